//===- Targets.cpp - The targets there are --------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Targets.h.
//
//===----------------------------------------------------------------------===//

#include "Targets.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace tttc;

/// What every target has.
static constexpr llvm::StringLiteral sharedEmits[] = {"ast",      "ttt",       "grad", "dual",
                                                      "backward", "signature", "tiled"};

/// The first is what is compiled for unless something else is asked for.
static llvm::ArrayRef<TargetInfo> targets() {
  static const TargetInfo list[] = {cpuTarget(), torchTarget(), gpuTarget()};
  return list;
}

static bool isShared(llvm::StringRef emit) { return llvm::is_contained(sharedEmits, emit); }

/// Null if no target has that name, or none has it but needs one.
static const TargetInfo *findTarget(const CompileOptions &options) {
  for (const TargetInfo &info : targets()) {
    bool isNamed = llvm::is_contained(info.names, options.target);
    bool isMeant = info.names.empty() && llvm::is_contained(info.emits, options.emit);
    if (options.target.empty() ? isMeant : isNamed) {
      return &info;
    }
  }
  return options.target.empty() ? &targets().front() : nullptr;
}

/// Devices' after the others', which need no more than --emit.
static std::string everyEmit() {
  std::vector<llvm::StringRef> host(std::begin(sharedEmits), std::end(sharedEmits)), device;
  for (const TargetInfo &info : targets()) {
    for (llvm::StringRef emit : info.emits) {
      if (info.names.empty()) {
        host.push_back(emit);
      } else if (!llvm::is_contained(host, emit)) {
        device.push_back(emit);
      }
    }
  }
  return llvm::join(host, ", ") + " or, with --target, " + alternatives(device);
}

static std::string everyName() {
  std::string names;
  for (const TargetInfo &info : targets()) {
    for (const std::string &name : info.names) {
      names += (names.empty() ? "" : ", ") + name;
    }
  }
  return names;
}

static std::string checkDtype(const CompileOptions &options, const TargetInfo &target) {
  if (llvm::is_contained(target.dtypes, options.dtype)) {
    return "";
  }
  auto names = llvm::map_to_vector(target.dtypes, [](Dtype dtype) { return spelled(dtype); });
  bool isNarrow = options.dtype == Dtype::BF16 || options.dtype == Dtype::F16;
  return "--dtype=" + spelled(options.dtype).str() + ": expected " + alternatives(names) +
         (isNarrow && target.names.empty() ? " (16 bits: on a GPU, with --target)" : "");
}

std::string tttc::checkTarget(const CompileOptions &options) {
  bool isKnown = isShared(options.emit);
  for (const TargetInfo &info : targets()) {
    isKnown |= llvm::is_contained(info.emits, options.emit);
  }
  if (!isKnown) {
    return "--emit=" + options.emit + ": expected " + everyEmit();
  }
  const TargetInfo *target = findTarget(options);
  if (!target) {
    return "--target=" + options.target + ": expected one of " + everyName();
  }
  if (!options.target.empty() && options.targetCpu != "native") {
    return "--target-cpu=" + options.targetCpu + ": expected no --target beside it";
  }
  if (!isShared(options.emit) && !llvm::is_contained(target->emits, options.emit)) {
    return options.target.empty()
               ? "--emit=" + options.emit + ": expected --target=sm_80, or another GPU, beside it"
               : "--emit=" + options.emit + ": is not for " + options.target + "; expected " +
                     alternatives(llvm::SmallVector<llvm::StringRef>(target->emits)) +
                     " beside --target";
  }
  return checkDtype(options, *target);
}

llvm::Expected<std::unique_ptr<Target>> tttc::createTarget(const CompileOptions &options) {
  return findTarget(options)->create(options);
}
