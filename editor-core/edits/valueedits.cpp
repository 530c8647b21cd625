// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/edits/valueedits.h"

#include "editor-core/edits/valuechange.h"
#include "editor-core/sampling/sampler.h"

#include <cmath>

namespace furitsuke {

namespace {

/// Applies change(key) to every selected key of a kind.
template <class Key, class Change>
EditResult changeKeys(const Motion &motion, const KeySelection &selection, Change &&change)
{
    EditResult result;
    for (const TrackRef track : selection.tracks()) {
        if (track.kind != kindOf<Key>)
            continue;
        const KeyColumns<Key> &keys = keysOf<Key>(motion, track.index);
        TrackEditBuilder<Key> builder(keys, track.index);
        selection.rows(track).forEach([&](qsizetype row) {
            const Key before = keys.key(row);
            Key after = before;
            change(after);
            if (after == before)
                return;
            after = motion.edited(before, after);
            if (after == before)
                return;
            builder.replace(row, after);
            ++result.changed;
        });
        result.edit.add(builder.build());
    }
    return result;
}

template <class Value, class Target>
void assign(Target &target, const std::optional<Value> &value)
{
    if (value)
        target = *value;
}

} // namespace

EditResult setBoneValues(const Motion &motion, const KeySelection &selection, const BoneValues &values)
{
    return changeKeys<BoneKey>(motion, selection, [&values](BoneKey &key) {
        assign(key.position.x, values.x);
        assign(key.position.y, values.y);
        assign(key.position.z, values.z);
        assign(key.rotation, values.rotation);
        if (values.physicsOff && *values.physicsOff != key.form.physicsOff())
            key.form.bits ^= KeyForm::physicsOffBit;
    });
}

EditResult setMorphValues(const Motion &motion, const KeySelection &selection, const MorphValues &values)
{
    return changeKeys<MorphKey>(motion, selection,
                                [&values](MorphKey &key) { assign(key.weight, values.weight); });
}

EditResult setCameraValues(const Motion &motion, const KeySelection &selection, const CameraValues &values)
{
    return changeKeys<CameraKey>(motion, selection, [&values](CameraKey &key) {
        assign(key.distance, values.distance);
        assign(key.target, values.target);
        assign(key.rotation, values.rotation);
        assign(key.viewAngle, values.viewAngle);
        if (values.perspective && *values.perspective != key.perspective())
            key.projection = *values.perspective ? 0 : 1;
    });
}

EditResult setLightValues(const Motion &motion, const KeySelection &selection, const LightValues &values)
{
    return changeKeys<LightKey>(motion, selection, [&values](LightKey &key) {
        assign(key.colour, values.colour);
        assign(key.direction, values.direction);
    });
}

EditResult setShadowValues(const Motion &motion, const KeySelection &selection, const ShadowValues &values)
{
    return changeKeys<ShadowKey>(motion, selection, [&values](ShadowKey &key) {
        // A mode beyond the last is that one.
        constexpr quint8 last = 2;
        if (values.mode && qMin(*values.mode, last) != qMin(key.mode, last))
            key.mode = qMin(*values.mode, last);
        assign(key.distance, values.distance);
    });
}

EditResult setStateValues(const Motion &motion, const KeySelection &selection, const StateValues &values)
{
    return changeKeys<StateKey>(motion, selection, [&values](StateKey &key) {
        if (values.visible && *values.visible != (key.visible != 0))
            key.visible = *values.visible ? 1 : 0;
        for (const IkState &wanted : values.ik) {
            bool named = false;
            for (IkState &state : key.ik) {
                if (state.name.name() != wanted.name.name())
                    continue;
                named = true;
                if ((state.enabled != 0) != (wanted.enabled != 0))
                    state.enabled = wanted.enabled ? 1 : 0;
            }
            if (!named)
                key.ik.append({wanted.name.zeroPadded(), quint8(wanted.enabled != 0)});
        }
    });
}

EditResult addIkNames(const Motion &motion, const KeySelection &selection, const QList<LongName> &names)
{
    return changeKeys<StateKey>(motion, selection, [&names](StateKey &key) {
        for (const LongName &name : names) {
            const auto same = [&name](const IkState &state) { return state.name.name() == name.name(); };
            if (std::none_of(key.ik.cbegin(), key.ik.cend(), same))
                key.ik.append({name.zeroPadded(), 1});
        }
    });
}

EditResult normaliseRotations(const Motion &motion, const KeySelection &selection)
{
    return changeKeys<BoneKey>(motion, selection, [](BoneKey &key) {
        // The floats of a unit quaternion miss unit length by no more.
        constexpr double rounding = 2.5e-7;
        if (std::abs(rotationLength(key.rotation) - 1) <= rounding)
            return;
        const Quatd q = usableRotation(key.rotation);
        key.rotation = {float(q.x), float(q.y), float(q.z), float(q.w)};
    });
}

} // namespace furitsuke
