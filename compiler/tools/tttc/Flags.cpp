//===- Flags.cpp - What the flags of tttc say -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Flags.h.
//
//===----------------------------------------------------------------------===//

#include "Flags.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

using namespace tttc;

int tttc::complain(int exit, const llvm::Twine &message) {
  llvm::errs() << "tttc: error: " << message << "\n";
  return exit;
}

/// What --target, --emit and --dtype say together.
static bool readTarget(const DriverOptions &options, const Gpu *&gpu) {
  if (!options.target.empty()) {
    gpu = findGpu(options.target);
    if (!gpu) {
      std::string names;
      for (const Gpu &known : knownGpus()) {
        names += (names.empty() ? "" : ", ") + known.name.str();
      }
      complain(BadFlags, "--target=" + options.target + ": expected one of " + names);
      return false;
    }
  }
  bool isGpuEmit = llvm::is_contained({"tile", "nvvm", "ptx", "cubin"}, options.emit);
  bool isCpuEmit = llvm::is_contained({"linalg", "llvm", "asm", "obj"}, options.emit);
  if (isGpuEmit && !gpu) {
    complain(BadFlags,
             "--emit=" + options.emit + ": expected --target=sm_80, or another GPU, beside it");
    return false;
  }
  if (isCpuEmit && gpu) {
    complain(BadFlags, "--emit=" + options.emit +
                           ": is code for CPUs; expected tile, nvvm, ptx, cubin or "
                           "so beside --target");
    return false;
  }
  bool known = options.dtype == "f32" || options.dtype == (gpu ? "bf16" : "f64") ||
               (gpu && options.dtype == "f16");
  if (!known) {
    complain(BadFlags, "--dtype=" + options.dtype + ": expected " +
                           (gpu ? "f32, bf16 or f16" : "f32 or f64") +
                           (gpu || (options.dtype != "bf16" && options.dtype != "f16")
                                ? ""
                                : " (16 bits: on a GPU, with --target)"));
    return false;
  }
  return true;
}

std::optional<Flags> tttc::readFlags(const DriverOptions &options) {
  Flags flags;
  bool known = llvm::is_contained({"ast", "asm", "obj", "so", "signature", "torch", "ptx", "cubin"},
                                  options.emit) ||
               phaseFromName(options.emit);
  if (!known) {
    complain(BadFlags,
             "--emit=" + options.emit +
                 ": expected ast, ttt, grad, dual, backward, signature, tiled, linalg, llvm, "
                 "asm, obj, so, torch or, with --target, tile, nvvm, ptx or cubin");
    return std::nullopt;
  }
  if (!readTarget(options, flags.gpu)) {
    return std::nullopt;
  }
  if (!llvm::is_contained({"primal", "dual", "auto"}, options.form)) {
    complain(BadFlags, "--form=" + options.form + ": expected primal, dual or auto");
    return std::nullopt;
  }
  int64_t every;
  if (!options.checkpoint.empty() && options.checkpoint != "none" && options.checkpoint != "auto" &&
      (llvm::StringRef(options.checkpoint).getAsInteger(10, every) || every < 1)) {
    complain(BadFlags, "--checkpoint=" + options.checkpoint +
                           ": expected none, auto or a number of mini-batches");
    return std::nullopt;
  }
  if (options.tokens < 1 || options.tokens > int64_t(1) << 40) {
    complain(BadFlags, "--tokens=" + llvm::Twine(options.tokens) + ": expected 1 to 2^40");
    return std::nullopt;
  }
  if (options.chunk < 1 || options.chunk > 4096) {
    complain(BadFlags, "--chunk=" + llvm::Twine(options.chunk) + ": expected 1 to 4096");
    return std::nullopt;
  }
  if (options.decode && (*options.decode < 1 || *options.decode > 4096)) {
    complain(BadFlags,
             "--decode=" + llvm::Twine(*options.decode) + ": expected 1 to 4096 tokens a call");
    return std::nullopt;
  }
  if (options.context < 1 || options.context > int64_t(1) << 30) {
    complain(BadFlags, "--context=" + llvm::Twine(options.context) + ": expected 1 to 2^30 tokens");
    return std::nullopt;
  }
  if (options.emit == "torch" && options.backward) {
    complain(BadFlags,
             "--backward: expected no --emit=torch beside it; PyTorch differentiates what "
             "is written");
    return std::nullopt;
  }
  for (auto [flag, isGiven] :
       {std::pair("--decode", options.decode > 0), std::pair("--invariant", options.invariant)}) {
    if (options.emit == "torch" && isGiven) {
      complain(BadFlags, flag + llvm::Twine(": expected no --emit=torch beside it; what is written "
                                            "takes whole sequences"));
      return std::nullopt;
    }
  }
  for (auto [flag, value] :
       {std::pair("--wrt=", &options.wrt), std::pair("--checkpoint=", &options.checkpoint)}) {
    if (!value->empty() && !options.backward && options.emit != "backward") {
      complain(BadFlags, flag + *value + ": expected --backward beside it");
      return std::nullopt;
    }
  }
  for (const std::string &dim : options.dims) {
    auto [name, text] = llvm::StringRef(dim).split('=');
    double value;
    if (name.empty() || text.getAsDouble(value) || flags.dims.count(name.str())) {
      complain(BadFlags, "--dim " + dim + ": expected NAME=NUMBER, each name once");
      return std::nullopt;
    }
    flags.dims[name.str()] = value;
  }
  flags.phase = phaseFromName(options.emit);
  if (options.emit == "llvm") {
    flags.phase = std::nullopt; // LLVM IR, after the last phase
  }
  return flags;
}
