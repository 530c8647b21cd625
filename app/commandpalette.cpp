// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandpalette.h"

#include "app/palettebutton.h"
#include "app/palettedelegate.h"
#include "editor-core/document/motiondocument.h"
#include "widgets/dopesheet/timelinepanel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

constexpr char recentKey[] = "palette/recent";
constexpr qsizetype recentLimit = 12;
constexpr int rowsShown = 9;

QStringList recentActions()
{
    return QSettings().value(QLatin1String(recentKey)).toStringList();
}

void rememberAction(const QString &id)
{
    QStringList recent = recentActions();
    recent.removeAll(id);
    recent.prepend(id);
    QSettings().setValue(QLatin1String(recentKey), QStringList(recent.mid(0, recentLimit)));
}

} // namespace

CommandPalette::CommandPalette(const ActionHost &host)
    : QFrame(&host.window())
    , mHost(host)
    , mSearch(host.registry(), host.document())
    , mInput(new QLineEdit)
    , mList(new QListView)
    , mHelp(new QLabel)
    , mNothing(new QLabel)
    , mModel(new PaletteModel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setFrameShape(QFrame::StyledPanel);
    setFrameShadow(QFrame::Raised);
    setLineWidth(2);
    setAutoFillBackground(true);
    // A click beside its fields is no click on the window.
    setAttribute(Qt::WA_NoMousePropagation);
    mInput->setObjectName(QStringLiteral("paletteInput"));
    mInput->setClearButtonEnabled(true);
    mList->setObjectName(QStringLiteral("paletteList"));
    mList->setModel(mModel);
    mList->setItemDelegate(new PaletteDelegate(mList));
    mList->setUniformItemSizes(true);
    mList->setFocusPolicy(Qt::NoFocus);
    mList->setFrameShape(QFrame::NoFrame);
    mList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mList->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mList->setMouseTracking(true);
    mHelp->setForegroundRole(QPalette::PlaceholderText);
    mHelp->setObjectName(QStringLiteral("paletteHelp"));
    mNothing->setObjectName(QStringLiteral("paletteNothing"));
    mNothing->setForegroundRole(QPalette::PlaceholderText);
    mNothing->setWordWrap(true);
    mNothing->setAlignment(Qt::AlignCenter);
    auto *overList = new QVBoxLayout(mList->viewport());
    overList->addWidget(mNothing);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 6);
    layout->setSpacing(6);
    layout->addWidget(mInput);
    layout->addWidget(mList, 1);
    layout->addWidget(mHelp);
    hide();

    connect(mInput, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(mList, &QListView::clicked, this, [this](const QModelIndex &index) { run(index.row()); });
    mInput->installEventFilter(this);
    parentWidget()->installEventFilter(this);
    retranslate();
}

const QList<PaletteItem> &CommandPalette::items() const
{
    return mModel->items();
}

int CommandPalette::currentRow() const
{
    return mList->currentIndex().row();
}

void CommandPalette::toggle()
{
    if (isVisible())
        dismiss();
    else
        popUp();
}

void CommandPalette::popUp()
{
    mFocusBefore = QApplication::focusWidget();
    mSearch.update();
    {
        const QSignalBlocker blocker(mInput);
        mInput->clear();
    }
    find();
    place();
    show();
    raise();
    mInput->setFocus(Qt::PopupFocusReason);
    // What is clicked elsewhere is meant, and this is in its way.
    qApp->installEventFilter(this);
}

void CommandPalette::dismiss()
{
    if (!isVisible())
        return;
    qApp->removeEventFilter(this);
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hadFocus && mFocusBefore)
        mFocusBefore->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::find()
{
    mModel->setItems(mSearch.find(mInput->text(), recentActions()));
    mList->setCurrentIndex(mModel->index(0, 0));
    mList->scrollToTop();
    mNothing->setVisible(items().isEmpty());
    // It may still say why another action was not possible.
    mHelp->setText(helpText());
}

