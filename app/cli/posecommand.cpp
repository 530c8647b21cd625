// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/modelargument.h"
#include "app/cli/sampling.h"
#include "app/cli/trackfilter.h"
#include "editor-core/rig/modelfile.h"
#include "editor-core/rig/modelmatch.h"
#include "editor-core/rig/motionbinding.h"
#include "editor-core/text/nametext.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QSet>

namespace furitsuke::cli {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::Cli)
};

QCommandLineOption modelOption()
{
    return {QStringLiteral("model"),
            Words::tr("The model to pose: a PMX or PMD file, or testrig for the built-in one."),
            QStringLiteral("MODEL")};
}

QCommandLineOption motionOption()
{
    return {QStringLiteral("motion"), Words::tr("The motion to pose it by."), QStringLiteral("FILE")};
}

QCommandLineOption cameraOption()
{
    return {QStringLiteral("camera"),
            Words::tr("A motion whose camera is printed instead of the motion's own."),
            QStringLiteral("FILE")};
}

/// Something of a model that is printed, under a name that no other of its kind has.
struct NamedPart
{
    qint32 index;
    QString name;
};

/// Of several parts of one name the second is NAME#2.
QString nameApart(const QString &name, QSet<QString> &known)
{
    QString result = name;
    for (int n = 2; known.contains(result); ++n)
        result = QStringLiteral("%1#%2").arg(name).arg(n);
    known.insert(result);
    return result;
}

template <class Part>
QList<NamedPart> namedParts(const QList<Part> &parts, TrackKind kind, TrackFilter &filter)
{
    QList<NamedPart> result;
    QSet<QString> known;
    for (qint32 i = 0; i < parts.size(); ++i) {
        const QString name = nameApart(parts[i].name, known);
        if (filter.accepts(kind, name))
            result.append({i, name});
    }
    return result;
}

/// The switches of a model: bones that are goals of chains.
struct NamedIk
{
    qint32 ik;
    QString name;
};

QList<NamedIk> namedIks(const Model &model)
{
    QList<NamedIk> result;
    QSet<QString> known;
    for (qint32 i = 0; i < model.iks.size(); ++i)
        result.append({i, nameApart(model.bones[model.iks[i].bone].name, known)});
    return result;
}

/// A model in motion, frame by frame.
struct Scene
{
    std::shared_ptr<const Model> model;
    Motion motion;
    Motion camera;
    BeforeFirstKey policy = BeforeFirstKey::AsMmd;
    QList<NamedPart> bones;
    QList<NamedPart> morphs;
    QList<NamedIk> iks;
    bool hasCamera = false;
    bool hasStates = false;
    MotionBinding binding;
    PoseSolver solver;
    RigInput input;

    Scene(std::shared_ptr<const Model> theModel, NameEncoding encoding)
        : model(std::move(theModel))
        , binding(model, encoding)
        , solver(model)
    {}

    void pose(double frame)
    {
        binding.fill(motion, frame, input, policy);
        solver.solve(input);
    }
};

class JsonPoses
{
public:
    JsonPoses(Scene &scene, JsonEmitter json)
        : mScene(scene)
        , mJson(std::move(json))
    {
        mJson.beginObject(JsonEmitter::Layout::Lines);
        mJson.name("frames");
        mJson.beginArray(JsonEmitter::Layout::Lines);
    }

