#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs one Qt Test program; where results are collected, writes them to a file of its own as well.
set -euo pipefail
program=$1
if [ -n "${FURITSUKE_TEST_RESULTS:-}" ]; then
    exec "$program" -o -,txt -o "$FURITSUKE_TEST_RESULTS/$(basename "$program")${QT_SCALE_FACTOR:+-$QT_SCALE_FACTOR}.txt,txt"
fi
exec "$program"
