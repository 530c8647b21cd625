// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/reader.h"

#include "editor-core/text/encodingguess.h"
#include "editor-core/vmd/boneloader.h"
#include "editor-core/vmd/findings.h"
#include "editor-core/vmd/plausiblekeys.h"
#include "editor-core/vmd/records.h"
#include "editor-core/vmd/sectionplan.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <cmath>
#include <new>

namespace furitsuke {

using namespace vmd;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Reader)
};

constexpr char signatureStart[] = "Vocaloid Motion Data";

Section sectionFor(RecordSection s)
{
    return static_cast<Section>(int(Section::Bones) + int(s));
}

/// Reads one file: header, then the sections that the plan found.
class Reader
{
public:
    Reader(QByteArrayView file, TaskProgress *progress)
        : mFile(file)
        , mProgress(progress)
    {}

    ReadResult read()
    {
        if (!readHeader())
            return std::move(mResult);
        mPlan = planSections(mFile, mHeaderEnd);
        readForm();
        Motion &motion = mResult.motion;
        const SectionPlan::Place &bones = mPlan.place(RecordSection::Bones);
        const SectionPlan::Place &morphs = mPlan.place(RecordSection::Morphs);
        LoadContext context{mFile, mProgress, mDiagnostics};
        const bool finished = loadBones(context, bones.offset, bones.records, motion) &&
                              loadMorphs(context, morphs.offset, morphs.records, motion);
        if (!finished) {
            mResult = {};
            mResult.cancelled = true;
            mResult.error = Words::tr("Cancelled.");
            return std::move(mResult);
        }
        readCamera();
        readLight();
        readShadow();
        readStates();
        for (std::size_t s = 0; s < recordSectionCount; ++s)
            motion.nextOrder[s] = quint32(mPlan.sections[s].records);
        suggestNames();
        reportWhole();
        mResult.diagnostics = mDiagnostics;
        mResult.ok = true;
        return std::move(mResult);
    }

private:
    void note(Severity severity, Section section, const char *code, const QString &message,
              qint64 record = -1, qint64 offset = -1, qint64 count = 1)
    {
        mDiagnostics.append({severity, section, QString::fromLatin1(code), message, record, offset, count});
    }

    bool refuse(const QString &why)
    {
        mResult = {};
        mResult.error = why;
        return false;
    }

    bool readHeader()
    {
        if (mFile.isEmpty())
            return refuse(Words::tr("The file is empty."));
        const QByteArrayView start(signatureStart);
        if (!mFile.startsWith(start)) {
            return refuse(
                mFile.size() < start.size()
                    ? Words::tr("Not a VMD file: it has only %n byte(s).", nullptr, int(mFile.size()))
                    : Words::tr("Not a VMD file: it does not begin with “Vocaloid Motion Data”."));
        }
        const QByteArrayView version =
            mFile.sliced(start.size()).first(qMin<qint64>(5, mFile.size() - start.size()));
        const bool old = version == QByteArrayView(" file");
        mHeaderEnd = signatureSize + (old ? oldModelNameSize : modelNameSize);
        if (mFile.size() < mHeaderEnd) {
            return refuse(Words::tr("The file ends inside its header, after %1 of %2 bytes.")
                              .arg(mFile.size())
                              .arg(mHeaderEnd));
        }
        FileForm &form = mResult.motion.form;
        form.signature = mFile.first(signatureSize).toByteArray();
        form.modelNameField = mFile.sliced(signatureSize, mHeaderEnd - signatureSize).toByteArray();
        if (old) {
            note(Severity::Note, Section::Header, "old-header",
                 Words::tr("An old header with 10 bytes for the model name; kept so."), -1, 0);
        } else if (version != QByteArrayView(" 0002")) {
            note(Severity::Warning, Section::Header, "unknown-version",
                 Words::tr("Unknown version “%1”; read as version 0002. Other programs may refuse the file.")
                     .arg(decodeName(version.first(nameLength(version)), NameEncoding::Cp932).text.trimmed()),
                 -1, start.size());
        }
        const QByteArrayView rest = mFile.sliced(25, signatureSize - 25);
        if (std::any_of(rest.begin(), rest.end(), [](char c) { return c != '\0'; })) {
            note(Severity::Note, Section::Header, "signature-leftovers",
                 Words::tr("Bytes after the signature are not zero, as in files of old MMD versions; kept."),
                 -1, 25);
        }
        return true;
    }

