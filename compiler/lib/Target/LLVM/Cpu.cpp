//===- Cpu.cpp - The CPU that a kernel is compiled for --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Cpu.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/LLVM/Cpu.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

using namespace tttc;

namespace {
/// A CPU feature that the runtime can check, and whether kernels may use it.
struct CheckedFeature {
  llvm::StringLiteral name;
  bool isUsed;
};

enum SavedState { NoState, YmmState, ZmmState, TileState };
} // namespace

// Tile registers are granted by the operating system only on request, and kernels do not use them.
static constexpr CheckedFeature featuresOfX86[] = {
#define X86_FEATURE(name, leaf, subleaf, reg, bit, state) {name, state != TileState},
#include "X86Features.def"
#undef X86_FEATURE
};

// All are of the baseline.
static constexpr CheckedFeature featuresOfAArch64[] = {
#define AARCH64_FEATURE(name) {name, true},
#include "AArch64Features.def"
#undef AARCH64_FEATURE
};

static llvm::ArrayRef<CheckedFeature> checkedFeatures(const llvm::Triple &triple) {
  return triple.isX86() ? llvm::ArrayRef(featuresOfX86) : llvm::ArrayRef(featuresOfAArch64);
}

static bool mayUse(llvm::StringRef feature, const llvm::Triple &triple) {
  return llvm::any_of(checkedFeatures(triple), [&](const CheckedFeature &checked) {
    return checked.isUsed && checked.name == feature;
  });
}

