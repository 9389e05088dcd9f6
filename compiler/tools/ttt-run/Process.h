//===- Process.h - Runs a program and waits for it --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs run without a shell. While one runs, this process must stay alive to clean up: signals
// that would terminate it are recorded and forwarded.
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

/// Signals that terminate a process and can be caught.
constexpr int guardedSignals[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT, SIGPIPE,
                                  SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM};

/// While an instance exists, these signals do not terminate this process: they are recorded and
/// sent to the running program. Only one instance may exist at a time.
class InterruptGuard {
public:
  InterruptGuard();
  ~InterruptGuard();
  InterruptGuard(const InterruptGuard &) = delete;
  InterruptGuard &operator=(const InterruptGuard &) = delete;

private:
  struct sigaction before[std::size(guardedSignals)];
};

/// Holds an InterruptGuard while a file is replaced, so that no half-written file is left. Has none
/// for a device or pipe, which may block forever.
class WriteGuard {
public:
  explicit WriteGuard(const std::string &path);

private:
  std::optional<InterruptGuard> guard;
};

/// The last signal recorded by an InterruptGuard; 0: none.
int notedInterrupt();

/// How a program ended.
struct ProcessEnd {
  int spawnError = 0; ///< errno; not 0: it did not start
  int signal = 0;     ///< not 0: the signal that ended it
  int exitCode = 0;
  bool good() const { return spawnError == 0 && signal == 0 && exitCode == 0; }
};

/// Runs `program` (searched on $PATH if it has no slash) with these arguments, which do not include
/// the program name. Its input is empty; its output goes to our stderr if `shows`, otherwise it is
/// discarded. Its temporary files go to `temporary`.
ProcessEnd runProcess(const std::string &program, const std::vector<std::string> &arguments,
                      const std::string &temporary, bool shows);

} // namespace tttc::run

#endif // TTTC_TTTRUN_PROCESS_H
