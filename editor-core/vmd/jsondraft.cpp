// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsondraft.h"

#include "editor-core/text/nametext.h"
#include "editor-core/vmd/jsonwords.h"
#include "editor-core/vmd/vmdlayout.h"

#include <QCoreApplication>
#include <QSet>

#include <numeric>

namespace furitsuke::json {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MotionJson)
};

QString sectionWord(RecordSection section)
{
    return QString::fromLatin1(sectionWords[std::size_t(section)]);
}

template <class Key>
void sortKeys(KeyColumns<Key> &keys)
{
    if (keys.isSorted())
        return;
    std::vector<qsizetype> rows(std::size_t(keys.size()));
    std::iota(rows.begin(), rows.end(), 0);
    std::sort(rows.begin(), rows.end(), [&keys](qsizetype a, qsizetype b) {
        const quint32 frameA = keys.frames()[a];
        const quint32 frameB = keys.frames()[b];
        return frameA != frameB ? frameA < frameB : keys.orders()[a] < keys.orders()[b];
    });
    KeyColumns<Key> sorted;
    sorted.reserve(keys.size());
    for (const qsizetype row : rows)
        sorted.append(keys.key(row));
    keys = std::move(sorted);
}

template <qsizetype Size>
void sortTable(Residue::Table<Size> &table, const char *word, Check &check)
{
    std::vector<qsizetype> places(std::size_t(table.orders.size()));
    std::iota(places.begin(), places.end(), 0);
    std::sort(places.begin(), places.end(),
              [&table](qsizetype a, qsizetype b) { return table.orders[a] < table.orders[b]; });
    Residue::Table<Size> sorted;
    for (const qsizetype place : places) {
        const quint32 order = table.orders[place];
        if (!sorted.orders.isEmpty() && sorted.orders.constLast() == order) {
            check.fail(QStringLiteral("residue.") + QString::fromLatin1(word),
                       Words::tr("Two entries have the order %1.").arg(order));
        }
        sorted.append(order, QByteArrayView(table.bytes).sliced(place * Size, Size));
    }
    table = std::move(sorted);
}

template <class Key>
void addOrders(const KeyColumns<Key> &keys, std::vector<quint32> &orders)
{
    orders.insert(orders.end(), keys.orders().constBegin(), keys.orders().constEnd());
}

} // namespace

bool MotionDraft::takeOrder(RecordSection section, const KeyExtras &extras, quint32 &order)
{
    const auto s = std::size_t(section);
    const Orders now = extras.order ? Orders::Given : Orders::Counted;
    if (mOrders[s] == Orders::Unknown)
        mOrders[s] = now;
    if (now == Orders::Counted)
        order = mCounted[s]++;
    return mOrders[s] == now;
}

void MotionDraft::takeExtras(RecordSection section, quint32 order, const KeyExtras &extras)
{
    Residue &residue = motion.residue;
    if (!extras.nameField.isEmpty())
        (section == RecordSection::Bones ? residue.boneNames : residue.morphNames)
            .append(order, extras.nameField);
    if (!extras.curveBlock.isEmpty())
        residue.boneCurves.append(order, extras.curveBlock);
    ikNames.insert(ikNames.end(), extras.ikNames.begin(), extras.ikNames.end());
}

/// The bytes of a name field without its last zeros: all of them where the text gives bytes.
QByteArray MotionDraft::resolve(const DraftName &name, const QString &place, qsizetype fieldSize,
                                Check &check) const
{
    if (name.bytes) {
        const QByteArray field = name.bytes->leftJustified(fieldSize, '\0');
        const QString text = decodeName(QByteArrayView(field).first(nameLength(field)), encoding).text;
        if (name.text && text != *name.text) {
            check.fail(place,
                       Words::tr("The name “%1” and its bytes, which mean “%2”, are not the same; after a "
                                 "change of the name, leave the bytes out.")
                           .arg(*name.text, text));
        }
        return *name.bytes;
    }
    const EncodedName encoded = encodeName(name.text.value_or(QString()), encoding);
    if (!encoded.ok()) {
        check.fail(place, Words::tr("The character “%1” is not in the encoding %2.")
                              .arg(encoded.faultCharacter, encodingId(encoding)));
    } else if (encoded.bytes.size() > fieldSize) {
        check.fail(place, Words::tr("The name takes %1 bytes; there is room for %2.")
                              .arg(encoded.bytes.size())
                              .arg(fieldSize));
    } else if (encoded.bytes.indexOf('\0', 1) >= 0) {
        check.fail(place, Words::tr("A zero byte ends a name; what follows it has to be given as bytes."));
    }
    return encoded.bytes;
}

void MotionDraft::finish(Check &check)
{
    sortTable(motion.residue.boneNames, residueWords[0], check);
    sortTable(motion.residue.boneCurves, residueWords[1], check);
    sortTable(motion.residue.morphNames, residueWords[2], check);
    finishHeader(check);
    finishIkNames(check);
    finishTracks(RecordSection::Bones, motion.bones, boneNames, motion.residue.boneNames, check);
    finishTracks(RecordSection::Morphs, motion.morphs, morphNames, motion.residue.morphNames, check);
    const auto finishKeys = [&](RecordSection section, auto &keys) {
        sortKeys(keys);
        std::vector<quint32> orders;
        addOrders(keys, orders);
        finishOrders(section, orders, check);
    };
    finishKeys(RecordSection::Camera, motion.camera);
    finishKeys(RecordSection::Light, motion.light);
    finishKeys(RecordSection::Shadow, motion.shadow);
    finishKeys(RecordSection::States, motion.states);
}

