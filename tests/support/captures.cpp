// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/captures.h"

#include "tests/support/smallmotions.h"

#include <cmath>
#include <numbers>
#include <random>

namespace furitsuke::test {

namespace {

/// A value that goes to and fro: slow swings are wide and quick ones small, as those of a body are.
class Swing
{
public:
    Swing(std::mt19937 &random, double width, double jitter)
        : mJitter(0, jitter)
    {
        std::uniform_real_distribution<double> anywhere(0, 1);
        for (Wave &wave : mWaves) {
            const double hertz = 0.1 * std::pow(15, anywhere(random));
            wave = {width * anywhere(random) * 0.3 / (0.2 + hertz), 2 * std::numbers::pi * hertz / 30,
                    2 * std::numbers::pi * anywhere(random)};
        }
    }

    double at(int frame, std::mt19937 &random)
    {
        double value = mJitter(random);
        for (const Wave &wave : mWaves)
            value += wave.width * std::sin(wave.speed * frame + wave.start);
        return value;
    }

private:
    struct Wave
    {
        double width;
        double speed;
        double start;
    };

    std::array<Wave, 3> mWaves;
    std::normal_distribution<double> mJitter;
};

Quatf turned(double x, double y, double z)
{
    const double degree = std::numbers::pi / 180;
    const double angle = std::sqrt(x * x + y * y + z * z) * degree;
    const double part = angle > 0 ? std::sin(angle / 2) * degree / angle : 0;
    return {float(x * part), float(y * part), float(z * part), float(std::cos(angle / 2))};
}

} // namespace

Motion captureMotion(const Capture &capture)
{
    std::mt19937 random(capture.seed);
    Motion motion;
    for (int b = 0; b < capture.bones; ++b) {
        const bool moves = b % capture.movingEvery == 0;
        std::array<Swing, 3> turn = {Swing(random, 40, capture.jitterDegrees),
                                     Swing(random, 25, capture.jitterDegrees),
                                     Swing(random, 15, capture.jitterDegrees)};
        std::array<Swing, 3> place = {Swing(random, 4, capture.jitterUnits),
                                      Swing(random, 1, capture.jitterUnits),
                                      Swing(random, 3, capture.jitterUnits)};
        KeyColumns<BoneKey> keys;
        keys.reserve(capture.frames);
        for (int frame = 0; frame < capture.frames; ++frame) {
            BoneKey key;
            key.frame = quint32(frame);
            key.order = quint32(frame);
            key.rotation =
                turned(turn[0].at(frame, random), turn[1].at(frame, random), turn[2].at(frame, random));
            if (moves) {
                key.position = {float(place[0].at(frame, random)), float(place[1].at(frame, random)),
                                float(place[2].at(frame, random))};
            }
            keys.append(key);
        }
        addBone(motion, std::move(keys));
    }
    return motion;
}

} // namespace furitsuke::test
