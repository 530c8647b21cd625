// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/keyfacts.h"

#include "editor-core/sampling/eulerangles.h"

#include <QCoreApplication>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::KeyFacts)
};

QString number(double value, int decimals = 4)
{
    QString text = QString::number(value, 'f', decimals);
    while (text.contains(QLatin1Char('.')) &&
           (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.')))) {
        const bool point = text.endsWith(QLatin1Char('.'));
        text.chop(1);
        if (point)
            break;
    }
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString triple(double x, double y, double z, int decimals = 4)
{
    return number(x, decimals) + QLatin1String(", ") + number(y, decimals) + QLatin1String(", ") +
           number(z, decimals);
}

QString triple(const Vec3f &v)
{
    return triple(double(v.x), double(v.y), double(v.z));
}

QString curveText(CurvePoints curve)
{
    const QString points =
        QStringLiteral("(%1, %2) (%3, %4)").arg(curve.x1).arg(curve.y1).arg(curve.x2).arg(curve.y2);
    return curve.isLinear() ? points + QLatin1String("  ") + Words::tr("linear") : points;
}

QString onOff(bool on)
{
    return on ? Words::tr("on") : Words::tr("off");
}

QList<KeyFact> factsOf(const BoneKey &key, NameEncoding)
{
    const Vec3d degrees = mmdDegrees(usableRotation(key.rotation));
    const Quatf &q = key.rotation;
    return {
        {Words::tr("Position"), triple(key.position)},
        {Words::tr("Rotation"), triple(degrees.x, degrees.y, degrees.z, 3) + QStringLiteral("°")},
        {Words::tr("Quaternion"),
         triple(double(q.x), double(q.y), double(q.z), 5) + QLatin1String(", ") + number(double(q.w), 5)},
        {Words::tr("Curve X"), curveText(key.curves.curve(BoneChannel::X))},
        {Words::tr("Curve Y"), curveText(key.curves.curve(BoneChannel::Y))},
        {Words::tr("Curve Z"), curveText(key.curves.curve(BoneChannel::Z))},
        {Words::tr("Curve rotation"), curveText(key.curves.curve(BoneChannel::Rotation))},
        {Words::tr("Physics"), onOff(!key.form.physicsOff())},
    };
}

QList<KeyFact> factsOf(const MorphKey &key, NameEncoding)
{
    return {{Words::tr("Weight"), number(double(key.weight))}};
}

QList<KeyFact> factsOf(const CameraKey &key, NameEncoding)
{
    const Vec3d degrees =
        cameraDegrees({double(key.rotation.x), double(key.rotation.y), double(key.rotation.z)});
    const auto stored = [](const QString &shown, const QString &value) {
        return Words::tr("%1  (stored %2)").arg(shown, value);
    };
    return {
        {Words::tr("Target"), triple(key.target)},
        {Words::tr("Angle"),
         stored(triple(degrees.x, degrees.y, degrees.z, 3) + QStringLiteral("°"), triple(key.rotation))},
        {Words::tr("Distance"), stored(number(-double(key.distance)), number(double(key.distance)))},
        {Words::tr("View angle"), QString::number(key.viewAngle) + QStringLiteral("°")},
        {Words::tr("Perspective"), onOff(key.perspective())},
        {Words::tr("Curve X"), curveText(key.curves.curve(CameraChannel::X))},
        {Words::tr("Curve Y"), curveText(key.curves.curve(CameraChannel::Y))},
        {Words::tr("Curve Z"), curveText(key.curves.curve(CameraChannel::Z))},
        {Words::tr("Curve rotation"), curveText(key.curves.curve(CameraChannel::Rotation))},
        {Words::tr("Curve distance"), curveText(key.curves.curve(CameraChannel::Distance))},
        {Words::tr("Curve view angle"), curveText(key.curves.curve(CameraChannel::ViewAngle))},
    };
}

QList<KeyFact> factsOf(const LightKey &key, NameEncoding)
{
    const auto shown = [](float value) { return number(double(value) * 256, 2); };
    return {
        {Words::tr("Colour"), Words::tr("%1  (stored %2)")
                                  .arg(shown(key.colour.x) + QLatin1String(", ") + shown(key.colour.y) +
                                           QLatin1String(", ") + shown(key.colour.z),
                                       triple(key.colour))},
        {Words::tr("Direction"), triple(key.direction)},
    };
}

QList<KeyFact> factsOf(const ShadowKey &key, NameEncoding)
{
    const double shown = (0.1 - double(key.distance)) * 100000;
    return {
        {Words::tr("Mode"), key.mode == 0 ? Words::tr("no self shadow") : Words::tr("mode %1").arg(key.mode)},
        {Words::tr("Distance"),
         Words::tr("%1  (stored %2)").arg(number(shown, 0), number(double(key.distance), 6))},
    };
}

QList<KeyFact> factsOf(const StateKey &key, NameEncoding encoding)
{
    QList<KeyFact> facts = {{Words::tr("Visible"), onOff(key.visible != 0)}};
    for (const IkState &state : key.ik) {
        facts.append({Words::tr("IK %1").arg(decodeName(state.name.name(), encoding).text),
                      onOff(state.enabled != 0)});
    }
    return facts;
}

} // namespace

QList<KeyFact> keyFactsAt(const MotionDocument &document, TrackRef track, qsizetype row)
{
    return document.motion().visit(
        track, [&](const auto &keys) { return factsOf(keys.key(row), document.encoding()); });
}

} // namespace furitsuke
