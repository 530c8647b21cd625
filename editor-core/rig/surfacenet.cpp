// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/surfacenet.h"

namespace furitsuke::shape {

namespace {

/// The values of the sculpture at the corners of the cells, as far as the surface is near.
class Field
{
public:
    Field(const Sculpture &sculpture, const Cells &cells, bool half)
        : mSculpture(sculpture)
        , mSize(cells.size)
        , mOrigin(cells.least)
    {
        if (half)
            mOrigin.x = -cells.size / 2; // the first column of cells has the plane X = 0 in its middle
        const Point span = cells.most - mOrigin;
        mCount = {int(std::ceil(span.x / mSize)) + 1, int(std::ceil(span.y / mSize)) + 1,
                  int(std::ceil(span.z / mSize)) + 1};
        mValues.assign(size_t(mCount[0]) * mCount[1] * mCount[2], unknown);
        fill();
    }

    const std::array<int, 3> &count() const { return mCount; }
    double size() const { return mSize; }
    size_t place(const std::array<int, 3> &at) const
    {
        return (size_t(at[2]) * mCount[1] + at[1]) * mCount[0] + at[0];
    }
    bool isKnown(const std::array<int, 3> &at) const { return mValues[place(at)] < unknown; }
    double value(const std::array<int, 3> &at) const { return mValues[place(at)]; }
    Point point(const std::array<int, 3> &at) const
    {
        return mOrigin + Point{at[0] * mSize, at[1] * mSize, at[2] * mSize};
    }

private:
    static constexpr double unknown = 1e6;
    static constexpr int blockCells = 4;

    void fill()
    {
        // Most of the box is empty or solid: only blocks of cells that the surface may pass are looked at.
        const double half = blockCells * mSize / 2;
        for (int z = 0; z < mCount[2]; z += blockCells) {
            for (int y = 0; y < mCount[1]; y += blockCells) {
                for (int x = 0; x < mCount[0]; x += blockCells) {
                    const Point middle = point({x, y, z}) + Point{half, half, half};
                    if (std::abs(mSculpture.distance(middle)) < 1.3 * 1.74 * half)
                        fillBlock({x, y, z});
                }
            }
        }
    }
    void fillBlock(const std::array<int, 3> &first)
    {
        std::array<int, 3> at = {};
        for (at[2] = first[2]; at[2] <= std::min(first[2] + blockCells, mCount[2] - 1); ++at[2]) {
            for (at[1] = first[1]; at[1] <= std::min(first[1] + blockCells, mCount[1] - 1); ++at[1]) {
                for (at[0] = first[0]; at[0] <= std::min(first[0] + blockCells, mCount[0] - 1); ++at[0]) {
                    double &value = mValues[place(at)];
                    if (value >= unknown)
                        value = mSculpture.distance(point(at));
                }
            }
        }
    }

    const Sculpture &mSculpture;
    double mSize;
    Point mOrigin;
    std::array<int, 3> mCount;
    std::vector<double> mValues;
};

std::array<int, 3> moved(std::array<int, 3> at, int axis, int by)
{
    at[axis] += by;
    return at;
}

std::array<int, 3> corner(const std::array<int, 3> &cell, int number)
{
    return {cell[0] + (number & 1), cell[1] + (number >> 1 & 1), cell[2] + (number >> 2 & 1)};
}

class Net
{
public:
    Net(const Sculpture &sculpture, const Cells &cells, bool half)
        : mSculpture(sculpture)
        , mField(sculpture, cells, half)
        , mHalf(half)
        , mPointOf(size_t(mField.count()[0]) * mField.count()[1] * mField.count()[2], -1)
    {
        eachCell([this](const std::array<int, 3> &cell) { addPoint(cell); });
        eachCell([this](const std::array<int, 3> &cell) {
            for (int axis = 0; axis < 3; ++axis)
                addFace(cell, axis);
        });
    }
    Surface take()
    {
        weld();
        straightenNormals();
        return std::move(mSurface);
    }

private:
    template <typename Visit>
    void eachCell(Visit visit)
    {
        const std::array<int, 3> &count = mField.count();
        for (int z = 0; z + 1 < count[2]; ++z) {
            for (int y = 0; y + 1 < count[1]; ++y) {
                for (int x = 0; x + 1 < count[0]; ++x)
                    visit({x, y, z});
            }
        }
    }

    void addPoint(const std::array<int, 3> &cell)
    {
        Point sum;
        int crossings = 0;
        for (int number = 0; number < 8; ++number) {
            const std::array<int, 3> from = corner(cell, number);
            if (!mField.isKnown(from))
                return;
            for (int axis = 0; axis < 3; ++axis) {
                if (number >> axis & 1)
                    continue;
                const std::array<int, 3> to = moved(from, axis, 1);
                if (!mField.isKnown(to))
                    return;
                const double a = mField.value(from);
                const double b = mField.value(to);
                if ((a < 0) == (b < 0))
                    continue;
                sum = sum + mixed(mField.point(from), mField.point(to), a / (a - b));
                ++crossings;
            }
        }
        if (crossings == 0)
            return;
        const Point middle = (1.0 / crossings) * sum;
        Point place = mSculpture.onSurface(middle);
        if (length(place - middle) > 0.35 * mField.size())
            place = middle; // at a sharp edge it would leave its cube, and the net fold
        Point normal = mSculpture.normal(place);
        if (mHalf && cell[0] == 0) {
            place.x = 0;
            normal.x = 0;
            normal = normalised(normal);
        }
        mPointOf[mField.place(cell)] = int(mSurface.points.size());
        mSurface.points.push_back(place);
        mSurface.normals.push_back(normal);
    }

