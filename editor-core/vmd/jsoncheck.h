// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/motion/curves.h"
#include "editor-core/motion/values.h"
#include "editor-core/vmd/jsontree.h"

#include <QByteArray>

#include <initializer_list>

namespace furitsuke::json {

/// Takes values out of a tree and remembers the first that is not what it has to be. What is asked for after
/// that is harmless, so callers look at failed() once, at the end.
class Check
{
public:
    bool failed() const { return mFailed; }
    /// Where and what: "position[2]", translated message.
    const QString &place() const { return mPlace; }
    const QString &message() const { return mMessage; }

    void fail(const QString &place, const QString &message);
    void fail(View at, const QString &message) { fail(at.path(), message); }
    void unknownMember(View member);
    /// The value is an object that has these members.
    bool object(View value, std::initializer_list<std::string_view> required = {});
    bool array(View value);

    quint32 number(View value, quint32 largest = ~quint32(0));
    quint8 byte(View value) { return quint8(number(value, 255)); }
    bool boolean(View value);
    /// true, false, or another byte where a file has an odd one.
    quint8 switchByte(View value);
    /// A number, or a string of its 32 bits.
    float real(View value);
    Vec3f vector(View value);
    Quatf quaternion(View value);
    /// [x1, y1, x2, y2], each at most as large
    CurvePoints curve(View value, quint8 largest = 255);
    std::string_view text(View value);
    /// A string of hexadecimal digits for at most so many bytes.
    QByteArray hex(View value, qsizetype largest);
    /// The same for exactly so many.
    QByteArray exactHex(View value, qsizetype size);
    /// The number of a string in a list of words.
    template <std::size_t Size>
    int word(View value, const std::array<const char *, Size> &words)
    {
        return word(value, words.data(), int(Size));
    }

private:
    template <std::size_t Size>
    std::array<float, Size> reals(View value);
    int word(View value, const char *const *words, int count);

    bool mFailed = false;
    QString mPlace;
    QString mMessage;
};

/// The bytes of hexadecimal digits; false where they are none.
bool bytesFromHex(std::string_view digits, QByteArray &bytes);

} // namespace furitsuke::json
