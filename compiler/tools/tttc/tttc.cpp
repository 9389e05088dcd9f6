//===- tttc.cpp - The compiler's command line ----------------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a program and writes the result of any phase: IR, LLVM IR, assembly, an object or a shared
// object. The compilation itself is in tttc/Compile.
//
//===----------------------------------------------------------------------===//

#include "CommandLine.h"

#include "tttc/Compile/BuildId.h"
#include "tttc/Compile/Compile.h"
#include "tttc/Compile/Files.h"
#include "tttc/DSL/Parser.h"
#include "tttc/Target/LLVM/Cpu.h"
#include "tttc/Target/TemporaryFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"

#include <csignal>
#include <cstdlib>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <unistd.h>
#include <utility>

using namespace tttc;

enum Exit { Done = 0, Failed = 1, BadFlags = 2 };

/// Messages are printed as JSON, one object per line.
static bool printsJson = false;

static void print(const Diagnostic &diagnostic) {
  if (printsJson) {
    llvm::errs() << toJson(diagnostic) << "\n";
  } else {
    llvm::errs() << (diagnostic.begin.line ? "" : "tttc: ") << diagnostic.text;
  }
}

/// Prints the error; returns `exit`.
static int complain(int exit, const std::string &message, const std::string &hint = "") {
  Diagnostic diagnostic;
  diagnostic.message = message;
  diagnostic.hint = hint;
  diagnostic.text = "error: " + message + "\n" + (hint.empty() ? "" : "hint: " + hint + "\n");
  print(diagnostic);
  return exit;
}

static int complain(int exit, llvm::Error error) {
  return complain(exit, llvm::toString(std::move(error)));
}

/// At the end of the process, reports an error of writing standard output, and exits with status 1.
static void watchStandardOutput() {
  // Constructed before the handler is registered, so that it is destroyed after the handler runs.
  llvm::outs();
  std::atexit([] {
    llvm::outs().flush();
    if (llvm::outs().has_error()) {
      complain(Failed, "cannot write standard output: " + llvm::outs().error().message());
      llvm::outs().clear_error();
      _exit(Failed);
    }
  });
}

/// Terminates by the signal, without a program that still writes files, and without temporary
/// files. Returns while a program starts: the signal comes again then.
static void endBySignal(int signal) {
  if (!endRunningProgram(signal)) {
    return;
  }
  llvm::sys::RunInterruptHandlers();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

namespace {
/// Knows which signals the process was started to ignore, as under `nohup`: LLVM's handlers would
/// remove the files of a compilation that goes on.
class Signals {
public:
  Signals() {
    for (auto [signal, isIgnored] : llvm::zip_equal(signals, ignored)) {
      struct sigaction action = {};
      isIgnored = sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
    }
  }

  /// Replaces LLVM's handlers.
  void handle() const {
    for (auto [signal, isIgnored] : llvm::zip_equal(signals, ignored)) {
      if (isIgnored) {
        std::signal(signal, SIG_IGN);
      } else if (signal != SIGPIPE) { // LLVM's ends the process without a message
        std::signal(signal, endBySignal);
      }
    }
    // Exceeding the file size limit becomes a write error, like a full disk.
    std::signal(SIGXFSZ, SIG_IGN);
  }

private:
  static constexpr int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR2, SIGXCPU, SIGPIPE};
  bool ignored[std::size(signals)] = {};
};
} // namespace

/// Memory reserved for the out-of-memory message.
static char *reserve = nullptr;

/// Reports that memory is exhausted, which LLVM would report as a bug.
static void endWithoutMemory(void *, const char *, bool) {
  delete[] std::exchange(reserve, nullptr);
  llvm::sys::RunInterruptHandlers();
  complain(Failed, "out of memory",
           "repetitions, taps, tokens of a window and steps are code each: fewer need less memory");
  _exit(Failed);
}

namespace {
/// Prints messages, and shows progress.
class Printer : public Observer {
public:
  explicit Printer(Progress &progress) : progress(progress) {}

  void diagnose(const Diagnostic &diagnostic) override {
    progress.hide();
    print(diagnostic);
    isUsage |= diagnostic.isUsage;
  }
  void stage(const llvm::Twine &name) override {
    name.isTriviallyEmpty() ? progress.hide() : progress.say(name);
  }
  void expectPasses(mlir::OpPassManager &passes) override { progress.expectPasses(passes); }
  std::unique_ptr<mlir::PassInstrumentation> watchPasses() override {
    return progress.watchPasses();
  }
  int exit() const { return isUsage ? BadFlags : Failed; }

private:
  Progress &progress;
  bool isUsage = false;
};
} // namespace

static int writeText(const CommandLine &line, llvm::StringRef text, bool mayReplaceInput) {
  Output output{line.output.empty() ? "-" : line.output, text};
  if (llvm::Error error =
          mayReplaceInput ? llvm::Error::success() : checkNames(line.input, output)) {
    return complain(BadFlags, std::move(error));
  }
  llvm::Error error = writeOutputs(output);
  return error ? complain(Failed, std::move(error)) : int(Done);
}

/// Writes an object and, if it goes to a file, its header next to it.
static int writeObject(const CommandLine &line, const Artifact &artifact) {
  std::string path = line.output.empty() ? artifact.signature.layer + artifact.suffix : line.output;
  llvm::SmallVector<Output> outputs{
      {path, artifact.bytes, /*isExecutable=*/artifact.suffix == ".so"}};
  if (!artifact.header.empty() && line.header == "yes" && !isStream(path)) {
    llvm::SmallString<128> header(path);
    llvm::sys::path::replace_extension(header, "h");
    outputs.push_back({std::string(header), artifact.header});
  }
  if (llvm::Error error = checkNames(line.input, outputs)) {
    return complain(BadFlags, std::move(error));
  }
  llvm::Error error = writeOutputs(outputs);
  return error ? complain(Failed, std::move(error)) : int(Done);
}

