// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/modeloutlinefile.h"

#include "editor-core/rig/bytecursor.h"
#include "editor-core/text/nametext.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QStringConverter>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::ModelOutlineFile)
};

/// What is read, for messages.
QString place(const QString &part, qsizetype offset)
{
    return Words::tr("%1 (byte %2)").arg(part).arg(offset);
}

/// Collects names, and frames as indices, until both are known.
struct Draft
{
    struct Frame
    {
        QString name;
        QList<qint32> bones;
        QList<qint32> morphs;
    };

    QString name;
    QStringList bones;
    QStringList morphs;
    QList<Frame> frames;
    QStringList warnings;

    ModelOutline outline(NameEncoding encoding)
    {
        const QByteArrayList boneNames = encoded(bones, encoding);
        const QByteArrayList morphNames = encoded(morphs, encoding);
        QList<DisplayFrame> result;
        int astray = 0;
        const auto pick = [&astray](const QByteArrayList &names, const QList<qint32> &indices) {
            QByteArrayList picked;
            for (const qint32 index : indices) {
                if (index >= 0 && index < names.size())
                    picked.append(names[index]);
                else
                    ++astray;
            }
            return picked;
        };
        for (const Frame &frame : std::as_const(frames))
            result.append({frame.name, pick(boneNames, frame.bones), pick(morphNames, frame.morphs)});
        if (astray > 0)
            warnings.append(
                Words::tr("%n entry(ies) of display frames name no bone or morph.", nullptr, astray));
        if (mNotStorable > 0)
            warnings.append(Words::tr("%n name(s) cannot be stored in a motion in this encoding.", nullptr,
                                      mNotStorable));
        return ModelOutline(name, boneNames, morphNames, result);
    }

private:
    QByteArrayList encoded(const QStringList &names, NameEncoding encoding)
    {
        QByteArrayList result;
        result.reserve(names.size());
        for (const QString &text : names) {
            const EncodedName bytes = encodeName(text, encoding);
            mNotStorable += !bytes.ok();
            result.append(bytes.ok() ? bytes.bytes : text.toUtf8());
        }
        return result;
    }

    int mNotStorable = 0;
};

/// PMX 2.0 and 2.1.
class PmxOutline
{
public:
    explicit PmxOutline(QByteArrayView file)
        : mIn(file)
    {}

    /// Reads; where it fails, error() says why and nothing is to be used.
    bool read()
    {
        if (!readHeader())
            return false;
        const bool reached = passed(Words::tr("the vertices"), [this] { skipVertices(); }) &&
                             passed(Words::tr("the faces"), [this] { mIn.skip(count(), mSizes[0]); }) &&
                             passed(Words::tr("the textures"), [this] { skipTexts(count()); }) &&
                             passed(Words::tr("the materials"), [this] { skipMaterials(); }) &&
                             passed(Words::tr("the bones"), [this] { readBones(); });
        if (!reached)
            return false;
        // Without these the bones are still of use.
        if (!passed(Words::tr("the morphs"), [this] { readMorphs(); }) ||
            !passed(Words::tr("the display frames"), [this] { readFrames(); })) {
            mDraft.warnings.append(mError);
            mError.clear();
        }
        return true;
    }
    const QString &error() const { return mError; }
    Draft &draft() { return mDraft; }

private:
    template <class Function>
    bool passed(const QString &part, Function &&function)
    {
        function();
        if (!mIn.ok())
            mError = Words::tr("The model ends, or is damaged, inside %1.").arg(place(part, mIn.offset()));
        return mIn.ok();
    }

    bool readHeader()
    {
        mIn.skip(4);
        const float version = mIn.f32();
        const QByteArrayView globals = mIn.take(mIn.u8());
        if (!mIn.ok() || globals.size() < 8) {
            mError = Words::tr("The model ends inside its header.");
            return false;
        }
        // Versions are 2.0 and 2.1; what others hold is not known.
        if (!(version >= 2.0f && version < 2.15f)) {
            mError = Words::tr("PMX version %1 is not known; 2.0 and 2.1 are.").arg(double(version));
            return false;
        }
        mUtf8 = globals[0] == 1;
        mAddUv = globals[1];
        for (std::size_t i = 0; i < mSizes.size(); ++i)
            mSizes[i] = globals[qsizetype(i) + 2];
        const auto known = [](int size) { return size == 1 || size == 2 || size == 4; };
        if (mAddUv < 0 || mAddUv > 4 || !std::all_of(mSizes.begin(), mSizes.end(), known)) {
            mError = Words::tr("The sizes in the model's header make no sense (byte 9).");
            return false;
        }
        mDraft.name = text();
        skipTexts(3);
        if (!mIn.ok())
            mError = Words::tr("The model ends inside its header.");
        return mIn.ok();
    }

