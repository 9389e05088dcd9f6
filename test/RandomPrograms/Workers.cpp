//===- Workers.cpp - Parallel testing in child processes ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Workers.h. Children take the next index from a shared page.
//
//===----------------------------------------------------------------------===//

#include "Child.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <list>
#include <optional>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

namespace tttc::random {
namespace {

/// A limit, because memory that a child never frees (types, code) is released at its exit.
constexpr int programsPerChild = 25;

using Clock = std::chrono::steady_clock;

[[noreturn]] void work(int pipe, std::atomic<uint64_t> &next, uint64_t count, const Limits &limits,
                       Clock::time_point end, const std::function<Program(uint64_t)> &program) {
  const rlimit core = {0, 0};
  setrlimit(RLIMIT_CORE, &core);
  const rlimit memory = {static_cast<rlim_t>(limits.memoryBytes),
                         static_cast<rlim_t>(limits.memoryBytes)};
  if (limits.memoryBytes)
    setrlimit(RLIMIT_AS, &memory);
  Compiler compiler(limits.target);
  for (int i = 0; i < programsPerChild && (limits.budget == 0 || Clock::now() < end); ++i) {
    const uint64_t index = next++;
    if (index >= count)
      break;
    const Program drawn = program(index);
    sendBegin(pipe, index);
    alarm(limits.seconds);
    std::set<std::string> features;
    const Verdict verdict = runTrial(drawn, compiler, features);
    alarm(0);
    sendResult(pipe, verdict, features);
    // After a kernel failed on a device, its context cannot run others.
    if (compiler.isForDevice() && verdict.outcome == Outcome::Failed)
      break;
  }
  _exit(0);
}

std::optional<Child> start(std::atomic<uint64_t> &next, uint64_t count, const Limits &limits,
                           Clock::time_point end, const std::function<Program(uint64_t)> &program) {
  Child child;
  int ends[2];
  child.errors = std::tmpfile();
  if (!child.errors || ::pipe(ends) != 0)
    return std::nullopt;
  std::fflush(nullptr);
  child.process = fork();
  if (child.process < 0)
    return std::nullopt;
  if (child.process == 0) {
    ::close(ends[0]);
    dup2(fileno(child.errors), STDERR_FILENO);
    work(ends[1], next, count, limits, end, program);
  }
  ::close(ends[1]);
  child.pipe = ends[0];
  return child;
}

} // namespace

bool runTrials(uint64_t count, const Limits &limits,
               const std::function<Program(uint64_t)> &program,
               const std::function<void(const Result &)> &done) {
  void *page = mmap(nullptr, sizeof(std::atomic<uint64_t>), PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (page == MAP_FAILED)
    return false;
  auto &next = *new (page) std::atomic<uint64_t>(0);
  const Clock::time_point end =
      Clock::now() + std::chrono::milliseconds(static_cast<int64_t>(limits.budget * 1000));
  std::list<Child> children;
  while (true) {
    const bool more = next < count && (limits.budget == 0 || Clock::now() < end);
    while (more && children.size() < limits.jobs) {
      std::optional<Child> child = start(next, count, limits, end, program);
      if (!child) {
        std::fprintf(stderr, "random-programs: error: no child process: %s\n",
                     std::strerror(errno));
        return false;
      }
      children.push_back(std::move(*child));
    }
    if (children.empty())
      break;
    std::vector<pollfd> polled;
    for (const Child &child : children)
      polled.push_back({child.pipe, POLLIN, 0});
    poll(polled.data(), polled.size(), -1);
    size_t i = 0;
    for (auto child = children.begin(); child != children.end(); ++i) {
      if (polled[i].revents && !listen(*child, done)) {
        reapChild(*child, limits, done);
        child = children.erase(child);
      } else {
        ++child;
      }
    }
  }
  munmap(page, sizeof(std::atomic<uint64_t>));
  return true;
}

} // namespace tttc::random
