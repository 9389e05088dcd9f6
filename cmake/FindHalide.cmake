# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds Halide 21 or later in the Python package `halide`, which has the library and its headers
# (utils/install-deps.sh installs it to .halide), or below Halide_ROOT. The package's own CMake files
# ask for CMake 3.28. Defines Halide_FOUND, Halide_VERSION and the target Halide::Halide.

file(GLOB Halide_PACKAGES
  ${PROJECT_SOURCE_DIR}/.halide/lib/python3*/site-packages/halide
  ${PROJECT_SOURCE_DIR}/.venv/lib/python3*/site-packages/halide)
find_path(Halide_INCLUDE_DIR Halide.h HINTS ${Halide_PACKAGES} PATH_SUFFIXES include)
find_library(Halide_LIBRARY Halide HINTS ${Halide_PACKAGES} PATH_SUFFIXES lib64 lib)
if(Halide_INCLUDE_DIR)
  file(STRINGS ${Halide_INCLUDE_DIR}/HalideRuntime.h version
    REGEX "^#define HALIDE_VERSION_(MAJOR|MINOR|PATCH) [0-9]+$")
  string(REGEX REPLACE "[^;0-9]+" "" version "${version}")
  string(REPLACE ";" "." Halide_VERSION "${version}")
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Halide
  REQUIRED_VARS Halide_LIBRARY Halide_INCLUDE_DIR VERSION_VAR Halide_VERSION)
mark_as_advanced(Halide_INCLUDE_DIR Halide_LIBRARY)
if(Halide_FOUND AND NOT TARGET Halide::Halide)
  add_library(Halide::Halide SHARED IMPORTED)
  set_target_properties(Halide::Halide PROPERTIES
    IMPORTED_LOCATION ${Halide_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${Halide_INCLUDE_DIR})
endif()
