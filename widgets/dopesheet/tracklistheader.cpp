// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dopesheet/tracklistheader.h"

#include "widgets/dopesheet/trackicons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>

namespace furitsuke {

bool TrackSearchField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const Qt::KeyboardModifiers modifiers = key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
        if (modifiers == Qt::NoModifier && (key->key() < Qt::Key_F1 || key->key() > Qt::Key_F35)) {
            event->accept();
            return true;
        }
    }
    return QLineEdit::event(event);
}

void TrackSearchField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        clear();
        Q_EMIT left();
        return;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT listRequested();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void FilterButton::setFiltering(bool filtering)
{
    if (filtering == mFiltering)
        return;
    mFiltering = filtering;
    update();
}

void FilterButton::paintEvent(QPaintEvent *event)
{
    QToolButton::paintEvent(event);
    QPainter painter(this);
    const int size = qMin(width(), height()) - 10;
    QRectF place(0, 0, size, size);
    place.moveCenter(QRectF(rect()).center());
    drawFunnel(painter, place, mFiltering,
               palette().color(mFiltering ? QPalette::Highlight : QPalette::ButtonText));
}

TrackListHeader::TrackListHeader(TimelineState &state, QWidget *parent)
    : QWidget(parent)
    , mState(state)
    , mSearch(new TrackSearchField)
    , mCount(new QLabel)
    , mFilter(new FilterButton)
    , mMenu(new QMenu(this))
{
    setObjectName(QStringLiteral("trackListHeader"));
    mSearch->setObjectName(QStringLiteral("trackSearch"));
    mSearch->setClearButtonEnabled(true);
    mSearch->setMinimumWidth(60);
    mCount->setObjectName(QStringLiteral("trackCount"));
    mCount->setForegroundRole(QPalette::PlaceholderText);
    mFilter->setObjectName(QStringLiteral("trackFilter"));
    mFilter->setAutoRaise(true);
    mFilter->setPopupMode(QToolButton::InstantPopup);
    mFilter->setMenu(mMenu);
    mFilter->setFocusPolicy(Qt::TabFocus);
    mFilter->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    mMenu->setToolTipsVisible(true);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(4);
    layout->addWidget(mSearch, 1);
    layout->addWidget(mCount);
    layout->addWidget(mFilter);

    connect(mSearch, &QLineEdit::textChanged, this, &TrackListHeader::search);
    connect(mSearch, &TrackSearchField::left, this, &TrackListHeader::left);
    connect(mSearch, &TrackSearchField::listRequested, this, &TrackListHeader::listRequested);
    connect(&state, &TimelineState::rowsChanged, this, &TrackListHeader::updateCount);
    connect(&state.document(), &MotionDocument::trackListingChanged, this, [this] {
        const QString &text = mState.document().trackListing().searchText;
        if (text != mSearch->text())
            mSearch->setText(text);
        updateCount();
    });
    retranslate();
}

void TrackListHeader::focusSearch()
{
    mSearch->setFocus(Qt::ShortcutFocusReason);
    mSearch->selectAll();
}

void TrackListHeader::search(const QString &text)
{
    TrackListing listing = mState.document().trackListing();
    listing.searchText = text;
    mState.document().setTrackListing(listing);
}

QString TrackListHeader::countText() const
{
    return mCount->text();
}

void TrackListHeader::updateCount()
{
    const TrackRows &rows = mState.rows();
    const QLocale locale;
    mCount->setText(
        rows.listedTracks() == rows.allTracks()
            ? locale.toString(rows.allTracks())
            : tr("%1 of %2").arg(locale.toString(rows.listedTracks()), locale.toString(rows.allTracks())));
    QString text = tr("Tracks that are listed");
    if (rows.hiddenTracks() > 0)
        text += QLatin1Char('\n') + tr("%n track(s) are hidden.", nullptr, int(rows.hiddenTracks()));
    mCount->setToolTip(text);
    mFilter->setFiltering(mState.document().trackListing().hasConditions());
}

void TrackListHeader::retranslate()
{
    mSearch->setPlaceholderText(tr("Search tracks"));
    mSearch->setAccessibleName(tr("Search tracks"));
    mSearch->setToolTip(
        tr("Finds names by kanji, kana, romaji, English or Chinese: “hidari ude”, “left arm”. "
           "Esc clears."));
    mFilter->setAccessibleName(tr("Which tracks are listed"));
    mFilter->setToolTip(tr("Which tracks are listed"));
    updateCount();
}

void TrackListHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace furitsuke
