// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/trackverbs.h"
#include "editor-core/document/trackviewstate.h"
#include "editor-core/text/nametext.h"
#include "editor-core/timeline/sheetgeometry.h"
#include "editor-core/timeline/summaryindex.h"
#include "tests/support/motions.h"

#include <QSignalSpy>
#include <QTest>

using namespace furitsuke;
using namespace furitsuke::test;

namespace {

QByteArray cp932(const QString &text)
{
    return encodeName(text, NameEncoding::Cp932).bytes;
}

QByteArrayList allCp932(const QStringList &texts)
{
    QByteArrayList names;
    for (const QString &text : texts)
        names.append(cp932(text));
    return names;
}

/// A bone of each name with one key at its place in the list, then morphs.
QByteArray fileOf(const QStringList &bones, const QStringList &morphs)
{
    FileBuilder file;
    file.count(quint32(bones.size()));
    for (qsizetype i = 0; i < bones.size(); ++i)
        file.bone(cp932(bones[i]), quint32(i));
    file.count(quint32(morphs.size()));
    for (qsizetype i = 0; i < morphs.size(); ++i)
        file.morph(cp932(morphs[i]), quint32(i), 1);
    return file.count(0).count(0).count(0).count(0).bytes();
}

const QStringList someBones = {u"左腕"_qs, u"右腕"_qs, u"センター"_qs, u"左足ＩＫ"_qs, u"謎の骨"_qs};
const QStringList someMorphs = {u"あ"_qs, u"まばたき"_qs};
constexpr TrackRef leftArm{TrackKind::Bone, 0};
constexpr TrackRef rightArm{TrackKind::Bone, 1};
constexpr TrackRef center{TrackKind::Bone, 2};
constexpr TrackRef leftIk{TrackKind::Bone, 3};
constexpr TrackRef mystery{TrackKind::Bone, 4};
constexpr TrackRef morphA{TrackKind::Morph, 0};
constexpr TrackRef blink{TrackKind::Morph, 1};
constexpr TrackRef camera{TrackKind::Camera, 0};

/// A model with all of the bones but 謎の骨, and one that the motion has not.
ModelOutline someModel()
{
    return ModelOutline(u"初音ミク"_qs,
                        allCp932({u"センター"_qs, u"左足ＩＫ"_qs, u"右腕"_qs, u"左腕"_qs, u"首"_qs}),
                        allCp932({u"まばたき"_qs, u"あ"_qs}),
                        {{u"Root"_qs, allCp932({u"センター"_qs}), {}},
                         {u"表情"_qs, {}, allCp932({u"まばたき"_qs, u"あ"_qs})},
                         {u"うで"_qs, allCp932({u"右腕"_qs, u"左腕"_qs}), {}},
                         {u"空"_qs, allCp932({u"首"_qs}), {}}});
}

} // namespace

/// Which rows the dope sheet has, and which of them are listed.
class TestTrackRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void filters_data();
    void filters();
    void searchOpensClosedGroups();
    void groupClosedInASearchIsOpenAgainAfterIt();
    void hiddenAndSolo_data();
    void hiddenAndSolo();
    void groupsSayWhatTheirTracksHaveInCommon();
    void countsTellListedAndAll();
    void selectionFilterFollowsTheSelection();
    void updateTellsWhetherAnythingIsDifferent();

    void modelArrangesTracks();
    void tracksThatTheModelLacksAreMarked();
    void bonesInNoFrameStandApart();
    void namesCompareByFifteenBytes();
    void framesOfOneNameAreTwoGroups();
    void outlineReportsCollisions();

    void closedGroupsStayClosed();
    void closedGroupsOutlastOtherGroups();
    void removedTracksAreNotListed();
    void renamedTrackMovesToItsGroup();
    void summaryIsOfTheListedTracks();
    void viewStateIsKeptByName();

private:
    /// Visible labels, those of groups in brackets, tracks marked ? that the model lacks.
    QString shown()
    {
        mRows.setListing(mDocument->trackListing());
        mRows.rebuild(*mDocument);
        return visible();
    }
    QString visible() const
    {
        QStringList labels;
        for (const TimelineRow &row : mRows.visibleRows()) {
            QString label = row.label + (row.notInModel ? u"?"_qs : QString());
            labels.append(row.isGroup ? u'[' + label + u']' : label);
        }
        return labels.join(u' ');
    }
    void list(const TrackListing &listing) { mDocument->setTrackListing(listing); }
    int groupNamed(const QString &label) const
    {
        for (const TimelineRow &row : mRows.visibleRows()) {
            if (row.isGroup && row.label == label)
                return row.group;
        }
        return -1;
    }

    std::unique_ptr<MotionDocument> mDocument;
    TrackRows mRows;
};

