// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manualtext.h"

#include "widgets/common/theme.h"
#include "widgets/dopesheet/keyglyphs.h"

#include <QDesktopServices>
#include <QFile>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>
#include <QWheelEvent>

#include <algorithm>
#include <optional>
#include <utility>

namespace furitsuke {

namespace {

constexpr int pageMargin = 18;
constexpr int zoomLimit = 12;
/// What a window shows beside the text: its contents.
constexpr QLatin1String contentsBegin("<!-- contents -->");
constexpr QLatin1String contentsEnd("<!-- end of contents -->");

/// The pictures of glyphs by the names of their files.
std::optional<CurveKind> glyphOf(const QString &name)
{
    static const QHash<QString, CurveKind> kinds = {
        {QStringLiteral("straight"), CurveKind::Straight},
        {QStringLiteral("slow-start"), CurveKind::SlowStart},
        {QStringLiteral("slow-end"), CurveKind::SlowEnd},
        {QStringLiteral("slow-both"), CurveKind::SlowBoth},
        {QStringLiteral("slow-middle"), CurveKind::SlowMiddle},
        {QStringLiteral("steep"), CurveKind::Steep},
        {QStringLiteral("mixed"), CurveKind::Mixed},
        {QStringLiteral("step"), CurveKind::Step},
    };
    const auto it = kinds.find(name);
    return it == kinds.end() ? std::nullopt : std::optional(*it);
}

/// The manual without its list of contents.
QString pageText(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    const qsizetype begin = text.indexOf(contentsBegin);
    const qsizetype end = text.indexOf(contentsEnd);
    if (begin >= 0 && end > begin)
        text.remove(begin, end + contentsEnd.size() - begin);
    return text;
}

/// Whether a text is in a script that is never written slanted.
bool isIdeographic(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x2e80; });
}

QColor blend(const QColor &a, const QColor &b, double share)
{
    const auto part = [share](int x, int y) { return int(x + (y - x) * share); };
    return QColor(part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue()));
}

} // namespace

ManualText::ManualText(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("manualText"));
    // The browser would read the page anew for a section, since its looks were changed.
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.isRelative() && link.path().isEmpty())
            showSection(link.fragment());
        else
            QDesktopServices::openUrl(link);
    });
}

QString ManualText::fileOf(const QString &language)
{
    const QString file = QStringLiteral(":/docs/manual.%1.md").arg(language);
    return QFile::exists(file) ? file : QStringLiteral(":/docs/manual.md");
}

QString ManualText::anchorOf(const QString &heading)
{
    static const QRegularExpression notInAnchors(QStringLiteral("[^\\w\\- ]"),
                                                 QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(notInAnchors).replace(QLatin1Char(' '), QLatin1Char('-'));
}

void ManualText::setLanguage(const QString &language)
{
    mFile = fileOf(language);
    load();
}

void ManualText::load()
{
    setMarkdown(pageText(mFile));
    forgetSteps();
    format();
}

QVariant ManualText::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource)
        return {};
    const std::optional<CurveKind> kind = glyphOf(name.fileName().section(QLatin1Char('.'), 0, 0));
    if (!kind)
        return {};
    const qreal ratio = devicePixelRatioF();
    KeyGlyphs glyphs;
    glyphs.prepare(SheetColours(palette()), qMax(13, fontMetrics().ascent()) | 1, ratio);
    QPixmap picture = glyphs.glyph(*kind, GlyphLook::Plain);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

void ManualText::format()
{
    mSections.clear();
    document()->setDocumentMargin(pageMargin);
    for (QTextFrame *frame : document()->rootFrame()->childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(frame))
            formatTable(table);
    }
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        formatWords(block);
        if (block.blockFormat().headingLevel() > 0)
            formatHeading(block);
    }
    limitWidth();
    moveCursor(QTextCursor::Start);
}

void ManualText::formatHeading(const QTextBlock &block)
{
    const int level = block.blockFormat().headingLevel();
    const QString anchor = anchorOf(block.text());
    mSections.append({block.text(), anchor, level, block.position()});
    QTextCursor cursor(block);
    QTextBlockFormat space = block.blockFormat();
    space.setTopMargin(level <= 2 ? 22 : 14);
    space.setBottomMargin(6);
    cursor.setBlockFormat(space);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat place;
    place.setAnchor(true);
    place.setAnchorNames({anchor});
    cursor.mergeCharFormat(place);
}

