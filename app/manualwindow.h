// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QTextBrowser;

namespace furitsuke {

/// The manual, in a window of its own beside the work.
class ManualWindow : public QDialog
{
    Q_OBJECT

public:
    /// Shows it, or raises the one that the window has already.
    static void open(QWidget *window);

private:
    explicit ManualWindow(QWidget *parent);
    void findNext();

    QTextBrowser *mText;
    QLineEdit *mSearch;
};

} // namespace furitsuke