void TestTrackRows::init()
{
    mDocument = std::make_unique<MotionDocument>();
    mDocument->setContent(readMotion(fileOf(someBones, someMorphs)));
    mRows = {};
}

void TestTrackRows::filters_data()
{
    QTest::addColumn<TrackListing>("listing");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char *name, const TrackListing &listing, const QString &rows) {
        QTest::newRow(name) << listing << rows;
    };
    const QString all = u"[全ボーン] [センター] センター [ＩＫ] 左足ＩＫ [腕] 左腕 右腕 [その他] 謎の骨 "
                        u"[表情] あ まばたき カメラ 照明 セルフ影 表示・IK"_qs;
    row("nothing", {}, all);
    row("spaces", {.searchText = u" 　"_qs}, all);
    row("a name", {.searchText = u"左"_qs}, u"[全ボーン] [ＩＫ] 左足ＩＫ [腕] 左腕"_qs);
    row("romaji", {.searchText = u"ude"_qs}, u"[全ボーン] [腕] 左腕 右腕"_qs);
    row("words", {.searchText = u"arm right"_qs}, u"[全ボーン] [腕] 右腕"_qs);
    row("a morph", {.searchText = u"blink"_qs}, u"[表情] まばたき"_qs);
    row("the camera", {.searchText = u"kamera"_qs}, u"カメラ"_qs);
    row("what something means", {.searchText = u"self shadow"_qs}, u"セルフ影"_qs);
    row("nothing of it", {.searchText = u"zzzz"_qs}, QString());
    row("with keys", {.withKeys = true},
        u"[全ボーン] [センター] センター [ＩＫ] 左足ＩＫ [腕] 左腕 [その他] 謎の骨 [表情] あ まばたき"_qs);
    row("with selected keys", {.withSelectedKeys = true},
        u"[全ボーン] [センター] センター [表情] まばたき"_qs);
    row("touched", {.touched = true}, u"[全ボーン] [腕] 左腕 右腕"_qs);
    row("touched and found", {.searchText = u"左"_qs, .touched = true}, u"[全ボーン] [腕] 左腕"_qs);
    row("touched, with keys", {.withKeys = true, .touched = true}, u"[全ボーン] [腕] 左腕"_qs);
}

void TestTrackRows::filters()
{
    QFETCH(TrackListing, listing);
    QFETCH(QString, rows);
    // 右腕 loses its key, 左腕's one is moved.
    mDocument->setSelection(keysInFrames(mDocument->motion(), {rightArm}, 0, 100));
    mDocument->deleteSelection();
    mDocument->setSelection(keysInFrames(mDocument->motion(), {leftArm}, 0, 100));
    mDocument->moveSelection(7);
    mDocument->setSelection(keysInFrames(mDocument->motion(), {center, blink}, 0, 100));
    list(listing);
    QCOMPARE(shown(), rows);
    // The same, found without making the rows anew.
    list({});
    shown();
    list(listing);
    mRows.setListing(listing);
    mRows.update(*mDocument);
    QCOMPARE(visible(), rows);
}

void TestTrackRows::searchOpensClosedGroups()
{
    shown();
    mRows.setExpanded(groupNamed(u"腕"_qs), false);
    mRows.setExpanded(TrackRows::allBonesGroup, false);
    list({.searchText = u"左腕"_qs, .collapsedGroups = mRows.listing().collapsedGroups});
    QCOMPARE(shown(), u"[全ボーン] [腕] 左腕"_qs);
    // Afterwards they are closed as they were.
    list({.collapsedGroups = mRows.listing().collapsedGroups});
    QCOMPARE(shown(), u"[全ボーン] [表情] あ まばたき カメラ 照明 セルフ影 表示・IK"_qs);
}

