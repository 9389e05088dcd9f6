//===- Shrink.cpp - Reduction of a failing program ------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Shrink.h. Every candidate is tested in a separate process.
//
//===----------------------------------------------------------------------===//

#include "Shrink.h"

#include "tttc/Arrays/Npz.h"

#include <chrono>
#include <fstream>

namespace tttc::random {
namespace {

/// Keeps only the call that failed.
Program failingCall(const Failure &failure) {
  Program program = failure.program;
  if (failure.verdict.which < program.cases.size()) {
    program.cases = {program.cases[failure.verdict.which]};
    const bool backward = failure.verdict.reason.find("backward") != std::string::npos;
    program.lengths = {failure.verdict.tokens};
    program.backwardLengths = {failure.verdict.tokens};
    program.cases[0].backward &= backward || failure.verdict.reason.rfind("compile", 0) == 0;
  }
  return program;
}

/// Returns smaller candidates, the largest reductions first.
std::vector<Program> candidates(const Program &program) {
  std::vector<Program> all;
  auto add = [&](auto change) {
    all.push_back(program);
    change(all.back());
  };
  for (size_t i = 0; program.cases.size() > 1 && i < program.cases.size(); ++i)
    add([&](Program &p) { p.cases = {program.cases[i]}; });
  for (size_t i = 0; program.units.size() > 1 && i < program.units.size(); ++i)
    add([&](Program &p) { p.units = {program.units[i]}; });
  for (size_t u = 0; u < program.units.size(); ++u)
    for (size_t s = 0; program.units[u].slots.size() > 1 && s < program.units[u].slots.size(); ++s)
      add([&](Program &p) {
        p.units[u].slots.erase(p.units[u].slots.begin() + static_cast<long>(s));
      });
  Program copy = program;
  const size_t count = fields(copy).size();
  for (size_t i = 0; i < count; ++i)
    if (*fields(copy)[i].row != 0)
      add([&](Program &p) { *fields(p)[i].row = 0; });
  for (size_t u = 0; u < program.units.size(); ++u) {
    add([&](Program &p) { p.units[u].constantStates = false; });
    for (size_t s = 0; s < program.units[u].slots.size(); ++s)
      for (bool Slot::*part : {&Slot::bias, &Slot::scale, &Slot::residual, &Slot::wide})
        add([&](Program &p) { p.units[u].slots[s].*part = false; });
  }
  add([](Program &p) { p.otherWidth = false; });
  add([](Program &p) { p.twoPasses = false; });
  for (int64_t Program::*size : {&Program::d, &Program::h, &Program::e, &Program::b,
                                 &Program::groups, &Program::batch, &Program::heads})
    for (int64_t to : {int64_t(1), program.*size - 1})
      if (to >= (size == &Program::b ? 2 : 1) && to < program.*size)
        add([&](Program &p) { p.*size = to; });
  for (auto lengths : {&Program::lengths, &Program::backwardLengths}) {
    for (size_t i = 0; (program.*lengths).size() > 1 && i < (program.*lengths).size(); ++i)
      add([&](Program &p) { p.*lengths = {(program.*lengths)[i]}; });
    for (int64_t less : {4, 1})
      if ((program.*lengths).size() == 1 && (program.*lengths)[0] >= less)
        add([&](Program &p) { (p.*lengths)[0] -= less; });
  }
  for (size_t i = 0; i < program.cases.size(); ++i) {
    add([&](Program &p) { p.cases[i].backward = false; });
    add([&](Program &p) { p.cases[i].checkpoint = "1"; });
    add([&](Program &p) { p.cases[i].segments = false; });
    add([&](Program &p) { p.cases[i].chunk = 64; });
  }
  for (Program &p : all)
    makeLegal(p);
  return all;
}

/// Identifies a program, to detect duplicates.
std::string describe(const Program &program) {
  std::string text = write(program).text;
  for (const std::vector<int64_t> *lengths : {&program.lengths, &program.backwardLengths})
    for (int64_t length : *lengths)
      text += std::to_string(length) + " ";
  text += std::to_string(program.batch) + " " + std::to_string(program.heads);
  for (const Case &how : program.cases)
    text += how.form + how.checkpoint + std::to_string(how.backward) + std::to_string(how.chunk) +
            std::to_string(how.bits) + std::to_string(how.segments) + " ";
  return text;
}

Verdict judgeOne(const Program &program, const Limits &limits) {
  Limits one = limits;
  one.jobs = 1;
  one.budget = 0;
  Verdict verdict;
  runTrials(
      1, one, [&](uint64_t) { return program; },
      [&](const Result &result) { verdict = result.verdict; });
  return verdict;
}

} // namespace

Failure shrink(const Failure &failure, const Limits &limits, double seconds) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end =
      Clock::now() + std::chrono::milliseconds(static_cast<int64_t>(seconds * 1000));
  Failure least = failure;
  auto accept = [&](const Program &candidate) {
    if (Clock::now() > end || describe(candidate) == describe(least.program))
      return false;
    const Verdict verdict = judgeOne(candidate, limits);
    if (verdict.outcome != Outcome::Failed || verdict.reason != failure.verdict.reason)
      return false;
    least = {candidate, verdict};
    return true;
  };
  accept(failingCall(failure));
  for (bool changed = true; changed && Clock::now() < end;) {
    changed = false;
    for (const Program &candidate : candidates(least.program))
      if (accept(candidate)) {
        changed = true;
        break; // the remaining candidates were derived from the larger one
      }
  }
  return least;
}

std::string writeFailure(const Failure &failure, const std::string &folder, const std::string &name,
                         const std::string &target) {
  const Program &program = failure.program;
  const std::string path = folder + "/" + name;
  const Text text = write(program);
  std::ofstream file(path + ".ttt");
  file << "// " << failure.verdict.reason << "\n" << text.text;
  file.close();
  if (!file) {
    std::fprintf(stderr, "random-programs: error: cannot write '%s.ttt'\n", path.c_str());
    return "";
  }
  const Case how = program.cases[std::min(failure.verdict.which, program.cases.size() - 1)];
  const bool backward = how.backward;
  std::string command =
      "ttt-run " + path + ".ttt --inputs=" + path +
      ".npz --outputs=/dev/null --check --form=" + how.form +
      (target.empty() || target == "halide" ? " --dtype=f" + std::to_string(how.bits) : "") +
      (target.empty() ? "" : " --target=" + target);
  if (backward)
    command +=
        " --backward --cotangents=" + path + ".cotangents.npz --checkpoint=" + how.checkpoint;
  if (!program.hasGroups() && how.chunk != 64)
    command += "   # compiled with chunk=" + std::to_string(how.chunk) + ", not 64";
  Checked layer;
  ArrayMap inputs, cotangents;
  std::string error;
  if (layer.check(program, text.text, error) &&
      inputsOf(program, layer, failure.verdict.tokens, inputs, cotangents) &&
      (!writeNpz(path + ".npz", inputs, error) ||
       !writeNpz(path + ".cotangents.npz", cotangents, error)))
    std::fprintf(stderr, "random-programs: error: %s\n", error.c_str());
  return command;
}

} // namespace tttc::random
