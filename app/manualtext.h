// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

class QTextTable;

namespace furitsuke {

/// The manual's text, in one language: a page with anchors at its headings, tables that can be read, and
/// glyphs drawn as the dope sheet draws them. Going to a section is a step, back and forward.
class ManualText : public QTextBrowser
{
    Q_OBJECT

public:
    /// A heading of the manual.
    struct Section
    {
        QString title;
        QString anchor;
        int level = 2;    ///< 1 is the title of all
        int position = 0; ///< in the document
    };

    explicit ManualText(QWidget *parent = nullptr);

    /// The resource that has the manual in a language; the English one where there is none.
    static QString fileOf(const QString &language);
    /// A heading's anchor as the links of Markdown name it: "The dope sheet" is "the-dope-sheet".
    static QString anchorOf(const QString &heading);

    /// Shows the manual from its beginning.
    void setLanguage(const QString &language);

    const QList<Section> &sections() const { return mSections; }
    /// Goes to a section.
    void showSection(const QString &anchor);
    /// The section at the top of the view, an index of sections(); -1 before the first.
    int sectionInView() const;
    /// All places of a text, whatever its case.
    QList<QTextCursor> placesOf(const QString &text) const;

    /// Steps of font size from the standard one.
    void zoom(int steps);
    void resetZoom() { zoom(-mZoom); }

    void backward() override;
    void forward() override;
    QVariant loadResource(int type, const QUrl &name) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    /// Gives the page its looks, and its headings their anchors.
    void format();
    void formatHeading(const QTextBlock &block);
    void formatWords(const QTextBlock &block);
    void formatTable(QTextTable *table);
    void limitWidth();
    void load();
    /// Scrolls to where the last of `from` was, which becomes a step of the others.
    void step(QList<int> &from, QList<int> &to);
    void forgetSteps();

    QString mFile;
    QList<int> mBack; ///< places of the vertical scroll bar
    QList<int> mForward;
    QList<Section> mSections;
    int mZoom = 0;
};

} // namespace furitsuke
