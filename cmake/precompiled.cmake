# SPDX-License-Identifier: GPL-3.0-or-later
# Headers of the standard library and of Qt that most sources of a library read, compiled once per library: a third of
# the time of a whole build. Sources include what they use all the same; the fuzz preset builds without.
function(furitsuke_precompiled_headers target)
    target_precompile_headers(${target} PRIVATE
        <algorithm> <array> <cmath> <functional> <limits> <memory> <numeric> <optional> <span> <utility> <variant>
        <vector>
        <QByteArray> <QCoreApplication> <QFileInfo> <QHash> <QList> <QMap> <QObject> <QSet> <QString> <QStringList>
        <QStringView> ${ARGN})
endfunction()
set(furitsuke_widget_headers
    <QAction> <QApplication> <QBoxLayout> <QCheckBox> <QComboBox> <QDialog> <QDialogButtonBox> <QDoubleSpinBox> <QEvent>
    <QFormLayout> <QLabel> <QLineEdit> <QLocale> <QMenu> <QPainter> <QPushButton> <QSettings> <QTimer> <QToolButton>
    <QToolTip> <QWidget>)
