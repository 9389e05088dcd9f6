//===- Machine.h - What pipelines are compiled for --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_MACHINE_H
#define TTTC_LIB_TARGET_HALIDE_MACHINE_H

#include "llvm/Support/Error.h"

#include <string>

namespace tttc {

struct HalideMachine {
  std::string name; ///< a target string of Halide: `host`, `arm-64-linux`
  bool isHost = true;
  unsigned vectorBits = 128;
  unsigned vectorRegisters = 16;
  std::string cpu, cpuFeatures; ///< as in the signature of a kernel
  std::string api;              ///< of a device, as in Halide's names: `opencl`; empty: none
  int64_t sharedBytes = 0;      ///< that the threads of a block of the device share at least
};

/// This machine.
llvm::Expected<HalideMachine> hostMachine();

/// Reads `arm-64-linux-sve2-vector_bits_256`: the processor, its bits, the system, features. Only
/// what schedules depend on is understood; tttc-halide checks the rest.
llvm::Expected<HalideMachine> parseMachine(llvm::StringRef name);

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_MACHINE_H
