//===- RaggedTest.cpp - Sequences of different lengths in one call ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled kernels, for CPUs and for a device, on packed sequences: outputs, final
// states, saved values for the backward call, and gradients equal those of a call for each
// sequence, bit for bit. Only gradients that are sums over sequences are rounded in another order.
// Omitting tensors, or summing gradients over the sequences, does not change the remaining results.
//
//===----------------------------------------------------------------------===//

#include "RunAnywhere.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

using Arrays = std::map<std::string, std::vector<float>>;

constexpr int64_t heads = 2;

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

bool isOutput(const tttc_tensor_info &info) {
  return info.role == TTTC_STATE_FINAL || info.role == TTTC_OUTPUT || info.role == TTTC_SAVED ||
         info.role == TTTC_GRADIENT;
}

int64_t entriesOf(const tttc_tensor_info &info, int64_t tokens) {
  const int64_t block = std::max<int64_t>(info.time_block, 1);
  return (tokens + block - 1) / block;
}

int64_t entriesOf(const tttc_tensor_info &info, const std::vector<int64_t> &lengths) {
  int64_t entries = 0;
  for (int64_t length : lengths)
    entries += entriesOf(info, length);
  return entries;
}

int64_t innerElements(const tttc_tensor_info &info) {
  return std::accumulate(info.inner_shape, info.inner_shape + info.inner_rank, int64_t(1),
                         std::multiplies<int64_t>());
}

/// Returns the shape of a tensor in a call on sequences of these lengths.
std::vector<int64_t> shapeOf(const tttc_tensor_info &info, const std::vector<int64_t> &lengths) {
  std::vector<int64_t> shape;
  const bool perToken = info.axes & TTTC_AXIS_TIME;
  if (info.axes & TTTC_AXIS_BATCH)
    shape.push_back(perToken ? 1 : static_cast<int64_t>(lengths.size()));
  if (info.axes & TTTC_AXIS_HEAD)
    shape.push_back(heads);
  if (perToken)
    shape.push_back(entriesOf(info, lengths));
  shape.insert(shape.end(), info.inner_shape, info.inner_shape + info.inner_rank);
  return shape;
}

/// Returns the part of an array that belongs to sequence `i`; all of it if it has no such axis.
std::vector<float> partOf(const tttc_tensor_info &info, const std::vector<float> &array,
                          const std::vector<int64_t> &lengths, size_t i) {
  int64_t first = static_cast<int64_t>(i), count = 1, all = static_cast<int64_t>(lengths.size());
  int64_t outer = 1, inner = innerElements(info);
  const int64_t perHead = info.axes & TTTC_AXIS_HEAD ? heads : 1;
  if (info.axes & TTTC_AXIS_TIME) {
    first = entriesOf(info, std::vector<int64_t>(lengths.begin(), lengths.begin() + i));
    count = entriesOf(info, lengths[i]);
    all = entriesOf(info, lengths);
    outer = perHead;
  } else if (info.axes & TTTC_AXIS_BATCH) {
    inner *= perHead;
  } else {
    return array;
  }
  std::vector<float> part;
  for (int64_t row = 0; row < outer; ++row) {
    auto begin = array.begin() + (row * all + first) * inner;
    part.insert(part.end(), begin, begin + count * inner);
  }
  return part;
}

bool sameBits(const std::vector<float> &a, const std::vector<float> &b) {
  return a.size() == b.size() &&
         (a.empty() || memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0);
}

