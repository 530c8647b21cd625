// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/writer.h"

#include "editor-core/vmd/blocksorter.h"
#include "editor-core/vmd/curveblock.h"
#include "editor-core/vmd/plausiblekeys.h"
#include "editor-core/vmd/vmdlayout.h"

#include <QIODevice>
#include <QtEndian>

#include <numeric>
#include <vector>

namespace furitsuke {

using namespace vmd;

namespace {

/// Which sections are written, and whether the announced counts are those that were read.
struct TailPlan
{
    int sections = 0;         ///< so many are written, from the first on
    bool countsAsRead = true; ///< counts that lie go on doing so
};

qsizetype recordCount(const Motion &motion, RecordSection section)
{
    return motion.keyCount(static_cast<TrackKind>(section));
}

template <class Key>
bool arePlausible(const KeyColumns<Key> &keys)
{
    for (qsizetype row = 0; row < keys.size(); ++row) {
        if (!isPlausible(keys.key(row)))
            return false;
    }
    return true;
}

/// Whether a section that is cut short will be believed when it is read.
bool staysBelieved(const Motion &motion, RecordSection section)
{
    switch (section) {
    case RecordSection::Bones:
    case RecordSection::Morphs:
        return true;
    case RecordSection::Camera:
        return arePlausible(motion.camera);
    case RecordSection::Light:
        return arePlausible(motion.light);
    case RecordSection::Shadow:
        return arePlausible(motion.shadow);
    case RecordSection::States:
        break;
    }
    return arePlausible(motion.states);
}

/// A section that was cut short or is missing stays so until its number of keys changes, or they get values
/// for which a reader would not take them for keys. Then every count is made true, and all six sections are
/// written where bytes of unknown meaning have to follow them.
TailPlan planTail(const Motion &motion)
{
    TailPlan plan;
    for (int s = 0; s < recordSectionCount; ++s) {
        const FileForm::SectionForm &form = motion.form.sections[std::size_t(s)];
        const qsizetype count = recordCount(motion, RecordSection(s));
        if (form.present || count > 0)
            plan.sections = s + 1;
        if ((!form.present && count > 0) || (form.countLies && (count != qsizetype(form.recordCount) ||
                                                                !staysBelieved(motion, RecordSection(s)))))
            plan.countsAsRead = false;
    }
    if (!plan.countsAsRead && !motion.form.trailer.isEmpty())
        plan.sections = recordSectionCount;
    return plan;
}

/// Collects small pieces into large ones for the sink.
class Output
{
public:
    static constexpr qint64 capacity = 1 << 20;

    Output(const ByteSink &sink, TaskProgress *progress, qint64 size)
        : mSink(sink)
        , mProgress(progress)
        , mSize(size)
        , mBuffer(capacity, Qt::Uninitialized)
    {}

