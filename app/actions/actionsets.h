// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/actionhost.h"

class QDockWidget;

namespace furitsuke {

class GraphPanel;
class PreviewSession;
class SoundSession;

// The sets of actions of a window, each in a file of its own.
void addClipboardActions(const ActionHost &host);
void addExportActions(const ActionHost &host, PreviewSession &session);
void addGraphFixActions(const ActionHost &host, GraphPanel &panel);
void addCurveActions(const ActionHost &host);
void addGraphViewActions(const ActionHost &host, GraphPanel &panel, QDockWidget &dock);
void addCurveSplitActions(const ActionHost &host);
void addHelpActions(const ActionHost &host);
void addIkActions(const ActionHost &host, PreviewSession &session);
void addInspectorActions(const ActionHost &host);
void addNavActions(const ActionHost &host);
void addRegisterActions(const ActionHost &host);
void addPlayActions(const ActionHost &host);
void addPoseActions(const ActionHost &host);
/// Posing in the preview, and the panel of morphs.
void addPosingActions(const ActionHost &host, PreviewSession &session, QDockWidget &preview,
                      QDockWidget &morphs);
void addPreviewActions(const ActionHost &host, PreviewSession &session, QDockWidget &dock);
void addSelectActions(const ActionHost &host);
void addSheetActions(const ActionHost &host);
void addSoundActions(const ActionHost &host, SoundSession &session);
void addThinActions(const ActionHost &host);
void addTimeActions(const ActionHost &host);
void addTrackActions(const ActionHost &host);
void addViewActions(const ActionHost &host);

/// Gives the bones of a pose file keys at the playhead, and says what came of it.
void putPoseIn(const ActionHost &host, const QString &path);

/// Puts actions of several sets into the curve editor; after they were all added.
void offerCurveActions(const ActionHost &host);

} // namespace furitsuke
