//===- LayerFile.h - A layer file for the tool's commands -------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a text into a checked layer, and binds dims for the arrays of a file.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_INTEGRATION_LAYERFILE_H
#define TTTC_INTEGRATION_LAYERFILE_H

#include "tttc/Arrays/Array.h"
#include "tttc/DSL/Sema.h"

#include <memory>
#include <optional>

namespace tttc::integration {

struct LayerFile {
  std::unique_ptr<dsl::Source> source;
  std::unique_ptr<dsl::Diagnostics> diags;
  std::unique_ptr<dsl::File> file;

  const dsl::Layer &layer() const { return *file->layers.front(); }
};

/// Reads, parses and checks a file of one layer. On failure: false, printed.
bool readLayer(const std::string &path, LayerFile &result);

/// Returns the dims for these arrays and overrides. Prints a message and returns nullopt on
/// failure.
std::optional<dsl::DimEnv> bindLayer(const LayerFile &file, const dsl::DimEnv &overrides,
                                     const ArrayMap &arrays);

/// Prints to stderr and returns false.
bool fail(const std::string &message);

} // namespace tttc::integration

#endif // TTTC_INTEGRATION_LAYERFILE_H
