// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/keys.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace furitsuke {

namespace detail {

template <class T>
struct MemberType;
template <class Owner, class Value>
struct MemberType<Value Owner::*>
{
    using Type = Value;
};

template <class Members>
struct ColumnsOf;
template <class... Pointers>
struct ColumnsOf<std::tuple<Pointers...>>
{
    using Type = std::tuple<QList<typename MemberType<Pointers>::Type>...>;
};

} // namespace detail

/// The keys of one track, sorted by (frame, order), one implicitly shared list per member of Key. Scanning a
/// column is several times faster than scanning records, and an edit copies only what it changes.
/// A row is a key's position here; rows are valid until the next edit.
template <class Key>
class KeyColumns
{
    using Members = decltype(Key::members());
    static constexpr std::size_t memberCount = std::tuple_size_v<Members>;

    template <auto Member, std::size_t Index = 0>
    static constexpr std::size_t indexOf()
    {
        using Candidate = std::tuple_element_t<Index, Members>;
        if constexpr (std::is_same_v<Candidate, std::remove_const_t<decltype(Member)>>) {
            if constexpr (std::get<Index>(Key::members()) == Member)
                return Index;
            else
                return indexOf<Member, Index + 1>();
        } else {
            return indexOf<Member, Index + 1>();
        }
    }

public:
    using KeyType = Key;

    qsizetype size() const { return std::get<0>(mColumns).size(); }
    bool isEmpty() const { return size() == 0; }

    /// A whole column, e.g. column<&BoneKey::position>().
    template <auto Member>
    const auto &column() const
    {
        return std::get<indexOf<Member>()>(mColumns);
    }
    /// The same for writing in place. Keeping the order of (frame, order) is the caller's duty.
    template <auto Member>
    auto &column()
    {
        return std::get<indexOf<Member>()>(mColumns);
    }

    const QList<quint32> &frames() const { return std::get<0>(mColumns); }
    const QList<quint32> &orders() const { return std::get<1>(mColumns); }

    Key key(qsizetype row) const
    {
        Key result;
        eachMember([&](auto member, const auto &column) { result.*member = column[row]; });
        return result;
    }
    void setKey(qsizetype row, const Key &key)
    {
        eachMember([&](auto member, auto &column) { column[row] = key.*member; });
    }
    void append(const Key &key)
    {
        eachMember([&](auto member, auto &column) { column.append(key.*member); });
    }
    void reserve(qsizetype rows)
    {
        eachColumn([rows](auto &column) { column.reserve(rows); });
    }
    void resize(qsizetype rows)
    {
        eachColumn([rows](auto &column) { column.resize(rows); });
    }
    /// Makes room for so many rows in place of those there are; their values have all to be written.
    void resizeForOverwrite(qsizetype rows)
    {
        eachColumn([rows](auto &column) {
            using Value = typename std::remove_cvref_t<decltype(column)>::value_type;
            static_assert(std::is_trivially_copyable_v<Value>);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
            column.resizeForOverwrite(rows);
#else
            column = QList<Value>(QArrayDataPointer<Value>(QTypedArrayData<Value>::allocate(rows), rows));
#endif
        });
    }
    void append(const KeyColumns &other)
    {
        eachPair(other, [](auto &column, const auto &added) { column.append(added); });
    }
    /// Appends rows [first, first + count) of another.
    void appendRows(const KeyColumns &other, qsizetype first, qsizetype count)
    {
        constexpr qsizetype few = 8;
        eachPair(other, [&](auto &column, const auto &source) {
            if (count <= few) {
                for (qsizetype row = first; row < first + count; ++row)
                    column.append(source[row]);
                return;
            }
            const qsizetype old = column.size();
            column.resize(old + count);
            std::copy_n(source.constBegin() + first, count, column.begin() + old);
        });
    }

    /// First row whose frame is not before the given one; size() where there is none.
    qsizetype lowerBound(qint64 frame) const
    {
        return std::lower_bound(frames().begin(), frames().end(), frame,
                                [](quint32 a, qint64 b) { return qint64(a) < b; }) -
               frames().begin();
    }
    /// First row whose frame is after the given one; size() where there is none.
    qsizetype upperBound(qint64 frame) const
    {
        return std::upper_bound(frames().begin(), frames().end(), frame,
                                [](qint64 a, quint32 b) { return a < qint64(b); }) -
               frames().begin();
    }

