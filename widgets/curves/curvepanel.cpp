// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/curves/curvepanel.h"

#include "widgets/common/flowlayout.h"
#include "widgets/common/plainbutton.h"
#include "widgets/common/scrubspinbox.h"
#include "widgets/common/theme.h"
#include "widgets/common/wraplabel.h"
#include "widgets/curves/channelbar.h"
#include "widgets/curves/curvenumbers.h"
#include "widgets/curves/curveview.h"
#include "widgets/curves/presetstore.h"
#include "widgets/curves/presetstrip.h"
#include "widgets/curves/shapeslider.h"
#include "widgets/inspector/fieldlayout.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace furitsuke {

namespace {

/// Holds the view, and asks for about as much height as it is wide: curves are drawn in a square.
class ViewRoom : public QWidget
{
public:
    explicit ViewRoom(QWidget *view)
        : mView(view)
    {
        view->setParent(this);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        const int least = this->least();
        return qBound(least, width * 19 / 20, qMax(360, least));
    }
    QSize sizeHint() const override { return {300, heightForWidth(300)}; }
    QSize minimumSizeHint() const override { return {160, least()}; }

protected:
    // By hand: the height that a layout asks for would count, not this one.
    void resizeEvent(QResizeEvent *) override { mView->setGeometry(rect()); }

private:
    /// Around the square there are lines of text.
    int least() const { return qMax(180, 12 * fontMetrics().lineSpacing()); }

    QWidget *mView;
};

QToolButton *toolButton(const char *name)
{
    auto *button = new PlainButton;
    button->setObjectName(QLatin1String(name));
    return button;
}

/// What a tool button says where it is checked, or where it is not, as rich text so that it is broken.
QString switchTip(const QString &on, const QString &off)
{
    return QStringLiteral("<p>") + on.toHtmlEscaped() + QStringLiteral("<br>") + off.toHtmlEscaped() +
           QStringLiteral("</p>");
}

/// Buttons for actions, in as many lines as they need.
void addButtons(QLayout &layout, const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        auto *button = toolButton("");
        button->setDefaultAction(action);
        button->setObjectName(action->objectName());
        layout.addWidget(button);
    }
}

} // namespace

/// Notes that come and go without moving what is under them: room for some lines is kept, and as much as they
/// have once needed.
class CurvePanel::NoteRoom : public WrapLabel
{
public:
    NoteRoom() { setAlignment(Qt::AlignLeft | Qt::AlignTop); }

    /// Where it is as it was, or finds room in what is kept, nothing is to be laid out anew.
    bool say(const QString &text)
    {
        const int before = heightForWidth(width());
        setText(text);
        return heightForWidth(width()) != before;
    }
    void forgetRoom() { mLines.clear(); }

    int heightForWidth(int width) const override
    {
        const int spacing = fontMetrics().lineSpacing();
        const int needed = text().isEmpty() ? 0 : (QLabel::heightForWidth(width) + spacing - 1) / spacing;
        int &lines = mLines[width];
        lines = qMax(leastLines, qMax(lines, needed));
        return lines * spacing;
    }
    QSize sizeHint() const override { return {WrapLabel::sizeHint().width(), leastLines * lineHeight()}; }
    QSize minimumSizeHint() const override
    {
        return {WrapLabel::minimumSizeHint().width(), leastLines * lineHeight()};
    }

private:
    static constexpr int leastLines = 3;
    int lineHeight() const { return fontMetrics().lineSpacing(); }

    mutable QHash<int, int> mLines; ///< that are kept, for each width
};

