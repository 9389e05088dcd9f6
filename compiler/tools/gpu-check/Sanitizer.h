//===- Sanitizer.h - Runs cases under compute-sanitizer -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tool of the CUDA toolkit checks the machine code as it runs, which the emulator cannot.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"

namespace tttc::gpu {

constexpr const char *sanitizerTools[] = {"memcheck", "racecheck", "synccheck"};

/// Runs this program on the marked cases under a tool. Passes if the cases pass and the tool
/// reports nothing; otherwise the record has the first line that it reported.
void runSanitizer(const std::string &tool, const std::string &program, const Options &options,
                  Record &record);

} // namespace tttc::gpu