    /// A count; negative ones are damage.
    qint64 count()
    {
        const qint32 value = mIn.i32();
        if (value < 0)
            mIn.fail();
        return mIn.ok() ? value : 0;
    }
    QString text()
    {
        const QByteArrayView bytes = mIn.take(mIn.i32());
        return mUtf8 ? QString::fromUtf8(bytes) : QStringDecoder(QStringConverter::Utf16LE).decode(bytes);
    }
    void skipTexts(qint64 texts)
    {
        for (qint64 i = 0; i < texts && mIn.ok(); ++i)
            mIn.skip(mIn.i32());
    }
    qint32 index(std::size_t kind)
    {
        switch (mSizes[kind]) {
        case 1:
            return mIn.number<qint8>();
        case 2:
            return mIn.number<qint16>();
        default:
            return mIn.i32();
        }
    }

    enum Index : std::size_t { Vertex, Texture, Material, Bone, Morph, Rigid };

    void skipVertices()
    {
        const qint64 vertices = count();
        const qint64 bone = mSizes[Bone];
        for (qint64 i = 0; i < vertices && mIn.ok(); ++i) {
            mIn.skip(32 + 16 * mAddUv);
            switch (mIn.u8()) {
            case 0:
                mIn.skip(bone);
                break;
            case 1:
                mIn.skip(2 * bone + 4);
                break;
            case 2:
            case 4:
                mIn.skip(4 * bone + 16);
                break;
            case 3:
                mIn.skip(2 * bone + 40);
                break;
            default:
                mIn.fail();
            }
            mIn.skip(4);
        }
    }
    void skipMaterials()
    {
        const qint64 materials = count();
        for (qint64 i = 0; i < materials && mIn.ok(); ++i) {
            skipTexts(2);
            mIn.skip(16 + 12 + 4 + 12 + 1 + 16 + 4);
            mIn.skip(2 * mSizes[Texture] + 1);
            mIn.skip(mIn.u8() == 1 ? 1 : mSizes[Texture]);
            skipTexts(1);
            mIn.skip(4);
        }
    }
    void readBones()
    {
        const qint64 bones = count();
        for (qint64 i = 0; i < bones && mIn.ok(); ++i) {
            mDraft.bones.append(text());
            skipTexts(1);
            mIn.skip(12 + mSizes[Bone] + 4);
            const quint16 flags = mIn.u16();
            mIn.skip(flags & 0x0001 ? mSizes[Bone] : 12);
            if (flags & 0x0300)
                mIn.skip(mSizes[Bone] + 4);
            if (flags & 0x0400)
                mIn.skip(12);
            if (flags & 0x0800)
                mIn.skip(24);
            if (flags & 0x2000)
                mIn.skip(4);
            if (flags & 0x0020) {
                mIn.skip(mSizes[Bone] + 8);
                const qint64 links = count();
                for (qint64 link = 0; link < links && mIn.ok(); ++link) {
                    mIn.skip(mSizes[Bone]);
                    if (mIn.u8())
                        mIn.skip(24);
                }
            }
        }
    }
    void readMorphs()
    {
        const qint64 morphs = count();
        for (qint64 i = 0; i < morphs && mIn.ok(); ++i) {
            const QString name = text();
            skipTexts(1);
            mIn.skip(1);
            const quint8 type = mIn.u8();
            const qint64 offsets = count();
            switch (type) {
            case 0:
            case 9:
                mIn.skip(offsets, mSizes[Morph] + 4);
                break;
            case 1:
                mIn.skip(offsets, mSizes[Vertex] + 12);
                break;
            case 2:
                mIn.skip(offsets, mSizes[Bone] + 28);
                break;
            case 3:
            case 4:
            case 5:
            case 6:
            case 7:
                mIn.skip(offsets, mSizes[Vertex] + 16);
                break;
            case 8:
                mIn.skip(offsets, mSizes[Material] + 1 + 112);
                break;
            case 10:
                mIn.skip(offsets, mSizes[Rigid] + 25);
                break;
            default:
                mIn.fail();
            }
            if (mIn.ok())
                mDraft.morphs.append(name);
        }
    }
    void readFrames()
    {
        const qint64 frames = count();
        for (qint64 i = 0; i < frames && mIn.ok(); ++i) {
            Draft::Frame frame;
            frame.name = text();
            skipTexts(1);
            mIn.skip(1);
            const qint64 members = count();
            for (qint64 m = 0; m < members && mIn.ok(); ++m) {
                const bool isMorph = mIn.u8() == 1;
                const qint32 at = index(isMorph ? Morph : Bone);
                if (mIn.ok())
                    (isMorph ? frame.morphs : frame.bones).append(at);
            }
            if (mIn.ok())
                mDraft.frames.append(frame);
        }
    }

    ByteCursor mIn;
    Draft mDraft;
    QString mError;
    bool mUtf8 = false;
    int mAddUv = 0;
    std::array<int, 6> mSizes = {}; ///< by Index
};

/// PMD. Its names are cp932; the frame of the centre bone is not in the file.
class PmdOutline
{
public:
    explicit PmdOutline(QByteArrayView file)
        : mIn(file)
    {}

