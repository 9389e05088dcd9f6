//===- Item.h - The list of checks and timings ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks come first, then timings, with ceilings before the layers that are compared with them,
// then the sanitizer.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "Cuda.h"
#include "Options.h"
#include "Record.h"
#include "launches/Folder.h"
#include "layers/Cases.h"

namespace tttc::gpu {

/// A check or timing of a case, a ceiling that needs no kernel of the project, or a sanitizer tool.
struct Item {
  enum What { Launch, DriverCopy, Blas, Layer, Sanitizer } what = Launch;
  const CaseSpec *launch = nullptr;
  const LayerCase *layer = nullptr;
  std::string name; ///< name of the sanitizer tool or of the case

  bool timed() const;
  /// The `kind` of its record: "check", "time", "layer", "layer time", "sanitizer".
  const char *kind() const;
};

/// The items that the options select. The tables outlive the items.
std::vector<Item> itemsOf(const std::vector<CaseSpec> &launches,
                          const std::vector<LayerCase> &layers, const Options &options);

/// Runs the item and adds to the record, like checkCase. `program` is the path of this program.
bool runItem(const Cuda &cuda, const Device &device, const Item &item, const Options &options,
             const std::string &program, Record &record);

/// The time limit of the item, in seconds.
double deadlineOf(const Item &item, const Options &options);

} // namespace tttc::gpu