class Ragged : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    const std::string path = std::string(TTTC_TEST_KERNELS) + "/" + GetParam() + ".so";
    ASSERT_EQ(tttc_kernel_open(path.c_str(), nullptr, &kernel), TTTC_OK) << tttc_last_error();
  }
  void TearDown() override { tttc_kernel_close(kernel); }

  /// Runs an entry on `arrays`, and stores its outputs there. Draws missing inputs.
  void run(tttc_entry_kind kind, const std::vector<int64_t> &lengths, Arrays &arrays, bool endToEnd,
           uint32_t threads = 1) {
    const tttc_entry_info *entry = tttc_kernel_entry(kernel, kind);
    ASSERT_NE(entry, nullptr) << tttc_last_error();
    std::vector<tttc_argument> arguments;
    for (uint32_t i = 0; i < entry->num_tensors; ++i) {
      const tttc_tensor_info &info = entry->tensors[i];
      ASSERT_EQ(info.dtype, uint32_t(TTTC_F32));
      const std::vector<int64_t> shape = shapeOf(info, lengths);
      const int64_t count =
          std::accumulate(shape.begin(), shape.end(), int64_t(1), std::multiplies<int64_t>());
      std::vector<float> &array = arrays[info.name];
      if (isOutput(info))
        array.assign(static_cast<size_t>(count), NAN);
      else if (array.empty())
        for (int64_t j = 0; j < count; ++j)
          array.push_back(std::uniform_real_distribution<float>(0.1f, 0.5f)(engine));
      ASSERT_EQ(static_cast<int64_t>(array.size()), count) << info.name;
      const bool isLeftOut = leftOut.count(info.name), isSummed = summed.count(info.name);
      arguments.push_back(
          {info.name, tttc_tensor_dense(isLeftOut ? nullptr : array.data(), TTTC_F32,
                                        static_cast<uint32_t>(shape.size() - isSummed),
                                        shape.data() + isSummed)});
      if (info.role == TTTC_STATE_INITIAL && sharesStates)
        arguments.back().tensor.strides[0] = 0;
    }
    std::vector<int64_t> ends{0};
    for (int64_t length : lengths)
      ends.push_back(ends.back() + length);
    const std::vector<int32_t> shortEnds(ends.begin(), ends.end());
    tttc_run_options options = {};
    options.struct_size = sizeof(options);
    options.num_threads = threads;
    options.cu_seqlens = endToEnd && !hasShortOffsets ? ends.data() : nullptr;
    options.cu_seqlens_i32 = endToEnd && hasShortOffsets ? shortEnds.data() : nullptr;
    options.num_sequences = endToEnd ? lengths.size() : 0;
    uint64_t bytes = 0, alignment = 1;
    ASSERT_EQ(tttc_run_workspace_bytes(kernel, kind, arguments.data(), arguments.size(), &options,
                                       &bytes, &alignment),
              TTTC_OK)
        << tttc_last_error();
    std::unique_ptr<void, void (*)(void *)> workspace(
        std::aligned_alloc(alignment, bytes == 0 ? alignment : bytes), std::free);
    memset(workspace.get(), 0xff, bytes);
    options.workspace = workspace.get();
    options.workspace_bytes = bytes;
    ASSERT_EQ(tttc::integration::runAnywhere(kernel, kind, arguments, options, lengths.size()),
              TTTC_OK)
        << tttc_last_error();
  }

  /// Compares the entries on packed sequences with calls sequence by sequence.
  void compare(const std::vector<tttc_entry_kind> &kinds, uint32_t threads = 1) {
    const std::vector<int64_t> lengths = {5, 0, 17, 1, 33};
    Arrays all;
    for (tttc_entry_kind kind : kinds)
      ASSERT_NO_FATAL_FAILURE(run(kind, lengths, all, true, threads));
    std::map<std::string, std::vector<double>> sums;
    for (size_t i = 0; i < lengths.size(); ++i) {
      Arrays alone;
      for (tttc_entry_kind kind : kinds) {
        const tttc_entry_info *entry = tttc_kernel_entry(kernel, kind);
        for (uint32_t j = 0; j < entry->num_tensors; ++j) {
          const tttc_tensor_info &info = entry->tensors[j];
          if (!isOutput(info) && info.role != TTTC_RESTORED)
            alone[info.name] = partOf(info, all.at(info.name), lengths,
                                      sharesStates && info.role == TTTC_STATE_INITIAL ? 0 : i);
        }
        ASSERT_NO_FATAL_FAILURE(run(kind, {lengths[i]}, alone, false));
        for (uint32_t j = 0; j < entry->num_tensors; ++j) {
          const tttc_tensor_info &info = entry->tensors[j];
          const std::vector<float> &found = alone.at(info.name);
          if (isOutput(info) && (info.axes & TTTC_AXIS_BATCH))
            EXPECT_TRUE(sameBits(partOf(info, all.at(info.name), lengths, i), found))
                << info.name << " of sequence " << i;
          else if (isOutput(info)) {
            std::vector<double> &sum = sums[info.name];
            sum.resize(found.size());
            for (size_t e = 0; e < found.size(); ++e)
              sum[e] += found[e];
          }
        }
      }
    }
    for (const auto &[name, expected] : sums)
      for (size_t e = 0; e < expected.size(); ++e)
        EXPECT_NEAR(all.at(name)[e], expected[e], 1e-5 * std::max(1.0, std::fabs(expected[e])))
            << name << " entry " << e;
    for (const auto &[name, array] : all)
      for (float value : array)
        ASSERT_TRUE(std::isfinite(value)) << name;
  }

  /// Returns the tensors of the backward entry with one of these roles that have B, with or without
  /// T.
  std::set<std::string> namesOf(uint32_t role, bool hasTime) const {
    const tttc_entry_info *entry = tttc_kernel_entry(kernel, TTTC_ENTRY_BACKWARD);
    std::set<std::string> names;
    for (uint32_t i = 0; i < entry->num_tensors; ++i) {
      const tttc_tensor_info &info = entry->tensors[i];
      if (info.role == role && (info.axes & TTTC_AXIS_BATCH) &&
          bool(info.axes & TTTC_AXIS_TIME) == hasTime)
        names.insert(info.name);
    }
    return names;
  }

  tttc_kernel *kernel = nullptr;
  bool sharesStates = false, hasShortOffsets = false;
  std::set<std::string> leftOut, ///< with null data
      summed;                    ///< without the axis B
  std::mt19937_64 engine{seed()};
};

