// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/keyinspector.h"

#include "widgets/common/elidedlabel.h"
#include "widgets/inspector/fieldlayout.h"
#include "widgets/inspector/framerow.h"
#include "widgets/inspector/valuesection.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedLayout>

namespace furitsuke {

KeyInspector::KeyInspector(MotionDocument &document, QWidget *parent)
    : QWidget(parent)
    , mDocument(document)
    , mLayout(new QStackedLayout(this))
    , mEmpty(new QLabel(this))
    , mScroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("keyInspector"));
    mEmpty->setAlignment(Qt::AlignCenter);
    mEmpty->setWordWrap(true);
    mEmpty->setMargin(12);
    mEmpty->setForegroundRole(QPalette::PlaceholderText);
    mEmpty->setMinimumWidth(40);

    auto *content = new QWidget;
    auto *lines = new QVBoxLayout(content);
    lines->setContentsMargins(8, 6, 8, 8);
    lines->setSpacing(6);
    mTrack = new ElidedLabel;
    mTrack->setObjectName(QStringLiteral("trackName"));
    QFont bold = font();
    bold.setBold(true);
    mTrack->setFont(bold);
    mCount = new ElidedLabel;
    mCount->setObjectName(QStringLiteral("keyCount"));
    mCount->setForegroundRole(QPalette::PlaceholderText);
    mFrame = new FrameRow(document);
    connect(mFrame, &FrameRow::edited, this, &KeyInspector::edited);
    lines->addWidget(mTrack);
    lines->addWidget(mCount);
    lines->addWidget(mFrame);
    for (int kind = 0; kind < trackKindCount; ++kind) {
        auto *section = new ValueSection(document, TrackKind(kind));
        section->setObjectName(QStringLiteral("section%1").arg(kind));
        connect(section, &ValueSection::edited, this, &KeyInspector::edited);
        connect(section, &ValueSection::opened, this, &KeyInspector::refresh);
        lines->addWidget(section);
        mSections.append(section);
    }
    mNotice = new QWidget;
    mNotice->setObjectName(QStringLiteral("lateStartNotice"));
    mNoticeText = new QLabel;
    mNoticeText->setTextFormat(Qt::PlainText);
    mNoticeText->setWordWrap(true);
    mAddRest = new QPushButton;
    mAddRest->setObjectName(QStringLiteral("addRestKeys"));
    // Words of any length must not make the panel wider.
    mAddRest->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(mAddRest, &QPushButton::clicked, this,
            [this] { Q_EMIT edited(addRestKeys(mDocument, selectedTracksWithoutFirstKey(mDocument))); });
    auto *notice = new QVBoxLayout(mNotice);
    notice->setContentsMargins(0, 4, 0, 0);
    notice->setSpacing(3);
    notice->addWidget(mNoticeText);
    notice->addWidget(mAddRest);
    lines->addWidget(mNotice);
    lines->addStretch(1);

    mScroll->setWidget(content);
    mScroll->setWidgetResizable(true);
    mScroll->setFrameShape(QFrame::NoFrame);
    mScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Its fields take the focus, it has nothing to do with it.
    mScroll->setFocusPolicy(Qt::NoFocus);
    mLayout->addWidget(mEmpty);
    mLayout->addWidget(mScroll);
    // Of many keys values are not read at each step of a drag, but some times a second; of very many once it
    // rests.
    mLater.setSingleShot(true);
    mLater.setInterval(150);
    connect(&mLater, &QTimer::timeout, this, &KeyInspector::refresh);
    connect(&document, &MotionDocument::selectionChanged, this, [this] {
        if (mLater.isActive())
            follow();
        else
            refresh();
    });
    connect(&document, &MotionDocument::changed, this, [this](const MotionChange &change) {
        const KeySelection &selection = mDocument.selection();
        const bool concerned =
            std::any_of(change.spans.cbegin(), change.spans.cend(),
                        [&](const TrackSpan &span) { return !selection.rows(span.track).isEmpty(); });
        if (change.whole || change.tracks || concerned)
            follow();
    });
    retranslate();
}

void KeyInspector::follow()
{
    constexpr qsizetype manyKeys = 20'000;
    constexpr qsizetype veryManyKeys = 100'000;
    const qsizetype keys = mDocument.selection().count();
    if (keys <= manyKeys)
        refresh();
    else if (!mLater.isActive() || keys > veryManyKeys)
        mLater.start();
}

