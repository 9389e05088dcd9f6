//===- Progress.cpp - Says what takes so long -----------------------------===//
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

/// Straight to the descriptor: streams belong to the compiling thread.
static void print(llvm::StringRef bytes) {
  // What cannot be shown is no error.
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

/// The line as it is now; the lock is held.
void Progress::draw() {
  auto seconds =
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begin);
  std::string line = "tttc: " + text + ", " + std::to_string(seconds.count()) + " s";
  // A line that wraps would not be erased.
  if (unsigned columns = llvm::sys::Process::StandardErrColumns()) {
    line.resize(std::min<size_t>(line.size(), columns - 1));
  }
  print((eraseLine + line).str());
  isDrawn = true;
}

/// Whether it runs passes over the parts of a module; it has no name of its own.
static bool isAdaptor(mlir::Pass &pass) { return pass.getArgument().empty(); }

void Progress::expectPasses(mlir::OpPassManager &pipeline) {
  // Adaptors that follow each other are made one before they run.
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
    // A pass that a pass runs is part of it, and was not expected.
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
  size_t depth = 0; ///< of passes on the module, which one thread runs
};

std::unique_ptr<mlir::PassInstrumentation> Progress::watchPasses() {
  return std::make_unique<Watcher>(*this);
}
