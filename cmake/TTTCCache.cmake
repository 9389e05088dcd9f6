# ccache: objects of another checkout on this machine are found, also those that are compiled with
# precompiled headers.

# Paths count from the top of the checkout. A file of precompiled headers holds absolute paths: what
# counts is the checksum beside it.
foreach(language C CXX)
  if(CMAKE_${language}_COMPILER_LAUNCHER MATCHES "ccache$")
    list(PREPEND CMAKE_${language}_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_PCH_EXTSUM=1
      CCACHE_SLOPPINESS=pch_defines,time_macros)
  endif()
endforeach()

# Clang's flags for a file of precompiled headers, without those to include the header again, whose
# path ccache takes as it is.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -Xclang -include-pch -Xclang <PCH_FILE>)
endif()

# tttc_precompile(TARGET HEADER SYSTEM_FILE...): TARGET, which has nothing else to compile but one
# file, precompiles HEADER for other targets (target_precompile_headers(... REUSE_FROM TARGET)).
# HEADER includes headers of the system only; their version is that of the SYSTEM_FILEs.
function(tttc_precompile target header)
  target_precompile_headers(${target} PRIVATE ${header})
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  # Its paths are those of this checkout.
  set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER "")
  file(SHA256 ${CMAKE_CURRENT_SOURCE_DIR}/${header} versions)
  string(APPEND versions " ${CMAKE_CXX_COMPILER_VERSION}")
  foreach(file ${ARGN})
    file(SHA256 ${file} content)
    file(TIMESTAMP ${file} written)
    string(APPEND versions " ${content} ${written}")
  endforeach()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${header} ${ARGN})
  file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.pch.sum "${versions}\n")
endfunction()