    /// What of the sections is not keys, and what is wrong with them.
    void readForm()
    {
        FileForm &form = mResult.motion.form;
        for (int s = 0; s < recordSectionCount; ++s) {
            const SectionPlan::Place &place = mPlan.sections[std::size_t(s)];
            FileForm::SectionForm &section = form.sections[std::size_t(s)];
            const Section name = sectionFor(RecordSection(s));
            section.present = place.present;
            if (!place.present)
                continue;
            section.recordCount = quint32(place.records);
            section.announcedCount = place.announced;
            section.countLies = place.truncated;
            if (place.phantom) {
                section.phantom = mFile.sliced(place.offset, recordSizes[std::size_t(s)]).toByteArray();
                note(Severity::Note, name, "unannounced-record",
                     Words::tr(
                         "The section announces no record, yet one follows, as in files of old MMD versions; "
                         "it is kept and carries no key."),
                     0, place.offset);
            }
            if (place.truncated) {
                note(Severity::Error, name, "truncated-section",
                     Words::tr("%1 records are announced, but only %2 are there; those are kept.")
                         .arg(place.announced)
                         .arg(place.records),
                     place.records, mPlan.end);
            }
        }
        form.trailer = mFile.sliced(mPlan.end).toByteArray();
        const auto firstAbsent = std::find_if(mPlan.sections.begin(), mPlan.sections.end(),
                                              [](const SectionPlan::Place &place) { return !place.present; });
        const qint64 rest = form.trailer.size();
        const bool damaged = std::any_of(mPlan.sections.begin(), mPlan.sections.end(),
                                         [](const SectionPlan::Place &place) { return place.truncated; });
        if (rest > 0 && damaged) {
            note(Severity::Error, Section::Trailer, "incomplete-record",
                 Words::tr("%n byte(s) of an incomplete record are kept at the end.", nullptr, int(rest)), -1,
                 mPlan.end);
        } else if (rest > 0 && firstAbsent != mPlan.sections.end()) {
            const auto section = RecordSection(firstAbsent - mPlan.sections.begin());
            if (rest < 4) {
                note(Severity::Error, sectionFor(section), "truncated-count",
                     Words::tr("The file ends inside the count of this section; its %n byte(s) are kept.",
                               nullptr, int(rest)),
                     -1, mPlan.end);
            } else {
                note(Severity::Error, sectionFor(section), "impossible-count",
                     Words::tr("%1 records are announced, which the rest of the file cannot hold; "
                               "its %2 bytes are kept as they are.")
                         .arg(u32(mFile.data() + mPlan.end))
                         .arg(rest),
                     -1, mPlan.end);
            }
        } else if (rest > 0) {
            note(Severity::Note, Section::Trailer, "trailing-bytes",
                 Words::tr("%n byte(s) follow the last section; they are kept.", nullptr, int(rest)), -1,
                 mPlan.end);
        } else if (firstAbsent != mPlan.sections.end()) {
            const auto section = RecordSection(firstAbsent - mPlan.sections.begin());
            note(Severity::Note, sectionFor(section), "absent-sections",
                 Words::tr("The file ends before this section; it is written only when keys are added."), -1,
                 mPlan.end);
        }
    }

