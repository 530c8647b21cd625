# SPDX-License-Identifier: GPL-3.0-or-later
# libsndfile decodes sound files. It comes with a description for CMake on some systems; on Debian it does not.
find_package(SndFile 1.1 CONFIG QUIET)
if(NOT TARGET SndFile::sndfile)
    find_path(SNDFILE_INCLUDE_DIR sndfile.h REQUIRED)
    find_library(SNDFILE_LIBRARY NAMES sndfile libsndfile REQUIRED)
    add_library(SndFile::sndfile UNKNOWN IMPORTED)
    set_target_properties(SndFile::sndfile PROPERTIES
        IMPORTED_LOCATION ${SNDFILE_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${SNDFILE_INCLUDE_DIR})
endif()
