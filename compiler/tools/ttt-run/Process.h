//===- Process.h - Runs a program and waits for it --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Without a shell. While a program runs, this one must live to clean up: signals
// that would end it are noted and passed on.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_PROCESS_H
#define TTTC_TTTRUN_PROCESS_H

#include <csignal>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

namespace tttc::run {

/// Signals that ask a process to end, and can be caught.
constexpr int guardedSignals[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT, SIGPIPE,
                                  SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM};

/// While one lives, these signals do not end this process: they are noted and sent to the program
/// that runs. Only one may live at a time.
class InterruptGuard {
public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard &) = delete;
  InterruptGuard &operator=(const InterruptGuard &) = delete;

private:
  struct sigaction before[std::size(guardedSignals)];
};

/// An InterruptGuard while a file is replaced, so that nothing half-written is left; none while
/// a device or pipe is written, whose reader may never come.
class WriteGuard {
public:
  explicit WriteGuard(const std::string &path);

private:
  std::optional<InterruptGuard> guard;
};

/// The last signal noted by an InterruptGuard; 0: none.
int notedInterrupt();

/// How a program ended.
struct ProcessEnd {
  int spawnError = 0; ///< errno; not 0: it did not start
  int signal = 0;     ///< not 0: the signal that ended it
  int exitCode = 0;
  bool good() const { return spawnError == 0 && signal == 0 && exitCode == 0; }
};

/// Runs `program` (looked for on $PATH if it has no slash) with these arguments,
/// the program's name not among them. Its input is empty; its output goes to our
/// stderr or, unless it `shows`, nowhere. Its temporary files belong into `temporary`.
ProcessEnd runProcess(const std::string &program, const std::vector<std::string> &arguments,
                      const std::string &temporary, bool shows);

} // namespace tttc::run

#endif // TTTC_TTTRUN_PROCESS_H
