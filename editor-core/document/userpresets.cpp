// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/userpresets.h"

#include "editor-core/vmd/jsoncheck.h"
#include "editor-core/vmd/jsonemitter.h"
#include "editor-core/vmd/jsonparser.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace furitsuke {

using namespace json;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::UserPresets)
};

constexpr char presetFormatWord[] = "furitsuke-curve-presets";
constexpr quint32 presetFormatVersion = 1;
/// A thousand presets take less than a tenth of that.
constexpr qsizetype largestText = 1 << 20;

/// Collects a whole text as a tree.
class TreeHandler : public Handler
{
public:
    bool begin(Kind kind) override { return mTree.begin(kind); }
    bool end() override
    {
        mTree.end();
        return true;
    }
    bool member(std::string_view name) override { return mTree.member(name); }
    bool value(const Scalar &scalar) override { return mTree.value(scalar); }

    const Tree &tree() const { return mTree; }

private:
    Tree mTree;
};

void readPreset(View value, Check &check, UserPresets &presets)
{
    if (!check.object(value, {"name", "curve"}))
        return;
    value.forEach([&check](View member) {
        if (member.name() != "name" && member.name() != "curve")
            check.unknownMember(member);
    });
    const View curve = value.member("curve");
    const std::string_view utf8 = check.text(value.member("name"));
    const CurvePoints points = check.curve(curve, curveMax);
    if (check.failed())
        return;
    const QString fault = presets.add(QString::fromUtf8(utf8.data(), qsizetype(utf8.size())), points);
    if (!fault.isEmpty())
        check.fail(value, fault);
}

void readWhole(View root, Check &check, UserPresets &presets)
{
    if (!check.object(root, {"format", "version", "presets"}))
        return;
    if (check.text(root.member("format")) != presetFormatWord)
        check.fail(root.member("format"),
                   Words::tr("“%1” is expected.").arg(QLatin1String(presetFormatWord)));
    const quint32 version = check.number(root.member("version"));
    if (version == 0)
        check.fail(root.member("version"), Words::tr("There is no such version."));
    else if (version > presetFormatVersion)
        check.fail(root.member("version"),
                   Words::tr("This file was written by a newer version of the program."));
    root.forEach([&check](View member) {
        if (member.name() != "format" && member.name() != "version" && member.name() != "presets")
            check.unknownMember(member);
    });
    const View list = root.member("presets");
    if (!check.array(list))
        return;
    list.forEach([&](View preset) {
        if (!check.failed())
            readPreset(preset, check, presets);
    });
}

/// Whether a name has more than blanks, controls and other characters that show nothing.
bool hasVisible(const QString &name)
{
    const QList<uint> characters = name.toUcs4();
    return std::any_of(characters.begin(), characters.end(), [](uint character) {
        switch (QChar::category(character)) {
        case QChar::Other_Control:
        case QChar::Other_Format:
        case QChar::Other_Surrogate:
        case QChar::Other_NotAssigned:
        case QChar::Separator_Space:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
        case QChar::Mark_NonSpacing:
        case QChar::Mark_Enclosing:
            return false;
        default:
            // Letters that are blank.
            return character != 0x115F && character != 0x1160 && character != 0x3164 && character != 0xFFA0 &&
                   character != 0x2800;
        }
    });
}

QString atPlace(const QString &place, const QString &message)
{
    return place.isEmpty() ? message : Words::tr("%1: %2").arg(place, message);
}

} // namespace

const UserPreset *UserPresets::find(const QString &name) const
{
    const auto preset = std::find_if(mPresets.begin(), mPresets.end(),
                                     [&name](const UserPreset &one) { return one.name == name; });
    return preset == mPresets.end() ? nullptr : &*preset;
}

QString UserPresets::nameFault(const QString &name) const
{
    if (name.isEmpty())
        return Words::tr("A preset needs a name.");
    if (!hasVisible(name))
        return Words::tr("A preset's name needs a character that can be seen.");
    if (name.size() > longestName)
        return Words::tr("The name is longer than %1 characters.").arg(longestName);
    if (find(name))
        return Words::tr("There is a preset “%1” already.").arg(name);
    return {};
}

