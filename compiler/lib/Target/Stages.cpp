//===- Stages.cpp - Joins the stages of an entry --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Stages.h.
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "tttc/runtime.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace tttc;

static bool gives(const EntrySignature &stage, llvm::StringRef name) {
  return llvm::any_of(stage.tensors, [&](const SignatureTensor &tensor) {
    return tensor.role == TTTC_INTERNAL && tensor.isOutput && tensor.name == name;
  });
}

static bool takes(const EntrySignature &stage, llvm::StringRef name) {
  return llvm::any_of(stage.tensors, [&](const SignatureTensor &tensor) {
    return tensor.role == TTTC_INTERNAL && !tensor.isOutput && tensor.name == name;
  });
}

/// Returns true if `later` takes a tensor that `earlier` computes.
static bool comesBefore(const EntrySignature &earlier, const EntrySignature &later) {
  return llvm::any_of(earlier.tensors, [&](const SignatureTensor &tensor) {
    return tensor.isOutput && tensor.role == TTTC_INTERNAL && takes(later, tensor.name);
  });
}

EntrySignature tttc::joinStages(std::vector<EntrySignature> stages) {
  EntrySignature entry;
  entry.kind = stages[0].kind;
  entry.function = stages[0].function;
  entry.heads = stages[0].heads;
  entry.maxTokens = stages[0].maxTokens;
  for (const EntrySignature &stage : stages) {
    // Equal in all stages that have one.
    entry.maxLength = std::max(entry.maxLength, stage.maxLength);
    entry.cutTokens = std::max(entry.cutTokens, stage.cutTokens);
  }
  while (!stages.empty()) {
    auto next = llvm::find_if(stages, [&](const EntrySignature &stage) {
      return llvm::none_of(stages, [&](const EntrySignature &other) {
        return &other != &stage && comesBefore(other, stage);
      });
    });
    assert(next != stages.end() && "stages that take from each other");
    entry.flopsPerToken += next->flopsPerToken;
    entry.stages.push_back(std::move(*next));
    stages.erase(next);
  }
  llvm::StringMap<size_t> known;
  for (bool isOutput : {false, true}) {
    for (EntrySignature &stage : entry.stages) {
      for (SignatureTensor &tensor : stage.tensors) {
        if (tensor.isOutput != isOutput || tensor.role == TTTC_INTERNAL) {
          continue;
        }
        if (known.try_emplace(tensor.name, entry.tensors.size()).second) {
          entry.tensors.push_back(tensor);
        } else if (tensor.role == TTTC_GRADIENT) {
          tensor.role = TTTC_GRADIENT_PART;
        }
      }
    }
  }
  for (EntrySignature &stage : entry.stages) {
    for (SignatureTensor &tensor : stage.tensors) {
      if (tensor.role != TTTC_INTERNAL) {
        continue;
      }
      // Uses the shape with concatenated heads if a stage sees it.
      auto found = llvm::find_if(
          entry.internals, [&](const SignatureTensor &other) { return other.name == tensor.name; });
      if (found == entry.internals.end()) {
        entry.internals.push_back(tensor);
      } else if (!(tensor.axes & TTTC_AXIS_HEAD)) {
        *found = tensor;
      }
    }
  }
  return entry;
}

/// Marks gradients of internal tensors as ordinary gradients, to be summed, if several tasks or
/// stages compute them: the heads, for a row that they are joined to, or a later stage.
static void accumulateInternals(EntrySignature &backward) {
  llvm::StringSet<> given;
  for (EntrySignature &stage : backward.stages) {
    for (SignatureTensor &tensor : stage.tensors) {
      if (!tensor.isOutput || tensor.role != TTTC_INTERNAL) {
        continue;
      }
      if (!given.insert(tensor.name).second) {
        tensor.role = TTTC_GRADIENT_PART;
      } else if (stage.taskAxes & ~tensor.axes) {
        tensor.role = TTTC_GRADIENT;
      }
    }
  }
}

void tttc::resolveInternals(std::vector<EntrySignature> &entries) {
  auto find = [&](uint32_t kind) {
    auto found = llvm::find_if(entries, [&](auto &entry) { return entry.kind == kind; });
    return found == entries.end() ? nullptr : &*found;
  };
  EntrySignature *backward = find(TTTC_ENTRY_BACKWARD), *saving = find(TTTC_ENTRY_SAVE);
  if (!backward || !saving || backward->stages.empty()) {
    return;
  }
  llvm::scope_exit atEnd([&] { accumulateInternals(*backward); });
  llvm::StringSet<> restored;
  llvm::erase_if(backward->internals, [&](SignatureTensor &tensor) {
    bool isGiven = llvm::any_of(
        backward->stages, [&](const EntrySignature &stage) { return gives(stage, tensor.name); });
    if (!isGiven) {
      restored.insert(tensor.name);
    }
    return !isGiven;
  });
  // Both entries must see the same shape; the saving entry knows whether heads are concatenated.
  llvm::erase_if(saving->internals, [&](SignatureTensor &tensor) {
    if (!restored.contains(tensor.name)) {
      return false;
    }
    tensor.role = TTTC_SAVED;
    tensor.isOutput = true;
    saving->tensors.push_back(tensor);
    tensor.role = TTTC_RESTORED;
    tensor.isOutput = false;
    backward->tensors.insert(backward->tensors.begin(), tensor);
    return true;
  });
}