    bool isSorted() const
    {
        for (qsizetype row = 1; row < size(); ++row) {
            if (!precedes(row - 1, row))
                return false;
        }
        return true;
    }
    /// Sorts by frame, keys at one frame in their present order (which is the file's when a reader calls
    /// this).
    void stableSortByFrame()
    {
        QList<qsizetype> from(size());
        for (qsizetype row = 0; row < size(); ++row)
            from[row] = row;
        const QList<quint32> &f = frames();
        std::stable_sort(from.begin(), from.end(), [&f](qsizetype a, qsizetype b) { return f[a] < f[b]; });
        eachColumn([&from](auto &column) {
            std::remove_reference_t<decltype(column)> sorted;
            sorted.reserve(column.size());
            for (const qsizetype row : std::as_const(from))
                sorted.append(std::as_const(column)[row]);
            column = std::move(sorted);
        });
    }

    /// Bytes that the columns hold, for the bounds of undo memory.
    qsizetype byteSize() const
    {
        qsizetype bytes = 0;
        eachColumnConst([&bytes](const auto &column) {
            using Value = typename std::remove_cvref_t<decltype(column)>::value_type;
            bytes += column.size() * qsizetype(sizeof(Value));
            if constexpr (requires(const Value &value) { value.size(); }) {
                for (const Value &value : column)
                    bytes += value.size() * qsizetype(sizeof(typename Value::value_type));
            }
        });
        return bytes;
    }

    template <class Function>
    void eachColumn(Function &&function)
    {
        std::apply([&](auto &...column) { (function(column), ...); }, mColumns);
    }
    template <class Function>
    void eachColumnConst(Function &&function) const
    {
        std::apply([&](const auto &...column) { (function(column), ...); }, mColumns);
    }
    /// Calls function(column of this, same column of other) for every column.
    template <class Function>
    void eachPair(const KeyColumns &other, Function &&function)
    {
        eachPairImpl(other, function, std::make_index_sequence<memberCount>());
    }

    template <class Function>
    void eachPairConst(const KeyColumns &other, Function &&function) const
    {
        eachPairConstImpl(other, function, std::make_index_sequence<memberCount>());
    }
    /// Calls function(column of this, same column of a, same column of b) for every column.
    template <class Function>
    void eachTriple(const KeyColumns &a, const KeyColumns &b, Function &&function)
    {
        eachTripleImpl(a, b, function, std::make_index_sequence<memberCount>());
    }

    friend bool operator==(const KeyColumns &a, const KeyColumns &b)
    {
        if (a.size() != b.size())
            return false;
        for (qsizetype row = 0; row < a.size(); ++row) {
            if (!(a.key(row) == b.key(row)))
                return false;
        }
        return true;
    }

private:
    bool precedes(qsizetype a, qsizetype b) const
    {
        return frames()[a] != frames()[b] ? frames()[a] < frames()[b] : orders()[a] < orders()[b];
    }

    template <class Function>
    void eachMember(Function &&function)
    {
        eachMemberImpl(*this, function, std::make_index_sequence<memberCount>());
    }
    template <class Function>
    void eachMember(Function &&function) const
    {
        eachMemberImpl(*this, function, std::make_index_sequence<memberCount>());
    }
    template <class Self, class Function, std::size_t... Index>
    static void eachMemberImpl(Self &self, Function &function, std::index_sequence<Index...>)
    {
        (function(std::get<Index>(Key::members()), std::get<Index>(self.mColumns)), ...);
    }
    template <class Function, std::size_t... Index>
    void eachPairImpl(const KeyColumns &other, Function &function, std::index_sequence<Index...>)
    {
        (function(std::get<Index>(mColumns), std::get<Index>(other.mColumns)), ...);
    }

    template <class Function, std::size_t... Index>
    void eachPairConstImpl(const KeyColumns &other, Function &function, std::index_sequence<Index...>) const
    {
        (function(std::get<Index>(mColumns), std::get<Index>(other.mColumns)), ...);
    }
    template <class Function, std::size_t... Index>
    void eachTripleImpl(const KeyColumns &a, const KeyColumns &b, Function &function,
                        std::index_sequence<Index...>)
    {
        (function(std::get<Index>(mColumns), std::get<Index>(a.mColumns), std::get<Index>(b.mColumns)), ...);
    }

    typename detail::ColumnsOf<Members>::Type mColumns;
};

} // namespace furitsuke
