// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vpd/posefile.h"

#include "editor-core/text/codepage.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QStringDecoder>

#include <array>
#include <cmath>
#include <optional>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::PoseFile)
};

constexpr char utf8Mark[] = "\xEF\xBB\xBF";
constexpr char signature[] = "Vocaloid Pose Data file";
/// So many warnings are told one by one; a file can hold a fault on every line.
constexpr qsizetype mostWarnings = 50;

bool isUtf8(QByteArrayView bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder.decode(bytes);
    return !decoder.hasError() && !text.isNull();
}

bool isCp932(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const CodePageCharacter character = readCharacter(bytes, NameEncoding::Cp932);
        if (!character.valid)
            return false;
        bytes = bytes.sliced(character.length);
    }
    return true;
}

/// The lines of a file that say something: without comments and the spaces around.
class Lines
{
public:
    explicit Lines(QByteArrayView bytes)
        : mLeft(bytes)
    {}

    /// Number of the line that was given last, from 1.
    int number() const { return mNumber; }
    std::optional<QByteArrayView> next()
    {
        while (!mLeft.isEmpty()) {
            qsizetype end = 0;
            while (end < mLeft.size() && mLeft[end] != '\n' && mLeft[end] != '\r')
                ++end;
            QByteArrayView line = mLeft.first(end);
            if (end + 1 < mLeft.size() && mLeft[end] == '\r' && mLeft[end + 1] == '\n')
                ++end;
            mLeft = mLeft.sliced(std::min(end + 1, mLeft.size()));
            ++mNumber;
            // No cp932 or UTF-8 character has a slash among its bytes.
            const qsizetype comment = line.indexOf("//");
            line = (comment < 0 ? line : line.first(comment)).trimmed();
            if (!line.isEmpty())
                return line;
        }
        return {};
    }

private:
    QByteArrayView mLeft;
    int mNumber = 0;
};

class Reader
{
public:
    explicit Reader(QByteArrayView file)
    {
        if (file.startsWith(utf8Mark)) {
            mResult.encoding = NameEncoding::Utf8;
            file = file.sliced(3);
        } else if (!isCp932(file) && isUtf8(file)) {
            mResult.encoding = NameEncoding::Utf8;
        }
        mFile = file;
    }

    PoseResult read()
    {
        Lines lines(mFile);
        const std::optional<QByteArrayView> first = lines.next();
        if (!first || *first != QByteArrayView(signature)) {
            mResult.error =
                Words::tr("This is no pose file: it does not begin with “%1”.").arg(QLatin1String(signature));
            return mResult;
        }
        mResult.ok = true;
        readHeader(lines);
        for (std::optional<QByteArrayView> line = mPending; line || (line = lines.next()); line = mPending) {
            mPending.reset();
            readBlock(*line, lines);
        }
        tellCounts();
        return mResult;
    }

private:
    QString text(QByteArrayView bytes) const { return decodeName(bytes, mResult.encoding).text; }

    void warn(int line, const QString &message)
    {
        if (mResult.warnings.size() < mostWarnings)
            mResult.warnings.append(Words::tr("Line %1: %2").arg(line).arg(message));
        else
            ++mUntold;
    }

    /// The model's name and the number of bones, each up to its semicolon.
    void readHeader(Lines &lines)
    {
        for (int part = 0; part < 2; ++part) {
            const std::optional<QByteArrayView> line = lines.next();
            if (!line)
                return warn(lines.number(), Words::tr("The file ends in its header."));
            if (blockKind(*line) != Kind::None) {
                mPending = line;
                return warn(lines.number(), Words::tr("The header is not whole."));
            }
            const QByteArrayView value = (line->endsWith(';') ? line->chopped(1) : *line).trimmed();
            if (part == 0) {
                mResult.pose.model = text(value);
                continue;
            }
            bool isNumber = false;
            mStated = value.toByteArray().toLongLong(&isNumber);
            if (!isNumber) {
                mStated = -1;
                warn(lines.number(), Words::tr("“%1” is no number of bones.")
                                         .arg(text(value.first(std::min<qsizetype>(value.size(), 40)))));
            }
        }
    }