void KeyInspector::refresh()
{
    mLater.stop();
    if (!isVisible()) {
        mStale = true;
        return;
    }
    mStale = false;
    const FrameSummary frames = summariseFrames(mDocument.motion(), mDocument.selection());
    if (frames.keys == 0) {
        mLayout->setCurrentWidget(mEmpty);
        return;
    }
    showHeader();
    mFrame->show(frames);
    for (ValueSection *section : std::as_const(mSections)) {
        const bool present = frames.kinds.contains(section->kind());
        section->setHeadingVisible(frames.kinds.size() > 1);
        if (present && section->isOpen())
            section->show(summarise(mDocument.motion(), mDocument.selection(), section->kind()));
        section->setVisible(present);
    }
    showNotice();
    alignNames(frames.kinds);
    mLayout->setCurrentWidget(mScroll);
    layOut();
}

void KeyInspector::layOut()
{
    // What changes its height beneath something hidden tells nobody, and else it takes several turns of the
    // event loop until the lines have the room that they need: until then they would be squashed.
    QWidget *content = mScroll->widget();
    const QList<QWidget *> widgets = content->findChildren<QWidget *>();
    for (auto each = widgets.crbegin(); each != widgets.crend(); ++each) {
        if (QLayout *layout = (*each)->layout()) {
            layout->invalidate();
            (*each)->updateGeometry();
        }
    }
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(mScroll, &request);
    content->layout()->activate();
    for (QWidget *each : widgets) {
        if (each->layout())
            each->layout()->activate();
    }
}

void KeyInspector::alignNames(const QList<TrackKind> &kinds)
{
    QList<FieldLayout *> lines = {mFrame->line()};
    for (const ValueSection *section : std::as_const(mSections)) {
        if (kinds.contains(section->kind()))
            lines += section->lines();
    }
    int column = 0;
    for (const FieldLayout *line : std::as_const(lines))
        column = qMax(column, line->nameWidth());
    for (FieldLayout *line : std::as_const(lines))
        line->setNameColumn(column);
}

void KeyInspector::showHeader()
{
    const QList<TrackRef> tracks = mDocument.selection().tracks();
    const TrackRef track = tracks.constFirst();
    const qsizetype keys = mDocument.selection().count();
    if (tracks.size() > 1) {
        mTrack->setText(tr("%n track(s)", nullptr, int(tracks.size())));
        mTrack->setHint({});
    } else if (track.kind == TrackKind::Bone || track.kind == TrackKind::Morph) {
        const qsizetype bytes = mDocument.motion().trackName(track).size();
        const QString name = mDocument.trackLabel(track);
        mTrack->setText(QStringLiteral("%1  %2/%3").arg(name).arg(bytes).arg(KeyName::size));
        mTrack->setHint(tr("%1: %2 of %3 bytes of the name field").arg(name).arg(bytes).arg(KeyName::size));
    } else {
        mTrack->setText(mDocument.trackLabel(track));
        mTrack->setHint({});
    }
    mCount->setText(tr("%1 keys").arg(QLocale().toString(keys)));
    mCount->setVisible(keys > 1);
}

void KeyInspector::showNotice()
{
    const QList<TrackRef> late = selectedTracksWithoutFirstKey(mDocument);
    mNotice->setVisible(!late.isEmpty());
    if (late.size() == 1) {
        mNoticeText->setText(
            tr("“%1” has no key at frame 0: MMD moves it there from rest, other players hold its "
               "first key (frame %2).")
                .arg(mDocument.trackLabel(late[0]))
                .arg(mDocument.motion().frameAt(late[0], 0)));
    } else {
        mNoticeText->setText(
            tr("%n of these tracks have no key at frame 0: MMD moves them there from rest, other "
               "players hold their first keys.",
               nullptr, int(late.size())));
    }
}

void KeyInspector::retranslate()
{
    mEmpty->setText(
        tr("No key is selected. Click a key in the dope sheet to read and edit its values here."));
    mAddRest->setText(tr("Add the rest pose"));
    mAddRest->setToolTip(tr("Add the rest pose at frame 0: what MMD plays, and then other players too"));
    mFrame->retranslate();
    for (ValueSection *section : std::as_const(mSections))
        section->retranslate();
    refresh();
}

void KeyInspector::focusFirstField()
{
    for (const ValueSection *section : std::as_const(mSections)) {
        if (section->isVisible() && section->isOpen() && section->firstField()) {
            section->firstField()->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

void KeyInspector::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (mStale)
        refresh();
}

void KeyInspector::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        QFont bold = font();
        bold.setBold(true);
        mTrack->setFont(bold);
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace furitsuke
