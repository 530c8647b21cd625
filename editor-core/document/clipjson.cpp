// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/clipjson.h"

#include "editor-core/vmd/jsonkeys.h"
#include "editor-core/vmd/jsonkeywriter.h"
#include "editor-core/vmd/jsonwalker.h"
#include "editor-core/vmd/jsonwords.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QSet>

namespace furitsuke {

using namespace json;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ClipJson)
};

using Layout = JsonEmitter::Layout;

constexpr char clipFormatWord[] = "furitsuke-keys";
constexpr quint32 clipFormatVersion = 1;
/// Tracks without keys cost more than their text.
constexpr qsizetype maximalTracks = 1 << 16;

class ClipWriter
{
public:
    explicit ClipWriter(const KeyClip &clip)
        : mClip(clip)
        , mOut([this](QByteArrayView bytes) {
            if (mText.size() + bytes.size() > maximalClipBytes)
                return false;
            mText.append(bytes);
            return true;
        })
    {}

    QByteArray write()
    {
        mOut.beginObject(Layout::Lines);
        mOut.name(QByteArrayView("format"));
        mOut.string(QByteArrayView(clipFormatWord));
        number("version", clipFormatVersion);
        number("firstFrame", mClip.firstFrame);
        tracks(RecordSection::Bones, mClip.bones);
        tracks(RecordSection::Morphs, mClip.morphs);
        section(RecordSection::Camera, mClip.camera);
        section(RecordSection::Light, mClip.light);
        section(RecordSection::Shadow, mClip.shadow);
        states();
        mOut.endObject();
        if (!mOut.finish())
            return {};
        return std::move(mText);
    }

private:
    void number(QByteArrayView name, quint64 value)
    {
        mOut.name(name);
        mOut.number(value);
    }
    void name(RecordSection section) { mOut.name(QByteArrayView(sectionWords[std::size_t(section)])); }

    template <class Key>
    void keys(const KeyColumns<Key> &keys)
    {
        mOut.beginArray(Layout::Lines);
        for (qsizetype row = 0; row < keys.size() && mOut.good(); ++row) {
            const Key key = keys.key(row);
            mOut.beginObject();
            number("frame", key.frame);
            writeValues(mOut, key);
            mOut.endObject();
        }
        mOut.endArray();
    }

    template <class Key>
    void tracks(RecordSection section, const QList<ClipTrack<Key>> &tracks)
    {
        if (tracks.isEmpty())
            return;
        name(section);
        mOut.beginArray(Layout::Lines);
        for (const ClipTrack<Key> &track : tracks) {
            mOut.beginObject(Layout::Lines);
            mOut.name(QByteArrayView("name"));
            mOut.string(track.name);
            mOut.name(QByteArrayView("keys"));
            keys(track.keys);
            mOut.endObject();
        }
        mOut.endArray();
    }

    template <class Key>
    void section(RecordSection section, const KeyColumns<Key> &columns)
    {
        if (columns.isEmpty())
            return;
        name(section);
        keys(columns);
    }

    void states()
    {
        if (mClip.states.isEmpty())
            return;
        name(RecordSection::States);
        mOut.beginArray(Layout::Lines);
        for (const ClipStateKey &key : mClip.states) {
            mOut.beginObject();
            number("frame", key.frame);
            writeSwitch(mOut, "visible", key.visible);
            mOut.name(QByteArrayView("ik"));
            mOut.beginArray();
            for (const ClipIkSwitch &ik : key.ik) {
                mOut.beginObject();
                mOut.name(QByteArrayView("name"));
                mOut.string(ik.name);
                writeSwitch(mOut, "enabled", ik.enabled);
                mOut.endObject();
            }
            mOut.endArray();
            mOut.endObject();
        }
        mOut.endArray();
    }

    const KeyClip &mClip;
    QByteArray mText;
    JsonEmitter mOut;
};

/// Makes a clip of what the walker comes past.
class ClipHandler : public SectionWalker
{
public:
    ClipReadResult finish();

protected:
    void beginTrack(RecordSection section) override;
    bool readMember(const QString &name, View value, Check &check) override;
    bool readTrackMember(RecordSection section, const QString &name, View value, Check &check) override;
    void readKey(RecordSection section, View value, Check &check) override;
    QString notThisFormat() const override
    {
        return Words::tr("These are not keys: a member “format” that says so has to come first.");
    }

private:
    template <class Key>
    void append(KeyColumns<Key> &keys, Key key);
    void appendState(const StateKey &key, const KeyExtras &extras);

    KeyClip mClip;
    QSet<QString> mIkNames; ///< each kept once
};

void ClipHandler::beginTrack(RecordSection section)
{
    if (mClip.bones.size() + mClip.morphs.size() >= maximalTracks)
        refuse(Words::tr("There are more than %1 tracks.").arg(maximalTracks));
    else if (section == RecordSection::Bones)
        mClip.bones.emplaceBack();
    else
        mClip.morphs.emplaceBack();
}

