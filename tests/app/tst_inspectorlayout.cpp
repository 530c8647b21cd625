// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"
#include "tests/support/motions.h"
#include "tests/support/windowfixture.h"
#include "widgets/common/elidedlabel.h"
#include "widgets/common/scrubspinbox.h"
#include "widgets/common/switchbox.h"
#include "widgets/common/theme.h"
#include "widgets/inspector/keyinspector.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

/// Keys of all kinds whose numbers are as long as those of motions that were captured.
QByteArray tellingFile()
{
    FileBuilder file;
    BoneCurves curves;
    curves.setCurve(BoneChannel::X, {127, 127, 126, 126});
    curves.setCurve(BoneChannel::Rotation, {100, 127, 127, 120});
    file.count(2).bone("\x83\x5a\x83\x93\x83\x5e\x81\x5b", 7, {-12.345678f, 104.0000076f, -0.39990234f},
                       {0.12345679f, -0.6000123f, 0.35355338f, 0.9f}, curves);
    file.bone("long-bone-names", 0, {1, 2, 3});
    file.count(2).morph("\x82\xa0", 3, 0.33333334f).morph("\x82\xa0", 9, 1e-20f);
    CameraKey camera;
    camera.distance = -1234.5677f;
    camera.target = {-10.000001f, 11.123457f, 1e12f};
    camera.rotation = {-0.10471976f, -0.27925268f, 3.1415927f};
    camera.viewAngle = 120;
    file.count(2).camera(0, camera);
    camera.distance = -52;
    file.camera(4000000000u, camera);
    LightKey light;
    light.colour = {0.602f, 0.6f, 0.99609375f};
    light.direction = {-0.5f, -1.0000001f, 0.57735026f};
    file.count(1).light(0, light);
    file.count(1).shadow(0, 1, 0.0112345f);
    file.count(1).state(
        0, true,
        {{"\x8d\xb6\x91\xab\x82\x68\x82\x6a", true},
         {"\x82\x60\x82\x61\x82\x62\x82\x63\x82\x64\x82\x65\x82\x66\x82\x67\x82\x68\x82\x69", false}});
    return file.bytes();
}

QString describe(const QWidget *widget)
{
    QString text = QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        text += u' ' + label->text();
    const QRect at = widget->geometry();
    return text + QStringLiteral(" %1x%2").arg(at.width()).arg(at.height());
}

} // namespace

/// That nothing in the inspector is squashed, cut or painted over, whatever room the window has.
class TestInspectorLayout : public QObject, protected WindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { resetSettings(); }
    void cleanup();
    void everythingIsReadable_data();
    void everythingIsReadable();
    void fieldsShowDigitsThatFit();
    void digitsAreWholeWhileTheyAreEdited();

private:
    void select(const QList<TrackKind> &kinds);
    QList<QWidget *> pieces() const;
    void checkPieces();

    QFont mFont;
    KeyInspector *mInspector = nullptr;
    QScrollArea *mScroll = nullptr;
};

void TestInspectorLayout::initTestCase()
{
    applyTheme(*qApp, Theme::Light);
    mFont = QApplication::font();
}

void TestInspectorLayout::cleanup()
{
    closeWindows();
    QApplication::setFont(mFont);
    setLanguage(QStringLiteral("en"));
}

void TestInspectorLayout::select(const QList<TrackKind> &kinds)
{
    KeySelection selection;
    for (const TrackRef track : mWindow->document().motion().tracks()) {
        if (kinds.contains(track.kind) && mWindow->document().motion().keyCount(track) > 0)
            selection.insert(track, 0);
        if (kinds.size() == 1 && !selection.isEmpty())
            break;
    }
    mWindow->document().setSelection(selection);
    QCoreApplication::processEvents();
}

/// What a person sees of the inspector: texts, fields, boxes and buttons.
QList<QWidget *> TestInspectorLayout::pieces() const
{
    QList<QWidget *> result;
    for (QWidget *widget : mScroll->widget()->findChildren<QWidget *>()) {
        const bool piece = qobject_cast<QLineEdit *>(widget) || qobject_cast<QLabel *>(widget) ||
                           qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget);
        if (piece && widget->isVisible())
            result.append(widget);
    }
    return result;
}

