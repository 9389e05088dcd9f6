//===- Kernel.cpp - A compiled kernel and its tensors' shapes -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Kernel.h.
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"

#include "Elements.h"

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <zlib.h>

namespace tttc::gpu {

const ObjectSpec *chooseObject(const LayerCase &spec, const Device &device) {
  const ObjectSpec *best = nullptr;
  // Code for one chip alone comes before code for it and later ones.
  auto rank = [](const ObjectSpec &object) {
    return 2 * std::strtol(object.target.c_str() + 3, nullptr, 10) + (object.target.back() == 'a');
  };
  for (const ObjectSpec &object : spec.objects)
    if (device.runs(object.target) && (!best || rank(object) > rank(*best)))
      best = &object;
  return best;
}

/// The bytes of a compressed file, in a file that is in no folder; -1 with the reason in `error`.
static int unpack(const std::string &path, std::string &error) {
  // The loader takes two objects of one name for the same one.
  static int lowest = 100;
  const int unnamed = memfd_create("kernel", MFD_CLOEXEC);
  const int file = fcntl(unnamed, F_DUPFD_CLOEXEC, lowest++);
  close(unnamed);
  gzFile packed = gzopen(path.c_str(), "rb");
  int count = packed && file >= 0 ? 1 : -1;
  std::vector<char> bytes(1 << 16);
  while (count > 0) {
    count = gzread(packed, bytes.data(), static_cast<unsigned>(bytes.size()));
    if (count > 0 && write(file, bytes.data(), static_cast<size_t>(count)) != count)
      count = -1;
  }
  // A file that was cut off ends without its checksum.
  if ((packed && gzclose(packed) != Z_OK) || count < 0) {
    error = path + ": cannot be read, or is damaged";
    if (file >= 0)
      close(file);
    return -1;
  }
  return file;
}

KernelHandle openKernel(const std::string &path, std::string &error) {
  const int file = unpack(path, error);
  if (file < 0)
    return nullptr;
  tttc_kernel *opened = nullptr;
  tttc_status status =
      tttc_kernel_open(("/proc/self/fd/" + std::to_string(file)).c_str(), nullptr, &opened);
  close(file); // it stays mapped
  KernelHandle kernel(opened);
  if (status == TTTC_OK && tttc_kernel_get_info(opened)->num_images == 0) {
    error = path + ": expected a kernel for a device";
    return nullptr;
  }
  if (status != TTTC_OK || tttc_kernel_prepare(opened) != TTTC_OK) {
    error = path + ": " + tttc_last_error();
    return nullptr;
  }
  return kernel;
}

bool isOutput(const tttc_tensor_info &info) {
  return info.role == TTTC_STATE_FINAL || info.role == TTTC_OUTPUT || info.role == TTTC_PROBE ||
         info.role == TTTC_SAVED || info.role == TTTC_GRADIENT;
}

std::vector<int64_t> shapeOf(const tttc_tensor_info &info, const Sizes &sizes) {
  std::vector<int64_t> shape;
  if (info.axes & TTTC_AXIS_BATCH)
    shape.push_back(sizes.batch);
  if (info.axes & TTTC_AXIS_HEAD)
    shape.push_back(sizes.heads);
  if (info.axes & TTTC_AXIS_TIME) {
    const int64_t block = std::max<int64_t>(info.time_block, 1);
    const int64_t entries = sizes.tokens / block + (sizes.tokens % block != 0);
    shape.push_back(info.time_block < 0 ? std::min(entries, -info.time_block) : entries);
  }
  shape.insert(shape.end(), info.inner_shape, info.inner_shape + info.inner_rank);
  return shape;
}

int timeAxis(const tttc_tensor_info &info) {
  return info.axes & TTTC_AXIS_TIME ? __builtin_popcount(info.axes & (TTTC_AXIS_TIME - 1)) : -1;
}

uint64_t bytesOf(const tttc_tensor &tensor) {
  uint64_t last = 0;
  for (uint32_t i = 0; i < tensor.rank; ++i) {
    if (tensor.shape[i] == 0)
      return 0;
    last += static_cast<uint64_t>((tensor.shape[i] - 1) * tensor.strides[i]);
  }
  return (last + 1) * run::elementBytes(tensor.dtype);
}

tttc_tensor cut(const tttc_tensor &tensor, int axis, int64_t from, int64_t count) {
  tttc_tensor part = tensor;
  part.data = static_cast<char *>(part.data) +
              static_cast<uint64_t>(from * part.strides[axis]) * run::elementBytes(part.dtype);
  part.shape[axis] = count;
  return part;
}

} // namespace tttc::gpu
