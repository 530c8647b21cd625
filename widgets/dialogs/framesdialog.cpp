// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/dialogs/framesdialog.h"

#include "editor-core/document/motiondocument.h"
#include "widgets/common/framebox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>

#include <limits>

namespace furitsuke {

FramesDialog::FramesDialog(Task task, MotionDocument &document, const QList<TrackRef> &listed,
                           QWidget *parent)
    : EditDialog(document, task == Insert ? tr("Insert frames") : tr("Delete frames"),
                 task == Insert ? tr("Insert") : tr("Delete"), parent)
    , mTask(task)
    , mListed(listed)
    , mFrame(new FrameBox(0, lastPossibleFrame, document.playhead()))
    , mCount(new FrameBox(1, lastPossibleFrame, 1))
    , mTracks(new QComboBox)
    , mCamera(new QCheckBox(tr("&Camera")))
    , mLight(new QCheckBox(tr("L&ight")))
    , mShadow(new QCheckBox(tr("&Self shadow")))
    , mStates(new QCheckBox(tr("&Display/IK")))
{
    mFrame->setObjectName(QStringLiteral("frame"));
    mCount->setObjectName(QStringLiteral("count"));
    mTracks->setObjectName(QStringLiteral("tracks"));
    mCamera->setObjectName(QStringLiteral("camera"));
    mLight->setObjectName(QStringLiteral("light"));
    mShadow->setObjectName(QStringLiteral("shadow"));
    mStates->setObjectName(QStringLiteral("states"));
    mTracks->addItem(tr("All"), FrameScope::All);
    mTracks->addItem(tr("Those in the list"), FrameScope::Visible);
    mTracks->addItem(tr("The chosen ones"), FrameScope::Chosen);
    form().addRow(tr("&Number of frames:"), mCount);
    form().addRow(tr("A&t frame:"), mFrame);
    form().addRow(tr("&Bones and morphs:"), mTracks);
    auto *others = new QHBoxLayout;
    for (QCheckBox *box : {mCamera, mLight, mShadow, mStates}) {
        others->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &FramesDialog::updatePreview);
    }
    others->addStretch(1);
    form().addRow(tr("And:"), others);
    connect(mCount, &QDoubleSpinBox::valueChanged, this, &FramesDialog::updatePreview);
    connect(mFrame, &QDoubleSpinBox::valueChanged, this, &FramesDialog::updatePreview);
    connect(mTracks, &QComboBox::currentIndexChanged, this, &FramesDialog::takeScope);
    connect(&document, &MotionDocument::chosenTracksChanged, this, &FramesDialog::updatePreview);
    connect(&document, &MotionDocument::trackLooksChanged, this, &FramesDialog::updatePreview);
    connect(&document, &MotionDocument::timeNotesChanged, this, &FramesDialog::updatePreview);
    mCount->selectAll();
    takeScope();
}

void FramesDialog::takeScope()
{
    const auto which = FrameScope::Tracks(mTracks->currentData().toInt());
    const QList<TrackRef> tracks = which == FrameScope::Chosen ? document().chosenTracks() : mListed;
    const auto take = [&](QCheckBox *box, TrackKind kind) {
        box->setEnabled(document().motion().keyCount(kind) > 0);
        box->setChecked(box->isEnabled() && (which == FrameScope::All || tracks.contains(TrackRef{kind, 0})));
    };
    take(mCamera, TrackKind::Camera);
    take(mLight, TrackKind::Light);
    take(mShadow, TrackKind::Shadow);
    take(mStates, TrackKind::State);
    updatePreview();
}

FrameScope FramesDialog::scope() const
{
    FrameScope result;
    result.tracks = FrameScope::Tracks(mTracks->currentData().toInt());
    result.camera = mCamera->isChecked();
    result.light = mLight->isChecked();
    result.shadow = mShadow->isChecked();
    result.states = mStates->isChecked();
    result.visible = mListed;
    return result;
}

FrameRun FramesDialog::run() const
{
    return {mFrame->frames(), mCount->frames()};
}

EditDialog::Preview FramesDialog::preview() const
{
    const TimeCounts counts = mTask == Insert ? countInsertFrames(document(), scope(), run())
                                              : countDeleteFrames(document(), scope(), run());
    const auto plural = [](qsizetype keys) {
        return int(qMin<qsizetype>(keys, std::numeric_limits<int>::max()));
    };
    Preview result;
    result.error = counts.error;
    result.changes = counts.moved > 0 || counts.deleted > 0 || counts.shiftsNotes;
    result.losses = counts.losses;
    result.lines.append(mTask == Insert ? tr("%n key(s) will come later.", nullptr, plural(counts.moved))
                                        : tr("%n key(s) will come earlier.", nullptr, plural(counts.moved)));
    result.lines.append(counts.notes);
    return result;
}

EditResult FramesDialog::edit()
{
    return mTask == Insert ? insertFrames(document(), scope(), run())
                           : deleteFrames(document(), scope(), run());
}

} // namespace furitsuke