    /// Calls function(pointer to record, record number, offset) for the records of a fixed-size section, then
    /// sorts what it filled.
    template <class Key, class Function>
    void readFixed(RecordSection section, KeyColumns<Key> &keys, Function &&function)
    {
        const SectionPlan::Place &place = mPlan.place(section);
        const qint64 size = recordSizes[std::size_t(section)];
        FindingCounter late;
        keys.reserve(place.records);
        for (qint64 record = 0; record < place.records; ++record) {
            const qint64 offset = place.offset + record * size;
            Key key = function(mFile.data() + offset, record, offset);
            key.order = quint32(record);
            keys.append(key);
            if (key.frame > latestShownFrame)
                late.add(record, offset);
        }
        finish(section, keys, late, [&](qint64 record) { return place.offset + record * size; });
    }

    template <class Key, class Offset>
    void finish(RecordSection section, KeyColumns<Key> &keys, const FindingCounter &late, Offset &&offsetOf)
    {
        const Section name = sectionFor(section);
        late.report(mDiagnostics, Severity::Warning, name, QStringLiteral("late-frame"), lateFrameMessage());
        TrackOrder order;
        order.sort(keys);
        order.report(mDiagnostics, name, offsetOf);
    }

    void readCamera()
    {
        FindingCounter notFinite;
        FindingCounter curves;
        FindingCounter angle;
        FindingCounter projection;
        readFixed(RecordSection::Camera, mResult.motion.camera,
                  [&](const char *at, qint64 record, qint64 offset) {
                      const CameraKey key = readCameraRecord(at);
                      if (!std::isfinite(key.distance) || !isFinite(key.target) || !isFinite(key.rotation))
                          notFinite.add(record, offset);
                      if (!(clampedCurves(key.curves) == key.curves))
                          curves.add(record, offset + camera::curves);
                      if (key.viewAngle == 0 || key.viewAngle > 180)
                          angle.add(record, offset + camera::viewAngle);
                      if (key.projection > 1)
                          projection.add(record, offset + camera::projection);
                      return key;
                  });
        notFinite.report(mDiagnostics, Severity::Warning, Section::Camera, QStringLiteral("not-finite"),
                         notFiniteMessage());
        curves.report(mDiagnostics, Severity::Warning, Section::Camera, QStringLiteral("curve-over-127"),
                      curveMessage());
        angle.report(mDiagnostics, Severity::Warning, Section::Camera, QStringLiteral("view-angle"),
                     Words::tr("A view angle of 0 or over 180 degrees; kept."));
        projection.report(mDiagnostics, Severity::Note, Section::Camera, QStringLiteral("odd-switch"),
                          switchMessage());
    }

    void readLight()
    {
        FindingCounter notFinite;
        readFixed(RecordSection::Light, mResult.motion.light,
                  [&](const char *at, qint64 record, qint64 offset) {
                      const LightKey key = readLightRecord(at);
                      if (!isFinite(key.colour) || !isFinite(key.direction))
                          notFinite.add(record, offset);
                      return key;
                  });
        notFinite.report(mDiagnostics, Severity::Warning, Section::Light, QStringLiteral("not-finite"),
                         notFiniteMessage());
    }

    void readShadow()
    {
        FindingCounter notFinite;
        FindingCounter mode;
        readFixed(RecordSection::Shadow, mResult.motion.shadow,
                  [&](const char *at, qint64 record, qint64 offset) {
                      const ShadowKey key = readShadowRecord(at);
                      if (!std::isfinite(key.distance))
                          notFinite.add(record, offset);
                      if (key.mode > 2)
                          mode.add(record, offset + 4);
                      return key;
                  });
        notFinite.report(mDiagnostics, Severity::Warning, Section::Shadow, QStringLiteral("not-finite"),
                         notFiniteMessage());
        mode.report(mDiagnostics, Severity::Warning, Section::Shadow, QStringLiteral("shadow-mode"),
                    Words::tr("A self-shadow mode over 2; kept, and taken for mode 2."));
    }

