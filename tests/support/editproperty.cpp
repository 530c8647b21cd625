// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editproperty.h"

#include "editor-core/sampling/sampler.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/randomedits.h"
#include "tests/support/rawfile.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <limits>

namespace furitsuke::test {

namespace {

/// A key and the track that it is in.
template <class Key>
struct PlacedKey
{
    Key key;
    qint32 track = 0;
};

/// The keys of a kind in the order of their records.
template <class Key>
QList<PlacedKey<Key>> keysByOrder(const Motion &motion)
{
    QList<PlacedKey<Key>> result;
    for (const TrackRef track : motion.tracks()) {
        if (track.kind != kindOf<Key>)
            continue;
        const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
        for (qsizetype row = 0; row < keys.size(); ++row)
            result.append({keys.key(row), track.index});
    }
    std::sort(result.begin(), result.end(),
              [](const auto &a, const auto &b) { return a.key.order < b.key.order; });
    return result;
}

bool sameName(const Motion &a, const Motion &b, TrackRef track)
{
    if (track.kind == TrackKind::Bone)
        return a.bones[track.index].sourceField == b.bones[track.index].sourceField;
    if (track.kind == TrackKind::Morph)
        return a.morphs[track.index].sourceField == b.morphs[track.index].sourceField;
    return true;
}

template <class Key>
QString untouchedFault(const Motion &before, const RawFile &old, const Motion &after, const RawFile &now)
{
    const QList<PlacedKey<Key>> oldKeys = keysByOrder<Key>(before);
    const QList<PlacedKey<Key>> newKeys = keysByOrder<Key>(after);
    const auto section = std::size_t(sectionOf(kindOf<Key>));
    if (now.sections[section].size() != newKeys.size())
        return QStringLiteral("section %1 has not as many records as keys").arg(section);
    for (qsizetype i = 0; i < newKeys.size(); ++i) {
        const PlacedKey<Key> &placed = newKeys[i];
        const auto was = std::lower_bound(oldKeys.begin(), oldKeys.end(), placed.key.order,
                                          [](const auto &a, quint32 order) { return a.key.order < order; });
        const bool untouched = was != oldKeys.end() && was->key == placed.key && was->track == placed.track &&
                               sameName(before, after, {kindOf<Key>, placed.track});
        if (untouched && old.sections[section][was - oldKeys.begin()] != now.sections[section][i])
            return QStringLiteral("record %1 of section %2 changed with its key untouched")
                .arg(i)
                .arg(section);
    }
    return {};
}

/// Compares the files by their plain bytes.
QString untouchedFault(const Motion &before, const QByteArray &oldFile, const Motion &after,
                       const QByteArray &newFile)
{
    const RawFile old(oldFile);
    const RawFile now(newFile);
    for (const QString &fault :
         {untouchedFault<BoneKey>(before, old, after, now), untouchedFault<MorphKey>(before, old, after, now),
          untouchedFault<CameraKey>(before, old, after, now),
          untouchedFault<LightKey>(before, old, after, now),
          untouchedFault<ShadowKey>(before, old, after, now),
          untouchedFault<StateKey>(before, old, after, now)}) {
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

/// The file's counts are true, and nothing follows its sections: it can be taken apart by them alone.
bool isPlain(const Motion &motion)
{
    return motion.form.trailer.isEmpty() && !motion.form.oldHeader() &&
           std::none_of(
               motion.form.sections.begin(), motion.form.sections.end(),
               [](const FileForm::SectionForm &form) { return form.countLies || !form.phantom.isEmpty(); });
}

QString stepFault(const Motion &before, const EditResult &result, const Motion &after)
{
    Motion back = after;
    result.edit.inverted().apply(back);
    if (!(back == before))
        return QStringLiteral("its inverse does not give back the motion");
    const QByteArray written = writeMotion(after);
    if (written.size() != encodedSize(after))
        return QStringLiteral("the size of the file is not as foretold");
    const ReadResult again = readMotion(written);
    if (!again.ok)
        return QStringLiteral("the edited file is refused");
    if (writeMotion(again.motion) != written)
        return QStringLiteral("the edited file is not written back the same");
    return {};
}

QString chainFault(const Motion &motion, QByteArrayView input)
{
    constexpr int steps = 3;
    const QByteArray file = input.toByteArray();
    QRandomGenerator random(quint32(qHash(input.last(qMin<qsizetype>(input.size(), 8)), 1)));
    Motion before = motion;
    MotionEdit together;
    bool joined = true; // edits that set the frames of whole tracks are not put together
    for (int step = 0; step < steps; ++step) {
        QString what;
        const EditResult result = randomEdit(before, random, &what);
        Motion after = before;
        result.edit.apply(after);
        QString fault = stepFault(before, result, after);
        if (fault.isEmpty() && isPlain(motion))
            fault = untouchedFault(motion, file, after, writeMotion(after));
        if (!fault.isEmpty())
            return QStringLiteral("edit %1 (%2): %3").arg(step).arg(what, fault);
        joined = joined && (step == 0 || together.canBeFollowedBy(result.edit));
        if (joined)
            together = step == 0 ? result.edit : together.followedBy(result.edit);
        before = after;
    }
    if (!joined)
        return {};
    Motion atOnce = motion;
    together.apply(atOnce);
    if (!(atOnce == before))
        return QStringLiteral("the edits as one do not give what they give one by one");
    together.inverted().apply(atOnce);
    if (!(atOnce == motion) || writeMotion(atOnce) != file)
        return QStringLiteral("the inverse of the edits as one does not give back the file");
    return {};
}

bool usable(const Vec3d &v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

bool usable(const Quatd &q)
{
    return std::abs(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1) < 1e-6;
}

bool usableAt(const Motion &motion, double frame, BeforeFirstKey policy)
{
    for (const BoneTrack &track : motion.bones) {
        const BonePose pose = sampleBone(track.keys, frame, policy);
        if (!usable(pose.position) || !usable(pose.rotation))
            return false;
    }
    for (const MorphTrack &track : motion.morphs) {
        if (!std::isfinite(sampleMorph(track.keys, frame, policy)))
            return false;
    }
    const CameraPose camera = sampleCamera(motion.camera, frame, policy);
    const LightPose light = sampleLight(motion.light, frame, policy);
    const ShadowPose shadow = sampleShadow(motion.shadow, frame, policy);
    const QByteArrayList ikOff = sampleState(motion.states, frame).ikOff;
    return usable(camera.target) && usable(camera.rotation) && std::isfinite(camera.distance) &&
           std::isfinite(camera.viewAngle) && usable(light.colour) && usable(light.direction) &&
           std::isfinite(shadow.distance) && shadow.mode >= 0 && shadow.mode <= 2 &&
           QSet<QByteArray>(ikOff.begin(), ikOff.end()).size() == ikOff.size();
}

QString samplingFault(const Motion &motion)
{
    constexpr qsizetype enough = 48;
    QList<double> frames = {-1, 0, 0.5, 1e12, std::numeric_limits<double>::quiet_NaN()};
    for (const TrackRef track : motion.tracks()) {
        const qsizetype keys = motion.keyCount(track);
        if (keys == 0 || frames.size() > enough)
            continue;
        const double frame = motion.frameAt(track, keys / 2);
        frames << frame - 0.5 << frame << frame + 0.3;
    }
    for (const BeforeFirstKey policy : {BeforeFirstKey::AsMmd, BeforeFirstKey::HoldFirst}) {
        for (const double frame : std::as_const(frames)) {
            if (!usableAt(motion, frame, policy))
                return QStringLiteral("a value at frame %1 cannot be used").arg(frame, 0, 'g', 17);
        }
    }
    return {};
}

} // namespace

QString editLawFault(const Motion &before, const EditResult &result)
{
    if (!result.error.isEmpty())
        return result.edit.isEmpty() ? QString() : QStringLiteral("there is an error and an edit");
    Motion after = before;
    result.edit.apply(after);
    const QString fault = stepFault(before, result, after);
    return fault.isEmpty() && isPlain(before)
               ? untouchedFault(before, writeMotion(before), after, writeMotion(after))
               : fault;
}

QString editFault(QByteArrayView file)
{
    const ReadResult result = readMotion(file);
    if (!result.ok)
        return {};
    const QString fault = samplingFault(result.motion);
    return fault.isEmpty() ? chainFault(result.motion, file) : fault;
}

} // namespace furitsuke::test
