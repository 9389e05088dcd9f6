//===- Machine.cpp - What pipelines are compiled for ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Machine.h.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "tttc/Target/LLVM/Cpu.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace tttc;

llvm::Expected<HalideMachine> tttc::hostMachine() {
  auto machine = createTargetMachine("native");
  if (!machine) {
    return machine.takeError();
  }
  HalideMachine host;
  host.name = "host";
  host.vectorBits = vectorBits(**machine);
  host.vectorRegisters = vectorRegisters(**machine);
  host.cpu = (*machine)->getTargetCPU().str();
  host.cpuFeatures = requiredFeatures(**machine);
  return host;
}

/// Devices by the feature that names them; bytes from the limits that each API guarantees.
static const struct {
  llvm::StringLiteral feature, api;
  int64_t sharedBytes;
} devices[] = {{"opencl", "opencl", 32768},
               {"metal", "metal", 32768},
               {"d3d12compute", "d3d12compute", 32768},
               {"webgpu", "webgpu", 16384}};

/// Sets the device that one of the features names, if one does.
static llvm::Error setDevice(HalideMachine &machine, llvm::ArrayRef<llvm::StringRef> features) {
  for (llvm::StringRef feature : features) {
    if (feature == "vulkan" || feature == "cuda") {
      return llvm::createStringError(
          "--target=halide:" + machine.name + ": " +
          (feature == "cuda"
               ? "CUDA has kernels of its own; expected --target=sm_90 or another of --help"
               : "not supported: kernels for Vulkan have given wrong results; expected opencl, "
                 "metal, d3d12compute or webgpu"));
    }
    for (const auto &device : devices) {
      if (feature != device.feature) {
        continue;
      }
      if (!machine.api.empty()) {
        return llvm::createStringError("--target=halide:" + machine.name +
                                       ": expected one device, found two");
      }
      machine.api = device.api.str();
      machine.sharedBytes = device.sharedBytes;
    }
  }
  return llvm::Error::success();
}

llvm::Expected<HalideMachine> tttc::parseMachine(llvm::StringRef name) {
  llvm::SmallVector<llvm::StringRef> words;
  name.split(words, '-');
  if (words[0] == "host" && words.size() > 1) {
    llvm::Expected<HalideMachine> host = hostMachine();
    if (!host) {
      return host.takeError();
    }
    host->name = name.str();
    if (llvm::Error problem = setDevice(*host, llvm::ArrayRef(words).drop_front())) {
      return std::move(problem);
    }
    if (host->api.empty() || words.size() != 2) {
      return llvm::createStringError("--target=halide:" + name +
                                     ": expected one device of this machine behind 'host': "
                                     "host-opencl or host-metal");
    }
    return host;
  }
  static constexpr llvm::StringLiteral processors[] = {"arm", "powerpc", "riscv", "wasm", "x86"};
  if (words.size() < 3 || !llvm::is_contained(processors, words[0]) ||
      (words[1] != "32" && words[1] != "64")) {
    return llvm::createStringError(
        "--target=halide:" + name +
        ": expected a target string of Halide, such as arm-64-linux; the "
        "processor (" +
        llvm::join(llvm::ArrayRef(processors), ", ") + "), 32 or 64, the system, features");
  }
  HalideMachine machine;
  machine.name = machine.cpu = name.str();
  machine.isHost = false;
  machine.vectorRegisters =
      words[0] == "arm" || words[0] == "powerpc" || words[0] == "riscv" ? 32 : 16;
  if (llvm::Error problem = setDevice(machine, llvm::ArrayRef(words).drop_front(3))) {
    return std::move(problem);
  }
  for (llvm::StringRef feature : llvm::drop_begin(words, 3)) {
    unsigned bits = 0;
    if (feature.consume_front("vector_bits_") && !feature.getAsInteger(10, bits)) {
      machine.vectorBits = bits;
    } else if (feature.starts_with("avx512")) {
      machine.vectorBits = 512;
      machine.vectorRegisters = 32;
    } else if (feature == "avx" || feature == "avx2") {
      machine.vectorBits = std::max(machine.vectorBits, 256u);
    }
  }
  return machine;
}