    /// The face across the edge that runs from the cell's first corner along the axis, between the four cells
    /// around it.
    void addFace(const std::array<int, 3> &cell, int axis)
    {
        const int second = (axis + 1) % 3;
        const int third = (axis + 2) % 3;
        if (cell[second] == 0 || cell[third] == 0)
            return;
        const std::array<int, 3> end = moved(cell, axis, 1);
        if (!mField.isKnown(cell) || !mField.isKnown(end))
            return;
        const bool inside = mField.value(cell) < 0;
        if (inside == (mField.value(end) < 0))
            return;
        const std::array<int, 3> back = moved(cell, second, -1);
        std::array<int, 4> ring = {mPointOf[mField.place(cell)], mPointOf[mField.place(back)],
                                   mPointOf[mField.place(moved(back, third, -1))],
                                   mPointOf[mField.place(moved(cell, third, -1))]};
        if (std::ranges::min(ring) < 0)
            return;
        if (!inside)
            std::swap(ring[1], ring[3]);
        const double across = length(mSurface.points[ring[0]] - mSurface.points[ring[2]]);
        const double along = length(mSurface.points[ring[1]] - mSurface.points[ring[3]]);
        if (across <= along) {
            addTriangle(ring[0], ring[1], ring[2]);
            addTriangle(ring[0], ring[2], ring[3]);
        } else {
            addTriangle(ring[0], ring[1], ring[3]);
            addTriangle(ring[1], ring[2], ring[3]);
        }
    }
    /// Corners of a triangle that all but coincide become one: the triangle would lie across the surface.
    void weld()
    {
        std::vector<int> other(mSurface.points.size());
        for (size_t i = 0; i < other.size(); ++i)
            other[i] = int(i);
        for (const std::array<int, 3> &t : mSurface.triangles) {
            for (int i = 0; i < 3; ++i) {
                const int a = other[t[i]];
                const int b = other[t[(i + 1) % 3]];
                if (a == b || length(mSurface.points[a] - mSurface.points[b]) > 0.12 * mField.size())
                    continue;
                // What is on the plane between two halves stays.
                if (mSurface.points[a].x == 0)
                    other[t[(i + 1) % 3]] = a;
                else
                    other[t[i]] = b;
            }
        }
        for (int &o : other) {
            while (other[o] != o)
                o = other[o];
        }
        std::vector<std::array<int, 3>> kept;
        for (const std::array<int, 3> &t : mSurface.triangles) {
            const std::array<int, 3> moved = {other[t[0]], other[t[1]], other[t[2]]};
            if (moved[0] != moved[1] && moved[1] != moved[2] && moved[2] != moved[0])
                kept.push_back(moved);
        }
        mSurface.triangles = std::move(kept);
        std::vector<int> place(mSurface.points.size(), -1);
        Surface used;
        for (std::array<int, 3> &t : mSurface.triangles) {
            for (int &at : t) {
                if (place[at] < 0) {
                    place[at] = int(used.points.size());
                    used.points.push_back(mSurface.points[at]);
                    used.normals.push_back(mSurface.normals[at]);
                }
                at = place[at];
            }
        }
        used.triangles = std::move(mSurface.triangles);
        mSurface = std::move(used);
    }
    /// At a sharp edge the sculpture's slope belongs to one side or the other; the triangles' own is between.
    void straightenNormals()
    {
        std::vector<Point> facing(mSurface.points.size());
        for (const auto &[a, b, c] : mSurface.triangles) {
            const Point across =
                cross(mSurface.points[b] - mSurface.points[a], mSurface.points[c] - mSurface.points[a]);
            for (const int at : {a, b, c})
                facing[at] = facing[at] + across;
        }
        for (size_t i = 0; i < facing.size(); ++i) {
            Point normal = facing[i];
            if (mHalf && mSurface.points[i].x == 0)
                normal.x = 0;
            const double size = length(normal);
            if (size > 1e-9 && dot(normal, mSurface.normals[i]) < 0.85 * size)
                mSurface.normals[i] = (1 / size) * normal;
        }
    }
    void addTriangle(int a, int b, int c)
    {
        const std::vector<Point> &points = mSurface.points;
        if (length(cross(points[b] - points[a], points[c] - points[a])) > 1e-7)
            mSurface.triangles.push_back({a, b, c});
    }

    const Sculpture &mSculpture;
    Field mField;
    bool mHalf;
    std::vector<int> mPointOf; ///< by cell; -1 where the surface does not pass
    Surface mSurface;
};

} // namespace

Surface surfaceOf(const Sculpture &sculpture, const Cells &cells)
{
    return Net(sculpture, cells, false).take();
}

Surface halfSurfaceOf(const Sculpture &sculpture, const Cells &cells)
{
    return Net(sculpture, cells, true).take();
}

Surface joinedWithMirror(const Surface &half)
{
    Surface surface = half;
    const int count = int(surface.points.size());
    std::vector<int> other(count);
    for (int i = 0; i < count; ++i) {
        other[i] = i;
        if (surface.points[i].x != 0) {
            other[i] = int(surface.points.size());
            surface.points.push_back(mirrored(surface.points[i]));
            surface.normals.push_back(mirrored(surface.normals[i]));
        }
    }
    const size_t triangles = surface.triangles.size();
    for (size_t i = 0; i < triangles; ++i) {
        const std::array<int, 3> t = surface.triangles[i];
        surface.triangles.push_back({other[t[0]], other[t[2]], other[t[1]]});
    }
    return surface;
}

Surface mirrored(const Surface &surface)
{
    Surface result = surface;
    for (Point &point : result.points)
        point = mirrored(point);
    for (Point &normal : result.normals)
        normal = mirrored(normal);
    for (std::array<int, 3> &triangle : result.triangles)
        std::swap(triangle[1], triangle[2]);
    return result;
}

} // namespace furitsuke::shape
