// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

namespace furitsuke::test {

/// What must hold for any bytes whatever, as the fuzzer and the tests ask: they are refused with a reason, or
/// - the motion writes the same bytes, and these are read as the same motion;
/// - findings have a code, a message, and a place inside the file;
/// - an edit, chosen by the last bytes, leaves the original value alone, keeps frames in order, is written so
///   that as many keys are read again, and its inverse gives back the same bytes;
/// - every track can be sampled at any frame.
/// Returns what does not hold, or an empty string.
QString roundTripFault(QByteArrayView file);

} // namespace furitsuke::test