    bool read()
    {
        mIn.skip(7);
        mDraft.name = name(20);
        mIn.skip(256);
        mIn.skip(mIn.u32(), 38);
        mIn.skip(mIn.u32(), 2);
        mIn.skip(mIn.u32(), 70);
        const quint16 bones = mIn.u16();
        for (int i = 0; i < bones && mIn.ok(); ++i) {
            mDraft.bones.append(name(20));
            mIn.skip(19);
        }
        if (!mIn.ok()) {
            mError = Words::tr("The model ends, or is damaged, inside %1.")
                         .arg(place(Words::tr("the bones"), mIn.offset()));
            return false;
        }
        readRest();
        if (!mIn.ok())
            mDraft.warnings.append(Words::tr("The model ends, or is damaged, inside %1.")
                                       .arg(place(Words::tr("the display frames"), mIn.offset())));
        return true;
    }
    const QString &error() const { return mError; }
    Draft &draft() { return mDraft; }

private:
    QString name(int size)
    {
        const QByteArrayView field = mIn.take(size);
        return decodeName(field.first(qMin(field.size(), nameLength(field))), NameEncoding::Cp932).text;
    }

    void readRest()
    {
        const quint16 iks = mIn.u16();
        for (int i = 0; i < iks && mIn.ok(); ++i) {
            mIn.skip(4);
            const quint8 links = mIn.u8();
            mIn.skip(6 + 2 * links);
        }
        const quint16 morphs = mIn.u16();
        for (int i = 0; i < morphs && mIn.ok(); ++i) {
            const QString morph = name(20);
            const quint32 vertices = mIn.u32();
            const quint8 panel = mIn.u8();
            mIn.skip(vertices, 16);
            // The first one holds the vertices that the others move.
            if (mIn.ok() && panel != 0)
                mDraft.morphs.append(morph);
            else if (mIn.ok())
                mBases.append(i);
        }
        Draft::Frame faces;
        faces.name = QStringLiteral("表情");
        const quint8 shown = mIn.u8();
        for (int i = 0; i < shown && mIn.ok(); ++i) {
            const quint16 at = mIn.u16();
            const auto bases =
                std::count_if(mBases.begin(), mBases.end(), [at](int base) { return base < at; });
            if (mIn.ok() && !mBases.contains(at))
                faces.morphs.append(qint32(at) - qint32(bases));
        }
        const quint8 frames = mIn.u8();
        Draft::Frame centre;
        centre.name = QStringLiteral("センター");
        if (!mDraft.bones.isEmpty())
            centre.bones.append(0);
        mDraft.frames.append(centre);
        for (int i = 0; i < frames && mIn.ok(); ++i) {
            Draft::Frame frame;
            // The field ends in a line break in many models.
            frame.name = name(50).trimmed();
            while (frame.name.endsWith(QLatin1String("\\x0A")))
                frame.name.chop(4);
            mDraft.frames.append(frame);
        }
        const quint32 members = mIn.u32();
        for (quint32 i = 0; i < members && mIn.ok(); ++i) {
            const quint16 bone = mIn.u16();
            const quint8 frame = mIn.u8();
            if (mIn.ok() && frame < mDraft.frames.size() && (frame > 0 || bone != 0))
                mDraft.frames[frame].bones.append(bone);
        }
        if (!faces.morphs.isEmpty())
            mDraft.frames.append(faces);
    }

    ByteCursor mIn;
    Draft mDraft;
    QList<int> mBases;
    QString mError;
};

template <class Reader>
OutlineResult readWith(QByteArrayView file, NameEncoding encoding)
{
    OutlineResult result;
    Reader reader(file);
    result.ok = reader.read();
    result.error = reader.error();
    if (!result.ok)
        return result;
    result.outline = reader.draft().outline(encoding);
    result.warnings = reader.draft().warnings;
    return result;
}

} // namespace

OutlineResult readModelOutline(QByteArrayView file, NameEncoding encoding)
{
    if (file.startsWith("PMX "))
        return readWith<PmxOutline>(file, encoding);
    if (file.startsWith("Pmd"))
        return readWith<PmdOutline>(file, encoding);
    OutlineResult result;
    result.error = Words::tr("This is neither a PMX nor a PMD model.");
    return result;
}

OutlineResult readModelOutlineFile(const QString &path, NameEncoding encoding)
{
    OutlineResult result;
    QFile file(path);
    if (!QFileInfo(path).isFile()) {
        result.error = Words::tr("There is no such file.");
        return result;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        result.error = Words::tr("The file cannot be read: %1").arg(file.errorString());
        return result;
    }
    const QByteArray content = file.readAll();
    if (content.size() != file.size()) {
        result.error = Words::tr("The file cannot be read: %1").arg(file.errorString());
        return result;
    }
    return readModelOutline(content, encoding);
}

} // namespace furitsuke