void TestTrackRows::groupClosedInASearchIsOpenAgainAfterIt()
{
    list({.searchText = u"左"_qs});
    shown();
    mRows.setExpanded(groupNamed(u"腕"_qs), false);
    QCOMPARE(visible(), u"[全ボーン] [ＩＫ] 左足ＩＫ [腕]"_qs);
    QVERIFY(!mRows.isExpanded(groupNamed(u"腕"_qs)));
    QVERIFY(mRows.listing().collapsedGroups.isEmpty());
    list({.searchText = u"左腕"_qs});
    QCOMPARE(shown(), u"[全ボーン] [腕] 左腕"_qs);
}

void TestTrackRows::hiddenAndSolo_data()
{
    QTest::addColumn<QList<TrackRef>>("hidden");
    QTest::addColumn<QList<TrackRef>>("solo");
    QTest::addColumn<bool>("showHidden");
    QTest::addColumn<QString>("rows");
    const auto row = [](const char *name, const QList<TrackRef> &hidden, const QList<TrackRef> &solo,
                        bool show,
                        const QString &rows) { QTest::newRow(name) << hidden << solo << show << rows; };
    row("hidden", {rightArm, center, blink, camera}, {}, false,
        u"[全ボーン] [ＩＫ] 左足ＩＫ [腕] 左腕 [その他] 謎の骨 [表情] あ 照明 セルフ影 表示・IK"_qs);
    row("hidden, shown", {rightArm, camera}, {}, true,
        u"[全ボーン] [センター] センター [ＩＫ] 左足ＩＫ [腕] 左腕 右腕 [その他] 謎の骨 [表情] あ まばたき "
        u"カメラ "
        u"照明 セルフ影 表示・IK"_qs);
    row("solo", {}, {leftIk, blink}, false, u"[全ボーン] [ＩＫ] 左足ＩＫ [表情] まばたき"_qs);
    row("solo, one of them hidden", {leftIk}, {leftIk, blink}, false, u"[表情] まばたき"_qs);
    row("only a hidden one is solo", {leftIk, leftArm}, {leftIk}, false,
        u"[全ボーン] [センター] センター [腕] 右腕 [その他] 謎の骨 [表情] あ まばたき カメラ 照明 セルフ影 表示・IK"_qs);
    row("solo and hidden, shown", {leftIk}, {leftIk}, true, u"[全ボーン] [ＩＫ] 左足ＩＫ"_qs);
}

void TestTrackRows::hiddenAndSolo()
{
    QFETCH(QList<TrackRef>, hidden);
    QFETCH(QList<TrackRef>, solo);
    QFETCH(bool, showHidden);
    QFETCH(QString, rows);
    changeLooks(*mDocument, hidden, [](TrackLook &look) { look.hidden = true; });
    changeLooks(*mDocument, solo, [](TrackLook &look) { look.solo = true; });
    list({.showHidden = showHidden});
    QCOMPARE(shown(), rows);
    QCOMPARE(mRows.hiddenTracks(), hidden.size());
}

void TestTrackRows::groupsSayWhatTheirTracksHaveInCommon()
{
    changeLooks(*mDocument, {leftArm, rightArm, center}, [](TrackLook &look) { look.locked = true; });
    mDocument->setTrackLook(leftArm, {.locked = true, .colour = 0xffff0000});
    shown();
    QHash<QString, TrackLook> looks;
    for (const TimelineRow &row : mRows.visibleRows()) {
        if (row.isGroup)
            looks.insert(row.label, row.look);
    }
    QVERIFY(looks[u"腕"_qs].locked);
    QCOMPARE(looks[u"腕"_qs].colour, 0u);
    QVERIFY(!looks[u"全ボーン"_qs].locked);
    QVERIFY(!looks[u"表情"_qs].locked);
    QVERIFY(mRows.visibleRows()[mRows.rowOf(leftArm)].look.locked);
    QCOMPARE(mRows.visibleRows()[mRows.rowOf(leftArm)].look.colour, 0xffff0000);
}

void TestTrackRows::countsTellListedAndAll()
{
    shown();
    QCOMPARE(mRows.listedTracks(), 11);
    QCOMPARE(mRows.allTracks(), 11);
    // Tracks of closed groups are listed.
    mRows.setExpanded(TrackRows::allBonesGroup, false);
    QCOMPARE(mRows.listedTracks(), 11);
    list({.searchText = u"左"_qs});
    shown();
    QCOMPARE(mRows.listedTracks(), 2);
    QCOMPARE(mRows.allTracks(), 11);
    QVERIFY(mRows.isListed(leftArm));
    QVERIFY(!mRows.isListed(rightArm));
    QCOMPARE(mRows.rowOf(rightArm), -1);
}

