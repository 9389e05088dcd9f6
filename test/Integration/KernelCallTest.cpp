//===- KernelCallTest.cpp - Compiled kernels through the C interface --------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Calls that ttt-run never makes: strided tensors, states updated in place, several
// kernels in one process.
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "RandomInputs.h"
#include "SourceFolder.h"

#include "tttc/Interpreter/Interpreter.h"
#include "tttc/runtime.h"

#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>
#include <numeric>
#include <random>

using namespace tttc;
using namespace tttc::integration;

namespace {

constexpr int64_t batch = 2, heads = 3, tokens = 19; // mini-batches of 8, 8 and 3

enum class Layout { Dense, TimeFirst };

/// Drawn for each run and printed; TTTC_TEST_SEED reproduces a run.
uint64_t seed() {
  static const uint64_t value = [] {
    const char *given = std::getenv("TTTC_TEST_SEED");
    const uint64_t drawn = given ? std::strtoull(given, nullptr, 10) : std::random_device()();
    std::printf("TTTC_TEST_SEED=%llu\n", static_cast<unsigned long long>(drawn));
    return drawn;
  }();
  return value;
}

/// A kernel, the layer it was compiled from, random inputs and their results.
class Kernel {
public:
  Kernel(const std::string &layer, const std::string &form) {
    const std::string path = std::string(TTTC_TEST_KERNELS) + "/" + layer + "." + form + ".so";
    EXPECT_EQ(tttc_kernel_open(path.c_str(), layer.c_str(), &kernel), TTTC_OK) << tttc_last_error();
    EXPECT_TRUE(readLayer(sourceFolder() + "/dsl/examples/" + layer + ".ttt", file));
    std::optional<dsl::DimEnv> dims =
        bindLayer(file, {{"d", 16}, {"b", 8}, {"heads", double(heads)}}, {});
    std::string error;
    EXPECT_TRUE(dims && randomInputs(file.layer(), *dims, {batch, tokens}, seed(), inputs));
    EXPECT_TRUE(interpreter::interpret(file.layer(), *dims, inputs, expected, error)) << error;
    // Passes one initial state per sequence.
    for (const auto &learner : file.layer().learners)
      for (const dsl::Entity *state : learner->states) {
        Array &array = inputs.at(state->name);
        const std::vector<double> one = array.data;
        array.shape.insert(array.shape.begin(), batch);
        array.data.insert(array.data.end(), one.begin(), one.end());
      }
  }
  ~Kernel() { tttc_kernel_close(kernel); }
  Kernel(const Kernel &) = delete;
  Kernel &operator=(const Kernel &) = delete;

  /// Runs the kernel. `inPlace`: final states overwrite the initial ones.
  ArrayMap run(Layout layout, bool inPlace);