    bool put(double frame)
    {
        mScene.pose(frame);
        mJson.beginObject(JsonEmitter::Layout::Lines);
        putFrame(mJson, frame);
        mJson.name("bones");
        mJson.beginObject(JsonEmitter::Layout::Lines);
        for (const NamedPart &part : std::as_const(mScene.bones)) {
            const BoneWorld &bone = mScene.solver.bones()[std::size_t(part.index)];
            mJson.name(part.name);
            mJson.beginObject();
            putFloats("position", {bone.position.x, bone.position.y, bone.position.z});
            putFloats("rotation", {bone.rotation.x, bone.rotation.y, bone.rotation.z, bone.rotation.w});
            mJson.endObject();
        }
        mJson.endObject();
        mJson.name("morphs");
        mJson.beginObject(JsonEmitter::Layout::Lines);
        for (const NamedPart &part : std::as_const(mScene.morphs)) {
            mJson.name(part.name);
            mJson.real(mScene.solver.morphs()[std::size_t(part.index)] + 0.0f);
        }
        mJson.endObject();
        if (mScene.hasCamera)
            putCamera(mJson, sampleCamera(mScene.camera.camera, frame, mScene.policy));
        if (mScene.hasStates)
            putStates();
        mJson.endObject();
        return mJson.good();
    }

    void finish()
    {
        mJson.endArray();
        mJson.endObject();
        mJson.finish();
    }

private:
    /// The shortest digits that say the float.
    void putFloats(QByteArrayView name, std::initializer_list<float> values)
    {
        mJson.name(name);
        mJson.beginArray();
        for (const float value : values)
            mJson.real(value + 0.0f);
        mJson.endArray();
    }
    void putStates()
    {
        putBoolean(mJson, "visible", mScene.input.visible);
        mJson.name("ik");
        mJson.beginObject();
        for (const NamedIk &ik : std::as_const(mScene.iks))
            putBoolean(mJson, ik.name.toUtf8(), mScene.input.ikEnabled[std::size_t(ik.ik)] != 0);
        mJson.endObject();
    }

    Scene &mScene;
    JsonEmitter mJson;
};

bool printPose(QTextStream &out, Scene &scene, double frame)
{
    scene.pose(frame);
    out << frameHeading(frame) << '\n';
    TextTable bones;
    bones.addRow({Words::tr("Bone"), QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z"),
                  QStringLiteral("QX"), QStringLiteral("QY"), QStringLiteral("QZ"), QStringLiteral("QW")});
    for (const NamedPart &part : std::as_const(scene.bones)) {
        const BoneWorld &bone = scene.solver.bones()[std::size_t(part.index)];
        const Vec3f &p = bone.position;
        const Quatf &q = bone.rotation;
        bones.addRow(sampleCells(part.name, {double(p.x), double(p.y), double(p.z), double(q.x), double(q.y),
                                             double(q.z), double(q.w)}));
    }
    if (!scene.bones.isEmpty())
        bones.print(out, 2);
    TextTable others;
    for (const NamedPart &part : std::as_const(scene.morphs))
        others.addRow(sampleCells(part.name, {double(scene.solver.morphs()[std::size_t(part.index)])}));
    if (scene.hasCamera)
        addCameraRows(others, sampleCamera(scene.camera.camera, frame, scene.policy));
    if (scene.hasStates) {
        others.addRow({Words::tr("Visible"), scene.input.visible ? Words::tr("yes") : Words::tr("no")});
        for (const NamedIk &ik : std::as_const(scene.iks))
            others.addRow({Words::tr("IK %1").arg(ik.name),
                           scene.input.ikEnabled[std::size_t(ik.ik)] ? Words::tr("on") : Words::tr("off")});
    }
    others.print(out, 2);
    return out.status() == QTextStream::Ok;
}

/// "a, b, c ...": the first few of a list.
QString fewOf(const QList<MatchedName> &names, NameEncoding encoding)
{
    constexpr qsizetype few = 5;
    QStringList texts;
    for (const MatchedName &name : names.first(qMin(few, names.size())))
        texts.append(decodeName(name.name, encoding).text);
    const QString text = texts.join(QStringLiteral(", "));
    return names.size() > few ? text + QStringLiteral(" ...") : text;
}

