// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsonheader.h"
#include "editor-core/vmd/jsonparser.h"
#include "editor-core/vmd/jsonwords.h"
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

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

/// Follows the parser through the text. Tracks and lists of keys are walked through; everything else, a key
/// above all, is collected as a small tree, converted, and forgotten.
class MotionHandler : public Handler
{
public:
    bool begin(Kind kind) override;
    bool end() override;
    bool member(std::string_view name) override;
    bool value(const Scalar &scalar) override;

    /// The motion when the text has ended, or why it is none.
    void finish(JsonReadResult &result);
    bool failed() const { return mCheck.failed() || !mError.isEmpty(); }
    QString error() const;

private:
    enum class State : quint8 { Start, Motion, Tracks, Track, Keys, Done };

    bool expect(bool is, const QString &message);
    bool refuse(const QString &message);
    QString place() const;
    bool isTrackSection() const { return mSection <= int(RecordSection::Morphs); }
    void addTrack();
    bool enter(Kind kind);
    bool takeTree();
    void takeMotionMember(View value);
    void takeTrackMember(View value);
    void takeKey(View value);
    template <class Key>
    void append(KeyColumns<Key> &keys, Key key, const KeyExtras &extras);
    void rejectMember();

    State mState = State::Start;
    Tree mTree;
    Check mCheck;
    QString mError;
    MotionDraft mDraft;
    QStringList mMotionMembers;
    QStringList mTrackMembers;
    QString mMember; ///< the one whose value comes next, of the motion or of the track
    int mSection = -1;
    qsizetype mTrack = -1;
    qsizetype mKey = -1;
    bool mFormatSeen = false;
    bool mVersionSeen = false;
};

bool MotionHandler::refuse(const QString &message)
{
    if (mError.isEmpty())
        mError = place().isEmpty() ? message : QStringLiteral("%1: %2").arg(place(), message);
    return false;
}

bool MotionHandler::expect(bool is, const QString &message)
{
    return is || refuse(message);
}

/// The value that is being read: "bones[3].keys[17]".
QString MotionHandler::place() const
{
    if (mState == State::Start || mState == State::Done)
        return {};
    if (mState == State::Motion)
        return mMember;
    QString result = QString::fromLatin1(sectionWords[std::size_t(mSection)]);
    if (isTrackSection()) {
        result += QStringLiteral("[%1]").arg(mTrack);
        if (mState == State::Tracks)
            return result;
        if (mState == State::Track)
            return mMember.isEmpty() ? result : result + u'.' + mMember;
        result += QStringLiteral(".keys");
    }
    return result + QStringLiteral("[%1]").arg(mKey);
}

QString MotionHandler::error() const
{
    if (!mError.isEmpty())
        return mError;
    QString where = place();
    if (!where.isEmpty() && !mCheck.place().isEmpty() && !mCheck.place().startsWith(u'['))
        where += u'.';
    where += mCheck.place();
    return where.isEmpty() ? mCheck.message() : QStringLiteral("%1: %2").arg(where, mCheck.message());
}

bool MotionHandler::begin(Kind kind)
{
    if (mTree.isEmpty() && !enter(kind))
        return !failed();
    if (!mTree.begin(kind))
        return refuse(Words::tr("Values are nested too deeply, or there are too many."));
    return true;
}

/// Steps into an object or array that is walked through; true where it is to be collected instead.
bool MotionHandler::enter(Kind kind)
{
    const bool isArray = kind == Kind::Array;
    const QString arrayExpected = Words::tr("An array is expected.");
    const QString objectExpected = Words::tr("An object is expected.");
    switch (mState) {
    case State::Start:
        if (expect(!isArray, objectExpected))
            mState = State::Motion;
        return false;
    case State::Motion:
        if (mSection < 0)
            return true;
        if (expect(isArray, arrayExpected)) {
            mState = isTrackSection() ? State::Tracks : State::Keys;
            mTrack = isTrackSection() ? 0 : -1;
            mKey = 0;
        }
        return false;
    case State::Tracks:
        if (expect(!isArray, objectExpected))
            addTrack();
        return false;
    case State::Track:
        if (mMember != QLatin1String("keys"))
            return true;
        if (expect(isArray, arrayExpected)) {
            mState = State::Keys;
            mKey = 0;
        }
        return false;
    case State::Keys:
        return expect(!isArray, objectExpected);
    case State::Done:
        break;
    }
    return false;
}

void MotionHandler::addTrack()
{
    mState = State::Track;
    mMember.clear();
    mTrackMembers.clear();
    if (mSection == int(RecordSection::Bones)) {
        mDraft.motion.bones.emplaceBack();
        mDraft.boneNames.emplace_back();
    } else {
        mDraft.motion.morphs.emplaceBack();
        mDraft.morphNames.emplace_back();
    }
}

