//===- KernelCall.cpp - One call of an entry ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/client.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/client.h"
#include "tttc/device.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace tttc::client {
namespace {

bool fail(std::string &error, std::string message) {
  error = std::move(message);
  return false;
}

/// Returns true on TTTC_OK, else sets `error` to the runtime's message.
bool good(tttc_status status, std::string &error) {
  return status == TTTC_OK || fail(error, tttc_last_error());
}

std::string textOf(const std::vector<int64_t> &shape) {
  std::string text = "[";
  for (int64_t axis : shape)
    text += (text.size() > 1 ? ", " : "") + std::to_string(axis);
  return text + "]";
}

} // namespace

KernelHandle openKernel(const std::string &path, const std::string &layer, std::string &error) {
  tttc_kernel *kernel = nullptr;
  (void)good(tttc_kernel_open(path.c_str(), layer.empty() ? nullptr : layer.c_str(), &kernel),
             error);
  return KernelHandle(kernel);
}

bool isForDevice(const tttc_kernel *kernel) {
  return tttc_kernel_get_info(kernel)->num_images != 0;
}

bool openDevice(const tttc_kernel *kernel, std::string &error) {
  return !isForDevice(kernel) || good(tttc_device_open(0), error);
}

void KernelCall::FreeHost::operator()(void *memory) const { std::free(memory); }

void KernelCall::FreeDevice::operator()(void *memory) const {
  // Ignores errors: memory cannot be freed after a failed kernel.
  (void)tttc_device_free(memory);
}

KernelCall::KernelCall(const tttc_kernel *kernel, tttc_entry_kind kind)
    : kernel(kernel), kind(kind), info(kernel ? tttc_kernel_entry(kernel, kind) : nullptr),
      slots(info ? info->num_tensors : 0) {
  for (size_t i = 0; i < slots.size(); ++i)
    host.push_back({info->tensors[i].name, {}});
}

bool KernelCall::expectEntry(std::string &error) const {
  if (info)
    return true;
  // The runtime says which entry is missing, and how to get it.
  if (kernel)
    (void)tttc_kernel_entry(kernel, kind);
  return fail(error, kernel ? tttc_last_error() : "expected a kernel to call, found null");
}

int KernelCall::find(const std::string &name) const {
  for (size_t i = 0; i < host.size(); ++i)
    if (name == host[i].name)
      return static_cast<int>(i);
  return -1;
}

/// Allocates `memory`; keeps an allocation of the same size.
bool KernelCall::makeRoom(HostMemory &memory, uint64_t bytes, uint64_t alignment,
                          std::string &error) {
  if (memory.data && memory.bytes == bytes)
    return true;
  // Page-aligned, so that timings do not depend on the address; at least one byte, so that null
  // means failure.
  void *made = nullptr;
  if (posix_memalign(&made, std::max<uint64_t>(alignment, 4096), std::max<uint64_t>(bytes, 1)))
    return fail(error, "cannot allocate " + std::to_string(bytes) + " bytes");
  memory.data.reset(made);
  memory.bytes = bytes;
  return true;
}

/// Sets the data of a tensor to memory of its own.
bool KernelCall::makeRoom(uint32_t index, tttc_tensor &tensor, std::string &error) {
  HostMemory &memory = slots[index].memory;
  const bool isShifted = shifted == (index % 2 == 0 ? Shifted::Even : Shifted::Odd);
  const uint64_t shift = isShifted ? elementBytes(tensor.dtype) : 0;
  if (!makeRoom(memory, bytesOf(tensor) + shift, 0, error))
    return false;
  tensor.data = static_cast<char *>(memory.data.get()) + shift;
  return true;
}

