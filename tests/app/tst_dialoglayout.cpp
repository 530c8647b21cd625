// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "editor-core/document/clipboardverbs.h"
#include "editor-core/document/markerverbs.h"
#include "tests/support/motions.h"
#include "widgets/common/scrubspinbox.h"
#include "widgets/common/theme.h"
#include "widgets/curves/presetstore.h"
#include "widgets/dialogs/correctiondialog.h"
#include "widgets/dialogs/fixdialog.h"
#include "widgets/dialogs/framesdialog.h"
#include "widgets/dialogs/markerdialog.h"
#include "widgets/dialogs/movebydialog.h"
#include "widgets/dialogs/pastedialog.h"
#include "widgets/dialogs/presetsdialog.h"
#include "widgets/dialogs/rangedialog.h"
#include "widgets/dialogs/renamedialog.h"
#include "widgets/dialogs/savepresetdialog.h"
#include "widgets/dialogs/scaledialog.h"
#include "widgets/dialogs/tempodialog.h"
#include "widgets/dialogs/thindialog.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

using Open = std::function<QDialog *(MotionDocument &)>;

/// One without a file, and so without presets.
PresetStore &presetStore()
{
    static const QTemporaryDir folder;
    static auto *store = new PresetStore(folder.filePath(QStringLiteral("presets.json")), qApp);
    return *store;
}

QList<std::pair<const char *, Open>> dialogs()
{
    return {
        {"correction", [](MotionDocument &d) { return new CorrectionDialog(d); }},
        {"rename",
         [](MotionDocument &d) {
             return new RenameDialog(d, TrackRef{TrackKind::Bone, 0});
         }},
        {"add", [](MotionDocument &d) { return new RenameDialog(d, TrackKind::Morph); }},
        {"paste special",
         [](MotionDocument &d) {
             return new PasteDialog(d, copyKeys(d.motion(), d.selection(), d.encoding()));
         }},
        {"move by", [](MotionDocument &d) { return new MoveByDialog(d, true); }},
        {"scale", [](MotionDocument &d) { return new ScaleDialog(d, true); }},
        {"insert frames",
         [](MotionDocument &d) { return new FramesDialog(FramesDialog::Insert, d, d.motion().tracks()); }},
        {"delete frames",
         [](MotionDocument &d) { return new FramesDialog(FramesDialog::Delete, d, d.motion().tracks()); }},
        {"range", [](MotionDocument &d) { return new RangeDialog(d, d.motion().tracks()); }},
        {"marker", [](MotionDocument &d) { return new MarkerDialog(d, 5); }},
        {"save preset",
         [](MotionDocument &) {
             return new SavePresetDialog(presetStore(), {64, 0, 63, 127});
         }},
        {"presets", [](MotionDocument &) { return new PresetsDialog(presetStore()); }},
        {"tempo", [](MotionDocument &d) { return new TempoDialog(d); }},
        {"flatten", [](MotionDocument &d) { return new FixDialog(d, {.kind = ValueFix::Kind::Flatten}); }},
        {"smooth", [](MotionDocument &d) { return new FixDialog(d, {.kind = ValueFix::Kind::Smooth}); }},
        {"spikes", [](MotionDocument &d) { return new FixDialog(d, {.kind = ValueFix::Kind::Spikes}); }},
        {"offset", [](MotionDocument &d) { return new FixDialog(d, {.kind = ValueFix::Kind::Offset}); }},
        {"scale values", [](MotionDocument &d) { return new FixDialog(d, {.kind = ValueFix::Kind::Scale}); }},
        {"thin", [](MotionDocument &d) { return new ThinDialog(d, {}); }},
    };
}

QByteArray describe(const QWidget *widget)
{
    QString text = QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        text += u' ' + label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        text += u' ' + button->text();
    return (text + QStringLiteral(" %1x%2").arg(widget->width()).arg(widget->height())).toUtf8();
}

