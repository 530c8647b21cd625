// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

namespace furitsuke::test {

/// A small model to start a fuzzer from, or to read in a test.
struct ModelSeed
{
    QByteArray name; ///< of its file: "whole-2.1.pmx"
    QByteArray bytes;
};

/// Models of each form, whole and broken.
QList<ModelSeed> modelSeeds();

} // namespace furitsuke::test
