// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/taskprogress.h"
#include "editor-core/rig/motionbinding.h"

#include <functional>

namespace furitsuke {

/// Looks at a pose: its place in the list of frames, and the solver that holds it.
using PoseVisitor = std::function<void(qsizetype place, const RigInput &input, const PoseSolver &solver)>;

/// Works out the pose at each of the frames, in several threads, each with a solver of its own, and shows it
/// to the visitor in the thread that made it; the order between threads is open. The progress may be null.
/// False where the task was cancelled: then not all were shown.
bool bakePoses(const MotionBinding &binding, const Motion &motion, std::span<const double> frames,
               const PoseVisitor &visit, TaskProgress *progress = nullptr,
               BeforeFirstKey policy = BeforeFirstKey::AsMmd);

/// Where all bones are at several frames.
struct BakedPoses
{
    bool complete = false; ///< not cancelled
    qsizetype boneCount = 0;
    std::vector<BoneWorld> worlds; ///< boneCount for each frame

    std::span<const BoneWorld> at(qsizetype place) const
    {
        return std::span(worlds).subspan(std::size_t(place * boneCount), std::size_t(boneCount));
    }
};

/// The poses of a model (names in cp932) at frames of a motion; 28 bytes for each bone and frame.
BakedPoses bakePoses(std::shared_ptr<const Model> model, const Motion &motion, std::span<const double> frames,
                     TaskProgress *progress = nullptr);

} // namespace furitsuke
