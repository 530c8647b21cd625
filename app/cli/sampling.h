// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/framelist.h"
#include "app/cli/texttable.h"
#include "editor-core/sampling/sampler.h"

/// What the commands have in common that print what something is at frames.
namespace furitsuke::cli {

QCommandLineOption framesOption();
QCommandLineOption beforeFirstOption();
QCommandLineOption onlyOption();

/// What the first two options ask for. False where it cannot be done, which was said.
bool samplingFrom(const QCommandLineParser &parser, const Console &console, FrameList &frames,
                  BeforeFirstKey &policy);

// Members of an object that is open. A negative zero is printed as 0: it means nothing here.
void putReal(JsonEmitter &json, QByteArrayView name, double value);
void putReals(JsonEmitter &json, QByteArrayView name, std::initializer_list<double> values);
void putVector(JsonEmitter &json, QByteArrayView name, const Vec3d &v);
/// A whole number as such: 4000000000, not 4e+09.
void putFrame(JsonEmitter &json, double frame);
void putCamera(JsonEmitter &json, const CameraPose &pose);

// Cells of a table of text.
QString sampleCell(double value);
QStringList sampleCells(const QString &label, std::initializer_list<double> values);
void addCameraRows(TextTable &table, const CameraPose &pose);
/// "Frame 12.5"
QString frameHeading(double frame);

} // namespace furitsuke::cli
