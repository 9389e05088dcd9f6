//===- Signature.cpp - What a kernel takes and gives ---------------------- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Signature.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Signature.h"

#include "tttc/runtime.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tttc;

static SignatureTensor describe(DictionaryAttr attributes, Type type, bool isInput) {
  auto text = [&](StringRef name) { return attributes.getAs<StringAttr>(name).getValue(); };
  auto tensor = cast<RankedTensorType>(type);
  SignatureTensor result;
  result.name = text("ttt.name").str();
  result.role = llvm::StringSwitch<uint32_t>(text("ttt.role"))
                    .Case("token", TTTC_TOKEN)
                    .Case("param", TTTC_PARAM)
                    .Case("state", TTTC_STATE_INITIAL)
                    .Case("final", TTTC_STATE_FINAL)
                    .Case("out", TTTC_OUTPUT)
                    .Case("saved", isInput ? TTTC_RESTORED : TTTC_SAVED)
                    .Case("cotangent", TTTC_COTANGENT)
                    .Case("gradient", TTTC_GRADIENT)
                    .Case("probe", TTTC_PROBE)
                    .Default(~0u);
  assert(result.role != ~0u && "a role that the runtime does not know");
  result.dtype = tensor.getElementType().isF64() ? TTTC_F64 : TTTC_F32;
  StringRef axes = text("ttt.axes");
  result.axes = (axes.contains('B') ? TTTC_AXIS_BATCH : 0) |
                (axes.contains('H') ? TTTC_AXIS_HEAD : 0) |
                (axes.contains('T') ? TTTC_AXIS_TIME : 0);
  if (auto block = attributes.getAs<IntegerAttr>("ttt.time_block")) {
    result.timeBlock = block.getInt();
  }
  for (int64_t size : tensor.getShape().drop_front(axes.contains('T'))) {
    result.innerShape.push_back(size);
  }
  return result;
}

std::vector<EntrySignature> tttc::readEntries(ModuleOp module) {
  std::vector<EntrySignature> entries;
  for (auto func : module.getOps<func::FuncOp>()) {
    if (func.isPrivate()) {
      continue;
    }
    EntrySignature entry;
    entry.function = func.getSymName().str();
    auto kind = func->getAttrOfType<StringAttr>("ttt.entry");
    entry.kind = llvm::StringSwitch<uint32_t>(kind ? kind.getValue() : "forward")
                     .Case("save", TTTC_ENTRY_SAVE)
                     .Case("backward", TTTC_ENTRY_BACKWARD)
                     .Case("forward", TTTC_ENTRY_FORWARD)
                     .Default(~0u);
    assert(entry.kind != ~0u && "a kind of entry that the runtime does not know");
    if (auto flops = func->getAttrOfType<FloatAttr>("ttt.flops_per_token")) {
      entry.flopsPerToken = flops.getValueAsDouble();
    }
    for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
      entry.tensors.push_back(describe(func.getArgAttrDict(i), type, /*isInput=*/true));
    }
    for (auto [i, type] : llvm::enumerate(func.getResultTypes())) {
      entry.tensors.push_back(describe(func.getResultAttrDict(i), type, /*isInput=*/false));
    }
    entries.push_back(std::move(entry));
  }
  return entries;
}

/// Of one entry along the time axis, if the tensor has one.
static int64_t bytesOf(const SignatureTensor &tensor) {
  int64_t size = tensor.dtype == TTTC_F64 ? 8 : 4;
  for (int64_t extent : tensor.innerShape) {
    size *= extent;
  }
  return size;
}

int64_t tttc::savedBytes(const EntrySignature &backward, int64_t tokens) {
  int64_t bytes = 0;
  for (const SignatureTensor &tensor : backward.tensors) {
    if (tensor.role == TTTC_RESTORED) {
      bool perBlock = tensor.axes & TTTC_AXIS_TIME;
      bytes += bytesOf(tensor) * (perBlock ? llvm::divideCeil(tokens, tensor.timeBlock) : 1);
    }
  }
  return bytes;
}

int64_t tttc::backwardBytes(const EntrySignature &backward, int64_t tokens) {
  int64_t bytes = backward.workspaceBytes + backward.workspaceBytesPerToken * tokens +
                  savedBytes(backward, tokens);
  for (const SignatureTensor &tensor : backward.tensors) {
    // The runtime adds up what tasks give for a parameter they share.
    constexpr uint32_t perTask = TTTC_AXIS_BATCH | TTTC_AXIS_HEAD;
    if (tensor.role == TTTC_GRADIENT && (tensor.axes & perTask) != perTask) {
      bytes += llvm::alignTo(bytesOf(tensor), 64);
    }
  }
  return bytes;
}

static void describeEntry(llvm::raw_ostream &os, const EntrySignature &entry) {
  static constexpr llvm::StringLiteral roles[] = {
      "token, in",  "param, in",  "initial state, in", "final state, out", "output",
      "probe, out", "saved, out", "saved, in",         "cotangent, in",    "gradient, out"};
  static constexpr llvm::StringLiteral kinds[] = {"Forward", "Backward", "Decode",
                                                  "Forward that saves"};
  os << "// " << kinds[entry.kind] << ", "
     << llvm::format("%.0f floating-point operations per token", entry.flopsPerToken) << ", "
     << entry.workspaceBytes;
  if (entry.workspaceBytesPerToken != 0) {
    os << " + " << entry.workspaceBytesPerToken << " T";
  }
  os << " bytes of\n// workspace per running task (see tttc_workspace_bytes):\n//\n";
  for (const SignatureTensor &tensor : entry.tensors) {
    SmallVector<std::string> axes;
    for (auto [bit, name] : {std::pair(TTTC_AXIS_BATCH, "B"), std::pair(TTTC_AXIS_HEAD, "H"),
                             std::pair(TTTC_AXIS_TIME, "T")}) {
      if (tensor.axes & bit) {
        axes.push_back(name);
      }
    }
    if (tensor.timeBlock > 1) {
      axes.back() = "ceil(T/" + std::to_string(tensor.timeBlock) + ")";
    }
    if (tensor.timeBlock < 0) {
      axes.back() = "min(T, " + std::to_string(-tensor.timeBlock) + ")";
    }
    for (int64_t size : tensor.innerShape) {
      axes.push_back(std::to_string(size));
    }
    os << "//   " << tensor.name << " [" << llvm::join(axes, ", ") << "] "
       << (tensor.dtype == TTTC_F64 ? "f64" : "f32") << ": " << roles[tensor.role] << "\n";
  }
  os << "//\n";
}

std::string tttc::writeHeader(const KernelSignature &signature) {
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string guard = "TTTC_KERNEL_" + StringRef(signature.layer).upper() + "_H";
  os << "// Written by tttc " TTTC_VERSION ": layer " << signature.layer << ", " << signature.form
     << " form, " << signature.dims << ", for " << signature.targetCpu << ".\n//\n";
  for (const EntrySignature &entry : signature.entries) {
    describeEntry(os, entry);
  }
  os << "\n"
     << "#ifndef " << guard << "\n#define " << guard << "\n\n#include \"tttc/runtime.h\"\n\n"
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
     << "/// Give it to tttc_kernel_from_info.\nextern const tttc_kernel_info tttc_kernel_"
     << signature.layer << ";\n\n"
     << "#ifdef __cplusplus\n}\n#endif\n\n#endif // " << guard << "\n";
  return text;
}
