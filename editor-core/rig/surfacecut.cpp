// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/surfacecut.h"

#include <map>

namespace furitsuke::shape {

namespace {

/// Cuts a surface along the line where a function is 0 and keeps what lies outside.
class Cutter
{
public:
    Cutter(Surface surface, const Opening &opening, const Settle &settle)
        : mSurface(std::move(surface))
        , mOpening(opening)
        , mSettle(settle)
    {
        for (const Point &p : mSurface.points)
            mOutside.push_back(mOpening.outside(p));
        // A corner that the line nearly meets is moved onto it: no slivers.
        for (const auto &t : mSurface.triangles) {
            for (int i = 0; i < 3; ++i)
                snap(t[i], t[(i + 1) % 3]);
        }
        std::vector<std::array<int, 3>> triangles;
        std::swap(triangles, mSurface.triangles);
        for (const auto &t : triangles)
            cut(t);
    }
    Surface take()
    {
        std::map<std::pair<int, int>, int> uses;
        for (const auto &t : mSurface.triangles) {
            for (int i = 0; i < 3; ++i) {
                const int a = t[i];
                const int b = t[(i + 1) % 3];
                if (mOutside[a] == 0 && mOutside[b] == 0)
                    ++uses[{std::min(a, b), std::max(a, b)}];
            }
        }
        // The wall has points of its own: it faces the hole.
        std::map<int, int> outerRow;
        const auto wallOf = [&](int at) {
            const auto [it, isNew] = outerRow.try_emplace(at, int(mSurface.points.size()));
            if (isNew) {
                const Point p = mSurface.points[at];
                for (const double in : {0.0, mOpening.depth}) {
                    mSurface.points.push_back(p + Point{0, 0, in});
                    mSurface.normals.push_back({0, 0, 0});
                }
            }
            return it->second;
        };
        const size_t count = mSurface.triangles.size();
        for (size_t n = 0; n < count; ++n) {
            const std::array<int, 3> t = mSurface.triangles[n];
            for (int i = 0; i < 3; ++i) {
                const int a = t[i];
                const int b = t[(i + 1) % 3];
                const auto use = uses.find({std::min(a, b), std::max(a, b)});
                if (use == uses.end() || use->second != 1 || !mOpening.wallAt(mSurface.points[a]))
                    continue;
                const int outerA = wallOf(a);
                const int outerB = wallOf(b);
                mSurface.triangles.push_back({outerB, outerA, outerA + 1});
                mSurface.triangles.push_back({outerB, outerA + 1, outerB + 1});
                const Point facing = cross(mSurface.points[a] - mSurface.points[b], Point{0, 0, 1});
                for (const int at : {outerA, outerA + 1, outerB, outerB + 1})
                    mSurface.normals[at] = mSurface.normals[at] + facing;
            }
        }
        for (const auto &[at, outer] : outerRow) {
            for (const int place : {outer, outer + 1})
                mSurface.normals[place] = normalised(mSurface.normals[place]);
        }
        return dropUnused();
    }

private:
    void snap(int a, int b)
    {
        for (const auto &[from, to] : {std::pair(a, b), std::pair(b, a)}) {
            if (mOutside[from] * mOutside[to] >= 0)
                continue;
            if (mSurface.points[from].x == 0 && mSurface.points[to].x != 0)
                continue; // the middle stays where the other half joins
            const double share = crossingShare(from, to);
            if (share < 0.2) {
                mSurface.points[from] = mSettle(mixed(mSurface.points[from], mSurface.points[to], share));
                mOutside[from] = 0;
            }
        }
    }
    /// Where on the way from one corner to another the line is, to a thousandth.
    double crossingShare(int a, int b) const
    {
        double before = 0;
        double after = 1;
        for (int turn = 0; turn < 10; ++turn) {
            const double middle = (before + after) / 2;
            const double there = mOpening.outside(mixed(mSurface.points[a], mSurface.points[b], middle));
            ((there < 0) == (mOutside[a] < 0) ? before : after) = middle;
        }
        return (before + after) / 2;
    }
    void cut(const std::array<int, 3> &t)
    {
        std::vector<int> ring;
        for (int i = 0; i < 3; ++i) {
            const int a = t[i];
            const int b = t[(i + 1) % 3];
            if (mOutside[a] >= 0)
                ring.push_back(a);
            if (mOutside[a] * mOutside[b] < 0)
                ring.push_back(crossing(a, b));
        }
        const bool anyOutside = mOutside[t[0]] > 0 || mOutside[t[1]] > 0 || mOutside[t[2]] > 0;
        if (!anyOutside)
            return;
        for (size_t i = 2; i < ring.size(); ++i)
            mSurface.triangles.push_back({ring[0], ring[i - 1], ring[i]});
    }
    int crossing(int a, int b)
    {
        const auto [it, isNew] =
            mCrossings.try_emplace({std::min(a, b), std::max(a, b)}, int(mSurface.points.size()));
        if (isNew) {
            const double share = crossingShare(a, b);
            mSurface.points.push_back(mSettle(mixed(mSurface.points[a], mSurface.points[b], share)));
            mSurface.normals.push_back(normalised(mixed(mSurface.normals[a], mSurface.normals[b], share)));
            mOutside.push_back(0);
        }
        return it->second;
    }
    Surface dropUnused() const
    {
        Surface result;
        std::vector<int> place(mSurface.points.size(), -1);
        for (const auto &t : mSurface.triangles) {
            std::array<int, 3> moved = {};
            for (int i = 0; i < 3; ++i) {
                int &at = place[t[i]];
                if (at < 0) {
                    at = int(result.points.size());
                    result.points.push_back(mSurface.points[t[i]]);
                    result.normals.push_back(mSurface.normals[t[i]]);
                }
                moved[i] = at;
            }
            result.triangles.push_back(moved);
        }
        return result;
    }

