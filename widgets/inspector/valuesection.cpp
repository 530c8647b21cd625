// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/valuesection.h"

#include "widgets/common/elidedlabel.h"
#include "widgets/common/switchbox.h"
#include "widgets/common/wraplabel.h"
#include "widgets/inspector/fieldlayout.h"
#include "widgets/inspector/ikrows.h"
#include "widgets/inspector/valuerow.h"

#include <QComboBox>
#include <QPushButton>
#include <QToolButton>

namespace furitsuke {

namespace {

QString curveText(CurvePoints curve)
{
    const QString points =
        QStringLiteral("(%1, %2) (%3, %4)").arg(curve.x1).arg(curve.y1).arg(curve.x2).arg(curve.y2);
    return curve.isLinear() ? points + QLatin1String("  ") + ValueSection::tr("linear") : points;
}

} // namespace

ValueSection::ValueSection(MotionDocument &document, TrackKind kind, QWidget *parent)
    : QWidget(parent)
    , mDocument(document)
    , mKind(kind)
    , mHeading(new QToolButton(this))
    , mBody(new QWidget(this))
{
    using V = KeyValue;
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(4);
    outer->addWidget(mHeading);
    outer->addWidget(mBody);
    mLayout = new QVBoxLayout(mBody);
    mLayout->setContentsMargins(0, 0, 0, 0);
    mLayout->setSpacing(5);
    mHeading->setAutoRaise(true);
    mHeading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    mHeading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(mHeading, &QToolButton::clicked, this, [this] {
        mOpen = !mOpen;
        updateFolding();
        if (mOpen)
            Q_EMIT opened();
    });
    switch (kind) {
    case TrackKind::Bone:
        addRow([] { return tr("Position"); }, {V::PositionX, V::PositionY, V::PositionZ});
        addRow([] { return tr("Rotation °"); }, {V::AngleX, V::AngleY, V::AngleZ});
        addRow([] { return tr("Quaternion"); },
               {V::QuaternionX, V::QuaternionY, V::QuaternionZ, V::QuaternionW});
        addLengthNotice();
        addSwitch(V::Physics);
        addCurves();
        break;
    case TrackKind::Morph:
        addRow([] { return tr("Weight"); }, {V::Weight});
        break;
    case TrackKind::Camera:
        addRow([] { return tr("Target"); }, {V::TargetX, V::TargetY, V::TargetZ});
        addRow([] { return tr("Angle °"); }, {V::CameraAngleX, V::CameraAngleY, V::CameraAngleZ});
        addRow([] { return tr("Distance"); }, {V::Distance});
        addRow([] { return tr("View angle °"); }, {V::ViewAngle});
        addSwitch(V::Perspective);
        addCurves();
        break;
    case TrackKind::Light:
        addRow([] { return tr("Colour 0–255"); }, {V::Red, V::Green, V::Blue});
        addRow([] { return tr("Direction"); }, {V::DirectionX, V::DirectionY, V::DirectionZ});
        break;
    case TrackKind::Shadow:
        addMode();
        addRow([] { return tr("Distance"); }, {V::ShadowDistance});
        break;
    case TrackKind::State:
        addSwitch(V::Visible);
        mIks = new IkRows(document, this);
        connect(mIks, &IkRows::edited, this, &ValueSection::edited);
        mLayout->addWidget(mIks);
        break;
    }
    retranslate();
}

// ---- What it is made of.

void ValueSection::addRow(QString (*name)(), const QList<KeyValue> &values)
{
    auto *row = new ValueRow(mDocument, name, values, mBody);
    for (ValueField *field : row->fields())
        connect(field, &ValueField::edited, this, &ValueSection::edited);
    mLayout->addWidget(row);
    mRows.append(row);
    mLines.append(row->line());
}

void ValueSection::addLine(QWidget *name, QWidget *field)
{
    auto *line = new FieldLayout(nullptr);
    line->setName(name);
    line->addField(field);
    mLayout->addLayout(line);
    mLines.append(line);
}

void ValueSection::addSwitch(KeyValue value)
{
    mSwitched = value;
    mSwitch = new SwitchBox(mBody);
    mSwitch->setObjectName(valueId(value));
    connect(mSwitch, &QCheckBox::clicked, this, [this](bool on) {
        Q_EMIT edited(enterValue(mDocument, mSwitched, {0, on ? 1.0 : 0.0}));
    });
    mLayout->addWidget(mSwitch);
}

void ValueSection::addMode()
{
    mModeName = new ElidedLabel;
    mMode = new QComboBox;
    mMode->setObjectName(valueId(KeyValue::ShadowMode));
    mModeName->setBuddy(mMode);
    for (int mode = 0; mode <= 2; ++mode)
        mMode->addItem(QString());
    connect(mMode, &QComboBox::activated, this, [this](int mode) {
        Q_EMIT edited(enterValue(mDocument, KeyValue::ShadowMode, {0, double(mode)}));
    });
    addLine(mModeName, mMode);
}

void ValueSection::addCurves()
{
    const int channels = mKind == TrackKind::Bone ? boneChannelCount : cameraChannelCount;
    for (int channel = 0; channel < channels; ++channel) {
        auto *name = new ElidedLabel;
        auto *text = new WrapLabel;
        name->setForegroundRole(QPalette::PlaceholderText);
        text->setObjectName(QStringLiteral("curve%1").arg(channel));
        text->setForegroundRole(QPalette::PlaceholderText);
        addLine(name, text);
        mCurves.emplaceBack(name, text);
    }
}

void ValueSection::addLengthNotice()
{
    mNotice = new QWidget(mBody);
    mNotice->setObjectName(QStringLiteral("lengthNotice"));
    mNoticeText = new WrapLabel;
    mNormalise = new QPushButton;
    mNormalise->setObjectName(QStringLiteral("normalise"));
    mNormalise->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(mNormalise, &QPushButton::clicked, this,
            [this] { Q_EMIT edited(normaliseSelectedRotations(mDocument)); });
    auto *line = new QVBoxLayout(mNotice);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    line->addWidget(mNoticeText);
    line->addWidget(mNormalise);
    mLayout->addWidget(mNotice);
}

// ---- What it shows.

void ValueSection::setHeadingVisible(bool visible)
{
    mHeading->setVisible(visible);
    updateFolding();
}

bool ValueSection::isOpen() const
{
    return mHeading->isHidden() || mOpen;
}

void ValueSection::updateFolding()
{
    mHeading->setArrowType(mOpen ? Qt::DownArrow : Qt::RightArrow);
    mBody->setVisible(isOpen());
}

void ValueSection::show(const ValueSummary &summary)
{
    mSummary = summary;
    for (ValueRow *row : std::as_const(mRows))
        row->show(summary);
    if (mSwitch) {
        const CommonValue value = summary.values.value(mSwitched);
        mSwitch->setShown(value.mixed, value.shown != 0);
    }
    if (mMode) {
        const CommonValue value = summary.values.value(KeyValue::ShadowMode);
        mMode->setCurrentIndex(value.mixed ? -1 : qBound(0, int(value.shown), 2));
    }
    if (mIks)
        mIks->show(summary);
    showCurves();
    showNotice();
}

void ValueSection::showCurves()
{
    for (qsizetype i = 0; i < mCurves.size(); ++i) {
        const CommonCurve curve = mSummary.curves.value(i);
        mCurves[i].second->setText(curve ? curveText(*curve) : tr("mixed"));
    }
}

void ValueSection::showNotice()
{
    if (!mNotice)
        return;
    mNotice->setVisible(mSummary.oddLength);
    if (!mSummary.oddLength)
        return;
    const auto value = [this](KeyValue part) { return mSummary.values.value(part); };
    bool mixed = false;
    for (const KeyValue part :
         {KeyValue::QuaternionX, KeyValue::QuaternionY, KeyValue::QuaternionZ, KeyValue::QuaternionW})
        mixed = mixed || value(part).mixed;
    const double length = rotationLength(
        {float(value(KeyValue::QuaternionX).shown), float(value(KeyValue::QuaternionY).shown),
         float(value(KeyValue::QuaternionZ).shown), float(value(KeyValue::QuaternionW).shown)});
    mNoticeText->setText(mixed ? tr("Some of these quaternions are not of unit length.")
                               : tr("The quaternion's length is %1, not 1.").arg(length, 0, 'g', 5));
}

QString ValueSection::curveName(int channel) const
{
    const bool bone = mKind == TrackKind::Bone;
    switch (channel) {
    case 0:
        return tr("Curve X");
    case 1:
        return tr("Curve Y");
    case 2:
        return tr("Curve Z");
    case 3:
        return bone ? tr("Curve rotation") : tr("Curve angle");
    case 4:
        return tr("Curve distance");
    default:
        return tr("Curve view angle");
    }
}

void ValueSection::retranslate()
{
    switch (mKind) {
    case TrackKind::Bone:
        mHeading->setText(tr("Bones"));
        break;
    case TrackKind::Morph:
        mHeading->setText(tr("Morphs"));
        break;
    case TrackKind::Camera:
        mHeading->setText(tr("Camera"));
        break;
    case TrackKind::Light:
        mHeading->setText(tr("Light"));
        break;
    case TrackKind::Shadow:
        mHeading->setText(tr("Self shadow"));
        break;
    case TrackKind::State:
        mHeading->setText(tr("Display/IK"));
        break;
    }
    for (ValueRow *row : std::as_const(mRows))
        row->retranslate();
    if (mSwitch) {
        QString hint;
        if (mSwitched == KeyValue::Physics) {
            mSwitch->setText(tr("Physics on from this key"));
            hint = tr("The bone's rigid bodies move by physics from this key on; else they follow the bone.");
        } else if (mSwitched == KeyValue::Perspective) {
            mSwitch->setText(tr("Perspective"));
            hint = tr("Without perspective, what is far away is as large as what is near.");
        } else {
            mSwitch->setText(tr("Visible"));
            hint = tr("Whether the model is shown from this record on");
        }
        mSwitch->setToolTip(hint);
    }
    if (mMode) {
        mModeName->setText(tr("Mode"));
        mMode->setAccessibleName(valueName(KeyValue::ShadowMode));
        mMode->setPlaceholderText(tr("mixed"));
        mMode->setItemText(0, tr("No self shadow"));
        mMode->setItemText(1, tr("Mode 1"));
        mMode->setItemText(2, tr("Mode 2"));
    }
    if (mIks)
        mIks->retranslate();
    if (mNormalise)
        mNormalise->setText(tr("Normalise"));
    for (int channel = 0; channel < int(mCurves.size()); ++channel) {
        mCurves[channel].first->setText(curveName(channel));
        mCurves[channel].second->setToolTip(tr("The curve of the way to this key, from the key before it"));
    }
    showCurves();
    showNotice();
    updateFolding();
}

QWidget *ValueSection::firstField() const
{
    if (!mRows.isEmpty() && !mMode)
        return mRows.constFirst()->fields().constFirst();
    return mMode ? static_cast<QWidget *>(mMode) : mSwitch;
}

} // namespace furitsuke
