// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsonkeywriter.h"

#include "editor-core/vmd/jsonwords.h"

#include <initializer_list>

namespace furitsuke::json {

namespace {

void writeNumber(JsonEmitter &out, QByteArrayView name, quint64 value)
{
    out.name(name);
    out.number(value);
}

void writeReal(JsonEmitter &out, QByteArrayView name, float value)
{
    out.name(name);
    out.real(value);
}

void writeReals(JsonEmitter &out, QByteArrayView name, std::initializer_list<float> values)
{
    out.name(name);
    out.beginArray();
    for (const float value : values)
        out.real(value);
    out.endArray();
}

void writeVector(JsonEmitter &out, QByteArrayView name, const Vec3f &v)
{
    writeReals(out, name, {v.x, v.y, v.z});
}

template <class Channel, class Curves, std::size_t Size>
void writeCurves(JsonEmitter &out, const Curves &curves, const std::array<const char *, Size> &channels)
{
    if (curves == Curves())
        return;
    out.name(QByteArrayView("curves"));
    out.beginObject();
    for (std::size_t c = 0; c < Size; ++c) {
        const CurvePoints p = curves.curve(static_cast<Channel>(c));
        out.name(QByteArrayView(channels[c]));
        out.beginArray();
        for (const quint8 byte : {p.x1, p.y1, p.x2, p.y2})
            out.number(quint64(byte));
        out.endArray();
    }
    out.endObject();
}

} // namespace

void writeValues(JsonEmitter &out, const BoneKey &key)
{
    writeVector(out, "position", key.position);
    writeReals(out, "rotation", {key.rotation.x, key.rotation.y, key.rotation.z, key.rotation.w});
    writeCurves<BoneChannel>(out, key.curves, boneChannelWords);
    if (key.form.physicsOff()) {
        out.name(QByteArrayView("physics"));
        out.boolean(false);
    }
}

void writeValues(JsonEmitter &out, const MorphKey &key)
{
    writeReal(out, "weight", key.weight);
}

void writeValues(JsonEmitter &out, const CameraKey &key)
{
    writeReal(out, "distance", key.distance);
    writeVector(out, "target", key.target);
    writeVector(out, "rotation", key.rotation);
    writeNumber(out, "viewAngle", key.viewAngle);
    writeNumber(out, "projection", key.projection);
    writeCurves<CameraChannel>(out, key.curves, cameraChannelWords);
}

void writeValues(JsonEmitter &out, const LightKey &key)
{
    writeVector(out, "colour", key.colour);
    writeVector(out, "direction", key.direction);
}

void writeValues(JsonEmitter &out, const ShadowKey &key)
{
    writeNumber(out, "mode", key.mode);
    writeReal(out, "distance", key.distance);
}

void writeSwitch(JsonEmitter &out, QByteArrayView name, quint8 value)
{
    out.name(name);
    if (value > 1)
        out.number(quint64(value));
    else
        out.boolean(value != 0);
}

} // namespace furitsuke::json