bool ClipHandler::readMember(const QString &name, View value, Check &check)
{
    if (name == QLatin1String("format")) {
        if (check.text(value) != clipFormatWord)
            check.fail(value, Words::tr("“%1” is expected.").arg(QLatin1String(clipFormatWord)));
    } else if (name == QLatin1String("version")) {
        const quint32 version = check.number(value);
        if (version == 0)
            check.fail(value, Words::tr("There is no such version."));
        else if (version > clipFormatVersion)
            check.fail(value, Words::tr("This text was written by a newer version of the program."));
    } else if (name == QLatin1String("firstFrame")) {
        mClip.firstFrame = check.number(value);
    } else {
        return false;
    }
    return true;
}

bool ClipHandler::readTrackMember(RecordSection section, const QString &name, View value, Check &check)
{
    // A motion's JSON gives some names' bytes too; here the text says all.
    if (name == QLatin1String("nameBytes"))
        return true;
    if (name != QLatin1String("name"))
        return false;
    const std::string_view utf8 = check.text(value);
    const QString text = QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
    if (!check.failed() && text.isEmpty())
        check.fail(value, Words::tr("A name must not be empty."));
    if (section == RecordSection::Bones)
        mClip.bones.last().name = text;
    else
        mClip.morphs.last().name = text;
    return true;
}

template <class Key>
void ClipHandler::append(KeyColumns<Key> &keys, Key key)
{
    if (failed())
        return;
    makeClipForm(key);
    key.order = quint32(keys.size());
    keys.append(key);
}

void ClipHandler::appendState(const StateKey &key, const KeyExtras &extras)
{
    if (failed())
        return;
    ClipStateKey state{key.frame, key.visible, {}};
    for (qsizetype i = 0; i < key.ik.size(); ++i) {
        const QString name = extras.ikNames[std::size_t(i)].text.value_or(QString());
        state.ik.append({*mIkNames.insert(name), key.ik[i].enabled});
    }
    mClip.states.append(state);
}

void ClipHandler::readKey(RecordSection section, View value, Check &check)
{
    KeyExtras extras;
    switch (section) {
    case RecordSection::Bones:
        append(mClip.bones.last().keys, readBoneKey(value, check, extras));
        break;
    case RecordSection::Morphs:
        append(mClip.morphs.last().keys, readMorphKey(value, check, extras));
        break;
    case RecordSection::Camera:
        append(mClip.camera, readCameraKey(value, check, extras));
        break;
    case RecordSection::Light:
        append(mClip.light, readLightKey(value, check, extras));
        break;
    case RecordSection::Shadow:
        append(mClip.shadow, readShadowKey(value, check, extras));
        break;
    case RecordSection::States: {
        const StateKey key = readStateKey(value, check, extras);
        appendState(key, extras);
        break;
    }
    }
}

template <class Key>
void sortKeys(KeyColumns<Key> &keys)
{
    if (keys.isSorted())
        return;
    keys.stableSortByFrame();
    quint32 order = 0;
    for (quint32 &o : keys.template column<&Key::order>())
        o = order++;
}

ClipReadResult ClipHandler::finish()
{
    finishMembers();
    ClipReadResult result;
    if (failed()) {
        result.error = error();
        return result;
    }
    for (ClipTrack<BoneKey> &track : mClip.bones)
        sortKeys(track.keys);
    for (ClipTrack<MorphKey> &track : mClip.morphs)
        sortKeys(track.keys);
    sortKeys(mClip.camera);
    sortKeys(mClip.light);
    sortKeys(mClip.shadow);
    std::stable_sort(mClip.states.begin(), mClip.states.end(),
                     [](const ClipStateKey &a, const ClipStateKey &b) { return a.frame < b.frame; });
    result.ok = true;
    result.clip = std::move(mClip);
    return result;
}

} // namespace

QByteArray writeClipJson(const KeyClip &clip)
{
    return ClipWriter(clip).write();
}

ClipReadResult readClipJson(QByteArrayView text)
{
    ClipReadResult result;
    if (text.size() > maximalClipBytes) {
        constexpr qsizetype megabyte = 1 << 20;
        result.error = Words::tr("This text has %1 MB; at most %2 MB can be pasted.")
                           .arg(text.size() / megabyte)
                           .arg(maximalClipBytes / megabyte);
        return result;
    }
    QByteArray bytes = QByteArray::fromRawData(text.data(), text.size());
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    ClipHandler handler;
    const ParseResult parsed = parse(buffer, handler);
    if (parsed.ok)
        return handler.finish();
    result.error = parsed.error.isEmpty() ? handler.error() : parsed.error;
    return result;
}

bool looksLikeClipJson(QByteArrayView text)
{
    const QByteArrayView head = text.first(qMin(text.size(), clipHeadLength)).trimmed();
    return head.startsWith('{') && head.contains(QByteArrayView(clipFormatWord));
}

} // namespace furitsuke
