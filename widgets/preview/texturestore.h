// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/preview/textureloader.h"

#include <QOpenGLFunctions_3_3_Core>

#include <array>
#include <vector>

namespace furitsuke {

struct Model;

/// Textures of models on the graphics card. Used with the context current, but for what it loads.
class TextureStore
{
public:
    /// A material's textures as names for OpenGL; 0 for what is not there, or not yet.
    struct Maps
    {
        GLuint texture = 0;
        GLuint sphere = 0;
        GLuint toon = 0;
    };

    explicit TextureStore(QOpenGLFunctions_3_3_Core &gl);
    ~TextureStore();
    TextureStore(const TextureStore &) = delete;
    TextureStore &operator=(const TextureStore &) = delete;

    TextureLoader &loader() { return mLoader; }
    /// Puts what was read meanwhile onto the card.
    void takeLoaded();
    /// The textures of each material of a model, which are asked for the first time.
    std::vector<Maps> mapsOf(const Model &model, const QString &folder);
    /// Forgets which textures are in use; those that mapsOf() does not ask for until sweep() go.
    void mark();
    void sweep();
    QStringList notes() const;

private:
    enum class Use { Plain, Sphere, Toon };
    struct Entry
    {
        GLuint name = 0;
        QString path;  ///< as the model has it
        QString fault; ///< why there is none
        Use use = Use::Plain;
        bool used = true;
    };

    GLuint find(const QString &folder, const QString &path, Use use, int longestEdge);
    GLuint upload(const QImage &image, Use use);

    QOpenGLFunctions_3_3_Core &mGl;
    TextureLoader mLoader;
    QHash<QString, Entry> mEntries;       ///< by folder and path as the model has them, and use
    QHash<QString, QStringList> mWaiting; ///< by file: keys of entries
    std::array<GLuint, 10> mRamps = {};
};

} // namespace furitsuke
