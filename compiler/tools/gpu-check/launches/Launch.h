//===- Launch.h - A kernel launch with its device memory ------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads the module, allocates and fills the buffers, and launches the kernel any number of times.
// Each buffer is followed by guard bytes, which no kernel may change.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Cuda.h"
#include "launches/Folder.h"

namespace tttc::gpu {

class Launch {
public:
  Launch(const Cuda &cuda, const Device &device, const CaseSpec &spec, std::string folder)
      : cuda(cuda), device(device), spec(spec), folder(std::move(folder)) {}
  ~Launch();
  Launch(const Launch &) = delete;
  Launch &operator=(const Launch &) = delete;

  /// Loads the module and allocates memory, with `guard` bytes after each buffer.
  bool prepare(size_t guard, std::string &error);
  /// Sets every buffer to its initial contents.
  bool reset(std::string &error);
  /// Starts the kernel once.
  bool start(std::string &error);
  bool wait(std::string &error);
  /// Copies the bytes of a buffer to the host.
  bool fetch(size_t buffer, std::vector<unsigned char> &bytes, std::string &error);
  /// The initial contents of a buffer that is not filled with ones.
  const std::vector<unsigned char> &start(size_t buffer) const { return initial[buffer]; }
  /// Returns true if the guard bytes are unchanged.
  bool guarded(std::string &error);

  /// Properties of the kernel: the file of its code, registers, bytes of local memory.
  std::string code;
  int registers = 0, localBytes = 0;

private:
  bool loadModule(std::string &error);
  bool encode(const ArgumentSpec &argument, TensorMap &map, std::string &error);

  const Cuda &cuda;
  const Device &device;
  const CaseSpec &spec;
  std::string folder;
  size_t guard = 0;
  Module module = nullptr;
  Function function = nullptr;
  std::vector<DevicePointer> memory;
  std::vector<std::vector<unsigned char>> initial;
  std::vector<TensorMap> maps;
  std::vector<void *> parameters;
};

} // namespace tttc::gpu
