//===- CpuTest.cpp - CPU features that a kernel may use -------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For every CPU that LLVM knows: each enabled feature is recorded, so that the runtime
// checks it. A feature of a newer LLVM that the runtime cannot check fails here.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Cpu.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/MC/MCSubtargetInfo.h"

#include <gtest/gtest.h>

using namespace tttc;

static std::unique_ptr<llvm::TargetMachine> machineFor(llvm::StringRef cpu,
                                                       llvm::StringRef triple = "") {
  auto machine = createTargetMachine(cpu, triple);
  if (!machine) {
    ADD_FAILURE() << llvm::toString(machine.takeError());
    return nullptr;
  }
  return std::move(*machine);
}

static llvm::StringSet<> split(llvm::StringRef list) {
  llvm::SmallVector<llvm::StringRef> names;
  list.split(names, ',', -1, /*KeepEmpty=*/false);
  llvm::StringSet<> result;
  for (llvm::StringRef name : names) {
    result.insert(name);
  }
  return result;
}

/// Returns true for features that describe costs or preferred instruction sequences: no CPU lists
/// them as available instructions.
static bool isTuning(const llvm::SubtargetFeatureKV &feature, const llvm::MCSubtargetInfo &info) {
  return llvm::none_of(info.getAllProcessorDescriptions(),
                       [&](const llvm::SubtargetSubTypeKV &cpu) {
                         return cpu.Implies.getAsBitset().test(feature.Value);
                       });
}

/// Checks that kernels for all CPUs of `triple` use only `baseline` and what they record.
static void checkFeatures(llvm::StringRef triple, llvm::StringRef baselineFeatures) {
  std::vector<std::string> names = knownCpus(triple);
  EXPECT_GT(names.size(), 80u);
  names.push_back("native");
  const llvm::StringSet<> baseline = split(baselineFeatures);
  for (const std::string &name : names) {
    auto machine = machineFor(name, triple);
    ASSERT_NE(machine, nullptr);
    const llvm::MCSubtargetInfo &info = *machine->getMCSubtargetInfo();
    const llvm::StringSet<> recorded = split(requiredFeatures(*machine));
    for (const llvm::SubtargetFeatureKV &feature : info.getEnabledProcessorFeatures()) {
      EXPECT_TRUE(baseline.contains(feature.Key) || recorded.contains(feature.Key) ||
                  isTuning(feature, info))
          << name << " may use " << feature.Key;
    }
  }
}

TEST(Cpu, UsesNothingThatIsNotRecorded) {
  checkFeatures("x86_64-linux-gnu", "64bit,64bit-mode,cmov,cx8,fxsr,mmx,nopl,sse,sse2,x87");
  // Trace extensions have no instructions of a kernel.
  checkFeatures("aarch64-linux-gnu", "ete,trbe,v8a");
}

TEST(Cpu, OtherArchitectures) {
  for (llvm::StringRef triple : cpuTriples()) {
    auto machine = machineFor("native", triple);
    ASSERT_NE(machine, nullptr);
    EXPECT_EQ(machine->getTargetTriple().str(), llvm::Triple::normalize(triple));
    EXPECT_TRUE(machine->getTargetTriple().isOSLinux());
    EXPECT_TRUE(machine->getTargetTriple().isGNUEnvironment());
    EXPECT_NE(requiredFeatures(*machine), "");
    EXPECT_GE(vectorBits(*machine), 128u);
  }
  for (const char *name : {"generic", "apple-m1", "neoverse-v1"}) {
    auto machine = machineFor(name, "aarch64-linux-gnu");
    EXPECT_EQ(requiredFeatures(*machine), "fp-armv8,neon") << name;
    EXPECT_EQ(vectorBits(*machine), 128u) << name;
    EXPECT_EQ(vectorRegisters(*machine), 32u) << name;
  }
  EXPECT_EQ(vectorRegisters(*machineFor("x86-64-v3", "x86_64-linux-gnu")), 16u);
  EXPECT_EQ(vectorRegisters(*machineFor("x86-64-v4", "x86_64-linux-gnu")), 32u);
}

#if defined(__x86_64__)

TEST(Cpu, KeepsWhatIsRecorded) {
  EXPECT_EQ(requiredFeatures(*machineFor("x86-64")), "sse,sse2");
  EXPECT_EQ(requiredFeatures(*machineFor("x86-64-v3")),
            "sse,sse2,sse3,ssse3,sse4.1,sse4.2,popcnt,lzcnt,bmi,bmi2,avx,avx2,fma,f16c");
  const llvm::StringSet<> bdver4 = split(requiredFeatures(*machineFor("bdver4")));
  EXPECT_TRUE(bdver4.contains("avx2") && bdver4.contains("fma"));
  // AVX-512 stays enabled when later extensions are switched off.
  for (const char *name : {"x86-64-v4", "sapphirerapids", "diamondrapids", "znver5"}) {
    const llvm::StringSet<> features = split(requiredFeatures(*machineFor(name)));
    EXPECT_TRUE(features.contains("avx512f") && features.contains("avx512vl")) << name;
    EXPECT_FALSE(features.contains("amx-tile")) << name;
    EXPECT_EQ(vectorBits(*machineFor(name)), 512u) << name;
  }
}

#endif

TEST(Cpu, WrongNames) {
  auto message = [](llvm::StringRef name) {
    return llvm::toString(createTargetMachine(name).takeError());
  };
  EXPECT_EQ(message("quantum-9000").find("unknown CPU 'quantum-9000' for "), 0u);
  EXPECT_EQ(message("quantum-9000").find("did you mean"), std::string::npos);
#if defined(__x86_64__)
  EXPECT_NE(message("skylake-avx51").find("; did you mean 'skylake-avx512'?"), std::string::npos)
      << message("skylake-avx51");
  for (const char *name : {"pentium4", "i686"}) {
    EXPECT_FALSE(llvm::is_contained(knownCpus(), name)) << name;
  }
  EXPECT_EQ(message("pentium4"), "CPU 'pentium4' has 32 bits, expected one of 64 bits");
  EXPECT_EQ(message("i686"), "CPU 'i686' has 32 bits, expected one of 64 bits");
#endif
}
