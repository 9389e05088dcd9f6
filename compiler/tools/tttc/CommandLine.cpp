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

#include "tttc/DSL/Spelling.h"
#include "tttc/compiler.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

#include <map>

using namespace tttc;
namespace cl = llvm::cl;

static std::string dashed(llvm::StringRef name) {
  return (name.size() == 1 ? "-" : "--") + name.str();
}

/// Names as they are written, of the options of a category.
static std::vector<std::string> namesOf(const cl::OptionCategory &category) {
  std::vector<std::string> names;
  for (const auto &[name, option] : cl::getRegisteredOptions()) {
    if (llvm::is_contained(option->Categories, &category)) {
      names.push_back(dashed(name));
    }
  }
  llvm::sort(names);
  return names;
}

static std::string describeUnknown(llvm::StringRef argument, const cl::OptionCategory &category) {
  llvm::StringRef name = argument.split('=').first;
  std::string near = dsl::nearestName(dashed(name.ltrim('-')), namesOf(category));
  std::string text = "unknown option '" + argument.str() + "' (--help lists the options)";
  if (!near.empty()) {
    text += "\nhint: did you mean '" + near + argument.drop_front(name.size()).str() + "'?";
  }
  return text;
}

/// The first problem of `arguments` (without the program's name) that LLVM would accept or
/// print itself: an option that there is not; a flag of `category` that is given twice, or with a
/// value that it does not take, or without one that it needs. Empty: nothing.
static std::string findArgumentProblem(llvm::ArrayRef<const char *> arguments,
                                       const cl::OptionCategory &category) {
  std::map<cl::Option *, int> times;
  for (size_t i = 0; i < arguments.size(); ++i) {
    llvm::StringRef argument = arguments[i], name = argument.split('=').first.ltrim('-');
    if (argument == "--") {
      break; // only files follow
    }
    if (!argument.starts_with("-") || argument == "-") {
      continue; // a file
    }
    cl::Option *option = cl::getRegisteredOptions().lookup(name);
    if (!option) {
      return describeUnknown(argument, category);
    }
    if (!llvm::is_contained(option->Categories, &category)) {
      continue; // LLVM's
    }
    if (++times[option] > 1 && option->getNumOccurrencesFlag() == cl::Optional) {
      return "'" + dashed(name) + "' is given twice";
    }
    bool takesValue = option->getValueExpectedFlag() == cl::ValueRequired;
    if (!takesValue && argument.contains('=')) {
      return "'" + dashed(name) + "' takes no value, found '" + argument.str() + "'";
    }
    // Its value may stand in the next argument, whatever that looks like.
    if (takesValue && !argument.contains('=') && ++i == arguments.size()) {
      return "expected a value after '" + dashed(name) + "', found nothing";
    }
  }
  return "";
}

/// The first of the lines that LLVM `printed` of the command line of `program`, without its name.
static std::string firstParseError(llvm::StringRef printed, llvm::StringRef program) {
  llvm::StringRef line = printed.split('\n').first;
  line.consume_front(program);
  line.consume_front(": ");
  return line.str();
}

namespace {
/// What makes a row of the table an option of LLVM's.
struct TableOption {
  TableOption(const OptionInfo &info, cl::OptionCategory &category) : info(info) {
    if (info.value.empty()) {
      flag.emplace(llvm::StringRef(info.name), cl::desc(info.help), cl::cat(category));
    } else {
      values.emplace(llvm::StringRef(info.name), cl::desc(info.help), cl::value_desc(info.value),
                     cl::cat(category), info.repeats ? cl::ZeroOrMore : cl::Optional);
    }
  }

  /// Takes what was given over; returns what is wrong with it, or an empty string.
  std::string read(CompileOptions &options) const {
    std::string problem = flag && *flag ? setOption(options, info.name, "") : "";
    for (size_t i = 0; values && i < values->size() && problem.empty(); ++i) {
      problem = setOption(options, info.name, (*values)[i]);
    }
    return problem;
  }

