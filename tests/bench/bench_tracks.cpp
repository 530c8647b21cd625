// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/text/knownnames.h"
#include "editor-core/text/namesearch.h"
#include "editor-core/text/nametext.h"
#include "tests/support/motions.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace furitsuke;

namespace {

constexpr int trackCount = 1000;
constexpr int keyCount = 2000000;

/// Names as models have them: the standard ones, then those of skirts, hair and the like, with numbers.
QStringList names()
{
    QStringList names = standardBones();
    const QStringList stems = {u"左スカート前"_qs, u"右スカート横"_qs, u"後髪"_qs,     u"リボン左"_qs,
                               u"ネクタイ"_qs,     u"左袖飾り"_qs,     u"もみあげ"_qs, u"マフラー"_qs};
    for (int i = 0; names.size() < trackCount; ++i)
        names.append(stems[i % stems.size()] + QString::number(i));
    return names;
}

Motion longMotion()
{
    const QStringList all = names();
    Motion motion;
    quint32 order = 0;
    for (const QString &name : all) {
        BoneTrack track;
        track.name = encodeName(name, NameEncoding::Cp932).bytes.left(KeyName::size);
        for (int i = 0; i < keyCount / trackCount; ++i) {
            BoneKey key;
            key.frame = quint32(i * 2);
            key.order = order++;
            track.keys.append(key);
        }
        motion.bones.append(track);
    }
    return motion;
}

/// A track list over 2 000 000 keys of 1 000 tracks.
class Tracks
{
public:
    Tracks()
    {
        ReadResult content;
        content.ok = true;
        content.motion = longMotion();
        mDocument.setContent(content);
        mPanel = std::make_unique<TimelinePanel>(mDocument);
        mPanel->resize(1200, 900);
        mPanel->grab();
    }
    MotionDocument &document() { return mDocument; }
    TimelinePanel &panel() { return *mPanel; }
    void search(const QString &text)
    {
        TrackListing listing = mDocument.trackListing();
        listing.searchText = text;
        mDocument.setTrackListing(listing);
    }

private:
    MotionDocument mDocument;
    std::unique_ptr<TimelinePanel> mPanel;
};

Tracks &tracks()
{
    static Tracks theTracks;
    return theTracks;
}

/// Baseline: comparing as many strings with a word, and no more.
void compareNames(benchmark::State &state)
{
    const QStringList all = names();
    for (auto _ : state) {
        qsizetype found = 0;
        for (const QString &name : all)
            found += name.contains(QLatin1String("hidari"));
        benchmark::DoNotOptimize(found);
    }
}

void readNames(benchmark::State &state)
{
    const QStringList all = names();
    for (auto _ : state) {
        for (const QString &name : all)
            benchmark::DoNotOptimize(spellingsOf(name));
    }
}

/// One stroke at a time: "hidari sukaato", and back again.
void strokeInTheSearch(benchmark::State &state)
{
    const QString text = u"hidari sukaato"_qs;
    qsizetype length = 0;
    bool forward = true;
    for (auto _ : state) {
        length += forward ? 1 : -1;
        if (length == text.size() || length == 0)
            forward = !forward;
        tracks().search(text.left(length));
    }
    tracks().search({});
}

/// The strokes that cost most: from all tracks to nearly all and back.
void strokeThatLeavesNearlyAll(benchmark::State &state)
{
    bool on = false;
    for (auto _ : state) {
        on = !on;
        tracks().search(on ? u"a"_qs : QString());
    }
    tracks().search({});
}

void strokeAndRepaintOfTheList(benchmark::State &state)
{
    bool on = false;
    QPixmap pixmap(tracks().panel().list().size());
    for (auto _ : state) {
        on = !on;
        tracks().search(on ? u"hidari"_qs : u"hidar"_qs + u"i s"_qs);
        tracks().panel().list().render(&pixmap);
    }
    tracks().search({});
}

/// A box that selects keys of one more track at a time, while only tracks with selected keys are listed.
void selectWithTheSelectionFilter(benchmark::State &state)
{
    TrackListing listing;
    listing.withSelectedKeys = true;
    tracks().document().setSelection(KeySelection::all(tracks().document().motion()));
    tracks().document().setTrackListing(listing);
    qsizetype row = 0;
    for (auto _ : state) {
        KeySelection selection = tracks().document().selection();
        RowSet rows = selection.rows({TrackKind::Bone, 0});
        rows.toggle(row++ % 1000 + 1);
        selection.setRows({TrackKind::Bone, 0}, rows);
        tracks().document().setSelection(selection);
    }
    tracks().document().setTrackListing({});
    tracks().document().setSelection({});
}

} // namespace

BENCHMARK(compareNames)->Unit(benchmark::kMicrosecond);
BENCHMARK(readNames)->Unit(benchmark::kMicrosecond);
BENCHMARK(strokeInTheSearch)->Unit(benchmark::kMicrosecond);
BENCHMARK(strokeThatLeavesNearlyAll)->Unit(benchmark::kMicrosecond);
BENCHMARK(strokeAndRepaintOfTheList)->Unit(benchmark::kMicrosecond);
BENCHMARK(selectWithTheSelectionFilter)->Unit(benchmark::kMicrosecond);

int main(int argc, char **argv)
{
    // Nothing is shown; painting goes into images.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
