// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/sectionplan.h"

#include "editor-core/vmd/vmdlayout.h"

#include <QtEndian>

#include <bit>
#include <cmath>
#include <optional>

namespace furitsuke::vmd {

namespace {

quint32 u32At(QByteArrayView file, qint64 offset)
{
    return qFromLittleEndian<quint32>(file.data() + offset);
}

bool finiteFloats(QByteArrayView file, qint64 offset, int count)
{
    for (int i = 0; i < count; ++i) {
        if (!std::isfinite(qFromLittleEndian<float>(file.data() + offset + 4 * i)))
            return false;
    }
    return true;
}

/// Whether the bytes could be a record, so that what is left of a damaged file is not taken for keys. An
/// unannounced record may have any frame: there are some with 4294967295.
bool plausible(QByteArrayView file, RecordSection section, qint64 offset, bool unannounced = false)
{
    const quint32 latestFrame = unannounced ? 0xffffffff : 0x7fffffff;
    switch (section) {
    case RecordSection::Camera:
        return u32At(file, offset) <= latestFrame && finiteFloats(file, offset + camera::distance, 7)
            && u32At(file, offset + camera::viewAngle) <= 360 && quint8(file[offset + camera::projection]) <= 1;
    case RecordSection::Light:
        return u32At(file, offset) <= latestFrame && finiteFloats(file, offset + 4, 6);
    case RecordSection::Shadow:
        return u32At(file, offset) <= latestFrame && quint8(file[offset + 4]) <= 2
            && finiteFloats(file, offset + 5, 1);
    case RecordSection::States:
        return u32At(file, offset) <= latestFrame && quint8(file[offset + 4]) <= 1;
    case RecordSection::Bones:
    case RecordSection::Morphs:
        break;
    }
    return true;
}

/// Size of the display/IK record at an offset; -1 where it does not fit.
qint64 stateSize(QByteArrayView file, qint64 offset)
{
    if (file.size() - offset < stateRecordSize)
        return -1;
    const qint64 size = stateRecordSize + ikEntrySize * qint64(u32At(file, offset + 5));
    return size <= file.size() - offset ? size : -1;
}

class Planner
{
public:
    explicit Planner(QByteArrayView file) : mFile(file) {}

    /// One reading of the file; phantoms is a mask of the sections that hold an unannounced record.
    /// Empty where the file does not allow for it.
    std::optional<SectionPlan> plan(qint64 from, unsigned phantoms)
    {
        mPlan = {};
        mPlan.end = from;
        mComplete = false;
        for (int s = 0; s < recordSectionCount; ++s) {
            if (mFile.size() - mPlan.end < 4)
                break;
            const bool phantom = phantoms >> s & 1;
            const Step step = s == int(RecordSection::States) ? states() : fixedSize(s, phantom);
            if (step == Step::Impossible)
                return {};
            if (step == Step::Stop)
                return mPlan;
            phantoms &= ~(1u << s);
        }
        mComplete = mPlan.sections.back().present;
        if (phantoms)
            return {};
        return mPlan;
    }
    /// The last plan reached the end of the sixth section.
    bool isComplete() const { return mComplete; }

private:
    enum class Step { Next, Stop, Impossible };

    SectionPlan::Place &open(int s)
    {
        SectionPlan::Place &place = mPlan.sections[std::size_t(s)];
        place.present = true;
        place.countOffset = mPlan.end;
        place.announced = u32At(mFile, mPlan.end);
        place.offset = mPlan.end + 4;
        return place;
    }

    Step fixedSize(int s, bool phantom)
    {
        const qint64 size = recordSizes[std::size_t(s)];
        SectionPlan::Place &place = open(s);
        const qint64 fit = (mFile.size() - place.offset) / size;
        if (phantom) {
            if (place.announced != 0 || fit < 1 || !plausible(mFile, RecordSection(s), place.offset, true))
                return Step::Impossible;
            place.phantom = true;
            mPlan.end = place.offset + size;
            return Step::Next;
        }
        if (qint64(place.announced) <= fit) {
            place.records = place.announced;
            mPlan.end = place.offset + size * place.records;
            return Step::Next;
        }
        for (qint64 record = 0; record < fit; ++record) {
            if (!plausible(mFile, RecordSection(s), place.offset + record * size)) {
                // Not what the count promises: none of it is taken for keys.
                place = {};
                return Step::Stop;
            }
        }
        place.records = fit;
        place.truncated = true;
        mPlan.end = place.offset + size * fit;
        return Step::Stop;
    }

    Step states()
    {
        SectionPlan::Place &place = open(int(RecordSection::States));
        mPlan.end = place.offset;
        while (place.records < qint64(place.announced)) {
            const qint64 size = stateSize(mFile, mPlan.end);
            if (size < 0) {
                place.truncated = true;
                break;
            }
            ++place.records;
            mPlan.end += size;
        }
        if (!place.truncated)
            return Step::Next;
        qint64 offset = place.offset;
        for (qint64 record = 0; record < place.records; ++record) {
            if (!plausible(mFile, RecordSection::States, offset)) {
                mPlan.end = place.countOffset;
                place = {};
                break;
            }
            offset += stateSize(mFile, offset);
        }
        return Step::Stop;
    }

    QByteArrayView mFile;
    SectionPlan mPlan;
    bool mComplete = false;
};

/// The sections account for every byte, and each holds what it announces.
bool endsExactly(const SectionPlan &plan, qint64 fileSize)
{
    return plan.end == fileSize
        && std::none_of(plan.sections.begin(), plan.sections.end(),
                        [](const SectionPlan::Place &place) { return place.truncated; });
}

qint64 recordCount(const SectionPlan &plan)
{
    qint64 count = 0;
    for (const SectionPlan::Place &place : plan.sections)
        count += place.records;
    return count;
}

} // namespace

SectionPlan planSections(QByteArrayView file, qint64 headerEnd)
{
    Planner planner(file);
    const SectionPlan stated = *planner.plan(headerEnd, 0);
    if (endsExactly(stated, file.size()))
        return stated;
    const bool statedIsWhole = planner.isComplete();
    constexpr std::array<RecordSection, 3> candidates = {RecordSection::Camera, RecordSection::Light,
                                                         RecordSection::Shadow};
    for (int phantomCount = 1; phantomCount <= 3; ++phantomCount) {
        for (unsigned chosen = 1; chosen < 8; ++chosen) {
            if (std::popcount(chosen) != phantomCount)
                continue;
            unsigned mask = 0;
            for (std::size_t i = 0; i < candidates.size(); ++i)
                mask |= (chosen >> i & 1) << unsigned(candidates[i]);
            const std::optional<SectionPlan> plan = planner.plan(headerEnd, mask);
            const bool fits = plan && endsExactly(*plan, file.size());
            // A whole file followed by bytes that happen to have the right number must not lose keys to them.
            if (fits && !(statedIsWhole && recordCount(stated) > recordCount(*plan)))
                return *plan;
        }
    }
    return stated;
}

} // namespace furitsuke::vmd
