//===- main.cpp - Programs drawn at random --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Flags, the run, the report. Exit status: 0 all agree, 1 a failure, 2 the flags.
//
//===----------------------------------------------------------------------===//

#include "Coverage.h"
#include "Draw.h"
#include "Shrink.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <random>

using namespace tttc;
using namespace tttc::random;

namespace {

struct Options {
  uint64_t seed = 0, programs = 200, require = 0, shrunk = 3;
  std::optional<uint64_t> only;
  std::string output;
  Limits limits;
  bool print = false;
};

const char usage[] =
    "usage: random-programs [--NAME=VALUE]...\n"
    "  --seed=N      of all that is drawn (default: TTTC_TEST_SEED, else any)\n"
    "  --programs=N  how many (default: 200; with --seconds: no end)\n"
    "  --seconds=S   begin none later than that\n"
    "  --only=I      program I of the seed\n"
    "  --print       the text of the programs; they are not run\n"
    "  --jobs=N      processes (default: 2)\n"
    "  --require=N   an error if a feature or a derivative is in fewer programs (default: 0)\n"
    "  --shrink=N    failures that are made small, one per reason (default: 3)\n"
    "  --timeout=S   seconds per program (default: 60)\n"
    "  --memory=N    GiB of address space per process, 0 for no limit (default: 6)\n"
    "  --output=DIR  where failures are written (default: a new temporary folder)\n";

bool complain(const std::string &message) {
  std::fprintf(stderr, "random-programs: error: %s\n", message.c_str());
  return false;
}

bool readNumber(const std::string &name, const char *text, uint64_t least, uint64_t most,
                uint64_t &value) {
  char *end = nullptr;
  errno = 0;
  const unsigned long long read = std::strtoull(text, &end, 10);
  if (!std::isdigit(static_cast<unsigned char>(*text)) || *end || errno || read < least ||
      read > most)
    return complain(name + "=" + text + ": expected a whole number from " + std::to_string(least) +
                    " to " + std::to_string(most));
  value = read;
  return true;
}

bool parse(int argc, char **argv, Options &options) {
  constexpr uint64_t any = ~uint64_t(0);
  const char *given = std::getenv("TTTC_TEST_SEED");
  options.seed = std::random_device()();
  if (given && *given && !readNumber("TTTC_TEST_SEED", given, 0, any, options.seed))
    return false;
  uint64_t only = any, seconds = 0, timeout = 60, memory = 6, jobs = 2, programs = 0;
  struct Flag {
    const char *name;
    uint64_t least, most, *value;
  };
  const Flag flags[] = {{"--seed", 0, any, &options.seed},
                        {"--programs", 1, 1000000, &programs},
                        {"--seconds", 1, 1000000, &seconds},
                        {"--only", 0, 1000000, &only},
                        {"--jobs", 1, 64, &jobs},
                        {"--require", 0, 1000000, &options.require},
                        {"--shrink", 0, 1000, &options.shrunk},
                        {"--timeout", 1, 3600, &timeout},
                        {"--memory", 0, 1024, &memory}};
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i], name = word.substr(0, word.find('='));
    const char *value = std::strchr(argv[i], '=');
    const Flag *flag = std::find_if(std::begin(flags), std::end(flags),
                                    [&](const Flag &each) { return name == each.name; });
    if (word == "--print") {
      options.print = true;
    } else if (name == "--output" && value && value[1]) {
      options.output = value + 1;
    } else if (flag == std::end(flags) || !value) {
      complain("unknown option '" + word + "'");
      std::fputs(usage, stderr);
      return false;
    } else if (!readNumber(name, value + 1, flag->least, flag->most, *flag->value)) {
      return false;
    }
  }
  if (only != any && (programs || seconds))
    return complain("--only: expected neither --programs nor --seconds beside it");
  if (only != any)
    options.only = only;
  options.programs = only != any ? 1 : programs ? programs : seconds ? 1000000 : 200;
  options.limits.budget = static_cast<double>(seconds);
  options.limits.seconds = static_cast<unsigned>(timeout);
  options.limits.jobs = static_cast<unsigned>(jobs);
  options.limits.memoryBytes = static_cast<int64_t>(memory) << 30;
  return true;
}

/// Programs of a seed by index; indices mostly grow.
class Source {
public:
  explicit Source(uint64_t seed) : seed(seed), drawer(seed) {}
  Program at(uint64_t index) {
    if (index < count) {
      drawer = Drawer(seed);
      count = 0;
    }
    for (; count < index; ++count)
      drawer.next();
    ++count;
    return drawer.next();
  }

private:
  uint64_t seed, count = 0;
  Drawer drawer;
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

/// Failures by reason; the first of each is made small.
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
    const std::string how = writeFailure(failure, folder, "program" + std::to_string(result.index));
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
  if (!parse(argc, argv, options))
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
  const bool ran = judgeAll(options.programs, options.limits, program, [&](const Result &result) {
    coverage.add(result);
    if (result.verdict.outcome != Outcome::Failed)
      return;
    failures.push_back(result);
    failures.back().index = options.only.value_or(result.index);
    std::printf("failed: program %llu: %s\n",
                static_cast<unsigned long long>(failures.back().index),
                result.verdict.reason.c_str());
    std::fflush(stdout);
  });
  if (!ran)
    return 1;
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
  coverage.print();
  std::printf("%.0f seconds, %zu failures\n", seconds.count(), failures.size());
  bool good = failures.empty() && coverage.require(static_cast<int>(options.require));
  std::fflush(stdout);
  return report(options, failures) && good ? 0 : 1;
}
