//===- LayerFile.cpp - A layer file for the tool's commands ---------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See LayerFile.h.
//
//===----------------------------------------------------------------------===//

#include "LayerFile.h"

#include "tttc/DSL/Parser.h"

#include <cstdio>
#include <fstream>
#include <sstream>

namespace tttc::integration {

bool fail(const std::string &message) {
  std::fprintf(stderr, "test-arrays: %s\n", message.c_str());
  return false;
}

bool readLayer(const std::string &path, LayerFile &result) {
  std::ifstream stream(path);
  if (!stream)
    return fail("cannot open '" + path + "'");
  std::stringstream text;
  text << stream.rdbuf();
  result.source = std::make_unique<dsl::Source>(path, text.str());
  result.diags = std::make_unique<dsl::Diagnostics>(*result.source);
  result.file = dsl::parse(*result.source, *result.diags);
  if (result.diags->hasErrors() || !dsl::check(*result.file, *result.diags))
    return fail(result.diags->render());
  if (result.file->layers.size() != 1)
    return fail("'" + path + "': expected one layer, found " +
                std::to_string(result.file->layers.size()));
  return true;
}

std::optional<dsl::DimEnv> bindLayer(const LayerFile &file, const dsl::DimEnv &overrides,
                                     const ArrayMap &arrays) {
  dsl::ArrayShapes shapes;
  for (const auto &[name, array] : arrays)
    shapes[name] = array.shape;
  dsl::Diagnostics diags(*file.source);
  std::optional<dsl::DimEnv> dims = dsl::bindDims(file.layer(), overrides, shapes, diags);
  if (!dims)
    fail(diags.render());
  return dims;
}

} // namespace tttc::integration
