// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsonwalker.h"

#include "editor-core/vmd/jsonwords.h"

#include <QCoreApplication>

namespace furitsuke::json {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MotionJson)
};

QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

} // namespace

bool SectionWalker::refuse(const QString &message)
{
    if (mError.isEmpty())
        mError = place().isEmpty() ? message : QStringLiteral("%1: %2").arg(place(), message);
    return false;
}

bool SectionWalker::expect(bool is, const QString &message)
{
    return is || refuse(message);
}

/// The value that is being read: "bones[3].keys[17]".
QString SectionWalker::place() const
{
    if (mState == State::Start || mState == State::Done)
        return {};
    if (mState == State::Whole)
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

QString SectionWalker::error() const
{
    if (!mError.isEmpty())
        return mError;
    QString where = place();
    if (!where.isEmpty() && !mCheck.place().isEmpty() && !mCheck.place().startsWith(u'['))
        where += u'.';
    where += mCheck.place();
    return where.isEmpty() ? mCheck.message() : QStringLiteral("%1: %2").arg(where, mCheck.message());
}

bool SectionWalker::begin(Kind kind)
{
    if (mTree.isEmpty() && !enter(kind))
        return !failed();
    if (!mTree.begin(kind))
        return refuse(Words::tr("Values are nested too deeply, or there are too many."));
    return true;
}

/// Steps into an object or array that is walked through; true where it is to be collected instead.
bool SectionWalker::enter(Kind kind)
{
    const bool isArray = kind == Kind::Array;
    const QString arrayExpected = Words::tr("An array is expected.");
    const QString objectExpected = Words::tr("An object is expected.");
    switch (mState) {
    case State::Start:
        if (expect(!isArray, objectExpected))
            mState = State::Whole;
        return false;
    case State::Whole:
        if (mSection < 0)
            return true;
        if (expect(isArray, arrayExpected)) {
            mState = isTrackSection() ? State::Tracks : State::Keys;
            mTrack = isTrackSection() ? 0 : -1;
            mKey = 0;
        }
        return false;
    case State::Tracks:
        if (expect(!isArray, objectExpected)) {
            mState = State::Track;
            mMember.clear();
            mTrackMembers.clear();
            beginTrack(section());
        }
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

bool SectionWalker::end()
{
    if (!mTree.isEmpty()) {
        mTree.end();
        return !mTree.isComplete() || takeTree();
    }
    switch (mState) {
    case State::Keys:
        mState = isTrackSection() ? State::Track : State::Whole;
        break;
    case State::Track:
        mMember.clear();
        if (!mTrackMembers.contains(QLatin1String("name")))
            return refuse(Words::tr("The member “%1” is missing.").arg(QLatin1String("name")));
        mState = State::Tracks;
        ++mTrack;
        break;
    case State::Tracks:
        mState = State::Whole;
        break;
    default:
        mState = State::Done;
        break;
    }
    return true;
}

bool SectionWalker::member(std::string_view name)
{
    if (!mTree.isEmpty()) {
        if (mTree.member(name))
            return true;
        return refuse(Words::tr("The member “%1” is given twice, or there are too many.").arg(textOf(name)));
    }
    QStringList &members = mState == State::Track ? mTrackMembers : mMembers;
    mMember = textOf(name);
    if (members.contains(mMember))
        return refuse(Words::tr("This member is given twice."));
    members.append(mMember);
    if (mState == State::Whole) {
        const auto it = std::find(sectionWords.begin(), sectionWords.end(), name);
        mSection = it == sectionWords.end() ? -1 : int(it - sectionWords.begin());
        mTrack = -1;
    }
    return true;
}

bool SectionWalker::value(const Scalar &scalar)
{
    if (!mTree.isEmpty()) {
        return mTree.value(scalar) || refuse(Words::tr("There are too many values."));
    }
    if (mState == State::Start || mState == State::Tracks || mState == State::Keys)
        return refuse(Words::tr("An object is expected."));
    if (mState == State::Whole ? mSection >= 0 : mMember == QLatin1String("keys"))
        return refuse(Words::tr("An array is expected."));
    mTree.value(scalar);
    return takeTree();
}

/// Converts what was collected.
bool SectionWalker::takeTree()
{
    if (mState == State::Keys)
        readKey(section(), mTree.root(), mCheck);
    else
        takeMember(mTree.root());
    if (failed())
        return false;
    mTree.clear();
    mKey += mState == State::Keys;
    return true;
}

void SectionWalker::takeMember(View value)
{
    if (mState == State::Track) {
        if (!readTrackMember(section(), mMember, value, mCheck))
            rejectMember();
        return;
    }
    mFormatSeen = mFormatSeen || mMember == QLatin1String("format");
    mVersionSeen = mVersionSeen || mMember == QLatin1String("version");
    if (!readMember(mMember, value, mCheck))
        rejectMember();
}

void SectionWalker::rejectMember()
{
    if (mState == State::Whole && !mFormatSeen)
        refuse(notThisFormat());
    else
        refuse(Words::tr("There is no such member here."));
}

void SectionWalker::finishMembers()
{
    if (!failed() && !mFormatSeen)
        refuse(notThisFormat());
    if (!failed() && !mVersionSeen)
        refuse(Words::tr("The member “%1” is missing.").arg(QLatin1String("version")));
}

} // namespace furitsuke::json
