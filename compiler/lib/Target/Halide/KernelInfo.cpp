//===- KernelInfo.cpp - The exported description of a kernel as C ---------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The structs of runtime.h. Sizes of structs are written as such: the C compiler knows those of its
// target.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "FuncBuilder.h"

#include "tttc/runtime.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tttc;

namespace {
class InfoWriter {
public:
  /// `driver`: null for a device.
  InfoWriter(ModuleOp driver, const KernelSignature &signature, int64_t arenaBytes)
      : driver(driver), signature(signature), arenaBytes(arenaBytes) {}

  std::string write(bool isModule);

private:
  std::string task(const EntrySignature &entry);
  std::string deviceTask(const EntrySignature &entry, const std::string &tensors);
  std::string tensors(llvm::ArrayRef<SignatureTensor> list);
  std::string tensorsOfRuntime(llvm::ArrayRef<SignatureTensor> list, const std::string &own);
  std::string entry(const EntrySignature &entry);
  std::string fresh(const char *name) { return name + std::to_string(counter++); }

  ModuleOp driver;
  const KernelSignature &signature;
  int64_t arenaBytes;
  std::string text;
  unsigned counter = 0;
};
} // namespace

static std::string quoted(StringRef value) {
  std::string text = "\"";
  for (char c : value) {
    text += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  }
  return text + "\"";
}

/// A function with the signature of tttc_task_fn: takes pointers, sizes and strides off the
/// descriptors.
std::string InfoWriter::task(const EntrySignature &entry) {
  const std::string name = "task_" + entry.function;
  auto func = SymbolTable(driver).lookup<func::FuncOp>(entry.function);
  std::vector<std::string> arguments = {"(char *)workspace"};
  const size_t tensorCount = entry.tensors.size();
  for (size_t i = 0; i < tensorCount; ++i) {
    auto type = cast<MemRefType>(func.getArgumentTypes()[i]);
    const std::string descriptor = "((const struct descriptor *)args[" + std::to_string(i) + "])->";
    arguments.push_back(descriptor + "aligned");
    auto [strides, offset] = type.getStridesAndOffset();
    for (int64_t axis = 0; axis < type.getRank(); ++axis) {
      if (type.isDynamicDim(axis)) {
        arguments.push_back(descriptor + "at[" + std::to_string(axis) + "]");
      }
      if (ShapedType::isDynamic(strides[axis])) {
        arguments.push_back(descriptor + "at[" + std::to_string(type.getRank() + axis) + "]");
      }
    }
  }
  // The rest of the workspace is the driver's.
  arguments.push_back("(char *)workspace + " + std::to_string(arenaBytes));
  arguments.push_back(std::to_string(entry.workspaceBytes - arenaBytes));
  text += "\nstatic void " + name + "(void *const *args, void *workspace) {\n  driver_" +
          entry.function + "(" + llvm::join(arguments, ", ") + ");\n}\n";
  return name;
}

/// One task for all indices of B and H, which the driver's pipelines have as tasks.
std::string InfoWriter::deviceTask(const EntrySignature &entry, const std::string &tensors) {
  const std::string name = "task_" + entry.function;
  const auto inputs =
      llvm::count_if(entry.tensors, [](const SignatureTensor &tensor) { return !tensor.isOutput; });
  text += "\nstatic void " + name + "(void *const *args, void *workspace) {\n  tttc_launch(args, " +
          tensors + ", " + std::to_string(inputs) + ", " + std::to_string(entry.tensors.size()) +
          ", " + std::to_string(entry.taskAxes) + ", driver_" + entry.function + ");\n}\n";
  return name;
}

static const char *initKindOf(const SignatureTensor &tensor) {
  if (!tensor.start) {
    return "TTTC_INIT_NONE";
  }
  switch (tensor.start->kind) {
  case dsl::TrainingStart::Kind::Constant:
    return "TTTC_INIT_CONSTANT";
  case dsl::TrainingStart::Kind::Normal:
    return "TTTC_INIT_NORMAL";
  case dsl::TrainingStart::Kind::Uniform:
    return "TTTC_INIT_UNIFORM";
  case dsl::TrainingStart::Kind::Fixed:
    return "TTTC_INIT_FIXED";
  }
  llvm_unreachable("not a start of training");
}

