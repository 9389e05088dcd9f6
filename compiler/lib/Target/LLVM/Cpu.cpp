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
static constexpr CheckedFeature checkedFeatures[] = {
#define X86_FEATURE(name, leaf, subleaf, reg, bit, state) {name, state != TileState},
#include "X86Features.def"
#undef X86_FEATURE
};

static bool mayUse(llvm::StringRef feature) {
  return llvm::any_of(checkedFeatures, [&](const CheckedFeature &checked) {
    return checked.isUsed && checked.name == feature;
  });
}

static llvm::Error error(const llvm::Twine &message) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), message);
}

static const llvm::Target *findTarget(const llvm::Triple &triple, std::string &message) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  return llvm::TargetRegistry::lookupTarget(triple, message);
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

/// Disables features of `cpu` that the runtime cannot check.
static void leaveOut(llvm::SubtargetFeatures &features, const llvm::Target &target,
                     const llvm::Triple &triple, llvm::StringRef cpu) {
  auto info = describe(target, triple, cpu, features.getString());
  llvm::FeatureBitset free = tuningFeatures(*info);
  free |= describe(target, triple, "x86-64")->getFeatureBits();
  for (const llvm::SubtargetFeatureKV &feature : info->getEnabledProcessorFeatures()) {
    if (!free.test(feature.Value) && !mayUse(feature.Key)) {
      features.AddFeature(feature.Key, /*Enable=*/false);
    }
  }
}

/// The names of the CPUs that support `triple`.
static std::vector<std::string> namesFor(const llvm::MCSubtargetInfo &info,
                                         const llvm::Triple &triple) {
  std::optional<unsigned> wide;
  for (const llvm::SubtargetFeatureKV &feature : info.getAllProcessorFeatures()) {
    if (triple.isX86() && llvm::StringRef(feature.Key) == "64bit") {
      wide = feature.Value;
    }
  }
  std::vector<std::string> names;
  for (const llvm::SubtargetSubTypeKV &cpu : info.getAllProcessorDescriptions()) {
    if (!wide || cpu.Implies.getAsBitset().test(*wide)) {
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

std::vector<std::string> tttc::knownCpus() {
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  std::string message;
  const llvm::Target *target = findTarget(triple, message);
  return target ? namesFor(*describe(*target, triple, ""), triple) : std::vector<std::string>();
}

llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
tttc::createTargetMachine(llvm::StringRef cpu) {
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  std::string message;
  const llvm::Target *target = findTarget(triple, message);
  if (!target) {
    return error(message);
  }
  std::string name = cpu.str();
  llvm::SubtargetFeatures features;
  if (cpu == "native") {
    name = llvm::sys::getHostCPUName().str();
    // A virtual machine may hide features of its CPU.
    for (const auto &feature : llvm::sys::getHostCPUFeatures()) {
      features.AddFeature(feature.first(), feature.second);
    }
  }
  auto info = describe(*target, triple, "");
  std::vector<std::string> names = namesFor(*info, triple);
  if (!info->isCPUStringValid(name)) {
    return error("unknown CPU '" + name + "' for " + triple.str() + didYouMean(name, names));
  }
  if (!llvm::is_contained(names, name)) {
    return error("CPU '" + name + "' has 32 bits, expected one of 64 bits");
  }
  if (triple.isX86()) {
    leaveOut(features, *target, triple, name);
  }
  return std::unique_ptr<llvm::TargetMachine>(target->createTargetMachine(
      triple, name, features.getString(), llvm::TargetOptions(), llvm::Reloc::PIC_, std::nullopt,
      llvm::CodeGenOptLevel::Aggressive));
}

unsigned tttc::vectorBits(const llvm::TargetMachine &machine) {
  const llvm::MCSubtargetInfo &info = *machine.getMCSubtargetInfo();
  if (!machine.getTargetTriple().isX86()) {
    return 128;
  }
  return info.checkFeatures("+avx512f") ? 512 : info.checkFeatures("+avx2") ? 256 : 128;
}

std::string tttc::requiredFeatures(const llvm::TargetMachine &machine) {
  if (!machine.getTargetTriple().isX86()) {
    return "";
  }
  std::string list;
  for (const CheckedFeature &feature : checkedFeatures) {
    if (machine.getMCSubtargetInfo()->checkFeatures(("+" + feature.name).str())) {
      list += (list.empty() ? "" : ",") + feature.name.str();
    }
  }
  return list;
}