void MotionDraft::finishHeader(Check &check)
{
    FileForm &form = motion.form;
    if (signature.text || signature.bytes) {
        form.signature = resolve(signature, QStringLiteral("signature"), vmd::signatureSize, check)
                             .leftJustified(vmd::signatureSize, '\0');
    }
    if (!form.signature.startsWith("Vocaloid Motion Data"))
        check.fail(QStringLiteral("signature"), Words::tr("It has to begin with “Vocaloid Motion Data”."));
    const bool old = form.signature.startsWith("Vocaloid Motion Data file");
    const qsizetype size = old ? vmd::oldModelNameSize : vmd::modelNameSize;
    form.modelNameField =
        resolve(modelName, QStringLiteral("modelName"), size, check).leftJustified(size, '\0');
    if (form.modelNameField.size() != size) {
        check.fail(QStringLiteral("modelNameBytes"), Words::tr("There are %1 bytes; at most %2 are expected.")
                                                         .arg(form.modelNameField.size())
                                                         .arg(size));
    }
    for (std::size_t s = 0; s < recordSectionCount; ++s) {
        const SectionDraft &draft = sections[s];
        const auto count = draft.present ? quint32(motion.keyCount(static_cast<TrackKind>(s))) : 0;
        form.sections[s] = {draft.present, draft.countLies, draft.announcedCount.value_or(count),
                            draft.recordCount.value_or(count), draft.phantom};
    }
}

void MotionDraft::finishIkNames(Check &check)
{
    std::size_t next = 0;
    qsizetype key = 0;
    for (QList<IkState> &states : motion.states.column<&StateKey::ik>()) {
        for (qsizetype i = 0; i < states.size() && !check.failed(); ++i) {
            const QString place = QStringLiteral("states[%1].ik[%2].name").arg(key).arg(i);
            states[i].name = LongName::fromBytes(resolve(ikNames[next++], place, LongName::size, check));
        }
        ++key;
    }
}

template <class Key>
void MotionDraft::finishTracks(RecordSection section, QList<Track<Key>> &tracks,
                               const std::vector<DraftName> &names, const Residue::Table<15> &rawNames,
                               Check &check)
{
    QSet<QByteArray> known;
    std::vector<quint32> orders;
    for (qsizetype t = 0; t < tracks.size() && !check.failed(); ++t) {
        Track<Key> &track = tracks[t];
        const QString place = QStringLiteral("%1[%2]").arg(sectionWord(section)).arg(t);
        const QByteArray field =
            resolve(names[std::size_t(t)], place + QStringLiteral(".name"), KeyName::size, check);
        track.sourceField = KeyName::fromBytes(field);
        track.name = track.sourceField.name();
        if (known.contains(track.name))
            check.fail(place + QStringLiteral(".name"), Words::tr("Another track has this name."));
        known.insert(track.name);
        finishTrack(track, place, rawNames, check);
        addOrders(track.keys, orders);
    }
    finishOrders(section, orders, check);
}

template <class Key>
void MotionDraft::finishTrack(Track<Key> &track, const QString &place, const Residue::Table<15> &rawNames,
                              Check &check)
{
    sortKeys(track.keys);
    const bool padded = !(track.sourceField == KeyName::fromBytes(track.name));
    qsizetype row = 0;
    for (KeyForm &form : track.keys.template column<&Key::form>()) {
        if (form.has(openNameBit))
            form.bits = quint8((form.bits & ~openNameBit) | (padded ? KeyForm::sourceNameBit : 0));
        if constexpr (std::is_same_v<Key, BoneKey>) {
            if ((form.bits & KeyForm::layoutMask) == fileLayoutBits)
                form.bits = quint8((form.bits & ~KeyForm::layoutMask) | quint8(motion.form.generation));
        }
        const quint32 order = track.keys.orders()[row++];
        if (form.has(KeyForm::rawNameBit) && KeyName::fromBytes(rawNames.find(order)).name() != track.name) {
            check.fail(
                place,
                Words::tr("The “nameField” of the key with order %1 is not this track's name.").arg(order));
        }
    }
}

void MotionDraft::finishOrders(RecordSection section, const std::vector<quint32> &orders, Check &check)
{
    std::vector<quint32> sorted = orders;
    std::sort(sorted.begin(), sorted.end());
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
    if (twice != sorted.end())
        check.fail(sectionWord(section), Words::tr("Two keys have the order %1.").arg(*twice));
    const quint32 least = sorted.empty() ? 0 : sorted.back() + 1;
    const std::optional<quint32> given = sections[std::size_t(section)].nextOrder;
    if (given && *given < least) {
        check.fail(QStringLiteral("nextOrder.") + sectionWord(section),
                   Words::tr("It has to be larger than every order of the section: at least %1.").arg(least));
    }
    motion.nextOrder[std::size_t(section)] = given.value_or(least);
}

} // namespace furitsuke::json
