// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/document/durablefile.h"
#include "widgets/preview/framesink.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <cmath>

namespace furitsuke {

namespace {

/// Pictures that wait in the pipe: the encoder is the slower one.
constexpr qint64 mostWaiting = 3;
constexpr qsizetype mostSaid = 64 * 1024;

QString number(double value)
{
    return QString::number(value, 'f', 6);
}

QStringList codec(const QString &ending)
{
    if (ending == QLatin1String("gif")) {
        // One palette for all pictures; each in 256 colours.
        return {QStringLiteral("-filter_complex"),
                QStringLiteral("[0:v]split[a][b];[a]palettegen[p];[b][p]paletteuse")};
    }
    if (ending == QLatin1String("webm")) {
        return {QStringLiteral("-c:v"),    QStringLiteral("libvpx-vp9"), QStringLiteral("-crf"),
                QStringLiteral("24"),      QStringLiteral("-b:v"),       QStringLiteral("0"),
                QStringLiteral("-row-mt"), QStringLiteral("1")};
    }
    return {QStringLiteral("-c:v"),      QStringLiteral("libx264"),   QStringLiteral("-crf"),
            QStringLiteral("18"),        QStringLiteral("-pix_fmt"),  QStringLiteral("yuv420p"),
            QStringLiteral("-movflags"), QStringLiteral("+faststart")};
}

} // namespace

QString Film::program()
{
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

QStringList Film::endings()
{
    return {QStringLiteral("mp4"), QStringLiteral("webm"), QStringLiteral("gif")};
}

QStringList Film::arguments(const QString &path, QSize size, double picturesPerSecond, int pictures,
                            const std::optional<FilmSound> &sound)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    QStringList words = {
        QStringLiteral("-hide_banner"), QStringLiteral("-loglevel"),
        QStringLiteral("error"),        QStringLiteral("-y"),
        QStringLiteral("-f"),           QStringLiteral("rawvideo"),
        QStringLiteral("-pix_fmt"),     QStringLiteral("rgb24"),
        QStringLiteral("-s"),           QStringLiteral("%1x%2").arg(size.width()).arg(size.height()),
        QStringLiteral("-r"),           number(picturesPerSecond),
        QStringLiteral("-i"),           QStringLiteral("-")};
    const bool heard = sound && ending != QLatin1String("gif");
    if (heard) {
        // Before it begins there is silence; what was over when the film begins is left out.
        words += {sound->seconds < 0 ? QStringLiteral("-ss") : QStringLiteral("-itsoffset"),
                  number(std::abs(sound->seconds)), QStringLiteral("-i"), sound->path};
    }
    words += codec(ending);
    if (heard) {
        words +=
            {QStringLiteral("-map"), QStringLiteral("0:v"), QStringLiteral("-map"), QStringLiteral("1:a?")};
    }
    words += {QStringLiteral("-t"), number(pictures / picturesPerSecond), path};
    return words;
}

Film::Film(const QString &program, const QString &path, double picturesPerSecond, int pictures,
           const std::optional<FilmSound> &sound, QObject *parent)
    : FrameSink(parent)
    , mProgram(program)
    , mPath(path)
    , mPicturesPerSecond(picturesPerSecond)
    , mPictures(pictures)
    , mSound(sound)
{
    // The program tells by the ending what to make.
    mPart = pathBeside(path) + u'.' + QFileInfo(path).suffix();
    connect(&mProcess, &QProcess::errorOccurred, this, &Film::failed);
    connect(&mProcess, &QProcess::finished, this, &Film::finished);
    connect(&mProcess, &QProcess::bytesWritten, this, [this] {
        if (!mOver && !mEnding && takesMore())
            Q_EMIT ready();
    });
    connect(&mProcess, &QProcess::readyReadStandardError, this,
            [this] { mSaid = (mSaid + mProcess.readAllStandardError()).right(mostSaid); });
}

Film::~Film()
{
    abandon();
}

QString Film::begin(QSize size)
{
    mPictureBytes = qint64(size.width()) * size.height() * 3;
    mProcess.setStandardOutputFile(QProcess::nullDevice());
    mProcess.start(mProgram, arguments(mPart, size, mPicturesPerSecond, mPictures, mSound));
    return {};
}

bool Film::takesMore() const
{
    return mProcess.bytesToWrite() < mostWaiting * mPictureBytes;
}

void Film::take(const QImage &picture)
{
    // Rows of a picture are padded to four bytes, those in the pipe are not.
    const QImage rgb = picture.convertToFormat(QImage::Format_RGB888);
    for (int row = 0; row < rgb.height() && !mOver; ++row)
        mProcess.write(reinterpret_cast<const char *>(rgb.constScanLine(row)), qint64(rgb.width()) * 3);
}

void Film::end()
{
    mEnding = true;
    mProcess.closeWriteChannel();
}

void Film::abandon()
{
    if (mOver)
        return;
    mOver = true;
    if (mProcess.state() != QProcess::NotRunning) {
        mProcess.kill();
        mProcess.waitForFinished();
    }
    QFile::remove(mPart);
}

QString Film::lastWords()
{
    mSaid += mProcess.readAllStandardError();
    const QString last = QString::fromLocal8Bit(mSaid).trimmed().section(u'\n', -1).trimmed();
    return last.isEmpty() ? tr("It gave no reason.") : last;
}

void Film::stop(const QString &fault)
{
    if (mOver)
        return;
    mOver = true;
    if (!fault.isEmpty())
        QFile::remove(mPart);
    Q_EMIT ended(fault);
}

void Film::failed(QProcess::ProcessError error)
{
    if (error == QProcess::FailedToStart)
        stop(tr("ffmpeg cannot be started: %1").arg(mProcess.errorString()));
    // A pipe that is closed at the other end: finished() says why.
}

void Film::finished(int code, QProcess::ExitStatus status)
{
    if (status != QProcess::NormalExit || code != 0 || !mEnding) {
        stop(tr("ffmpeg could not make the film: %1").arg(lastWords()));
        return;
    }
    const QString fault = replaceFile(mPart, mPath);
    stop(fault.isEmpty() ? QString()
                         : tr("“%1” cannot be written: %2").arg(QFileInfo(mPath).fileName(), fault));
}

} // namespace furitsuke
