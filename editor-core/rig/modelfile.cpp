// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modelfile.h"

#include "editor-core/rig/bytecursor.h"
#include "editor-core/rig/modeldraft.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ModelFile)
};

/// Names as bytes; those that cannot be stored are counted.
QByteArrayList encodedNames(const auto &things, NameEncoding encoding, int &notStorable)
{
    QByteArrayList result;
    result.reserve(things.size());
    for (const auto &thing : things) {
        const EncodedName bytes = encodeName(thing.name, encoding);
        notStorable += !bytes.ok();
        result.append(bytes.ok() ? bytes.bytes : thing.name.toUtf8());
    }
    return result;
}

ModelFormat formatOf(QByteArrayView file)
{
    if (file.startsWith("Pmd"))
        return ModelFormat::Pmd;
    ByteCursor in(file);
    in.skip(4);
    return in.f32() > 2.05f ? ModelFormat::Pmx21 : ModelFormat::Pmx20;
}

/// A fault for each name that a motion cannot hold.
template <class Thing>
void noteUnstorable(const QList<Thing> &things, const QList<qint64> &places, Section section,
                    NameEncoding encoding, ModelFaults &faults)
{
    for (qsizetype i = 0; i < things.size(); ++i) {
        if (!encodeName(things.at(i).name, encoding).ok())
            faults.add(ModelFault::NotStorable, section, i, i < places.size() ? places.at(i) : -1);
    }
}

} // namespace

QString modelFormatLabel(ModelFormat format)
{
    switch (format) {
    case ModelFormat::Pmx20:
        return QStringLiteral("PMX 2.0");
    case ModelFormat::Pmx21:
        return QStringLiteral("PMX 2.1");
    case ModelFormat::Pmd:
        break;
    }
    return QStringLiteral("PMD");
}

ModelDraft readModelDraft(QByteArrayView file, ModelFaults &faults)
{
    ModelDraft refused;
    try {
        if (file.startsWith("PMX "))
            return readPmx(file, faults);
        if (file.startsWith("Pmd"))
            return readPmd(file, faults);
        refused.error = Words::tr("This is neither a PMX nor a PMD model.");
    } catch (const std::bad_alloc &) {
        refused.error = Words::tr("There is not enough memory for this file.");
    }
    return refused;
}

QString withModelBytes(const QString &path, const std::function<void(QByteArrayView)> &function)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Words::tr("There is no such file.");
    if (info.isDir())
        return Words::tr("This is a folder, not a file.");
    if (!info.isFile())
        return Words::tr("This is not a regular file.");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Words::tr("The file cannot be read: %1").arg(file.errorString());
    if (const qint64 size = file.size(); size > 0) {
        if (const uchar *mapped = file.map(0, size)) {
            function(QByteArrayView(mapped, size));
            return {};
        }
    }
    const QByteArray content = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return Words::tr("The file cannot be read: %1").arg(file.errorString());
    function(content);
    return {};
}

ModelOutline outlineOf(const Model &model, NameEncoding encoding, int *notStorable)
{
    int odd = 0;
    const QByteArrayList bones = encodedNames(model.bones, encoding, odd);
    const QByteArrayList morphs = encodedNames(model.morphs, encoding, odd);
    if (notStorable)
        *notStorable = odd;
    QList<DisplayFrame> frames;
    frames.reserve(model.frames.size());
    for (const ModelFrame &frame : model.frames) {
        DisplayFrame &shown = frames.emplaceBack();
        shown.name = frame.name;
        for (const FrameItem &item : frame.items)
            (item.isMorph ? shown.morphs : shown.bones)
                .append(item.isMorph ? morphs.at(item.index) : bones.at(item.index));
    }
    return ModelOutline(model.name, bones, morphs, frames);
}

ModelResult readModel(QByteArrayView file, NameEncoding encoding)
{
    ModelResult result;
    ModelFaults faults;
    ModelDraft draft = readModelDraft(file, faults);
    result.error = draft.error;
    if (!result.error.isEmpty())
        return result;
    try {
        repairModel(draft.model, draft.places, faults);
        result.outline = outlineOf(draft.model, encoding);
        noteUnstorable(draft.model.bones, draft.places.bones, Section::Bones, encoding, faults);
        noteUnstorable(draft.model.morphs, draft.places.morphs, Section::Morphs, encoding, faults);
    } catch (const std::bad_alloc &) {
        result.error = Words::tr("There is not enough memory for this file.");
        return result;
    }
    result.ok = true;
    result.format = formatOf(file);
    result.model = std::move(draft.model);
    result.diagnostics = faults.diagnostics();
    return result;
}

ModelResult readModelFile(const QString &path, NameEncoding encoding)
{
    ModelResult result;
    const QString error = withModelBytes(
        path, [&result, encoding](QByteArrayView file) { result = readModel(file, encoding); });
    if (!error.isEmpty())
        result.error = error;
    return result;
}

} // namespace furitsuke
