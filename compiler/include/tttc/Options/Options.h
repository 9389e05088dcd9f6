//===- Options.h - Options of a compilation ---------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each option is a row of Options.def. The rows are the members of CompileOptions, the command
// lines of tttc and ttt-run, the options of the C API and of the registered pipelines, those in a
// kernel's description, and the keywords of Python's `compile` (utils/python_options.py).
// Independent of MLIR, because ttt-run runs the compiler as a separate program.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_OPTIONS_OPTIONS_H
#define TTTC_OPTIONS_OPTIONS_H

#include "tttc/DSL/Sema.h"
#include "tttc/Options/Checkpoint.h"
#include "tttc/Options/Form.h"
#include "tttc/Support/CommandLine.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tttc {

enum class Dtype { F32, F64, BF16, F16 };
/// The type that a CPU rounds operands of products of matrices to.
enum class Products { F32, BF16 };

/// The value of each option; Options.def says what it means.
struct CompileOptions {
#define TTTC_OPTION(type, member, initial, ...) type member = initial;
#include "tttc/Options/Options.def"
  bool isJson = false; ///< --explain=json

  static constexpr int64_t defaultTokens = 2048, defaultContext = 4096;
  /// Returns true if gradients are compiled.
  bool differentiates() const { return backward || emit == "backward"; }
  /// Returns true if a GPU multiplies 16-bit operands.
  bool isHalf() const { return dtype == Dtype::BF16 || dtype == Dtype::F16; }
};

/// A row of the table.
struct OptionInfo {
  enum Kind {
    Program, ///< the program to compile
    Kernel,  ///< features and code of its kernel: part of the kernel's description
    Machine, ///< the machine that the kernel runs on
    Output   ///< output and messages of the compiler
  };

  const char *name;  ///< `chunk`
  const char *value; ///< its value in the help; in brackets: optional; empty: takes none
  const char *help;
  Kind kind;
  /// Parses `text` into `options`. Returns the expected value if it is invalid, otherwise an
  /// empty string.
  std::string (*read)(CompileOptions &options, std::string_view text);
  /// Values of the option on a command line that sets these `options`.
  std::vector<std::string> (*values)(const CompileOptions &options);
  bool repeats = false; ///< it may be given more than once

  /// The command-line flag that sets `options`, which must outlive it.
  Flag flag(CompileOptions &options) const;
};

const std::vector<OptionInfo> &compileOptions();

/// Sets the option `name` from `text`. Returns an error message, such as `--form=x: expected auto,
/// primal or dual`, or an empty string.
std::string setOption(CompileOptions &options, std::string_view name, std::string_view text);

/// Returns the first error in the combination of options, such as `--wrt=q: expected --backward
/// beside it`, or an empty string. checkTogether (Compile.h) also checks the target.
std::string checkOptions(const CompileOptions &options);

/// The flags of a command line that sets `options`.
std::vector<std::string> commandLine(const CompileOptions &options);

/// The flags of kind Kernel alone: `options` in the kernel's description (runtime.h).
std::string describeOptions(const CompileOptions &options);

/// A value as the command line spells it.
std::string spelled(Form form);
std::string spelled(Dtype dtype);
std::string spelled(Products products);
std::string spelled(const Checkpoint &checkpoint);

} // namespace tttc

#endif // TTTC_OPTIONS_OPTIONS_H