    /// Room for the next bytes, at most `capacity` of them.
    char *room(qint64 bytes)
    {
        if (mUsed + bytes > capacity)
            flush();
        char *at = mBuffer.data() + mUsed;
        mUsed += bytes;
        return at;
    }
    void put(QByteArrayView bytes)
    {
        while (!bytes.isEmpty()) {
            const qsizetype part = qMin<qsizetype>(bytes.size(), capacity);
            std::memcpy(room(part), bytes.data(), std::size_t(part));
            bytes = bytes.sliced(part);
        }
    }
    void put(quint32 number) { qToLittleEndian(number, room(4)); }
    bool flush()
    {
        if (mGood && mUsed > 0) {
            mGood = mSink(QByteArrayView(mBuffer.constData(), mUsed));
            mDone += mUsed;
            if (mProgress) {
                mProgress->setShare(mSize > 0 ? double(mDone) / double(mSize) : 1);
                mGood = mGood && !mProgress->isCancelled();
            }
        }
        mUsed = 0;
        return mGood;
    }
    bool good() const { return mGood; }

private:
    const ByteSink &mSink;
    TaskProgress *mProgress;
    qint64 mSize;
    QByteArray mBuffer;
    qint64 mUsed = 0;
    qint64 mDone = 0;
    bool mGood = true;
};

void putFloat(char *at, float value)
{
    qToLittleEndian(value, at);
}

void putVec3(char *at, const Vec3f &v)
{
    putFloat(at, v.x);
    putFloat(at + 4, v.y);
    putFloat(at + 8, v.z);
}

/// Where a key is: its track's index and its row.
struct Location
{
    quint32 track;
    quint32 row;
};

/// The keys of a section in the order in which their records are written.
template <class Tracks>
std::vector<Location> byOrder(const Tracks &tracks, qsizetype count, quint32 nextOrder)
{
    std::vector<Location> sequence;
    // Orders are nearly always dense, as they number the records of a file: then they are places in a table.
    if (qint64(nextOrder) <= 2 * qint64(count) + 1024) {
        constexpr quint32 none = ~quint32(0);
        sequence.assign(nextOrder, Location{none, 0});
        for (qsizetype t = 0; t < tracks.size(); ++t) {
            const quint32 *orders = tracks[t]->orders().constData();
            for (qsizetype row = 0; row < tracks[t]->size(); ++row)
                sequence[orders[row]] = {quint32(t), quint32(row)};
        }
        if (count < qsizetype(nextOrder))
            std::erase_if(sequence, [](const Location &l) { return l.track == none; });
        return sequence;
    }
    sequence.reserve(std::size_t(count));
    for (qsizetype t = 0; t < tracks.size(); ++t) {
        for (qsizetype row = 0; row < tracks[t]->size(); ++row)
            sequence.push_back({quint32(t), quint32(row)});
    }
    std::sort(sequence.begin(), sequence.end(), [&tracks](const Location &a, const Location &b) {
        return tracks[a.track]->orders()[a.row] < tracks[b.track]->orders()[b.row];
    });
    return sequence;
}

void putName(char *at, const KeyName &padded, const KeyName &source, KeyForm form, quint32 order,
             const Residue::Table<15> &residue)
{
    const KeyName *name = form.has(KeyForm::sourceNameBit) ? &source : &padded;
    QByteArrayView bytes = name->field();
    if (form.has(KeyForm::rawNameBit)) {
        const QByteArrayView raw = residue.find(order);
        if (!raw.isEmpty())
            bytes = raw;
    }
    std::memcpy(at, bytes.data(), KeyName::size);
}

template <class Key>
std::vector<const KeyColumns<Key> *> columnsOf(const QList<Track<Key>> &tracks)
{
    std::vector<const KeyColumns<Key> *> columns;
    columns.reserve(std::size_t(tracks.size()));
    for (const Track<Key> &track : tracks)
        columns.push_back(&track.keys);
    return columns;
}

template <class Key>
std::vector<KeyName> paddedNames(const QList<Track<Key>> &tracks)
{
    std::vector<KeyName> names;
    names.reserve(std::size_t(tracks.size()));
    for (const Track<Key> &track : tracks)
        names.push_back(KeyName::fromBytes(track.name));
    return names;
}

template <class Key>
struct ColumnList
{
    std::vector<const KeyColumns<Key> *> columns;
    qsizetype size() const { return qsizetype(columns.size()); }
    const KeyColumns<Key> *operator[](qsizetype i) const { return columns[std::size_t(i)]; }
};

void putBone(char *at, const BoneKey &key, const KeyName &name, const BoneTrack &track,
             const Residue &residue)
{
    putName(at, name, track.sourceField, key.form, key.order, residue.boneNames);
    qToLittleEndian(key.frame, at + bone::frame);
    putVec3(at + bone::position, key.position);
    putFloat(at + bone::rotation, key.rotation.x);
    putFloat(at + bone::rotation + 4, key.rotation.y);
    putFloat(at + bone::rotation + 8, key.rotation.z);
    putFloat(at + bone::rotation + 12, key.rotation.w);
    if (key.form.has(KeyForm::rawCurvesBit)) {
        const QByteArrayView raw = residue.boneCurves.find(key.order);
        if (!raw.isEmpty()) {
            std::memcpy(at + bone::curves, raw.data(), curveBlockSize);
            return;
        }
    }
    writeCurveBlock(reinterpret_cast<quint8 *>(at) + bone::curves, key.curves, key.form, key.position.x);
}

void putMorph(char *at, const MorphKey &key, const KeyName &name, const MorphTrack &track,
              const Residue &residue)
{
    putName(at, name, track.sourceField, key.form, key.order, residue.morphNames);
    qToLittleEndian(key.frame, at + morph::frame);
    putFloat(at + morph::weight, key.weight);
}

/// Writes the keys of tracks that have names: put(room for the record, key, zero padded name, track,
/// residue).
template <class Key, class Put>
void putTracks(Output &out, const Motion &motion, const QList<Track<Key>> &tracks, qint64 recordSize,
               Put &&put)
{
    static_assert(BlockSorter::blockSize * boneRecordSize <= Output::capacity);
    const ColumnList<Key> columns{columnsOf(tracks)};
    const std::vector<KeyName> names = paddedNames(tracks);
    const TrackKind kind = kindOf<Key>;
    const std::vector<Location> places =
        byOrder(columns, motion.keyCount(kind), motion.nextOrder[std::size_t(sectionOf(kind))]);
    BlockSorter sorter(names.size());
    const auto count = qint64(places.size());
    for (qint64 first = 0; first < count && out.good(); first += BlockSorter::blockSize) {
        const qint64 last = qMin(first + BlockSorter::blockSize, count);
        char *at = out.room((last - first) * recordSize);
        sorter.sort(first, last, [&places](qint64 record) { return places[std::size_t(record)].track; });
        for (const quint32 track : sorter.tracks()) {
            sorter.eachRecord(track, [&](qint64 record) {
                put(at + (record - first) * recordSize, columns[track]->key(places[std::size_t(record)].row),
                    names[track], tracks[track], motion.residue);
            });
        }
    }
}

/// Calls function(key) for the keys of a section with one track, in the order of their records.
template <class Key, class Function>
void eachByOrder(const KeyColumns<Key> &keys, quint32 nextOrder, Function &&function)
{
    const ColumnList<Key> columns{{&keys}};
    for (const Location &place : byOrder(columns, keys.size(), nextOrder))
        function(keys.key(place.row));
}

void putSection(Output &out, const Motion &motion, RecordSection section)
{
    const quint32 nextOrder = motion.nextOrder[std::size_t(section)];
    switch (section) {
    case RecordSection::Bones:
        putTracks(out, motion, motion.bones, boneRecordSize, putBone);
        break;
    case RecordSection::Morphs:
        putTracks(out, motion, motion.morphs, morphRecordSize, putMorph);
        break;
    case RecordSection::Camera:
        eachByOrder(motion.camera, nextOrder, [&out](const CameraKey &key) {
            char *at = out.room(cameraRecordSize);
            qToLittleEndian(key.frame, at);
            putFloat(at + camera::distance, key.distance);
            putVec3(at + camera::target, key.target);
            putVec3(at + camera::rotation, key.rotation);
            std::memcpy(at + camera::curves, key.curves.bytes.data(), key.curves.bytes.size());
            qToLittleEndian(key.viewAngle, at + camera::viewAngle);
            at[camera::projection] = char(key.projection);
        });
        break;
    case RecordSection::Light:
        eachByOrder(motion.light, nextOrder, [&out](const LightKey &key) {
            char *at = out.room(lightRecordSize);
            qToLittleEndian(key.frame, at);
            putVec3(at + 4, key.colour);
            putVec3(at + 16, key.direction);
        });
        break;
    case RecordSection::Shadow:
        eachByOrder(motion.shadow, nextOrder, [&out](const ShadowKey &key) {
            char *at = out.room(shadowRecordSize);
            qToLittleEndian(key.frame, at);
            at[4] = char(key.mode);
            putFloat(at + 5, key.distance);
        });
        break;
    case RecordSection::States:
        eachByOrder(motion.states, nextOrder, [&out](const StateKey &key) {
            char *at = out.room(stateRecordSize);
            qToLittleEndian(key.frame, at);
            at[4] = char(key.visible);
            qToLittleEndian(quint32(key.ik.size()), at + 5);
            for (const IkState &state : key.ik) {
                char *entry = out.room(ikEntrySize);
                std::memcpy(entry, state.name.bytes.data(), LongName::size);
                entry[20] = char(state.enabled);
            }
        });
        break;
    }
}

} // namespace

bool encodeMotion(const Motion &motion, const ByteSink &sink, TaskProgress *progress)
{
    Output out(sink, progress, encodedSize(motion));
    out.put(motion.form.signature);
    out.put(motion.form.modelNameField);
    const TailPlan plan = planTail(motion);
    for (int s = 0; s < plan.sections && out.good(); ++s) {
        const auto section = RecordSection(s);
        const FileForm::SectionForm &form = motion.form.section(section);
        const qsizetype count = recordCount(motion, section);
        out.put(form.countLies && plan.countsAsRead ? form.announcedCount : quint32(count));
        if (count == 0)
            out.put(form.phantom);
        putSection(out, motion, section);
    }
    out.put(motion.form.trailer);
    return out.flush();
}

qint64 encodedSize(const Motion &motion)
{
    qint64 size =
        motion.form.signature.size() + motion.form.modelNameField.size() + motion.form.trailer.size();
    const TailPlan plan = planTail(motion);
    for (int s = 0; s < plan.sections; ++s) {
        const qsizetype count = recordCount(motion, RecordSection(s));
        size += 4 + recordSizes[std::size_t(s)] * count;
        if (count == 0)
            size += motion.form.sections[std::size_t(s)].phantom.size();
    }
    for (const QList<IkState> &states : motion.states.column<&StateKey::ik>())
        size += ikEntrySize * states.size();
    return size;
}

QByteArray writeMotion(const Motion &motion)
{
    QByteArray result;
    result.reserve(encodedSize(motion));
    encodeMotion(motion, [&result](QByteArrayView bytes) {
        result.append(bytes);
        return true;
    });
    return result;
}

bool writeMotion(const Motion &motion, QIODevice &device, TaskProgress *progress)
{
    return encodeMotion(
        motion,
        [&device](QByteArrayView bytes) { return device.write(bytes.data(), bytes.size()) == bytes.size(); },
        progress);
}

bool motionMatches(const Motion &motion, QIODevice &device, TaskProgress *progress)
{
    QByteArray buffer;
    const bool same = encodeMotion(
        motion,
        [&](QByteArrayView bytes) {
            buffer.resize(bytes.size());
            qsizetype got = 0;
            while (got < bytes.size()) {
                const qint64 part = device.read(buffer.data() + got, bytes.size() - got);
                if (part <= 0)
                    return false;
                got += part;
            }
            return buffer == bytes;
        },
        progress);
    char extra = 0;
    return same && device.read(&extra, 1) <= 0;
}

} // namespace furitsuke