    void readStates()
    {
        const SectionPlan::Place &place = mPlan.place(RecordSection::States);
        KeyColumns<StateKey> &keys = mResult.motion.states;
        FindingCounter odd;
        FindingCounter late;
        QList<qint64> offsets;
        offsets.reserve(place.records);
        keys.reserve(place.records);
        qint64 offset = place.offset;
        for (qint64 record = 0; record < place.records; ++record) {
            const char *at = mFile.data() + offset;
            StateKey key;
            key.frame = u32(at);
            key.visible = quint8(at[4]);
            key.order = quint32(record);
            const quint32 count = u32(at + 5);
            bool oddByte = key.visible > 1;
            key.ik.reserve(count);
            for (quint32 i = 0; i < count; ++i) {
                const char *entry = at + stateRecordSize + ikEntrySize * qint64(i);
                key.ik.append(
                    {LongName::fromBytes(QByteArrayView(entry, LongName::size)), quint8(entry[20])});
                oddByte = oddByte || quint8(entry[20]) > 1;
            }
            if (oddByte)
                odd.add(record, offset);
            if (key.frame > latestShownFrame)
                late.add(record, offset);
            keys.append(key);
            offsets.append(offset);
            offset += stateRecordSize + ikEntrySize * qint64(count);
        }
        odd.report(mDiagnostics, Severity::Note, Section::States, QStringLiteral("odd-switch"),
                   switchMessage());
        finish(RecordSection::States, keys, late, [&offsets](qint64 record) { return offsets[record]; });
    }

    void suggestNames()
    {
        const Motion &motion = mResult.motion;
        QByteArrayList bones;
        QByteArrayList morphs;
        QByteArrayList iks;
        bones.reserve(motion.bones.size());
        for (const BoneTrack &track : motion.bones)
            bones.append(track.name);
        morphs.reserve(motion.morphs.size());
        for (const MorphTrack &track : motion.morphs)
            morphs.append(track.name);
        for (const QList<IkState> &states : motion.states.column<&StateKey::ik>()) {
            for (const IkState &state : states) {
                if (iks.size() < 1000)
                    iks.append(state.name.name());
            }
        }
        mResult.encoding = suggestEncoding(bones, morphs, iks);
        if (mResult.encoding != NameEncoding::Cp932) {
            note(Severity::Warning, Section::File, "name-encoding",
                 Words::tr(
                     "The names are taken for %1, since most are known names then; MMD reads them as cp932.")
                     .arg(encodingLabel(mResult.encoding)));
        }
        reportNames(motion.bones, RecordSection::Bones);
        reportNames(motion.morphs, RecordSection::Morphs);
        reportIkNames();
        const QByteArray model = motion.form.modelName();
        if (!decodeName(model, mResult.encoding).complete) {
            note(Severity::Note, Section::Header, "undecodable-name",
                 Words::tr("The model name “%1” is cut inside a character or not in %2; its bytes are kept.")
                     .arg(decodeName(model, mResult.encoding).text, encodingLabel(mResult.encoding)),
                 -1, signatureSize);
        }
    }

    /// What is odd about the names of a section: the record is the first with such a name, the count that of
    /// the names.
    template <class Key>
    void reportNames(const QList<Track<Key>> &tracks, RecordSection section)
    {
        FindingCounter undecodable;
        FindingCounter empty;
        QString text;
        for (const Track<Key> &track : tracks) {
            const DecodedName decoded = decodeName(track.name, mResult.encoding);
            if (decoded.complete && !track.name.isEmpty())
                continue;
            const QList<quint32> &orders = track.keys.orders();
            const auto record = qint64(*std::min_element(orders.begin(), orders.end()));
            const qint64 offset = mPlan.place(section).offset + record * recordSizes[std::size_t(section)];
            if (track.name.isEmpty())
                empty.add(record, offset);
            if (decoded.complete)
                continue;
            undecodable.add(record, offset);
            if (undecodable.record == record)
                text = decoded.text;
        }
        undecodable.report(mDiagnostics, Severity::Note, sectionFor(section),
                           QStringLiteral("undecodable-name"), undecodableMessage(text));
        empty.report(mDiagnostics, Severity::Warning, sectionFor(section), QStringLiteral("empty-name"),
                     Words::tr("Keys have an empty name; kept."));
    }

