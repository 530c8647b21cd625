// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/motion/parallel.h"
#include "editor-core/motion/taskprogress.h"

#include <QHash>
#include <QtEndian>

#include <memory>
#include <vector>

namespace furitsuke::vmd {

/// How many records a thread does between two looks at whether it is to stop.
inline constexpr qint64 progressStride = 1 << 14;

/// The records of a section in parts, one for each thread.
struct RecordParts
{
    explicit RecordParts(qint64 allRecords)
        : records(allRecords)
        , count(parallelParts(allRecords, 1 << 14, allRecords))
    {}
    qint64 first(int part) const { return records * part / count; }
    qint64 last(int part) const { return first(part + 1); }
    qint64 size(int part) const { return last(part) - first(part); }

    qint64 records;
    int count;
};

/// Finds the track of every record by its name field. Files repeat the same sequence of names frame after
/// frame, so the track that followed the last time is tried first.
template <class Key>
class TrackFinder
{
public:
    /// Number of the track, among those of this finder, that a record with this name field belongs to.
    quint32 find(const char *field)
    {
        const Bytes bytes(field);
        if (mLast != none) {
            const std::size_t guess = mSeen[mLast].next;
            if (guess != none && mSeen[guess].bytes == bytes)
                return count(guess);
            if (mSeen[mLast].bytes == bytes)
                return count(mLast);
        }
        const std::size_t seen = look(bytes, field);
        if (mLast != none)
            mSeen[mLast].next = seen;
        return count(seen);
    }

    /// Names and name fields of the tracks in the order in which they first came; their keys are empty.
    const std::vector<Track<Key>> &tracks() const { return mTracks; }
    /// How many records each track has.
    const std::vector<qsizetype> &counts() const { return mCounts; }

private:
    /// A name field as two overlapping numbers, which compare faster than 15 bytes.
    struct Bytes
    {
        explicit Bytes(const char *field)
            : head(qFromLittleEndian<quint64>(field))
            , tail(qFromLittleEndian<quint64>(field + KeyName::size - 8))
        {}
        friend bool operator==(const Bytes &, const Bytes &) = default;

        quint64 head;
        quint64 tail;
    };
    /// A field that was seen; several have one name where the bytes after its NUL differ.
    struct Seen
    {
        Bytes bytes;
        quint32 track;
        std::size_t next; ///< what came after it
    };

    quint32 count(std::size_t seen)
    {
        mLast = seen;
        const quint32 track = mSeen[seen].track;
        ++mCounts[track];
        return track;
    }
    std::size_t look(const Bytes &bytes, const char *field)
    {
        const QByteArray key(field, KeyName::size);
        const auto known = mByField.constFind(key);
        if (known != mByField.constEnd())
            return known.value();
        const KeyName name = KeyName::fromBytes(key);
        const QByteArray text = name.name();
        auto track = mByName.constFind(text);
        if (track == mByName.constEnd()) {
            track = mByName.insert(text, quint32(mTracks.size()));
            mTracks.push_back({text, name, {}});
            mCounts.push_back(0);
        }
        mSeen.push_back({bytes, track.value(), none});
        mByField.insert(key, mSeen.size() - 1);
        return mSeen.size() - 1;
    }

    static constexpr std::size_t none = ~std::size_t(0);

    std::vector<Track<Key>> mTracks;
    std::vector<qsizetype> mCounts;
    std::vector<Seen> mSeen;
    QHash<QByteArray, std::size_t> mByField;
    QHash<QByteArray, quint32> mByName;
    std::size_t mLast = none;
};

/// Which track each record of a section belongs to, and where in it the records of each part go.
template <class Key>
class Distribution
{
public:
    /// Reads the name fields, which are the first bytes of every record, and appends their tracks to the
    /// list, in the order in which they first come. On cancel the distribution is of no use.
    Distribution(const char *records, qint64 recordSize, const RecordParts &parts,
                 const TaskProgress *progress, QList<Track<Key>> &tracks)
        : mTrackInPart(new quint32[std::size_t(parts.records)])
        , mTracks(std::size_t(parts.count))
        , mRows(std::size_t(parts.count))
    {
        std::vector<TrackFinder<Key>> finders(std::size_t(parts.count));
        inParallel(parts.count, [&](int part) {
            TrackFinder<Key> finder;
            const char *field = records + parts.first(part) * recordSize;
            const qint64 last = parts.last(part);
            for (qint64 record = parts.first(part); record < last; ++record, field += recordSize) {
                if (record % progressStride == 0 && progress && progress->isCancelled())
                    return;
                mTrackInPart[std::size_t(record)] = finder.find(field);
            }
            finders[std::size_t(part)] = std::move(finder);
        });
        QHash<QByteArray, quint32> byName;
        for (std::size_t part = 0; part < finders.size(); ++part) {
            mRows[part] = mTotals;
            const TrackFinder<Key> &finder = finders[part];
            for (std::size_t i = 0; i < finder.tracks().size(); ++i) {
                const Track<Key> &found = finder.tracks()[i];
                const auto known = byName.constFind(found.name);
                const quint32 track = known == byName.constEnd() ? quint32(mTotals.size()) : known.value();
                if (track == mTotals.size()) {
                    byName.insert(found.name, track);
                    tracks.append(found);
                    mTotals.push_back(0);
                    mRows[part].push_back(0);
                }
                mTotals[track] += finder.counts()[i];
                mTracks[part].push_back(track);
            }
        }
    }

    /// Number of a record's track; the part is the one that the record is in.
    quint32 track(int part, qint64 record) const
    {
        return mTracks[std::size_t(part)][mTrackInPart[std::size_t(record)]];
    }
    /// The row at which a part's first record goes into each track.
    const std::vector<qsizetype> &rows(int part) const { return mRows[std::size_t(part)]; }
    /// How many records each track has.
    const std::vector<qsizetype> &totals() const { return mTotals; }

private:
    /// For every record the number by which its part knows the track. (A vector would write zeros first.)
    std::unique_ptr<quint32[]> mTrackInPart;
    std::vector<std::vector<quint32>> mTracks; ///< for every part the tracks by those numbers
    std::vector<std::vector<qsizetype>> mRows;
    std::vector<qsizetype> mTotals;
};

} // namespace furitsuke::vmd