TEST_P(Ragged, Forward) {
  compare({TTTC_ENTRY_FORWARD});
  compare({TTTC_ENTRY_FORWARD}, 3);
}

TEST_P(Ragged, Backward) {
  compare({TTTC_ENTRY_SAVE, TTTC_ENTRY_BACKWARD});
  compare({TTTC_ENTRY_SAVE, TTTC_ENTRY_BACKWARD}, 3);
}

TEST_P(Ragged, FromSharedStates) {
  sharesStates = true;
  compare({TTTC_ENTRY_FORWARD});
}

TEST_P(Ragged, OffsetsOf32Bits) {
  hasShortOffsets = true;
  compare({TTTC_ENTRY_SAVE, TTTC_ENTRY_BACKWARD}, 2);
}

/// Cotangents of final states, or of outputs, that are null instead of zeros, omitted gradients of
/// tokens, gradients of initial states that are summed: the rest has the same bits.
TEST_P(Ragged, LeftOutAndSummed) {
  for (int variant = 0; variant < 4; ++variant) {
    const bool endToEnd = variant % 2, areOutputs = variant / 2;
    const std::vector<int64_t> lengths =
        endToEnd ? std::vector<int64_t>{5, 0, 17, 1} : std::vector<int64_t>{9};
    const std::set<std::string> zeros = namesOf(TTTC_COTANGENT, areOutputs),
                                tokens = namesOf(TTTC_GRADIENT, true),
                                states = namesOf(TTTC_GRADIENT, false);
    leftOut = summed = {};
    Arrays all;
    ASSERT_NO_FATAL_FAILURE(run(TTTC_ENTRY_SAVE, lengths, all, endToEnd));
    for (const std::string &name : zeros)
      all[name].assign(all.at(name.substr(strlen("d_"))).size(), 0);
    Arrays some = all;
    ASSERT_NO_FATAL_FAILURE(run(TTTC_ENTRY_BACKWARD, lengths, all, endToEnd));
    for (const auto &[name, array] : all)
      some.try_emplace(name, array);
    leftOut = zeros;
    leftOut.insert(*tokens.begin());
    summed = states;
    ASSERT_NO_FATAL_FAILURE(run(TTTC_ENTRY_BACKWARD, lengths, some, endToEnd, 2));
    for (const auto &[name, array] : all) {
      if (leftOut.count(name))
        continue;
      std::vector<float> expected = array;
      if (summed.count(name)) {
        const size_t one = array.size() / lengths.size();
        for (size_t e = 0; e < one; ++e) {
          double sum = 0;
          for (size_t b = 0; b < lengths.size(); ++b)
            sum += array[b * one + e];
          expected[e] = static_cast<float>(sum);
        }
        // The test's array is unchanged past its end.
        std::fill(expected.begin() + static_cast<int64_t>(one), expected.end(), NAN);
      }
      EXPECT_TRUE(sameBits(some.at(name), expected)) << name;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Kernels, Ragged,
                         testing::Values("ragged.ttt_linear.primal", "ragged.ttt_linear.dual",
                                         "ragged.gated_delta_rule.dual",
                                         "ragged.layer_ttt_linear.auto",
                                         "ragged.layer_ttt_mlp_mamba.auto"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '.', '_');
                           return name;
                         });

INSTANTIATE_TEST_SUITE_P(OnDevice, Ragged,
                         testing::Values("device.ttt_linear.auto", "device.delta_rule.auto",
                                         "device.layer_ttt_linear.auto"),
                         [](const auto &info) {
                           std::string name = info.param;
                           std::replace(name.begin(), name.end(), '.', '_');
                           return name;
                         });

} // namespace
