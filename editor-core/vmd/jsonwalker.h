// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/fileform.h"
#include "editor-core/vmd/jsoncheck.h"
#include "editor-core/vmd/jsonparser.h"

#include <QStringList>

namespace furitsuke::json {

/// Follows the parser through a text that has keys in sections: "bones" and "morphs" arrays of tracks with
/// "name" and "keys", the others arrays of keys. These are walked through; everything else, a key above all,
/// is collected as a small tree, converted by the derived class, and forgotten. The first thing that is wrong
/// stops the parser.
class SectionWalker : public Handler
{
public:
    bool begin(Kind kind) override;
    bool end() override;
    bool member(std::string_view name) override;
    bool value(const Scalar &scalar) override;

    bool failed() const { return mCheck.failed() || !mError.isEmpty(); }
    /// What is wrong, with its place; translated.
    QString error() const;

protected:
    /// A track of bones or morphs begins.
    virtual void beginTrack(RecordSection section) = 0;
    /// A member of the whole that is not a section; false where there is none of this name.
    virtual bool readMember(const QString &name, View value, Check &check) = 0;
    /// A member of the track that began last, but its keys; false where there is none of this name.
    virtual bool readTrackMember(RecordSection section, const QString &name, View value, Check &check) = 0;
    virtual void readKey(RecordSection section, View value, Check &check) = 0;
    /// Translated: the text does not begin by saying that it is what is wanted here.
    virtual QString notThisFormat() const = 0;

    /// Stops with an error at the place that is being read.
    bool refuse(const QString &message);
    Check &check() { return mCheck; }
    /// When the text has ended: whether it said what it is.
    void finishMembers();

private:
    enum class State : quint8 { Start, Whole, Tracks, Track, Keys, Done };

    bool expect(bool is, const QString &message);
    QString place() const;
    RecordSection section() const { return static_cast<RecordSection>(mSection); }
    bool isTrackSection() const { return mSection <= int(RecordSection::Morphs); }
    bool enter(Kind kind);
    bool takeTree();
    void takeMember(View value);
    void rejectMember();

    State mState = State::Start;
    Tree mTree;
    Check mCheck;
    QString mError;
    QStringList mMembers;
    QStringList mTrackMembers;
    QString mMember; ///< the one whose value comes next, of the whole or of the track
    int mSection = -1;
    qsizetype mTrack = -1;
    qsizetype mKey = -1;
    bool mFormatSeen = false;
    bool mVersionSeen = false;
};

} // namespace furitsuke::json
