//===- CommandLine.cpp - The command line of tttc -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See CommandLine.h.
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "tttc/Compile/Compile.h"

#include "llvm/Support/Process.h"

using namespace tttc;

static std::string readProgress(std::string_view text, Progress::When &when) {
  if (text != "auto" && text != "always" && text != "never") {
    return "auto, always or never";
  }
  when = text == "auto"     ? Progress::When::Auto
         : text == "always" ? Progress::When::Always
                            : Progress::When::Never;
  return "";
}

/// All flags; they set `line`.
static std::vector<Flag> flagsOf(CommandLine &line) {
  auto set = [&line](CommandLine::Action action) {
    return [&line, action](std::string_view) {
      line.action = action;
      return std::string();
    };
  };
  std::vector<Flag> flags;
  for (const OptionInfo &info : compileOptions()) {
    flags.push_back(info.flag(line.options));
    if (flags.back().name == "emit") {
      flags.back().help += ": " + describeEmits();
    }
  }
  flags.push_back({"o", "FILE",
                   "output file ('-': standard output, where text is written; default for objects: "
                   "named by the layer, LAYER.so)",
                   readInto(line.output)});
  flags.push_back({"name", "NAME",
                   "what messages and debug information call the program (default: FILE.ttt)",
                   readInto(line.name)});
  flags.push_back({"header", "yes|no", "whether a C header is written beside an object",
                   readInto(line.header, {"yes", "no"})});
  flags.push_back(
      {"format", "", "print the file in the canonical layout and stop", readInto(line.format)});
  flags.push_back({"diagnostics", "text|json", "how messages are printed; json: an object per line",
                   readInto(line.messages, {"text", "json"})});
  flags.push_back({"progress", "WHEN",
                   "auto, always or never: say what takes so long (auto: on a terminal, after 2 s)",
                   [&line](std::string_view text) { return readProgress(text, line.progress); }});
  for (const char *name : {"help", "h"}) {
    flags.push_back({name, "", "print this text", set(CommandLine::Help),
                     /*repeats=*/false, /*ends=*/true});
  }
  flags.push_back({"version", "", "print the version and the build's id", set(CommandLine::Version),
                   /*repeats=*/false, /*ends=*/true});
  flags.push_back({"build-id", "", "print the build's id alone", set(CommandLine::BuildId),
                   /*repeats=*/false, /*ends=*/true});
  return flags;
}

std::string tttc::helpText() {
  CommandLine line;
  return "usage: tttc FILE.ttt [options]\n\nThe compiler for test-time-training layers\n\n" +
         describeFlags(flagsOf(line)) + "\nExit status: 0 done, 1 error, 2 wrong command line.\n";
}

/// Checks the command line as a whole.
static UsageError checkLine(const CommandLine &line, const Arguments &arguments) {
  if (arguments.files.empty()) {
    return {"expected FILE.ttt, found none", "--help lists the options"};
  }
  if (arguments.files.size() > 1) {
    return {"expected one FILE.ttt, found '" + arguments.files[0] + "' and '" + arguments.files[1] +
            "'"};
  }
  if (line.format && arguments.has("emit")) {
    return {"--format: expected no --emit beside it; it prints the file"};
  }
  const std::string &emit = line.options.emit;
  if (line.header == "yes" && arguments.has("header") && emit != "so" && emit != "obj") {
    return {"--header=yes: expected --emit=so or obj beside it, found --emit=" + emit};
  }
  const bool isBinary = emit == "cubin" || emit == "obj" || emit == "so";
  if (isBinary && !line.format &&
      (line.output == "-" || (emit == "cubin" && line.output.empty())) &&
      llvm::sys::Process::StandardOutIsDisplayed()) {
    return {"--emit=" + emit + ": is no text for a terminal; expected -o FILE beside it"};
  }
  return {checkTogether(line.options)};
}

UsageError tttc::readCommandLine(const std::vector<std::string> &given, CommandLine &line) {
  Arguments arguments;
  if (UsageError error = readArguments(flagsOf(line), given, arguments)) {
    return error;
  }
  if (line.action == CommandLine::Compile && line.options.targetCpu == "help") {
    line.action = CommandLine::ListCpus;
    return {checkTogether(line.options)};
  }
  line.input = arguments.files.empty() ? "" : arguments.files[0];
  return line.action == CommandLine::Compile ? checkLine(line, arguments) : UsageError();
}