static llvm::Error error(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

static const llvm::Target *findTarget(const llvm::Triple &triple, std::string &message) {
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
  LLVMInitializeAArch64TargetInfo();
  LLVMInitializeAArch64Target();
  LLVMInitializeAArch64TargetMC();
  LLVMInitializeAArch64AsmPrinter();
  return llvm::TargetRegistry::lookupTarget(triple, message);
}

static llvm::Triple tripleOf(llvm::StringRef name) {
  return llvm::Triple(
      llvm::Triple::normalize(name.empty() ? llvm::sys::getDefaultTargetTriple() : name.str()));
}

/// The CPU that has exactly the baseline of the architecture.
static llvm::StringRef baselineCpu(const llvm::Triple &triple) {
  return triple.isX86() ? "x86-64" : "generic";
}

static std::unique_ptr<llvm::MCSubtargetInfo> describe(const llvm::Target &target,
                                                       const llvm::Triple &triple,
                                                       llvm::StringRef cpu,
                                                       llvm::StringRef features = "") {
  return std::unique_ptr<llvm::MCSubtargetInfo>(
      target.createMCSubtargetInfo(triple, cpu, features));
}

/// Features that only describe performance: processors are tuned for them, but none implies them as
/// instructions.
static llvm::FeatureBitset tuningFeatures(const llvm::MCSubtargetInfo &info) {
  llvm::FeatureBitset tuning, instructions;
  for (const llvm::SubtargetSubTypeKV &cpu : info.getAllProcessorDescriptions()) {
    tuning |= cpu.TuneImplies.getAsBitset();
    instructions |= cpu.Implies.getAsBitset();
  }
  return tuning & ~instructions;
}

/// Disables features of `cpu` that the runtime cannot check, in the list `features`.
static void leaveOut(std::string &features, const llvm::Target &target, const llvm::Triple &triple,
                     llvm::StringRef cpu) {
  auto info = describe(target, triple, cpu, features);
  llvm::FeatureBitset free = tuningFeatures(*info);
  free |= describe(target, triple, baselineCpu(triple))->getFeatureBits();
  for (const llvm::SubtargetFeatureKV &feature : info->getEnabledProcessorFeatures()) {
    if (!free.test(feature.Value) && !mayUse(feature.Key, triple)) {
      // Not by SubtargetFeatures, which changes the case of a few names.
      features += (features.empty() ? "-" : ",-") + std::string(feature.Key);
    }
  }
}

/// Returns true if the CPU does not support `triple`, which has 64 bits.
static bool isTooNarrow(const llvm::Target &target, const llvm::Triple &triple,
                        llvm::StringRef cpu) {
  return triple.isX86() && !describe(target, triple, cpu)->checkFeatures("+64bit");
}

/// The names of the CPUs that support `triple`.
static std::vector<std::string> namesFor(const llvm::Target &target, const llvm::Triple &triple) {
  std::vector<std::string> names;
  for (const auto &cpu : describe(target, triple, "")->getAllProcessorDescriptions()) {
    if (!isTooNarrow(target, triple, cpu.Key)) {
      names.push_back(cpu.Key);
    }
  }
  return names;
}

/// A suggestion of the name closest to `cpu`; empty if none is close.
static std::string didYouMean(llvm::StringRef cpu, const std::vector<std::string> &names) {
  auto distance = [&](llvm::StringRef name) { return cpu.edit_distance_insensitive(name); };
  auto best = llvm::min_element(names, [&](const std::string &left, const std::string &right) {
    return distance(left) < distance(right);
  });
  bool isNear = best != names.end() && distance(*best) <= 1 + cpu.size() / 4;
  return isNear ? "; did you mean '" + *best + "'?" : "";
}

llvm::ArrayRef<llvm::StringLiteral> tttc::cpuTriples() {
  static constexpr llvm::StringLiteral triples[] = {"aarch64-linux-gnu", "x86_64-linux-gnu"};
  return triples;
}

std::vector<std::string> tttc::knownCpus(llvm::StringRef tripleName) {
  llvm::Triple triple = tripleOf(tripleName);
  std::string message;
  const llvm::Target *target = findTarget(triple, message);
  return target ? namesFor(*target, triple) : std::vector<std::string>();
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
tttc::createTargetMachine(llvm::StringRef cpu, llvm::StringRef tripleName) {
  llvm::Triple triple = tripleOf(tripleName), host = tripleOf("");
  std::string message;
  const llvm::Target *target = findTarget(triple, message);
  if (!target) {
    return error(message);
  }
  std::string name = cpu.str();
  std::string features;
  const bool isHost = triple.getArch() == host.getArch() && triple.getOS() == host.getOS();
  if (cpu == "native" && !isHost) {
    name = baselineCpu(triple).str();
  } else if (cpu == "native") {
    name = llvm::sys::getHostCPUName().str();
    // A virtual machine may hide features of its CPU.
    llvm::SubtargetFeatures found;
    for (const auto &feature : llvm::sys::getHostCPUFeatures()) {
      found.AddFeature(feature.first(), feature.second);
    }
    features = found.getString();
  }
  if (!describe(*target, triple, "")->isCPUStringValid(name)) {
    return error("unknown CPU '" + name + "' for " + triple.str() +
                 didYouMean(name, namesFor(*target, triple)));
  }
  if (isTooNarrow(*target, triple, name)) {
    return error("CPU '" + name + "' has 32 bits, expected one of 64 bits");
  }
  leaveOut(features, *target, triple, name);
  return std::unique_ptr<llvm::TargetMachine>(
      target->createTargetMachine(triple, name, features, llvm::TargetOptions(), llvm::Reloc::PIC_,
                                  std::nullopt, llvm::CodeGenOptLevel::Aggressive));
}

unsigned tttc::vectorBits(const llvm::TargetMachine &machine) {
  const llvm::MCSubtargetInfo &info = *machine.getMCSubtargetInfo();
  if (!machine.getTargetTriple().isX86()) {
    return 128;
  }
  return info.checkFeatures("+avx512f") ? 512 : info.checkFeatures("+avx2") ? 256 : 128;
}

unsigned tttc::vectorRegisters(const llvm::TargetMachine &machine) {
  const bool isX86 = machine.getTargetTriple().isX86();
  return isX86 && !machine.getMCSubtargetInfo()->checkFeatures("+avx512f") ? 16 : 32;
}

bool tttc::convertsF16(const llvm::TargetMachine &machine) {
  const bool isX86 = machine.getTargetTriple().isX86();
  return !isX86 || machine.getMCSubtargetInfo()->checkFeatures("+f16c");
}

bool tttc::multipliesBf16(const llvm::TargetMachine &machine) {
  return machine.getTargetTriple().isX86() &&
         machine.getMCSubtargetInfo()->checkFeatures("+avx512bf16");
}

std::string tttc::requiredFeatures(const llvm::TargetMachine &machine) {
  std::string list;
  for (const CheckedFeature &feature : checkedFeatures(machine.getTargetTriple())) {
    if (machine.getMCSubtargetInfo()->checkFeatures(("+" + feature.name).str())) {
      list += (list.empty() ? "" : ",") + feature.name.str();
    }
  }
  return list;
}
