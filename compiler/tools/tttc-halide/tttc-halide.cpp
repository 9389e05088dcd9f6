//===- tttc-halide.cpp - Compiles pipelines of Halide ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A process of its own: Halide throws exceptions, which the compiler is built without, and aborts
// at internal errors.
//
//   tttc-halide FILE --target=TARGET --output=PREFIX [--features=NAME[-NAME...]]
//               [--emit=object,stmt,assembly]
//   tttc-halide --target=TARGET --output=PREFIX --emit=runtime
//
// With --autoscheduler=NAME,LIBRARY[,KEY=VALUE...], one of Halide's replaces the schedules, for
// benchmarks.
//
// Writes PREFIX and NAME.o (NAME.stmt, NAME.s) for each function NAME of FILE. Exit status 1: an
// error, in one line on the standard error stream. Ends with the process that started it (Linux).
//
//===----------------------------------------------------------------------===//

#include "Parser.h"

#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#ifdef __linux__
#include <csignal>
#include <sys/prctl.h>
#endif

using namespace tttc::halide;
using Halide::OutputFileType;

namespace {
struct Arguments {
  std::string input, target = "host", features, output, emit = "object", autoscheduler;
};
} // namespace

static Arguments parseArguments(int argc, char **argv) {
  Arguments parsed;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    auto value = [&](const std::string &flag, std::string &to) {
      if (argument.compare(0, flag.size(), flag) != 0)
        return false;
      to = argument.substr(flag.size());
      return true;
    };
    if (value("--target=", parsed.target) || value("--features=", parsed.features) ||
        value("--output=", parsed.output) || value("--emit=", parsed.emit) ||
        value("--autoscheduler=", parsed.autoscheduler))
      continue;
    if (argument.compare(0, 2, "--") == 0 || !parsed.input.empty())
      throw std::runtime_error("unknown argument '" + argument + "'");
    parsed.input = argument;
  }
  if (parsed.input.empty() && parsed.emit != "runtime")
    throw std::runtime_error("expected a file");
  return parsed;
}

static std::string readFile(const std::string &path) {
  std::ifstream file(path);
  std::ostringstream text;
  if (!file || !(text << file.rdbuf()))
    throw std::runtime_error("cannot read '" + path + "'");
  return text.str();
}

/// No code of Halide's runtime and no checks of arguments: the driver has passed what is declared.
static Halide::Target targetOf(const Arguments &given) {
  if (!Halide::Target::validate_target_string(given.target))
    throw std::runtime_error("unknown target '" + given.target + "'");
  const std::string name = given.target + (given.features.empty() ? "" : "-") + given.features;
  if (!Halide::Target::validate_target_string(name))
    throw std::runtime_error("unknown features '" + given.features + "'");
  return Halide::Target(name)
      .with_feature(Halide::Target::NoRuntime)
      .with_feature(Halide::Target::NoAsserts)
      .with_feature(Halide::Target::NoBoundsQuery);
}

static std::map<OutputFileType, std::string> filesOf(const Arguments &given,
                                                     const std::string &name) {
  static const std::map<std::string, std::pair<OutputFileType, std::string>> kinds = {
      {"object", {OutputFileType::object, ".o"}},
      {"stmt", {OutputFileType::stmt, ".stmt"}},
      {"assembly", {OutputFileType::assembly, ".s"}}};
  std::map<OutputFileType, std::string> files;
  std::istringstream list(given.emit);
  for (std::string kind; std::getline(list, kind, ',');) {
    const auto known = kinds.find(kind);
    if (known == kinds.end())
      throw std::runtime_error("unknown kind '" + kind +
                               "'; expected object, stmt, assembly or runtime");
    files[known->second.first] = given.output + name + known->second.second;
  }
  return files;
}

namespace {
/// Changes loops over the blocks of a device before Halide writes them as shaders. It drops
/// conditions that the index of a block is below the number of blocks, which surround every stage
/// where several outputs share the loop. It gives doubles as bits, because Halide writes their
/// constants in single precision.
class PrepareShaders : public Halide::Internal::IRMutator {
public:
  using IRMutator::visit;

