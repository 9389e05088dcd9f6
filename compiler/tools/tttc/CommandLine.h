//===- CommandLine.h - The command line of tttc -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to the tool. Read by llvm::cl; what LLVM would accept, or print its own way, is looked
// for before.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTTC_COMMANDLINE_H
#define TTTC_TOOLS_TTTC_COMMANDLINE_H

#include "Progress.h"

#include "tttc/Compile/Options.h"

namespace tttc {

struct CommandLine {
  std::string input, output;
  bool format = false; ///< print `input` in the canonical layout
  Progress::When progress = Progress::When::Auto;
  CompileOptions options;
};

/// Reads `arguments`, the program's name first. Returns what is wrong with them, with a hint on a
/// line of its own, or an empty string. Ends the process for --help and --version.
std::string readCommandLine(llvm::ArrayRef<const char *> arguments, CommandLine &line);

} // namespace tttc

#endif // TTTC_TOOLS_TTTC_COMMANDLINE_H
