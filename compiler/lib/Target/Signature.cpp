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

#include "tttc/Analysis/IndependentTokens.h"
#include "tttc/Dialect/TTT/IR/TTTDialect.h"
#include "tttc/Dialect/Tile/IR/TileDialect.h"
#include "tttc/runtime.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <tuple>

using namespace mlir;
using namespace tttc;

static uint32_t roleOf(ttt::TensorAttr tensor, bool isInput) {
  switch (tensor.getRole()) {
  case ttt::Role::Token:
    return TTTC_TOKEN;
  case ttt::Role::Param:
    return TTTC_PARAM;
  case ttt::Role::State:
    return TTTC_STATE_INITIAL;
  case ttt::Role::Final:
    return TTTC_STATE_FINAL;
  case ttt::Role::Out:
    return TTTC_OUTPUT;
  case ttt::Role::Probe:
    return TTTC_PROBE;
  case ttt::Role::Saved:
    return isInput ? TTTC_RESTORED : TTTC_SAVED;
  case ttt::Role::Cotangent:
    return TTTC_COTANGENT;
  case ttt::Role::Gradient:
    return TTTC_GRADIENT;
  case ttt::Role::Internal:
    return TTTC_INTERNAL;
  case ttt::Role::Position:
    return TTTC_POSITION;
  case ttt::Role::Decay:
    return TTTC_STATE_DECAY;
  case ttt::Role::Map:
    return TTTC_STATE_MAP;
  }
  llvm_unreachable("not a role");
}

static uint32_t dtypeOf(Type element) {
  return element.isF64()       ? TTTC_F64
         : element.isBF16()    ? TTTC_BF16
         : element.isF16()     ? TTTC_F16
         : element.isInteger() ? TTTC_I64
                               : TTTC_F32;
}

static uint32_t kindOf(func::FuncOp func) {
  switch (ttt::entryKindOf(func)) {
  case ttt::EntryKind::Forward:
    return TTTC_ENTRY_FORWARD;
  case ttt::EntryKind::Save:
    return TTTC_ENTRY_SAVE;
  case ttt::EntryKind::Backward:
    return TTTC_ENTRY_BACKWARD;
  case ttt::EntryKind::Prefill:
    return TTTC_ENTRY_PREFILL;
  case ttt::EntryKind::Decode:
    return TTTC_ENTRY_DECODE;
  case ttt::EntryKind::Summary:
    return TTTC_ENTRY_SUMMARY;
  }
  llvm_unreachable("not a kind of entry");
}

static SignatureTensor describe(ttt::TensorAttr tensor, Type type, bool isInput) {
  auto shaped = cast<RankedTensorType>(type);
  SignatureTensor result;
  result.isOutput = !isInput;
  result.name = tensor.getName().str();
  result.role = roleOf(tensor, isInput);
  result.dtype = dtypeOf(tensor.getStored() ? tensor.getStored() : shaped.getElementType());
  const bool hasTime = tensor.has(ttt::Axes::T);
  result.axes = (tensor.has(ttt::Axes::B) ? TTTC_AXIS_BATCH : 0) |
                (tensor.has(ttt::Axes::H) ? TTTC_AXIS_HEAD : 0) | (hasTime ? TTTC_AXIS_TIME : 0);
  result.timeBlock = tensor.getBlock();
  for (int64_t size : shaped.getShape().drop_front(hasTime)) {
    result.innerShape.push_back(size);
  }
  return result;
}

std::vector<EntrySignature *> EntrySignature::functions() {
  std::vector<EntrySignature *> list;
  for (EntrySignature &stage : stages) {
    list.push_back(&stage);
  }
  if (list.empty()) {
    list.push_back(this);
  }
  for (size_t i = 0, whole = list.size(); i < whole; ++i) {
    for (EntrySignature &block : list[i]->columns) {
      list.push_back(&block);
    }
  }
  return list;
}

/// Returns true if a function computes a block of the columns of an entry.
static bool isOfColumns(func::FuncOp func) {
  return llvm::any_of(llvm::seq(func.getNumResults()), [&](unsigned i) {
    ttt::TensorAttr tensor = ttt::resultTensor(func, i);
    return tensor && tensor.getColumns() != 0;
  });
}

