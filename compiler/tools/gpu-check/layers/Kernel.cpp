//===- Kernel.cpp - Opens compiled kernels --------------------------------===//
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

#include <cstdlib>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <zlib.h>

namespace tttc::gpu {

const ObjectSpec *chooseObject(const LayerCase &spec, const Device &device) {
  const ObjectSpec *best = nullptr;
  // Prefers code for one architecture to code that also runs on later ones.
  auto rank = [](const ObjectSpec &object) {
    return 2 * std::strtol(object.target.c_str() + 3, nullptr, 10) + (object.target.back() == 'a');
  };
  for (const ObjectSpec &object : spec.objects)
    if (device.runs(object.target) && (!best || rank(object) > rank(*best)))
      best = &object;
  return best;
}

/// Decompresses a file to an in-memory file without a name; returns -1, with the reason in `error`,
/// on failure.
static int unpack(const std::string &path, std::string &error) {
  // The dynamic loader treats two objects with the same name as one.
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
  // A truncated file has no checksum at its end.
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
  KernelHandle kernel = client::openKernel("/proc/self/fd/" + std::to_string(file), "", error);
  close(file); // it stays mapped
  if (kernel && !client::isForDevice(kernel.get())) {
    error = path + ": expected a kernel for a device";
    return nullptr;
  }
  if (kernel && tttc_kernel_prepare(kernel.get()) == TTTC_OK)
    return kernel;
  error = path + ": " + tttc_last_error();
  return nullptr;
}

tttc_tensor cut(const tttc_tensor &tensor, int axis, int64_t from, int64_t count) {
  tttc_tensor part = tensor;
  part.data = static_cast<char *>(part.data) +
              static_cast<uint64_t>(from * part.strides[axis]) * client::elementBytes(part.dtype);
  part.shape[axis] = count;
  return part;
}

} // namespace tttc::gpu
