// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/boneloader.h"

#include "editor-core/vmd/blocksorter.h"
#include "editor-core/vmd/curveblock.h"
#include "editor-core/vmd/distribution.h"
#include "editor-core/vmd/findings.h"
#include "editor-core/vmd/vmdlayout.h"

#include <QCoreApplication>

#include <bit>
#include <cmath>
#include <limits>

namespace furitsuke::vmd {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Reader)
};

bool cancelled(const LoadContext &context)
{
    return context.progress && context.progress->isCancelled();
}

/// Counts of one thread's part of a section, and the residue it found.
struct Findings
{
    FindingCounter notFinite;
    FindingCounter zeroRotation;
    FindingCounter nonUnit;
    FindingCounter curves;
    FindingCounter oddBlocks;
    FindingCounter late;
    std::array<qint64, 8> layouts = {};
    Residue::Table<KeyName::size> names;
    Residue::Table<curveBlockSize> blocks;

    void merge(const Findings &other)
    {
        notFinite.merge(other.notFinite);
        zeroRotation.merge(other.zeroRotation);
        nonUnit.merge(other.nonUnit);
        curves.merge(other.curves);
        oddBlocks.merge(other.oddBlocks);
        late.merge(other.late);
        for (std::size_t i = 0; i < layouts.size(); ++i)
            layouts[i] += other.layouts[i];
        names.append(other.names);
        blocks.append(other.blocks);
    }

    /// The generation of MMD whose layout most keys have; other programs' layouts count for the one they
    /// imitate.
    CurveLayout generation() const
    {
        const auto count = [this](CurveLayout layout) { return layouts[std::size_t(layout)]; };
        const qint64 mmd7 = count(CurveLayout::Mmd7);
        const qint64 mmdX64 = count(CurveLayout::MmdX64) + count(CurveLayout::RealZeroTail);
        const qint64 mmd9 = count(CurveLayout::Mmd9) + count(CurveLayout::FlagZeroTail);
        if (mmd7 > mmd9 && mmd7 >= mmdX64)
            return CurveLayout::Mmd7;
        return mmdX64 > mmd9 ? CurveLayout::MmdX64 : CurveLayout::Mmd9;
    }
};

/// How the name fields of a track's records are written again.
struct NameForms
{
    explicit NameForms(const KeyName &field)
        : source(field)
        , padded(field.zeroPadded())
    {}

    quint8 of(const char *field, quint32 order, Residue::Table<KeyName::size> &residue) const
    {
        if (std::memcmp(field, padded.bytes.data(), KeyName::size) == 0)
            return 0;
        if (std::memcmp(field, source.bytes.data(), KeyName::size) == 0)
            return KeyForm::sourceNameBit;
        residue.append(order, QByteArrayView(field, KeyName::size));
        return KeyForm::rawNameBit;
    }

    KeyName source;
    KeyName padded;
};

/// Where a bone track's columns are, so that filling them costs no call.
struct BoneColumns
{
    static constexpr qint64 recordSize = boneRecordSize;

    explicit BoneColumns(BoneTrack &track)
        : frame(track.keys.column<&BoneKey::frame>().data())
        , order(track.keys.column<&BoneKey::order>().data())
        , position(track.keys.column<&BoneKey::position>().data())
        , rotation(track.keys.column<&BoneKey::rotation>().data())
        , curves(track.keys.column<&BoneKey::curves>().data())
        , form(track.keys.column<&BoneKey::form>().data())
        , names(track.sourceField)
    {}