std::string InfoWriter::tensors(llvm::ArrayRef<SignatureTensor> list) {
  if (list.empty()) {
    return "0";
  }
  const std::string name = fresh("tensors");
  text += "\nstatic const tttc_tensor_info " + name + "[] = {\n";
  for (const SignatureTensor &tensor : list) {
    std::vector<std::string> shape = {};
    for (int64_t size : tensor.innerShape) {
      shape.push_back(std::to_string(size));
    }
    const auto start = tensor.start ? tensor.start->values : dsl::TrainingStart().values;
    text += "  {" + quoted(tensor.name) + ", " + std::to_string(tensor.role) + ", " +
            std::to_string(tensor.dtype) + ", " + std::to_string(tensor.axes) + ", " +
            std::to_string(shape.size()) + ", {" + (shape.empty() ? "0" : llvm::join(shape, ", ")) +
            "}, " + std::to_string(tensor.timeBlock) + ", " + initKindOf(tensor) + ", 0, {" +
            numberText(start[0], 64) + ", " + numberText(start[1], 64) + "}},\n";
  }
  text += "};\n";
  return name;
}

/// The only task of a device adds to a gradient that an earlier stage has begun. The runtime gives
/// it the gradient, not a part to be joined: for the runtime it is an ordinary gradient. Returns
/// the name of the table, `own` if there is no such gradient.
std::string InfoWriter::tensorsOfRuntime(llvm::ArrayRef<SignatureTensor> list,
                                         const std::string &own) {
  llvm::SmallVector<SignatureTensor> whole(list);
  bool isEqual = true;
  for (SignatureTensor &tensor : whole) {
    if (tensor.role == TTTC_GRADIENT_PART) {
      tensor.role = TTTC_GRADIENT;
      isEqual = false;
    }
  }
  return isEqual ? own : tensors(whole);
}

std::string InfoWriter::entry(const EntrySignature &entry) {
  std::string stages = "0";
  if (!entry.stages.empty()) {
    std::vector<std::string> list;
    for (const EntrySignature &stage : entry.stages) {
      list.push_back(this->entry(stage));
    }
    stages = fresh("stages");
    text += "\nstatic const tttc_entry_info " + stages + "[] = {\n  " + llvm::join(list, ",\n  ") +
            "};\n";
  }
  const std::string internals = tensors(entry.internals);
  std::string list = tensors(entry.tensors);
  const std::string task = !entry.stages.empty() ? "0"
                           : driver              ? this->task(entry)
                                                 : deviceTask(entry, list);
  if (!driver) {
    list = tensorsOfRuntime(entry.tensors, list);
  }
  auto number = [](int64_t value) { return std::to_string(value); };
  return "{" + number(entry.kind) + ", " + number(entry.tensors.size()) + ", " + list + ", " +
         number(entry.workspaceBytes) + ", " + number(entry.workspaceAlignment) + ", " + task +
         ", sizeof(tttc_tensor_info), " + number(driver ? entry.taskAxes : 0) + ", " +
         number(entry.heads) + ", " + number(entry.workspaceBytesPerToken) + ", " +
         number(entry.stages.size()) + ", " + number(entry.internals.size()) + ", " + stages +
         ", " + internals + ", " + number(entry.maxTokens) + ", " + number(entry.maxLength) +
         ", 0, 0, 0, " + (driver ? "0" : "tttc_failure") + ", 0, 0, " + number(entry.cutTokens) +
         "}";
}

std::string InfoWriter::write(bool isModule) {
  std::vector<std::string> entries;
  for (const EntrySignature &entry : signature.entries) {
    entries.push_back(this->entry(entry));
  }
  const std::string symbol = kernelSymbol(signature);
  text += "\nstatic const tttc_entry_info entries[] = {\n  " + llvm::join(entries, ",\n  ") +
          "};\n\nTTTC_API const tttc_kernel_info " + symbol +
          " = {\n  TTTC_ABI_VERSION, sizeof(tttc_kernel_info), " + quoted(signature.layer) + ", " +
          quoted("tttc " TTTC_VERSION) + ", " + quoted(signature.form) + ", " +
          quoted(signature.dims) + ",\n  " + quoted(signature.targetCpu) + ", " +
          quoted(signature.cpuFeatures) + ", " + std::to_string(entries.size()) +
          ", sizeof(tttc_entry_info), entries, 0, sizeof(tttc_image), 0,\n  " +
          quoted(signature.programHash) + ", " + quoted(signature.options) + "};\n";
  if (isModule) {
    text += "\nstatic const tttc_kernel_info *const kernels[] = {&" + symbol +
            "};\nTTTC_API const tttc_module_info tttc_module = {TTTC_ABI_VERSION, 1, kernels};\n";
  }
  return text;
}

std::string tttc::writeKernelInfo(ModuleOp driver, const KernelSignature &signature,
                                  int64_t arenaBytes, bool isModule) {
  return InfoWriter(driver, signature, arenaBytes).write(isModule);
}

std::string tttc::writeDeviceKernelInfo(const KernelSignature &signature, bool isModule) {
  return InfoWriter(nullptr, signature, /*arenaBytes=*/0).write(isModule);
}