static EntrySignature readFunction(func::FuncOp func) {
  EntrySignature entry;
  entry.function = func.getSymName().str();
  entry.kind = kindOf(func);
  entry.blockTokens = independentTokens(func);
  if (auto flops = func->getAttrOfType<FloatAttr>(ttt::flopsAttrName)) {
    entry.flopsPerToken = flops.getValueAsDouble();
  }
  if (auto limits = func->getAttrOfType<ttt::EntryAttr>(ttt::entryAttrName)) {
    entry.maxTokens = limits.getMaxTokens();
    entry.maxLength = limits.getMaxLength();
    entry.cutTokens = limits.getCutTokens();
  }
  if (auto layer = func->getParentOp()->getAttrOfType<ttt::LayerAttr>(ttt::layerAttrName)) {
    entry.heads = layer.getHeads();
  }
  for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
    entry.tensors.push_back(describe(ttt::argumentTensor(func, i), type, /*isInput=*/true));
  }
  for (auto [i, type] : llvm::enumerate(func.getResultTypes())) {
    entry.tensors.push_back(describe(ttt::resultTensor(func, i), type, /*isInput=*/false));
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
    if (func.isPrivate()) {
      continue;
    }
    EntrySignature entry = readFunction(func);
    std::vector<EntrySignature> &stages = byKind[entry.kind];
    // Functions of blocks follow the whole ones (ttt-split-columns).
    if (isOfColumns(func) && !stages.empty()) {
      stages.back().columns.push_back(std::move(entry));
    } else {
      stages.push_back(std::move(entry));
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
  resolveInternals(entries);
  return entries;
}

void tttc::takeStarts(const dsl::Layer &layer, const dsl::DimEnv &dims,
                      std::vector<EntrySignature> &entries) {
  llvm::StringMap<dsl::TrainingStart> starts;
  llvm::StringSet<> taken; // states that are inputs by the text
  for (const auto &entity : layer.entities) {
    if (std::optional<dsl::TrainingStart> start = dsl::trainingStart(*entity, dims)) {
      starts[entity->name] = *start;
    }
    if (entity->kind == dsl::EntityKind::State && !entity->init) {
      taken.insert(entity->name);
    }
  }
  // By ttt-open-starts.
  const bool isOpened =
      llvm::any_of(entries, [](const EntrySignature &entry) { return entry.cutTokens != 0; });
  for (EntrySignature &entry : entries) {
    for (SignatureTensor &tensor : entry.tensors) {
      auto start = starts.find(tensor.name);
      if (start != starts.end() && !tensor.isOutput) {
        tensor.start = start->second;
      } else if (isOpened && tensor.role == TTTC_STATE_INITIAL && !taken.contains(tensor.name) &&
                 !StringRef(tensor.name).starts_with("carry.")) {
        tensor.start = dsl::TrainingStart{dsl::TrainingStart::Kind::Fixed, {0, 0}};
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
  for (auto function : module.getOps<func::FuncOp>()) {
    bool takesHeads = llvm::any_of(llvm::seq(function.getNumArguments()), [&](unsigned i) {
      ttt::TensorAttr tensor = ttt::argumentTensor(function, i);
      return tensor && tensor.has(ttt::Axes::H);
    });
    for (unsigned i = 0; takesHeads && i < function.getNumResults(); ++i) {
      // The runtime takes a shared final value from the first head (runtime.h).
      ttt::TensorAttr tensor = ttt::resultTensor(function, i);
      if (tensor.getRole() != ttt::Role::Final && !tensor.has(ttt::Axes::H)) {
        return tensor.getName().str();
      }
    }
  }
  return std::nullopt;
}

/// The part of the signature that is this function; null if there is none.
static EntrySignature *find(KernelSignature &signature, StringRef function) {
  for (EntrySignature &entry : signature.entries) {
    for (EntrySignature *part : entry.functions()) {
      if (part->function == function) {
        return part;
      }
    }
  }
  return nullptr;
}

void tttc::takeSizes(ModuleOp module, KernelSignature &signature) {
  for (auto func : module.getOps<FunctionOpInterface>()) {
    EntrySignature *entry = find(signature, func.getName());
    if (!entry) {
      continue;
    }
    if (tile::LaunchAttr launch = tile::launchOf(func)) {
      entry->blockThreads = launch.getThreads();
      entry->sharedBytes = launch.getShared();
      auto rows = func->getAttrOfType<IntegerAttr>(tile::blockRowsAttrName);
      entry->blockTokens = rows ? rows.getInt() : 0;
      entry->workspaceBytes = launch.getWorkspace();
      entry->workspaceBytesPerToken = launch.getWorkspacePerToken();
      entry->workspaceAlignment = 16;
    }
    if (auto workspace = func->getAttrOfType<ttt::WorkspaceAttr>(ttt::workspaceAttrName)) {
      entry->workspaceBytes = workspace.getBytes();
      entry->workspaceBytesPerToken = workspace.getPerToken();
      entry->workspaceAlignment = workspace.getAlignment();
    }
  }
}
