//===- Launch.h - A case's kernel with its memory on the device -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads the module, allocates and fills the buffers, and launches as often as asked. Every
// buffer is followed by guard bytes, which no kernel may change.
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

  /// Loads and allocates. `guard` bytes follow each buffer.
  bool prepare(size_t guard, std::string &error);
  /// Brings every buffer to where it starts from.
  bool reset(std::string &error);
  /// Starts the kernel once.
  bool start(std::string &error);
  bool wait(std::string &error);
  /// A buffer's bytes.
  bool fetch(size_t buffer, std::vector<unsigned char> &bytes, std::string &error);
  /// What a buffer that is not of ones starts from.
  const std::vector<unsigned char> &start(size_t buffer) const { return initial[buffer]; }
  /// Are the guard bytes as they were?
  bool guarded(std::string &error);

  /// Facts of the kernel: where its code is from, registers, bytes of local memory.
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
