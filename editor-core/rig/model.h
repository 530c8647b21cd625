// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/values.h"

#include <QFlags>
#include <QList>
#include <QString>
#include <QStringList>

#include <array>
#include <variant>

/// A model as a value: what a PMX 2.0, PMX 2.1 or PMD file holds, or what the built-in test rig is made of.
/// MMD's own space: left-handed, Y up, models face -Z, lengths in MMD units (about 8 cm), angles in radians.
/// Readers guarantee what the comments say of indices, so that whoever uses a model need not check again.
/// Layout and meaning follow PMX as PMX Editor writes it; PMD is brought into the same shape (see
/// modelfile.h).
namespace furitsuke {

struct Vec2f
{
    float x = 0;
    float y = 0;

    friend constexpr bool operator==(const Vec2f &a, const Vec2f &b)
    {
        return sameBits(a.x, b.x) && sameBits(a.y, b.y);
    }
};

struct Vec4f
{
    float x = 0;
    float y = 0;
    float z = 0;
    float w = 0;

    friend constexpr bool operator==(const Vec4f &a, const Vec4f &b)
    {
        return sameBits(a.x, b.x) && sameBits(a.y, b.y) && sameBits(a.z, b.z) && sameBits(a.w, b.w);
    }
};

/// How a vertex follows its bones.
enum class Deform : quint8 {
    Bdef1, ///< one bone
    Bdef2, ///< two, by weight
    Bdef4, ///< four, by weight
    Sdef,  ///< two, spherically: see SdefPoints
    Qdef,  ///< four by dual quaternions (PMX 2.1); drawn like Bdef4
};

struct ModelVertex
{
    Vec3f position;
    Vec3f normal;
    Vec2f uv;
    float edgeScale = 1;
    Deform deform = Deform::Bdef1;
    /// Places in Model::bones, or -1 where there is none (its weight then is 0). Unused ones are -1. The
    /// first is there, but in a model without bones: that is all -1 and Bdef1, and stays where it is.
    std::array<qint32, 4> bones = {-1, -1, -1, -1};
    /// Each from 0 to 1, together 1 but for rounding. Those of Bdef1 are 1, 0, 0, 0.
    std::array<float, 4> weights = {1, 0, 0, 0};

    friend bool operator==(const ModelVertex &, const ModelVertex &) = default;
};

/// The points of a spherically deformed vertex, in model space.
struct SdefPoints
{
    qint32 vertex = 0; ///< in Model::vertices
    Vec3f c;
    Vec3f r0;
    Vec3f r1;

    friend bool operator==(const SdefPoints &, const SdefPoints &) = default;
};

enum class MaterialFlag : quint8 {
    TwoSided = 0x01,
    GroundShadow = 0x02,
    CastsShadow = 0x04,
    ReceivesShadow = 0x08,
    Edge = 0x10,
    VertexColour = 0x20, ///< PMX 2.1: the first additional UV is the colour
    Points = 0x40,       ///< PMX 2.1
    Lines = 0x80,        ///< PMX 2.1
};
Q_DECLARE_FLAGS(MaterialFlags, MaterialFlag)
Q_DECLARE_OPERATORS_FOR_FLAGS(MaterialFlags)

enum class SphereMode : quint8 { Off, Multiply, Add, SubTexture };

struct ModelMaterial
{
    QString name;
    QString englishName;
    Vec4f diffuse = {1, 1, 1, 1}; ///< red, green, blue, opacity; 0..1
    Vec3f specular;
    float shininess = 0;
    Vec3f ambient;
    MaterialFlags flags;
    Vec4f edgeColour = {0, 0, 0, 1};
    float edgeSize = 1;
    qint32 texture = -1;       ///< in Model::textures, or -1
    qint32 sphereTexture = -1; ///< the same
    SphereMode sphereMode = SphereMode::Off;
    bool sharedToon = true; ///< whether toon is one of MMD's ten (0..9 for toon01.bmp to toon10.bmp)
    qint32 toon = -1;       ///< of MMD's ten, or in Model::textures; -1 for none
    QString memo;
    qint32 indexCount = 0; ///< of Model::indices, after those of the materials before it; a multiple of 3

