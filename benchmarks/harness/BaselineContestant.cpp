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
#include "Tasks.h"

namespace tttc::bench {

namespace {

using Args = tttc_baseline_args;

struct Baseline {
  const char *name;
  void (*run)(const Args *);
  bool hidden; ///< has a hidden layer: h, W2, b2
};

const Baseline baselines[] = {
    {"ttt_linear_o3", tttc_baseline_ttt_linear_o3, false},
    {"ttt_linear_fast", tttc_baseline_ttt_linear_fast, false},
    {"ttt_mlp_o3", tttc_baseline_ttt_mlp_o3, true},
    {"ttt_mlp_fast", tttc_baseline_ttt_mlp_fast, true},
};

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
  BaselineContestant(const Baseline &baseline, Args sizes, unsigned threads)
      : Contestant(std::string("c-") + baseline.name), baseline(baseline), sizes(sizes),
        threads(threads) {}

  bool bind(const Sizes &call, const ArrayMap &inputs, std::string &error) override;
  bool run(std::string &error) override;
  ArrayMap results() const override;

private:
  bool uses(const std::string &name) const {
    return baseline.hidden || name.find('2') == name.npos;
  }
  std::vector<int64_t> outputShape(const std::string &name) const;

  const Baseline &baseline;
  Args sizes; ///< the dims; pointers are filled per task
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
  for (unsigned i = 0; i < threads; ++i)
    workspaces.emplace_back(tttc_baseline_workspace(sizes.d, sizes.h, sizes.b) * sizeof(float));

  int64_t count = call.batch * call.heads;
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
    const Buffer &buffer = buffers[input.name] = Buffer::of(found->second);
    for (int64_t task = 0; task < count; ++task) {
      int64_t offset = input.axes == Axes::Token  ? size / count * task
                       : input.axes == Axes::Head ? size / call.heads * (task % call.heads)
                                                  : 0;
      tasks[static_cast<size_t>(task)].*input.field = buffer.floats() + offset;
    }
  }
  for (const Output &output : outputFields) {
    if (!uses(output.name))
      continue;
    int64_t size = elementCount(outputShape(output.name));
    const Buffer &buffer = buffers[output.name] = Buffer(static_cast<size_t>(size) * sizeof(float));
    for (int64_t task = 0; task < count; ++task)
      tasks[static_cast<size_t>(task)].*output.field = buffer.floats() + size / count * task;
  }
  return true;
}

bool BaselineContestant::run(std::string &) {
  runTasks(threads, static_cast<int64_t>(tasks.size()), [&](int64_t task, unsigned thread) {
    Args args = tasks[static_cast<size_t>(task)];
    args.workspace = workspaces[thread].floats();
    baseline.run(&args);
  });
  return true;
}

ArrayMap BaselineContestant::results() const {
  ArrayMap results;
  for (const Output &output : outputFields)
    if (uses(output.name))
      results[output.name] = buffers.at(output.name).toArray(outputShape(output.name));
  return results;
}

std::unique_ptr<Contestant> makeBaseline(const std::string &name, const dsl::DimEnv &dims,
                                         unsigned threads, std::string &error) {
  for (const Baseline &baseline : baselines) {
    if (name != baseline.name)
      continue;
    Args sizes = {};
    std::vector<std::pair<const char *, int64_t *>> needed = {{"d", &sizes.d}, {"b", &sizes.b}};
    if (baseline.hidden)
      needed.push_back({"h", &sizes.h});
    for (auto [dim, value] : needed) {
      if (!dims.count(dim)) {
        error = "expected a constant '" + std::string(dim) + "', the layer has none";
        return nullptr;
      }
      *value = static_cast<int64_t>(dims.at(dim));
    }
    return std::make_unique<BaselineContestant>(baseline, sizes, threads);
  }
  error = "expected the name of a baseline, found '" + name + "'; there are";
  for (const Baseline &baseline : baselines)
    error += std::string(" ") + baseline.name;
  return nullptr;
}

} // namespace tttc::bench