    enum class Kind : quint8 { None, Bone, Morph };

    /// "Bone12{" or "Morph3{", spaces in between allowed.
    static Kind blockKind(QByteArrayView line)
    {
        const Kind kind = line.startsWith("Bone")    ? Kind::Bone
                          : line.startsWith("Morph") ? Kind::Morph
                                                     : Kind::None;
        if (kind == Kind::None)
            return kind;
        const qsizetype open = line.indexOf('{');
        const qsizetype from = kind == Kind::Bone ? 4 : 5;
        if (open < from)
            return Kind::None;
        for (const char c : line.sliced(from, open - from)) {
            if (c != ' ' && c != '\t' && !(c >= '0' && c <= '9'))
                return Kind::None;
        }
        return kind;
    }

    void readBlock(QByteArrayView head, Lines &lines)
    {
        const int line = lines.number();
        const Kind kind = blockKind(head);
        if (kind == Kind::None) {
            // What follows a block that was given up, mostly: said once.
            if (!mLost)
                warn(line, Words::tr("“%1” is not understood and is left out.")
                               .arg(text(head.first(std::min<qsizetype>(head.size(), 40)))));
            mLost = true;
            return;
        }
        mLost = false;
        const QString name = text(head.sliced(head.indexOf('{') + 1).trimmed());
        std::array<float, 7> numbers = {};
        const std::size_t needed = kind == Kind::Bone ? 7 : 1;
        std::size_t found = 0;
        bool bad = false;
        bool closed = false;
        while (!closed) {
            const std::optional<QByteArrayView> next = lines.next();
            if (!next)
                break;
            if (blockKind(*next) != Kind::None) {
                mPending = next;
                break;
            }
            QByteArray values = next->toByteArray();
            if (const qsizetype close = values.indexOf('}'); close >= 0) {
                values.truncate(close);
                closed = true;
            }
            values.replace(';', ' ').replace(',', ' ').replace('\t', ' ');
            for (const QByteArray &value : values.split(' ')) {
                if (value.isEmpty())
                    continue;
                bool isNumber = false;
                const float number = value.toFloat(&isNumber);
                bad = bad || !isNumber || !std::isfinite(number) || found >= needed;
                if (found < needed)
                    numbers[found++] = number;
            }
        }
        if (name.isEmpty())
            return warn(line, Words::tr("A block without a name is left out."));
        if (bad || found < needed)
            return warn(line, (bad ? Words::tr("“%1” has numbers that are none, or too many; it is left out.")
                                   : Words::tr("“%1” is not whole and is left out."))
                                  .arg(name));
        if (!closed)
            warn(line, Words::tr("“%1” is not closed by “}”; its values are kept.").arg(name));
        if (kind == Kind::Morph)
            return take(mResult.pose.morphs, mMorphs, PoseMorph{name, numbers[0]}, line);
        PoseBone bone = {
            name, {numbers[0], numbers[1], numbers[2]}, {numbers[3], numbers[4], numbers[5], numbers[6]}};
        if (bone.rotation.x == 0 && bone.rotation.y == 0 && bone.rotation.z == 0 && bone.rotation.w == 0) {
            warn(line, Words::tr("“%1” has a rotation of length zero; it is not turned.").arg(name));
            bone.rotation = {};
        }
        ++mBlocks;
        take(mResult.pose.bones, mBones, bone, line);
    }

    template <class Item>
    void take(QList<Item> &list, QHash<QString, qsizetype> &places, const Item &item, int line)
    {
        const auto place = places.constFind(item.name);
        if (place == places.constEnd()) {
            places.insert(item.name, list.size());
            list.append(item);
            return;
        }
        warn(line, Words::tr("“%1” is there twice; the last counts.").arg(item.name));
        list[*place] = item;
    }

    void tellCounts()
    {
        if (mStated >= 0 && mStated != mBlocks)
            mResult.warnings.append(
                Words::tr(
                    "The file states %1 bones and has %2. All are read; MMD reads as many as it states.")
                    .arg(mStated)
                    .arg(mBlocks));
        if (mUntold > 0)
            mResult.warnings.append(Words::tr("%n more such lines.", nullptr, int(mUntold)));
    }

