// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace furitsuke {

class SoundStream;

/// The device that is listened to. It pulls what it plays from a stream, in a thread of its own.
class SoundOutput
{
public:
    SoundOutput() = default;
    virtual ~SoundOutput() = default;
    Q_DISABLE_COPY_MOVE(SoundOutput)

    /// Tells the stream its rate and begins to pull from it. Gives why it cannot, translated; empty where it
    /// does. What was pulled before and is not heard yet is dropped.
    virtual QString start(const std::shared_ptr<SoundStream> &stream) = 0;
    /// Falls silent at once.
    virtual void stop() = 0;
    /// Seconds of what was pulled and is not heard yet.
    virtual double buffered() const = 0;
    /// 0 to 1, on a straight scale.
    virtual void setVolume(double volume) = 0;
};

} // namespace furitsuke
