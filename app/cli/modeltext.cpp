// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelreport.h"
#include "app/cli/texttable.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMap>

#include <numbers>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QString degrees(float radians)
{
    return QString::number(double(radians) * 180 / std::numbers::pi, 'g', 4);
}

/// A name on one line, whatever is in it.
QString oneLine(QString text)
{
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control)
            c = u'\uFFFD';
    }
    return text;
}

QString panelLabel(MorphPanel panel)
{
    switch (panel) {
    case MorphPanel::System:
        return Words::tr("System");
    case MorphPanel::Brow:
        return Words::tr("Brows");
    case MorphPanel::Eye:
        return Words::tr("Eyes");
    case MorphPanel::Mouth:
        return Words::tr("Mouth");
    case MorphPanel::Other:
        break;
    }
    return Words::tr("Other");
}

QString kindLabel(const ModelMorph &morph)
{
    struct Label
    {
        QString operator()(const GroupMorph &) const { return Words::tr("group"); }
        QString operator()(const FlipMorph &) const { return Words::tr("flip"); }
        QString operator()(const VertexMorph &) const { return Words::tr("vertex"); }
        QString operator()(const BoneMorph &) const { return Words::tr("bone"); }
        QString operator()(const UvMorph &uv) const
        {
            return uv.channel == 0 ? Words::tr("UV") : Words::tr("additional UV %1").arg(uv.channel);
        }
        QString operator()(const MaterialMorph &) const { return Words::tr("material"); }
        QString operator()(const ImpulseMorph &) const { return Words::tr("impulse"); }
    };
    return std::visit(Label(), morph.what);
}

class Printer
{
public:
    Printer(QTextStream &out, const ModelReport &report)
        : mOut(out)
        , mReport(report)
        , mModel(report.file.model)
    {}

    void print()
    {
        mOut << mReport.path << '\n';
        line(Words::tr("Name"), withEnglish(mModel.name, mModel.englishName));
        line(Words::tr("Version"), modelFormatLabel(mReport.file.format));
        line(Words::tr("Size"), Words::tr("%1 bytes").arg(QFileInfo(mReport.path).size()));
        counts();
        materials();
        textures();
        bones();
        iks();
        appends();
        morphs();
        frames();
        bodies();
        collisions();
        if (!mReport.motionPath.isEmpty())
            match();
        if (!mReport.file.diagnostics.isEmpty()) {
            mOut << '\n';
            printDiagnostics(mOut, mReport.file.diagnostics);
        }
    }

private:
    static QString withEnglish(const QString &name, const QString &english)
    {
        return oneLine(english.isEmpty() || english == name ? name
                                                            : QStringLiteral("%1 (%2)").arg(name, english));
    }
    void line(const QString &name, const QString &value)
    {
        mOut << "  " << name << QString(qMax(1, 14 - displayWidth(name)), u' ') << value << '\n';
    }
    void heading(const QString &text) { mOut << "\n  " << text << '\n'; }
    void table(const TextTable &table)
    {
        mOut << '\n';
        table.print(mOut, 2);
    }
    QString boneName(qint32 bone) const
    {
        return bone < 0 ? QStringLiteral("-") : oneLine(mModel.bones.at(bone).name);
    }

    void counts()
    {
        TextTable counts;
        counts.addRow({Words::tr("Section"), Words::tr("Count")});
        const auto row = [&counts](Section section, qsizetype count) {
            counts.addRow({sectionLabel(section), QString::number(count)});
        };
        row(Section::Vertices, mModel.vertices.size());
        row(Section::Faces, mModel.indices.size() / 3);
        row(Section::Textures, mModel.textures.size());
        row(Section::Materials, mModel.materials.size());
        row(Section::Bones, mModel.bones.size());
        row(Section::Ik, mModel.iks.size());
        row(Section::Morphs, mModel.morphs.size());
        row(Section::Frames, mModel.frames.size());
        row(Section::Bodies, mModel.bodies.size());
        row(Section::Joints, mModel.joints.size());
        if (!mModel.softBodies.isEmpty())
            row(Section::SoftBodies, mModel.softBodies.size());
        table(counts);
        std::array<qsizetype, 5> deforms = {};
        for (const ModelVertex &vertex : mModel.vertices)
            ++deforms[std::size_t(vertex.deform)];
        TextTable kinds;
        kinds.addRow({Words::tr("Deform"), Words::tr("Vertices")});
        for (std::size_t i = 0; i < deforms.size(); ++i) {
            if (deforms[i] > 0)
                kinds.addRow({deformId(static_cast<Deform>(i)).toUpper(), QString::number(deforms[i])});
        }
        if (!mModel.vertices.isEmpty())
            table(kinds);
    }

