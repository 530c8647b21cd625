// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/models.h"

#include "editor-core/text/nametext.h"
#include "tests/support/modelbuilder.h"

namespace furitsuke::test {

QByteArray cp932(const QString &text)
{
    return encodeName(text, NameEncoding::Cp932).bytes;
}

QByteArrayList allCp932(const QStringList &texts)
{
    QByteArrayList result;
    for (const QString &text : texts)
        result.append(cp932(text));
    return result;
}

namespace {

void pmxBone(ModelBuilder &model, const QString &name, quint16 flags)
{
    model.text(name).text(QStringLiteral("en")).zeros(12).put(qint16(-1)).zeros(4).put(flags);
    model.zeros(flags & 1 ? 2 : 12);
    if (flags & 0x0300)
        model.zeros(6);
    if (flags & 0x0400)
        model.zeros(12);
    if (flags & 0x0800)
        model.zeros(24);
    if (flags & 0x2000)
        model.zeros(4);
    if (flags & 0x0020)
        model.zeros(10).put(qint32(2)).zeros(2).put(quint8(0)).zeros(2).put(quint8(1)).zeros(24);
}

} // namespace

QByteArray pmxModel()
{
    ModelBuilder model;
    model.raw("PMX ").f32(2.1f).put(quint8(8));
    for (const int global : {0, 1, 1, 1, 1, 2, 1, 1})
        model.put(quint8(global));
    model.text(QStringLiteral("初音ミク")).text({}).text(QStringLiteral("comment")).text({});
    model.put(qint32(5));
    const int weights[] = {2, 8, 24, 44, 24};
    for (quint8 deform = 0; deform < 5; ++deform)
        model.zeros(48).put(deform).zeros(weights[deform]).zeros(4);
    model.put(qint32(3)).zeros(3);
    model.put(qint32(1)).text(QStringLiteral("tex/body.png"));
    model.put(qint32(2));
    for (const quint8 shared : {quint8(1), quint8(0)})
        model.text(QStringLiteral("material"))
            .text({})
            .zeros(65)
            .zeros(3)
            .put(shared)
            .zeros(1)
            .text({})
            .zeros(4);
    model.put(qint32(3));
    pmxBone(model, QStringLiteral("センター"), 0x0001);
    pmxBone(model, QStringLiteral("左足ＩＫ"), 0x0020);
    pmxBone(model, QStringLiteral("左带"), 0x2f00);
    const int sizes[] = {5, 13, 30, 17, 17, 17, 17, 17, 114, 5, 26};
    model.put(qint32(11));
    for (quint8 type = 0; type < 11; ++type)
        model.text(QStringLiteral("m%1").arg(type))
            .text({})
            .put(quint8(1))
            .put(type)
            .put(qint32(2))
            .zeros(2 * sizes[type]);
    model.put(qint32(2));
    model.text(QStringLiteral("Root")).text({}).put(quint8(1)).put(qint32(1)).put(quint8(0)).put(qint16(0));
    model.text(QStringLiteral("表情")).text({}).put(quint8(1)).put(qint32(3));
    model.put(quint8(1)).put(qint8(4)).put(quint8(0)).put(qint16(1)).put(quint8(0)).put(qint16(77));
    return model.bytes();
}

QByteArray pmdModel()
{
    ModelBuilder model;
    model.raw("Pmd").f32(1).field(QStringLiteral("ミク"), 20).zeros(256);
    model.put(quint32(2)).zeros(76).put(quint32(3)).zeros(6).put(quint32(1)).zeros(70);
    model.put(quint16(3));
    for (const char16_t *bone : {u"センター", u"頭", u"左足ＩＫ"})
        model.field(QString::fromUtf16(bone), 20).zeros(19);
    model.put(quint16(1)).zeros(4).put(quint8(2)).zeros(6).zeros(4);
    model.put(quint16(3));
    for (const auto &[name, panel] : {std::pair(u"base", 0), std::pair(u"あ", 3), std::pair(u"まばたき", 2)})
        model.field(QString::fromUtf16(name), 20).put(quint32(1)).put(quint8(panel)).zeros(16);
    model.put(quint8(2)).put(quint16(2)).put(quint16(1));
    model.put(quint8(2)).raw("IK\n").zeros(47).field(QStringLiteral("体(上)"), 50);
    model.put(quint32(2)).put(quint16(2)).put(quint8(1)).put(quint16(1)).put(quint8(2));
    return model.bytes();
}

} // namespace furitsuke::test
