#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the presets and runs their tests; prints a line with the number of tests at the end.
# The sanitizer run can be left out while developing: scripts/run-tests.sh dev. All tests under the sanitizers, windows
# included: scripts/run-tests.sh asan
set -uo pipefail
cd "$(dirname "$0")/.."
presets=("${@:-dev asan-core}")
read -r -a presets <<<"${presets[*]}"
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
status=0
display=()
if [ -z "${FURITSUKE_USE_DISPLAY:-}" ]; then
    display=(xvfb-run -a -s "-screen 0 1920x1200x24")
fi
for preset in "${presets[@]}"; do
    cmake --preset "$preset" >"$results/configure" 2>&1 || { cat "$results/configure"; exit 1; }
    cmake --build --preset "$preset" || exit 1
    export FURITSUKE_TEST_RESULTS="$results/$preset"
    mkdir -p "$FURITSUKE_TEST_RESULTS"
    # Leaks of libraries at exit are not ours to report; everything else is an error.
    LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 \
        UBSAN_OPTIONS=print_stacktrace=1 \
        "${display[@]}" ctest --preset "$preset" </dev/null || status=1
done
# Every Qt Test program writes "Totals: 9 passed, 0 failed, 1 skipped, 0 blacklisted" to its result file.
awk '/^Totals:/ { passed += $2; failed += $4; skipped += $6; programs++ }
     END {
         printf "%d test programs\n", programs
         printf "Tests: %d passed, %d failed, %d skipped\n", passed, failed, skipped
         exit !(passed > 0)
     }' "$results"/*/*.txt || status=1
exit $status
