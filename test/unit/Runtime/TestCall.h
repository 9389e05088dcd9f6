//===- TestCall.h - A call of the hand-written kernels ----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Owns the tensors of one call of `ema`, in either memory order, and the
// workspace; tests modify it and run it.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_RUNTIME_TESTCALL_H
#define TTTC_TEST_UNIT_RUNTIME_TESTCALL_H

#include "kernels/kernels.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace tttc::runtime::test {

struct CloseKernel {
  void operator()(tttc_kernel *kernel) const { tttc_kernel_close(kernel); }
};
using KernelPtr = std::unique_ptr<tttc_kernel, CloseKernel>;

/// The description of a layer by hand with this entry alone, which must outlive it.
inline tttc_kernel_info infoOf(const char *layer, const tttc_entry_info &entry,
                               const char *dims = "") {
  return {TTTC_ABI_VERSION,
          sizeof(tttc_kernel_info),
          layer,
          "by hand",
          "primal",
          dims,
          "generic",
          "",
          1,
          sizeof(tttc_entry_info),
          &entry,
          0,
          sizeof(tttc_image),
          nullptr,
          nullptr,
          nullptr};
}

inline KernelPtr openLinked(const tttc_kernel_info &info) {
  tttc_kernel *kernel = nullptr;
  EXPECT_EQ(tttc_kernel_from_info(&info, &kernel), TTTC_OK) << tttc_last_error();
  return KernelPtr(kernel);
}

inline tttc_run_options optionsOf(uint32_t threads, void *workspace = nullptr, uint64_t bytes = 0) {
  tttc_run_options options = {};
  options.struct_size = sizeof(options);
  options.num_threads = threads;
  options.workspace = workspace;
  options.workspace_bytes = bytes;
  return options;
}

/// Runs with a workspace of exactly the bytes the runtime requests.
inline tttc_status runWithWorkspace(const tttc_kernel *kernel,
                                    const std::vector<tttc_argument> &args, uint32_t threads,
                                    int64_t batch, int64_t heads, int64_t tokens) {
  uint64_t bytes = 0, alignment = 1;
  if (tttc_status status = tttc_workspace_bytes(kernel, TTTC_ENTRY_FORWARD, threads, batch, heads,
                                                tokens, &bytes, &alignment))
    return status;
  // Multiples of the alignment, as aligned_alloc requires; null for 0 bytes.
  std::unique_ptr<void, void (*)(void *)> workspace(
      bytes == 0 ? nullptr : aligned_alloc(alignment, bytes), free);
  if (bytes != 0)
    memset(workspace.get(), 0xff, bytes);
  const tttc_run_options options = optionsOf(threads, workspace.get(), bytes);
  return tttc_run(kernel, TTTC_ENTRY_FORWARD, args.data(), args.size(), &options);
}

enum class Order { HeadsOutside, TimeOutside }; ///< [B,H,T,d] and [B,T,H,d]

struct EmaCall {
  static constexpr int64_t d = 4;

  EmaCall(int64_t batch, int64_t heads, int64_t tokens, Order order = Order::HeadsOutside)
      : batch(batch), heads(heads), tokens(tokens) {
    const int64_t groups = (tokens + 1) / 2;
    x = fill(batch * heads * tokens * d, 1);
    gate = fill(batch * tokens, 2);
    w = fill(heads * d, 3);
    bias = fill(1, 4);
    initial = fill(batch * heads * d, 5);
    final.assign(batch * heads * d, -1);
    out.assign(batch * heads * tokens * d, -1);
    group.assign(batch * heads * groups, -1);
    add("x", x, {batch, heads, tokens, d});
    add("gate", gate, {batch, tokens});
    add("w", w, {heads, d});
    add("bias", bias, {});
    add("S", initial, {batch, heads, d});
    add("S_final", final, {batch, heads, d});
    add("out", out, {batch, heads, tokens, d});
    add("group", group, {batch, heads, groups});
    if (order == Order::TimeOutside) {
      for (const char *name : {"x", "out"}) {
        int64_t strides[] = {tokens * heads * d, d, heads * d, 1};
        memcpy(tensor(name).strides, strides, sizeof(strides));
      }
      int64_t strides[] = {groups * heads, 1, heads};
      memcpy(tensor("group").strides, strides, sizeof(strides));
    }
  }
  EmaCall(const EmaCall &) = delete;

  tttc_tensor &tensor(const std::string &name) {
    for (tttc_argument &argument : args)
      if (name == argument.name)
        return argument.tensor;
    ADD_FAILURE() << "no argument " << name;
    return args[0].tensor;
  }

  tttc_status run(const tttc_kernel *kernel, uint32_t threads = 1) {
    return runWithWorkspace(kernel, args, threads, batch, heads, tokens);
  }

  /// Runs with the linked kernel; for calls that must be rejected.
  tttc_status run() { return run(openLinked(tttc_kernel_ema).get()); }

  int64_t batch, heads, tokens;
  std::vector<double> x, gate, w, bias, initial, final, out, group;
  std::vector<tttc_argument> args;

private:
  void add(const char *name, std::vector<double> &values, const std::vector<int64_t> &shape) {
    args.push_back({name, tttc_tensor_dense(values.data(), TTTC_F64,
                                            static_cast<uint32_t>(shape.size()), shape.data())});
  }

  /// Multiples of 1/8 below 1: sums and products over a few tokens are exact.
  static std::vector<double> fill(int64_t count, uint64_t seed) {
    std::vector<double> values(static_cast<size_t>(count));
    uint64_t state = seed;
    for (double &value : values) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      value = static_cast<double>(state >> 61) / 8;
    }
    return values;
  }
};

} // namespace tttc::runtime::test

#endif // TTTC_TEST_UNIT_RUNTIME_TESTCALL_H
