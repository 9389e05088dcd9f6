//===- Signature.cpp - The signature of a kernel --------------------------===//
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

#include "Stages.h"

#include "tttc/runtime.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

#include <tuple>

using namespace mlir;
using namespace tttc;

static SignatureTensor describe(DictionaryAttr attributes, Type type, bool isInput) {
  auto text = [&](StringRef name) { return attributes.getAs<StringAttr>(name).getValue(); };
  auto tensor = cast<RankedTensorType>(type);
  SignatureTensor result;
  result.isOutput = !isInput;
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
                    .Case("internal", TTTC_INTERNAL)
                    .Case("position", TTTC_POSITION)
                    .Default(~0u);
  assert(result.role != ~0u && "a role that the runtime does not know");
  result.dtype = tensor.getElementType().isF64()       ? TTTC_F64
                 : tensor.getElementType().isInteger() ? TTTC_I64
                                                       : TTTC_F32;
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

std::vector<EntrySignature *> EntrySignature::functions() {
  std::vector<EntrySignature *> list;
  for (EntrySignature &stage : stages) {
    list.push_back(&stage);
  }
  return list.empty() ? std::vector<EntrySignature *>{this} : list;
}

static EntrySignature readFunction(func::FuncOp func) {
  EntrySignature entry;
  entry.function = func.getSymName().str();
  auto kind = func->getAttrOfType<StringAttr>("ttt.entry");
  entry.kind = llvm::StringSwitch<uint32_t>(kind ? kind.getValue() : "forward")
                   .Case("save", TTTC_ENTRY_SAVE)
                   .Case("backward", TTTC_ENTRY_BACKWARD)
                   .Case("prefill", TTTC_ENTRY_PREFILL)
                   .Case("decode", TTTC_ENTRY_DECODE)
                   .Case("forward", TTTC_ENTRY_FORWARD)
                   .Default(~0u);
  assert(entry.kind != ~0u && "a kind of entry that the runtime does not know");
  if (auto flops = func->getAttrOfType<FloatAttr>("ttt.flops_per_token")) {
    entry.flopsPerToken = flops.getValueAsDouble();
  }
  if (auto most = func->getAttrOfType<IntegerAttr>("ttt.max_tokens")) {
    entry.maxTokens = most.getInt();
  }
  if (auto most = func->getAttrOfType<IntegerAttr>("ttt.max_length")) {
    entry.maxLength = most.getInt();
  }
  if (auto heads = func->getParentOp()->getAttrOfType<IntegerAttr>("ttt.heads")) {
    entry.heads = heads.getInt();
  }
  for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
    entry.tensors.push_back(describe(func.getArgAttrDict(i), type, /*isInput=*/true));
  }
  for (auto [i, type] : llvm::enumerate(func.getResultTypes())) {
    entry.tensors.push_back(describe(func.getResultAttrDict(i), type, /*isInput=*/false));
  }
  entry.taskAxes = TTTC_AXIS_BATCH;
  for (const SignatureTensor &tensor : entry.tensors) {
    entry.taskAxes |= tensor.axes & TTTC_AXIS_HEAD;
  }
  return entry;
}

std::vector<EntrySignature> tttc::readEntries(ModuleOp module) {
  // In the order of the first function of each kind.
  llvm::MapVector<uint32_t, std::vector<EntrySignature>> byKind;
  for (auto func : module.getOps<func::FuncOp>()) {
    if (!func.isPrivate()) {
      EntrySignature entry = readFunction(func);
      byKind[entry.kind].push_back(std::move(entry));
    }
  }
  std::vector<EntrySignature> entries;
  for (auto &[kind, stages] : byKind) {
    // Even a single backward stage is joined if it takes tensors that other stages saved.
    bool isWhole =
        stages.size() == 1 && llvm::none_of(stages[0].tensors, [](const SignatureTensor &tensor) {
          return tensor.role == TTTC_INTERNAL;
        });
    entries.push_back(isWhole ? std::move(stages[0]) : joinStages(std::move(stages)));
  }
  settleInternals(entries);
  return entries;
}

void tttc::takeStarts(const dsl::Layer &layer, const dsl::DimEnv &dims,
                      std::vector<EntrySignature> &entries) {
  llvm::StringMap<dsl::TrainingStart> starts;
  for (const auto &entity : layer.entities) {
    if (std::optional<dsl::TrainingStart> start = dsl::trainingStart(*entity, dims)) {
      starts[entity->name] = *start;
    }
  }
  for (EntrySignature &entry : entries) {
    for (SignatureTensor &tensor : entry.tensors) {
      auto start = starts.find(tensor.name);
      if (start != starts.end() && !tensor.isOutput) {
        tensor.start = start->second;
      }
    }
  }
}

