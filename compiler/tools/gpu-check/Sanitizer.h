//===- Sanitizer.h - Cases again, under compute-sanitizer -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the CUDA toolkit's tool sees and the emulator cannot: the machine code as it runs.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Options.h"
#include "Record.h"

namespace tttc::gpu {

constexpr const char *sanitizerTools[] = {"memcheck", "racecheck", "synccheck"};

/// Runs this program on the marked cases under a tool. Passes if the cases do and the tool
/// finds nothing; else the record has the first line of what it found.
void runSanitizer(const std::string &tool, const std::string &program, const Options &options,
                  Record &record);

} // namespace tttc::gpu