/// What of the motion moves nothing here: not an error, but a person has to know.
void reportMissing(const Scene &scene, const QString &path, const Console &console)
{
    const NameEncoding encoding = scene.binding.encoding();
    const ModelMatch match = matchModel(scene.motion, *scene.model, outlineOf(*scene.model, encoding));
    const auto say = [&](const QList<MatchedName> &names, const QString &message) {
        if (!names.isEmpty())
            console.error(path, message.arg(fewOf(names, encoding)));
    };
    say(match.missingBones, Words::tr("%n bone(s) of the motion are not in the model: %1", nullptr,
                                      int(match.missingBones.size())));
    say(match.missingMorphs, Words::tr("%n morph(s) of the motion are not in the model: %1", nullptr,
                                       int(match.missingMorphs.size())));
    say(match.missingIks, Words::tr("%n IK bone(s) of the motion are not in the model: %1", nullptr,
                                    int(match.missingIks.size())));
}

/// The model that is asked for; null where it cannot be had, which was said.
std::shared_ptr<const Model> modelFrom(const QCommandLineParser &parser, const Console &console,
                                       std::optional<NameEncoding> encoding)
{
    if (!parser.isSet(modelOption())) {
        console.error(Words::tr("--model is missing: a PMX or PMD file, or testrig."));
        return nullptr;
    }
    return loadModel(parser.value(modelOption()), encoding.value_or(NameEncoding::Cp932), console);
}

int run(const QCommandLineParser &parser, const Console &console)
{
    std::optional<NameEncoding> encoding;
    FrameList frames;
    BeforeFirstKey policy = BeforeFirstKey::AsMmd;
    if (!encodingFrom(parser, console, encoding) || !samplingFrom(parser, console, frames, policy))
        return Failure;
    if (!parser.isSet(motionOption())) {
        console.error(Words::tr("--motion is missing: which motion is wanted?"));
        return Failure;
    }
    const std::shared_ptr<const Model> model = modelFrom(parser, console, encoding);
    if (!model)
        return Failure;
    const QString path = parser.value(motionOption());
    ReadResult file = load(path, encoding, console);
    if (!file.ok)
        return Failure;

    Scene scene(model, file.encoding);
    scene.motion = std::move(file.motion);
    scene.camera = scene.motion;
    if (parser.isSet(cameraOption())) {
        ReadResult camera = load(parser.value(cameraOption()), encoding, console);
        if (!camera.ok)
            return Failure;
        scene.camera = std::move(camera.motion);
    }
    scene.policy = policy;
    scene.binding.bind(scene.motion);

    TrackFilter filter(parser.values(onlyOption()));
    scene.bones = namedParts(model->bones, TrackKind::Bone, filter);
    scene.morphs = namedParts(model->morphs, TrackKind::Morph, filter);
    scene.iks = namedIks(*model);
    scene.hasCamera = filter.accepts(TrackKind::Camera) && !scene.camera.camera.isEmpty();
    scene.hasStates = filter.accepts(TrackKind::State);
    if (!filter.unused().isEmpty()) {
        console.error(Words::tr("The model has no bone or morph “%1”.").arg(filter.unused()));
        return Failure;
    }
    reportMissing(scene, path, console);

    if (!parser.isSet(jsonOption())) {
        frames.forEach([&](double frame) { return printPose(console.out, scene, frame); });
        return Fine;
    }
    JsonPoses poses(scene, console.json());
    frames.forEach([&poses](double frame) { return poses.put(frame); });
    poses.finish();
    return Fine;
}

} // namespace

Command poseCommand()
{
    Command command;
    command.name = QStringLiteral("pose");
    command.arguments = QStringLiteral("--model MODEL --motion FILE --frames LIST");
    command.summary = Words::tr("Prints where a model's bones are in a motion at frames, IK included.");
    command.details =
        Words::tr("Positions and rotations (quaternions x, y, z, w) are those in the world, in MMD's\n"
                  "left-handed coordinates; morphs are weights with what groups add.");
    command.options = {modelOption(), motionOption(), framesOption(),      jsonOption(),
                       onlyOption(),  cameraOption(), beforeFirstOption(), encodingOption()};
    command.minimalArguments = 0;
    command.maximalArguments = 0;
    command.run = run;
    return command;
}

} // namespace furitsuke::cli