void TestTrackRows::selectionFilterFollowsTheSelection()
{
    list({.withSelectedKeys = true});
    QCOMPARE(shown(), QString());
    mDocument->setSelection(keysInFrames(mDocument->motion(), {morphA}, 0, 9));
    QVERIFY(mRows.update(*mDocument));
    QCOMPARE(visible(), u"[表情] あ"_qs);
    mDocument->setSelection({});
    QVERIFY(mRows.update(*mDocument));
    QCOMPARE(visible(), QString());
}

void TestTrackRows::updateTellsWhetherAnythingIsDifferent()
{
    shown();
    QVERIFY(!mRows.update(*mDocument));
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    QVERIFY(!mRows.update(*mDocument));
    mDocument->setTrackLook(center, {.locked = true});
    QVERIFY(mRows.update(*mDocument));
    QVERIFY(!mRows.update(*mDocument));
    mRows.setListing({.searchText = u"左"_qs});
    QVERIFY(mRows.update(*mDocument));
    mRows.setListing({.searchText = u"hidari"_qs});
    QVERIFY(!mRows.update(*mDocument));
}

void TestTrackRows::modelArrangesTracks()
{
    mDocument->setModelOutline(someModel());
    // Frames in the model's order, bones and morphs as its frames list them.
    QCOMPARE(shown(), u"[全ボーン] [Root] センター [うで] 右腕 左腕 [その他] 左足ＩＫ [モデルになし] 謎の骨? "
                      u"[表情] まばたき あ カメラ 照明 セルフ影 表示・IK"_qs);
    QCOMPARE(mRows.tracksOf(mRows.visibleRows()[0]).size(), 5);
    mDocument->setModelOutline({});
    QVERIFY(shown().contains(u"[腕] 左腕 右腕"));
}

void TestTrackRows::tracksThatTheModelLacksAreMarked()
{
    addTrack(*mDocument, TrackKind::Morph, u"謎の顔"_qs);
    addTrack(*mDocument, TrackKind::Bone, u"謎の骨2"_qs);
    QVERIFY(!shown().contains(u'?'));
    mDocument->setModelOutline(someModel());
    QVERIFY2(
        shown().contains(u"[モデルになし] 謎の骨? 謎の骨2? [表情] まばたき あ [モデルになし] 謎の顔? カメラ"),
        qPrintable(visible()));
    // All morphs of the group, those that the model has and those that it lacks.
    const TimelineRow morphs = mRows.visibleRows()[mRows.rowOf(morphA) - 2];
    QCOMPARE(morphs.group, int(TrackRows::morphGroup));
    QCOMPARE(mRows.tracksOf(morphs).size(), 3);
    // A model without anything lacks all; the camera is no part of a model.
    mDocument->setModelOutline(ModelOutline());
    QCOMPARE(shown().count(u'?'), 9);
    QCOMPARE(mRows.listedTracks(), 13);
}

void TestTrackRows::bonesInNoFrameStandApart()
{
    mDocument->setModelOutline(ModelOutline(u"x"_qs, allCp932(someBones), allCp932(someMorphs), {}));
    QCOMPARE(shown(),
             u"[全ボーン] [その他] 左腕 右腕 センター 左足ＩＫ 謎の骨 [表情] あ まばたき カメラ 照明 "
             u"セルフ影 表示・IK"_qs);
}

void TestTrackRows::namesCompareByFifteenBytes()
{
    // The model's names are longer than a motion can say; one is cut in the middle of a character.
    const QString longName = u"左スカート前飾り紐"_qs;
    mDocument->setContent(readMotion(fileOf({longName.left(7) + u"\\x8F"_qs}, {})));
    QCOMPARE(mDocument->motion().bones[0].name.size(), 15);
    mDocument->setModelOutline(ModelOutline(u"x"_qs, allCp932({longName.left(7) + u"上の方"_qs}), {},
                                            {{u"服"_qs, allCp932({longName.left(7) + u"上の方"_qs}), {}}}));
    QVERIFY2(shown().contains(u"[服] 左スカート前飾"), qPrintable(visible()));
    QVERIFY(!visible().contains(u'?'));
}