/// A dense tensor of this shape, without data.
bool KernelCall::describe(uint32_t index, const std::vector<int64_t> &shape, tttc_tensor &tensor,
                          std::string &error) const {
  const tttc_tensor_info &wanted = info->tensors[index];
  const std::string quoted = std::string("'") + wanted.name + "'";
  uint64_t bytes = elementBytes(wanted.dtype);
  if (bytes == 0)
    return fail(error, "the kernel's " + quoted + " has elements of a type that is not known here");
  if (shape.size() > TTTC_MAX_RANK)
    return fail(error, "the array for " + quoted + " has " + std::to_string(shape.size()) +
                           " axes, expected at most " + std::to_string(TTTC_MAX_RANK));
  for (int64_t axis : shape)
    if (axis < 0 || __builtin_mul_overflow(bytes, static_cast<uint64_t>(axis), &bytes))
      return fail(error, "the array for " + quoted + " of shape " + textOf(shape) +
                             (axis < 0 ? " has a negative axis" : " is too large"));
  tensor = tttc_tensor_dense(nullptr, static_cast<tttc_dtype>(wanted.dtype),
                             static_cast<uint32_t>(shape.size()), shape.data());
  return true;
}

/// Keeps the tensor for `prepare`; the call stays prepared if data, shape and strides are
/// unchanged.
bool KernelCall::give(uint32_t index, tttc_tensor tensor, std::string &error) {
  Slot &slot = slots[index];
  if (!tensor.data && !makeRoom(index, tensor, error))
    return false;
  isPrepared &= slot.isGiven && slot.tensor.data == tensor.data &&
                slot.tensor.rank == tensor.rank &&
                std::equal(tensor.shape, tensor.shape + tensor.rank, slot.tensor.shape) &&
                std::equal(tensor.strides, tensor.strides + tensor.rank, slot.tensor.strides);
  slot.tensor = tensor;
  slot.isGiven = true;
  return true;
}

bool KernelCall::setInput(const std::string &name, const std::vector<int64_t> &shape,
                          const std::vector<double> &values, std::string &error) {
  if (!expectEntry(error))
    return false;
  const int found = find(name);
  if (found < 0 || isOutput(info->tensors[found]))
    return fail(error, "the kernel takes no array '" + name + "'");
  const uint32_t index = static_cast<uint32_t>(found);
  const tttc_tensor_info &wanted = info->tensors[index];
  tttc_tensor tensor;
  if (!describe(index, shape, tensor, error))
    return false;
  if (bytesOf(tensor) != values.size() * elementBytes(wanted.dtype))
    return fail(error, "the array for '" + name + "' of shape " + textOf(shape) + " has " +
                           std::to_string(values.size()) + " values");
  if (!give(index, tensor, error))
    return false;
  toElements(values, wanted.dtype, slots[index].tensor.data);
  const uint32_t rank = static_cast<uint32_t>(__builtin_popcount(wanted.axes)) + wanted.inner_rank;
  slots[index].isShared = wanted.role == TTTC_STATE_INITIAL && (wanted.axes & TTTC_AXIS_BATCH) &&
                          tensor.rank + 1 == rank && rank <= TTTC_MAX_RANK;
  return true;
}

bool KernelCall::setGradientShape(const std::string &name, const std::vector<int64_t> &shape,
                                  std::string &error) {
  if (!expectEntry(error))
    return false;
  const int index = find(name);
  if (index < 0 || info->tensors[index].role != TTTC_GRADIENT)
    return fail(error, "the kernel has no gradient '" + name + "'");
  tttc_tensor tensor;
  return describe(static_cast<uint32_t>(index), shape, tensor, error) &&
         give(static_cast<uint32_t>(index), tensor, error);
}

bool KernelCall::restore(const KernelCall &saving, std::string &error) {
  if (!expectEntry(error))
    return false;
  if (!saving.isPrepared)
    return fail(error, "the call that saves is not prepared");
  for (uint32_t i = 0; i < host.size(); ++i) {
    if (info->tensors[i].role != TTTC_RESTORED)
      continue;
    const int from = saving.find(host[i].name);
    if (from < 0)
      return fail(error, std::string("the kernel does not save '") + host[i].name +
                             "', which it restores");
    if (!give(i, saving.host[from].tensor, error))
      return false;
  }
  return true;
}