    QString textureName(qint32 texture) const
    {
        return texture < 0 ? QStringLiteral("-") : oneLine(mModel.textures.at(texture));
    }
    void materials()
    {
        if (mModel.materials.isEmpty())
            return;
        TextTable materials;
        materials.addRow({sectionLabel(Section::Materials), sectionLabel(Section::Faces),
                          Words::tr("Texture"), Words::tr("Sphere map"), Words::tr("Toon")});
        for (const ModelMaterial &material : mModel.materials) {
            const QString toon = toonName(mModel, material);
            materials.addRow({withEnglish(material.name, material.englishName),
                              QString::number(material.indexCount / 3), textureName(material.texture),
                              textureName(material.sphereTexture),
                              toon.isEmpty() ? QStringLiteral("-") : oneLine(toon)});
        }
        table(materials);
    }
    void textures()
    {
        if (mModel.textures.isEmpty())
            return;
        TextTable textures;
        textures.addRow({sectionLabel(Section::Textures), Words::tr("File")});
        for (qsizetype i = 0; i < mModel.textures.size(); ++i)
            textures.addRow({oneLine(mModel.textures.at(i)),
                             mReport.texturesFound.at(i) ? Words::tr("found") : Words::tr("missing")});
        table(textures);
    }

    void bones()
    {
        if (mModel.bones.isEmpty())
            return;
        TextTable bones;
        bones.addRow({sectionLabel(Section::Bones), Words::tr("Number"), Words::tr("Parent"),
                      Words::tr("Layer"), Words::tr("Physics")});
        for (qsizetype i = 0; i < mModel.bones.size(); ++i) {
            const ModelBone &bone = mModel.bones.at(i);
            bones.addRow({withEnglish(bone.name, bone.englishName), QString::number(i), boneName(bone.parent),
                          QString::number(bone.layer),
                          bone.flags & BoneFlag::AfterPhysics ? Words::tr("after") : QString()});
        }
        table(bones);
        for (const ModelBone &bone : mModel.bones) {
            if (!(bone.flags & BoneFlag::FixedAxis))
                continue;
            const Vec3f &axis = bone.fixedAxis;
            mOut << "  "
                 << Words::tr("%1 turns about (%2, %3, %4) only")
                        .arg(oneLine(bone.name))
                        .arg(double(axis.x), 0, 'g', 3)
                        .arg(double(axis.y), 0, 'g', 3)
                        .arg(double(axis.z), 0, 'g', 3)
                 << '\n';
        }
    }

    void iks()
    {
        if (mModel.iks.isEmpty())
            return;
        heading(sectionLabel(Section::Ik));
        for (const ModelIk &ik : mModel.iks) {
            QStringList links;
            for (const IkLink &link : ik.links)
                links.append(boneName(link.bone) + limits(link));
            mOut << "    "
                 << Words::tr("%1 → %2: %3 loops of %4°; %5")
                        .arg(boneName(ik.bone), boneName(ik.target))
                        .arg(ik.loops)
                        .arg(degrees(ik.unitAngle), links.join(QStringLiteral(", ")))
                 << '\n';
        }
    }
    static QString limits(const IkLink &link)
    {
        if (!link.limited)
            return {};
        const auto axis = [](float least, float most) {
            return QStringLiteral("%1…%2").arg(degrees(least), degrees(most));
        };
        return QStringLiteral(" (X %1, Y %2, Z %3)")
            .arg(axis(link.least.x, link.most.x), axis(link.least.y, link.most.y),
                 axis(link.least.z, link.most.z));
    }

    void appends()
    {
        bool any = false;
        for (const ModelBone &bone : mModel.bones) {
            if (bone.appendSource < 0)
                continue;
            if (!any)
                heading(Words::tr("Append transform"));
            any = true;
            QStringList what;
            if (bone.flags & BoneFlag::AppendRotation)
                what.append(Words::tr("rotation"));
            if (bone.flags & BoneFlag::AppendMove)
                what.append(Words::tr("move"));
            if (bone.flags & BoneFlag::LocalAppend)
                what.append(Words::tr("local"));
            mOut << "    "
                 << Words::tr("%1: %2 × %3 (%4)")
                        .arg(oneLine(bone.name), boneName(bone.appendSource))
                        .arg(double(bone.appendRatio), 0, 'g', 4)
                        .arg(what.join(QStringLiteral(", ")))
                 << '\n';
        }
    }