void TestTrackRows::framesOfOneNameAreTwoGroups()
{
    mDocument->setModelOutline(ModelOutline(
        u"x"_qs, allCp932(someBones), {},
        {{u"A"_qs, allCp932({u"左腕"_qs}), {}}, {u"A"_qs, allCp932({u"右腕"_qs, u"左腕"_qs}), {}}}));
    QVERIFY2(shown().contains(u"[A] 左腕 [A] 右腕 [その他]"), qPrintable(visible()));
    mRows.setExpanded(mRows.groupOf(rightArm), false);
    QVERIFY2(visible().contains(u"[A] 左腕 [A] [その他]"), qPrintable(visible()));
}

void TestTrackRows::outlineReportsCollisions()
{
    const QByteArrayList bones = {"fifteen bytes!!", "other", "fifteen bytes!! left",
                                  "fifteen bytes!! right"};
    const ModelOutline outline(u"x"_qs, bones, {"a", "b"}, {});
    QCOMPARE(outline.boneCollisions(), (QList<QByteArrayList>{{bones[0], bones[2], bones[3]}}));
    QVERIFY(outline.morphCollisions().isEmpty());
    QCOMPARE(outline.bonesOf("fifteen bytes!!"), 3);
    QCOMPARE(outline.bonesOf("other"), 1);
    QCOMPARE(outline.boneRank("fifteen bytes!!"), 0);
    QVERIFY(!outline.hasBone("fifteen"));
    QVERIFY(!outline.hasMorph("other"));
    // The list marks the track.
    mDocument->setContent(readMotion(fileOf({u"fifteen bytes!!"_qs, u"other"_qs}, {})));
    mDocument->setModelOutline(outline);
    shown();
    QVERIFY(mRows.visibleRows()[mRows.rowOf({TrackKind::Bone, 0})].ambiguous);
    QVERIFY(!mRows.visibleRows()[mRows.rowOf({TrackKind::Bone, 1})].ambiguous);
}

void TestTrackRows::closedGroupsStayClosed()
{
    shown();
    mRows.setExpanded(groupNamed(u"腕"_qs), false);
    mRows.setExpanded(TrackRows::morphGroup, false);
    mDocument->setTrackListing(mRows.listing());
    const QString closed =
        u"[全ボーン] [センター] センター [ＩＫ] 左足ＩＫ [腕] [その他] 謎の骨 [表情] カメラ 照明 "
        u"セルフ影 表示・IK"_qs;
    QCOMPARE(visible(), closed);
    // Other tracks and groups come and go.
    addTrack(*mDocument, TrackKind::Bone, u"頭"_qs);
    QVERIFY2(shown().contains(u"左足ＩＫ [体(上)] 頭 [腕] [その他]"), qPrintable(visible()));
    mDocument->renameTrack(rightArm, u"首"_qs);
    QVERIFY2(shown().contains(u"[体(上)] 首 頭 [腕] [その他]"), qPrintable(visible()));
    deleteTracks(*mDocument, {leftArm});
    QVERIFY2(!shown().contains(u"[腕]"), qPrintable(visible()));
    while (mDocument->undoStack().canUndo())
        mDocument->undoStack().undo();
    QCOMPARE(shown(), closed);
    // The next motion begins with all groups open.
    mDocument->setContent(readMotion(fileOf(someBones, someMorphs)));
    QVERIFY(shown().contains(u"[腕] 左腕 右腕"));
}

void TestTrackRows::closedGroupsOutlastOtherGroups()
{
    shown();
    mRows.setExpanded(groupNamed(u"腕"_qs), false);
    mDocument->setTrackListing(mRows.listing());
    mDocument->setModelOutline(someModel());
    shown();
    mRows.setExpanded(groupNamed(u"うで"_qs), false);
    mDocument->setTrackListing(mRows.listing());
    QVERIFY2(visible().contains(u"[うで] [その他]"), qPrintable(visible()));
    mDocument->setModelOutline({});
    QVERIFY2(shown().contains(u"[腕] [その他]"), qPrintable(visible()));
    mDocument->setModelOutline(someModel());
    QVERIFY2(shown().contains(u"[うで] [その他]"), qPrintable(visible()));
}

