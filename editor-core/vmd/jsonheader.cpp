// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsonheader.h"

#include "editor-core/vmd/jsonwords.h"
#include "editor-core/vmd/vmdlayout.h"

#include <QCoreApplication>

#include <limits>

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

void readFormat(View value, Check &check)
{
    if (check.text(value) != formatWord)
        check.fail(value, Words::tr("“%1” is expected.").arg(QLatin1String(formatWord)));
}

void readVersion(View value, Check &check)
{
    const quint32 version = check.number(value);
    if (version == 0)
        check.fail(value, Words::tr("There is no such version."));
    else if (version > formatVersion)
        check.fail(value, Words::tr("This text was written by a newer version of the program."));
}

NameEncoding readEncoding(View value, Check &check)
{
    const std::optional<NameEncoding> encoding = encodingFromId(textOf(check.text(value)));
    if (!encoding)
        check.fail(value, Words::tr("This encoding is not known."));
    return encoding.value_or(NameEncoding::Cp932);
}

/// Calls function(section's number, value) for the members of an object that are named after sections.
template <class Function>
void forEachSection(View value, Check &check, Function &&function)
{
    if (!check.object(value))
        return;
    value.forEach([&](View member) {
        const auto it = std::find(sectionWords.begin(), sectionWords.end(), member.name());
        if (it == sectionWords.end())
            check.unknownMember(member);
        else
            function(std::size_t(it - sectionWords.begin()), member);
    });
}

void readSection(std::size_t s, View value, Check &check, MotionDraft::SectionDraft &draft)
{
    const bool mayHavePhantom =
        s >= std::size_t(RecordSection::Camera) && s <= std::size_t(RecordSection::Shadow);
    if (!check.object(value))
        return;
    value.forEach([&](View member) {
        if (member.name() == "present")
            draft.present = check.boolean(member);
        else if (member.name() == "countLies")
            draft.countLies = check.boolean(member);
        else if (member.name() == "announcedCount")
            draft.announcedCount = check.number(member);
        else if (member.name() == "recordCount")
            draft.recordCount = check.number(member);
        else if (member.name() == "phantom" && mayHavePhantom)
            draft.phantom = check.exactHex(member, vmd::recordSizes[s]);
        else
            check.unknownMember(member);
    });
}

template <qsizetype Size>
void readTable(View value, Check &check, Residue::Table<Size> &table)
{
    if (!check.array(value))
        return;
    value.forEach([&](View entry) {
        if (check.failed() || !check.object(entry, {"order", "bytes"}))
            return;
        entry.forEach([&check](View member) {
            if (member.name() != "order" && member.name() != "bytes")
                check.unknownMember(member);
        });
        const quint32 order = check.number(entry.member("order"));
        const QByteArray bytes = check.exactHex(entry.member("bytes"), Size);
        if (!check.failed())
            table.append(order, bytes);
    });
}

void readResidue(View value, Check &check, Residue &residue)
{
    if (!check.object(value))
        return;
    value.forEach([&](View table) {
        if (table.name() == residueWords[0])
            readTable(table, check, residue.boneNames);
        else if (table.name() == residueWords[1])
            readTable(table, check, residue.boneCurves);
        else if (table.name() == residueWords[2])
            readTable(table, check, residue.morphNames);
        else
            check.unknownMember(table);
    });
}

} // namespace

void readName(View value, Check &check, bool isBytes, qsizetype fieldSize, DraftName &name)
{
    if (isBytes)
        name.bytes = check.hex(value, fieldSize);
    else
        name.text = textOf(check.text(value));
}

bool readHeaderMember(const QString &name, View value, Check &check, MotionDraft &draft)
{
    FileForm &form = draft.motion.form;
    if (name == QLatin1String("format")) {
        readFormat(value, check);
    } else if (name == QLatin1String("version")) {
        readVersion(value, check);
    } else if (name == QLatin1String("encoding")) {
        draft.encoding = readEncoding(value, check);
    } else if (name == QLatin1String("signature") || name == QLatin1String("signatureBytes")) {
        readName(value, check, name != QLatin1String("signature"), vmd::signatureSize, draft.signature);
    } else if (name == QLatin1String("modelName") || name == QLatin1String("modelNameBytes")) {
        readName(value, check, name != QLatin1String("modelName"), vmd::modelNameSize, draft.modelName);
    } else if (name == QLatin1String("generation")) {
        form.generation = static_cast<CurveLayout>(check.word(value, layoutWords));
    } else if (name == QLatin1String("sections")) {
        forEachSection(value, check, [&](std::size_t s, View section) {
            readSection(s, section, check, draft.sections[s]);
        });
    } else if (name == QLatin1String("nextOrder")) {
        forEachSection(value, check,
                       [&](std::size_t s, View order) { draft.sections[s].nextOrder = check.number(order); });
    } else if (name == QLatin1String("residue")) {
        readResidue(value, check, draft.motion.residue);
    } else if (name == QLatin1String("trailer")) {
        form.trailer = check.hex(value, std::numeric_limits<qsizetype>::max());
    } else {
        return false;
    }
    return true;
}

} // namespace furitsuke::json
