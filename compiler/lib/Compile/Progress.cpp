//===- Progress.cpp - Shows the progress of a long compilation ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Progress.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Compile/Progress.h"

#include "mlir/Pass/Pass.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Process.h"

#include <cstdlib>
#include <unistd.h>

using namespace tttc;

static constexpr std::chrono::milliseconds patience(2000), period(250);
static constexpr llvm::StringLiteral eraseLine = "\r\x1b[K";

/// Writes directly to the descriptor, because streams belong to the compiling thread.
static void print(llvm::StringRef bytes) {
  // A failed write is ignored.
  if (write(STDERR_FILENO, bytes.data(), bytes.size()) < 0) {
    return;
  }
}

static bool isTerminalThatErases() {
  const char *kind = std::getenv("TERM");
  return llvm::sys::Process::StandardErrIsDisplayed() && kind && llvm::StringRef(kind) != "dumb";
}

Progress::Progress(When when)
    : isTerminal(isTerminalThatErases()),
      isShown(when == When::Always || (when == When::Auto && isTerminal)),
      waits(when == When::Auto) {}

Progress::~Progress() {
  hide();
  if (thread.joinable()) {
    {
      std::lock_guard<std::mutex> lock(mutex);
      isDone = true;
    }
    changed.notify_one();
    thread.join();
  }
}

void Progress::say(const llvm::Twine &newText) {
  if (!isShown) {
    return;
  }
  std::lock_guard<std::mutex> lock(mutex);
  text = newText.str();
  if (!isTerminal) {
    return print("tttc: " + text + "\n");
  }
  if (!waits) {
    draw();
  }
  if (!thread.joinable()) {
    thread = std::thread([this] { watch(); });
  }
}

void Progress::hide() {
  std::lock_guard<std::mutex> lock(mutex);
  text.clear();
  if (isDrawn) {
    print(eraseLine);
    isDrawn = false;
  }
}

void Progress::watch() {
  std::unique_lock<std::mutex> lock(mutex);
  changed.wait_until(lock, begin + (waits ? patience : period), [this] { return isDone; });
  while (!isDone) {
    if (!text.empty()) {
      draw();
    }
    changed.wait_for(lock, period, [this] { return isDone; });
  }
}

/// Draws the current line; the caller holds the lock.
void Progress::draw() {
  auto seconds =
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begin);
  std::string line = "tttc: " + text + ", " + std::to_string(seconds.count()) + " s";
  // Truncated, because a line that wraps cannot be erased.
  if (unsigned columns = llvm::sys::Process::StandardErrColumns()) {
    line.resize(std::min<size_t>(line.size(), columns - 1));
  }
  print((eraseLine + line).str());
  isDrawn = true;
}

/// Returns true for an adaptor, which runs passes over nested ops; it has no pass argument.
static bool isAdaptor(mlir::Pass &pass) { return pass.getArgument().empty(); }

void Progress::expectPasses(mlir::OpPassManager &pipeline) {
  // Adjacent adaptors are merged before they run.
  bool followsAdaptor = false;
  for (mlir::Pass &pass : pipeline.getPasses()) {
    passes += !isAdaptor(pass) || !followsAdaptor;
    followsAdaptor = isAdaptor(pass);
  }
}

class Progress::Watcher : public mlir::PassInstrumentation {
public:
  explicit Watcher(Progress &progress) : progress(progress) {}

  void runBeforePass(mlir::Pass *pass, mlir::Operation *op) override {
    // A pass that runs inside another pass counts as part of it.
    if (isWhole(op) && depth++ == 0) {
      ++progress.passesBegun;
    }
    if (!isAdaptor(*pass)) {
      progress.say(pass->getArgument() + ", " + llvm::Twine(progress.passesBegun) + " of " +
                   llvm::Twine(progress.passes) + " passes");
    }
  }

  void runAfterPass(mlir::Pass *, mlir::Operation *op) override { depth -= isWhole(op); }
  void runAfterPassFailed(mlir::Pass *, mlir::Operation *op) override { depth -= isWhole(op); }

private:
  static bool isWhole(mlir::Operation *op) { return !op->getParentOp(); }

  Progress &progress;
  size_t depth = 0; ///< nesting of passes on the module, which run on one thread
};

std::unique_ptr<mlir::PassInstrumentation> Progress::watchPasses() {
  return std::make_unique<Watcher>(*this);
}
