// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/nastyfiles.h"

#include "tests/support/motions.h"

#include <QtEndian>

#include <algorithm>
#include <bit>
#include <limits>

namespace furitsuke::test {

namespace {

constexpr quint32 hugeCount = 0xffffffff;

/// A file whose only record is one bone key of センター at frame 10.
QByteArray oneBone(Vec3f position, Quatf rotation, const QByteArray &block)
{
    return FileBuilder().count(1).bone(centerName, 10, position, rotation, block).bytes();
}

QByteArray withName(QByteArrayView name, char filler = '\0')
{
    FileBuilder file;
    file.count(1).field(name, 15, filler);
    file.u32(5).f32(0).f32(0).f32(0).f32(0).f32(0).f32(0).f32(1).raw(mmd9CurveBlock({}, 0));
    return file.bytes();
}

QByteArray emptySections(int count)
{
    return QByteArray(4 * count, '\0');
}

QByteArray oldMotion()
{
    FileBuilder file("Vocaloid Motion Data file", "miku", 10);
    file.count(1).bone(centerName, 3).count(1).morph("\x82\xA0", 0, 1).raw(emptySections(2));
    return file.bytes();
}

QByteArray leftovers()
{
    FileBuilder file(QByteArrayView("Vocaloid Motion Data 0002\0JKLM", 30));
    return file.count(1).bone(centerName, 0).raw(emptySections(5)).bytes();
}

QByteArray cameraFile()
{
    FileBuilder file("Vocaloid Motion Data 0002",
                     QByteArrayView("\x83\x4A\x83\x81\x83\x89\x81\x45\x8F\xC6\x96\xBE\0on Data", 20));
    CameraKey key;
    key.viewAngle = 31;
    key.projection = 1;
    key.curves.bytes.fill(0);
    file.raw(emptySections(2)).count(2).camera(172).camera(173, key).count(0).count(1).shadow(0);
    return file.count(0).bytes();
}

QByteArray phantomCamera()
{
    CameraKey key;
    key.distance = -35;
    return FileBuilder().raw(emptySections(3)).camera(0, key).count(0).bytes();
}

QByteArray phantomLight(quint32 frame, bool withShadow)
{
    FileBuilder file;
    file.raw(emptySections(4)).light(frame);
    if (withShadow)
        file.count(0);
    return file.bytes();
}

QByteArray unsortedStates()
{
    FileBuilder file;
    file.raw(emptySections(5)).count(4);
    for (const quint32 frame : {0u, 6u, 4u, 4100u})
        file.state(frame, frame != 6, {{leftFootName, frame == 4}, {rightFootName, false}});
    return file.bytes();
}

QByteArray duplicates()
{
    FileBuilder file;
    file.count(4);
    file.bone(centerName, 0, {1, 0, 0})
        .bone(centerName, 7)
        .bone(centerName, 0, {2, 0, 0})
        .bone(centerName, 7);
    file.count(3).morph("base", 0, 0).morph("base", 0, 0).morph("base", 0, 0);
    return file.raw(emptySections(4)).bytes();
}

QByteArray layoutMixture()
{
    FileBuilder file;
    const float x = 0.1f;
    file.count(10);
    quint32 frame = 0;
    for (const bool off : {false, true}) {
        for (const CurveLayout layout : {CurveLayout::Mmd9, CurveLayout::FlagZeroTail})
            file.bone(centerName, frame++, {x, 0, 0}, {}, curveBlock(layout, distinctCurves(), x, off));
    }
    for (const CurveLayout layout : {CurveLayout::MmdX64, CurveLayout::Mmd7, CurveLayout::RealZeroTail,
                                     CurveLayout::FirstRowOnly, CurveLayout::Unshifted})
        file.bone(centerName, frame++, {x, 0, 0}, {}, curveBlock(layout, distinctCurves(), x));
    QByteArray garbage = curveBlock(CurveLayout::Mmd9, distinctCurves(), x);
    garbage[31] = '\x77';
    return file.bone(centerName, frame, {x, 0, 0}, {}, garbage).raw(emptySections(5)).bytes();
}

QByteArray paddings()
{
    FileBuilder file;
    file.count(4);
    for (const char filler : {'\xFD', '\0', '\x20', '\xFD'}) {
        file.field(centerName, 15, filler);
        file.u32(5).f32(0).f32(0).f32(0).f32(0).f32(0).f32(0).f32(1).raw(mmd9CurveBlock({}, 0));
    }
    file.count(2).field("\x82\xA0", 15, '\xFD').u32(0).f32(0).field("\x82\xA0", 15).u32(3).f32(1);
    file.raw(emptySections(3)).count(1).u32(0).byte(1).u32(1).field(leftFootName, 20, '\xFD').byte(2);
    return file.bytes();
}

QByteArray notNumbers()
{
    const float nan = std::bit_cast<float>(0x7fc00000u);
    const float inf = std::numeric_limits<float>::infinity();
    CameraKey camera;
    camera.target.y = nan;
    LightKey light;
    light.colour.z = -inf;
    FileBuilder file;
    file.count(2).bone(centerName, 0, {nan, 0, 0}).bone(centerName, 9, {0, 1, 0}, {0, 0, inf, 1});
    file.count(1).morph("\x82\xA0", 0, nan).count(1).camera(0, camera).count(1).light(0, light);
    return file.count(1).shadow(0, 3, nan).count(0).bytes();
}

QByteArray lateFrames()
{
    FileBuilder file;
    file.count(2).bone(centerName, 0).bone(centerName, hugeCount).count(1).morph("\x82\xA0", hugeCount, 1);
    file.count(1).camera(hugeCount).count(1).light(hugeCount).count(1).shadow(hugeCount);
    return file.count(1).state(hugeCount, true, {}).bytes();
}

} // namespace

BoneCurves distinctCurves()
{
    BoneCurves curves;
    for (std::size_t i = 0; i < curves.bytes.size(); ++i)
        curves.bytes[i] = quint8(30 + 5 * i);
    return curves;
}

QByteArray curveBlock(CurveLayout layout, const BoneCurves &curves, float x, bool physicsOff)
{
    const QByteArray k(reinterpret_cast<const char *>(curves.bytes.data()), 16);
    if (layout == CurveLayout::Unshifted)
        return k + k + k + k;
    if (layout == CurveLayout::FirstRowOnly)
        return k + QByteArray(48, '\0');
    QByteArray tail(3, '\0');
    if (layout == CurveLayout::Mmd7)
        tail[0] = '\1';
    if (layout == CurveLayout::Mmd9 || layout == CurveLayout::MmdX64) {
        const quint32 bits = std::bit_cast<quint32>(x);
        for (int i = 0; i < 3; ++i)
            tail[i] = char(bits >> 8 * i & 0xff);
    }
    const QByteArray all = k + tail;
    QByteArray block;
    for (int row = 0; row < 4; ++row)
        block += all.mid(row, 16);
    if (layout == CurveLayout::Mmd9 || layout == CurveLayout::FlagZeroTail) {
        block[2] = physicsOff ? '\x63' : '\0';
        block[3] = physicsOff ? '\x0F' : '\0';
    }
    return block;
}

QList<NastyFile> nastyFiles()
{
    const QByteArray whole = sixSectionFile();
    BoneCurves over;
    over.setCurve(BoneChannel::Z, {0xff, 0x80, 127, 200});
    BoneCurves genuine;
    genuine.bytes[2] = 99;
    genuine.bytes[3] = 15;
    QByteArray unlikely = whole.first(437) + QByteArray("\5\0\0\0", 4) + QByteArray(61, '\xFF');
    return {
        {"whole", whole},
        {"header-only", whole.first(50)},
        {"old-header", oldMotion()},
        {"version-0003", FileBuilder("Vocaloid Motion Data 0003").count(1).bone(centerName, 0).bytes()},
        {"signature-leftovers", leftovers()},
        {"camera-file", cameraFile()},
        {"phantom-camera", phantomCamera()},
        {"phantom-light-late", phantomLight(0xffffffff, false)},
        {"phantom-light-shadow", phantomLight(0, true)},
        {"phantom-shadow", FileBuilder().raw(emptySections(5)).shadow(1080).count(0).bytes()},
        {"trailing-10", whole + "Nuthouse01"},
        {"trailing-20", whole + QByteArray(20, 'x')},
        {"huge-bones", FileBuilder().count(hugeCount).bone(centerName, 0).bytes()},
        {"huge-morphs", FileBuilder().count(0).count(hugeCount).morph("a", 0, 1).raw("abc").bytes()},
        {"huge-camera", FileBuilder().raw(emptySections(2)).count(hugeCount).camera(0).bytes()},
        {"huge-states", FileBuilder().raw(emptySections(5)).count(hugeCount).state(0, true, {}).bytes()},
        {"huge-ik", FileBuilder().raw(emptySections(5)).count(1).u32(0).byte(1).u32(hugeCount).bytes()},
        {"impossible-camera", unlikely},
        {"half-count", whole.first(389)},
        {"half-record", whole.first(300)},
        {"after-bones", whole.first(387)},
        {"after-camera", whole.first(563)},
        {"after-shadow", whole.first(608)},
        {"not-finite", notNumbers()},
        {"zero-rotation", oneBone({}, {0, 0, 0, 0}, mmd9CurveBlock({}, 0))},
        {"rotation-length", oneBone({-0.0f, 0, 0}, {0, 0.6f, 0, 0.6f}, mmd9CurveBlock({}, -0.0f))},
        {"late-frames", lateFrames()},
        {"layouts", layoutMixture()},
        {"curve-over-127", oneBone({}, {}, mmd9CurveBlock(over, 0))},
        {"genuine-99-15", oneBone({2, 0, 0}, {}, curveBlock(CurveLayout::MmdX64, genuine, 2))},
        {"zero-curves", oneBone({}, {}, QByteArray(64, '\0'))},
        {"name-cut", withName("\x89\x45\x83\x58\x83\x4A\x81\x5B\x83\x67\x82\x62\x82\x52\x90")},
        {"name-leading-nul", withName(QByteArrayView("\0\xB6\x3F\x5F\x30\x5F\x31\x92\xB2\x90\xAE", 11))},
        {"name-empty", withName("")},
        {"name-all-ff", withName(QByteArray(15, '\xFF'))},
        {"name-gbk", withName("\xD7\xF3\xD7\xE3")},
        {"paddings", paddings()},
        {"duplicates", duplicates()},
        {"states-unsorted", unsortedStates()},
    };
}

QByteArray nastyFile(QByteArrayView name)
{
    const QList<NastyFile> files = nastyFiles();
    const auto found =
        std::find_if(files.begin(), files.end(), [name](const NastyFile &file) { return file.name == name; });
    return found == files.end() ? QByteArray() : found->bytes;
}

} // namespace furitsuke::test