void TestTrackRows::removedTracksAreNotListed()
{
    deleteTracks(*mDocument, {center, morphA, blink});
    QCOMPARE(shown(),
             u"[全ボーン] [ＩＫ] 左足ＩＫ [腕] 左腕 右腕 [その他] 謎の骨 カメラ 照明 セルフ影 表示・IK"_qs);
    QCOMPARE(mRows.allTracks(), 8);
    // A track that was alone and is removed leaves the others.
    mDocument->setTrackLook(mystery, {.solo = true});
    QCOMPARE(shown(), u"[全ボーン] [その他] 謎の骨"_qs);
    deleteTracks(*mDocument, {mystery});
    QCOMPARE(shown(), u"[全ボーン] [ＩＫ] 左足ＩＫ [腕] 左腕 右腕 カメラ 照明 セルフ影 表示・IK"_qs);
}

void TestTrackRows::renamedTrackMovesToItsGroup()
{
    mDocument->renameTrack(mystery, u"左ひじ"_qs);
    QVERIFY2(shown().contains(u"[腕] 左腕 左ひじ 右腕 [表情]"), qPrintable(visible()));
}

void TestTrackRows::summaryIsOfTheListedTracks()
{
    shown();
    SummaryIndex summary;
    summary.rebuild(mDocument->motion(), mRows);
    const int arms = mRows.groupOf(leftArm);
    QVERIFY(summary.keys(arms).contains(0) && summary.keys(arms).contains(1));
    list({.searchText = u"右腕"_qs});
    shown();
    summary.updateListed(mDocument->motion(), mRows);
    QVERIFY(!summary.keys(arms).contains(0));
    QVERIFY(summary.keys(arms).contains(1));
    mDocument->setSelection(KeySelection::all(mDocument->motion()));
    summary.updateSelection(mDocument->motion(), mRows, mDocument->selection());
    QVERIFY(!summary.selected(arms).contains(0));
    QVERIFY(summary.selected(arms).contains(1));
    // Edits of tracks that are not listed show once they are.
    QObject::connect(
        mDocument.get(), &MotionDocument::changed, mDocument.get(),
        [&](const MotionChange &change) { summary.update(mDocument->motion(), mRows, change.spans); });
    mDocument->setSelection(keysInFrames(mDocument->motion(), {leftArm, rightArm}, 0, 9));
    mDocument->moveSelection(50);
    QVERIFY(summary.keys(arms).contains(51));
    QVERIFY(!summary.keys(arms).contains(1) && !summary.keys(arms).contains(50));
    list({});
    shown();
    summary.updateListed(mDocument->motion(), mRows);
    QVERIFY(summary.keys(arms).contains(50) && summary.keys(arms).contains(51));
    QVERIFY(!summary.keys(arms).contains(0));
}

void TestTrackRows::viewStateIsKeptByName()
{
    QVERIFY(trackViewState(*mDocument).isEmpty());
    changeLooks(*mDocument, {leftIk, camera}, [](TrackLook &look) { look.locked = true; });
    mDocument->setTrackLook(blink, {.hidden = true, .colour = 0xff00ff00});
    list({.searchText = u"x"_qs, .collapsedGroups = {u"part:腕"_qs, u"bones"_qs}});
    const TrackViewState state = trackViewState(*mDocument);
    QCOMPARE(state.looks.size(), 3);
    QCOMPARE(state.collapsedGroups, QStringList({u"bones"_qs, u"part:腕"_qs}));
    // Another motion with the tracks in another order, and one that is missing.
    mDocument->setContent(readMotion(fileOf({u"左足ＩＫ"_qs, u"左腕"_qs}, {u"い"_qs})));
    QVERIFY(mDocument->trackLooks().isEmpty());
    setTrackViewState(*mDocument, state);
    QCOMPARE(mDocument->trackLooks().size(), 2);
    QVERIFY(mDocument->trackLook({TrackKind::Bone, 0}).locked);
    QVERIFY(mDocument->trackLook(camera).locked);
    QCOMPARE(mDocument->trackListing().collapsedGroups, QSet<QString>({u"part:腕"_qs, u"bones"_qs}));
    QVERIFY(mDocument->trackListing().searchText.isEmpty());
}

QTEST_GUILESS_MAIN(TestTrackRows)
#include "tst_trackrows.moc"
