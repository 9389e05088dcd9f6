//===- main.cpp - Random program testing ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The run and its report. Exit status: 0 all agree, 1 a failure, 2 invalid flags.
//
//===----------------------------------------------------------------------===//

#include "Coverage.h"
#include "Draw.h"
#include "Flags.h"
#include "Shrink.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

using namespace tttc;
using namespace tttc::random;

namespace {

/// Programs that are tested at a time if features are still rare.
constexpr uint64_t programsOfRound = 25;

/// Returns the programs of a seed by index; indices mostly increase.
class Source {
public:
  explicit Source(uint64_t seed) : seed(seed), drawer(seed) {}
  Program at(uint64_t index) {
    if (index < count) {
      drawer = ProgramGenerator(seed);
      count = 0;
    }
    for (; count < index; ++count)
      drawer.next();
    ++count;
    return drawer.next();
  }

private:
  uint64_t seed, count = 0;
  ProgramGenerator drawer;
};

bool makeFolder(std::string &folder) {
  if (!folder.empty()) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    return !error || complain("cannot make '" + folder + "': " + error.message());
  }
  folder = (std::filesystem::temp_directory_path() / "random-programs-XXXXXX").string();
  return mkdtemp(folder.data()) || complain("cannot make '" + folder + "'");
}

/// Prints failures by reason; shrinks the first of each.
bool report(const Options &options, std::vector<Result> &failures) {
  std::sort(failures.begin(), failures.end(),
            [](const Result &a, const Result &b) { return a.index < b.index; });
  Source source(options.seed);
  std::set<std::string> seen;
  std::string folder = options.output;
  for (const Result &result : failures) {
    const bool isNew = seen.insert(result.verdict.reason).second;
    std::printf("FAILED --seed=%llu --only=%llu: %s, T=%lld\n",
                static_cast<unsigned long long>(options.seed),
                static_cast<unsigned long long>(result.index), result.verdict.reason.c_str(),
                static_cast<long long>(result.verdict.tokens));
    if (!isNew)
      continue;
    std::printf("%s\n", result.verdict.message.c_str());
    Failure failure = {source.at(result.index), result.verdict};
    if (seen.size() <= options.shrunk)
      failure = shrink(failure, options.limits, 60);
    if (folder.empty() || !std::filesystem::exists(folder))
      if (!makeFolder(folder))
        return false;
    const std::string how = writeFailure(failure, folder, "program" + std::to_string(result.index),
                                         options.limits.target);
    std::printf("made small, T=%lld:\n%s%s\nrun it: %s\n\n",
                static_cast<long long>(failure.verdict.tokens), write(failure.program).text.c_str(),
                failure.verdict.message.c_str(), how.c_str());
    std::fflush(stdout);
  }
  return true;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  if (!parse({argv + 1, argv + argc}, options))
    return 2;
  std::printf("TTTC_TEST_SEED=%llu\n", static_cast<unsigned long long>(options.seed));
  std::fflush(stdout);
  Source source(options.seed);
  auto program = [&](uint64_t index) { return source.at(options.only.value_or(index)); };
  if (options.print) {
    for (uint64_t i = 0; i < options.programs; ++i)
      std::printf("%s\n", write(program(i)).text.c_str());
    return 0;
  }
  Coverage coverage;
  std::vector<Result> failures;
  const auto begin = std::chrono::steady_clock::now();
  // Tests `number` programs from number `first` on.
  auto run = [&](uint64_t first, uint64_t number, const Limits &limits) {
    auto at = [&](uint64_t index) { return program(first + index); };
    return runTrials(number, limits, at, [&](const Result &result) {
      coverage.add(result);
      if (result.verdict.outcome != Outcome::Failed)
        return;
      failures.push_back(result);
      failures.back().index = options.only.value_or(first + result.index);
      std::printf("failed: program %llu: %s\n",
                  static_cast<unsigned long long>(failures.back().index),
                  result.verdict.reason.c_str());
      std::fflush(stdout);
    });
  };
  if (!run(0, options.programs, options.limits))
    return 1;
  // If a feature has fewer programs than required, tests more programs while there is time.
  const uint64_t last =
      options.limits.budget != 0 ? UINT64_MAX : options.programs + options.programs / 2;
  for (uint64_t first = options.programs;
       options.require && first < last &&
       !coverage.missing(static_cast<int>(options.require)).empty();
       first += programsOfRound) {
    const std::chrono::duration<double> used = std::chrono::steady_clock::now() - begin;
    Limits rest = options.limits;
    if (rest.budget != 0 && (rest.budget -= used.count()) <= 0)
      break;
    if (!run(first, programsOfRound, rest))
      return 1;
  }
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  coverage.print();
  std::printf("%.0f seconds, %zu failures\n", seconds.count(), failures.size());
  // Fewer programs than requested cover fewer features.
  const bool isWhole = static_cast<uint64_t>(coverage.size()) >= options.requested;
  if (options.require && !isWhole)
    std::printf("--require is not checked: no time for %llu programs\n",
                static_cast<unsigned long long>(options.programs));
  const std::vector<std::string> missing =
      isWhole ? coverage.missing(static_cast<int>(options.require)) : std::vector<std::string>();
  for (const std::string &message : missing)
    std::printf("%s\n", message.c_str());
  std::fflush(stdout);
  return report(options, failures) && failures.empty() && missing.empty() ? 0 : 1;
}
