// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/common/theme.h"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

namespace furitsuke {

namespace {

/// Fusion, with outlines around boxes and buttons to check that can be seen in the dark too: its own are only
/// a little darker than the window. Entries of menus that are disabled can be pointed at, as they say why
/// they are.
class OutlinedStyle : public QProxyStyle
{
public:
    OutlinedStyle()
        : QProxyStyle(QStringLiteral("Fusion"))
    {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element != PE_IndicatorCheckBox && element != PE_IndicatorRadioButton)
            return;
        QColor colour = option->palette.color(QPalette::WindowText);
        colour.setAlpha(option->state & State_Enabled ? 150 : 70);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(colour);
        painter->setBrush(Qt::NoBrush);
        const QRectF outline = QRectF(option->rect).adjusted(1, 1, -1, -1).translated(-0.5, -0.5);
        if (element == PE_IndicatorCheckBox)
            painter->drawRect(outline);
        else
            painter->drawEllipse(outline);
        painter->restore();
    }

    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        QProxyStyle::drawControl(element, option, painter, widget);
        const bool isCurrent = option->state & State_Selected;
        if (element != CE_MenuItem || !isCurrent || option->state & State_Enabled)
            return;
        // Fusion shows nothing there, and who goes about by keys would be lost.
        painter->save();
        painter->setPen(option->palette.color(QPalette::Highlight));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
    }

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        return hint == SH_Menu_AllowActiveAndDisabled ? 1
                                                      : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

QPalette lightPalette()
{
    QPalette p;
    const QColor window(0xf2, 0xf2, 0xf4);
    const QColor text(0x1d, 0x1f, 0x24);
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, QColor(0xff, 0xff, 0xff));
    p.setColor(QPalette::AlternateBase, QColor(0xf6, 0xf7, 0xf9));
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, QColor(0x6a, 0x6f, 0x78));
    p.setColor(QPalette::Button, QColor(0xe8, 0xe9, 0xec));
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, Qt::white);
    p.setColor(QPalette::ToolTipBase, QColor(0xff, 0xfb, 0xe6));
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::Highlight, QColor(0x1f, 0x6f, 0xd0));
    p.setColor(QPalette::HighlightedText, Qt::white);
    p.setColor(QPalette::Link, QColor(0x1f, 0x6f, 0xd0));
    p.setColor(QPalette::Mid, QColor(0xb4, 0xb8, 0xc0));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, QColor(0x9a, 0x9e, 0xa6));
    return p;
}

QPalette darkPalette()
{
    QPalette p;
    const QColor window(0x2a, 0x2c, 0x31);
    const QColor text(0xe4, 0xe6, 0xea);
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, QColor(0x1f, 0x21, 0x25));
    p.setColor(QPalette::AlternateBase, QColor(0x25, 0x27, 0x2c));
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::PlaceholderText, QColor(0x9a, 0x9f, 0xa8));
    p.setColor(QPalette::Button, QColor(0x38, 0x3b, 0x42));
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, Qt::white);
    p.setColor(QPalette::ToolTipBase, QColor(0x3b, 0x3e, 0x45));
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::Highlight, QColor(0x3d, 0x8b, 0xe6));
    p.setColor(QPalette::HighlightedText, Qt::white);
    p.setColor(QPalette::Link, QColor(0x6c, 0xae, 0xf5));
    p.setColor(QPalette::Light, QColor(0x4a, 0x4e, 0x57));
    p.setColor(QPalette::Midlight, QColor(0x41, 0x45, 0x4d));
    p.setColor(QPalette::Mid, QColor(0x52, 0x57, 0x60));
    p.setColor(QPalette::Dark, QColor(0x18, 0x1a, 0x1d));
    p.setColor(QPalette::Shadow, QColor(0x10, 0x11, 0x13));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, QColor(0x7c, 0x81, 0x8a));
    return p;
}

