//===- Program.cpp - The calls of a case ----------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pieces of a sequence are views of its tokens and outputs, without copies.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include "tttc/Arrays/Npz.h"

#include <algorithm>
#include <cstring>

namespace tttc::gpu {

static bool readArrays(const std::string &path, ArrayMap &arrays, std::string &error) {
  std::optional<ArrayMap> found = readNpz(path, error);
  if (found)
    arrays.insert(found->begin(), found->end());
  return found.has_value();
}

bool Program::prepare(const std::string &folder, const ObjectSpec &object, std::string &error) {
  kernel = openKernel(folder + "/" + object.file, error);
  if (!kernel || !readArrays(folder + "/" + spec.inputs, arrays, error) ||
      (!spec.cotangents.empty() && !readArrays(folder + "/" + spec.cotangents, arrays, error)))
    return false;
  return spec.way == Way::Pieces      ? preparePieces(error)
         : spec.way == Way::Sequences ? prepareSequences(error)
                                      : prepareWhole(error);
}

const Array *Program::array(const std::string &name) const {
  auto found = arrays.find(name);
  return found == arrays.end() ? nullptr : &found->second;
}

bool Program::bind(tttc_entry_kind kind, std::string &error) {
  const tttc_entry_info *entry = tttc_kernel_entry(kernel.get(), kind);
  // A call reports a missing entry itself.
  return !entry || bindInputs(memory, *entry, spec.sizes, arrays, bound, error);
}

bool Program::add(tttc_entry_kind kind, const Sizes &sizes, const Bound &from, std::string &error) {
  all.emplace_back(memory, kernel.get(), kind);
  return all.back().prepare(sizes, from, error);
}

std::vector<Program::Output> Program::outputsOf(const Call &call) {
  std::vector<Output> outputs;
  for (uint32_t i = 0; i < call.info()->num_tensors; ++i)
    if (isOutput(call.info()->tensors[i]) && call.info()->tensors[i].role != TTTC_SAVED)
      outputs.push_back({&call.info()->tensors[i], call.arguments()[i].tensor});
  return outputs;
}

bool Program::prepareWhole(std::string &error) {
  const bool trains = spec.way != Way::Forward;
  const tttc_entry_kind first = trains ? TTTC_ENTRY_SAVE : TTTC_ENTRY_FORWARD;
  if (!bind(first, error) || !add(first, spec.sizes, bound, error))
    return false;
  if (spec.way == Way::Backward) {
    const Call &saving = all.front();
    for (uint32_t i = 0; i < saving.info()->num_tensors; ++i)
      if (saving.info()->tensors[i].role == TTTC_SAVED)
        bound[saving.info()->tensors[i].name] = saving.arguments()[i].tensor;
    if (!bind(TTTC_ENTRY_BACKWARD, error) || !add(TTTC_ENTRY_BACKWARD, spec.sizes, bound, error))
      return false;
  }
  given = outputsOf(all.back());
  return true;
}

/// Returns true for tensors that are split along T: tokens, and outputs with a row per token.
static bool isCut(const tttc_tensor_info &info) {
  return timeAxis(info) >= 0 &&
         (info.role == TTTC_TOKEN || info.role == TTTC_OUTPUT || info.role == TTTC_PROBE);
}

bool Program::preparePieces(std::string &error) {
  if (!bind(TTTC_ENTRY_PREFILL, error) || !bind(TTTC_ENTRY_DECODE, error))
    return false;
  int64_t from = 0;
  for (size_t i = 0; i < spec.pieces.size(); ++i) {
    const tttc_entry_kind kind = i ? TTTC_ENTRY_DECODE : TTTC_ENTRY_PREFILL;
    const tttc_entry_info *entry = tttc_kernel_entry(kernel.get(), kind);
    const Sizes sizes = {spec.sizes.batch, spec.sizes.heads, spec.pieces[i]};
    Bound piece = bound;
    for (uint32_t t = 0; entry && t < entry->num_tensors; ++t) {
      const tttc_tensor_info &info = entry->tensors[t];
      if (isOutput(info) && isCut(info) && !bound.count(info.name)) {
        tttc_tensor whole = {};
        if (!addTensor(memory, info.name, info.dtype, shapeOf(info, spec.sizes), true, whole,
                       error))
          return false;
        bound[info.name] = whole;
        given.push_back({&info, whole});
      }
      if (isCut(info) && bound.count(info.name))
        piece[info.name] = cut(bound[info.name], timeAxis(info), from, spec.pieces[i]);
      else if (info.role == TTTC_POSITION) {
        const std::vector<int64_t> shape(1, spec.sizes.batch);
        std::vector<unsigned char> position(sizeof(from));
        std::memcpy(position.data(), &from, sizeof(from));
        tttc_tensor &tensor = piece[info.name];
        if (!addTensor(memory, info.name, TTTC_I64, shape, false, tensor, error) ||
            !memory.repeat(tensor.data, bytesOf(tensor), position, error))
          return false;
      } else if (isOutput(info) && i > 2) {
        // Carried values alternate between the memory of two calls; the output of prefill is kept.
        const tttc_tensor *before = all[i - 2].find(info.name);
        if (before &&
            std::equal(before->shape, before->shape + before->rank, shapeOf(info, sizes).begin()))
          piece[info.name] = *before;
      } else if (!isOutput(info) && i > 0 && !bound.count(info.name)) {
        if (const tttc_tensor *carried = all.back().find(std::string(info.name) + "_final"))
          piece[info.name] = *carried;
      }
    }
    if (!add(kind, sizes, piece, error))
      return false;
    from += spec.pieces[i];
  }
  return true;
}

bool Program::prepareSequences(std::string &error) {
  if (!bind(TTTC_ENTRY_FORWARD, error))
    return false;
  const tttc_entry_info *entry = tttc_kernel_entry(kernel.get(), TTTC_ENTRY_FORWARD);
  const auto count = static_cast<int64_t>(spec.pieces.size());
  Bound together = bound;
  for (uint32_t t = 0; entry && t < entry->num_tensors; ++t) {
    const tttc_tensor_info &info = entry->tensors[t];
    // Tokens have length 1 on B. Initial states need one entry per sequence: all share the same
    // one.
    auto found = together.find(info.name);
    if (found == together.end() || timeAxis(info) >= 0 || !(info.axes & TTTC_AXIS_BATCH))
      continue;
    found->second.shape[0] = count;
    found->second.strides[0] = 0;
  }
  all.emplace_back(memory, kernel.get(), TTTC_ENTRY_FORWARD);
  if (!all.back().setLengths(spec.pieces, error) ||
      !all.back().prepare({count, spec.sizes.heads, spec.sizes.tokens}, together, error))
    return false;
  given = outputsOf(all.back());
  int64_t from = 0;
  for (int64_t length : spec.pieces) {
    Bound piece = bound;
    for (uint32_t t = 0; t < entry->num_tensors; ++t)
      if (entry->tensors[t].role == TTTC_TOKEN)
        piece[entry->tensors[t].name] =
            cut(bound[entry->tensors[t].name], timeAxis(entry->tensors[t]), from, length);
    if (!add(TTTC_ENTRY_FORWARD, {1, spec.sizes.heads, length}, piece, error))
      return false;
    single.push_back(outputsOf(all.back()));
    from += length;
  }
  return true;
}

bool Program::start(std::string &error) const {
  for (const Call &call : all)
    if (!call.start(error))
      return false;
  return true;
}

bool Program::wait(std::string &error) const {
  return memory.cuda.ok(memory.cuda.contextSynchronize(),
                        (std::string("running ") + layer()).c_str(), error);
}

} // namespace tttc::gpu
