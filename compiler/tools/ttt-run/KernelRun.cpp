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

#include "Elements.h"
#include "Report.h"

#include "tttc/DSL/Fingerprint.h"
#include "tttc/device.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <sstream>

namespace tttc::run {
namespace {

bool isOutput(const tttc_tensor_info &info) {
  return info.role == TTTC_STATE_FINAL || info.role == TTTC_OUTPUT || info.role == TTTC_PROBE ||
         info.role == TTTC_SAVED || info.role == TTTC_GRADIENT;
}

/// What the kernel says it was compiled for, `b=16,d=64`, against the call's dims:
/// no array shows the length of an `every`.
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

/// The gradient of a state that was given for the whole batch, [H, ...], is the sum
/// over the batch.
Array likeGiven(Array gradient, const Call &call, const std::string &name) {
  auto given = call.arrays.find(name.substr(2)); // d_NAME
  if (given == call.arrays.end() || given->second.shape.size() == gradient.shape.size())
    return gradient;
  Array sum = zeroArray({gradient.shape.begin() + 1, gradient.shape.end()});
  sum.type = gradient.type;
  for (size_t i = 0; i < gradient.data.size(); ++i)
    sum.data[i % sum.data.size()] += gradient.data[i];
  return sum;
}

} // namespace

const dsl::Entity *findState(const dsl::Layer &layer, const std::string &name) {
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      if (state->name == name)
        return state;
  return nullptr;
}

KernelHandle openKernel(const std::string &path, const Call &call) {
  tttc_kernel *opened = nullptr;
  if (tttc_kernel_open(path.c_str(), call.layer->name.c_str(), &opened) != TTTC_OK) {
    fail(tttc_last_error());
    return nullptr;
  }
  KernelHandle kernel(opened);
  const tttc_kernel_info &info = *tttc_kernel_get_info(opened);
  if (info.program_hash && dsl::programHash(*call.layer) != info.program_hash) {
    fail("'" + path + "' was compiled from another text of layer '" + call.layer->name +
             "' than this one",
         "compile it again, or leave out --kernel");
    return nullptr;
  }
  return checkDims(info, call) && openDevice(opened) ? std::move(kernel) : nullptr;
}

std::optional<std::string> compiledFlag(const tttc_kernel_info &info, const std::string &flag) {
  std::istringstream words(info.options ? info.options : "");
  for (std::string word; words >> word;)
    if (const size_t equals = std::min(word.find('='), word.size()); word.substr(0, equals) == flag)
      return word.substr(std::min(equals + 1, word.size()));
  return std::nullopt;
}

bool KernelRun::allocate(uint64_t bytes, uint64_t alignment, Memory &memory) {
  void *pointer = nullptr;
  // One byte where there is none to hold, so that null means failure.
  if (posix_memalign(&pointer, std::max<uint64_t>(alignment, 64), std::max<uint64_t>(bytes, 1)))
    return fail("cannot allocate " + std::to_string(bytes) + " bytes");
  memory.reset(pointer);
  return true;
}

/// A dense tensor with memory of its own.
bool KernelRun::addTensor(const tttc_tensor_info &info, const std::vector<int64_t> &shape) {
  const std::string quoted = std::string("'") + info.name + "'";
  uint64_t bytes = elementBytes(info.dtype);
  if (bytes == 0)
    return fail("the kernel's " + quoted + " has elements of a type that is not known here");
  if (shape.size() > TTTC_MAX_RANK)
    return fail("the array for " + quoted + " has " + std::to_string(shape.size()) +
                " axes, expected at most " + std::to_string(TTTC_MAX_RANK));
  for (int64_t axis : shape)
    if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(axis), &bytes))
      return fail("the array for " + quoted + " of shape " + shapeText(shape) + " is too large");
  Memory memory;
  if (!allocate(bytes, 64, memory))
    return false;
  const auto rank = static_cast<uint32_t>(shape.size());
  arguments.push_back(
      {info.name,
       tttc_tensor_dense(memory.get(), static_cast<tttc_dtype>(info.dtype), rank, shape.data())});
  memories.push_back(std::move(memory));
  return true;
}

bool KernelRun::prepareInput(const tttc_tensor_info &info) {
  const std::vector<int64_t> inner(info.inner_shape, info.inner_shape + info.inner_rank);
  auto given = call.arrays.find(info.name);
  Array filled;
  if (given == call.arrays.end()) {
    // A state that starts at a number may still be an input of the kernel.
    const dsl::Entity *state = findState(*call.layer, info.name);
    std::optional<double> start;
    if (state && state->init)
      start = dsl::evaluate(*state->init, call.dims, dsl::Division::Numbers);
    if (!start)
      return fail(std::string("the kernel takes an array '") + info.name + "', found none",
                  state ? "give the state's initial value, [H, ...]" : "");
    filled.shape = inner;
    filled.shape.insert(filled.shape.begin(), call.heads);
    filled.data.assign(static_cast<size_t>(elementCount(filled.shape)), *start);
  }
  const Array &array = given == call.arrays.end() ? filled : given->second;
  if (!addTensor(info, array.shape))
    return false;
  tttc_tensor &tensor = arguments.back().tensor;
  toElements(array.data, info.dtype, tensor.data);

  // [H, ...] given for [B, H, ...]: one initial value for the whole batch.
  const uint32_t rank = __builtin_popcount(info.axes) + info.inner_rank;
  if (info.role == TTTC_STATE_INITIAL && (info.axes & TTTC_AXIS_BATCH) && tensor.rank + 1 == rank &&
      rank <= TTTC_MAX_RANK) {
    std::copy_backward(tensor.shape, tensor.shape + tensor.rank, tensor.shape + rank);
    std::copy_backward(tensor.strides, tensor.strides + tensor.rank, tensor.strides + rank);
    tensor.shape[0] = call.batch;
    tensor.strides[0] = 0;
    tensor.rank = rank;
  }
  return true;
}

