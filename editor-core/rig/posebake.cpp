// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/rig/posebake.h"

#include "editor-core/motion/parallel.h"

#include <algorithm>

namespace furitsuke {

bool bakePoses(const MotionBinding &binding, const Motion &motion, std::span<const double> frames,
               const PoseVisitor &visit, TaskProgress *progress, BeforeFirstKey policy)
{
    const qint64 count = qint64(frames.size());
    // A pose takes about as long as its bones; a thread is worth some hundred of them.
    const qint64 bones = std::max(qsizetype(1), binding.model()->bones.size());
    const int parts = parallelParts(count * bones, 1 << 14, std::max(qint64(1), count));
    WorkMeter meter(progress, count);
    inParallel(parts, [&](int part) {
        PoseSolver solver(binding.model());
        RigInput input;
        for (qint64 i = count * part / parts; i < count * (part + 1) / parts; ++i) {
            if (meter.isCancelled())
                return;
            binding.fill(motion, frames[std::size_t(i)], input, policy);
            solver.solve(input);
            visit(qsizetype(i), input, solver);
            meter.advance();
        }
    });
    return !meter.isCancelled();
}

BakedPoses bakePoses(std::shared_ptr<const Model> model, const Motion &motion, std::span<const double> frames,
                     TaskProgress *progress)
{
    BakedPoses result;
    result.boneCount = model->bones.size();
    result.worlds.resize(std::size_t(result.boneCount) * frames.size());
    MotionBinding binding(std::move(model));
    binding.bind(motion);
    result.complete = bakePoses(
        binding, motion, frames,
        [&result](qsizetype place, const RigInput &, const PoseSolver &solver) {
            std::copy(solver.bones().begin(), solver.bones().end(),
                      result.worlds.begin() + place * result.boneCount);
        },
        progress);
    return result;
}

} // namespace furitsuke