/// Sets the tensor at `index` for a call of this size.
bool KernelCall::addArgument(uint32_t index, const CallSize &size, std::string &error) {
  const tttc_tensor_info &wanted = info->tensors[index];
  Slot &slot = slots[index];
  tttc_tensor &tensor = host[index].tensor;
  if (!slot.isGiven) {
    if (!isOutput(wanted) && wanted.role != TTTC_COTANGENT)
      return fail(error,
                  std::string("the kernel takes an array '") + wanted.name + "', found none");
    if (!describe(index, shapeOf(wanted, size), tensor, error))
      return false;
    if (wanted.role == TTTC_COTANGENT) // null data: it is zero
      return true;
    return makeRoom(index, tensor, error);
  }
  tensor = slot.tensor;
  if (slot.isShared) {
    std::copy_backward(slot.tensor.shape, slot.tensor.shape + tensor.rank,
                       tensor.shape + tensor.rank + 1);
    std::copy_backward(slot.tensor.strides, slot.tensor.strides + tensor.rank,
                       tensor.strides + tensor.rank + 1);
    tensor.shape[0] = size.batch;
    tensor.strides[0] = 0;
    ++tensor.rank;
  }
  return true;
}

bool KernelCall::prepare(const CallSize &size, uint32_t threads, std::string &error) {
  isPrepared = false;
  if (!expectEntry(error))
    return false;
  for (uint32_t i = 0; i < host.size(); ++i)
    if (!addArgument(i, size, error))
      return false;
  isPrepared = (!isForDevice(kernel) || addDeviceCopies(error)) && addWorkspace(threads, error);
  return isPrepared;
}

bool KernelCall::addDeviceCopies(std::string &error) {
  device = host;
  deviceMemory.clear();
  for (tttc_argument &argument : device) {
    if (!argument.tensor.data)
      continue;
    void *memory = nullptr;
    if (!good(tttc_device_allocate(bytesOf(argument.tensor), &memory), error))
      return false;
    deviceMemory.emplace_back(memory);
    argument.tensor.data = memory;
  }
  return true;
}

bool KernelCall::addWorkspace(uint32_t threads, std::string &error) {
  const std::vector<tttc_argument> &given = isForDevice(kernel) ? device : host;
  uint64_t alignment = 0;
  options.struct_size = sizeof(options);
  options.num_threads = threads;
  if (!good(tttc_run_workspace_bytes(kernel, kind, given.data(),
                                     static_cast<uint32_t>(given.size()), &options,
                                     &options.workspace_bytes, &alignment),
            error))
    return false;
  if (!isForDevice(kernel)) {
    if (!makeRoom(workspace, options.workspace_bytes, alignment, error))
      return false;
    options.workspace = workspace.data.get();
    return true;
  }
  if (!good(tttc_device_allocate(options.workspace_bytes, &options.workspace), error))
    return false;
  deviceMemory.emplace_back(options.workspace);
  return true;
}

bool KernelCall::copy(bool toDevice, std::string &error) {
  for (size_t i = 0; i < host.size(); ++i) {
    const tttc_tensor &here = host[i].tensor, &there = device[i].tensor;
    if (!here.data || isOutput(info->tensors[i]) == toDevice)
      continue;
    if (!good(toDevice ? tttc_device_write(there.data, here.data, bytesOf(here))
                       : tttc_device_read(here.data, there.data, bytesOf(here)),
              error))
      return false;
  }
  return true;
}

bool KernelCall::expectPrepared(std::string &error) const {
  return expectEntry(error) &&
         (isPrepared || fail(error, "the call is not prepared for its arrays: call `prepare`"));
}

bool KernelCall::run(std::string &error) {
  if (!expectPrepared(error))
    return false;
  if (!isForDevice(kernel))
    return runAgain(error);
  return copy(/*toDevice=*/true, error) && runAgain(error) && copy(/*toDevice=*/false, error);
}

bool KernelCall::runAgain(std::string &error) {
  if (!expectPrepared(error))
    return false;
  const bool onDevice = isForDevice(kernel);
  const std::vector<tttc_argument> &given = onDevice ? device : host;
  return good(tttc_run(kernel, kind, given.data(), static_cast<uint32_t>(given.size()), &options),
              error) &&
         (!onDevice || good(tttc_device_wait(), error));
}

std::vector<double> KernelCall::values(const std::string &name) const {
  const int index = find(name);
  if (!isPrepared || index < 0 || !host[index].tensor.data)
    return {};
  const tttc_tensor &tensor = host[index].tensor;
  std::vector<double> values(bytesOf(tensor) / elementBytes(tensor.dtype));
  fromElements(tensor.data, tensor.dtype, values);
  return values;
}

} // namespace tttc::client
