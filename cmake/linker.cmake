# SPDX-License-Identifier: GPL-3.0-or-later
# More than a hundred test programs are linked: gold does it in half of the time of the default linker.
option(FURITSUKE_FAST_LINKER "Link with gold where the compiler has it" ON)
include(CheckLinkerFlag)
if(FURITSUKE_FAST_LINKER AND NOT MSVC AND NOT APPLE)
    check_linker_flag(CXX -fuse-ld=gold FURITSUKE_HAS_GOLD)
    if(FURITSUKE_HAS_GOLD)
        add_link_options(-fuse-ld=gold)
    endif()
endif()
