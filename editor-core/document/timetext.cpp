// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/timetext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>
#include <limits>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TimeText)
};

constexpr double framesPerSecond = 30;
constexpr qint64 latestFrame = std::numeric_limits<quint32>::max();

/// Frames that a text without a sign means, from frame 0 on or as a way.
struct Amount
{
    std::optional<double> frames;
    QString error;
};

/// "12.5", "1:12.5" or "1:02:12.5".
std::optional<double> secondsOf(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(?:(?:(\\d+):)?(\\d+):)?(\\d*(?:[.,]\\d*)?)s?$"));
    const QRegularExpressionMatch match = form.match(text);
    QString seconds = match.captured(3).replace(QLatin1Char(','), QLatin1Char('.'));
    if (!match.hasMatch() || seconds.isEmpty() || seconds == QLatin1String("."))
        return std::nullopt;
    return match.captured(1).toDouble() * 3600 + match.captured(2).toDouble() * 60 + seconds.toDouble();
}

Amount barsOf(const QString &text, bool isWay, const std::optional<Tempo> &tempo)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,9})\\|(\\d{1,9})(?:\\|(\\d{1,9}))?$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return {};
    if (!tempo)
        return {{}, Words::tr("Bars and beats need a tempo.")};
    const qint64 bar = match.captured(1).toLongLong();
    const int beat = match.captured(2).toInt();
    const int tick = match.captured(3).toInt();
    if (isWay) {
        const double beats = double(bar) * tempo->beatsPerBar + beat + double(tick) / BarBeat::ticksPerBeat;
        return {beats * framesPerBeat(*tempo), {}};
    }
    if (beat < 1 || beat > tempo->beatsPerBar)
        return {{}, Words::tr("A bar has the beats 1 to %1.").arg(tempo->beatsPerBar)};
    if (tick >= BarBeat::ticksPerBeat)
        return {{}, Words::tr("A beat has the ticks 0 to %1.").arg(BarBeat::ticksPerBeat - 1)};
    return {frameAt(*tempo, {bar, beat, tick}), {}};
}

Amount amountOf(const QString &text, bool isWay, const std::optional<Tempo> &tempo)
{
    static const QRegularExpression whole(QStringLiteral("^\\d+$"));
    if (whole.match(text).hasMatch())
        return {text.toDouble(), {}};
    if (text.contains(QLatin1Char('|')))
        return barsOf(text, isWay, tempo);
    if (const std::optional<double> seconds = secondsOf(text))
        return {*seconds * framesPerSecond, {}};
    return {};
}

} // namespace

QString timeDisplayId(TimeDisplay display)
{
    switch (display) {
    case TimeDisplay::Seconds:
        return QStringLiteral("seconds");
    case TimeDisplay::Bars:
        return QStringLiteral("bars");
    case TimeDisplay::Frames:
        break;
    }
    return QStringLiteral("frames");
}

TimeDisplay timeDisplayFromId(const QString &id)
{
    if (id == QLatin1String("seconds"))
        return TimeDisplay::Seconds;
    return id == QLatin1String("bars") ? TimeDisplay::Bars : TimeDisplay::Frames;
}

QString timeText(qint64 frame)
{
    const qint64 hundredths = (frame * 100 + qint64(framesPerSecond) / 2) / qint64(framesPerSecond);
    const qint64 minutes = hundredths / 6000;
    const QString whole =
        minutes < 60 ? QString::number(minutes)
                     : QStringLiteral("%1:%2").arg(minutes / 60).arg(minutes % 60, 2, 10, QLatin1Char('0'));
    return QStringLiteral("%1:%2.%3")
        .arg(whole)
        .arg(hundredths / 100 % 60, 2, 10, QLatin1Char('0'))
        .arg(hundredths % 100, 2, 10, QLatin1Char('0'));
}

QString barBeatText(const Tempo &tempo, double frame)
{
    const BarBeat place = barBeatAt(tempo, frame);
    return QStringLiteral("%1|%2|%3").arg(place.bar).arg(place.beat).arg(place.tick, 3, 10, QLatin1Char('0'));
}

TypedFrame typedFrame(const QString &text, qint64 playhead, const std::optional<Tempo> &tempo)
{
    QString body = text.normalized(QString::NormalizationForm_KC).simplified();
    body.remove(QLatin1Char(' '));
    // The minus sign, and what a Japanese keyboard gives for it.
    for (const QChar minus : {QChar(0x2212), QChar(0x30fc)})
        body.replace(minus, QLatin1Char('-'));
    const bool back = body.startsWith(QLatin1Char('-'));
    const bool isWay = back || body.startsWith(QLatin1Char('+'));
    if (isWay)
        body.remove(0, 1);
    const Amount amount = amountOf(body.toLower(), isWay, tempo);
    if (!amount.frames) {
        return {{},
                amount.error.isEmpty()
                    ? Words::tr("“%1” is neither a frame nor a time. Type 120, +30, 0:12.5 or 3|2.")
                          .arg(text.simplified())
                    : amount.error};
    }
    // Half a frame goes to the later one on both sides of 0, so that a way there and back ends where it
    // began.
    const double way = std::floor(*amount.frames + 0.5);
    const double frame = (isWay ? double(playhead) : 0) + (back ? -way : way);
    if (!(frame <= double(latestFrame)))
        return {{}, Words::tr("Frame %1 is the last there can be.").arg(latestFrame)};
    return {qint64(qMax(0.0, frame)), {}};
}

} // namespace furitsuke
