// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsonkeywriter.h"
#include "editor-core/vmd/jsonwords.h"
#include "editor-core/vmd/motionjson.h"

#include <QIODevice>

namespace furitsuke {

using namespace json;

namespace {

using Layout = JsonEmitter::Layout;

QByteArray withoutLastZeros(QByteArrayView field)
{
    while (field.endsWith('\0'))
        field.chop(1);
    return field.toByteArray();
}

/// Writes one motion. What a reader takes for granted is left out.
class MotionWriter
{
public:
    MotionWriter(const Motion &motion, NameEncoding encoding, QIODevice &device, TaskProgress *progress)
        : mMotion(motion)
        , mEncoding(encoding)
        , mProgress(progress)
        , mKeyCount(motion.keyCount())
        , mOut([&device](QByteArrayView bytes) {
            return device.write(bytes.data(), bytes.size()) == bytes.size();
        })
        , mUsedNames(std::size_t(motion.residue.boneNames.orders.size()), false)
        , mUsedCurves(std::size_t(motion.residue.boneCurves.orders.size()), false)
        , mUsedMorphNames(std::size_t(motion.residue.morphNames.orders.size()), false)
    {}

    bool write()
    {
        mOut.beginObject(Layout::Lines);
        writeHeader();
        writeTracks("bones", mMotion.bones);
        writeTracks("morphs", mMotion.morphs);
        writeKeys("camera", mMotion.camera);
        writeKeys("light", mMotion.light);
        writeKeys("shadow", mMotion.shadow);
        writeKeys("states", mMotion.states);
        writeNextOrders();
        writeResidue();
        if (!mMotion.form.trailer.isEmpty())
            hex("trailer", mMotion.form.trailer);
        mOut.endObject();
        return mOut.finish() && !stopped();
    }

private:
    bool stopped() const { return !mOut.good() || (mProgress && mProgress->isCancelled()); }

    void number(const char *name, quint64 value)
    {
        mOut.name(name);
        mOut.number(value);
    }
    void string(const char *name, const char *value)
    {
        mOut.name(name);
        mOut.string(QByteArrayView(value));
    }
    void hex(const char *name, QByteArrayView bytes)
    {
        mOut.name(name);
        mOut.hex(bytes);
    }
    /// A name as text, with its field's bytes where the text does not give them back.
    void nameField(const QByteArray &member, QByteArrayView field)
    {
        const QString text = decodeName(field.first(nameLength(field)), mEncoding).text;
        mOut.name(member);
        mOut.string(text);
        const EncodedName encoded = encodeName(QString::fromUtf8(text.toUtf8()), mEncoding);
        const bool exact = encoded.ok() && encoded.bytes.indexOf('\0', 1) < 0 &&
                           encoded.bytes.leftJustified(field.size(), '\0') == field;
        if (!exact)
            hex((member + "Bytes").constData(), withoutLastZeros(field));
    }

    void writeHeader()
    {
        const FileForm &form = mMotion.form;
        string("format", formatWord);
        number("version", formatVersion);
        mOut.name("encoding");
        mOut.string(encodingId(mEncoding));
        nameField("signature", form.signature);
        nameField("modelName", form.modelNameField);
        string("generation", layoutWords[std::size_t(form.generation)]);
        writeSections();
    }

    void writeSections()
    {
        bool open = false;
        for (std::size_t s = 0; s < recordSectionCount; ++s) {
            const FileForm::SectionForm &form = mMotion.form.sections[s];
            const auto count = quint32(form.present ? mMotion.keyCount(static_cast<TrackKind>(s)) : 0);
            const bool ordinary = form.present && !form.countLies && form.announcedCount == count &&
                                  form.recordCount == count && form.phantom.isEmpty();
            if (ordinary)
                continue;
            if (!open) {
                mOut.name("sections");
                mOut.beginObject(Layout::Lines);
                open = true;
            }
            mOut.name(sectionWords[s]);
            mOut.beginObject();
            mOut.name("present");
            mOut.boolean(form.present);
            if (form.countLies) {
                mOut.name("countLies");
                mOut.boolean(true);
            }
            if (form.announcedCount != count)
                number("announcedCount", form.announcedCount);
            if (form.recordCount != count)
                number("recordCount", form.recordCount);
            if (!form.phantom.isEmpty())
                hex("phantom", form.phantom);
            mOut.endObject();
        }
        if (open)
            mOut.endObject();
    }

    template <class Key>
    void writeTracks(const char *member, const QList<Track<Key>> &tracks)
    {
        mOut.name(member);
        mOut.beginArray(Layout::Lines);
        for (const Track<Key> &track : tracks) {
            if (stopped())
                return;
            const bool sound = track.sourceField.name() == track.name;
            mField = sound ? track.sourceField : KeyName::fromBytes(track.name);
            mPadded = !(mField == KeyName::fromBytes(track.name));
            mOut.beginObject(Layout::Lines);
            nameField("name", mField.field());
            writeKeys("keys", track.keys);
            mOut.endObject();
        }
        mOut.endArray();
    }