void TestInspectorLayout::checkPieces()
{
    const QWidget *content = mScroll->widget();
    const QList<QWidget *> all = pieces();
    QVERIFY(all.size() > 5);
    int bottom = 0;
    QList<QRect> places;
    for (const QWidget *widget : all) {
        const QRect place(widget->mapTo(content, QPoint()), widget->size());
        const QByteArray what = describe(widget).toUtf8();
        QVERIFY2(content->rect().contains(place), what);
        for (qsizetype i = 0; i < places.size(); ++i)
            QVERIFY2(!places[i].intersects(place), what + " and " + describe(all[i]).toUtf8());
        places.append(place);
        bottom = qMax(bottom, place.bottom() + 1);
        const int wanted = widget->hasHeightForWidth() ? widget->heightForWidth(widget->width())
                                                       : widget->sizeHint().height();
        QVERIFY2(widget->height() >= wanted, what);

        const QFontMetrics metrics = widget->fontMetrics();
        if (const auto *box = qobject_cast<const ScrubSpinBox *>(widget)) {
            QVERIFY2(metrics.horizontalAdvance(box->displayedText()) <= box->textRoom(), what);
            QVERIFY2(metrics.horizontalAdvance(box->placeholderText()) <= box->textRoom(), what);
            QVERIFY2(metrics.horizontalAdvance(box->usualText()) <= box->textRoom(), what);
        } else if (const auto *elided = qobject_cast<const ElidedLabel *>(widget)) {
            QVERIFY2(metrics.horizontalAdvance(elided->text()) <= elided->contentsRect().width(), what);
        } else if (const auto *label = qobject_cast<const QLabel *>(widget); label && !label->wordWrap()) {
            QVERIFY2(metrics.horizontalAdvance(label->text()) <= label->contentsRect().width(), what);
        } else if (qobject_cast<const QPushButton *>(widget) || qobject_cast<const QComboBox *>(widget)) {
            QVERIFY2(widget->width() >= widget->sizeHint().width(), what);
        } else if (const auto *edit = qobject_cast<const QLineEdit *>(widget)) {
            QVERIFY2(metrics.horizontalAdvance(edit->placeholderText()) <= edit->width(), what);
        }
    }
    // It scrolls as far as there is something, no farther.
    QVERIFY(content->width() <= mScroll->viewport()->width());
    const int end = bottom + content->layout()->contentsMargins().bottom();
    QVERIFY2(content->height() >= end, qPrintable(QStringLiteral("%1 %2").arg(content->height()).arg(end)));
    if (mScroll->verticalScrollBar()->maximum() > 0)
        QCOMPARE(content->height(), end);
}

void TestInspectorLayout::everythingIsReadable_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    for (const QString &language : languageCodes()) {
        for (const QSize size : {QSize(900, 600), QSize(1000, 600), QSize(1280, 800)}) {
            for (const double scale : {1.0, 1.5, 2.0}) {
                QTest::addRow("%s, %dx%d, text %g times as large", qPrintable(language), size.width(),
                              size.height(), scale)
                    << language << size << scale;
            }
        }
    }
}

void TestInspectorLayout::everythingIsReadable()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    QFETCH(const double, scale);
    QFont font = mFont;
    font.setPointSizeF(mFont.pointSizeF() * scale);
    QApplication::setFont(font);
    setLanguage(language);
    mWindow = new MainWindow;
    mWindow->document().setContent(readMotion(tellingFile()));
    mWindow->resize(size);
    mWindow->show();
    QVERIFY(QTest::qWaitForWindowExposed(mWindow));
    mInspector = mWindow->findChild<KeyInspector *>();
    mScroll = mInspector->findChild<QScrollArea *>();
    QList<TrackKind> all;
    for (int kind = 0; kind < trackKindCount; ++kind) {
        select({TrackKind(kind)});
        checkPieces();
        if (QTest::currentTestFailed())
            return;
        all.append(TrackKind(kind));
    }
    select(all);
    checkPieces();
    if (QTest::currentTestFailed())
        return;
    // Keys that differ say so.
    mWindow->document().setSelection(KeySelection::all(mWindow->document().motion()));
    QCoreApplication::processEvents();
    checkPieces();
}

void TestInspectorLayout::fieldsShowDigitsThatFit()
{
    ScrubSpinBox box;
    box.setShown(QStringLiteral("-16.000001907"));
    const auto width = [&box](const char *text) {
        return box.fontMetrics().horizontalAdvance(QString::fromUtf8(text)) + box.width() - box.textRoom();
    };
    const auto shownAt = [&](int pixels) {
        box.resize(pixels, box.sizeHint().height());
        return box.displayedText();
    };
    box.resize(300, box.sizeHint().height());
    const int whole = width("-16.000001907");
    const int some = width("-16.000…");
    const int few = width("1.23e+08");
    QCOMPARE(shownAt(whole), QStringLiteral("-16.000001907"));
    QCOMPARE(shownAt(some), QStringLiteral("-16.000…"));
    QCOMPARE(box.text(), QStringLiteral("-16.000001907"));
    // Never the first digits of a larger number.
    box.setShown(QStringLiteral("123456789"));
    QCOMPARE(shownAt(few), QStringLiteral("1.23e+08"));
    box.setShown(QStringLiteral("nan"));
    QCOMPARE(shownAt(some), QStringLiteral("nan"));
}

void TestInspectorLayout::digitsAreWholeWhileTheyAreEdited()
{
    QWidget window;
    ScrubSpinBox box(&window);
    QLineEdit other(&window);
    const QString text = QStringLiteral("0.12345678");
    box.setShown(text);
    box.setUsualText(QStringLiteral("0.123…"));
    box.resize(box.sizeHint());
    other.move(0, 100);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QApplication::setActiveWindow(&window);
    other.setFocus();
    const QImage unfocused = box.grab().toImage();
    QCOMPARE(box.displayedText(), QStringLiteral("0.123…"));
    box.setFocus();
    QCOMPARE(box.text(), text);
    QCOMPARE(box.selectedText().isEmpty() ? text : box.selectedText(), text);
    QVERIFY(box.grab().toImage() != unfocused);
}

QTEST_MAIN(TestInspectorLayout)
#include "tst_inspectorlayout.moc"
