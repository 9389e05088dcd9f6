//===- Item.h - What is to be done, in order ------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks first, then timings, ceilings before what is measured by them, then the sanitizer.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Cuda.h"
#include "Options.h"
#include "Record.h"
#include "launches/Folder.h"
#include "layers/Cases.h"

namespace tttc::gpu {

/// A check or timing of a case, one of the ceilings that need no kernel of ours, or a tool of
/// the sanitizer.
struct Item {
  enum What { Launch, DriverCopy, Blas, Layer, Sanitizer } what = Launch;
  const CaseSpec *launch = nullptr;
  const LayerCase *layer = nullptr;
  std::string name; ///< of the sanitizer's tool, or of the case

  bool timed() const;
  /// The `kind` of its record: "check", "time", "layer", "layer time", "sanitizer".
  const char *kind() const;
};

/// What the options ask for. The tables outlive the items.
std::vector<Item> itemsOf(const std::vector<CaseSpec> &launches,
                          const std::vector<LayerCase> &layers, const Options &options);

/// Does it and adds to the record, like checkCase. `program` is the path of this program.
bool runItem(const Cuda &cuda, const Device &device, const Item &item, const Options &options,
             const std::string &program, Record &record);

/// Seconds that it may take.
double deadlineOf(const Item &item, const Options &options);

} // namespace tttc::gpu
