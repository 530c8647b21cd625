// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/common/theme.h"
#include "widgets/curves/curvetexts.h"

#include <QFont>
#include <QList>
#include <QRectF>

class QPainter;

namespace furitsuke {

/// What lies over the plot of a curve editor.
struct CurveScene
{
    const MotionDocument &document;
    const CurveSummary &summary;
    const SheetColours &colours;
    CurveGeometry geometry;
    QList<CurveHandle> handles; ///< in the order in which they are drawn
    std::optional<CurveHandle> current;
    std::optional<CurveHandle> hover;
    std::optional<CurveMoment> moment; ///< where the playhead is
    QString note;                      ///< on what the plot cannot show
    QRect area;                        ///< the whole view
    QFont font;
    bool hasFocus = false;
};

/// Draws handles and their arms, the playhead on the curves, and what is to be read.
class CurvePainter
{
public:
    CurvePainter(const CurveScene &scene, QPainter &painter);

    void paint();

    /// Heights of the lines above and below the plot.
    static int headerHeight(const QFont &font);
    static int footerHeight(const QFont &font, int width, bool speeds);

private:
    void drawHandles();
    void drawHandle(const CurveHandle &handle);
    void drawWords(const CurveHandle &handle);
    void drawMoment();
    void drawTexts();
    void drawEmptyState();

    /// A free place for words beside a handle.
    QRectF placeBeside(QPointF middle, QSizeF size);

    const CurveScene &mScene;
    const SheetColours &mColours;
    QPainter &mPainter;
    QList<QRectF> mTaken; ///< by words
};

} // namespace furitsuke