QColor mix(const QColor &a, const QColor &b, double share)
{
    const auto part = [share](int x, int y) { return int(x + (y - x) * share); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

} // namespace

QString themeId(Theme theme)
{
    switch (theme) {
    case Theme::Light:
        return QStringLiteral("light");
    case Theme::Dark:
        return QStringLiteral("dark");
    case Theme::System:
        break;
    }
    return QStringLiteral("system");
}

Theme themeFromId(const QString &id)
{
    if (id == QLatin1String("light"))
        return Theme::Light;
    return id == QLatin1String("dark") ? Theme::Dark : Theme::System;
}

void applyTheme(QApplication &application, Theme theme)
{
    if (theme == Theme::System) {
        application.setPalette(application.style()->standardPalette());
        return;
    }
    application.setStyle(new OutlinedStyle);
    application.setPalette(theme == Theme::Dark ? darkPalette() : lightPalette());
}

SheetColours::SheetColours(const QPalette &palette)
    : dark(palette.color(QPalette::Base).lightness() < 128)
    , background(palette.color(QPalette::Base))
    , alternate(mix(background, palette.color(QPalette::Text), 0.025))
    , chosenRow(mix(background, palette.color(QPalette::Highlight), dark ? 0.42 : 0.30))
    , groupRow(mix(background, palette.color(QPalette::Text), dark ? 0.10 : 0.07))
    , beforeStart(mix(background, palette.color(QPalette::Text), dark ? 0.16 : 0.13))
    , grid(mix(background, palette.color(QPalette::Text), 0.07))
    , gridStrong(mix(background, palette.color(QPalette::Text), 0.17))
    , text(palette.color(QPalette::Text))
    , dimText(mix(background, text, 0.62))
    , key(dark ? QColor(0xa9, 0xbc, 0xd4) : QColor(0x4a, 0x62, 0x80))
    , keyOutline(dark ? QColor(0x16, 0x18, 0x1b) : QColor(0xff, 0xff, 0xff))
    , groupKey(dark ? QColor(0x78, 0x85, 0x96) : QColor(0x8a, 0x99, 0xac))
    , selected(dark ? QColor(0xff, 0xa6, 0x2b) : QColor(0xe8, 0x7a, 0x00))
    , selectedOutline(dark ? QColor(0xff, 0xf0, 0xd8) : QColor(0x5c, 0x2e, 0x00))
    , warning(dark ? QColor(0xff, 0x6b, 0x6b) : QColor(0xc8, 0x1e, 0x1e))
    , playhead(dark ? QColor(0x4f, 0xd0, 0x8a) : QColor(0x0b, 0x8a, 0x4a))
    , playheadText(dark ? QColor(0x0c, 0x22, 0x16) : QColor(0xff, 0xff, 0xff))
    , box(palette.color(QPalette::Highlight))
    , currentRow(mix(background, palette.color(QPalette::Highlight), dark ? 0.30 : 0.18))
    , hold(mix(background, key, dark ? 0.42 : 0.38))
    , selectedHold(mix(background, selected, dark ? 0.55 : 0.50))
    , ghost(mix(background, selected, dark ? 0.42 : 0.55))
    , lockedKey(mix(background, key, 0.42))
    , hover(dark ? QColor(0xff, 0xff, 0xff) : QColor(0x14, 0x18, 0x20))
    , snap(palette.color(QPalette::Link))
    , selectionShade(selected)
    , outsideShade(palette.color(QPalette::Text))
    , wave(dark ? QColor(0x35, 0x62, 0x7c) : QColor(0x93, 0xbd, 0xd6))
    , waveLoud(dark ? QColor(0x78, 0xb4, 0xd6) : QColor(0x2c, 0x74, 0x9e))
    , focus(palette.color(QPalette::Highlight))
{
    selectionShade.setAlpha(dark ? 26 : 30);
    outsideShade.setAlpha(dark ? 20 : 24);
}

} // namespace furitsuke
