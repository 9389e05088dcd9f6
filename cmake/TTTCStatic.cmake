# What TTTC_STATIC_LLVM makes of the tools: programs that need no more of a machine than its C
# library and libgcc, of glibc 2.34 or later. Linked with lld.

set(ZLIB_USE_STATIC_LIBS ON)

# `target` with libstdc++ inside, and without what it never calls.
function(tttc_link_statically target)
  # Half floats are libgcc's only since GCC 12.
  execute_process(
    COMMAND ${CMAKE_CXX_COMPILER} --rtlib=compiler-rt -print-libgcc-file-name
    OUTPUT_VARIABLE builtins OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/support/lib/OlderLibc.cpp)
  target_link_libraries(${target} PRIVATE ${builtins})
  target_link_options(${target} PRIVATE -fuse-ld=lld -static-libstdc++
    LINKER:--gc-sections LINKER:--icf=all LINKER:--as-needed)
endfunction()
