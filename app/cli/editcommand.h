// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "editor-core/document/framerange.h"
#include "editor-core/edits/editresult.h"

namespace furitsuke::cli {

/// What the options of an editing command choose from the file.
enum class EditScope : quint8 {
    Motion, ///< nothing: the command says itself what it edits
    Tracks, ///< --tracks
    Keys,   ///< --tracks and --frames
};

/// A motion that is being edited by a command, and what of it.
struct EditInput
{
    ReadResult file;
    QList<TrackRef> tracks; ///< with keys, and named by --tracks; all that have keys where it is not given
    bool allTracks = true;  ///< --tracks was not given
    FrameRange frames = {0, FrameRange::latest}; ///< all where --frames is not given
    KeySelection keys;                           ///< the keys of these tracks in these frames
    bool isEmpty = false;                        ///< keys were to be chosen, and there are none
};

/// The options that every editing command has: -o, --force, --encoding, and those of the scope.
QList<QCommandLineOption> editOptions(EditScope scope);

/// --damaged: what could be read of a damaged file is edited; else it is refused.
QCommandLineOption damagedOption();

/// --ripple: later keys shift along.
QCommandLineOption rippleOption();

/// Reads the file that a command's first argument names, and what the options choose from it. Nothing where
/// that fails, which was said: no OUT, one that may not be written, damage, a pattern that no track with keys
/// matches. That there is no key in the frames is no failure: OUT is then the same as IN.
std::optional<EditInput> readEditInput(const QCommandLineParser &parser, EditScope scope,
                                       const Console &console);

/// Writes the edited motion to OUT (only when it is whole and reads back as it should), says how many keys
/// were changed and how, and gives the exit status. What a person has to know goes to standard error and
/// makes the status Finding: keys overwritten or dropped, the result's warnings, or that nothing was changed.
/// An edit with an error writes nothing.
int writeEdit(const QCommandLineParser &parser, EditInput &input, const EditResult &result,
              const Console &console);

/// What the help of every editing command says of its exit status, which writeEdit() gives.
QString editStatusHelp();

/// The whole number that an option gives. Nothing where it is missing, no number, or outside of least..most,
/// which was said.
std::optional<qint64> wholeNumber(const QCommandLineParser &parser, const QString &option, qint64 least,
                                  qint64 most, const Console &console);

} // namespace furitsuke::cli
