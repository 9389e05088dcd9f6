//===- Sanitizer.cpp - Runs cases under compute-sanitizer -----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One run per case is enough. There are no guard bytes, because they would hide out-of-bounds
// accesses from the tool. The tool follows child processes; its output lines start with
// "=========".
//
//===----------------------------------------------------------------------===//

#include "Sanitizer.h"

#include <cstdlib>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace tttc::gpu {

/// Starts a program and captures its output in `output`. Returns false if no process could be
/// created.
static bool start(const std::vector<std::string> &words, pid_t &id, FILE *&output) {
  std::vector<char *> arguments;
  for (const std::string &word : words)
    arguments.push_back(const_cast<char *>(word.c_str())); // exec does not change them
  arguments.push_back(nullptr);
  int ends[2];
  if (pipe(ends) != 0)
    return false;
  id = fork();
  if (id == 0) {
    dup2(ends[1], STDOUT_FILENO);
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    execv(arguments[0], arguments.data());
    std::perror(arguments[0]);
    _exit(127);
  }
  close(ends[1]);
  output = fdopen(ends[0], "r");
  return id > 0 && output;
}

void runSanitizer(const std::string &tool, const std::string &program, const Options &options,
                  Record &record) {
  constexpr int Found = 99; // not an exit status of this program
  std::vector<std::string> words = {options.sanitizer, "--tool", tool, "--target-processes", "all",
                                    "--error-exitcode", std::to_string(Found), program, "--folder",
                                    options.folder, "--library", options.library, "--marked",
                                    "--no-timing", "--repeats", "1", "--guard", "0",
                                    // Everything ends before the deadline of this process.
                                    "--deadline", std::to_string(options.deadline), "--total",
                                    std::to_string(3 * options.deadline)};
  if (!options.only.empty())
    words.insert(words.end(), {"--only", options.only});
  pid_t id = -1;
  FILE *output = nullptr;
  if (!start(words, id, output)) {
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
    // One summary per process, with its number of errors or hazards.
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
  std::fclose(output);
  int status = 0;
  waitpid(id, &status, 0);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  const bool good = code == 0 && reported && !found;
  record.add("state", good ? "pass" : "fail");
  if (!good)
    record.add("why", found || code == Found ? first
                      : code                 ? "exit status " + std::to_string(code) + ": " + last
                                             : "the tool gave no summary: " + last);
}

} // namespace tttc::gpu
