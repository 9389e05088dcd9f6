# Rules of `cmake --install`: the tools, the compiler as a C library, the runtime and its C++
# client, all with their headers, a package for find_package(tttc) and those for pkg-config, the
# configuration of lit, and documentation. Included last, when all targets are known.

include(CMakePackageConfigHelpers)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/tttc)
set(tools)
foreach(tool ttt-run tttc ttt-opt tttc_compiler)
  if(TARGET ${tool})
    list(APPEND tools ${tool})
  endif()
endforeach()
if(tools)
  # Lets the tools find the runtime and, if needed, LLVM.
  set_target_properties(${tools} PROPERTIES
    INSTALL_RPATH $ORIGIN/../${CMAKE_INSTALL_LIBDIR} INSTALL_RPATH_USE_LINK_PATH ON)
  install(TARGETS ${tools} EXPORT tttcTools)
  install(EXPORT tttcTools NAMESPACE tttc:: DESTINATION ${package})
endif()
if(TARGET tttc_compiler)
  set_target_properties(tttc_compiler PROPERTIES EXPORT_NAME compiler)
  install(FILES ${PROJECT_SOURCE_DIR}/compiler/include/tttc/compiler.h
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/tttc)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/tttc-compiler.pc.in tttc-compiler.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tttc-compiler.pc
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endif()
set_target_properties(tttc_runtime PROPERTIES EXPORT_NAME runtime)
set_target_properties(tttc_runtime_static PROPERTIES EXPORT_NAME runtime_static)
set_target_properties(tttc_runtime_headers PROPERTIES EXPORT_NAME runtime_headers)
set_target_properties(tttc_client PROPERTIES EXPORT_NAME client)
set_target_properties(tttc_client_static PROPERTIES EXPORT_NAME client_static)
set_target_properties(tttc_client_calls PROPERTIES EXPORT_NAME client_calls)

# The component `development` is the part in the wheel `tttc`; the tools are in another wheel.
install(TARGETS tttc_runtime tttc_runtime_static tttc_runtime_headers
    tttc_client tttc_client_static tttc_client_calls EXPORT tttcTargets
  LIBRARY COMPONENT development NAMELINK_COMPONENT links
  ARCHIVE COMPONENT development)
if(TARGET tttc-halide)
  install(TARGETS tttc-halide)
endif()
# The package `tttc-compiler` (python/compiler).
if(TARGET tttc)
  install(TARGETS tttc ttt-run RUNTIME DESTINATION bin COMPONENT wheel EXCLUDE_FROM_ALL)
endif()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/runtime/include/tttc
  ${PROJECT_SOURCE_DIR}/runtime/client/include/tttc DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  COMPONENT development)
install(EXPORT tttcTargets NAMESPACE tttc:: DESTINATION ${package} COMPONENT development)

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/tttcConfig.cmake.in tttcConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(tttcConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tttcConfig.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/tttcConfigVersion.cmake
  ${CMAKE_CURRENT_LIST_DIR}/TTTCKernel.cmake DESTINATION ${package} COMPONENT development)

# Needed to test a user's own layers (docs/TestingLayers.md).
install(FILES ${PROJECT_SOURCE_DIR}/support/lit/lit.cfg.py ${PROJECT_SOURCE_DIR}/test/guard.sh
  ${PROJECT_SOURCE_DIR}/test/exits.sh DESTINATION ${CMAKE_INSTALL_DATADIR}/tttc)

# Example layers, the grammar, and documentation.
file(GLOB examples ${PROJECT_SOURCE_DIR}/dsl/examples/*.ttt)
install(FILES ${examples} DESTINATION ${CMAKE_INSTALL_DATADIR}/tttc/examples)
install(FILES ${PROJECT_SOURCE_DIR}/dsl/Grammar.ebnf DESTINATION ${CMAKE_INSTALL_DATADIR}/tttc)
install(FILES ${PROJECT_SOURCE_DIR}/docs/Language.md ${PROJECT_SOURCE_DIR}/docs/TestingLayers.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR})

configure_file(${CMAKE_CURRENT_LIST_DIR}/tttc.pc.in tttc.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tttc.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
