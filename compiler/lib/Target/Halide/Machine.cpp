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
  host.vectorRegisters = host.vectorBits == 512 ? 32 : 16;
  host.cpu = (*machine)->getTargetCPU().str();
  host.cpuFeatures = requiredFeatures(**machine);
  return host;
}

llvm::Expected<HalideMachine> tttc::parseMachine(llvm::StringRef name) {
  llvm::SmallVector<llvm::StringRef> words;
  name.split(words, '-');
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
