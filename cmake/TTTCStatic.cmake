# Static linking of the tools (TTTC_STATIC_LLVM): programs that depend only on the C library
# (glibc 2.34 or later) and libgcc. Linked with lld.

set(ZLIB_USE_STATIC_LIBS ON)

# Links libstdc++ statically into `target` and removes unused code.
function(tttc_link_statically target)
  # libgcc provides half-float conversions only since GCC 12, so use those of compiler-rt.
  execute_process(
    COMMAND ${CMAKE_CXX_COMPILER} --rtlib=compiler-rt -print-libgcc-file-name
    OUTPUT_VARIABLE builtins OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/support/lib/OlderLibc.cpp)
  target_link_libraries(${target} PRIVATE ${builtins})
  target_link_options(${target} PRIVATE -fuse-ld=lld -static-libstdc++
    LINKER:--gc-sections LINKER:--icf=all LINKER:--as-needed)
endfunction()