    void fill(qsizetype row, const char *at, qint64 record, qint64 place, Findings &findings) const
    {
        std::array<float, 3> p;
        std::array<float, 4> q;
        qFromLittleEndian<float>(at + bone::position, p.size(), p.data());
        qFromLittleEndian<float>(at + bone::rotation, q.size(), q.data());
        const quint32 keyFrame = qFromLittleEndian<quint32>(at + bone::frame);
        const auto *block = reinterpret_cast<const quint8 *>(at) + bone::curves;
        CurveBlock read = readCurveBlock(block, p[0]);
        read.form.bits |= names.of(at, quint32(record), findings.names);
        frame[row] = keyFrame;
        order[row] = quint32(record);
        position[row] = {p[0], p[1], p[2]};
        rotation[row] = {q[0], q[1], q[2], q[3]};
        curves[row] = read.curves;
        form[row] = read.form;

        findings.layouts[std::size_t(read.form.layout())] += read.exact;
        if (!read.exact) {
            findings.oddBlocks.add(record, place + bone::curves);
            findings.blocks.append(quint32(record), QByteArrayView(block, curveBlockSize));
        }
        // Real values are far from overflowing a sum of squares, so one test serves an ordinary key.
        const float norm = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
        const float squares = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
        if (!(std::abs(norm - 1) <= 0.002f && squares <= std::numeric_limits<float>::max()))
            examine(p, q, norm, record, place, findings);
        const auto halves = std::bit_cast<std::array<quint64, 2>>(read.curves.bytes);
        if ((halves[0] | halves[1]) & 0x8080808080808080)
            findings.curves.add(record, place + bone::curves);
        if (keyFrame > latestShownFrame)
            findings.late.add(record, place + bone::frame);
    }

private:
    static void examine(const std::array<float, 3> &p, const std::array<float, 4> &q, float norm,
                        qint64 record, qint64 place, Findings &findings)
    {
        const auto finite = [](float value) { return std::isfinite(value); };
        if (!std::all_of(p.begin(), p.end(), finite) || !std::all_of(q.begin(), q.end(), finite))
            findings.notFinite.add(record, place + bone::position);
        else if (norm == 0)
            findings.zeroRotation.add(record, place + bone::rotation);
        else if (std::abs(norm - 1) > 0.002f && std::isfinite(norm))
            findings.nonUnit.add(record, place + bone::rotation);
    }

    quint32 *frame;
    quint32 *order;
    Vec3f *position;
    Quatf *rotation;
    BoneCurves *curves;
    KeyForm *form;
    NameForms names;
};

/// Where a morph track's columns are.
struct MorphColumns
{
    static constexpr qint64 recordSize = morphRecordSize;

    explicit MorphColumns(MorphTrack &track)
        : frame(track.keys.column<&MorphKey::frame>().data())
        , order(track.keys.column<&MorphKey::order>().data())
        , weight(track.keys.column<&MorphKey::weight>().data())
        , form(track.keys.column<&MorphKey::form>().data())
        , names(track.sourceField)
    {}

    void fill(qsizetype row, const char *at, qint64 record, qint64 place, Findings &findings) const
    {
        frame[row] = qFromLittleEndian<quint32>(at + morph::frame);
        order[row] = quint32(record);
        weight[row] = qFromLittleEndian<float>(at + morph::weight);
        form[row] = {names.of(at, quint32(record), findings.names)};
        if (!std::isfinite(weight[row]))
            findings.notFinite.add(record, place + morph::weight);
        if (frame[row] > latestShownFrame)
            findings.late.add(record, place + morph::frame);
    }

private:
    quint32 *frame;
    quint32 *order;
    float *weight;
    KeyForm *form;
    NameForms names;
};

/// Brings a record near the processor: read in sequence, memory is several times faster than in leaps.
template <qint64 size>
void touch(const char *record)
{
    constexpr qint64 cacheLine = 64;
    const volatile char *bytes = record;
    for (qint64 i = 0; i < size; i += cacheLine)
        (void)bytes[i];
}

