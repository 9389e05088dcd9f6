//===- Sanitizer.cpp - Cases again, under compute-sanitizer ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One run per case is enough, and guard bytes would hide what lies behind a tensor. The tool
// follows our child processes; its lines begin with "=========".
//
//===----------------------------------------------------------------------===//

#include "Sanitizer.h"

#include <cstdlib>
#include <cstring>
#include <sys/wait.h>

namespace tttc::gpu {

/// A word of a command line of the shell.
static std::string word(const std::string &text) {
  std::string quotes = "'";
  for (char c : text)
    quotes += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quotes + "'";
}

void runSanitizer(const std::string &tool, const std::string &program, const Options &options,
                  Record &record) {
  constexpr int Found = 99; // no exit status of ours
  std::string command = word(options.sanitizer) + " --tool " + tool +
                        " --target-processes all --error-exitcode " + std::to_string(Found) + " " +
                        word(program) + " --folder " + word(options.folder) + " --library " +
                        word(options.library) + " --marked --no-timing --repeats 1 --guard 0" +
                        " --deadline " + std::to_string(options.deadline) + " --total " +
                        std::to_string(3 * options.deadline) +
                        (options.only.empty() ? "" : " --only " + word(options.only)) + " 2>&1";
  FILE *output = popen(command.c_str(), "r");
  if (!output) {
    record.add("state", "fail");
    record.add("why", "cannot start " + options.sanitizer);
    return;
  }
  std::string line, first, last;
  bool reported = false, found = false;
  for (int c = std::fgetc(output); c != EOF; c = std::fgetc(output)) {
    if (c != '\n') {
      line.push_back(static_cast<char>(c));
      continue;
    }
    // A summary for each process: how many errors, or hazards.
    constexpr const char *Summary = "SUMMARY: ";
    if (size_t at = line.find(Summary); at != line.npos) {
      reported = true;
      found |= std::strtol(line.c_str() + at + std::strlen(Summary), nullptr, 10) != 0;
    } else if (line.rfind("=========", 0) == 0 && line.size() > 10 && first.empty() &&
               line.find("COMPUTE-SANITIZER") == line.npos) {
      first = line.substr(10);
    }
    if (!line.empty())
      last = line;
    line.clear();
  }
  const int status = pclose(output);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  const bool good = code == 0 && reported && !found;
  record.add("state", good ? "pass" : "fail");
  if (!good)
    record.add("why", found || code == Found ? first
                      : code                 ? "exit status " + std::to_string(code) + ": " + last
                                             : "the tool gave no summary: " + last);
}

} // namespace tttc::gpu
