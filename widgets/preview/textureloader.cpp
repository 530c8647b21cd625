// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/textureloader.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TextureLoader)
};

/// More than this in a row is no texture of a model.
constexpr int largestEdge = 16384;

} // namespace

TextureImage readTexture(const QString &file, int longestEdge)
{
    const QFileInfo info(file);
    if (!info.isFile())
        return {{}, Words::tr("There is no such file.")};
    QImageReader reader(file);
    const bool isTga = info.suffix().compare(QLatin1String("tga"), Qt::CaseInsensitive) == 0;
    reader.setAutoDetectImageFormat(true);
    reader.setDecideFormatFromContent(true);
    if (!reader.canRead()) {
        if (!isTga || !QImageReader::supportedImageFormats().contains("tga"))
            return {{}, Words::tr("There is no reader for this kind of picture.")};
        reader.setFormat("tga");
        reader.setDecideFormatFromContent(false);
    }
    const QSize size = reader.size();
    if (size.width() > largestEdge || size.height() > largestEdge)
        return {{},
                Words::tr("The picture is too large: %1 x %2 pixels.").arg(size.width()).arg(size.height())};
    // Those that can are made smaller while they are read.
    if (size.isValid() && std::max(size.width(), size.height()) > longestEdge &&
        reader.supportsOption(QImageIOHandler::ScaledSize))
        reader.setScaledSize(size.scaled(longestEdge, longestEdge, Qt::KeepAspectRatio).expandedTo({1, 1}));
    QImage image = reader.read();
    if (image.isNull())
        return {{}, Words::tr("The picture cannot be read: %1").arg(reader.errorString())};
    if (std::max(image.width(), image.height()) > longestEdge) {
        image = image.scaled(
            image.size().scaled(longestEdge, longestEdge, Qt::KeepAspectRatio).expandedTo({1, 1}),
            Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    }
    image.convertTo(QImage::Format_RGBA8888);
    return {image, {}};
}

TextureLoader::TextureLoader(QObject *parent)
    : QObject(parent)
{
    mPool.setMaxThreadCount(2);
}

TextureLoader::~TextureLoader()
{
    mPool.clear();
    mPool.waitForDone();
}

void TextureLoader::request(const QString &file, int longestEdge)
{
    {
        const QMutexLocker lock(&mMutex);
        ++mRunning;
    }
    mPool.start([this, file, longestEdge] {
        TextureImage result = readTexture(file, longestEdge);
        {
            const QMutexLocker lock(&mMutex);
            mFinished.insert(file, std::move(result));
            --mRunning;
        }
        Q_EMIT finished();
    });
}

QHash<QString, TextureImage> TextureLoader::takeFinished()
{
    const QMutexLocker lock(&mMutex);
    return std::exchange(mFinished, {});
}

bool TextureLoader::isBusy() const
{
    const QMutexLocker lock(&mMutex);
    return mRunning > 0 || !mFinished.isEmpty();
}

void TextureLoader::waitForAll()
{
    mPool.waitForDone();
}

} // namespace furitsuke
