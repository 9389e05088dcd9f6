//===- Driver.h - What tttc does with its flags -----------------*- C++ -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to the tool.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTTC_DRIVER_H
#define TTTC_TOOLS_TTTC_DRIVER_H

#include <optional>
#include <string>
#include <vector>

namespace tttc {

/// The flags of the command line, as given.
struct DriverOptions {
  std::string input, output, emit, layer, form, dtype, target, targetCpu, checkpoint, wrt;
  std::vector<std::string> dims;
  int64_t tokens = 0, chunk = 0, context = 0;
  std::optional<int64_t> decode; ///< none: no entries prefill and decode
  bool invariant = false, backward = false, format = false, explain = false, timePasses = false;
};

/// Exit status: 0 done, 1 an error in the program, 2 an error in the flags.
int runDriver(const DriverOptions &options);

} // namespace tttc

#endif // TTTC_TOOLS_TTTC_DRIVER_H
