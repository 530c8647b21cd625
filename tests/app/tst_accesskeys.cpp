// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "tests/support/windowfixture.h"

#include <QKeySequence>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QChar accessKey(const QString &text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    return key.isEmpty() ? QChar() : key.toString().back();
}

/// "Edit: M (Paste mirrored, Undo memory)", for every access key that two entries of a menu share.
void collectClashes(const QString &path, const QList<QAction *> &entries, QStringList &clashes)
{
    QMap<QChar, QStringList> byKey;
    for (const QAction *entry : entries) {
        const QChar key = accessKey(entry->text());
        if (!key.isNull() && entry->isVisible())
            byKey[key].append(entry->text());
        if (const QMenu *menu = entry->menu())
            collectClashes(entry->text().remove(u'&'), menu->actions(), clashes);
    }
    for (auto it = byKey.cbegin(); it != byKey.cend(); ++it) {
        if (it->size() > 1)
            clashes.append(QStringLiteral("%1: %2 (%3)").arg(path, it.key(), it->join(QLatin1String(", "))));
    }
}

} // namespace

/// A menu's entry is chosen by one stroke of its access key.
class TestAccessKeys : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { closeWindows(); }

    void noTwoEntriesOfAMenuShareOne_data();
    void noTwoEntriesOfAMenuShareOne();
};

void TestAccessKeys::noTwoEntriesOfAMenuShareOne_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languageCodes())
        QTest::newRow(qPrintable(language)) << language;
}

void TestAccessKeys::noTwoEntriesOfAMenuShareOne()
{
    QFETCH(QString, language);
    openWindow();
    setLanguage(language);
    QCoreApplication::processEvents();
    QStringList clashes;
    collectClashes(QStringLiteral("menu bar"), mWindow->menuBar()->actions(), clashes);
    QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u'\n')));
}

QTEST_MAIN(TestAccessKeys)
#include "tst_accesskeys.moc"
