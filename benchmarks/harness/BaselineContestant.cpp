//===- BaselineContestant.cpp - A layer written in C ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits a call into the single heads that the baselines compute.
//
//===----------------------------------------------------------------------===//

#include "../baselines/Baselines.h"
#include "Buffer.h"
#include "Contestant.h"
#include "OpenBLAS.h"
#include "Tasks.h"

#include <algorithm>

namespace tttc::bench {

namespace {

using Args = tttc_baseline_args;

using Forward = void (*)(const Args *);
using Decode = void (*)(const tttc_decode_args *);

struct Baseline {
  const char *name;
  Forward run, runAvx2; ///< null if it decodes, or if this program lacks what it needs
  Decode decode, decodeAvx2;
  bool hidden;           ///< has a hidden layer: h, W2, b2
  bool openblas = false; ///< needs OpenBLAS
  dsl::DimEnv only = {}; ///< the dims of the only size that it computes; empty: any
};

#ifdef TTTC_HAVE_AVX2_VERSIONS
#define TTTC_VERSIONS(name) tttc_baseline_##name, tttc_baseline_##name##_avx2
#else
// Those for this machine use AVX2 at most.
#define TTTC_VERSIONS(name) tttc_baseline_##name, tttc_baseline_##name
#endif
#ifdef TTTC_HAVE_OPENBLAS
#define TTTC_OPENBLAS_VERSIONS(name) TTTC_VERSIONS(name)
#else
#define TTTC_OPENBLAS_VERSIONS(name) nullptr, nullptr
#endif
#define TTTC_NONE nullptr, nullptr

/// The only sizes for which baselines are written by hand.
const dsl::DimEnv linearSize = {{"d", 64}, {"b", 16}};
const dsl::DimEnv mlpSize = {{"d", 64}, {"h", 256}, {"b", 16}};

const Baseline baselines[] = {
    {"ttt_linear_o3", TTTC_VERSIONS(ttt_linear_o3), TTTC_NONE, false},
    {"ttt_linear_fast", TTTC_VERSIONS(ttt_linear_fast), TTTC_NONE, false},
    {"ttt_linear_openblas", TTTC_OPENBLAS_VERSIONS(ttt_linear_openblas), TTTC_NONE, false, true},
    {"ttt_linear_hand", TTTC_VERSIONS(ttt_linear_hand), TTTC_NONE, false, false, linearSize},
    {"ttt_linear_hand_decode", TTTC_NONE, TTTC_VERSIONS(ttt_linear_hand_decode), false, false,
     linearSize},
    {"ttt_mlp_o3", TTTC_VERSIONS(ttt_mlp_o3), TTTC_NONE, true},
    {"ttt_mlp_fast", TTTC_VERSIONS(ttt_mlp_fast), TTTC_NONE, true},
    {"ttt_mlp_openblas", TTTC_OPENBLAS_VERSIONS(ttt_mlp_openblas), TTTC_NONE, true, true},
    {"ttt_mlp_hand_decode", TTTC_NONE, TTTC_VERSIONS(ttt_mlp_hand_decode), true, false, mlpSize},
};

/// The reason why this program cannot run the baseline; "" if it can.
std::string lackOf(const Baseline &baseline) {
  return baseline.openblas && !baseline.run
             ? "needs OpenBLAS, without which this tttc-bench was built"
             : "";
}

/// T of a token array [B, H, T, ...].
constexpr size_t timeAxis = 2;

/// Leading axes of an array, by which a head addresses its part.
enum class Axes { Token, Head, Shared };

struct Input {
  const char *name;
  const float *Args::*field;
  Axes axes;
};
const Input inputFields[] = {
    {"q", &Args::q, Axes::Token},        {"k", &Args::k, Axes::Token},
    {"v", &Args::v, Axes::Token},        {"lr", &Args::lr, Axes::Token},
    {"gamma", &Args::gamma, Axes::Head}, {"beta", &Args::beta, Axes::Head},
    {"tok", &Args::tok, Axes::Shared},   {"W1", &Args::W1, Axes::Head},
    {"b1", &Args::b1, Axes::Head},       {"W2", &Args::W2, Axes::Head},
    {"b2", &Args::b2, Axes::Head},
};

struct Output {
  const char *name;
  float *Args::*field;
};
const Output outputFields[] = {
    {"out", &Args::out},           {"W1_final", &Args::W1_final}, {"b1_final", &Args::b1_final},
    {"W2_final", &Args::W2_final}, {"b2_final", &Args::b2_final},
};

class BaselineContestant : public Contestant {
public:
  BaselineContestant(const Baseline &baseline, Args sizes, const Options &options)
      : Contestant(std::string("c-") + baseline.name), baseline(baseline), sizes(sizes),
        avx2(options.avx2), threads(options.threads) {}

