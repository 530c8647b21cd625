// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions/actionsets.h"
#include "editor-core/document/clipboardverbs.h"
#include "editor-core/document/clipmime.h"
#include "widgets/dialogs/pastedialog.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMessageBox>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ClipboardActions)
};

int countOf(qsizetype count)
{
    return int(qMin<qsizetype>(count, std::numeric_limits<int>::max()));
}

void copyTo(const ActionHost &host, KeyClip clip)
{
    const int keys = countOf(clip.keyCount());
    auto *data = new ClipMimeData(std::move(clip));
    const bool forAll = data->hasTextForm();
    QGuiApplication::clipboard()->setMimeData(data);
    if (forAll)
        host.showMessage(Words::tr("%n key(s) copied.", nullptr, keys));
    else
        host.showMessage(Words::tr("%n key(s) copied, too many for other programs.", nullptr, keys), true);
}

/// Several things that do not fit are a list; one is a message like any other.
void reportPaste(const ActionHost &host, const EditResult &result)
{
    host.report(result);
    if (!result.error.isEmpty() || result.notes.size() < 2)
        return;
    auto *box = new QMessageBox(QMessageBox::Information, Words::tr("Paste"),
                                Words::tr("Not all of the clipboard fits."), QMessageBox::Ok, &host.window());
    box->setObjectName(QStringLiteral("pasteNotes"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    constexpr qsizetype shown = 8;
    box->setInformativeText(result.notes.first(qMin(shown, result.notes.size())).join(u'\n'));
    if (result.notes.size() > shown)
        box->setDetailedText(result.notes.join(u'\n'));
    box->open();
}

/// What the clipboard holds; why it holds no keys is said.
std::optional<KeyClip> clipboardKeys(const ActionHost &host)
{
    ClipReadResult read = clipFrom(QGuiApplication::clipboard()->mimeData());
    if (read.ok)
        return std::move(read.clip);
    host.showMessage(read.error, true);
    return {};
}

void pasteNow(const ActionHost &host, PasteOptions options)
{
    options.frame = host.document().playhead();
    const auto report = [host](const EditResult &result) { reportPaste(host, result); };
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (const auto *own = qobject_cast<const ClipMimeData *>(data)) {
        host.run(pasteJob(host.document(), own->clip(), options), report);
        return;
    }
    // Long texts take long to read.
    const ClipText text = clipTextFrom(data);
    if (text.error.isEmpty())
        host.run(pasteTextJob(host.document(), text.text, options), report);
    else
        host.showMessage(text.error, true);
}

void pasteSpecial(const ActionHost &host)
{
    std::optional<KeyClip> clip = clipboardKeys(host);
    if (!clip)
        return;
    auto *dialog = new PasteDialog(host.document(), std::move(*clip), &host.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // What does not fit was in the dialog.
    QObject::connect(dialog, &PasteDialog::chosen, &host.window(),
                     [host](const EditJob &job) { host.run(job); });
    dialog->open();
}

} // namespace

void addClipboardActions(const ActionHost &host)
{
    QAction *cut = host.timelineAction(
        "edit.cut", [] { return Words::tr("Cu&t"); },
        [] { return Words::tr("Copy the selected keys and delete them"); },
        [host] {
            copyTo(host, copySelection(host.document()));
            host.report(cutSelection(host.document()));
        },
        {QKeySequence(Qt::CTRL | Qt::Key_X)});
    host.enableWhenSelected(cut);
    QAction *copy = host.timelineAction(
        "edit.copy", [] { return Words::tr("&Copy"); },
        [] { return Words::tr("Copy the selected keys, as text for other programs too"); },
        [host] { copyTo(host, copySelection(host.document())); }, {QKeySequence(Qt::CTRL | Qt::Key_C)});
    host.enableWhenSelected(copy);

    // Asking the clipboard may mean asking another program, so it is asked when it changes only.
    QClipboard *clipboard = QGuiApplication::clipboard();
    const auto holdsKeys = std::make_shared<bool>(mayHoldClip(clipboard->mimeData()));
    QObject::connect(clipboard, &QClipboard::dataChanged, &host.window(), [host, holdsKeys, clipboard] {
        *holdsKeys = mayHoldClip(clipboard->mimeData());
        host.registry().updateEnabled();
    });
    const auto addPaste = [&](const char *id, ActionRegistry::Text text, ActionRegistry::Text hint,
                              ActionHost::Handler handler, const QKeySequence &shortcut) {
        host.enableUnless(
            host.timelineAction(id, std::move(text), std::move(hint), std::move(handler), {shortcut}),
            [holdsKeys] { return *holdsKeys ? QString() : Words::tr("Copy keys first."); });
    };
    addPaste(
        "edit.paste", [] { return Words::tr("&Paste"); },
        [] { return Words::tr("Paste keys at the playhead, at their distances in time"); },
        [host] { pasteNow(host, {}); }, QKeySequence(Qt::CTRL | Qt::Key_V));
    addPaste(
        "edit.pasteMirrored", [] { return Words::tr("Paste &mirrored"); },
        [] { return Words::tr("Paste keys at the playhead, left and right exchanged"); },
        [host] { pasteNow(host, {.mirrored = true}); }, QKeySequence(Qt::CTRL | Qt::Key_B));
    addPaste(
        "edit.pasteValues", [] { return Words::tr("Paste &values"); },
        [] { return Words::tr("Give the copied values to the keys that are there; curves stay"); },
        [host] { pasteNow(host, {.valuesOnly = true}); }, QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_V));
    addPaste(
        "edit.pasteSpecial", [] { return Words::tr("Paste &special…"); },
        [] { return Words::tr("Choose where, onto what, which channels and how often to paste"); },
        [host] { pasteSpecial(host); }, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));

    QAction *mirror = host.timelineAction(
        "edit.mirror", [] { return Words::tr("Mirror"); },
        [] {
            return Words::tr("Exchange left and right at the selected keys' frames, and mirror their values");
        },
        [host] {
            host.run(mirrorJob(host.document()),
                     [host](const EditResult &result) { reportPaste(host, result); });
        });
    host.enableWhenSelected(mirror);
}

} // namespace furitsuke