void ManualText::formatWords(const QTextBlock &block)
{
    const QPalette colours = palette();
    const QColor codeBack = blend(colours.color(QPalette::Base), colours.color(QPalette::Text), 0.10);
    const bool isCodeBlock = block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
                             block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
    if (isCodeBlock) {
        QTextBlockFormat format = block.blockFormat();
        format.setBackground(codeBack);
        format.setLeftMargin(12);
        QTextCursor(block).setBlockFormat(format);
    }
    struct Run
    {
        int begin;
        int end;
        QTextCharFormat format;
    };
    QList<Run> runs;
    for (auto it = block.begin(); !it.atEnd(); ++it) {
        const QTextFragment fragment = it.fragment();
        QTextCharFormat changed;
        if (fragment.charFormat().isAnchor() && !fragment.charFormat().anchorHref().isEmpty())
            changed.setForeground(colours.color(QPalette::Link));
        else if (fragment.charFormat().fontFixedPitch() && !isCodeBlock)
            changed.setBackground(codeBack);
        if (fragment.charFormat().fontItalic() && isIdeographic(fragment.text())) {
            changed.setFontItalic(false);
            changed.setFontWeight(QFont::DemiBold);
        }
        if (changed.propertyCount() > 0)
            runs.append({fragment.position(), fragment.position() + fragment.length(), changed});
    }
    for (const Run &run : std::as_const(runs)) {
        QTextCursor cursor(document());
        cursor.setPosition(run.begin);
        cursor.setPosition(run.end, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(run.format);
    }
}

void ManualText::formatTable(QTextTable *table)
{
    const QPalette colours = palette();
    QTextTableFormat format = table->format();
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(blend(colours.color(QPalette::Base), colours.color(QPalette::Text), 0.25));
    format.setBorderCollapse(true);
    format.setCellPadding(5);
    format.setCellSpacing(0);
    format.setTopMargin(4);
    format.setBottomMargin(10);
    table->setFormat(format);
    const QColor head = blend(colours.color(QPalette::Base), colours.color(QPalette::Text), 0.10);
    for (int column = 0; column < table->columns(); ++column) {
        QTextTableCell cell = table->cellAt(0, column);
        QTextTableCellFormat cellFormat = cell.format().toTableCellFormat();
        cellFormat.setBackground(head);
        cell.setFormat(cellFormat);
    }
}

void ManualText::limitWidth()
{
    // Lines that are too long lose the reader on the way back.
    constexpr int charactersInLine = 140;
    const int wide = fontMetrics().averageCharWidth() * charactersInLine;
    QTextFrameFormat page = document()->rootFrame()->frameFormat();
    const double right = qMax(pageMargin, viewport()->width() - wide);
    if (qFuzzyCompare(page.rightMargin(), right))
        return;
    page.setRightMargin(right);
    document()->rootFrame()->setFrameFormat(page);
}

void ManualText::showSection(const QString &anchor)
{
    const int before = verticalScrollBar()->value();
    scrollToAnchor(anchor);
    if (verticalScrollBar()->value() == before)
        return;
    mBack.append(before);
    mForward.clear();
    Q_EMIT backwardAvailable(true);
    Q_EMIT forwardAvailable(false);
}

void ManualText::step(QList<int> &from, QList<int> &to)
{
    if (from.isEmpty())
        return;
    to.append(verticalScrollBar()->value());
    verticalScrollBar()->setValue(from.takeLast());
    Q_EMIT backwardAvailable(!mBack.isEmpty());
    Q_EMIT forwardAvailable(!mForward.isEmpty());
}

void ManualText::backward()
{
    step(mBack, mForward);
}

void ManualText::forward()
{
    step(mForward, mBack);
}

void ManualText::forgetSteps()
{
    mBack.clear();
    mForward.clear();
    Q_EMIT backwardAvailable(false);
    Q_EMIT forwardAvailable(false);
}

int ManualText::sectionInView() const
{
    // A little below the edge: what a section begins with is what is read.
    const int top = cursorForPosition(QPoint(pageMargin, pageMargin + 12)).position();
    const auto after =
        std::partition_point(mSections.begin(), mSections.end(),
                             [top](const Section &section) { return section.position <= top; });
    return int(after - mSections.begin()) - 1;
}

QList<QTextCursor> ManualText::placesOf(const QString &text) const
{
    QList<QTextCursor> places;
    if (text.isEmpty())
        return places;
    for (QTextCursor at = document()->find(text); !at.isNull(); at = document()->find(text, at))
        places.append(at);
    return places;
}

void ManualText::zoom(int steps)
{
    const int wanted = qBound(-zoomLimit / 2, mZoom + steps, zoomLimit);
    zoomIn(wanted - mZoom);
    mZoom = wanted;
    // Places in pixels are other ones now.
    forgetSteps();
    limitWidth();
}

void ManualText::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || mFile.isEmpty())
        return;
    // Colours are in the text itself.
    const int at = verticalScrollBar()->value();
    load();
    verticalScrollBar()->setValue(at);
}

void ManualText::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    limitWidth();
}

void ManualText::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier)) {
        QTextBrowser::wheelEvent(event);
        return;
    }
    if (event->angleDelta().y() != 0)
        zoom(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

} // namespace furitsuke