void tttc::takeDeclaredOrder(const dsl::Layer &layer, std::vector<EntrySignature> &entries) {
  llvm::StringMap<std::pair<size_t, dsl::EntityKind>> declared;
  for (auto [i, entity] : llvm::enumerate(layer.entities)) {
    if (llvm::is_contained({dsl::EntityKind::Token, dsl::EntityKind::Param, dsl::EntityKind::State,
                            dsl::EntityKind::Variable},
                           entity->kind)) {
      declared.try_emplace(entity->name, i, entity->kind);
    }
  }
  // dsl::EntityKind has the order of a signature. Final states precede other outputs; saved and
  // restored tensors follow those named in the text.
  using Place = std::tuple<bool, bool, dsl::EntityKind, size_t>;
  auto placeOf = [&](const SignatureTensor &tensor) {
    StringRef name = tensor.name;
    bool isNamed =
        llvm::is_contained({TTTC_TOKEN, TTTC_PARAM, TTTC_STATE_INITIAL}, tttc_role(tensor.role)) ||
        (tensor.role == TTTC_GRADIENT && name.consume_front("d_")) ||
        (tensor.role == TTTC_STATE_FINAL && name.consume_back("_final"));
    auto found = isNamed ? declared.find(name.split('.').first) : declared.end();
    return found == declared.end()
               ? Place(tensor.isOutput, true, dsl::EntityKind::Const, 0)
               : Place(tensor.isOutput, false, found->second.second, found->second.first);
  };
  for (EntrySignature &entry : entries) {
    if (entry.stages.empty()) {
      continue;
    }
    std::vector<std::pair<Place, size_t>> order;
    for (auto [i, tensor] : llvm::enumerate(entry.tensors)) {
      order.emplace_back(placeOf(tensor), i);
    }
    llvm::sort(order);
    std::vector<SignatureTensor> sorted;
    for (auto &[place, i] : order) {
      sorted.push_back(std::move(entry.tensors[i]));
    }
    entry.tensors = std::move(sorted);
  }
}

std::optional<std::string> tttc::findSharedOutput(ModuleOp module) {
  auto isPerHead = [](StringAttr axes) { return axes && axes.getValue().contains('H'); };
  for (auto function : module.getOps<func::FuncOp>()) {
    bool takesHeads = llvm::any_of(llvm::seq(function.getNumArguments()), [&](unsigned i) {
      return isPerHead(function.getArgAttrOfType<StringAttr>(i, "ttt.axes"));
    });
    for (unsigned i = 0; takesHeads && i < function.getNumResults(); ++i) {
      // The runtime takes a shared final value from the first head (runtime.h).
      auto role = function.getResultAttrOfType<StringAttr>(i, "ttt.role");
      bool isFinal = role && role.getValue() == "final";
      if (!isFinal && !isPerHead(function.getResultAttrOfType<StringAttr>(i, "ttt.axes"))) {
        return function.getResultAttrOfType<StringAttr>(i, "ttt.name").str();
      }
    }
  }
  return std::nullopt;
}

void tttc::narrowTokens(KernelSignature &signature, uint32_t dtype) {
  auto narrow = [&](SignatureTensor &tensor) {
    bool isCallers = llvm::is_contained(
        {TTTC_TOKEN, TTTC_OUTPUT, TTTC_PROBE, TTTC_COTANGENT, TTTC_GRADIENT, TTTC_GRADIENT_PART},
        tttc_role(tensor.role));
    if (isCallers && (tensor.axes & TTTC_AXIS_TIME) && tensor.dtype == TTTC_F32) {
      tensor.dtype = dtype;
    }
  };
  for (EntrySignature &entry : signature.entries) {
    llvm::for_each(entry.tensors, narrow);
    for (EntrySignature &stage : entry.stages) {
      for (SignatureTensor &tensor : stage.tensors) {
        // Tensors between stages keep their type: no caller sees them.
        bool isInternal = llvm::any_of(entry.internals, [&](const SignatureTensor &other) {
          return other.name == tensor.name;
        });
        if (!isInternal) {
          narrow(tensor);
        }
      }
    }
  }
}

void tttc::takeLaunches(ModuleOp module, KernelSignature &signature) {
  for (func::FuncOp func : module.getOps<func::FuncOp>()) {
    auto number = [&](StringRef name) {
      auto found = func->getAttrOfType<IntegerAttr>(name);
      return found ? found.getInt() : 0;
    };
    for (EntrySignature &entry : signature.entries) {
      for (EntrySignature *part : entry.functions()) {
        if (part->function == func.getName()) {
          part->blockThreads = 32 * number("tile.warps");
          part->sharedBytes = number("tile.shared_bytes");
          part->workspaceBytes = number("tile.workspace_bytes");
          part->workspaceBytesPerToken = number("tile.workspace_bytes_per_token");
          part->workspaceAlignment = 16;
        }
      }
    }
  }
}