CurvePanel::CurvePanel(MotionDocument &document, PresetStore &store, QWidget *parent)
    : QWidget(parent)
    , mDocument(document)
    , mStore(store)
    , mLayout(new QStackedLayout(this))
    , mEmpty(new WrapLabel(this))
    , mScroll(new QScrollArea(this))
    , mChannels(new ChannelBar)
    , mView(new CurveView(document))
    , mNotes(new NoteRoom)
    , mNumbers(new CurveNumbers(document))
    , mPresets(new PresetStrip(store))
    , mPresetFault(new WrapLabel)
    , mPresetCommands(new QWidget)
    , mCommands(new QWidget)
{
    setObjectName(QStringLiteral("curvePanel"));
    mEmpty->setObjectName(QStringLiteral("curvesEmpty"));
    mEmpty->setAlignment(Qt::AlignCenter);
    mEmpty->setMargin(12);
    mEmpty->setForegroundRole(QPalette::PlaceholderText);
    mNotes->setObjectName(QStringLiteral("curveNotes"));
    mPresetFault->setObjectName(QStringLiteral("presetFault"));
    mPresetFault->hide();
    for (const auto shape : {ShapeSlider::Shape::Strength, ShapeSlider::Shape::Blend})
        mSliders.append(new ShapeSlider(document, shape));
    mScroll->setWidget(makePage());
    mScroll->setWidgetResizable(true);
    mScroll->setFrameShape(QFrame::NoFrame);
    mScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Its parts take the focus, it has nothing to do with it.
    mScroll->setFocusPolicy(Qt::NoFocus);
    mLayout->addWidget(mEmpty);
    mLayout->addWidget(mScroll);

    connect(mChannels, &ChannelBar::channelsChosen, this, [this](CurveChannels channels) {
        change([channels](CurveEditing &editing) { editing.channels = channels; });
    });
    connect(mView, &CurveView::editingChanged, this, &CurvePanel::showEditing);
    connect(mView, &CurveView::summaryChanged, this, &CurvePanel::showSummary);
    connect(mView, &CurveView::edited, this, &CurvePanel::edited);
    connect(mView, &CurveView::editWanted, this, &CurvePanel::editWanted);
    connect(mNumbers, &CurveNumbers::edited, this, &CurvePanel::edited);
    connect(mNumbers, &CurveNumbers::editWanted, this, &CurvePanel::editWanted);
    for (const ShapeSlider *slider : std::as_const(mSliders)) {
        connect(slider, &ShapeSlider::edited, this, &CurvePanel::edited);
        connect(slider, &ShapeSlider::editWanted, this, &CurvePanel::editWanted);
    }
    connect(mPresets, &PresetStrip::presetChosen, this, [this](CurvePoints curve, const QString &name) {
        if (mDocument.selection().count() > mostLiveCurves)
            Q_EMIT editWanted(presetJob(mDocument, mView->editing().channels, curve, name));
        else
            Q_EMIT edited(applyPreset(curve, name));
    });
    connect(&store, &PresetStore::changed, this, &CurvePanel::showNotes);
    // The view tells nothing while it is hidden.
    connect(&document, &MotionDocument::selectionChanged, this, &CurvePanel::showPage);
    connect(&document, &MotionDocument::changed, this, &CurvePanel::showPage);
    retranslate();
}

CurvePanel::~CurvePanel() = default;

