// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QMutex>
#include <QObject>
#include <QThreadPool>

namespace furitsuke {

/// A picture, or why there is none.
struct TextureImage
{
    QImage image; ///< RGBA8888
    QString fault;
};

/// Reads a picture, made smaller where an edge is longer than allowed. What it is, is known by its content;
/// for TGA, which cannot be known so, by its name. Hostile sizes are refused before memory is taken.
TextureImage readTexture(const QString &file, int longestEdge);

/// Reads textures in the background.
class TextureLoader : public QObject
{
    Q_OBJECT

public:
    explicit TextureLoader(QObject *parent = nullptr);
    /// Waits for the picture that is being read.
    ~TextureLoader() override;

    /// Asks for a file, which need not be there.
    void request(const QString &file, int longestEdge);
    /// What was read since the last call, by file.
    QHash<QString, TextureImage> takeFinished();
    bool isBusy() const;
    /// Waits until all that was asked for is read.
    void waitForAll();

Q_SIGNALS:
    /// Something can be taken. Comes from another thread.
    void finished();

private:
    mutable QMutex mMutex;
    QHash<QString, TextureImage> mFinished;
    int mRunning = 0;
    QThreadPool mPool;
};

} // namespace furitsuke
