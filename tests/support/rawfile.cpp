// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rawfile.h"

#include <QtEndian>

namespace furitsuke::test {

namespace {

quint32 u32(const QByteArray &bytes, qsizetype offset)
{
    if (offset + 4 > bytes.size())
        qFatal("not a well-formed motion file");
    return qFromLittleEndian<quint32>(bytes.constData() + offset);
}

qsizetype frameOffset(int section)
{
    return section < 2 ? 15 : 0;
}

} // namespace

RawFile::RawFile(const QByteArray &file)
{
    const qsizetype headerSize = file.startsWith("Vocaloid Motion Data file") ? 40 : 50;
    header = file.first(headerSize);
    qsizetype offset = headerSize;
    constexpr std::array<qsizetype, 6> sizes = {111, 23, 61, 28, 9, 9};
    for (sectionCount = 0; sectionCount < 6 && offset < file.size(); ++sectionCount) {
        const quint32 count = u32(file, offset);
        offset += 4;
        for (quint32 i = 0; i < count; ++i) {
            qsizetype size = sizes[std::size_t(sectionCount)];
            if (sectionCount == 5)
                size += 21 * qsizetype(u32(file, offset + 5));
            if (offset + size > file.size())
                qFatal("not a well-formed motion file");
            sections[std::size_t(sectionCount)].append(file.mid(offset, size));
            offset += size;
        }
    }
    trailer = file.mid(offset);
}

QByteArray RawFile::bytes() const
{
    QByteArray result = header;
    for (int s = 0; s < sectionCount; ++s) {
        const QList<QByteArray> &records = sections[std::size_t(s)];
        char count[4];
        qToLittleEndian(quint32(records.size()), count);
        result.append(count, 4);
        for (const QByteArray &record : records)
            result.append(record);
    }
    return result + trailer;
}

QByteArray rawName(const QByteArray &record)
{
    const QByteArray field = record.first(15);
    const qsizetype nul = field.indexOf('\0');
    return nul < 0 ? field : field.first(nul);
}

quint32 rawFrame(int section, const QByteArray &record)
{
    return u32(record, frameOffset(section));
}

QByteArray withRawFrame(int section, QByteArray record, quint32 frame)
{
    qToLittleEndian(frame, record.data() + frameOffset(section));
    return record;
}

} // namespace furitsuke::test
