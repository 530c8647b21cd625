// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsonkeys.h"

#include "editor-core/vmd/curveblock.h"
#include "editor-core/vmd/jsonwords.h"

#include <QCoreApplication>

namespace furitsuke::json {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MotionJson)
};

/// Reads the members that all keys have; false where it is another one.
template <class Key>
bool readCommon(View member, Check &check, KeyExtras &extras, Key &key)
{
    if (member.name() == "frame") {
        key.frame = check.number(member);
    } else if (member.name() == "order") {
        // The next order, which is one more, has to be a number too.
        key.order = check.number(member, ~quint32(0) - 1);
        extras.order = key.order;
    } else {
        return false;
    }
    return true;
}

quint8 readNameField(View value, Check &check, KeyExtras &extras)
{
    const std::string_view text = check.text(value);
    if (text == trackFieldWord)
        return KeyForm::sourceNameBit;
    if (text == paddedFieldWord)
        return 0;
    extras.nameField = check.exactHex(value, KeyName::size);
    return KeyForm::rawNameBit;
}

template <class Curves, class Channel, std::size_t Size>
Curves readCurves(View value, Check &check, const std::array<const char *, Size> &channels)
{
    Curves curves;
    if (!check.object(value))
        return curves;
    value.forEach([&](View member) {
        const auto it = std::find(channels.begin(), channels.end(), member.name());
        if (it == channels.end())
            check.unknownMember(member);
        else
            curves.setCurve(static_cast<Channel>(it - channels.begin()), check.curve(member));
    });
    return curves;
}

/// The kept bytes are what is written: they must not say anything else than the values that people see.
void compareCurveBlock(View value, Check &check, const QByteArray &bytes, const BoneKey &key)
{
    const vmd::CurveBlock block =
        vmd::readCurveBlock(reinterpret_cast<const quint8 *>(bytes.constData()), key.position.x);
    if (!(block.curves == key.curves) || block.form.physicsOff() != key.form.physicsOff()) {
        check.fail(value,
                   Words::tr("These bytes say other curves or physics than the members beside them; after a "
                             "change of those, leave “curveBlock” out."));
    }
}

} // namespace

BoneKey readBoneKey(View value, Check &check, KeyExtras &extras)
{
    BoneKey key;
    if (!check.object(value, {"frame", "position", "rotation"}))
        return key;
    quint8 layout = fileLayoutBits;
    quint8 name = openNameBit;
    bool physics = true;
    View block;
    value.forEach([&](View member) {
        const std::string_view what = member.name();
        if (readCommon(member, check, extras, key))
            return;
        if (what == "position") {
            key.position = check.vector(member);
        } else if (what == "rotation") {
            key.rotation = check.quaternion(member);
        } else if (what == "curves") {
            key.curves = readCurves<BoneCurves, BoneChannel>(member, check, boneChannelWords);
        } else if (what == "physics") {
            physics = check.boolean(member);
        } else if (what == "layout") {
            layout = quint8(check.word(member, layoutWords));
        } else if (what == "nameField") {
            name = readNameField(member, check, extras);
        } else if (what == "curveBlock") {
            block = member;
            extras.curveBlock = check.exactHex(member, vmd::curveBlockSize);
        } else {
            check.unknownMember(member);
        }
    });
    key.form.bits = quint8(layout | name | (physics ? 0 : KeyForm::physicsOffBit));
    if (block && !check.failed()) {
        compareCurveBlock(block, check, extras.curveBlock, key);
        key.form.bits |= KeyForm::rawCurvesBit;
    }
    return key;
}

MorphKey readMorphKey(View value, Check &check, KeyExtras &extras)
{
    MorphKey key;
    if (!check.object(value, {"frame", "weight"}))
        return key;
    key.form.bits = openNameBit;
    value.forEach([&](View member) {
        if (readCommon(member, check, extras, key))
            return;
        if (member.name() == "weight")
            key.weight = check.real(member);
        else if (member.name() == "nameField")
            key.form.bits = readNameField(member, check, extras);
        else
            check.unknownMember(member);
    });
    return key;
}

CameraKey readCameraKey(View value, Check &check, KeyExtras &extras)
{
    CameraKey key;
    if (!check.object(value, {"frame", "distance", "target", "rotation", "viewAngle", "projection"}))
        return key;
    value.forEach([&](View member) {
        const std::string_view what = member.name();
        if (readCommon(member, check, extras, key))
            return;
        if (what == "distance")
            key.distance = check.real(member);
        else if (what == "target")
            key.target = check.vector(member);
        else if (what == "rotation")
            key.rotation = check.vector(member);
        else if (what == "curves")
            key.curves = readCurves<CameraCurves, CameraChannel>(member, check, cameraChannelWords);
        else if (what == "viewAngle")
            key.viewAngle = check.number(member);
        else if (what == "projection")
            key.projection = check.byte(member);
        else
            check.unknownMember(member);
    });
    return key;
}

LightKey readLightKey(View value, Check &check, KeyExtras &extras)
{
    LightKey key;
    if (!check.object(value, {"frame", "colour", "direction"}))
        return key;
    value.forEach([&](View member) {
        if (readCommon(member, check, extras, key))
            return;
        if (member.name() == "colour")
            key.colour = check.vector(member);
        else if (member.name() == "direction")
            key.direction = check.vector(member);
        else
            check.unknownMember(member);
    });
    return key;
}

ShadowKey readShadowKey(View value, Check &check, KeyExtras &extras)
{
    ShadowKey key;
    if (!check.object(value, {"frame", "mode", "distance"}))
        return key;
    value.forEach([&](View member) {
        if (readCommon(member, check, extras, key))
            return;
        if (member.name() == "mode")
            key.mode = check.byte(member);
        else if (member.name() == "distance")
            key.distance = check.real(member);
        else
            check.unknownMember(member);
    });
    return key;
}

StateKey readStateKey(View value, Check &check, KeyExtras &extras)
{
    StateKey key;
    if (!check.object(value, {"frame", "visible"}))
        return key;
    const auto readSwitch = [&](View entry) {
        if (!check.object(entry, {"name", "enabled"}))
            return;
        IkState state;
        DraftName name;
        entry.forEach([&](View member) {
            if (member.name() == "name") {
                const std::string_view text = check.text(member);
                name.text = QString::fromUtf8(text.data(), qsizetype(text.size()));
            } else if (member.name() == "nameBytes") {
                name.bytes = check.hex(member, LongName::size);
            } else if (member.name() == "enabled") {
                state.enabled = check.switchByte(member);
            } else {
                check.unknownMember(member);
            }
        });
        key.ik.append(state);
        extras.ikNames.push_back(std::move(name));
    };
    value.forEach([&](View member) {
        if (readCommon(member, check, extras, key))
            return;
        if (member.name() == "visible")
            key.visible = check.switchByte(member);
        else if (member.name() != "ik")
            check.unknownMember(member);
        else if (check.array(member))
            member.forEach(readSwitch);
    });
    return key;
}

} // namespace furitsuke::json