  const OptionInfo &info;
  std::optional<cl::opt<bool>> flag;
  std::optional<cl::list<std::string>> values;
};
} // namespace

static std::string readProgress(llvm::StringRef text, Progress::When &when) {
  if (text != "auto" && text != "always" && text != "never") {
    return "--progress=" + text.str() + ": expected auto, always or never";
  }
  when = text == "auto"     ? Progress::When::Auto
         : text == "always" ? Progress::When::Always
                            : Progress::When::Never;
  return "";
}

/// What is wrong with the command line as a whole.
static std::string checkLine(const CommandLine &line, const cl::list<std::string> &inputs) {
  if (line.input.empty()) {
    return "expected FILE.ttt, found none (--help lists the options)";
  }
  if (inputs.size() > 1) {
    return "expected one FILE.ttt, found '" + inputs[0] + "' and '" + inputs[1] + "'";
  }
  if (line.options.emit == "cubin" && line.output.empty() &&
      llvm::sys::Process::StandardOutIsDisplayed()) {
    return "--emit=cubin: is no text for a terminal; expected -o FILE beside it";
  }
  return checkOptions(line.options);
}

std::string tttc::readCommandLine(llvm::ArrayRef<const char *> arguments, CommandLine &line) {
  // Only this tool's flags: libLLVM registers hundreds, some of the same name. Those that every
  // tool has are registered once and for all.
  cl::Option *help = cl::getRegisteredOptions().lookup("help");
  cl::Option *version = cl::getRegisteredOptions().lookup("version");
  cl::ResetCommandLineParser();
  help->addArgument();
  version->addArgument();
  cl::OptionCategory category("tttc options");
  cl::list<std::string> inputs(cl::Positional, cl::desc("FILE.ttt"), cl::cat(category));
  cl::opt<std::string> output("o", cl::value_desc("FILE"),
                              cl::desc("Output file ('-': standard output, where text is written; "
                                       "default for objects: named by the layer, LAYER.so)"),
                              cl::cat(category));
  cl::opt<bool> format("format", cl::desc("Print the file in the canonical layout and stop"),
                       cl::cat(category));
  cl::opt<std::string> progress(
      "progress", cl::value_desc("WHEN"),
      cl::desc("auto, always or never: say what takes so long (auto: on a terminal, after 2 s)"),
      cl::init("auto"), cl::cat(category));
  cl::alias shortHelp("h", cl::desc("Alias for --help"), cl::aliasopt(*help), cl::cat(category));
  std::vector<std::unique_ptr<TableOption>> rows;
  for (const OptionInfo &info : compileOptions()) {
    rows.push_back(std::make_unique<TableOption>(info, category));
  }
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "tttc " TTTC_VERSION "\nbuild " << tttc_build_id() << "\n";
  });
  if (std::string problem = findArgumentProblem(arguments.drop_front(), category);
      !problem.empty()) {
    return problem;
  }
  // With a stream for errors it returns: it would exit with 1, as for a wrong program.
  std::string printed;
  llvm::raw_string_ostream errors(printed);
  if (!cl::ParseCommandLineOptions(arguments.size(), arguments.data(),
                                   "The compiler for test-time-training layers\n\n"
                                   "Exit status: 0 done, 1 error, 2 wrong command line.\n",
                                   &errors)) {
    return firstParseError(printed, llvm::sys::path::filename(arguments[0]));
  }
  line.input = inputs.empty() ? "" : inputs[0];
  line.output = output;
  line.format = format;
  for (const auto &row : rows) {
    if (format && row->info.name == "emit" && row->values->getNumOccurrences() > 0) {
      return "--format: expected no --emit beside it; it prints the file";
    }
    if (std::string problem = row->read(line.options); !problem.empty()) {
      return problem;
    }
  }
  if (std::string problem = readProgress(progress, line.progress); !problem.empty()) {
    return problem;
  }
  return line.options.targetCpu == "help" ? "" : checkLine(line, inputs);
}
