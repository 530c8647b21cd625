// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/roundtripproperty.h"

#include "editor-core/sampling/sampler.h"
#include "editor-core/vmd/reader.h"
#include "editor-core/vmd/writer.h"
#include "tests/support/randomedits.h"

#include <limits>

namespace furitsuke::test {

namespace {

bool isSorted(const Motion &motion)
{
    bool sorted = true;
    for (const TrackRef track : motion.tracks())
        motion.visit(track, [&sorted](const auto &keys) { sorted = sorted && keys.isSorted(); });
    return sorted;
}

QString diagnosticFault(const Diagnostics &diagnostics, qsizetype fileSize)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        if (diagnostic.code.isEmpty() || diagnostic.message.isEmpty())
            return QStringLiteral("a finding without code or message");
        if (diagnostic.offset > fileSize)
            return QStringLiteral("a finding behind the end of the file: %1").arg(diagnostic.code);
        if (diagnostic.count < 1)
            return QStringLiteral("a finding about nothing: %1").arg(diagnostic.code);
    }
    return {};
}

void sampleEverything(const Motion &motion)
{
    const double last = motion.lastFrame();
    for (const double frame :
         {0.0, 0.5, last / 3, last, last + 10, std::numeric_limits<double>::quiet_NaN()}) {
        for (const BoneTrack &track : motion.bones)
            sampleBone(track.keys, frame);
        for (const MorphTrack &track : motion.morphs)
            sampleMorph(track.keys, frame);
        sampleCamera(motion.camera, frame);
        sampleLight(motion.light, frame);
        sampleShadow(motion.shadow, frame);
        sampleState(motion.states, frame);
    }
}

QString editFault(const Motion &motion, QByteArrayView file)
{
    quint32 seed = 2166136261; // FNV-1a
    for (const char byte : file.last(qMin<qsizetype>(file.size(), 8)))
        seed = (seed ^ quint8(byte)) * 16777619;
    QRandomGenerator random(seed);
    QString what;
    const EditResult result = randomEdit(motion, random, &what);
    const auto fault = [&what](const char *text) {
        return QStringLiteral("%1 (%2)").arg(QString::fromLatin1(text), what);
    };
    if (!result.error.isEmpty() && !result.edit.isEmpty())
        return fault("an edit with an error that is not empty");
    Motion edited = motion;
    result.edit.apply(edited);
    if (!isSorted(edited))
        return fault("keys are out of order after the edit");
    const QByteArray written = writeMotion(edited);
    if (written.size() != encodedSize(edited))
        return fault("the size after the edit is not as announced");
    const ReadResult again = readMotion(written);
    for (int kind = 0; kind < trackKindCount; ++kind) {
        if (!again.ok || again.motion.keyCount(TrackKind(kind)) != edited.keyCount(TrackKind(kind)))
            return fault("not as many keys are read again after the edit");
    }
    if (writeMotion(motion) != file)
        return fault("the edit changed the motion that it was made of");
    result.edit.inverted().apply(edited);
    if (!(edited == motion))
        return fault("the inverse edit gives another motion");
    if (writeMotion(edited) != file)
        return fault("the inverse edit gives other bytes");
    return {};
}

} // namespace

QString roundTripFault(QByteArrayView file)
{
    const ReadResult result = readMotion(file);
    if (!result.ok)
        return result.error.isEmpty() ? QStringLiteral("refused without a reason") : QString();
    if (!result.error.isEmpty())
        return QStringLiteral("accepted with an error");
    const QByteArray written = writeMotion(result.motion);
    if (written != file)
        return QStringLiteral("not written as it was read");
    if (written.size() != encodedSize(result.motion))
        return QStringLiteral("the size is not as announced");
    if (!(readMotion(written).motion == result.motion))
        return QStringLiteral("read differently the second time");
    if (!isSorted(result.motion))
        return QStringLiteral("keys are out of order");
    if (const QString fault = diagnosticFault(result.diagnostics, file.size()); !fault.isEmpty())
        return fault;
    sampleEverything(result.motion);
    return editFault(result.motion, file);
}

} // namespace furitsuke::test
