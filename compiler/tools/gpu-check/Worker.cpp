//===- Worker.cpp - Runs items in a child process -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records are sent through a pipe. A record of item i has the field `item`, and the field `last` if
// the child exits after it.
//
//===----------------------------------------------------------------------===//

#include "Worker.h"

#include <chrono>
#include <csignal>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tttc::gpu {

using Clock = std::chrono::steady_clock;

namespace {

/// A child process that runs items, and the read end of its pipe.
class Child {
public:
  bool start(size_t first, const Work &work) {
    int ends[2];
    if (pipe(ends) != 0)
      return false;
    std::fflush(nullptr);
    id = fork();
    if (id == 0) {
      close(ends[0]);
      FILE *records = fdopen(ends[1], "w");
      work(first, records);
      std::fflush(nullptr);
      _exit(0);
    }
    close(ends[1]);
    stream = fdopen(ends[0], "r");
    // Unbuffered, so that poll sees all unread data.
    if (stream)
      setvbuf(stream, nullptr, _IONBF, 0);
    return id > 0 && stream;
  }
  /// Returns true if data or the end of the stream arrives within the time.
  bool ready(double seconds) const {
    pollfd wanted = {fileno(stream), POLLIN, 0};
    return poll(&wanted, 1, static_cast<int>(seconds * 1000)) > 0;
  }
  /// Ends the child in any state; returns its exit status as text.
  std::string end() {
    std::fclose(stream);
    // A child that has finished needs a moment to shut down the driver.
    int status = 0;
    for (int i = 0; i < 50; ++i) {
      if (waitpid(id, &status, WNOHANG) == id)
        return WIFSIGNALED(status) ? "signal " + std::to_string(WTERMSIG(status))
                                   : "status " + std::to_string(WEXITSTATUS(status));
      usleep(20000);
    }
    kill(id, SIGKILL);
    waitpid(id, &status, 0);
    return "killed";
  }

  FILE *stream = nullptr;

private:
  pid_t id = -1;
};

} // namespace

void runItems(size_t count, const Options &options, const Work &work,
              const std::function<double(size_t item)> &deadline,
              const std::function<void(const Record &)> &record,
              const std::function<bool()> &goOn) {
  auto begin = Clock::now();
  auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  auto give = [&](size_t item, const char *state, const std::string &why) {
    Record result;
    result.add("item", static_cast<double>(item));
    result.add("state", state);
    result.add("why", why);
    record(result);
  };
  for (size_t next = 0; next < count;) {
    if (elapsed() > options.total) {
      give(next++, "not run", "out of time: --total");
      continue;
    }
    Child child;
    if (!child.start(next, work)) {
      give(next++, "crashed", "cannot start a process");
      continue;
    }
    bool ended = false;
    while (!ended && next < count && elapsed() <= options.total) {
      Record result;
      if (!child.ready(deadline(next))) {
        const auto seconds = static_cast<int>(deadline(next));
        std::string how = child.end();
        give(next++, "timed out",
             "no result after " + std::to_string(seconds) + " s: --deadline; " + how);
        ended = true;
      } else if (!result.receive(child.stream)) {
        give(next++, "crashed", "the process ended: " + child.end());
        ended = true;
      } else {
        record(result);
        if (!result.get("item").empty())
          ++next;
        else if (!goOn())
          next = count;
        if (!result.get("last").empty() || next == count) {
          child.end();
          ended = true;
        }
      }
    }
    if (!ended)
      child.end();
  }
}

} // namespace tttc::gpu
