// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace furitsuke::cli {

/// Frames that somebody asked for: "0,12.5,30-60,0-10:0.25".
class FrameList
{
public:
    /// Empty on success, else what is wrong with the text, translated.
    QString parse(const QString &text);

    qint64 count() const;
    /// Calls function(frame) in the order of the text, as long as it returns true.
    template <class Function>
    void forEach(Function &&function) const
    {
        for (const Range &range : mRanges) {
            for (qint64 i = 0; i < range.count; ++i) {
                if (!function(range.first + double(i) * range.step))
                    return;
            }
        }
    }

    static constexpr qint64 maximalCount = 10'000'000;

private:
    struct Range
    {
        double first = 0;
        double step = 1;
        qint64 count = 1;
    };
    QString parseRange(const QString &text);

    QList<Range> mRanges;
};

} // namespace furitsuke::cli
