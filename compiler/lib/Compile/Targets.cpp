//===- Targets.cpp - The available targets --------------------------------===//
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

#include "tttc/Compile/Compile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace tttc;

/// The emit kinds that every target supports.
static std::vector<std::string> sharedEmits() {
  std::vector<std::string> emits = {"ast", "core"};
  for (const Phase *phase : sharedPhases()) {
    emits.push_back(phase->name.str());
  }
  emits.insert(emits.end(), {"signature", "signature-json"});
  return emits;
}

llvm::ArrayRef<TargetInfo> tttc::targets() {
  static const TargetInfo list[] = {
#define TTTC_TARGET(FOLDER) target##FOLDER(),
#include "tttc/Target/Targets.def"
  };
  return list;
}

static bool isShared(llvm::StringRef emit) { return llvm::is_contained(sharedEmits(), emit); }

/// The named target or, without a name, the one for the emit kind, else the default target. Null if
/// no target has the name.
static const TargetInfo *findTarget(const CompileOptions &options) {
  for (const TargetInfo &info : targets()) {
    bool isNamed = llvm::any_of(info.names, [&](llvm::StringRef name) {
      return name.ends_with(":") ? llvm::StringRef(options.target).starts_with(name)
                                 : options.target == name;
    });
    bool isMeant = !info.needsName() && llvm::is_contained(info.emits, options.emit);
    if (options.target.empty() ? isMeant : isNamed) {
      return &info;
    }
  }
  return options.target.empty() ? &targets().front() : nullptr;
}

/// Emit kinds of devices follow those of hosts, which need no --target.
std::string tttc::describeEmits() {
  std::vector<std::string> host = sharedEmits(), device;
  for (const TargetInfo &info : targets()) {
    for (llvm::StringRef emit : info.emits) {
      if (!info.needsName()) {
        host.push_back(emit.str());
      } else if (!llvm::is_contained(host, emit)) {
        device.push_back(emit.str());
      }
    }
  }
  return llvm::join(host, ", ") + " or, with --target, " + alternatives(device);
}

/// The values of `--target` that select a target.
static std::vector<std::string> namesOf(const TargetInfo &target) {
  std::vector<std::string> names;
  for (const std::string &name : target.names) {
    names.push_back(name + (name.back() == ':' ? "MACHINE" : ""));
  }
  return names;
}

static std::string everyName() {
  std::vector<std::string> names;
  for (const TargetInfo &info : targets()) {
    llvm::append_range(names, namesOf(info));
  }
  return llvm::join(names, ", ");
}

/// An addition to the message about `emit`, if it is a value of `--form`.
static std::string hintOfForm(llvm::StringRef emit) {
  for (Form form : {Form::Auto, Form::Primal, Form::Dual}) {
    if (emit == spelled(form)) {
      return " (the form of a kernel is --form=" + emit.str() + ")";
    }
  }
  return "";
}

static std::string checkDtype(const CompileOptions &options, const TargetInfo &target) {
  if (llvm::is_contained(target.dtypes, options.dtype)) {
    return "";
  }
  std::vector<std::string> names;
  llvm::transform(target.dtypes, std::back_inserter(names),
                  [](Dtype dtype) { return spelled(dtype); });
  return "--dtype=" + spelled(options.dtype) + ": expected " + alternatives(names);
}

/// Checks `target`, `targetCpu`, `emit` and `dtype` against each other. Returns an error message,
/// or an empty string.
static std::string checkTarget(const CompileOptions &options) {
  bool isKnown = isShared(options.emit);
  for (const TargetInfo &info : targets()) {
    isKnown |= llvm::is_contained(info.emits, options.emit);
  }
  if (!isKnown) {
    return "--emit=" + options.emit + ": expected " + describeEmits() + hintOfForm(options.emit);
  }
  const TargetInfo *target = findTarget(options);
  if (!target) {
    return "--target=" + options.target + ": expected one of " + everyName();
  }
  if (!target->isCpu && !options.target.empty() && options.targetCpu != "native") {
    return "--target-cpu=" + options.targetCpu + ": expected no --target=" + options.target +
           " beside it, which is no CPU by LLVM";
  }
  if (options.targetCpu.find(',') != std::string::npos && options.emit == "obj") {
    return "--target-cpu=" + options.targetCpu +
           ": several CPUs need --emit=so, from which the runtime chooses: an object has one "
           "kernel";
  }
  if (!isShared(options.emit) && !llvm::is_contained(target->emits, options.emit)) {
    if (!options.target.empty()) {
      return "--emit=" + options.emit + ": is not for " + options.target + "; expected " +
             alternatives({target->emits.begin(), target->emits.end()}) + " beside --target";
    }
    const TargetInfo *meant = llvm::find_if(targets(), [&](const TargetInfo &info) {
      return llvm::is_contained(info.emits, options.emit);
    });
    return "--emit=" + options.emit + ": expected --target=" + alternatives(namesOf(*meant)) +
           " beside it";
  }
  if (options.products != Products::F32 && !target->isCpu) {
    return "--products=" + spelled(options.products) +
           ": is for CPUs by LLVM, not for Halide, PyTorch and GPUs, which round operands to "
           "--dtype";
  }
  if (options.warpgroups && !llvm::is_contained(target->warpgroupNames, options.target)) {
    std::vector<std::string> names;
    for (const TargetInfo &info : targets()) {
      llvm::append_range(names, info.warpgroupNames);
    }
    return "--warpgroups=" + std::to_string(*options.warpgroups) +
           ": is for GPUs with wgmma; expected --target=" + alternatives(names) + " beside it";
  }
  return checkDtype(options, *target);
}

std::string tttc::checkTogether(const CompileOptions &options) {
  std::string problem = checkTarget(options);
  return problem.empty() ? checkOptions(options) : problem;
}

bool tttc::isForCpu(const CompileOptions &options) {
  return options.target.empty() || findTarget(options)->isCpu;
}

bool tttc::sharesLoops(const CompileOptions &options) {
  return !options.target.empty() && findTarget(options)->sharesLoops;
}

llvm::Expected<std::unique_ptr<Target>> tttc::createTarget(const CompileOptions &options) {
  return findTarget(options)->create(options);
}