std::vector<int64_t> KernelRun::shapeOf(const tttc_tensor_info &info) const {
  std::vector<int64_t> shape;
  if (info.axes & TTTC_AXIS_BATCH)
    shape.push_back(call.batch);
  if (info.axes & TTTC_AXIS_HEAD)
    shape.push_back(call.heads);
  if (info.axes & TTTC_AXIS_TIME) {
    const int64_t block = std::max<int64_t>(info.time_block, 1);
    const int64_t entries = call.tokens / block + (call.tokens % block != 0);
    shape.push_back(info.time_block < 0 ? std::min(entries, -info.time_block) : entries);
  }
  shape.insert(shape.end(), info.inner_shape, info.inner_shape + info.inner_rank);
  return shape;
}

bool KernelRun::prepareOutput(const tttc_tensor_info &info) {
  return addTensor(info, shapeOf(info));
}

bool KernelRun::prepareCotangent(const tttc_tensor_info &info) {
  auto given = call.cotangents.find(info.name);
  const Array array = given == call.cotangents.end() ? zeroArray(shapeOf(info)) : given->second;
  if (!addTensor(info, array.shape))
    return false;
  toElements(array.data, info.dtype, arguments.back().tensor.data);
  return true;
}

bool KernelRun::restore(const tttc_tensor_info &info) {
  for (const tttc_argument &argument : saving->arguments)
    if (!std::strcmp(argument.name, info.name)) {
      arguments.push_back(argument);
      return true;
    }
  return fail(std::string("the kernel does not save '") + info.name + "', which it restores");
}

bool KernelRun::prepareWorkspace() {
  uint64_t bytes = 0, alignment = 0;
  if (tttc_workspace_bytes(kernel, kind, threads, call.batch, call.heads, call.tokens, &bytes,
                           &alignment) != TTTC_OK)
    return fail(tttc_last_error());
  runOptions.struct_size = sizeof(runOptions);
  runOptions.num_threads = threads;
  runOptions.workspace_bytes = bytes;
  if (isForDevice(kernel))
    return prepareDevice(bytes);
  Memory memory;
  if (!allocate(bytes, alignment, memory))
    return false;
  runOptions.workspace = memory.get();
  memories.push_back(std::move(memory));
  return true;
}

bool KernelRun::prepareDevice(uint64_t workspaceBytes) {
  for (uint32_t i = 0; i < entry->num_tensors; ++i)
    areOutputs.push_back(isOutput(entry->tensors[i]));
  if (!device.prepare(arguments, workspaceBytes))
    return false;
  runOptions.workspace = device.workspace();
  return true;
}

bool KernelRun::prepare() {
  entry = tttc_kernel_entry(kernel, kind);
  if (!entry)
    return fail(std::string("the kernel has no ") +
                    (kind == TTTC_ENTRY_FORWARD ? "forward" : "backward") + " part",
                kind == TTTC_ENTRY_FORWARD ? "" : "compile it with tttc --backward");
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor_info &info = entry->tensors[i];
    if (!(isOutput(info)                ? prepareOutput(info)
          : info.role == TTTC_COTANGENT ? prepareCotangent(info)
          : info.role == TTTC_RESTORED  ? restore(info)
                                        : prepareInput(info)))
      return false;
  }
  // The run that saved took them all; the way back may need fewer.
  for (const auto &given : call.arrays)
    if (!saving &&
        std::none_of(arguments.begin(), arguments.end(),
                     [&](const tttc_argument &argument) { return given.first == argument.name; }))
      return fail("the kernel takes no array '" + given.first + "'",
                  "leave it out, or run with --interpret");
  return prepareWorkspace();
}

bool KernelRun::run() {
  if (!isForDevice(kernel))
    return runAgain();
  return device.copyInputs(areOutputs) && runAgain() && device.copyOutputs(areOutputs);
}

bool KernelRun::runAgain() {
  const bool onDevice = isForDevice(kernel);
  const std::vector<tttc_argument> &given = onDevice ? device.arguments() : arguments;
  if (tttc_run(kernel, kind, given.data(), given.size(), &runOptions) != TTTC_OK ||
      (onDevice && tttc_device_wait() != TTTC_OK))
    return fail(tttc_last_error());
  return true;
}

ArrayMap KernelRun::outputs() const {
  ArrayMap result;
  for (uint32_t i = 0; i < entry->num_tensors; ++i) {
    const tttc_tensor &tensor = arguments[i].tensor;
    if (!isOutput(entry->tensors[i]) || entry->tensors[i].role == TTTC_SAVED)
      continue;
    Array array = zeroArray({tensor.shape, tensor.shape + tensor.rank});
    array.type = tensor.dtype == TTTC_F64 ? ElementType::F64 : ElementType::F32;
    fromElements(tensor.data, tensor.dtype, array.data);
    if (entry->tensors[i].role == TTTC_GRADIENT)
      array = likeGiven(std::move(array), call, arguments[i].name);
    result.emplace(arguments[i].name, std::move(array));
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
