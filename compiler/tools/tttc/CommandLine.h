//===- CommandLine.h - The command line of tttc -----------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to the tool.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TOOLS_TTTC_COMMANDLINE_H
#define TTTC_TOOLS_TTTC_COMMANDLINE_H

#include "tttc/Compile/Progress.h"
#include "tttc/Options/Options.h"

namespace tttc {

struct CommandLine {
  enum Action { Compile, Help, Version, BuildId, ListCpus } action = Compile;
  std::string input, output;
  std::string name;              ///< name of `input` in messages; empty: unchanged
  std::string header = "yes";    ///< no: no header is written next to an object
  std::string messages = "text"; ///< or json
  bool format = false;           ///< print `input` in canonical format
  Progress::When progress = Progress::When::Auto;
  CompileOptions options;

  const std::string &sourceName() const { return name.empty() ? input : name; }
  bool printsJson() const { return messages == "json" || options.isJson; }
};

/// Parses the arguments after the program name. After an error, `line` has the options before it.
UsageError readCommandLine(const std::vector<std::string> &given, CommandLine &line);

/// The text of `--help`.
std::string helpText();

} // namespace tttc

#endif // TTTC_TOOLS_TTTC_COMMANDLINE_H
