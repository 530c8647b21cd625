#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the catalogues up to date with the strings of the program; what is new has to be translated then.
set -euo pipefail
cd "$(dirname "$0")/.."
lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
for language in ja zh_CN zh_TW; do
    "$lupdate" -silent -no-obsolete -I . app editor-core widgets -target-language "$language" \
        -ts "translations/furitsuke_$language.ts"
done
# English needs only its plurals.
"$lupdate" -silent -no-obsolete -I . -pluralonly app editor-core widgets -target-language en \
    -ts translations/furitsuke_en.ts
grep -c 'type="unfinished"' translations/*.ts || true
