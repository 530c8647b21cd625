// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/rig/testrigparts.h"

#include <functional>

/// The test rig's face. Every part of it knows where its vertices are for any expression; a morph is the way
/// from the face at rest to an expression.
namespace furitsuke::testrig {

using shape::Surface;

enum class LidCurve { Open, Blink, Smile, Flat, Half };

struct EyeShape
{
    LidCurve lids = LidCurve::Open;
    double wide = 0;      ///< how far the lids open beyond rest, units
    double iris = 1;      ///< size of iris, pupil and highlight
    bool crossed = false; ///< the strokes of はぅ stand in the eye's place
};

/// A mouth's outline, from its middle. Heights are those of the lips' edges above and below it.
struct MouthShape
{
    double width = 0.16; ///< half of it
    double top = 0.006;
    double bottom = 0.006;
    double lift = 0.03;   ///< the corners, above the middle
    double wave = 0;      ///< ω: how deep
    double roundness = 2; ///< 1: edges run straight to the corners; 2: oval; more: boxy
    double topRoundness = 2;
    double teeth = 0; ///< how much of the opening the upper teeth fill, 0..1
};

/// A brow's height above rest: inner end, middle, outer end.
struct BrowShape
{
    double inner = 0;
    double middle = 0;
    double outer = 0;
};

struct Expression
{
    EyeShape left;
    EyeShape right;
    MouthShape mouth;
    BrowShape brows;
};

/// How far forward the skin of the bare face is.
class FaceMap
{
public:
    FaceMap();
    /// Z of the skin at X, Y; within the face.
    double z(double x, double y) const;
    /// The place on the skin, so much before it.
    Point on(double x, double y, double before) const { return {x, y, z(x, y) - before}; }

private:
    static constexpr int columns = 52;
    static constexpr int rows = 64;
    static constexpr double step = 0.055;
    static constexpr double lowest = 16.4;
    std::vector<double> mHeights;
};
const FaceMap &faceMap();

/// What a part of the face looks at; others leave it where it is.
enum FaceUse { UsesEyes = 1, UsesMouth = 2, UsesBrows = 4 };

/// Vertices that expressions move.
struct FacePart
{
    int uses = 0; ///< of FaceUse
    int first = 0;
    int count = 0;
    /// Where the n-th of them is.
    std::function<Point(int n, const Expression &)> place;
};

/// Where the lids' edge carries a place of the skin; for the eye at its side.
Point withLids(const Point &place, const Expression &expression);
/// How far outside the eye's opening a place is: 0 on its edge, below 0 inside.
double outsideEye(const Point &place);

/// Where the lips carry a place of the skin that was made for the mouth half open.
Point withMouth(const Point &place, const Expression &expression);
double outsideMouth(const Point &place);

std::vector<FacePart> addSkin(Model &model, const Weights &weights);
std::vector<FacePart> addEyes(Model &model, const Weights &weights);
std::vector<FacePart> addMouth(Model &model, const Weights &weights);
std::vector<FacePart> addBrows(Model &model, const Weights &weights);
/// Cheeks and tears, which are there only while a morph shows them.
void addBlush(Model &model, const Weights &weights);

void addMorphs(Model &model, const std::vector<FacePart> &parts);

/// A material that light does not change.
ModelMaterial flatMaterial(const char16_t *name, const char *englishName, const Vec3f &colour);

/// Adds a part with its points at rest, all lit as if they faced the viewer.
FacePart addPart(shape::MeshBuilder &mesh, FaceUse use, const shape::Weigher &weigher, int count,
                 const std::vector<std::array<int, 3>> &triangles,
                 const std::function<Point(int, const Expression &)> &place);

/// The triangles of rows of points, each row of so many; closed: each row is a ring. Seen from their front,
/// with the rows running up, each row runs to the left.
std::vector<std::array<int, 3>> gridTriangles(int rows, int perRow, bool closed);

} // namespace furitsuke::testrig
