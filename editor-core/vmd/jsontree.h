// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace furitsuke::json {

enum class Kind : quint8 { Null, False, True, Unsigned, Negative, Real, String, Array, Object };

/// A value that has no parts, as a parser meets it.
struct Scalar
{
    Kind kind = Kind::Null;
    quint64 number = 0; ///< of Unsigned; of Negative what stands behind the minus sign
    float real = 0;     ///< of the three kinds of numbers, correctly rounded; infinite where out of range
    std::string_view text;
};

class View;

/// A small JSON value: one key, say. Built from a parser's events, read through View, then reused for the
/// next. Its nodes stand in one list, in the order of the text, so it takes no memory of its own after the
/// first few.
class Tree
{
public:
    /// Begins with nothing.
    void clear();
    bool isEmpty() const { return mNodes.empty(); }
    /// The value is whole.
    bool isComplete() const { return !mNodes.empty() && mOpen == none; }
    View root() const;

    // The parser's events. They return false where a limit is passed, and for a member that is there already.
    bool begin(Kind kind);
    void end();
    bool member(std::string_view name);
    bool value(const Scalar &scalar);

    /// Limits that no motion comes near: they bound the work for a text that is made to do harm.
    static constexpr int maximalDepth = 8;
    static constexpr int maximalMembers = 64;
    static constexpr std::size_t maximalNodes = std::size_t(1) << 24;

private:
    friend class View;

    static constexpr std::size_t none = ~std::size_t(0);

    struct Text
    {
        std::size_t at = 0;
        std::size_t size = 0;
    };
    struct Node
    {
        Kind kind = Kind::Null;
        float real = 0;
        quint64 number = 0;
        std::size_t parent = none;
        std::size_t end = none; ///< the node after this one and all its parts
        Text name;
        Text text;
    };

    std::string_view text(Text part) const { return std::string_view(mText).substr(part.at, part.size); }
    Text keep(std::string_view text);
    bool append(const Scalar &scalar);

    std::vector<Node> mNodes;
    std::string mText;
    Text mName; ///< of the value that comes next
    std::size_t mOpen = none;
    int mDepth = 0;
};

/// One value of a tree, or nothing. Valid while the tree is unchanged.
class View
{
public:
    View() = default;

    explicit operator bool() const { return mTree; }
    Kind kind() const { return node().kind; }
    bool isNumber() const
    {
        return kind() == Kind::Unsigned || kind() == Kind::Negative || kind() == Kind::Real;
    }
    quint64 number() const { return node().number; }
    float real() const { return node().real; }
    std::string_view text() const { return mTree->text(node().text); }
    /// Its name as a member of an object.
    std::string_view name() const { return mTree->text(node().name); }

    /// Calls function(View) for every member or element.
    template <class Function>
    void forEach(Function &&function) const
    {
        const std::size_t end = std::min(node().end, mTree->mNodes.size());
        for (std::size_t i = mIndex + 1; i < end; i = mTree->mNodes[i].end)
            function(View(mTree, i));
    }
    qsizetype count() const;
    /// A member of an object; nothing where there is none.
    View member(std::string_view name) const;
    /// Where it stands in the tree: "ik[3].name"; empty for the root.
    QString path() const;

private:
    friend class Tree;

    View(const Tree *tree, std::size_t index)
        : mTree(tree)
        , mIndex(index)
    {}
    const Tree::Node &node() const { return mTree->mNodes[mIndex]; }

    const Tree *mTree = nullptr;
    std::size_t mIndex = 0;
};

} // namespace furitsuke::json
