// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/thintext.h"

#include "editor-core/edits/tracklabel.h"

#include <QCoreApplication>

#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ThinText)
};

QString deviationText(ThinQuantity quantity)
{
    switch (quantity) {
    case ThinQuantity::Position:
        return Words::tr("Position: off by %1 at most (%2, frame %3).");
    case ThinQuantity::Angle:
        return Words::tr("Angle: off by %1° at most (%2, frame %3).");
    case ThinQuantity::Weight:
        break;
    }
    return Words::tr("Weight: off by %1 at most (%2, frame %3).");
}

} // namespace

QStringList thinReport(const ThinResult &result, const Motion &motion, NameEncoding encoding)
{
    if (result.keysBefore == 0)
        return {Words::tr("There are no keys that could be thinned out.")};
    const auto countOf = [](qsizetype keys) {
        return int(qMin<qsizetype>(keys, std::numeric_limits<int>::max()));
    };
    const double percent = 100.0 * double(result.keysAfter) / double(result.keysBefore);
    QStringList lines = {
        Words::tr("%1, of which %2 (%3 %).", "%1 is “5 keys”, %2 is “1 stays”, %3 a share")
            .arg(Words::tr("%n key(s)", nullptr, countOf(result.keysBefore)),
                 Words::tr("%n stay(s)", "keys, when others are taken out", countOf(result.keysAfter)))
            .arg(percent, 0, 'f', percent < 10 ? 1 : 0)};
    for (int q = 0; q < thinQuantityCount; ++q) {
        const ThinDeviation &worst = result.worst[std::size_t(q)];
        if (worst.off > 0) {
            lines.append(deviationText(ThinQuantity(q))
                             .arg(QString::number(worst.off, 'g', 3),
                                  trackLabel(motion, worst.track, encoding), QString::number(worst.frame)));
        }
    }
    if (lines.size() == 1)
        lines.append(Words::tr("The motion stays exactly as it is."));
    return lines;
}

} // namespace furitsuke
