// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor-core/vmd/jsonparser.h"

#include <QCoreApplication>
#include <QIODevice>

#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>

// The library checks its own result of strtod, which is not used here and may differ in some locales.
#define JSON_ASSERT(condition) static_cast<void>(condition)
#include <nlohmann/json.hpp>

namespace furitsuke::json {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(furitsuke::MotionJson)
};

/// A device's bytes, one after the other.
class Source
{
public:
    Source(QIODevice &device, TaskProgress *progress)
        : mDevice(device)
        , mProgress(progress)
        , mSize(device.size())
        , mBuffer(capacity, Qt::Uninitialized)
    {
        fill();
    }

    bool atEnd() const { return mAt == mFilled; }
    char current() const { return mBuffer[mAt]; }
    void next()
    {
        if (current() == '\n') {
            ++mLine;
            mColumn = 0;
        }
        // To the library this is the end of the text, whatever follows.
        mHasNul = mHasNul || current() == '\0';
        ++mColumn;
        if (++mAt == mFilled)
            fill();
    }
    qint64 line() const { return mLine; }
    /// In bytes, from 1.
    qint64 column() const { return qMax<qint64>(mColumn, 1); }
    bool failed() const { return mFailed; }
    bool hasNul() const { return mHasNul; }
    bool cancelled() const { return mProgress && mProgress->isCancelled(); }

private:
    void fill()
    {
        mAt = 0;
        mFilled = 0;
        if (cancelled())
            return;
        const qint64 got = mDevice.read(mBuffer.data(), capacity);
        mFailed = got < 0;
        mFilled = qMax<qint64>(got, 0);
        mDone += mFilled;
        if (mProgress && mSize > 0)
            mProgress->setShare(double(mDone) / double(mSize));
    }

    static constexpr qint64 capacity = 1 << 18;

    QIODevice &mDevice;
    TaskProgress *mProgress;
    qint64 mSize;
    QByteArray mBuffer;
    qint64 mAt = 0;
    qint64 mFilled = 0;
    qint64 mDone = 0;
    qint64 mLine = 1;
    qint64 mColumn = 0;
    bool mFailed = false;
    bool mHasNul = false;
};

/// What the library reads from; without a source it is the end.
class SourceIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = char;

    explicit SourceIterator(Source *source = nullptr)
        : mSource(source)
    {}
    char operator*() const { return mSource->current(); }
    SourceIterator &operator++()
    {
        mSource->next();
        return *this;
    }
    SourceIterator operator++(int)
    {
        SourceIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const SourceIterator &a, const SourceIterator &b)
    {
        return a.ended() == b.ended();
    }
    friend bool operator!=(const SourceIterator &a, const SourceIterator &b) { return !(a == b); }

private:
    bool ended() const { return !mSource || mSource->atEnd(); }

    Source *mSource;
};

/// The float next to a decimal. Not by way of a double: rounding twice gives another one now and then.
float floatFrom(std::string text)
{
    // The library puts the locale's decimal point in place of the text's.
    for (char &c : text) {
        const bool expected = (c >= '0' && c <= '9') || c == '-' || c == '+' || c == 'e' || c == 'E';
        if (!expected)
            c = '.';
    }
    const char *end = text.data() + text.size();
    float value = 0;
    if (std::from_chars(text.data(), end, value).ec == std::errc())
        return value;
    double wide = 0;
    const bool fitsDouble = std::from_chars(text.data(), end, wide).ec == std::errc();
    // What not even a double holds is near zero where its exponent is negative, or has no digit before the
    // point.
    const std::string_view digits = std::string_view(text).substr(text.starts_with('-') ? 1 : 0);
    const bool tiny = fitsDouble ? std::abs(wide) < 1
                                 : text.find("e-") != text.npos || text.find("E-") != text.npos ||
                                       (digits.starts_with("0.") && text.find_first_of("eE") == text.npos);
    const float size = tiny ? 0.0f : std::numeric_limits<float>::infinity();
    return text.starts_with('-') ? -size : size;
}

/// The library's events, in the form of ours.
class Adapter
{
public:
    Adapter(Handler &handler, const Source &source, ParseResult &result)
        : mHandler(handler)
        , mSource(source)
        , mResult(result)
    {}

    bool null() { return mHandler.value({Kind::Null, 0, 0, {}}); }
    bool boolean(bool value) { return mHandler.value({value ? Kind::True : Kind::False, 0, 0, {}}); }
    bool number_unsigned(quint64 value) { return mHandler.value({Kind::Unsigned, value, float(value), {}}); }
    bool number_integer(qint64 value)
    {
        // Only what has a minus sign comes here: the "negative" zero too.
        return mHandler.value({Kind::Negative, 0 - quint64(value), value == 0 ? -0.0f : float(value), {}});
    }
    bool number_float(double, const std::string &text)
    {
        return mHandler.value({Kind::Real, 0, floatFrom(text), {}});
    }
    bool string(std::string &text) { return mHandler.value({Kind::String, 0, 0, text}); }
    bool binary(nlohmann::json::binary_t &) { return false; }
    bool start_object(std::size_t) { return mHandler.begin(Kind::Object); }
    bool start_array(std::size_t) { return mHandler.begin(Kind::Array); }
    bool end_object() { return mHandler.end(); }
    bool end_array() { return mHandler.end(); }
    bool key(std::string &text) { return mHandler.member(text); }
    bool parse_error(std::size_t, const std::string &, const nlohmann::json::exception &fault)
    {
        // "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error while parsing ..."
        QString what = QString::fromUtf8(fault.what());
        what.remove(0, what.indexOf(u']') + 1);
        if (const qsizetype place = what.indexOf(QLatin1String(": ")); place >= 0)
            what.remove(0, place + 2);
        constexpr qsizetype longest = 160;
        if (what.size() > longest)
            what = what.first(longest - 1) + u'…';
        mResult.error = Words::tr("Line %1, column %2: this is not JSON: %3")
                            .arg(mSource.line())
                            .arg(mSource.column())
                            .arg(what.trimmed());
        return false;
    }

private:
    Handler &mHandler;
    const Source &mSource;
    ParseResult &mResult;
};

} // namespace

ParseResult parse(QIODevice &device, Handler &handler, TaskProgress *progress)
{
    ParseResult result;
    Source source(device, progress);
    Adapter adapter(handler, source, result);
    try {
        result.ok = nlohmann::json::sax_parse(SourceIterator(&source), SourceIterator(), &adapter);
    } catch (const std::bad_alloc &) {
        result.error = Words::tr("There is not enough memory for this text.");
    } catch (const std::length_error &) {
        result.error = Words::tr("There is not enough memory for this text.");
    }
    result.line = source.line();
    result.column = source.column();
    if (result.ok && source.hasNul()) {
        result.ok = false;
        result.error = Words::tr("Line %1, column %2: this is not JSON: %3")
                           .arg(source.line())
                           .arg(source.column())
                           .arg(Words::tr("a zero byte"));
    }
    if (source.cancelled()) {
        result.ok = false;
        result.cancelled = true;
        result.error = Words::tr("Cancelled.");
    } else if (source.failed()) {
        result.ok = false;
        result.error = Words::tr("Reading failed: %1").arg(device.errorString());
    }
    return result;
}

} // namespace furitsuke::json
