//===- Progress.h - Progress line of a compilation --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shows one line on a terminal during a compilation that takes longer than two
// seconds, and erases it before other output.
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

/// If standard error is not a terminal, prints a line for each stage and pass as it begins with
/// When::Always, and nothing otherwise.
class Progress {
public:
  enum class When { Auto, Always, Never };

  explicit Progress(When when);
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  /// Scope in which the line may be shown, with `text` or the text of the last call of `say`.
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

  /// Sets the text of the line. `say` and `hide` may be called from any thread.
  void say(const llvm::Twine &text);
  /// Erases the line until the next call of `say`.
  void hide();
  /// Counts the passes that will run on the module. Consecutive passes on its parts count as one.
  void expectPasses(mlir::OpPassManager &pipeline);
  /// Instrumentation of one pass manager that shows the running pass.
  std::unique_ptr<mlir::PassInstrumentation> watchPasses();

private:
  class Watcher;

  void watch();
  void draw();

  const bool isTerminal, isShown, waits;
  const std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now();
  size_t passes = 0, passesBegun = 0; ///< written by the compiling thread only

  std::mutex mutex; ///< guards the members below
  std::condition_variable changed;
  std::string text; ///< empty: nothing to show
  bool isDrawn = false, isDone = false;
  std::thread thread; ///< redraws the line, also during a long pass
};

} // namespace tttc

#endif // TTTC_COMPILE_PROGRESS_H
