// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/framesink.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace furitsuke {

namespace {

constexpr int fewestDigits = 4;
constexpr int writers = 2;
/// Pictures that wait to be written: enough to keep the writers at work, few enough to need little memory.
constexpr int mostPending = 4;

QString writePicture(const QString &path, const QImage &picture)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !picture.save(&file, "PNG") || !file.commit())
        return file.errorString();
    return {};
}

} // namespace

PictureSequence::PictureSequence(const QString &path, int pictures, QObject *parent)
    : FrameSink(parent)
    , mDigits(std::max(fewestDigits, int(QString::number(std::max(0, pictures - 1)).size())))
{
    const QFileInfo file(path);
    mStem = file.path() + u'/' + file.completeBaseName() + u'_';
    mPool.setMaxThreadCount(writers);
}

PictureSequence::~PictureSequence()
{
    abandon();
    mPool.waitForDone();
}

QString PictureSequence::fileOf(int picture) const
{
    return mStem + QString::number(picture).rightJustified(mDigits, u'0') + QLatin1String(".png");
}

QString PictureSequence::begin(QSize)
{
    return {};
}

bool PictureSequence::takesMore() const
{
    return mPending < mostPending;
}

void PictureSequence::take(const QImage &picture)
{
    ++mPending;
    mPool.start([this, picture, path = fileOf(mTaken++)] {
        QString fault;
        if (!mAbandoned) {
            fault = writePicture(path, picture);
            if (fault.isEmpty())
                ++mWritten;
            else
                fault = tr("“%1” cannot be written: %2").arg(QFileInfo(path).fileName(), fault);
        }
        QMetaObject::invokeMethod(
            this, [this, fault] { written(fault); }, Qt::QueuedConnection);
    });
}

void PictureSequence::written(const QString &fault)
{
    --mPending;
    if (mAbandoned)
        return;
    if (mFault.isEmpty() && !fault.isEmpty()) {
        mFault = fault;
        mEnding = true;
    }
    if (mEnding)
        endWhenDone();
    else
        Q_EMIT ready();
}

void PictureSequence::end()
{
    mEnding = true;
    endWhenDone();
}

void PictureSequence::endWhenDone()
{
    if (mPending > 0)
        return;
    mAbandoned = true; // nothing more is said
    Q_EMIT ended(mFault);
}

void PictureSequence::abandon()
{
    mAbandoned = true;
}

} // namespace furitsuke
