// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/motion.h"
#include "editor-core/text/nameencoding.h"
#include "editor-core/vmd/jsonkeys.h"

namespace furitsuke::json {

/// A motion while its text is read: members of a JSON object may come in any order, so what depends on others
/// waits here for the end.
class MotionDraft
{
public:
    struct SectionDraft
    {
        bool present = true;
        bool countLies = false;
        std::optional<quint32> announcedCount;
        std::optional<quint32> recordCount;
        std::optional<quint32> nextOrder;
        QByteArray phantom;
    };

    NameEncoding encoding = NameEncoding::Cp932;
    DraftName signature;
    DraftName modelName;
    std::array<SectionDraft, recordSectionCount> sections;
    std::vector<DraftName> boneNames; ///< by track
    std::vector<DraftName> morphNames;
    std::vector<DraftName> ikNames; ///< of all display/IK keys, as the motion has them
    /// Names are empty, keys stand as they come, residue too.
    Motion motion;

    /// Gives a key of a section its order, where it has none the next number. False where some have and
    /// others not.
    bool takeOrder(RecordSection section, const KeyExtras &extras, quint32 &order);

    /// Keeps what of a key is not in its columns.
    void takeExtras(RecordSection section, quint32 order, const KeyExtras &extras);

    /// Completes the motion and checks what concerns all of it.
    void finish(Check &check);

private:
    enum class Orders : quint8 { Unknown, Given, Counted };

    void finishHeader(Check &check);
    void finishIkNames(Check &check);
    template <class Key>
    void finishTracks(RecordSection section, QList<Track<Key>> &tracks, const std::vector<DraftName> &names,
                      const Residue::Table<15> &rawNames, Check &check);
    template <class Key>
    void finishTrack(Track<Key> &track, const QString &place, const Residue::Table<15> &rawNames,
                     Check &check);
    void finishOrders(RecordSection section, const std::vector<quint32> &orders, Check &check);
    QByteArray resolve(const DraftName &name, const QString &place, qsizetype fieldSize, Check &check) const;

    std::array<Orders, recordSectionCount> mOrders = {};
    std::array<quint32, recordSectionCount> mCounted = {};
};

} // namespace furitsuke::json
