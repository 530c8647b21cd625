// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsonheader.h"
#include "editor-core/vmd/jsonwalker.h"
#include "editor-core/vmd/motionjson.h"

#include <QBuffer>
#include <QCoreApplication>

namespace furitsuke {

namespace json {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MotionJson)
};

/// Makes a motion of what the walker comes past.
class MotionHandler : public SectionWalker
{
public:
    /// The motion when the text has ended, or why it is none.
    void finish(JsonReadResult &result);

protected:
    void beginTrack(RecordSection section) override;
    bool readMember(const QString &name, View value, Check &check) override;
    bool readTrackMember(RecordSection section, const QString &name, View value, Check &check) override;
    void readKey(RecordSection section, View value, Check &check) override;
    QString notThisFormat() const override
    {
        return Words::tr("This is not a motion: a member “format” that says so has to come first.");
    }

private:
    template <class Key>
    void append(RecordSection section, KeyColumns<Key> &keys, Key key, const KeyExtras &extras);

    MotionDraft mDraft;
};

void MotionHandler::beginTrack(RecordSection section)
{
    if (section == RecordSection::Bones) {
        mDraft.motion.bones.emplaceBack();
        mDraft.boneNames.emplace_back();
    } else {
        mDraft.motion.morphs.emplaceBack();
        mDraft.morphNames.emplace_back();
    }
}

bool MotionHandler::readMember(const QString &name, View value, Check &check)
{
    return readHeaderMember(name, value, check, mDraft);
}

bool MotionHandler::readTrackMember(RecordSection section, const QString &name, View value, Check &check)
{
    const bool isText = name == QLatin1String("name");
    if (!isText && name != QLatin1String("nameBytes"))
        return false;
    std::vector<DraftName> &names = section == RecordSection::Bones ? mDraft.boneNames : mDraft.morphNames;
    readName(value, check, !isText, KeyName::size, names.back());
    return true;
}

template <class Key>
void MotionHandler::append(RecordSection section, KeyColumns<Key> &keys, Key key, const KeyExtras &extras)
{
    if (failed())
        return;
    if (!mDraft.takeOrder(section, extras, key.order)) {
        refuse(Words::tr("Some keys of this section have an order and others have none."));
        return;
    }
    keys.append(key);
    mDraft.takeExtras(section, key.order, extras);
}

void MotionHandler::readKey(RecordSection section, View value, Check &check)
{
    KeyExtras extras;
    Motion &motion = mDraft.motion;
    switch (section) {
    case RecordSection::Bones:
        append(section, motion.bones.last().keys, readBoneKey(value, check, extras), extras);
        break;
    case RecordSection::Morphs:
        append(section, motion.morphs.last().keys, readMorphKey(value, check, extras), extras);
        break;
    case RecordSection::Camera:
        append(section, motion.camera, readCameraKey(value, check, extras), extras);
        break;
    case RecordSection::Light:
        append(section, motion.light, readLightKey(value, check, extras), extras);
        break;
    case RecordSection::Shadow:
        append(section, motion.shadow, readShadowKey(value, check, extras), extras);
        break;
    case RecordSection::States:
        append(section, motion.states, readStateKey(value, check, extras), extras);
        break;
    }
}

void MotionHandler::finish(JsonReadResult &result)
{
    finishMembers();
    if (!failed())
        mDraft.finish(check());
    result.ok = !failed();
    if (!result.ok) {
        result.error = error();
        return;
    }
    result.motion = std::move(mDraft.motion);
    result.encoding = mDraft.encoding;
}

} // namespace

} // namespace json

JsonReadResult readMotionJson(QIODevice &device, TaskProgress *progress)
{
    JsonReadResult result;
    json::MotionHandler handler;
    const json::ParseResult parsed = json::parse(device, handler, progress);
    result.cancelled = parsed.cancelled;
    if (parsed.ok)
        handler.finish(result);
    else
        result.error = parsed.error.isEmpty() ? handler.error() : parsed.error;
    return result;
}

JsonReadResult readMotionJson(QByteArrayView text, TaskProgress *progress)
{
    QByteArray bytes = QByteArray::fromRawData(text.data(), text.size());
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return readMotionJson(buffer, progress);
}

} // namespace furitsuke
