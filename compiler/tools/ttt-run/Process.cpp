//===- Process.cpp - Runs a program and waits for it ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Process.h.
//
//===----------------------------------------------------------------------===//

#include "Process.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace tttc::run {
namespace {

volatile std::sig_atomic_t noted = 0, child = 0;

void noteSignal(int signal) {
  const int errnoBefore = errno;
  noted = signal;
  if (child != 0)
    kill(child, signal);
  errno = errnoBefore;
}

ProcessEnd waitFor(pid_t pid) {
  ProcessEnd end;
  child = pid;
  if (noted) // between the spawn and the line above
    kill(pid, noted);
  // The child remains a zombie until signals are no longer sent to its process id.
  siginfo_t info = {};
  while (waitid(P_PID, pid, &info, WEXITED | WNOWAIT) != 0 && errno == EINTR)
    ;
  child = 0;
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
    ;
  if (WIFSIGNALED(status))
    end.signal = WTERMSIG(status);
  else
    end.exitCode = WEXITSTATUS(status);
  return end;
}

} // namespace

InterruptGuard::InterruptGuard() {
  struct sigaction action = {};
  action.sa_handler = noteSignal;
  for (size_t i = 0; i < std::size(guardedSignals); ++i) {
    sigaction(guardedSignals[i], nullptr, &before[i]);
    if (before[i].sa_handler != SIG_IGN) // ignored, as under `nohup`
      sigaction(guardedSignals[i], &action, nullptr);
  }
}

InterruptGuard::~InterruptGuard() {
  for (size_t i = 0; i < std::size(guardedSignals); ++i)
    sigaction(guardedSignals[i], &before[i], nullptr);
}

WriteGuard::WriteGuard(const std::string &path) {
  struct stat file;
  if (stat(path.c_str(), &file) != 0 || S_ISREG(file.st_mode))
    guard.emplace();
}

int notedInterrupt() { return noted; }

ProcessEnd runProcess(const std::string &program, const std::vector<std::string> &arguments,
                      const std::string &temporary, bool shows) {
  std::vector<std::string> words = {program};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char *> argv;
  for (std::string &word : words)
    argv.push_back(word.data());
  argv.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (!shows)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);

  std::string variable = "TMPDIR=" + temporary;
  std::string ends = "TTTC_END_WITH_PARENT=1";
  std::vector<char *> variables = {variable.data(), ends.data()};
  for (char **each = environ; *each; ++each)
    if (std::strncmp(*each, "TMPDIR=", 7) != 0 && std::strncmp(*each, ends.c_str(), 21) != 0)
      variables.push_back(*each);
  variables.push_back(nullptr);
  ProcessEnd end;
  pid_t pid = 0;
  end.spawnError =
      posix_spawnp(&pid, program.c_str(), &actions, nullptr, argv.data(), variables.data());
  posix_spawn_file_actions_destroy(&actions);
  return end.spawnError ? end : waitFor(pid);
}

} // namespace tttc::run
