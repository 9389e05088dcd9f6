//===- Options.h - What a compilation is asked for --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each option is a member of CompileOptions and a row of the table in Options.cpp, from which
// the command line of tttc is made.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_COMPILE_OPTIONS_H
#define TTTC_COMPILE_OPTIONS_H

#include "tttc/DSL/Sema.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace tttc {

enum class Form { Auto, Primal, Dual };
enum class Dtype { F32, F64, BF16, F16 };

/// Which states a forward call saves for the gradient.
struct Checkpoint {
  enum Kind {
    Every, ///< one per `period` mini-batches
    None,  ///< everything, so that nothing is recomputed
    Auto   ///< the period that takes the fewest bytes
  } kind = Every;
  int64_t period = 1;
};

struct CompileOptions {
  std::string emit = "so"; ///< a phase, or a kind of artifact
  std::string layer;       ///< empty: the only one of the text
  dsl::DimEnv dims;        ///< constants of the layer, and `heads`
  Form form = Form::Auto;
  int64_t chunk = 16; ///< tokens at a time where the program has no mini-batches
  Dtype dtype = Dtype::F32;
  std::string target;               ///< a device; empty: a CPU
  std::string targetCpu = "native"; ///< of a kernel for CPUs, LLVM's name
  bool backward = false;            ///< entries save and backward
  std::optional<Checkpoint> checkpoint;
  std::optional<int64_t> tokens;  ///< the length that Checkpoint::Auto is for
  std::string wrt;                ///< inputs to take gradients of, with commas; empty: all
  std::optional<int64_t> decode;  ///< tokens of a call, at most; none: no prefill and decode
  std::optional<int64_t> context; ///< tokens of a sequence that is decoded and stored
  bool invariant = false;         ///< the same bits however a sequence is cut into calls
  bool explain = false;           ///< remarks too
  bool timePasses = false;        ///< on standard error
  bool allowHuge = false;         ///< arrays and workspaces of more than 2^31 elements

  static constexpr int64_t defaultTokens = 2048, defaultContext = 4096;
  /// Whether gradients are compiled.
  bool differentiates() const { return backward || emit == "backward"; }
};

/// A row of the table.
struct OptionInfo {
  llvm::StringLiteral name;  ///< `chunk`
  llvm::StringLiteral value; ///< what it takes, for a help; empty: nothing
  llvm::StringLiteral help;
  /// Takes `text` over into `options`, or returns what is expected instead.
  std::string (*read)(CompileOptions &options, llvm::StringRef text);
  bool repeats = false; ///< it may be given more than once
};

llvm::ArrayRef<OptionInfo> compileOptions();

/// Sets the option `name` from `text`. Returns what is wrong, `--form=x: expected auto, primal or
/// dual`, or an empty string.
std::string setOption(CompileOptions &options, llvm::StringRef name, llvm::StringRef text);

/// The first error of options that exclude each other or that the target lacks, such as `--wrt=q:
/// expected --backward beside it`; empty if there is none.
std::string checkOptions(const CompileOptions &options);

/// The options that decide what a kernel is, but for its constants and its target, as flags: what
/// its description calls `options` (runtime.h).
std::string describeOptions(const CompileOptions &options);

/// `a, b or c`, for messages.
std::string alternatives(llvm::ArrayRef<llvm::StringRef> words);

/// As the flags spell them.
llvm::StringRef spelled(Form form);
llvm::StringRef spelled(Dtype dtype);
std::string spelled(const Checkpoint &checkpoint);

} // namespace tttc

#endif // TTTC_COMPILE_OPTIONS_H
