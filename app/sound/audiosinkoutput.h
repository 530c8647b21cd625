// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/sound/soundoutput.h"

#include <memory>

class QThread;

namespace furitsuke {

class AudioFeeder;

/// The system's usual sound device. It is fed in a thread of its own, so that what takes long in the window
/// leaves no gaps in the sound. Nothing is asked of the system before something is to be heard.
class AudioSinkOutput : public SoundOutput
{
public:
    AudioSinkOutput();
    ~AudioSinkOutput() override;

    QString start(const std::shared_ptr<SoundStream> &stream) override;
    void stop() override;
    double buffered() const override;
    void setVolume(double volume) override;

private:
    std::unique_ptr<QThread> mThread;
    AudioFeeder *mFeeder = nullptr; ///< lives in the thread
    double mVolume = 1;
};

} // namespace furitsuke
