// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <QString>
#include <QStringList>

/// Models that tests make themselves, written field by field, apart from the program's reader.
namespace furitsuke::test {

QByteArray cp932(const QString &text);
QByteArrayList allCp932(const QStringList &texts);

/// A PMX 2.1 model with every way of deforming a vertex, every kind of morph ("m0" .. "m10"), every part
/// that a bone may have (センター, 左足ＩＫ, 左带), and two display frames.
QByteArray pmxModel();

/// A PMD model: bones センター, 頭, 左足ＩＫ; morphs あ, まばたき; frames センター, IK, 体(上), 表情.
QByteArray pmdModel();

} // namespace furitsuke::test
