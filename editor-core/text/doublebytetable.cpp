// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor-core/text/doublebytetable.h"

#include <algorithm>

namespace furitsuke {

DoubleByteTable::DoubleByteTable(std::span<const DoubleByteRow> rows, UpperTrails upper,
                                 std::span<const UserArea> userAreas)
    : mUpper(upper)
    , mUserAreas(userAreas)
{
    for (const DoubleByteRow &row : rows)
        mRows[static_cast<size_t>(row.lead - firstLead)] = row.characters;
}

int DoubleByteTable::trailIndex(quint8 trail) const
{
    constexpr int lowFirst = 0x40;
    constexpr int lowLast = 0x7E;
    if (trail >= lowFirst && trail <= lowLast)
        return trail - lowFirst;
    if (trail >= mUpper.first && trail <= mUpper.last)
        return lowLast + 1 - lowFirst + trail - mUpper.first;
    return -1;
}

bool DoubleByteTable::isLead(quint8 lead) const
{
    const auto holds = [lead](const UserArea &area) {
        return lead >= area.firstLead && lead <= area.lastLead;
    };
    return lead >= firstLead && (!mRows[static_cast<size_t>(lead - firstLead)].empty() ||
                                 std::any_of(mUserAreas.begin(), mUserAreas.end(), holds));
}

char16_t DoubleByteTable::character(quint8 lead, quint8 trail) const
{
    const int index = trailIndex(trail);
    if (lead < firstLead || index < 0)
        return 0;

    for (const UserArea &area : mUserAreas) {
        if (lead < area.firstLead || lead > area.lastLead || trail < area.firstTrail ||
            trail > area.lastTrail)
            continue;
        const int first = trailIndex(area.firstTrail);
        const int perRow = trailIndex(area.lastTrail) - first + 1;
        return static_cast<char16_t>(area.firstCharacter + (lead - area.firstLead) * perRow + index - first);
    }

    const std::u16string_view row = mRows[static_cast<size_t>(lead - firstLead)];
    if (static_cast<size_t>(index) >= row.size())
        return 0;
    const char16_t found = row[static_cast<size_t>(index)];
    return found == u'.' ? u'\0' : found;
}

} // namespace furitsuke
