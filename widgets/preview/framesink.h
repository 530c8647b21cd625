// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QProcess>
#include <QThreadPool>

#include <atomic>
#include <optional>

namespace furitsuke {

/// Where the pictures of an export go. Used by the thread of the windows; what takes long is done beside it.
class FrameSink : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Gets ready; a fault, translated, or nothing. Said once, before the first picture.
    virtual QString begin(QSize size) = 0;
    /// Whether another picture can be taken now; where not, ready() says when.
    virtual bool takesMore() const = 0;
    virtual void take(const QImage &picture) = 0;
    /// No more pictures come; ended() says what came of it.
    virtual void end() = 0;
    /// Stops at once; no signal comes any more. What is not whole is taken away.
    virtual void abandon() = 0;
    /// Pictures that are whole and stay there if it is abandoned now.
    virtual int kept() const = 0;

Q_SIGNALS:
    void ready();
    /// The last signal: a fault, translated, or nothing where all is written.
    void ended(const QString &fault);
};

/// Numbered PNG files: "name_0000.png", "name_0001.png" and so on for "name.png". Each one is whole or not
/// there.
class PictureSequence : public FrameSink
{
    Q_OBJECT

public:
    /// Digits: as many as the last one of so many pictures needs, four at least.
    PictureSequence(const QString &path, int pictures, QObject *parent = nullptr);
    ~PictureSequence() override;

    /// The file of a picture, from 0.
    QString fileOf(int picture) const;

    QString begin(QSize size) override;
    bool takesMore() const override;
    void take(const QImage &picture) override;
    void end() override;
    void abandon() override;
    int kept() const override { return mWritten; }

private:
    void written(const QString &fault);
    void endWhenDone();

    QString mStem;
    int mDigits = 0;
    int mTaken = 0;
    int mPending = 0;
    bool mEnding = false;
    QString mFault;
    std::atomic<int> mWritten = 0;
    std::atomic<bool> mAbandoned = false;
    QThreadPool mPool;
};

/// A sound that goes along with a film.
struct FilmSound
{
    QString path;
    double seconds = 0; ///< of the film at which the sound begins; below 0 the sound has begun before
};

/// A film, made by the program ffmpeg out of raw pictures. What kind it is follows from the file's ending:
/// mp4 (H.264), webm (VP9) or gif. The file is there when all of it is.
class Film : public FrameSink
{
    Q_OBJECT

public:
    /// The program on this machine; empty where it is not installed.
    static QString program();
    /// Endings of files that can be made.
    static QStringList endings();
    /// What the program is called with.
    static QStringList arguments(const QString &path, QSize size, double picturesPerSecond, int pictures,
                                 const std::optional<FilmSound> &sound);

    Film(const QString &program, const QString &path, double picturesPerSecond, int pictures,
         const std::optional<FilmSound> &sound, QObject *parent = nullptr);
    ~Film() override;

    QString begin(QSize size) override;
    bool takesMore() const override;
    void take(const QImage &picture) override;
    void end() override;
    void abandon() override;
    int kept() const override { return 0; }

private:
    void failed(QProcess::ProcessError error);
    void finished(int code, QProcess::ExitStatus status);
    void stop(const QString &fault);
    QString lastWords();

    QString mProgram;
    QString mPath;
    QString mPart; ///< the file while it is not whole
    double mPicturesPerSecond;
    int mPictures;
    std::optional<FilmSound> mSound;
    QProcess mProcess;
    qint64 mPictureBytes = 0;
    bool mOver = false;
    bool mEnding = false;
    QByteArray mSaid;
};

} // namespace furitsuke