  Halide::Internal::Stmt visit(const Halide::Internal::For *loop) override {
    const bool isBlock = loop->for_type == Halide::Internal::ForType::GPUBlock;
    if (isBlock)
      extents.emplace_back(loop->name, loop->extent);
    Halide::Internal::Stmt mutated = IRMutator::visit(loop);
    if (!isBlock)
      return mutated;
    extents.pop_back();
    return Halide::Internal::simplify(mutated);
  }

  /// `n + 1 <= extent`.
  Halide::Expr visit(const Halide::Internal::LE *op) override {
    for (const auto &[name, extent] : extents) {
      const Halide::Expr index = Halide::Internal::Variable::make(Halide::Int(32), name);
      if (Halide::Internal::equal(op->a, index + 1) && Halide::Internal::equal(op->b, extent))
        return Halide::Internal::const_true();
    }
    return IRMutator::visit(op);
  }

  Halide::Expr visit(const Halide::Internal::FloatImm *constant) override {
    const double value = constant->value;
    if (extents.empty() || constant->type.bits() != 64 ||
        static_cast<double>(static_cast<float>(value)) == value)
      return constant;
    uint64_t bits = 0;
    memcpy(&bits, &value, sizeof bits);
    return Halide::reinterpret(constant->type,
                               Halide::Internal::UIntImm::make(Halide::UInt(64), bits));
  }

private:
  std::vector<std::pair<std::string, Halide::Expr>> extents; ///< of the loops around
};
} // namespace

/// Loads the library of NAME,LIBRARY[,KEY=VALUE...] and returns the name with its parameters.
static Halide::AutoschedulerParams loadAutoscheduler(const std::string &text) {
  std::istringstream words(text);
  std::string name, library, parameter;
  if (!std::getline(words, name, ',') || !std::getline(words, library, ','))
    throw std::runtime_error("expected --autoscheduler=NAME,LIBRARY[,KEY=VALUE...]");
  Halide::AutoschedulerParams params = {name, {{"parallelism", "1"}}};
  while (std::getline(words, parameter, ',')) {
    const size_t equals = parameter.find('=');
    if (equals == std::string::npos)
      throw std::runtime_error("--autoscheduler: expected KEY=VALUE, found '" + parameter + "'");
    params.extra[parameter.substr(0, equals)] = parameter.substr(equals + 1);
  }
  Halide::load_plugin(library);
  return params;
}

static void compile(const Arguments &given) {
  const Halide::Target target = targetOf(given);
  if (given.emit == "runtime") // for all pipelines of one target
    return Halide::compile_standalone_runtime(given.output + "runtime.o",
                                              Halide::Target(given.target));
  const bool hasSchedule = given.autoscheduler.empty();
  const Halide::AutoschedulerParams search =
      hasSchedule ? Halide::AutoschedulerParams() : loadAutoscheduler(given.autoscheduler);
  for (Function &function : Parser(readFile(given.input), hasSchedule).parse()) {
    if (!hasSchedule)
      function.pipeline.apply_autoscheduler(target, search);
    function.pipeline.add_custom_lowering_pass(new PrepareShaders);
    function.pipeline.compile_to(filesOf(given, function.name), function.arguments, function.name,
                                 target);
  }
}

int main(int argc, char **argv) {
#ifdef __linux__
  // A compiler that was killed does not wait for this program, which may take minutes.
  prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
  std::string problem;
  try {
    compile(parseArguments(argc, argv));
    return 0;
  } catch (const Halide::Error &error) {
    problem = error.what();
  } catch (const std::exception &error) {
    problem = error.what();
  }
  while (!problem.empty() && problem.back() == '\n')
    problem.pop_back();
  std::cerr << "tttc-halide: error: " << problem << "\n";
  return 1;
}
