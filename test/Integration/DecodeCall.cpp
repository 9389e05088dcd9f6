//===- DecodeCall.cpp - Sequences decoded through the C interface ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See DecodeCall.h.
//
//===----------------------------------------------------------------------===//

#include "DecodeCall.h"

#include "RunAnywhere.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

using namespace tttc::integration;

static bool has(const tttc_tensor_info &info, uint32_t axis) { return info.axes & axis; }

static size_t product(const std::vector<int64_t> &shape) {
  return static_cast<size_t>(
      std::accumulate(shape.begin(), shape.end(), int64_t(1), std::multiplies<>()));
}

static std::vector<int64_t> shapeOf(const tttc_tensor_info &info, int64_t batch, int64_t tokens) {
  std::vector<int64_t> shape;
  if (has(info, TTTC_AXIS_BATCH))
    shape.push_back(batch);
  if (has(info, TTTC_AXIS_HEAD))
    shape.push_back(DecodeCall::heads);
  if (has(info, TTTC_AXIS_TIME))
    shape.push_back(tokens);
  shape.insert(shape.end(), info.inner_shape, info.inner_shape + info.inner_rank);
  return shape;
}

/// Tensors in slots have the same name before and after a call.
static std::string slotName(const tttc_tensor_info &info) {
  std::string name = info.name;
  if (name.rfind("carry.", 0) != 0)
    return "";
  const size_t end = name.rfind("_final");
  return info.role == TTTC_STATE_FINAL ? name.substr(0, end) : name;
}

/// Returns the rows [from, from + count) of every head, of an array [H, T, ...] or [T, ...].
static Floats cut(const Floats &array, const tttc_tensor_info &info, int64_t length, int64_t from,
                  int64_t count) {
  const size_t outer = has(info, TTTC_AXIS_HEAD) ? DecodeCall::heads : 1;
  const size_t row = array.size() / outer / static_cast<size_t>(length);
  Floats part;
  for (size_t i = 0; i < outer; ++i) {
    auto begin = array.begin() + static_cast<int64_t>((i * length + from) * row);
    part.insert(part.end(), begin, begin + static_cast<int64_t>(count * row));
  }
  return part;
}

DecodeCall::DecodeCall(const tttc_kernel *kernel, size_t count, uint64_t seed)
    : kernel(kernel), engine(seed), sequences(count) {
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, TTTC_ENTRY_FORWARD);
  auto draw = [&](size_t size, float least, float most) {
    Floats values(size);
    for (float &value : values)
      value = std::uniform_real_distribution<float>(least, most)(engine);
    return values;
  };
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor_info &info = entry->tensors[i];
    const size_t size = product(shapeOf(info, 1, tokens));
    // Scalars of a token are rates and gates.
    const float least = info.inner_rank == 0 ? 0 : -0.5f;
    if (info.role == TTTC_TOKEN)
      for (auto &sequence : sequences)
        sequence[info.name] = draw(size, least, 0.5f);
    else if (info.role == TTTC_PARAM || info.role == TTTC_STATE_INITIAL)
      given[info.name] = draw(size, -0.3f, 0.3f);
  }
}

Floats DecodeCall::inputOf(const tttc_tensor_info &info, const std::vector<Part> &parts,
                           int64_t count) {
  Floats values;
  for (const Part &part : parts) {
    const Floats some =
        cut(sequences[part.sequence].at(info.name), info, tokens, part.position, count);
    values.insert(values.end(), some.begin(), some.end());
  }
  return values;
}

void DecodeCall::prepare(tttc_entry_kind entryKind, const std::vector<Part> &parts, int64_t count,
                         Slots &state, uint32_t threads) {
  kind = entryKind;
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, kind);
  ASSERT_NE(entry, nullptr) << tttc_last_error();
  positions.clear();
  reads.clear();
  writes.clear();
  for (const Part &part : parts) {
    positions.push_back(part.position);
    reads.push_back(part.read);
    writes.push_back(part.write);
  }
  const auto batch = static_cast<int64_t>(parts.size());
  const bool goesOn = kind == TTTC_ENTRY_DECODE;
  arguments.clear();
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor_info &info = entry->tensors[i];
    const std::string slot = slotName(info);
    const bool isState = info.role == TTTC_STATE_INITIAL;
    const int64_t entries = !slot.empty() || (isState && goesOn) ? slots : batch;
    const std::vector<int64_t> shape = shapeOf(info, entries, count);
    void *data = positions.data();
    if (!slot.empty()) {
      Floats &held = state[slot];
      held.resize(product(shape), NAN);
      data = held.data();
    } else if (info.role == TTTC_PARAM || isState) {
      data = given.at(info.name).data();
    } else if (info.role != TTTC_POSITION) {
      Floats &values = memory[info.name];
      if (info.role == TTTC_TOKEN)
        values = inputOf(info, parts, count);
      else
        values.assign(product(shape), NAN);
      data = values.data();
    }
    const auto dtype = static_cast<tttc_dtype>(info.dtype);
    tttc_tensor tensor =
        tttc_tensor_dense(data, dtype, static_cast<uint32_t>(shape.size()), shape.data());
    if (isState && slot.empty())
      tensor.strides[0] = 0; // shared by all sequences
    arguments.push_back({info.name, tensor});
  }
  uint64_t bytes = 0, alignment = 1;
  ASSERT_EQ(tttc_workspace_bytes(kernel, kind, threads, batch, heads, count, &bytes, &alignment),
            TTTC_OK)
      << tttc_last_error();
  workspace.assign(bytes + alignment, char(-1));
  const auto address = reinterpret_cast<uintptr_t>(workspace.data());
  options = {};
  options.struct_size = sizeof(options);
  options.num_threads = threads;
  options.workspace = workspace.data() + (alignment - address % alignment) % alignment;
  options.workspace_bytes = bytes;
  if (kind != TTTC_ENTRY_FORWARD)
    options.write_slots = writes.data();
  if (goesOn)
    options.read_slots = reads.data();
}

tttc_status DecodeCall::run() const {
  return runAnywhere(kernel, kind, arguments, options, positions.size());
}

Floats DecodeCall::rows(size_t part) const {
  const Floats &out = memory.at("out");
  const size_t size = out.size() / positions.size();
  return {out.begin() + static_cast<int64_t>(part * size),
          out.begin() + static_cast<int64_t>((part + 1) * size)};
}

std::vector<Floats> DecodeCall::call(tttc_entry_kind entryKind, const std::vector<Part> &parts,
                                     int64_t count, Slots &state, uint32_t threads) {
  prepare(entryKind, parts, count, state, threads);
  EXPECT_EQ(run(), TTTC_OK) << tttc_last_error();
  std::vector<Floats> all;
  for (size_t i = 0; i < parts.size(); ++i)
    all.push_back(rows(i));
  return all;
}

Floats DecodeCall::expected(size_t sequence, int64_t from, int64_t count) {
  Slots none;
  const Floats whole = call(TTTC_ENTRY_FORWARD, {{sequence, 0, 0, 0}}, tokens, none)[0];
  const tttc_entry_info *entry = tttc_kernel_entry(kernel, TTTC_ENTRY_FORWARD);
  for (uint32_t i = 0; i < entry->num_tensors; ++i)
    if (entry->tensors[i].role == TTTC_OUTPUT)
      return cut(whole, entry->tensors[i], tokens, from, count);
  return {};
}
