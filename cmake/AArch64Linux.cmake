# Toolchain: the runtime for AArch64 Linux (TTTC_RUNTIME_ONLY), built by clang-22 and lld on
# another Linux machine. Debian's packages libc6-dev-arm64-cross and libstdc++-12-dev-arm64-cross
# have headers and libraries; qemu-user runs programs: qemu-aarch64 -L /usr/aarch64-linux-gnu PROGRAM.

set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
foreach(language C CXX)
  set(CMAKE_${language}_COMPILER_TARGET aarch64-linux-gnu)
endforeach()
set(CMAKE_C_COMPILER clang-22)
set(CMAKE_CXX_COMPILER clang++-22)
add_link_options(-fuse-ld=lld)
# Checks of the compiler are not linked: CMake would look for the libraries of this machine.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH /usr/aarch64-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
