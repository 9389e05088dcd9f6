//===- Contestant.h - Interface of timed implementations --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An implementation of a layer: a compiled kernel or a baseline. All get the same inputs
// and must give the same results.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_HARNESS_CONTESTANT_H
#define TTTC_BENCHMARKS_HARNESS_CONTESTANT_H

#include "Layer.h"
#include "Options.h"

namespace tttc::bench {

class Contestant {
public:
  explicit Contestant(std::string name) : label(std::move(name)) {}
  virtual ~Contestant() = default;
  Contestant(const Contestant &) = delete;
  Contestant &operator=(const Contestant &) = delete;

  const std::string &name() const { return label; }
  /// Additional members of a JSON object, such as `"form": "dual"`; or "".
  virtual std::string description() const { return ""; }
  /// Copies the inputs and allocates the memory of a call; this is not timed. May be
  /// called again for other sizes.
  virtual bool bind(const Sizes &sizes, const ArrayMap &inputs, std::string &error) = 0;
  /// One call: all batch entries, heads and tokens.
  virtual bool run(std::string &error) = 0;
  /// The output of the last call and, unless it decodes, the final states, with the names and
  /// shapes of the reference's. While a mini-batch is open, states of a decoded sequence are not
  /// those at its end.
  virtual ArrayMap results() const = 0;

private:
  std::string label;
};

/// Form, dims, processor and compiler of a kernel, as members of a JSON object.
std::string describeKernel(const tttc_kernel *kernel);

/// Kernel `layer` of a shared object, through the runtime.
std::unique_ptr<Contestant> openKernel(std::string name, const std::string &path,
                                       const std::string &layer, unsigned threads,
                                       std::string &error);

/// The same, with a call of the decode entry for every token.
std::unique_ptr<Contestant> openDecodeKernel(std::string name, const std::string &path,
                                             const std::string &layer, unsigned threads,
                                             std::string &error);

/// One of the layers written in C (baselines/), by its name, such as `ttt_linear_fast`.
/// `dims` are the layer's constants.
std::unique_ptr<Contestant> makeBaseline(const std::string &name, const dsl::DimEnv &dims,
                                         const Options &options, std::string &error);

/// Their names, one a line; after a name, what this program lacks for it.
std::string listBaselines();

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_CONTESTANT_H
