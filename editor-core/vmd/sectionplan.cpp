// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/sectionplan.h"

#include "editor-core/vmd/plausiblekeys.h"
#include "editor-core/vmd/records.h"

#include <bit>
#include <optional>

namespace furitsuke::vmd {

namespace {

quint32 u32At(QByteArrayView file, qint64 offset)
{
    return u32(file.data() + offset);
}

/// Whether the bytes of a record could be one, its frame being given.
bool plausible(QByteArrayView file, RecordSection section, qint64 offset, quint32 frame)
{
    const char *at = file.data() + offset;
    const auto framed = [frame](auto key) {
        key.frame = frame;
        return isPlausible(key);
    };
    switch (section) {
    case RecordSection::Camera:
        return framed(readCameraRecord(at));
    case RecordSection::Light:
        return framed(readLightRecord(at));
    case RecordSection::Shadow:
        return framed(readShadowRecord(at));
    case RecordSection::States: {
        StateKey key;
        key.visible = quint8(at[4]);
        return framed(key);
    }
    case RecordSection::Bones:
    case RecordSection::Morphs:
        break;
    }
    return true;
}

bool plausible(QByteArrayView file, RecordSection section, qint64 offset)
{
    return plausible(file, section, offset, u32At(file, offset));
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
    explicit Planner(QByteArrayView file)
        : mFile(file)
    {}

    /// One reading of the file; phantoms is a mask of the sections that hold an unannounced record.
    /// Empty where the file does not allow for it.
    std::optional<SectionPlan> plan(qint64 from, unsigned phantoms)
    {
        mPlan = {};
        mPlan.end = from;
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
        if (phantoms)
            return {};
        return mPlan;
    }

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
            if (place.announced != 0 || fit < 1 || !plausiblePhantom(RecordSection(s), place.offset))
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

    bool plausiblePhantom(RecordSection section, qint64 offset) const
    {
        // There are lights with frame 4294967295 among them.
        const quint32 frame = section == RecordSection::Light ? 0 : u32At(mFile, offset);
        return plausible(mFile, section, offset, frame);
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
};

/// Every section holds what it announces.
bool isTrue(const SectionPlan &plan)
{
    return std::none_of(plan.sections.begin(), plan.sections.end(),
                        [](const SectionPlan::Place &place) { return place.truncated; });
}

} // namespace

SectionPlan planSections(QByteArrayView file, qint64 headerEnd)
{
    Planner planner(file);
    const SectionPlan stated = *planner.plan(headerEnd, 0);
    // All six sections are there: bytes that follow them must not lose keys or give any, though they may
    // happen to have the right number.
    if (isTrue(stated) && (stated.sections.back().present || stated.end == file.size()))
        return stated;
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
            if (plan && isTrue(*plan) && plan->end == file.size())
                return *plan;
        }
    }
    return stated;
}

} // namespace furitsuke::vmd
