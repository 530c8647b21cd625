// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/audiosinkoutput.h"

#include "app/sound/audiofeeder.h"

#include <QCoreApplication>
#include <QMediaDevices>
#include <QThread>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::AudioSinkOutput)
};

} // namespace

AudioSinkOutput::AudioSinkOutput() = default;

AudioSinkOutput::~AudioSinkOutput()
{
    if (!mThread)
        return;
    QMetaObject::invokeMethod(mFeeder, &AudioFeeder::stop, Qt::BlockingQueuedConnection);
    mThread->quit();
    mThread->wait();
}

QString AudioSinkOutput::start(const std::shared_ptr<SoundStream> &stream)
{
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull())
        return Words::tr("No sound device was found; nothing is heard.");
    const std::optional<QAudioFormat> format = formatFor(device, stream->soundRate());
    if (!format)
        return Words::tr("The sound device takes no usual format; nothing is heard.");
    if (!mThread) {
        mThread = std::make_unique<QThread>();
        mThread->setObjectName(QStringLiteral("sound"));
        mFeeder = new AudioFeeder;
        mFeeder->moveToThread(mThread.get());
        QObject::connect(mThread.get(), &QThread::finished, mFeeder, &QObject::deleteLater);
        mThread->start(QThread::TimeCriticalPriority);
    }
    QString fault;
    QMetaObject::invokeMethod(
        mFeeder, [&] { fault = mFeeder->start(device, *format, stream, mVolume); },
        Qt::BlockingQueuedConnection);
    return fault;
}

void AudioSinkOutput::stop()
{
    if (mFeeder)
        QMetaObject::invokeMethod(mFeeder, &AudioFeeder::stop, Qt::QueuedConnection);
}

double AudioSinkOutput::buffered() const
{
    return mFeeder ? mFeeder->buffered() : 0;
}

void AudioSinkOutput::setVolume(double volume)
{
    mVolume = volume;
    if (mFeeder)
        QMetaObject::invokeMethod(
            mFeeder, [feeder = mFeeder, volume] { feeder->setVolume(volume); }, Qt::QueuedConnection);
}

} // namespace furitsuke