  bool bind(const Sizes &call, const ArrayMap &inputs, std::string &error) override;
  bool run(std::string &error) override;
  ArrayMap results() const override;

private:
  bool uses(const std::string &name) const {
    return baseline.hidden || name.find('2') == name.npos;
  }
  /// Returns true of rows that are decoded: a token's rows of all heads are next to each other.
  bool isTokenFirst(const std::string &output) const { return baseline.decode && output == "out"; }
  std::vector<int64_t> outputShape(const std::string &name) const;
  void decodeAll();

  const Baseline &baseline;
  Args sizes; ///< the dims; pointers are filled per task
  bool avx2;
  unsigned threads;
  Sizes call;
  std::map<std::string, Buffer> buffers;
  std::vector<Buffer> workspaces;
  std::vector<Args> tasks;
};

} // namespace

std::vector<int64_t> BaselineContestant::outputShape(const std::string &name) const {
  std::vector<int64_t> shape = {call.batch, call.heads};
  if (name == "out")
    shape.push_back(call.tokens);
  if (name == "W1_final")
    shape.push_back(sizes.d);
  if (name == "W2_final")
    shape.push_back(sizes.h);
  bool wide = baseline.hidden && (name == "W1_final" || name == "b1_final");
  shape.push_back(wide ? sizes.h : sizes.d);
  return shape;
}

bool BaselineContestant::bind(const Sizes &newCall, const ArrayMap &inputs, std::string &error) {
  call = newCall;
  buffers.clear();
  workspaces.clear();
  int64_t count = call.batch * call.heads;
  // Rows of a decoding task are kept from call to call.
  int64_t floats = baseline.decode ? tttc_decode_rows(sizes.d, sizes.h, sizes.b)
                                   : tttc_baseline_workspace(sizes.d, sizes.h, sizes.b);
  for (int64_t i = 0; i < (baseline.decode ? count : threads); ++i)
    workspaces.emplace_back(static_cast<size_t>(floats) * sizeof(float));
  Args args = sizes;
  args.tokens = call.tokens;
  tasks.assign(static_cast<size_t>(count), args);
  for (const Input &input : inputFields) {
    if (!uses(input.name))
      continue;
    auto found = inputs.find(input.name);
    if (found == inputs.end()) {
      error = "expected an input '" + std::string(input.name) + "', the layer has none";
      return false;
    }
    int64_t size = elementCount(found->second.shape);
    const bool isMoved = baseline.decode && input.axes == Axes::Token;
    const Buffer &buffer = buffers[input.name] =
        Buffer::of(isMoved ? withAxisFirst(found->second, timeAxis) : found->second);
    for (int64_t task = 0; task < count; ++task) {
      int64_t offset = isMoved                     ? size / count / call.tokens * task
                       : input.axes == Axes::Token ? size / count * task
                       : input.axes == Axes::Head  ? size / call.heads * (task % call.heads)
                                                   : 0;
      tasks[static_cast<size_t>(task)].*input.field = buffer.floats() + offset;
    }
  }
  for (const Output &output : outputFields) {
    if (!uses(output.name))
      continue;
    int64_t size = elementCount(outputShape(output.name));
    const Buffer &buffer = buffers[output.name] = Buffer(static_cast<size_t>(size) * sizeof(float));
    const int64_t rows = isTokenFirst(output.name) ? count * call.tokens : count;
    for (int64_t task = 0; task < count; ++task)
      tasks[static_cast<size_t>(task)].*output.field = buffer.floats() + size / rows * task;
  }
  return true;
}

/// A call for every token, of all tasks: heads in the inner loop, as in a kernel's call.
void BaselineContestant::decodeAll() {
  auto copy = [](const float *from, float *to, int64_t count) {
    if (from)
      std::copy(from, from + count, to);
  };
  const Decode decode = avx2 ? baseline.decodeAvx2 : baseline.decode;
  const int64_t d = sizes.d, h = baseline.hidden ? sizes.h : d;
  for (const Args &task : tasks) {
    copy(task.W1, task.W1_final, d * h);
    copy(task.b1, task.b1_final, h);
    copy(task.W2, task.W2_final, h * d);
    copy(task.b2, task.b2_final, d);
  }
  for (int64_t token = 0; token < call.tokens; ++token)
    for (size_t i = 0; i < tasks.size(); ++i) {
      const Args &task = tasks[i];
      const int64_t row = token * static_cast<int64_t>(tasks.size()), at = row * d;
      const tttc_decode_args args = {token,
                                     task.q + at,
                                     task.k + at,
                                     task.v + at,
                                     task.lr + row,
                                     task.gamma,
                                     task.beta,
                                     task.tok,
                                     task.W1_final,
                                     task.b1_final,
                                     task.W2_final,
                                     task.b2_final,
                                     workspaces[i].floats(),
                                     task.out + at};
      decode(&args);
    }
}

bool BaselineContestant::run(std::string &) {
  if (baseline.decode) {
    decodeAll();
    return true;
  }
  const Forward forward = avx2 ? baseline.runAvx2 : baseline.run;
  runTasks(threads, static_cast<int64_t>(tasks.size()), [&](int64_t task, unsigned thread) {
    Args args = tasks[static_cast<size_t>(task)];
    args.workspace = workspaces[thread].floats();
    forward(&args);
  });
  return true;
}

ArrayMap BaselineContestant::results() const {
  ArrayMap results;
  for (const Output &output : outputFields)
    if (uses(output.name) && (!baseline.decode || isTokenFirst(output.name))) {
      Array &array = results[output.name];
      array = buffers.at(output.name).toArray(outputShape(output.name));
      if (isTokenFirst(output.name)) {
        array.shape = {call.tokens, call.batch, call.heads, sizes.d};
        array = withFirstAxisAt(array, timeAxis);
      }
    }
  return results;
}

namespace {

/// The dims of a baseline, from those of the layer.
bool setSizes(const Baseline &baseline, const dsl::DimEnv &dims, Args &sizes, std::string &error) {
  std::vector<std::pair<const char *, int64_t *>> needed = {{"d", &sizes.d}, {"b", &sizes.b}};
  if (baseline.hidden)
    needed.push_back({"h", &sizes.h});
  for (auto [dim, value] : needed) {
    if (!dims.count(dim)) {
      error = "expected a constant '" + std::string(dim) + "', the layer has none";
      return false;
    }
    *value = static_cast<int64_t>(dims.at(dim));
  }
  for (const auto &[dim, only] : baseline.only)
    if (dims.at(dim) != only) {
      auto text = [dim = dim](double value) {
        return dim + " = " + std::to_string(static_cast<int64_t>(value));
      };
      error = std::string(baseline.name) + ": expected " + text(only) + ", found " +
              text(dims.at(dim)) + "\nhint: it is written for one size; leave it out at others";
      return false;
    }
  return true;
}

} // namespace

std::string listBaselines() {
  std::string text;
  for (const Baseline &baseline : baselines) {
    std::string lack = lackOf(baseline);
    text += baseline.name + (lack.empty() ? "" : " " + lack) + "\n";
  }
  return text;
}

std::unique_ptr<Contestant> makeBaseline(const std::string &name, const dsl::DimEnv &dims,
                                         const Options &options, std::string &error) {
  for (const Baseline &baseline : baselines) {
    if (name != baseline.name)
      continue;
    Args sizes = {};
    if (error = lackOf(baseline); !error.empty()) {
      error = name + ": " + error + "\nhint: install it (Debian: libopenblas-dev), configure again";
      return nullptr;
    }
    if (options.decodes != (baseline.decode != nullptr)) {
      error = name + (options.decodes
                          ? ": expected a baseline that decodes\nhint: _decode, or no --decode"
                          : ": expected --decode\nhint: it computes a token a call");
      return nullptr;
    }
    if (options.decodes && options.threads != 1) {
      error = name + ": expected one thread, found " + std::to_string(options.threads) +
              "\nhint: a token is too little work to start threads for";
      return nullptr;
    }
    if (!setSizes(baseline, dims, sizes, error) ||
        (baseline.openblas && !checkOpenBLAS(options.avx2, error)))
      return nullptr;
    return std::make_unique<BaselineContestant>(baseline, sizes, options);
  }
  error = "expected the name of a baseline, found '" + name + "'; there are";
  for (const Baseline &baseline : baselines)
    error += std::string(" ") + baseline.name;
  return nullptr;
}

} // namespace tttc::bench
