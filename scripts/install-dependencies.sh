#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs Debian packages that are missing. "build": what the program needs; "check": what tests need too.
set -euo pipefail
packages=(cmake ninja-build g++ qt6-base-dev libqt6opengl6-dev qt6-image-formats-plugins qt6-multimedia-dev
          libsndfile1-dev qt6-tools-dev
          qt6-tools-dev-tools qt6-l10n-tools linguist-qt6 qt6-translations-l10n libgl-dev libgl1-mesa-dri
          libqcustomplot-dev nlohmann-json3-dev fonts-noto-cjk fonts-dejavu-core)
if [ "${1:-build}" = check ]; then
    packages+=(xvfb xauth)
fi
command -v dpkg-query >/dev/null || { echo "Not a Debian system: these packages are needed: ${packages[*]}"; exit 0; }
missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0
echo "Installing: ${missing[*]}"
sudo=()
[ "$(id -u)" -eq 0 ] || sudo=(sudo)
export DEBIAN_FRONTEND=noninteractive
"${sudo[@]}" apt-get update -q
"${sudo[@]}" apt-get install -y -q --no-install-recommends "${missing[@]}"