void CommandPalette::place()
{
    const QWidget *window = parentWidget();
    constexpr int margin = 12;
    const int width = qMin(window->width() - 2 * margin, qMax(420, window->width() * 11 / 20));
    const int rowHeight = qMax(1, mList->sizeHintForRow(0));
    const QMargins margins = layout()->contentsMargins();
    const int around = margins.top() + margins.bottom() + 2 * layout()->spacing() + 2 * frameWidth();
    const int wanted =
        mInput->sizeHint().height() + mHelp->sizeHint().height() + rowsShown * rowHeight + around;
    const int top = 34;
    setGeometry((window->width() - width) / 2, top, width, qMin(wanted, window->height() - top - margin));
}

void CommandPalette::move(int rows)
{
    const int count = mModel->rowCount();
    if (count == 0)
        return;
    const int row = qBound(0, currentRow() + rows, count - 1);
    mList->setCurrentIndex(mModel->index(row, 0));
}

void CommandPalette::run(int row)
{
    if (row < 0 || row >= items().size())
        return;
    const PaletteItem item = items()[row];
    if (!item.enabled) {
        // It stays open: there may be another way.
        mHelp->setText(item.hint);
        QApplication::beep();
        return;
    }
    // Actions look at what has the focus, so it has to be where it was.
    dismiss();
    switch (item.kind) {
    case PaletteItem::Action:
        rememberAction(item.id);
        mHost.registry().action(item.id)->trigger();
        break;
    case PaletteItem::Frame:
        mHost.document().setPlayhead(item.frame);
        mHost.timeline().state().showFrame(mHost.document().playhead());
        break;
    case PaletteItem::Track:
        showTrack(item.track);
        break;
    }
}

void CommandPalette::showTrack(TrackRef track)
{
    TimelineState &state = mHost.timeline().state();
    const int group = state.rows().groupOf(track);
    if (group >= 0 && !state.rows().isExpanded(group))
        state.setExpanded(group, true);
    if (track.kind == TrackKind::Bone && !state.rows().isExpanded(TrackRows::allBonesGroup))
        state.setExpanded(TrackRows::allBonesGroup, true);
    state.setCurrentRow(state.rows().rowOf(track));
    state.showRow(state.currentRow());
    mHost.document().setChosenTracks({track});
    mHost.timeline().setFocus();
}

bool CommandPalette::takeKey(int key, Qt::KeyboardModifiers modifiers)
{
    constexpr int page = rowsShown - 1;
    switch (key) {
    case Qt::Key_Escape:
        dismiss();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run(currentRow());
        return true;
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_PageUp:
        move(-page);
        return true;
    case Qt::Key_PageDown:
        move(page);
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        // Without Ctrl they move in what is typed.
        if (!(modifiers & Qt::ControlModifier))
            return false;
        move(key == Qt::Key_Home ? -mModel->rowCount() : mModel->rowCount());
        return true;
    default:
        return false;
    }
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
        if (watched == parentWidget() && isVisible())
            place();
        break;
    case QEvent::ShortcutOverride:
        // While something is typed, keys of the list are no shortcuts.
        if (watched == mInput) {
            const auto *key = static_cast<QKeyEvent *>(event);
            if (key->key() == Qt::Key_Escape) {
                event->accept();
                return true;
            }
        }
        break;
    case QEvent::KeyPress:
        if (watched == mInput) {
            const auto *key = static_cast<QKeyEvent *>(event);
            if (takeKey(key->key(), key->modifiers()))
                return true;
        }
        break;
    case QEvent::MouseButtonPress:
        // The button that opens it also closes it, when it is released.
        if (const auto *widget = qobject_cast<QWidget *>(watched);
            isVisible() && widget && widget != this && !isAncestorOf(widget) &&
            widget->window() == window() && !qobject_cast<const PaletteButton *>(widget))
            dismiss();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

bool CommandPalette::focusNextPrevChild(bool)
{
    // There is nothing else in it to go to, and what is behind it would not be seen.
    return true;
}

void CommandPalette::retranslate()
{
    mInput->setPlaceholderText(tr("Find an action, in any language"));
    mInput->setAccessibleName(tr("Find an action"));
    mList->setAccessibleName(tr("Actions"));
    mNothing->setText(tr("Nothing found. Try fewer letters or another word."));
    mHelp->setText(helpText());
}

QString CommandPalette::helpText()
{
    return tr("A number: go to this frame.  @name: show this track.  Enter: run.  Esc: close.");
}

} // namespace furitsuke
