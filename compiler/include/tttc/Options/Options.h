//===- Options.h - What a compilation is asked for --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each option is a member of CompileOptions and a row of the table in Options.cpp. From the table
// come the command lines of tttc and ttt-run, the C API's options, those of the registered
// pipelines, and what a kernel says of itself. No MLIR: ttt-run calls the compiler as a program.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_OPTIONS_OPTIONS_H
#define TTTC_OPTIONS_OPTIONS_H

#include "tttc/DSL/Sema.h"
#include "tttc/Options/Form.h"
#include "tttc/Support/CommandLine.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tttc {

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
  Dtype dtype = Dtype::F32;
  Form form = Form::Auto;
  int64_t chunk = 16;               ///< tokens at a time where the program has no mini-batches
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
  bool isJson = false;            ///< messages, and remarks, are JSON
  bool timePasses = false;        ///< on standard error
  bool allowHuge = false;         ///< arrays and workspaces of more than 2^31 elements

  static constexpr int64_t defaultTokens = 2048, defaultContext = 4096;
  /// Whether gradients are compiled.
  bool differentiates() const { return backward || emit == "backward"; }
  /// Whether what a GPU multiplies has 16 bits.
  bool isHalf() const { return dtype == Dtype::BF16 || dtype == Dtype::F16; }
};

/// A row of the table.
struct OptionInfo {
  enum Kind {
    Program, ///< which program is compiled
    Kernel,  ///< what its kernel can do, and how: part of the kernel's description
    Machine, ///< what the kernel runs on
    Output   ///< what the compiler writes and says
  };

  const char *name;  ///< `chunk`
  const char *value; ///< what it takes, for a help; in brackets: if anything; empty: nothing
  const char *help;
  Kind kind;
  /// Takes `text` over into `options`, or returns what is expected instead.
  std::string (*read)(CompileOptions &options, std::string_view text);
  /// Values with which a command line has to give the option to get these `options`.
  std::vector<std::string> (*values)(const CompileOptions &options);
  bool repeats = false; ///< it may be given more than once

  /// For a command line that sets `options`, which outlive the flag.
  Flag flag(CompileOptions &options) const;
};

const std::vector<OptionInfo> &compileOptions();

/// Sets the option `name` from `text`. Returns what is wrong, `--form=x: expected auto, primal or
/// dual`, or an empty string.
std::string setOption(CompileOptions &options, std::string_view name, std::string_view text);

/// The first error of options that exclude each other, such as `--wrt=q: expected --backward
/// beside it`; empty if there is none. What the target lacks, checkTogether says too (Compile.h).
std::string checkOptions(const CompileOptions &options);

/// The flags of a command line that sets `options`.
std::vector<std::string> commandLine(const CompileOptions &options);

/// Those of a kernel alone: what its description calls `options` (runtime.h).
std::string describeOptions(const CompileOptions &options);

/// As the flags spell them.
std::string spelled(Form form);
std::string spelled(Dtype dtype);
std::string spelled(const Checkpoint &checkpoint);

} // namespace tttc

#endif // TTTC_OPTIONS_OPTIONS_H
