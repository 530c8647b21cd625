# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of ours is compiled with. Headers of libraries are system headers and stay quiet.
add_library(furitsuke-options INTERFACE)
if(MSVC)
    target_compile_options(furitsuke-options INTERFACE /W4 /utf-8 /permissive-)
else()
    target_compile_options(furitsuke-options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
endif()
# Not in what people build to use it: another compiler's warning would keep them from it.
if(FURITSUKE_WARNINGS_ARE_ERRORS)
    target_compile_options(furitsuke-options INTERFACE $<IF:$<CXX_COMPILER_ID:MSVC>,/WX,-Werror>)
endif()
target_compile_definitions(furitsuke-options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_NO_FOREACH
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_include_directories(furitsuke-options INTERFACE ${CMAKE_SOURCE_DIR})
if(FURITSUKE_SANITIZE)
    target_compile_options(furitsuke-options INTERFACE
        -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
    target_link_options(furitsuke-options INTERFACE -fsanitize=address,undefined)
    # What a pointer points to is checked by AddressSanitizer too, and in the fuzz preset by all of these; here they
    # would double the time of a build with gcc.
    if(NOT FURITSUKE_FUZZ)
        target_compile_options(furitsuke-options INTERFACE -fno-sanitize=null,alignment,object-size,vptr)
    endif()
endif()
if(FURITSUKE_FUZZ)
    target_compile_options(furitsuke-options INTERFACE -fsanitize=fuzzer-no-link)
endif()
