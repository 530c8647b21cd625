// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor-core/vmd/writer.h"

#include <QStringView>

#include <string_view>
#include <vector>

namespace furitsuke {

/// Writes a JSON text piece by piece, UTF-8, in bounded memory, without regard to the locale. Members stand
/// in the order in which they are written. The sink gets whole characters.
class JsonEmitter
{
public:
    enum class Layout : quint8 {
        Lines,   ///< every member or element on a line of its own
        OneLine, ///< all on the line where it begins, and so all that is inside
    };

    explicit JsonEmitter(ByteSink sink);

    void beginObject(Layout layout = Layout::OneLine) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginArray(Layout layout = Layout::OneLine) { begin('[', layout); }
    void endArray() { end(']'); }
    /// The name of the member whose value comes next.
    void name(QByteArrayView member);
    void name(QStringView member);

    void string(QStringView text);
    void string(QByteArrayView ascii);
    /// Bytes as a string of lower-case hexadecimal digits.
    void hex(QByteArrayView bytes);
    void number(quint64 value);
    void number(qint64 value);
    void boolean(bool value);
    void null();
    /// The shortest decimal that reads back as the same number; -0.0 with its sign. What JSON has no number
    /// for becomes a string of its bits: "0x7fc00000".
    void real(float value);
    void real(double value);

    /// Ends the text with a line break and hands the rest to the sink; whether the sink took everything.
    bool finish();
    /// False once the sink has refused something.
    bool good() const { return mGood; }

private:
    struct Level
    {
        Layout layout;
        bool empty;
    };

    void begin(char bracket, Layout layout);
    void end(char bracket);
    /// What separates the next value from what stands before it.
    void separate();
    void newLine();
    void quoted(QByteArrayView utf8);
    void put(QByteArrayView bytes);
    template <class Real>
    void putReal(Real value);
    void flush();

    ByteSink mSink;
    QByteArray mBuffer;
    std::vector<Level> mLevels;
    bool mAfterName = false;
    bool mGood = true;
};

} // namespace furitsuke
