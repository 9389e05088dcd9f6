//===- Sema.cpp - The checker -----------------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The passes of the checker in order.
//
//===----------------------------------------------------------------------===//

#include "tttc/DSL/Sema.h"

#include "SemaNames.h"
#include "SemaPlaces.h"
#include "SemaText.h"
#include "SemaTypes.h"

namespace tttc::dsl {

static void checkLayer(Layer &layer, Diagnostics &diags) {
  const size_t before = diags.errors();
  NameResolver(layer, diags).run();
  checkPlaces(layer, diags);
  checkStoredStates(layer, diags);
  TypeChecker(layer, diags).run();
  checkFinalNames(layer, diags);
  // Skipped after errors: a name that is "never used" is often used in the erroneous code.
  if (diags.errors() == before) {
    warnUnused(layer, diags);
    warnNeverUpdated(layer, diags);
    warnHalfUpdated(layer, diags);
  }
}

bool check(File &file, Diagnostics &diags) {
  const size_t before = diags.errors();
  std::map<std::string, SourceRange> names;
  for (const auto &layer : file.layers) {
    auto [it, isNew] = names.try_emplace(layer->name, layer->nameRange);
    if (!isNew)
      diags.error(layer->nameRange, "layer " + quoted(layer->name) + " is declared twice",
                  "the first is on " + lineOf(diags, it->second));
    checkLayer(*layer, diags);
  }
  return diags.errors() == before;
}

} // namespace tttc::dsl
