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
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tttc;

static SignatureTensor describe(DictionaryAttr attributes, Type type) {
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
                    .Default(TTTC_PROBE);
  result.dtype = tensor.getElementType().isF64() ? TTTC_F64 : TTTC_F32;
  StringRef axes = text("ttt.axes");
  result.axes = (axes.contains('B') ? TTTC_AXIS_BATCH : 0) |
                (axes.contains('H') ? TTTC_AXIS_HEAD : 0) |
                (axes.contains('T') ? TTTC_AXIS_TIME : 0);
  for (int64_t size : tensor.getShape().drop_front(axes.contains('T'))) {
    result.innerShape.push_back(size);
  }
  return result;
}

std::vector<SignatureTensor> tttc::readSignature(ModuleOp imported) {
  auto func = *imported.getOps<func::FuncOp>().begin();
  std::vector<SignatureTensor> tensors;
  for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
    tensors.push_back(describe(func.getArgAttrDict(i), type));
  }
  for (auto [i, type] : llvm::enumerate(func.getResultTypes())) {
    tensors.push_back(describe(func.getResultAttrDict(i), type));
  }
  return tensors;
}

std::string tttc::writeHeader(const KernelSignature &signature) {
  static constexpr llvm::StringLiteral roles[] = {
      "token, in", "param, in", "initial state, in", "final state, out", "output", "probe, out"};
  std::string text;
  llvm::raw_string_ostream os(text);
  std::string guard = "TTTC_KERNEL_" + StringRef(signature.layer).upper() + "_H";
  os << "// Written by tttc " TTTC_VERSION ": layer " << signature.layer << ", " << signature.form
     << " form, " << signature.dims << ", for " << signature.targetCpu << ".\n//\n";
  for (const SignatureTensor &tensor : signature.tensors) {
    SmallVector<std::string> axes;
    for (auto [bit, name] : {std::pair(TTTC_AXIS_BATCH, "B"), std::pair(TTTC_AXIS_HEAD, "H"),
                             std::pair(TTTC_AXIS_TIME, "T")}) {
      if (tensor.axes & bit) {
        axes.push_back(name);
      }
    }
    for (int64_t size : tensor.innerShape) {
      axes.push_back(std::to_string(size));
    }
    os << "//   " << tensor.name << " [" << llvm::join(axes, ", ") << "] "
       << (tensor.dtype == TTTC_F64 ? "f64" : "f32") << ": " << roles[tensor.role] << "\n";
  }
  os << "//\n// Workspace: " << signature.workspaceBytes
     << " bytes per running task (see tttc_workspace_bytes).\n\n"
     << "#ifndef " << guard << "\n#define " << guard << "\n\n#include \"tttc/runtime.h\"\n\n"
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
     << "/// Give it to tttc_kernel_from_info.\nextern const tttc_kernel_info tttc_kernel_"
     << signature.layer << ";\n\n"
     << "#ifdef __cplusplus\n}\n#endif\n\n#endif // " << guard << "\n";
  return text;
}