    QByteArrayView mFile;
    PoseResult mResult;
    std::optional<QByteArrayView> mPending; ///< a line that was read ahead
    QHash<QString, qsizetype> mBones;
    QHash<QString, qsizetype> mMorphs;
    qint64 mStated = -1;
    qint64 mBlocks = 0;
    qsizetype mUntold = 0;
    bool mLost = false;
};

QByteArray decimal(float value)
{
    const QByteArray text = QByteArray::number(double(std::isfinite(value) ? value : 0), 'f', 6);
    return text == "-0.000000" ? text.sliced(1) : text;
}

class Writer
{
public:
    explicit Writer(NameEncoding encoding)
        : mEncoding(encoding)
    {}

    PoseBytes write(const PoseFile &pose)
    {
        QByteArrayList blocks;
        for (const PoseBone &bone : pose.bones) {
            const QByteArray name = nameBytes(bone.name);
            if (name.isEmpty())
                continue;
            const Vec3f &p = bone.position;
            const Quatf &q = bone.rotation;
            blocks.append("Bone" + QByteArray::number(blocks.size()) + '{' + name + "\r\n  " +
                          QByteArrayList{decimal(p.x), decimal(p.y), decimal(p.z)}.join(',') +
                          ";\t\t\t\t// trans x,y,z\r\n  " +
                          QByteArrayList{decimal(q.x), decimal(q.y), decimal(q.z), decimal(q.w)}.join(',') +
                          ";\t\t// Quaternion x,y,z,w\r\n}\r\n\r\n");
        }
        const qsizetype bones = blocks.size();
        for (const PoseMorph &morph : pose.morphs) {
            const QByteArray name = nameBytes(morph.name);
            if (!name.isEmpty())
                blocks.append("Morph" + QByteArray::number(blocks.size() - bones) + '{' + name + "\r\n  " +
                              decimal(morph.weight) + ";\r\n}\r\n\r\n");
        }
        QByteArray model = pose.model.isEmpty() ? QByteArray() : nameBytes(pose.model);
        if (model.isEmpty())
            model = "model.osm";
        if (mEncoding == NameEncoding::Utf8)
            mResult.bytes = utf8Mark;
        mResult.bytes += QByteArray(signature) + "\r\n\r\n" + model + ";\t\t// " + comment(u"親ファイル名") +
                         "\r\n" + QByteArray::number(bones) + ";\t\t\t\t// " + comment(u"総ポーズボーン数") +
                         "\r\n\r\n" + blocks.join();
        return mResult;
    }

private:
    QByteArray comment(QStringView text) const { return encodeName(text, mEncoding).bytes; }

    /// Empty, and named, where a reader would not find the name again.
    QByteArray nameBytes(const QString &name)
    {
        const EncodedName encoded = encodeName(name, mEncoding);
        QByteArrayView bytes = encoded.bytes;
        const bool breaks = std::any_of(bytes.begin(), bytes.end(), [](char c) { return quint8(c) < 0x20; });
        if (encoded.ok() && !bytes.isEmpty() && !breaks && bytes.trimmed() == bytes &&
            bytes.indexOf("//") < 0)
            return encoded.bytes;
        mResult.leftOut.append(name);
        return {};
    }

    NameEncoding mEncoding;
    PoseBytes mResult;
};

} // namespace

PoseResult readPose(QByteArrayView file)
{
    return Reader(file).read();
}

PoseResult readPoseFile(const QString &path)
{
    PoseResult refused;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        refused.error = file.errorString();
        return refused;
    }
    constexpr qint64 most = 64 * 1024 * 1024;
    const QByteArray bytes = file.read(most + 1);
    if (bytes.size() > most) {
        refused.error = Words::tr("The file is larger than 64 MiB, which no pose is.");
        return refused;
    }
    if (file.error() != QFileDevice::NoError) {
        refused.error = file.errorString();
        return refused;
    }
    return readPose(bytes);
}

PoseBytes writePose(const PoseFile &pose, NameEncoding encoding)
{
    return Writer(encoding).write(pose);
}

} // namespace furitsuke