QWidget *CurvePanel::makeTools()
{
    auto *tools = new QWidget;
    auto *row = new FlowLayout(tools);
    mLinked = toolButton("curveLinked");
    mRelative = toolButton("curveRelative");
    mSnap = toolButton("curveSnap");
    mSpeed = toolButton("curveSpeed");
    for (QToolButton *button : {mLinked, mRelative, mSpeed})
        button->setCheckable(true);
    connect(mLinked, &QToolButton::clicked, this,
            [this](bool on) { change([on](CurveEditing &editing) { editing.linked = on; }); });
    connect(mRelative, &QToolButton::clicked, this,
            [this](bool on) { change([on](CurveEditing &editing) { editing.relative = on; }); });
    connect(mSpeed, &QToolButton::clicked, this,
            [this](bool on) { change([on](CurveEditing &editing) { editing.speed = on; }); });
    mSnapMenu = new QMenu(mSnap);
    mSnapMenu->setToolTipsVisible(true);
    for (const CurveSnap snap :
         {CurveSnap::Corners, CurveSnap::Middle, CurveSnap::Grid8, CurveSnap::Mirror}) {
        QAction *entry = mSnapMenu->addAction(QString());
        entry->setCheckable(true);
        connect(entry, &QAction::triggered, this, [this, snap](bool on) {
            change([snap, on](CurveEditing &editing) { editing.snaps.setFlag(snap, on); });
        });
        mSnaps.append({snap, entry});
    }
    mSnap->setMenu(mSnapMenu);
    mSnap->setPopupMode(QToolButton::InstantPopup);
    for (QToolButton *button : {mLinked, mRelative, mSnap, mSpeed}) {
        // So that what is off is told from what is on.
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    return tools;
}

QWidget *CurvePanel::makePage()
{
    auto *page = new QWidget;
    auto *lines = new QVBoxLayout(page);
    lines->setContentsMargins(6, 4, 6, 6);
    lines->setSpacing(5);
    lines->addWidget(mChannels);
    lines->addWidget(makeTools());
    lines->addWidget(new ViewRoom(mView), 1);
    lines->addWidget(mNotes);
    lines->addWidget(mNumbers);
    lines->addWidget(mPresets);
    lines->addWidget(mPresetFault);
    lines->addWidget(mPresetCommands);
    for (ShapeSlider *slider : std::as_const(mSliders))
        lines->addWidget(slider);
    lines->addWidget(mCommands);
    new FlowLayout(mPresetCommands);
    new FlowLayout(mCommands);
    mMore = toolButton("curveMore");
    mMore->setPopupMode(QToolButton::InstantPopup);
    mMore->setMenu(new QMenu(mMore));
    mMore->menu()->setToolTipsVisible(true);
    mMore->hide();
    return page;
}

QSize CurvePanel::minimumSizeHint() const
{
    return {200, 160};
}

void CurvePanel::setCommands(const QList<QAction *> &buttons, const QList<QAction *> &more)
{
    mActions = buttons + more;
    addButtons(*mCommands->layout(), buttons);
    mMore->menu()->addActions(more);
    mMore->setVisible(!more.isEmpty());
    mCommands->layout()->addWidget(mMore);
}

void CurvePanel::setPresetCommands(const QList<QAction *> &buttons)
{
    addButtons(*mPresetCommands->layout(), buttons);
}

void CurvePanel::change(const std::function<void(CurveEditing &)> &change)
{
    CurveEditing editing = mView->editing();
    change(editing);
    mView->setEditing(editing);
    // Where it is as it was, a button may still show what it was clicked to.
    showEditing();
}

void CurvePanel::showEditing()
{
    const CurveEditing &editing = mView->editing();
    mChannels->setChannels(editing.channels);
    mLinked->setChecked(editing.linked);
    mRelative->setChecked(editing.relative);
    mSpeed->setChecked(editing.speed);
    int snaps = 0;
    for (const auto &[snap, entry] : std::as_const(mSnaps)) {
        entry->setChecked(editing.snaps.testFlag(snap));
        snaps += entry->isChecked();
    }
    mSnap->setText(snaps > 0 ? tr("Snap: %1").arg(snaps) : tr("Snap: off"));
    mNumbers->setChannels(editing.channels);
    for (ShapeSlider *slider : std::as_const(mSliders))
        slider->setChannels(editing.channels);
    showSummary();
}

void CurvePanel::showSummary()
{
    showPage();
    // Where there is no way to be seen, it is not worked out.
    if (!isVisible())
        return;
    const CurveSummary &summary = mView->summary();
    const CurveChannels channels = mView->editing().channels;
    mChannels->show(summary);
    mNumbers->show(commonPoints(summary, channels));
    mPresets->setCurrentCurve(commonCurve(summary, channels));
    const bool editable = keysWith(summary, channels) > 0;
    for (QWidget *widget : {static_cast<QWidget *>(mNumbers), static_cast<QWidget *>(mPresets)})
        widget->setEnabled(editable);
    for (ShapeSlider *slider : std::as_const(mSliders))
        slider->setEnabled(editable);
    showNotes();
}

void CurvePanel::showNotes()
{
    if (!isVisible())
        return;
    const SheetColours colours(palette());
    const CurveSummary &summary = mView->summary();
    const QString obstacle = this->obstacle();
    const CurveEditing &editing = mView->editing();
    QStringList notes = curveNotes(summary, editing.channels);
    if (!obstacle.isEmpty())
        notes.prepend(obstacle);
    // Moved each by itself, they stay apart.
    if (editing.linked && !editing.relative) {
        const QString made = linkedNote(summary, editing.channels);
        if (!made.isEmpty())
            notes.prepend(made);
    }
    // That a curve shapes nothing is worth knowing, and nothing to be warned of.
    const bool warns = !obstacle.isEmpty() || summary.firstKeys > 0 || summary.hidden > 0;
    const auto setColour = [](QWidget &label, const QColor &colour) {
        QPalette shown;
        shown.setColor(QPalette::WindowText, colour);
        if (label.palette().color(QPalette::WindowText) != colour)
            label.setPalette(shown);
    };
    setColour(*mNotes, warns ? colours.warning : colours.dimText);
    setColour(*mPresetFault, colours.warning);
    bool otherRoom = mNotes->say(notes.join(u'\n'));
    const QString fault = mStore.fault();
    otherRoom = otherRoom || mPresetFault->text() != fault;
    mPresetFault->setText(fault);
    mPresetFault->setVisible(!fault.isEmpty());
    if (otherRoom)
        layOut();
}

void CurvePanel::layOut()
{
    // What changes its height beneath something hidden tells nobody, and else it takes several turns of the
    // event loop until the lines have the room that they need: until then they would be squashed.
    QWidget *page = mScroll->widget();
    for (QWidget *line : page->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (line->layout())
            line->layout()->invalidate();
        line->updateGeometry();
    }
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(mScroll, &request);
    page->layout()->activate();
}

void CurvePanel::showPage()
{
    const QList<TrackRef> tracks = mDocument.selection().tracks();
    const bool any = std::any_of(tracks.cbegin(), tracks.cend(), [](TrackRef track) {
        return track.kind == TrackKind::Bone || track.kind == TrackKind::Camera;
    });
    QWidget *page = any ? static_cast<QWidget *>(mScroll) : mEmpty;
    if (mLayout->currentWidget() != page)
        mLayout->setCurrentWidget(page);
}

QString CurvePanel::obstacle() const
{
    const CurveChannels channels = mView->editing().channels;
    const QList<TrackRef> tracks = mDocument.selection().tracks();
    if (tracks.isEmpty())
        return tr("Select keys first.");
    bool curved = false;
    for (const TrackRef track : tracks) {
        const bool bone = track.kind == TrackKind::Bone;
        if (!bone && track.kind != TrackKind::Camera)
            continue;
        curved = true;
        if (bone ? channels.bone & CurveChannels::allBone : channels.camera & CurveChannels::allCamera)
            return {};
    }
    return curved ? tr("The selected keys have none of the chosen channels; choose another one.")
                  : tr("Only keys of bones and of the camera have curves; select some of them.");
}

EditResult CurvePanel::applyPreset(CurvePoints curve, const QString &name)
{
    return furitsuke::applyPreset(mDocument, mView->editing().channels, curve, name);
}

void CurvePanel::cancelDrags()
{
    mView->cancel();
    for (ShapeSlider *slider : std::as_const(mSliders))
        slider->cancelDrag();
    for (ScrubSpinBox *field : findChildren<ScrubSpinBox *>())
        field->cancelDrag();
}

void CurvePanel::focusView()
{
    mView->setFocus(Qt::ShortcutFocusReason);
}

void CurvePanel::retranslate()
{
    mEmpty->setText(
        tr("No bone or camera key is selected. Click one in the dope sheet to see and bend the curves of the "
           "way to it here."));
    mLinked->setText(tr("Linked"));
    mLinked->setToolTip(switchTip(tr("On: a drag in the view changes all chosen channels."),
                                  tr("Off: it changes only the channel whose handle is dragged.")));
    mRelative->setText(tr("Relative"));
    mRelative->setToolTip(switchTip(tr("On: a drag moves each selected key's own curve."),
                                    tr("Off: all selected keys get the dragged handle.")));
    mSpeed->setText(tr("Speed"));
    mSpeed->setToolTip(
        switchTip(tr("On: the speed curves are shown too, how fast the value goes at every time."),
                  tr("Off: only the curves of the way are shown.")));
    mSnap->setToolTip(switchTip(
        tr("What handles snap to. Where snapping is on, Ctrl while dragging turns it off."),
        tr("Where it is off, Ctrl while dragging snaps to the grid of 8. In the graph it is the same.")));
    const std::array<std::pair<QString, QString>, 4> snaps = {{
        {tr("&Corners"), tr("The corners of the square, while a handle is dragged near them")},
        {tr("&Middle"), tr("Half of the time and half of the way")},
        {tr("&Grid of 8"), tr("Multiples of 8")},
        {tr("Mi&rror"), tr("The other handle follows, mirrored at the middle")},
    }};
    for (std::size_t i = 0; i < snaps.size(); ++i) {
        mSnaps[qsizetype(i)].second->setText(snaps[i].first);
        mSnaps[qsizetype(i)].second->setToolTip(snaps[i].second);
    }
    mMore->setText(tr("More"));
    mMore->setToolTip(tr("What else can be done with the curves"));
    mChannels->retranslate();
    mNumbers->retranslate();
    mPresets->retranslate();
    QList<FieldLayout *> fields = {mNumbers->line()};
    for (ShapeSlider *slider : std::as_const(mSliders)) {
        slider->retranslate();
        fields.append(slider->line());
    }
    int column = 0;
    for (const FieldLayout *line : std::as_const(fields))
        column = qMax(column, line->nameWidth());
    for (FieldLayout *line : std::as_const(fields))
        line->setNameColumn(column);
    showEditing();
}

void CurvePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showSummary();
}

void CurvePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        mNotes->forgetRoom();
        retranslate();
    }
    if (event->type() == QEvent::PaletteChange)
        showNotes();
    QWidget::changeEvent(event);
}

void CurvePanel::keyPressEvent(QKeyEvent *event)
{
    const auto trigger = [this](QLatin1String id) {
        for (QAction *action : std::as_const(mActions)) {
            if (action->objectName() != id)
                continue;
            action->trigger();
            if (!action->isEnabled()) {
                // Its status tip tells why.
                EditResult result;
                result.error = action->statusTip();
                Q_EMIT edited(result);
            }
        }
    };
    if (event->matches(QKeySequence::Copy))
        trigger(QLatin1String("curve.copy"));
    else if (event->matches(QKeySequence::Paste))
        trigger(QLatin1String("curve.paste"));
    else
        QWidget::keyPressEvent(event);
}

} // namespace furitsuke