QString UserPresets::add(const QString &name, CurvePoints curve)
{
    if (mPresets.size() >= mostPresets)
        return Words::tr("There are %1 presets already; more are not kept.").arg(mostPresets);
    const QString clean = name.simplified();
    const QString fault = nameFault(clean);
    if (fault.isEmpty())
        mPresets.append({clean, curve.clamped()});
    return fault;
}

QString UserPresets::rename(qsizetype index, const QString &name)
{
    const QString clean = name.simplified();
    if (clean == mPresets.at(index).name)
        return {};
    const QString fault = nameFault(clean);
    if (fault.isEmpty())
        mPresets[index].name = clean;
    return fault;
}

QString UserPresets::freeName(const QString &name) const
{
    const QString clean = name.simplified().left(longestName);
    if (!find(clean))
        return clean;
    for (int number = 2;; ++number) {
        const QString suffix = QStringLiteral(" (%1)").arg(number);
        const QString numbered = clean.left(longestName - suffix.size()).trimmed() + suffix;
        if (!find(numbered))
            return numbered;
    }
}

PresetImport UserPresets::import(const QList<UserPreset> &others)
{
    PresetImport result;
    for (const UserPreset &other : others) {
        const UserPreset *same = find(other.name.simplified());
        if (same && same->curve == other.curve.clamped()) {
            ++result.known;
        } else if (add(freeName(other.name), other.curve).isEmpty()) {
            ++result.added;
            result.renamed += same ? 1 : 0;
        } else {
            ++result.left;
        }
    }
    return result;
}

QByteArray presetsText(const QList<UserPreset> &presets)
{
    QByteArray text;
    JsonEmitter json([&text](QByteArrayView bytes) {
        text.append(bytes);
        return true;
    });
    json.beginObject(JsonEmitter::Layout::Lines);
    json.name(QByteArrayView("format"));
    json.string(QByteArrayView(presetFormatWord));
    json.name(QByteArrayView("version"));
    json.number(quint64(presetFormatVersion));
    json.name(QByteArrayView("presets"));
    json.beginArray(JsonEmitter::Layout::Lines);
    for (const UserPreset &preset : presets) {
        json.beginObject();
        json.name(QByteArrayView("name"));
        json.string(preset.name);
        json.name(QByteArrayView("curve"));
        json.beginArray();
        for (const quint8 number : {preset.curve.x1, preset.curve.y1, preset.curve.x2, preset.curve.y2})
            json.number(quint64(number));
        json.endArray();
        json.endObject();
    }
    json.endArray();
    json.endObject();
    json.finish();
    return text;
}

PresetsRead presetsFromText(QByteArrayView text)
{
    PresetsRead result;
    if (text.size() > largestText) {
        result.error = Words::tr("It is larger than a file of presets can be.");
        return result;
    }
    QByteArray bytes = QByteArray::fromRawData(text.data(), text.size());
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    TreeHandler handler;
    const ParseResult parsed = parse(buffer, handler);
    if (!parsed.ok) {
        result.error =
            parsed.error.isEmpty()
                ? Words::tr("Line %1, column %2: a member is given twice, or the text is nested too "
                            "deeply.")
                      .arg(parsed.line)
                      .arg(parsed.column)
                : parsed.error;
        return result;
    }
    Check check;
    UserPresets presets;
    readWhole(handler.tree().root(), check, presets);
    if (check.failed())
        result.error = atPlace(check.place(), check.message());
    else
        result.presets = presets;
    return result;
}

PresetsRead readPresets(const QString &path)
{
    PresetsRead result;
    const QFileInfo info(path);
    QFile file(path);
    if (path.isEmpty())
        result.error = Words::tr("No file is named.");
    else if (info.exists() && !info.isFile())
        result.error = Words::tr("It is not a regular file.");
    else if (info.size() > largestText)
        result.error = Words::tr("It is larger than a file of presets can be.");
    else if (!file.open(QIODevice::ReadOnly))
        result.error = file.errorString();
    else
        result = presetsFromText(file.readAll());
    return result;
}

SaveResult savePresets(const QList<UserPreset> &presets, const QString &path)
{
    const QByteArray text = presetsText(presets);
    return replaceSafely(
        path, {},
        [&text](QFile &file) { return file.write(text) == text.size() ? QString() : file.errorString(); },
        [&text](QFile &file) {
            return file.readAll() == text
                       ? QString()
                       : Words::tr("What was written does not read back. The old file is untouched.");
        });
}

} // namespace furitsuke
