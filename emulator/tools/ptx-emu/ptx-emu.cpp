//===- ptx-emu.cpp - Executes a kernel of a PTX file ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Exit status: 0 if it ran without an error; 1 if a check failed, the PTX is not supported,
// or a file does not match the command line; 2 for an invalid command line.
//
//===----------------------------------------------------------------------===//

#include "Arguments.h"
#include "PtxEmulator/Report/Report.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>

using namespace ptxemu;

namespace {

enum ExitCode { Done = 0, Failed = 1, WrongCommandLine = 2 };

struct Options {
  std::string file, kernel, json;
  LaunchConfig config;
  /// The --arg and --array options in order, with their key.
  std::vector<std::pair<std::string, std::string>> args;
  bool list = false, report = false;
};

const char *const usage =
    "usage: ptx-emu FILE.ptx --kernel=NAME --grid=X,Y,Z --block=X,Y,Z [options] [--arg=...]...\n"
    "       ptx-emu FILE.ptx --list\n"
    "\n"
    "  --cluster=X,Y,Z      CTAs of a cluster (default: the kernel's .reqnctapercluster, or 1)\n"
    "  --shared=BYTES       dynamic shared memory\n"
    "  --report             counts of instructions, bank conflicts and bytes\n"
    "  --json=FILE          the same as JSON; with the error, if there is one\n"
    "  --paths              in the JSON too: branches of the first CTA's warps; bank conflicts "
    "and\n"
    "                       segments of accesses by line\n"
    "  --max-steps=N        instructions of all warps before it gives up (2^28)\n"
    "  --schedule-seed=N    another order of warps and copies (default 0: round robin)\n"
    "  --resident=N         CTAs in flight at a time\n"
    "  --list               kernels with parameters, registers and shared memory\n"
    "\n";

const char *const exitHelp =
    "\nExit status: 0 it ran; 1 a check failed, the PTX is not known, or a file is not there or\n"
    "not what the command line says; 2 wrong command line.\n";

ExitCode fail(const std::string &message, ExitCode code = Failed) {
  fprintf(stderr, "ptx-emu: error: %s\n", message.c_str());
  return code;
}

bool unsignedNumber(const std::string &text, uint64_t most, uint64_t &value) {
  char *end;
  errno = 0;
  value = strtoull(text.c_str(), &end, 0);
  return !text.empty() && text[0] != '-' && !*end && !errno && value <= most;
}

bool dims(const std::string &text, Dim3 &result) {
  uint32_t *const into[] = {&result.x, &result.y, &result.z};
  result = Dim3();
  std::stringstream parts(text);
  std::string part;
  unsigned count = 0;
  while (std::getline(parts, part, ',')) {
    uint64_t value;
    if (count == 3 || !unsignedNumber(part, UINT32_MAX, value))
      return false;
    *into[count++] = static_cast<uint32_t>(value);
  }
  return count > 0;
}

/// Reads one option; returns an error message or an empty string.
std::string readOption(const std::string &argument, Options &options) {
  const size_t equals = argument.find('=');
  const std::string key = argument.substr(0, equals);
  const std::string value = equals == std::string::npos ? "" : argument.substr(equals + 1);
  LaunchConfig &config = options.config;
  uint64_t number = 0;
  bool isFine = true;
  if (key == "--kernel") {
    options.kernel = value;
  } else if (key == "--grid") {
    isFine = dims(value, config.grid);
  } else if (key == "--block") {
    isFine = dims(value, config.block);
  } else if (key == "--cluster") {
    isFine = dims(value, config.cluster);
  } else if (key == "--shared") {
    isFine = unsignedNumber(value, UINT32_MAX, number);
    config.dynamicShared = static_cast<uint32_t>(number);
  } else if (key == "--max-steps") {
    isFine = unsignedNumber(value, UINT64_MAX, config.maxSteps);
  } else if (key == "--schedule-seed") {
    isFine = unsignedNumber(value, UINT64_MAX, config.scheduleSeed);
  } else if (key == "--resident") {
    isFine = unsignedNumber(value, 1u << 16, number);
    config.residentCtas = static_cast<uint32_t>(number);
  } else if (key == "--json") {
    options.json = value;
  } else if (key == "--arg" || key == "--array") {
    options.args.emplace_back(key, value);
  } else if (argument == "--report") {
    options.report = true;
  } else if (argument == "--paths") {
    config.recordsPaths = true;
  } else if (argument == "--list") {
    options.list = true;
  } else if (argument[0] == '-') {
    return "unknown option '" + argument + "'";
  } else if (options.file.empty()) {
    options.file = argument;
  } else {
    return "one file at a time, found '" + argument + "' too";
  }
  return isFine ? "" : "expected numbers in '" + argument + "'";
}

void list(const LoadedModule &module) {
  for (const auto &[name, program] : module.kernels()) {
    printf("%s: %u registers, %llu bytes of shared memory%s, %llu of local memory\n", name.c_str(),
           program->declaredRegisters, static_cast<unsigned long long>(program->staticShared),
           program->usesDynamicShared ? " and dynamic ones" : "",
           static_cast<unsigned long long>(program->localBytes));
    for (const ParamLayout &param : program->params)
      printf("  %s: .%s, %llu bytes\n", param.name.c_str(), std::string(nameOf(param.type)).c_str(),
             static_cast<unsigned long long>(param.bytes));
  }
}

ExitCode run(const Options &options) {
  std::ifstream file(options.file, std::ios::binary);
  if (!file)
    return fail("cannot read '" + options.file + "'");
  std::stringstream text;
  text << file.rdbuf();
  std::string error;
  const std::unique_ptr<Module> module = parseModule(options.file, text.str(), error);
  Device device;
  std::unique_ptr<LoadedModule> loaded;
  if (module)
    loaded = LoadedModule::load(device, *module, error);
  if (!loaded) {
    fputs(error.c_str(), stderr);
    return Failed;
  }
  if (options.list) {
    list(*loaded);
    return Done;
  }
  const Program *program = loaded->find(options.kernel);
  if (!program)
    return fail("no kernel '" + options.kernel + "' in " + options.file + ": see --list");
  Arguments arguments(device);
  std::vector<uint8_t> params;
  for (const auto &[key, text] : options.args)
    if (!(key == "--arg" ? arguments.add(text, error) : arguments.addHidden(text, error)))
      return fail(key + "=" + text + ": " + error,
                  arguments.lacksFile() ? Failed : WrongCommandLine);
  if (!arguments.pack(*program, params, error))
    return fail(error);

  const LaunchResult result = launch(device, *loaded, options.kernel, options.config, params);
  if (options.report)
    fputs(reportText(options.kernel, result).c_str(), stdout);
  if (!options.json.empty()) {
    std::ofstream json(options.json);
    json << reportJson(options.kernel, result, module->source);
    if (!json.flush())
      return fail("cannot write '" + options.json + "'");
  }
  if (result.error) {
    fputs(result.error->render(module->source).c_str(), stderr);
    return Failed;
  }
  return arguments.writeOutputs(error) ? Done : fail(error);
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    if (!strcmp(argv[i], "--help")) {
      fputs(usage, stdout);
      fputs(argumentHelp, stdout);
      fputs(exitHelp, stdout);
      return Done;
    }
    const std::string error = readOption(argv[i], options);
    if (!error.empty())
      return fail(error, WrongCommandLine);
  }
  if (options.file.empty() || (options.kernel.empty() && !options.list)) {
    fputs(usage, stderr);
    return WrongCommandLine;
  }
  return run(options);
}