    void reportIkNames()
    {
        FindingCounter undecodable;
        QString text;
        QSet<QByteArray> seen;
        qint64 offset = mPlan.place(RecordSection::States).offset;
        const qint64 records = mPlan.place(RecordSection::States).records;
        for (qint64 record = 0; record < records; ++record) {
            const quint32 count = u32(mFile.data() + offset + 5);
            offset += stateRecordSize;
            for (quint32 i = 0; i < count; ++i, offset += ikEntrySize) {
                const QByteArrayView field = mFile.sliced(offset, LongName::size);
                const QByteArray name = field.first(nameLength(field)).toByteArray();
                if (seen.contains(name))
                    continue;
                seen.insert(name);
                const DecodedName decoded = decodeName(name, mResult.encoding);
                if (!decoded.complete && undecodable.count == 0)
                    text = decoded.text;
                if (!decoded.complete)
                    undecodable.add(record, offset);
            }
        }
        undecodable.report(mDiagnostics, Severity::Note, Section::States, QStringLiteral("undecodable-name"),
                           undecodableMessage(text));
    }

    QString undecodableMessage(const QString &first) const
    {
        return Words::tr(
                   "Names are cut inside a character or not in %1, the first “%2”; their bytes are kept.")
            .arg(encodingLabel(mResult.encoding), first);
    }

    /// What concerns the file as a whole.
    void reportWhole()
    {
        const Motion &motion = mResult.motion;
        const bool model = !motion.bones.isEmpty() || !motion.morphs.isEmpty();
        const bool scene = !motion.camera.isEmpty() || !motion.light.isEmpty() || !motion.shadow.isEmpty();
        const bool cameraName = motion.form.modelName() == cameraModelName().name();
        if (model && scene) {
            note(Severity::Warning, Section::File, "both-halves",
                 cameraName
                     ? Words::tr(
                           "The file holds bones or morphs and camera or light; MMD reads the camera half.")
                     : Words::tr(
                           "The file holds bones or morphs and camera or light; MMD reads the bone half."));
        } else if (scene && !cameraName) {
            note(Severity::Warning, Section::Header, "camera-name",
                 Words::tr("A camera or light motion without MMD's reserved model name; MMD refuses it."), -1,
                 signatureSize);
        }
    }

    QByteArrayView mFile;
    TaskProgress *mProgress;
    qint64 mHeaderEnd = 0;
    SectionPlan mPlan;
    ReadResult mResult;
    Diagnostics mDiagnostics;
};

} // namespace

ReadResult readMotion(QByteArrayView file, TaskProgress *progress)
{
    try {
        return Reader(file, progress).read();
    } catch (const std::bad_alloc &) {
        ReadResult refused;
        refused.error = Words::tr("There is not enough memory for this file.");
        return refused;
    }
}

ReadResult readMotionFile(const QString &path, TaskProgress *progress)
{
    ReadResult refused;
    const QFileInfo info(path);
    if (!info.exists())
        refused.error = Words::tr("There is no such file.");
    else if (info.isDir())
        refused.error = Words::tr("This is a folder, not a file.");
    else if (!info.isFile())
        refused.error = Words::tr("This is not a regular file.");
    if (!refused.error.isEmpty())
        return refused;

    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        refused.error = Words::tr("The file cannot be read: %1").arg(file.errorString());
        return refused;
    }
    if (const qint64 size = file.size(); size > 0) {
        if (const uchar *mapped = file.map(0, size))
            return readMotion(QByteArrayView(mapped, size), progress);
    }
    const QByteArray content = file.readAll();
    if (file.error() != QFileDevice::NoError) {
        refused.error = Words::tr("The file cannot be read: %1").arg(file.errorString());
        return refused;
    }
    return readMotion(content, progress);
}

} // namespace furitsuke
