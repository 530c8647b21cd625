// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsontree.h"

namespace furitsuke::json {

void Tree::clear()
{
    mNodes.clear();
    mText.clear();
    mName = {};
    mOpen = none;
    mDepth = 0;
}

View Tree::root() const
{
    return View(this, 0);
}

Tree::Text Tree::keep(std::string_view text)
{
    const Text part = {mText.size(), text.size()};
    mText.append(text);
    return part;
}

bool Tree::append(const Scalar &scalar)
{
    if (mNodes.size() >= maximalNodes)
        return false;
    Node node;
    node.kind = scalar.kind;
    node.real = scalar.real;
    node.number = scalar.number;
    node.text = keep(scalar.text);
    node.name = mName;
    node.parent = mOpen;
    mNodes.push_back(node);
    mName = {};
    return true;
}

bool Tree::begin(Kind kind)
{
    if (++mDepth > maximalDepth)
        return false;
    if (!append({kind, 0, 0, {}}))
        return false;
    mOpen = mNodes.size() - 1;
    return true;
}

void Tree::end()
{
    --mDepth;
    Node &node = mNodes[mOpen];
    node.end = mNodes.size();
    mOpen = node.parent;
}

bool Tree::member(std::string_view name)
{
    int count = 0;
    for (std::size_t i = mOpen + 1; i < mNodes.size(); i = mNodes[i].end) {
        if (++count >= maximalMembers || text(mNodes[i].name) == name)
            return false;
    }
    mName = keep(name);
    return true;
}

bool Tree::value(const Scalar &scalar)
{
    if (!append(scalar))
        return false;
    mNodes.back().end = mNodes.size();
    return true;
}

qsizetype View::count() const
{
    qsizetype result = 0;
    forEach([&result](View) { ++result; });
    return result;
}

View View::member(std::string_view name) const
{
    View found;
    forEach([&](View part) {
        if (part.name() == name)
            found = part;
    });
    return found;
}

QString View::path() const
{
    const std::size_t parent = node().parent;
    if (parent == Tree::none)
        return {};
    const View above(mTree, parent);
    QString path = above.path();
    if (above.kind() == Kind::Array) {
        qsizetype place = 0;
        above.forEach([&](View part) { place += part.mIndex < mIndex; });
        return path + QStringLiteral("[%1]").arg(place);
    }
    if (!path.isEmpty())
        path += u'.';
    return path + QString::fromUtf8(name().data(), qsizetype(name().size()));
}

} // namespace furitsuke::json
