// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/texturestore.h"

#include "editor-core/rig/model.h"
#include "editor-core/rig/modeltextures.h"
#include "widgets/preview/toonramps.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace furitsuke {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::TextureLoader)
};

/// However many textures a model has, together they take half a gigabyte at most, but for what is tiny.
int longestEdgeFor(qsizetype textures)
{
    int edge = 2048;
    for (qsizetype many = 32; textures > many && edge > 16; many *= 4)
        edge /= 2;
    return edge;
}

} // namespace

TextureStore::TextureStore(QOpenGLFunctions_3_3_Core &gl)
    : mGl(gl)
{
    for (size_t i = 0; i < mRamps.size(); ++i)
        mRamps[i] = upload(sharedToonRamp(int(i)), Use::Toon);
}

TextureStore::~TextureStore()
{
    for (const Entry &entry : std::as_const(mEntries))
        mGl.glDeleteTextures(1, &entry.name);
    mGl.glDeleteTextures(GLsizei(mRamps.size()), mRamps.data());
}

void TextureStore::takeLoaded()
{
    const QHash<QString, TextureImage> loaded = mLoader.takeFinished();
    for (auto it = loaded.cbegin(); it != loaded.cend(); ++it) {
        for (const QString &key : mWaiting.take(it.key())) {
            const auto entry = mEntries.find(key);
            if (entry == mEntries.end())
                continue;
            entry->fault = it->fault;
            if (!it->image.isNull())
                entry->name = upload(it->image, entry->use);
        }
    }
}

std::vector<TextureStore::Maps> TextureStore::mapsOf(const Model &model, const QString &folder)
{
    QSet<qint32> used;
    for (const ModelMaterial &material : model.materials)
        used << material.texture << material.sphereTexture;
    const int edge = longestEdgeFor(used.size());
    const auto texture = [&](qint32 index, Use use) {
        return index < 0 ? 0 : find(folder, model.textures.at(index), use, edge);
    };
    std::vector<Maps> result;
    result.reserve(size_t(model.materials.size()));
    for (const ModelMaterial &material : model.materials) {
        Maps maps;
        maps.texture = texture(material.texture, Use::Plain);
        // A second texture has coordinates of its own; a sphere map ends at its rim.
        maps.sphere = texture(material.sphereTexture,
                              material.sphereMode == SphereMode::SubTexture ? Use::Plain : Use::Sphere);
        if (!material.sharedToon) {
            maps.toon = texture(material.toon, Use::Toon);
        } else if (material.toon >= 0 && size_t(material.toon) < mRamps.size()) {
            maps.toon = mRamps[size_t(material.toon)];
        }
        result.push_back(maps);
    }
    return result;
}

GLuint TextureStore::find(const QString &folder, const QString &path, Use use, int longestEdge)
{
    if (folder.isEmpty() || path.isEmpty())
        return 0;
    const QString key = QStringLiteral("%1\n%2\n%3").arg(folder, path).arg(int(use));
    const auto known = mEntries.find(key);
    if (known != mEntries.end()) {
        known->used = true;
        return known->name;
    }
    Entry entry;
    entry.path = path;
    entry.use = use;
    const QString file = findTextureFile(folder, path);
    if (file.isEmpty()) {
        entry.fault = Words::tr("There is no such file.");
    } else {
        QStringList &waiting = mWaiting[file];
        if (waiting.isEmpty())
            mLoader.request(file, longestEdge);
        waiting.append(key);
    }
    mEntries.insert(key, entry);
    return 0;
}

GLuint TextureStore::upload(const QImage &image, Use use)
{
    GLuint name = 0;
    mGl.glGenTextures(1, &name);
    mGl.glBindTexture(GL_TEXTURE_2D, name);
    mGl.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    mGl.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width(), image.height(), 0, GL_RGBA, GL_UNSIGNED_BYTE,
                     image.constBits());
    const bool plain = use == Use::Plain;
    const GLint wrap = plain ? GL_REPEAT : GL_CLAMP_TO_EDGE;
    mGl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
    mGl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
    mGl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    mGl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, plain ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR);
    if (plain)
        mGl.glGenerateMipmap(GL_TEXTURE_2D);
    mGl.glBindTexture(GL_TEXTURE_2D, 0);
    return name;
}

void TextureStore::mark()
{
    for (Entry &entry : mEntries)
        entry.used = false;
}

void TextureStore::sweep()
{
    for (auto it = mEntries.begin(); it != mEntries.end();) {
        if (it->used) {
            ++it;
            continue;
        }
        mGl.glDeleteTextures(1, &it->name);
        it = mEntries.erase(it);
    }
}

QStringList TextureStore::notes() const
{
    QStringList notes;
    for (const Entry &entry : mEntries) {
        if (entry.used && !entry.fault.isEmpty())
            notes.append(Words::tr("Texture “%1”: %2").arg(entry.path, entry.fault));
    }
    notes.sort();
    notes.removeDuplicates();
    return notes;
}

} // namespace furitsuke
