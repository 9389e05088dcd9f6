//===- KernelRun.cpp - Runs a compiled kernel on arrays -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See KernelRun.h.
//
//===----------------------------------------------------------------------===//

#include "KernelRun.h"

#include "Report.h"

#include "tttc/DSL/Fingerprint.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <sstream>

namespace tttc::run {
namespace {

/// Checks the dims that the kernel was compiled for, `b=16,d=64`, against those of the call: arrays
/// do not determine the length of an `every`.
bool checkDims(const tttc_kernel_info &info, const Call &call) {
  const std::string dims = info.dims;
  for (size_t begin = 0; begin < dims.size();) {
    const size_t end = std::min(dims.find(',', begin), dims.size());
    const std::string dim = dims.substr(begin, end - begin);
    begin = end + 1;
    const size_t equals = std::min(dim.find('='), dim.size());
    auto bound = call.dims.find(dim.substr(0, equals));
    if (bound == call.dims.end() || equals == dim.size())
      continue;
    std::optional<double> compiled = readNumber(dim.substr(equals + 1));
    if (compiled && *compiled != bound->second)
      return fail("the kernel was compiled for " + dim + ", found " + bound->first + "=" +
                  dsl::exactText(bound->second));
  }
  return true;
}

client::CallSize sizeOf(const Call &call) { return {call.batch, call.heads, call.tokens}; }

} // namespace

KernelHandle openKernel(const std::string &path, const Call &call) {
  std::string error;
  KernelHandle kernel = client::openKernel(path, call.layer->name, error);
  if (!kernel) {
    fail(error);
    return nullptr;
  }
  const tttc_kernel_info &info = *tttc_kernel_get_info(kernel.get());
  if (info.program_hash && dsl::programHash(*call.layer) != info.program_hash) {
    fail("'" + path + "' was compiled from another text of layer '" + call.layer->name +
             "' than this one",
         "compile it again, or leave out --kernel");
    return nullptr;
  }
  if (!checkDims(info, call))
    return nullptr;
  if (!client::openDevice(kernel.get(), error)) {
    fail(error);
    return nullptr;
  }
  return kernel;
}

std::optional<std::string> compiledFlag(const tttc_kernel_info &info, const std::string &flag) {
  std::istringstream words(info.options ? info.options : "");
  for (std::string word; words >> word;)
    if (const size_t equals = std::min(word.find('='), word.size()); word.substr(0, equals) == flag)
      return word.substr(std::min(equals + 1, word.size()));
  return std::nullopt;
}

bool KernelRun::prepareTensor(const tttc_tensor_info &info) {
  const std::string name = info.name;
  std::string error;
  auto setInput = [&](const std::vector<int64_t> &shape, const std::vector<double> &values) {
    return kernelCall.setInput(name, shape, values, error) || fail(error);
  };
  if (info.role == TTTC_RESTORED)
    return true;
  if (info.role == TTTC_GRADIENT) // d_NAME
    if (auto given = call.arrays.find(name.substr(2)); given != call.arrays.end())
      return kernelCall.setGradientShape(name, given->second.shape, error) || fail(error);
  if (client::isOutput(info))
    return true;
  const ArrayMap &arrays = info.role == TTTC_COTANGENT ? call.cotangents : call.arrays;
  if (auto given = arrays.find(name); given != arrays.end())
    return setInput(given->second.shape, given->second.data);
  if (info.role == TTTC_COTANGENT)
    return true;
  // A state with a numeric initial value, or a variable, may still be an input of the kernel.
  const std::optional<double> start = info.init_kind == TTTC_INIT_FIXED
                                          ? std::optional(info.init_values[0])
                                          : dsl::startOf(*call.layer, name, call.dims);
  if (start) {
    std::vector<int64_t> shape(info.inner_shape, info.inner_shape + info.inner_rank);
    shape.insert(shape.begin(), call.heads);
    return setInput(shape, std::vector<double>(static_cast<size_t>(elementCount(shape)), *start));
  }
  return fail("the kernel takes an array '" + name + "', found none",
              dsl::findState(*call.layer, name) ? "give the state's initial value, [H, ...]" : "");
}

/// The saving run took all arrays; the backward run may need fewer.
bool KernelRun::checkAllTaken() const {
  const std::vector<tttc_argument> &taken = kernelCall.arguments();
  for (const auto &given : call.arrays)
    if (!saving && std::none_of(taken.begin(), taken.end(), [&](const tttc_argument &argument) {
          return given.first == argument.name;
        }))
      return fail("the kernel takes no array '" + given.first + "'",
                  "leave it out, or run with --interpret");
  return true;
}

bool KernelRun::prepare() {
  const tttc_entry_info *entry = kernelCall.entry();
  if (!entry)
    return kind == TTTC_ENTRY_FORWARD
               ? fail("the kernel has no forward part")
               : fail("the kernel has no backward part", "compile it with tttc --backward");
  for (uint32_t i = 0; i < entry->num_tensors; ++i)
    if (!prepareTensor(entry->tensors[i]))
      return false;
  std::string error;
  return checkAllTaken() && (((!saving || kernelCall.restore(saving->kernelCall, error)) &&
                              kernelCall.prepare(sizeOf(call), threads, error)) ||
                             fail(error));
}

bool KernelRun::run() {
  std::string error;
  return kernelCall.run(error) || fail(error);
}

bool KernelRun::runAgain() {
  std::string error;
  return kernelCall.runAgain(error) || fail(error);
}

/// Returns true for the gradient of a start that the text fixes (`tttc --segments`).
static bool isGradientOfFixed(const tttc_entry_info &entry, const tttc_tensor_info &gradient) {
  return gradient.role == TTTC_GRADIENT &&
         std::any_of(entry.tensors, entry.tensors + entry.num_tensors,
                     [&](const tttc_tensor_info &input) {
                       return input.init_kind == TTTC_INIT_FIXED &&
                              std::string("d_") + input.name == gradient.name;
                     });
}

ArrayMap KernelRun::outputs() const {
  ArrayMap result;
  const tttc_entry_info *entry = kernelCall.entry();
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor &tensor = kernelCall.arguments()[i].tensor;
    if (!client::isOutput(entry->tensors[i]) || entry->tensors[i].role == TTTC_SAVED ||
        isGradientOfFixed(*entry, entry->tensors[i]))
      continue;
    Array array;
    array.shape.assign(tensor.shape, tensor.shape + tensor.rank);
    array.data = kernelCall.values(entry->tensors[i].name);
    array.type = tensor.dtype == TTTC_F64 ? ElementType::F64 : ElementType::F32;
    result.emplace(entry->tensors[i].name, std::move(array));
  }
  return result;
}

bool timeKernel(const std::vector<KernelRun *> &kernelRuns, const Call &call, uint32_t runs) {
  std::vector<double> seconds;
  for (uint32_t i = 0; i < runs; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    for (KernelRun *kernelRun : kernelRuns)
      if (!kernelRun->runAgain())
        return false;
    const std::chrono::duration<double> length = std::chrono::steady_clock::now() - begin;
    seconds.push_back(length.count());
  }
  std::sort(seconds.begin(), seconds.end());
  const double median = (seconds[(runs - 1) / 2] + seconds[runs / 2]) / 2;
  const double tokens = static_cast<double>(call.batch) * static_cast<double>(call.tokens);
  std::printf("time  median %.3e seconds of %u runs, %.3e tokens per second\n", median, runs,
              tokens / median);
  return true;
}

} // namespace tttc::run