    template <class Key>
    void writeKeys(const char *member, const KeyColumns<Key> &keys)
    {
        mOut.name(member);
        mOut.beginArray(Layout::Lines);
        for (qsizetype row = 0; row < keys.size(); ++row) {
            if (mDone++ % 1024 == 0) {
                if (stopped())
                    return;
                if (mProgress)
                    mProgress->setShare(double(mDone) / double(mKeyCount));
            }
            const Key key = keys.key(row);
            mOut.beginObject();
            number("frame", key.frame);
            number("order", key.order);
            writeKey(key);
            mOut.endObject();
        }
        mOut.endArray();
    }

    void writeKey(const BoneKey &key)
    {
        writeValues(mOut, key);
        if (key.form.layout() != mMotion.form.generation)
            string("layout", layoutWords[std::size_t(key.form.layout())]);
        writeNameField(key.form, key.order, mMotion.residue.boneNames, mUsedNames);
        if (key.form.has(KeyForm::rawCurvesBit))
            writeKept("curveBlock", key.order, mMotion.residue.boneCurves, mUsedCurves);
    }

    void writeKey(const MorphKey &key)
    {
        writeValues(mOut, key);
        writeNameField(key.form, key.order, mMotion.residue.morphNames, mUsedMorphNames);
    }

    void writeKey(const CameraKey &key) { writeValues(mOut, key); }
    void writeKey(const LightKey &key) { writeValues(mOut, key); }
    void writeKey(const ShadowKey &key) { writeValues(mOut, key); }

    void writeKey(const StateKey &key)
    {
        writeSwitch(mOut, "visible", key.visible);
        mOut.name("ik");
        mOut.beginArray();
        for (const IkState &state : key.ik) {
            mOut.beginObject();
            nameField("name", state.name.field());
            writeSwitch(mOut, "enabled", state.enabled);
            mOut.endObject();
        }
        mOut.endArray();
    }

    void writeNameField(KeyForm form, quint32 order, const Residue::Table<15> &table, std::vector<bool> &used)
    {
        if (form.has(KeyForm::rawNameBit))
            writeKept("nameField", order, table, used);
        else if (form.has(KeyForm::sourceNameBit) != mPadded)
            string("nameField", mPadded ? paddedFieldWord : trackFieldWord);
    }

    template <qsizetype Size>
    void writeKept(const char *member, quint32 order, const Residue::Table<Size> &table,
                   std::vector<bool> &used)
    {
        const QByteArrayView bytes = table.find(order);
        if (bytes.isEmpty())
            return;
        hex(member, bytes);
        used[std::size_t((bytes.data() - table.bytes.constData()) / Size)] = true;
    }

    void writeNextOrders()
    {
        std::array<quint32, recordSectionCount> least = {};
        for (const TrackRef track : mMotion.tracks()) {
            quint32 &next = least[std::size_t(sectionOf(track.kind))];
            mMotion.visit(track, [&next](const auto &keys) {
                for (const quint32 order : keys.orders())
                    next = qMax(next, order + 1);
            });
        }
        if (least == mMotion.nextOrder)
            return;
        mOut.name("nextOrder");
        mOut.beginObject();
        for (std::size_t s = 0; s < recordSectionCount; ++s) {
            if (mMotion.nextOrder[s] != least[s])
                number(sectionWords[s], mMotion.nextOrder[s]);
        }
        mOut.endObject();
    }

    /// Kept bytes that no key points to any more.
    void writeResidue()
    {
        const auto all = [](const std::vector<bool> &used) {
            return std::find(used.begin(), used.end(), false) == used.end();
        };
        if (all(mUsedNames) && all(mUsedCurves) && all(mUsedMorphNames))
            return;
        mOut.name("residue");
        mOut.beginObject(Layout::Lines);
        writeTable(residueWords[0], mMotion.residue.boneNames, mUsedNames);
        writeTable(residueWords[1], mMotion.residue.boneCurves, mUsedCurves);
        writeTable(residueWords[2], mMotion.residue.morphNames, mUsedMorphNames);
        mOut.endObject();
    }

    template <qsizetype Size>
    void writeTable(const char *member, const Residue::Table<Size> &table, const std::vector<bool> &used)
    {
        mOut.name(member);
        mOut.beginArray(Layout::Lines);
        for (qsizetype i = 0; i < table.orders.size(); ++i) {
            if (used[std::size_t(i)])
                continue;
            mOut.beginObject();
            number("order", table.orders[i]);
            hex("bytes", QByteArrayView(table.bytes).sliced(i * Size, Size));
            mOut.endObject();
        }
        mOut.endArray();
    }

    const Motion &mMotion;
    NameEncoding mEncoding;
    TaskProgress *mProgress;
    qsizetype mKeyCount;
    qsizetype mDone = 0;
    JsonEmitter mOut;
    // Which kept bytes stand with their keys.
    std::vector<bool> mUsedNames;
    std::vector<bool> mUsedCurves;
    std::vector<bool> mUsedMorphNames;
    // The track that is being written: its name field, and whether that is more than the name and zeros.
    KeyName mField;
    bool mPadded = false;
};

} // namespace

bool writeMotionJson(const Motion &motion, NameEncoding encoding, QIODevice &device, TaskProgress *progress)
{
    return MotionWriter(motion, encoding, device, progress).write();
}

} // namespace furitsuke