    friend bool operator==(const ModelMaterial &, const ModelMaterial &) = default;
};

enum class BoneFlag : quint16 {
    TailIsBone = 0x0001,
    Rotatable = 0x0002,
    Movable = 0x0004,
    Visible = 0x0008,
    Operable = 0x0010,
    Ik = 0x0020,
    LocalAppend = 0x0080,
    AppendRotation = 0x0100,
    AppendMove = 0x0200,
    FixedAxis = 0x0400,
    LocalAxes = 0x0800,
    AfterPhysics = 0x1000,
    ExternalParent = 0x2000,
};
Q_DECLARE_FLAGS(BoneFlags, BoneFlag)
Q_DECLARE_OPERATORS_FOR_FLAGS(BoneFlags)

struct ModelBone
{
    QString name;
    QString englishName;
    Vec3f position;     ///< at rest, in model space
    qint32 parent = -1; ///< in Model::bones, or -1; following parents ends at -1
    qint32 layer = 0;   ///< deform layer (変形階層)
    BoneFlags flags;
    qint32 tail = -1;         ///< where TailIsBone: in Model::bones, or -1
    Vec3f tailOffset;         ///< else: from position
    qint32 appendSource = -1; ///< 付与親, in Model::bones; where it is -1 neither append flag is set;
                              ///< following sources ends at -1
    float appendRatio = 0; ///< finite
    Vec3f fixedAxis;       ///< where FixedAxis: of length 1
    Vec3f localX = {1, 0,
                    0}; ///< where LocalAxes: of length 1, not parallel; for tools that turn the bone only
    Vec3f localZ = {0, 0, 1};
    qint32 externalKey = 0;
    qint32 ik = -1; ///< in Model::iks; -1 where Ik is not set

    friend bool operator==(const ModelBone &, const ModelBone &) = default;
};

struct IkLink
{
    qint32 bone = 0; ///< in Model::bones
    bool limited = false;
    Vec3f least; ///< Euler angles, radians, each finite and at most that of most
    Vec3f most;

    friend bool operator==(const IkLink &, const IkLink &) = default;
};

/// More loops than any model that works has: what a file says beyond is no number of loops.
inline constexpr qint32 mostIkLoops = 1000;

/// A chain that is bent until its target comes to the place of its IK bone.
struct ModelIk
{
    qint32 bone = 0;     ///< the goal, in Model::bones
    qint32 target = 0;   ///< the end of the chain (effector), in Model::bones
    qint32 loops = 0;    ///< 0 to mostIkLoops
    float unitAngle = 0; ///< most that a link turns in a step, radians, finite
    QList<IkLink> links; ///< from the target's parent towards the root; at most as many as there are bones

    friend bool operator==(const ModelIk &, const ModelIk &) = default;
};

enum class MorphPanel : quint8 { System, Brow, Eye, Mouth, Other };

// Indices of offsets are in the model's lists, unless said otherwise.

struct GroupOffset
{
    qint32 morph = 0; ///< never a group or flip morph that leads back to itself
    float weight = 0;
    friend bool operator==(const GroupOffset &, const GroupOffset &) = default;
};
struct VertexOffset
{
    qint32 vertex = 0;
    Vec3f offset;
    friend bool operator==(const VertexOffset &, const VertexOffset &) = default;
};
struct BoneOffset
{
    qint32 bone = 0;
    Vec3f position;
    Quatf rotation; ///< of length 1
    friend bool operator==(const BoneOffset &, const BoneOffset &) = default;
};
struct UvOffset
{
    qint32 vertex = 0;
    Vec4f offset;
    friend bool operator==(const UvOffset &, const UvOffset &) = default;
};
struct MaterialOffset
{
    qint32 material = -1; ///< -1 for all
    bool add = false;     ///< added; else multiplied
    Vec4f diffuse;
    Vec3f specular;
    float shininess = 0;
    Vec3f ambient;
    Vec4f edgeColour;
    float edgeSize = 0;
    Vec4f texture;
    Vec4f sphere;
    Vec4f toon;
    friend bool operator==(const MaterialOffset &, const MaterialOffset &) = default;
};
struct ImpulseOffset
{
    qint32 body = 0; ///< in Model::bodies
    bool local = false;
    Vec3f velocity;
    Vec3f torque;
    friend bool operator==(const ImpulseOffset &, const ImpulseOffset &) = default;
};

struct GroupMorph
{
    QList<GroupOffset> offsets;
    friend bool operator==(const GroupMorph &, const GroupMorph &) = default;
};
struct FlipMorph ///< PMX 2.1: one of them at a time; kept, not played
{
    QList<GroupOffset> offsets;
    friend bool operator==(const FlipMorph &, const FlipMorph &) = default;
};
struct VertexMorph
{
    QList<VertexOffset> offsets;
    friend bool operator==(const VertexMorph &, const VertexMorph &) = default;
};
struct BoneMorph
{
    QList<BoneOffset> offsets;
    friend bool operator==(const BoneMorph &, const BoneMorph &) = default;
};
struct UvMorph
{
    int channel = 0; ///< 0 for the texture's own, 1..4 for an additional one; no offsets where there is none
    QList<UvOffset> offsets;
    friend bool operator==(const UvMorph &, const UvMorph &) = default;
};
struct MaterialMorph
{
    QList<MaterialOffset> offsets;
    friend bool operator==(const MaterialMorph &, const MaterialMorph &) = default;
};
struct ImpulseMorph ///< PMX 2.1, for physics: kept, not played
{
    QList<ImpulseOffset> offsets;
    friend bool operator==(const ImpulseMorph &, const ImpulseMorph &) = default;
};

struct ModelMorph
{
    QString name;
    QString englishName;
    MorphPanel panel = MorphPanel::Other;
    std::variant<GroupMorph, VertexMorph, BoneMorph, UvMorph, MaterialMorph, FlipMorph, ImpulseMorph> what;