/// What a person reads or works: not the parts of spin boxes, lists and tables.
QList<QWidget *> piecesOf(const QDialog &dialog)
{
    QList<QWidget *> result;
    for (QWidget *widget : dialog.findChildren<QWidget *>()) {
        const bool piece = qobject_cast<QLineEdit *>(widget) || qobject_cast<QLabel *>(widget) ||
                           qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget) ||
                           qobject_cast<QAbstractSpinBox *>(widget);
        const QWidget *parent = widget->parentWidget();
        const bool part = qobject_cast<const QAbstractSpinBox *>(parent) ||
                          qobject_cast<const QComboBox *>(parent) ||
                          qobject_cast<const QAbstractScrollArea *>(parent) || parent->inherits("QTabBar");
        if (piece && !part && widget->isVisible())
            result.append(widget);
    }
    return result;
}

} // namespace

/// That nothing in a dialog is cut or painted over, in any language and with large text.
class TestDialogLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanup();
    void everythingIsReadable_data();
    void everythingIsReadable();

private:
    QFont mFont;
};

void TestDialogLayout::initTestCase()
{
    applyTheme(*qApp, Theme::Light);
    mFont = QApplication::font();
}

void TestDialogLayout::cleanup()
{
    QApplication::setFont(mFont);
    setLanguage(QStringLiteral("en"));
}

void TestDialogLayout::everythingIsReadable_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("scale");
    for (const QString &language : languageCodes()) {
        for (const double scale : {1.0, 1.5, 2.0})
            QTest::addRow("%s, text %g times as large", qPrintable(language), scale) << language << scale;
    }
}

void TestDialogLayout::everythingIsReadable()
{
    QFETCH(const QString, language);
    QFETCH(const double, scale);
    QFont font = mFont;
    font.setPointSizeF(mFont.pointSizeF() * scale);
    QApplication::setFont(font);
    setLanguage(language);
    MotionDocument document;
    document.setContent(readMotion(sixSectionFile()));
    document.setSelection(KeySelection::all(document.motion()));
    QCOMPARE(addMarker(document, {5, QStringLiteral("chorus"), qRgb(1, 2, 3)}), QString());
    QCOMPARE(setTempo(document, Tempo{128.125, 4, 12.5}), QString());
    for (const auto &[name, open] : dialogs()) {
        const std::unique_ptr<QDialog> dialog(open(document));
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        QCoreApplication::processEvents();
        QList<QWidget *> before;
        for (QWidget *widget : piecesOf(*dialog)) {
            const QByteArray what = QByteArray(name) + ": " + describe(widget);
            const QRect place(widget->mapTo(dialog.get(), QPoint()), widget->size());
            QVERIFY2(dialog->rect().contains(place), what);
            for (const QWidget *other : std::as_const(before)) {
                const QRect otherPlace(other->mapTo(dialog.get(), QPoint()), other->size());
                QVERIFY2(!place.intersects(otherPlace), what + " and " + describe(other));
            }
            before.append(widget);
            const auto *label = qobject_cast<const QLabel *>(widget);
            const int wanted = widget->hasHeightForWidth() ? widget->heightForWidth(widget->width())
                                                           : widget->minimumSizeHint().height();
            QVERIFY2(widget->height() >= wanted, what);
            if (label && !label->wordWrap())
                QVERIFY2(widget->width() >= label->sizeHint().width(), what);
            else if (qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget))
                QVERIFY2(widget->width() >= widget->sizeHint().width(), what);
            else if (const auto *box = qobject_cast<const ScrubSpinBox *>(widget))
                QVERIFY2(box->fontMetrics().horizontalAdvance(QStringLiteral("-123.456")) <= box->textRoom(),
                         what);
            else if (qobject_cast<const QAbstractSpinBox *>(widget))
                QVERIFY2(widget->width() >= widget->minimumSizeHint().width(), what);
        }
        QVERIFY(before.size() > 2);
    }
}

QTEST_MAIN(TestDialogLayout)
#include "tst_dialoglayout.moc"
