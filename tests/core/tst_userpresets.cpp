// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/userpresets.h"
#include "tests/support/curvegrid.h"

#include <QTemporaryDir>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QByteArray whole(const QByteArray &presets)
{
    return R"({"format": "furitsuke-curve-presets", "version": 1, "presets": [)" + presets + "]}";
}

} // namespace

/// A person's own curves, and the files that they are kept in.
class TestUserPresets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreOneLineAndUnique();
    void presetsAreRenamedAndMoved();
    void textIsReadBack();
    void importKeepsWhatIsThere();
    void listIsBounded();
    void damagedTextsAreRefusedWithTheirPlace_data();
    void damagedTextsAreRefusedWithTheirPlace();
    void filesAreWrittenAndRead();
};

void TestUserPresets::namesAreOneLineAndUnique()
{
    UserPresets presets;
    QCOMPARE(presets.add(QStringLiteral("  ふわっと\n much  "), {1, 2, 3, 200}), QString());
    QCOMPARE(presets.presets(), (QList<UserPreset>{{QStringLiteral("ふわっと much"), {1, 2, 3, 127}}}));
    const UserPresets before = presets;
    QVERIFY(!presets.add(QStringLiteral("ふわっと much"), {}).isEmpty());
    QVERIFY(!presets.add(QStringLiteral(" \n"), {}).isEmpty());
    QVERIFY(!presets.add(QString(61, u'x'), {}).isEmpty());
    for (const char16_t *unseen : {u"\u200b", u"\x01\x07", u"\u2060\ufeff", u"\u3164", u"\u00ad \u0301"})
        QVERIFY2(presets.add(QString::fromUtf16(unseen), {}).contains(QLatin1String("seen")),
                 qPrintable(QString::fromUtf16(unseen)));
    QVERIFY(presets == before);
    QCOMPARE(presets.add(QString(60, u'x'), {}), QString());
    QVERIFY(presets.find(QString(60, u'x')));
    QVERIFY(!presets.find(QStringLiteral("x")));
}

void TestUserPresets::presetsAreRenamedAndMoved()
{
    UserPresets presets;
    for (const char *name : {"a", "b", "c"})
        presets.add(QLatin1String(name), {});
    QVERIFY(!presets.rename(0, QStringLiteral("b")).isEmpty());
    QCOMPARE(presets.rename(0, QStringLiteral(" a ")), QString());
    QCOMPARE(presets.rename(0, QStringLiteral("z")), QString());
    presets.move(0, 2);
    presets.setCurve(2, {1, 2, 3, 255});
    QCOMPARE(presets.presets(), (QList<UserPreset>{{QStringLiteral("b"), {}},
                                                   {QStringLiteral("c"), {}},
                                                   {QStringLiteral("z"), {1, 2, 3, 127}}}));
    presets.remove(1);
    QCOMPARE(presets.presets().size(), 2);
    QCOMPARE(presets.freeName(QStringLiteral("b")), QStringLiteral("b (2)"));
    presets.add(QStringLiteral("b (2)"), {});
    QCOMPARE(presets.freeName(QStringLiteral("b")), QStringLiteral("b (3)"));
    presets.add(QString(60, u'n'), {});
    QCOMPARE(presets.freeName(QString(60, u'n')), QString(56, u'n') + QStringLiteral(" (2)"));
}

void TestUserPresets::textIsReadBack()
{
    UserPresets presets;
    int number = 0;
    for (const CurvePoints curve : curveGrid()) {
        if (number < UserPresets::mostPresets)
            presets.add(QStringLiteral("“%1” 補間\\\"").arg(++number), curve);
    }
    const PresetsRead read = presetsFromText(presetsText(presets.presets()));
    QCOMPARE(read.error, QString());
    QVERIFY(read.presets == presets);
    QCOMPARE(presetsFromText(presetsText({})).error, QString());
    // As docs/curve-presets.md has it.
    QCOMPARE(presetsText({{QStringLiteral("Jump"), {20, 0, 0, 127}}}),
             QByteArray("{\n  \"format\": \"furitsuke-curve-presets\",\n  \"version\": 1,\n  \"presets\": [\n"
                        "    {\"name\": \"Jump\", \"curve\": [20, 0, 0, 127]}\n  ]\n}\n"));
}