    friend bool operator==(const ModelMorph &, const ModelMorph &) = default;
};

struct FrameItem
{
    bool isMorph = false;
    qint32 index = 0; ///< in Model::morphs or Model::bones

    friend bool operator==(const FrameItem &, const FrameItem &) = default;
};

/// A group of MMD's frame panel (表示枠).
struct ModelFrame
{
    QString name;
    QString englishName;
    bool special = false; ///< Root or 表情
    QList<FrameItem> items;

    friend bool operator==(const ModelFrame &, const ModelFrame &) = default;
};

enum class BodyShape : quint8 { Sphere, Box, Capsule };
enum class BodyMode : quint8 { FollowsBone, Physics, PhysicsAndBone };

/// A rigid body: read and listed; physics is not played.
struct ModelBody
{
    QString name;
    QString englishName;
    qint32 bone = -1; ///< in Model::bones, or -1
    quint8 group = 0;
    quint16 collidesNot = 0; ///< as stored
    BodyShape shape = BodyShape::Sphere;
    Vec3f size;
    Vec3f position; ///< in model space
    Vec3f rotation; ///< Euler angles, radians
    float mass = 0;
    float linearDamping = 0;
    float angularDamping = 0;
    float restitution = 0;
    float friction = 0;
    BodyMode mode = BodyMode::FollowsBone;

    friend bool operator==(const ModelBody &, const ModelBody &) = default;
};

/// A joint between two rigid bodies: read and listed.
struct ModelJoint
{
    QString name;
    QString englishName;
    quint8 type = 0;   ///< as stored: 0 spring; PMX 2.1: 1 six degrees, 2 point, 3 cone, 4 slider, 5 hinge
    qint32 bodyA = -1; ///< in Model::bodies, or -1
    qint32 bodyB = -1;
    Vec3f position;
    Vec3f rotation;
    Vec3f leastPosition;
    Vec3f mostPosition;
    Vec3f leastRotation;
    Vec3f mostRotation;
    Vec3f springPosition;
    Vec3f springRotation;

    friend bool operator==(const ModelJoint &, const ModelJoint &) = default;
};

/// A soft body (PMX 2.1): named and counted.
struct ModelSoftBody
{
    QString name;
    QString englishName;
    qint32 material = -1; ///< in Model::materials, or -1

    friend bool operator==(const ModelSoftBody &, const ModelSoftBody &) = default;
};

struct Model
{
    QString name;
    QString englishName;
    QString comment;
    QString englishComment;
    QList<ModelVertex> vertices;
    QList<SdefPoints> sdef;         ///< by vertex, upwards; one for each vertex that is Sdef
    int extraUvs = 0;               ///< additional UVs of a vertex, 0..4
    QList<Vec4f> extraUv;           ///< extraUvs for each vertex, one vertex after the other
    QList<quint32> indices;         ///< three for a triangle, clockwise seen from its front; all in vertices
    QStringList textures;           ///< paths beside the model, as stored but with '/' between folders
    QStringList toons;              ///< PMD only: its own ten toon names, else empty; materials know them
    QList<ModelMaterial> materials; ///< their index counts add up to at most indices.size()
    QList<ModelBone> bones;
    QList<ModelIk> iks; ///< in the order of the file
    QList<ModelMorph> morphs;
    QList<ModelFrame> frames;
    QList<ModelBody> bodies;
    QList<ModelJoint> joints;
    QList<ModelSoftBody> softBodies;

    friend bool operator==(const Model &, const Model &) = default;
};

} // namespace furitsuke
