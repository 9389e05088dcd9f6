//===- Progress.h - Says what takes so long ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One line on a terminal, of a compilation that takes longer than two
// seconds; it is gone when there is something else to print.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_COMPILE_PROGRESS_H
#define TTTC_COMPILE_PROGRESS_H

#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/Twine.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace tttc {

/// Where standard error is no terminal, a line for each stage and pass as it begins, if progress
/// is asked for, and nothing else.
class Progress {
public:
  enum class When { Auto, Always, Never };

  explicit Progress(When when);
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  /// Between its beginning and its end the line may show, with `text` or what is said then.
  class Stage {
  public:
    Stage(Progress &progress, const llvm::Twine &text) : progress(progress) {
      if (!text.isTriviallyEmpty()) {
        progress.say(text);
      }
    }
    ~Stage() { progress.hide(); }
    Stage(const Stage &) = delete;
    Stage &operator=(const Stage &) = delete;

  private:
    Progress &progress;
  };

  /// Shows `text` from now on. Any thread's, as all that follows.
  void say(const llvm::Twine &text);
  /// Takes the line away until something is said again.
  void hide();
  /// What will be run over the whole module. Passes over its parts count as one together.
  void expectPasses(mlir::OpPassManager &pipeline);
  /// Says which pass runs, for one pass manager.
  std::unique_ptr<mlir::PassInstrumentation> watchPasses();

private:
  class Watcher;

  void watch();
  void draw();

  const bool isTerminal, isShown, waits;
  const std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now();
  size_t passes = 0, passesBegun = 0; ///< the compiling thread's own

  std::mutex mutex; ///< of what follows
  std::condition_variable changed;
  std::string text; ///< empty: nothing to show
  bool isDrawn = false, isDone = false;
  std::thread thread; ///< draws, so that a long pass shows too
};

} // namespace tttc

#endif // TTTC_COMPILE_PROGRESS_H