void TestUserPresets::importKeepsWhatIsThere()
{
    UserPresets presets;
    presets.add(QStringLiteral("same"), {1, 2, 3, 4});
    presets.add(QStringLiteral("other"), {1, 2, 3, 4});
    const PresetImport result = presets.import({{QStringLiteral("same"), {1, 2, 3, 4}},
                                                {QStringLiteral("other"), {5, 6, 7, 8}},
                                                {QStringLiteral("new"), {9, 9, 9, 9}}});
    QVERIFY(result == (PresetImport{2, 1, 1, 0}));
    QCOMPARE(presets.presets(), (QList<UserPreset>{{QStringLiteral("same"), {1, 2, 3, 4}},
                                                   {QStringLiteral("other"), {1, 2, 3, 4}},
                                                   {QStringLiteral("other (2)"), {5, 6, 7, 8}},
                                                   {QStringLiteral("new"), {9, 9, 9, 9}}}));
}

void TestUserPresets::listIsBounded()
{
    UserPresets presets;
    QList<UserPreset> many;
    for (int i = 0; i < UserPresets::mostPresets + 5; ++i)
        many.append({QString::number(i), {}});
    QVERIFY(presets.import(many) == (PresetImport{UserPresets::mostPresets, 0, 0, 5}));
    QVERIFY(!presets.add(QStringLiteral("one more"), {}).isEmpty());
    QVERIFY(!presetsFromText(presetsText(many)).error.isEmpty());
}

void TestUserPresets::damagedTextsAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const auto row = [](const char *name, const QByteArray &text, const char *place) {
        QTest::newRow(name) << text << QString::fromLatin1(place);
    };
    row("empty", "", "Line 1");
    row("cut off", whole(R"({"name": "a", "curve": [1,2,3,4]})").chopped(3), "Line 1");
    row("array", "[]", "object");
    row("of another kind", R"({"format": "furitsuke-keys", "version": 1, "presets": []})", "format");
    row("no format", R"({"version": 1, "presets": []})", "format");
    row("newer", R"({"format": "furitsuke-curve-presets", "version": 2, "presets": []})", "version");
    row("version 0", R"({"format": "furitsuke-curve-presets", "version": 0, "presets": []})", "version");
    row("no list", R"({"format": "furitsuke-curve-presets", "version": 1})", "presets");
    row("unknown member", R"({"format": "furitsuke-curve-presets", "version": 1, "presets": [], "a": 1})",
        "a:");
    row("no curve", whole(R"({"name": "a"})"), "presets[0]");
    row("no name", whole(R"({"curve": [1,2,3,4]})"), "presets[0]");
    row("empty name", whole(R"({"name": " ", "curve": [1,2,3,4]})"), "presets[0]");
    row("three numbers", whole(R"({"name": "a", "curve": [1,2,3]})"), "presets[0].curve");
    row("too large", whole(R"({"name": "a", "curve": [1,2,3,128]})"), "presets[0].curve");
    row("fraction", whole(R"({"name": "a", "curve": [1,2,3,4.5]})"), "presets[0].curve");
    row("twice", whole(R"({"name": "a", "curve": [1,2,3,4]}, {"name": "a", "curve": [5,6,7,8]})"),
        "presets[1]");
    row("member twice", whole(R"({"name": "a", "name": "b", "curve": [1,2,3,4]})"), "Line 1, column ");
    row("range", whole(R"({"name": "a", "curve": [1,2,3,300]})"), "0 to 127");
    row("unseen name", whole(R"({"name": "\u200b\u0007", "curve": [1,2,3,4]})"), "presets[0]");
    row("unknown in a preset", whole(R"({"name": "a", "curve": [1,2,3,4], "b": 1})"), "presets[0].b");
    row("far too deep", QByteArray(100'000, '['), "deep");
    row("far too long", QByteArray(3'000'000, ' '), "larger");
}

void TestUserPresets::damagedTextsAreRefusedWithTheirPlace()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, place);
    const PresetsRead read = presetsFromText(text);
    QVERIFY2(read.error.contains(place), qPrintable(read.error));
    QVERIFY(read.presets.presets().isEmpty());
}

void TestUserPresets::filesAreWrittenAndRead()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("曲線.json"));
    QVERIFY(!readPresets(path).error.isEmpty());
    QVERIFY(!readPresets(folder.path()).error.isEmpty());
    const QList<UserPreset> presets = {{QStringLiteral("ふわっと"), {64, 0, 63, 127}}};
    QVERIFY(savePresets(presets, path).ok);
    QCOMPARE(readPresets(path).presets.presets(), presets);
    QVERIFY(savePresets({}, path).ok);
    QCOMPARE(readPresets(path).error, QString());
    QVERIFY(!savePresets(presets, folder.filePath(QStringLiteral("no/such/folder.json"))).ok);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    QVERIFY(readPresets(path).error.contains(QLatin1String("Line 1")));
}

QTEST_GUILESS_MAIN(TestUserPresets)
#include "tst_userpresets.moc"
