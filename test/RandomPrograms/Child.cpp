//===- Child.cpp - Protocol between a child and its parent ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Child.h.
//
//===----------------------------------------------------------------------===//

#include "Child.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace tttc::random {
namespace {

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
      _exit(1); // the parent no longer reads
    sent += static_cast<size_t>(count);
  }
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

} // namespace

void sendBegin(int pipe, uint64_t index) { send(pipe, "begin " + std::to_string(index) + "\n"); }

void sendResult(int pipe, const Verdict &verdict, const std::set<std::string> &features) {
  std::string lines;
  for (const std::string &feature : features)
    lines += "feature " + oneLine(feature) + "\n";
  lines += "verdict " + std::to_string(static_cast<int>(verdict.outcome)) + "\t" +
           std::to_string(verdict.which) + "\t" + std::to_string(verdict.tokens) + "\t" +
           oneLine(verdict.reason) + "\t" + oneLine(verdict.message) + "\n";
  send(pipe, lines + "end\n");
}

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

void reapChild(Child &child, const Limits &limits,
               const std::function<void(const Result &)> &done) {
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

} // namespace tttc::random