  ArrayMap expected;

private:
  LayerFile file;
  ArrayMap inputs;
  tttc_kernel *kernel = nullptr;
};

/// Returns the strides of a tensor whose axes are in memory in the order B, T, H, inner.
std::vector<int64_t> stridesOf(const std::vector<int64_t> &shape, const tttc_tensor_info &info,
                               Layout layout) {
  std::vector<size_t> order(shape.size());
  std::iota(order.begin(), order.end(), 0);
  if (layout == Layout::TimeFirst && (info.axes & TTTC_AXIS_TIME) && (info.axes & TTTC_AXIS_HEAD))
    std::swap(order[1], order[2]);
  std::vector<int64_t> strides(shape.size());
  int64_t stride = 1;
  for (size_t i = order.size(); i-- > 0;) {
    strides[order[i]] = stride;
    stride *= shape[order[i]];
  }
  return strides;
}

/// Calls `visit` with the row-major offset of every element and its offset by strides.
template <typename Visit>
void forEachPlace(const std::vector<int64_t> &shape, const std::vector<int64_t> &strides,
                  Visit visit) {
  for (int64_t i = 0; i < elementCount(shape); ++i) {
    int64_t rest = i, place = 0;
    for (size_t axis = shape.size(); axis-- > 0;) {
      place += rest % shape[axis] * strides[axis];
      rest /= shape[axis];
    }
    visit(static_cast<size_t>(i), static_cast<size_t>(place));
  }
}

ArrayMap Kernel::run(Layout layout, bool inPlace) {
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, TTTC_ENTRY_FORWARD);
  std::map<std::string, std::vector<float>> memory;
  std::map<std::string, std::vector<int64_t>> strides;
  std::vector<tttc_argument> arguments;
  auto isOutput = [](const tttc_tensor_info &info) {
    return info.role == TTTC_STATE_FINAL || info.role == TTTC_OUTPUT;
  };
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor_info &info = entry->tensors[i];
    const std::string name = info.name;
    const std::vector<int64_t> &shape = (isOutput(info) ? expected : inputs).at(name).shape;
    strides[name] = stridesOf(shape, info, layout);
    std::string place = name;
    if (inPlace && info.role == TTTC_STATE_FINAL)
      place = name.substr(0, name.rfind("_final"));
    else
      memory[name].assign(static_cast<size_t>(elementCount(shape)), -7);
    if (!isOutput(info))
      forEachPlace(shape, strides[name], [&](size_t from, size_t to) {
        memory[name][to] = static_cast<float>(inputs.at(name).data[from]);
      });
    tttc_tensor tensor = tttc_tensor_dense(memory[place].data(), TTTC_F32,
                                           static_cast<uint32_t>(shape.size()), shape.data());
    std::copy(strides[name].begin(), strides[name].end(), tensor.strides);
    arguments.push_back({info.name, tensor});
  }
  uint64_t bytes = 0, alignment = 1;
  EXPECT_EQ(
      tttc_workspace_bytes(kernel, TTTC_ENTRY_FORWARD, 2, batch, heads, tokens, &bytes, &alignment),
      TTTC_OK);
  std::vector<char> workspace(bytes + alignment);
  auto address = reinterpret_cast<uintptr_t>(workspace.data());
  tttc_run_options options = {};
  options.struct_size = sizeof(options);
  options.num_threads = 2;
  options.workspace = workspace.data() + (alignment - address % alignment) % alignment;
  options.workspace_bytes = bytes;
  EXPECT_EQ(tttc_run(kernel, TTTC_ENTRY_FORWARD, arguments.data(), arguments.size(), &options),
            TTTC_OK)
      << tttc_last_error();

  ArrayMap outputs;
  for (const auto &[name, array] : expected) {
    Array out = zeroArray(array.shape);
    const bool isState = name.rfind("_final") != std::string::npos;
    const std::string place = inPlace && isState ? name.substr(0, name.rfind("_final")) : name;
    forEachPlace(out.shape, strides.at(name),
                 [&](size_t to, size_t from) { out.data[to] = memory.at(place)[from]; });
    outputs.emplace(name, std::move(out));
  }
  return outputs;
}

void expectRight(const ArrayMap &outputs, const Kernel &kernel) {
  EXPECT_TRUE(compareArrays(outputs, kernel.expected, false, [](auto) { return 2e-6; }));
}

void expectSame(const ArrayMap &a, const ArrayMap &b) {
  ASSERT_EQ(a.size(), b.size());
  for (const auto &[name, array] : a)
    EXPECT_EQ(array.data, b.at(name).data) << name;
}

class KernelCall : public testing::TestWithParam<std::string> {
protected:
  /// The parameter is `LAYER.FORM`.
  static std::string layer() { return GetParam().substr(0, GetParam().find('.')); }
  static std::string form() { return GetParam().substr(GetParam().find('.') + 1); }
};

TEST_P(KernelCall, StridesDoNotMatter) {
  Kernel kernel(layer(), form());
  ArrayMap dense = kernel.run(Layout::Dense, false);
  expectRight(dense, kernel);
  expectSame(kernel.run(Layout::TimeFirst, false), dense);
}

TEST_P(KernelCall, FinalStatesMayLieWhereInitialOnesDo) {
  Kernel kernel(layer(), form());
  expectSame(kernel.run(Layout::TimeFirst, true), kernel.run(Layout::Dense, false));
}

INSTANTIATE_TEST_SUITE_P(Forms, KernelCall,
                         testing::Values("ttt_linear.primal", "ttt_linear.dual", "ttt_mlp.primal",
                                         "ttt_mlp.dual"));

TEST(KernelCalls, SeveralKernelsInOneProcess) {
  Kernel linear("ttt_linear", "dual"), mlp("ttt_mlp", "dual"), other("ttt_linear", "primal");
  ArrayMap first = linear.run(Layout::Dense, false);
  expectRight(mlp.run(Layout::Dense, false), mlp);
  expectRight(other.run(Layout::TimeFirst, false), other);
  expectSame(linear.run(Layout::Dense, false), first);
}

} // namespace
