//===- Workers.cpp - Programs judged in processes of their own ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Workers.h. Children take the next index from a page they share and write lines
// to a pipe: `begin INDEX`, `feature TEXT`, `verdict ...`, `end`.
//
//===----------------------------------------------------------------------===//

#include "Workers.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <list>
#include <optional>
#include <poll.h>
#include <sstream>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tttc::random {
namespace {

/// What a child allocates for good (types, code) goes with it.
constexpr int programsPerChild = 25;

using Clock = std::chrono::steady_clock;

struct Child {
  pid_t process = 0;
  int pipe = -1;
  std::FILE *errors = nullptr;
  std::string buffer;
  std::optional<Result> current;
};

std::string oneLine(const std::string &text) {
  std::string line;
  for (char c : text)
    line += c == '\n' ? '\x01' : c == '\t' ? ' ' : c;
  return line;
}

std::string manyLines(std::string line) {
  for (char &c : line)
    c = c == '\x01' ? '\n' : c;
  return line;
}

void send(int pipe, const std::string &line) {
  for (size_t sent = 0; sent < line.size();) {
    const ssize_t count = ::write(pipe, line.data() + sent, line.size() - sent);
    if (count <= 0)
      _exit(1); // nobody listens
    sent += static_cast<size_t>(count);
  }
}

[[noreturn]] void work(int pipe, std::atomic<uint64_t> &next, uint64_t count, const Limits &limits,
                       Clock::time_point end, const std::function<Program(uint64_t)> &program) {
  const rlimit core = {0, 0};
  setrlimit(RLIMIT_CORE, &core);
  const rlimit memory = {static_cast<rlim_t>(limits.memoryBytes),
                         static_cast<rlim_t>(limits.memoryBytes)};
  if (limits.memoryBytes)
    setrlimit(RLIMIT_AS, &memory);
  Compiler compiler;
  for (int i = 0; i < programsPerChild && (limits.budget == 0 || Clock::now() < end); ++i) {
    const uint64_t index = next++;
    if (index >= count)
      break;
    const Program drawn = program(index);
    send(pipe, "begin " + std::to_string(index) + "\n");
    alarm(limits.seconds);
    std::set<std::string> features;
    const Verdict verdict = judge(drawn, compiler, features);
    alarm(0);
    std::string lines;
    for (const std::string &feature : features)
      lines += "feature " + oneLine(feature) + "\n";
    lines += "verdict " + std::to_string(static_cast<int>(verdict.outcome)) + "\t" +
             std::to_string(verdict.which) + "\t" + std::to_string(verdict.tokens) + "\t" +
             oneLine(verdict.reason) + "\t" + oneLine(verdict.message) + "\n";
    send(pipe, lines + "end\n");
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

void readVerdict(std::stringstream line, Verdict &verdict) {
  std::string outcome, which, tokens;
  std::getline(line, outcome, '\t');
  std::getline(line, which, '\t');
  std::getline(line, tokens, '\t');
  std::getline(line, verdict.reason, '\t');
  std::getline(line, verdict.message);
  verdict.outcome = static_cast<Outcome>(std::stoi(outcome));
  verdict.which = std::stoul(which);
  verdict.tokens = std::stoll(tokens);
  verdict.message = manyLines(verdict.message);
}

void readLine(Child &child, const std::string &line,
              const std::function<void(const Result &)> &done) {
  const size_t space = std::min(line.find(' '), line.size());
  const std::string word = line.substr(0, space);
  const std::string rest = line.substr(std::min(space + 1, line.size()));
  if (word == "begin") {
    child.current.emplace();
    child.current->index = std::stoull(rest);
  } else if (word == "feature") {
    child.current->features.insert(manyLines(rest));
  } else if (word == "verdict") {
    readVerdict(std::stringstream(rest), child.current->verdict);
  } else if (word == "end") {
    done(*child.current);
    child.current.reset();
  }
}

/// False at the end of what the child says.
bool listen(Child &child, const std::function<void(const Result &)> &done) {
  char bytes[4096];
  const ssize_t count = ::read(child.pipe, bytes, sizeof(bytes));
  if (count <= 0)
    return count < 0 && errno == EINTR;
  child.buffer.append(bytes, static_cast<size_t>(count));
  size_t begin = 0, end;
  while ((end = child.buffer.find('\n', begin)) != std::string::npos) {
    readLine(child, child.buffer.substr(begin, end - begin), done);
    begin = end + 1;
  }
  child.buffer.erase(0, begin);
  return true;
}

/// The last words of a child that did not end well.
void bury(Child &child, const Limits &limits, const std::function<void(const Result &)> &done) {
  int status = 0;
  waitpid(child.process, &status, 0);
  ::close(child.pipe);
  std::string words;
  std::rewind(child.errors);
  char bytes[1024];
  for (size_t count; (count = std::fread(bytes, 1, sizeof(bytes), child.errors)) != 0;)
    words.append(bytes, count);
  std::fclose(child.errors);
  if (!child.current)
    return;
  Verdict &verdict = child.current->verdict;
  verdict.outcome = Outcome::Failed;
  verdict.message = words.size() > 2000 ? words.substr(words.size() - 2000) : words;
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM)
    verdict.reason = "longer than " + std::to_string(limits.seconds) + " s";
  else if (WIFSIGNALED(status))
    verdict.reason = std::string("ended by a signal: ") + strsignal(WTERMSIG(status));
  else
    verdict.reason = "ended with status " + std::to_string(WEXITSTATUS(status));
  done(*child.current);
}

} // namespace

bool judgeAll(uint64_t count, const Limits &limits, const std::function<Program(uint64_t)> &program,
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
        bury(*child, limits, done);
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