    Surface mSurface;
    const Opening &mOpening;
    const Settle &mSettle;
    std::vector<double> mOutside;
    std::map<std::pair<int, int>, int> mCrossings;
};

} // namespace

Surface refined(Surface surface, const std::function<bool(const Point &)> &isFine, const Settle &settle)
{
    std::vector<bool> fine;
    for (const Point &p : surface.points)
        fine.push_back(isFine(p));
    std::map<std::pair<int, int>, int> middles;
    const auto middle = [&](int a, int b) {
        if (!fine[a] || !fine[b])
            return -1;
        const auto [it, isNew] =
            middles.try_emplace({std::min(a, b), std::max(a, b)}, int(surface.points.size()));
        if (isNew) {
            const Point p = mixed(surface.points[a], surface.points[b], 0.5);
            surface.points.push_back(settle(p));
            surface.normals.push_back(normalised(surface.normals[a] + surface.normals[b]));
        }
        return it->second;
    };
    std::vector<std::array<int, 3>> triangles;
    for (const std::array<int, 3> &t : surface.triangles) {
        int m[3];
        int split = 0;
        for (int i = 0; i < 3; ++i) {
            m[i] = middle(t[i], t[(i + 1) % 3]);
            split += m[i] >= 0 ? 1 : 0;
        }
        if (split == 3) {
            triangles.insert(
                triangles.end(),
                {{t[0], m[0], m[2]}, {m[0], t[1], m[1]}, {m[2], m[1], t[2]}, {m[0], m[1], m[2]}});
        } else if (split == 1) {
            // Two of three corners fulfil it: their edge is halved.
            const int i = m[0] >= 0 ? 0 : m[1] >= 0 ? 1 : 2;
            const int opposite = t[(i + 2) % 3];
            triangles.push_back({t[i], m[i], opposite});
            triangles.push_back({m[i], t[(i + 1) % 3], opposite});
        } else {
            triangles.push_back(t);
        }
    }
    surface.triangles = std::move(triangles);
    return surface;
}

Surface cutOpen(Surface surface, const Opening &opening, const Settle &settle)
{
    return Cutter(std::move(surface), opening, settle).take();
}

} // namespace furitsuke::shape