    void morphs()
    {
        for (const MorphPanel panel :
             {MorphPanel::Brow, MorphPanel::Eye, MorphPanel::Mouth, MorphPanel::Other, MorphPanel::System}) {
            TextTable morphs;
            morphs.addRow(
                {Words::tr("Morphs: %1").arg(panelLabel(panel)), Words::tr("Kind"), Words::tr("Offsets")});
            bool any = false;
            for (const ModelMorph &morph : mModel.morphs) {
                if (morph.panel != panel)
                    continue;
                any = true;
                morphs.addRow({withEnglish(morph.name, morph.englishName), kindLabel(morph),
                               QString::number(offsetCount(morph))});
            }
            if (any)
                table(morphs);
        }
    }

    void frames()
    {
        if (mModel.frames.isEmpty())
            return;
        TextTable frames;
        frames.addRow(
            {sectionLabel(Section::Frames), sectionLabel(Section::Bones), sectionLabel(Section::Morphs)});
        for (const ModelFrame &frame : mModel.frames) {
            const auto morphs = std::count_if(frame.items.begin(), frame.items.end(),
                                              [](const FrameItem &item) { return item.isMorph; });
            frames.addRow({withEnglish(frame.name, frame.englishName),
                           QString::number(frame.items.size() - morphs), QString::number(morphs)});
        }
        table(frames);
    }

    void bodies()
    {
        const auto modeLabel = [](BodyMode mode) {
            switch (mode) {
            case BodyMode::FollowsBone:
                return Words::tr("follows its bone");
            case BodyMode::Physics:
                return Words::tr("physics");
            case BodyMode::PhysicsAndBone:
                break;
            }
            return Words::tr("physics and bone");
        };
        if (!mModel.bodies.isEmpty()) {
            TextTable bodies;
            bodies.addRow({sectionLabel(Section::Bodies), Words::tr("Bone"), Words::tr("Kind")});
            for (const ModelBody &body : mModel.bodies)
                bodies.addRow(
                    {withEnglish(body.name, body.englishName), boneName(body.bone), modeLabel(body.mode)});
            table(bodies);
        }
        if (mModel.joints.isEmpty())
            return;
        const auto bodyName = [this](qint32 body) {
            return body < 0 ? QStringLiteral("-") : oneLine(mModel.bodies.at(body).name);
        };
        TextTable joints;
        joints.addRow({sectionLabel(Section::Joints), Words::tr("From"), Words::tr("To")});
        for (const ModelJoint &joint : mModel.joints)
            joints.addRow(
                {withEnglish(joint.name, joint.englishName), bodyName(joint.bodyA), bodyName(joint.bodyB)});
        table(joints);
    }

    QString decoded(QByteArrayView name) const { return decodeName(name, mReport.encoding).text; }
    void collisions()
    {
        const QList<NameCollision> all = mReport.match.boneCollisions + mReport.match.morphCollisions;
        if (all.isEmpty())
            return;
        heading(Words::tr("One name to a motion (the first 15 bytes are the same)"));
        for (const NameCollision &collision : all) {
            QStringList names;
            for (const QByteArray &name : collision.models)
                names.append(decoded(name));
            mOut << "    " << names.join(QStringLiteral(", "));
            if (!mReport.motionPath.isEmpty())
                mOut << "  " << Words::tr("(%n key(s))", nullptr, int(collision.keys));
            mOut << '\n';
        }
    }

    void match()
    {
        const ModelMatch &match = mReport.match;
        heading(Words::tr("Motion “%1”").arg(mReport.motionPath));
        mOut << "    "
             << Words::tr("found: bones %1, morphs %2, IK %3")
                    .arg(match.foundBones)
                    .arg(match.foundMorphs)
                    .arg(match.foundIks)
             << '\n';
        const auto missing = [this](const QString &what, const QList<MatchedName> &names) {
            if (names.isEmpty())
                return;
            TextTable lacking;
            lacking.addRow({what, Words::tr("Keys")});
            for (const MatchedName &name : names)
                lacking.addRow({decoded(name.name), QString::number(name.keys)});
            lacking.print(mOut, 4);
        };
        missing(Words::tr("Bones that the model lacks: %1").arg(match.missingBones.size()),
                match.missingBones);
        missing(Words::tr("Morphs that the model lacks: %1").arg(match.missingMorphs.size()),
                match.missingMorphs);
        missing(Words::tr("IK that the model lacks: %1").arg(match.missingIks.size()), match.missingIks);
    }

    QTextStream &mOut;
    const ModelReport &mReport;
    const Model &mModel;
};

} // namespace

QString toonName(const Model &model, const ModelMaterial &material)
{
    if (material.toon < 0)
        return {};
    return material.sharedToon ? QStringLiteral("toon%1.bmp").arg(material.toon + 1, 2, 10, QLatin1Char('0'))
                               : model.textures.at(material.toon);
}

void printModel(QTextStream &out, const ModelReport &report)
{
    Printer(out, report).print();
}

} // namespace furitsuke::cli