/// Reads the records of a section whose tracks have names into those tracks, on several threads where there
/// is enough to do.
template <class Columns, class Key>
bool loadTracks(const LoadContext &context, Section section, qint64 offset, qint64 records,
                QList<Track<Key>> &tracks, Findings &found)
{
    constexpr qint64 recordSize = Columns::recordSize;
    const char *first = context.file.data() + offset;
    const RecordParts parts(records);
    const Distribution<Key> distribution(first, recordSize, parts, context.progress, tracks);
    if (cancelled(context))
        return false;

    Track<Key> *track = tracks.data();
    for (qsizetype t = 0; t < tracks.size(); ++t)
        track[t].keys.resizeForOverwrite(distribution.totals()[std::size_t(t)]);

    std::vector<Columns> columns;
    columns.reserve(std::size_t(tracks.size()));
    for (qsizetype t = 0; t < tracks.size(); ++t)
        columns.emplace_back(track[t]);
    std::vector<Findings> findings(std::size_t(parts.count));
    inParallel(parts.count, [&](int part) {
        std::vector<qsizetype> rows = distribution.rows(part);
        rows.resize(columns.size());
        Findings partFindings;
        BlockSorter sorter(columns.size());
        for (qint64 record = parts.first(part); record < parts.last(part); record += BlockSorter::blockSize) {
            if (context.progress) {
                if (context.progress->isCancelled())
                    return;
                context.progress->setShare(double(record - parts.first(part)) / double(parts.size(part)));
            }
            const qint64 end = qMin(record + BlockSorter::blockSize, parts.last(part));
            sorter.sort(record, end, [&](qint64 r) {
                touch<recordSize>(first + r * recordSize);
                return distribution.track(part, r);
            });
            for (const quint32 t : sorter.tracks()) {
                const Columns column = columns[t];
                qsizetype row = rows[t];
                sorter.eachRecord(t, [&](qint64 r) {
                    const qint64 place = r * recordSize;
                    column.fill(row++, first + place, r, offset + place, partFindings);
                });
                rows[t] = row;
            }
        }
        findings[std::size_t(part)] = std::move(partFindings);
    });
    if (cancelled(context))
        return false;
    for (const Findings &part : findings)
        found.merge(part);
    found.names.sort();
    found.blocks.sort();

    std::vector<TrackOrder> orders(std::size_t(parts.count));
    inParallel(parts.count, [&](int part) {
        for (qsizetype t = part; t < tracks.size(); t += parts.count)
            orders[std::size_t(part)].sort(track[t].keys);
    });
    for (std::size_t part = 1; part < orders.size(); ++part)
        orders[0].merge(orders[part]);
    found.notFinite.report(context.diagnostics, Severity::Warning, section, QStringLiteral("not-finite"),
                           notFiniteMessage());
    found.late.report(context.diagnostics, Severity::Warning, section, QStringLiteral("late-frame"),
                      lateFrameMessage());
    orders[0].report(context.diagnostics, section,
                     [&](qint64 record) { return offset + record * recordSize; });
    return true;
}

} // namespace

bool loadBones(const LoadContext &context, qint64 offset, qint64 records, Motion &motion)
{
    Findings found;
    if (!loadTracks<BoneColumns>(context, Section::Bones, offset, records, motion.bones, found))
        return false;
    motion.residue.boneNames = found.names;
    motion.residue.boneCurves = found.blocks;
    motion.form.generation = found.generation();

    Diagnostics &list = context.diagnostics;
    found.zeroRotation.report(list, Severity::Warning, Section::Bones, QStringLiteral("zero-rotation"),
                              Words::tr("A rotation of length zero; kept, and taken for no rotation."));
    found.nonUnit.report(list, Severity::Note, Section::Bones, QStringLiteral("rotation-length"),
                         Words::tr("A rotation is not of unit length; kept, and normalised when played."));
    found.curves.report(list, Severity::Warning, Section::Bones, QStringLiteral("curve-over-127"),
                        curveMessage());
    found.oddBlocks.report(list, Severity::Note, Section::Bones, QStringLiteral("odd-curve-bytes"),
                           Words::tr("Curve bytes that MMD does not read are not as MMD writes them; kept."));
    return true;
}

bool loadMorphs(const LoadContext &context, qint64 offset, qint64 records, Motion &motion)
{
    Findings found;
    if (!loadTracks<MorphColumns>(context, Section::Morphs, offset, records, motion.morphs, found))
        return false;
    motion.residue.morphNames = found.names;
    return true;
}

} // namespace furitsuke::vmd