bool MotionHandler::end()
{
    if (!mTree.isEmpty()) {
        mTree.end();
        return !mTree.isComplete() || takeTree();
    }
    switch (mState) {
    case State::Keys:
        mState = isTrackSection() ? State::Track : State::Motion;
        break;
    case State::Track:
        mMember.clear();
        if (!mTrackMembers.contains(QLatin1String("name")))
            return refuse(Words::tr("The member “%1” is missing.").arg(QLatin1String("name")));
        mState = State::Tracks;
        ++mTrack;
        break;
    case State::Tracks:
        mState = State::Motion;
        break;
    default:
        mState = State::Done;
        break;
    }
    return true;
}

bool MotionHandler::member(std::string_view name)
{
    if (!mTree.isEmpty()) {
        if (mTree.member(name))
            return true;
        return refuse(Words::tr("The member “%1” is given twice, or there are too many.").arg(textOf(name)));
    }
    QStringList &members = mState == State::Track ? mTrackMembers : mMotionMembers;
    mMember = textOf(name);
    if (members.contains(mMember))
        return refuse(Words::tr("This member is given twice."));
    members.append(mMember);
    if (mState == State::Motion) {
        const auto it = std::find(sectionWords.begin(), sectionWords.end(), name);
        mSection = it == sectionWords.end() ? -1 : int(it - sectionWords.begin());
        mTrack = -1;
    }
    return true;
}

bool MotionHandler::value(const Scalar &scalar)
{
    if (!mTree.isEmpty()) {
        return mTree.value(scalar) || refuse(Words::tr("There are too many values."));
    }
    if (mState == State::Start || mState == State::Tracks || mState == State::Keys)
        return refuse(Words::tr("An object is expected."));
    if (mState == State::Motion ? mSection >= 0 : mMember == QLatin1String("keys"))
        return refuse(Words::tr("An array is expected."));
    mTree.value(scalar);
    return takeTree();
}

/// Converts what was collected.
bool MotionHandler::takeTree()
{
    if (mState == State::Keys)
        takeKey(mTree.root());
    else if (mState == State::Track)
        takeTrackMember(mTree.root());
    else
        takeMotionMember(mTree.root());
    if (failed())
        return false;
    mTree.clear();
    mKey += mState == State::Keys;
    return true;
}

void MotionHandler::rejectMember()
{
    if (mState == State::Motion && !mFormatSeen)
        refuse(Words::tr("This is not a motion: a member “format” that says so has to come first."));
    else
        refuse(Words::tr("There is no such member here."));
}

void MotionHandler::takeMotionMember(View value)
{
    mFormatSeen = mFormatSeen || mMember == QLatin1String("format");
    mVersionSeen = mVersionSeen || mMember == QLatin1String("version");
    if (!readHeaderMember(mMember, value, mCheck, mDraft))
        rejectMember();
}

void MotionHandler::takeTrackMember(View value)
{
    std::vector<DraftName> &names =
        mSection == int(RecordSection::Bones) ? mDraft.boneNames : mDraft.morphNames;
    if (mMember == QLatin1String("name") || mMember == QLatin1String("nameBytes"))
        readName(value, mCheck, mMember != QLatin1String("name"), KeyName::size, names.back());
    else
        rejectMember();
}

template <class Key>
void MotionHandler::append(KeyColumns<Key> &keys, Key key, const KeyExtras &extras)
{
    if (failed())
        return;
    if (!mDraft.takeOrder(static_cast<RecordSection>(mSection), extras, key.order)) {
        refuse(Words::tr("Some keys of this section have an order and others have none."));
        return;
    }
    keys.append(key);
    mDraft.takeExtras(static_cast<RecordSection>(mSection), key.order, extras);
}

void MotionHandler::takeKey(View value)
{
    KeyExtras extras;
    Motion &motion = mDraft.motion;
    switch (static_cast<RecordSection>(mSection)) {
    case RecordSection::Bones:
        append(motion.bones.last().keys, readBoneKey(value, mCheck, extras), extras);
        break;
    case RecordSection::Morphs:
        append(motion.morphs.last().keys, readMorphKey(value, mCheck, extras), extras);
        break;
    case RecordSection::Camera:
        append(motion.camera, readCameraKey(value, mCheck, extras), extras);
        break;
    case RecordSection::Light:
        append(motion.light, readLightKey(value, mCheck, extras), extras);
        break;
    case RecordSection::Shadow:
        append(motion.shadow, readShadowKey(value, mCheck, extras), extras);
        break;
    case RecordSection::States:
        append(motion.states, readStateKey(value, mCheck, extras), extras);
        break;
    }
}

void MotionHandler::finish(JsonReadResult &result)
{
    if (!failed() && !mFormatSeen)
        refuse(Words::tr("This is not a motion: the member “%1” is missing.").arg(QLatin1String("format")));
    if (!failed() && !mVersionSeen)
        refuse(Words::tr("The member “%1” is missing.").arg(QLatin1String("version")));
    if (!failed())
        mDraft.finish(mCheck);
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
