// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <algorithm>

namespace furitsuke {

/// First row from `from` on whose frame `isBefore` does not accept, which it accepts from some row on no
/// more; near ones are found soonest.
template <class IsBefore>
qsizetype seekRow(const QList<quint32> &frames, qsizetype from, IsBefore &&isBefore)
{
    qsizetype stride = 1;
    qsizetype low = from;
    qsizetype high = from;
    while (high < frames.size() && isBefore(frames[high])) {
        low = high + 1;
        high = qMin(high + stride, frames.size());
        stride *= 2;
    }
    return std::partition_point(frames.begin() + low, frames.begin() + high, isBefore) - frames.begin();
}

} // namespace furitsuke
