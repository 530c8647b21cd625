// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manualwindow.h"

#include <QDesktopServices>
#include <QFile>
#include <QLineEdit>
#include <QRegularExpression>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

/// A heading's anchor as Markdown's contents name it: "The dope sheet" is "the-dope-sheet".
QString anchorOf(const QString &heading)
{
    static const QRegularExpression notInAnchors(QStringLiteral("[^\\w\\- ]"),
                                                 QRegularExpression::UseUnicodePropertiesOption);
    return heading.toLower().remove(notInAnchors).replace(QLatin1Char(' '), QLatin1Char('-'));
}

} // namespace

void ManualWindow::open(QWidget *window)
{
    auto *manual = window->findChild<ManualWindow *>();
    if (!manual)
        manual = new ManualWindow(window);
    manual->show();
    manual->raise();
    manual->activateWindow();
}

ManualWindow::ManualWindow(QWidget *parent)
    : QDialog(parent, Qt::Window)
    , mText(new QTextBrowser)
    , mSearch(new QLineEdit)
{
    setObjectName(QStringLiteral("manualWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Manual"));
    resize(820, 720);
    mText->setObjectName(QStringLiteral("manualText"));
    mText->setOpenLinks(false);
    mText->document()->setDocumentMargin(16);
    mSearch->setObjectName(QStringLiteral("manualSearch"));
    mSearch->setPlaceholderText(tr("Find in the manual; Enter finds the next place"));
    mSearch->setClearButtonEnabled(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(mSearch);
    layout->addWidget(mText, 1);

    QFile file(QStringLiteral(":/docs/manual.md"));
    if (file.open(QIODevice::ReadOnly))
        mText->setMarkdown(QString::fromUtf8(file.readAll()));
    // Headings become places that the contents can lead to: Markdown in Qt makes none.
    connect(mText, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (!link.isRelative()) {
            QDesktopServices::openUrl(link);
            return;
        }
        for (QTextBlock block = mText->document()->begin(); block.isValid(); block = block.next()) {
            if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == link.fragment()) {
                const QTextCursor cursor(block);
                // From the end, so that the heading comes to the top.
                mText->moveCursor(QTextCursor::End);
                mText->setTextCursor(cursor);
                return;
            }
        }
    });
    connect(mSearch, &QLineEdit::returnPressed, this, &ManualWindow::findNext);
    auto *focusSearch = new QShortcut(QKeySequence::Find, this);
    connect(focusSearch, &QShortcut::activated, mSearch, qOverload<>(&QWidget::setFocus));
    mText->setFocus();
}

void ManualWindow::findNext()
{
    if (mText->find(mSearch->text()))
        return;
    // From the start again, once.
    mText->moveCursor(QTextCursor::Start);
    mText->find(mSearch->text());
}

} // namespace furitsuke