/// The objects that the header of a bundle names; none if there is no such file.
static llvm::SmallVector<std::string> objectsOf(llvm::StringRef header) {
  llvm::SmallVector<std::string> names;
  if (auto file = llvm::MemoryBuffer::getFile(header, /*IsText=*/true)) {
    for (llvm::StringRef line : llvm::split((*file)->getBuffer(), '\n')) {
      if (line.consume_front(Artifact::objectLine) && line.ends_with(".o") && !line.contains('/')) {
        names.push_back(line.str());
      }
    }
  }
  return names;
}

/// Writes a bundle: a C file, its header and objects, in a folder. Objects of the bundle that it
/// replaces are removed: programs are often built with all that are there.
static int writeBundle(const CommandLine &line, const Artifact &artifact) {
  const std::string folder = line.output.empty() ? artifact.signature.layer : line.output;
  if (isStream(folder)) {
    return complain(BadFlags, "-o " + folder + ": a bundle is several files; expected -o DIR");
  }
  auto in = [&](const std::string &name) {
    llvm::SmallString<128> path(folder);
    llvm::sys::path::append(path, name);
    return std::string(path);
  };
  llvm::SmallVector<Output> outputs{
      {in(artifact.signature.layer + artifact.suffix), artifact.bytes},
      {in(artifact.signature.layer + ".h"), artifact.header}};
  for (const ObjectFile &object : artifact.objects) {
    outputs.push_back({in(object.name), object.bytes});
  }
  if (llvm::Error error = checkNames(line.input, outputs)) {
    return complain(BadFlags, std::move(error));
  }
  if (std::error_code problem =
          llvm::sys::fs::create_directories(folder, true, llvm::sys::fs::all_all)) {
    return complain(Failed, "cannot make the folder '" + folder + "': " + problem.message());
  }
  const llvm::SmallVector<std::string> before = objectsOf(outputs[1].path);
  if (llvm::Error error = writeOutputs(outputs)) {
    return complain(Failed, std::move(error));
  }
  for (const std::string &object : before) {
    if (llvm::none_of(artifact.objects,
                      [&](const ObjectFile &now) { return now.name == object; })) {
      llvm::sys::fs::remove(in(object));
    }
  }
  return Done;
}

static int format(const CommandLine &line, const std::string &text, Observer &observer) {
  dsl::Source source(line.sourceName(), text);
  dsl::Diagnostics problems(source);
  std::optional<std::string> formatted = dsl::format(source, problems);
  report(problems, observer);
  // A reformatted program is still the same program, so it may replace the input.
  return formatted ? writeText(line, *formatted, /*mayReplaceInput=*/true) : int(Failed);
}

static int run(const CommandLine &line) {
  Progress progress(line.progress);
  std::optional<Progress::Stage> stage;
  if (line.input != "-") { // the user who types it needs no progress
    stage.emplace(progress, "reading " + line.input);
  }
  llvm::Expected<std::string> text = readProgramText(line.input);
  stage.reset();
  if (!text) {
    return complain(Failed, text.takeError());
  }
  Printer printer(progress);
  if (line.format) {
    return format(line, *text, printer);
  }
  ArtifactPtr artifact = compile(*text, line.sourceName(), line.options, printer);
  if (artifact && line.options.isJson && !artifact->signature.form.empty()) {
    llvm::errs() << llvm::formatv("{0}", llvm::json::Value(llvm::json::Object{
                                             {"layer", artifact->signature.layer},
                                             {"form", artifact->signature.form},
                                             {"causal", artifact->signature.causal}}))
                 << "\n";
  }
  return !artifact                  ? printer.exit()
         : artifact->suffix.empty() ? writeText(line, artifact->bytes, /*mayReplaceInput=*/false)
         : artifact->suffix == ".c" ? writeBundle(line, *artifact)
                                    : writeObject(line, *artifact);
}

/// Asks for SIGTERM when the process that started this one ends, if that one says that it wants the
/// result for itself: killed, it could not stop the compiler.
static void endWithParent() {
#ifdef __linux__
  if (llvm::sys::Process::GetEnv("TTTC_END_WITH_PARENT")) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);
  }
#endif
}

int main(int argc, char **argv) {
  const Signals signals;
  llvm::setBugReportMsg("tttc crashed: this is a bug of tttc; please report it with the program "
                        "and the command line\n");
  llvm::InitLLVM init(argc, argv);
  reserve = new char[1 << 20];
  llvm::install_bad_alloc_error_handler(endWithoutMemory);
  signals.handle();
  endWithParent();
  watchStandardOutput();
  CommandLine line;
  const UsageError error = readCommandLine({argv + 1, argv + argc}, line);
  printsJson = line.printsJson();
  if (error) {
    return complain(BadFlags, error.message, error.hint);
  }
  switch (line.action) {
  case CommandLine::Help:
    llvm::outs() << helpText();
    return Done;
  case CommandLine::Version:
    llvm::outs() << "tttc " TTTC_VERSION "\nbuild " << buildId() << "\n";
    return Done;
  case CommandLine::BuildId:
    llvm::outs() << buildId() << "\n";
    return Done;
  case CommandLine::ListCpus:
    llvm::outs() << llvm::join(knownCpus(line.options.target), "\n") << "\n";
    return Done;
  case CommandLine::Compile:
    return run(line);
  }
}
