//===- SignatureJson.cpp - Signatures as JSON -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Members may be added, but not renamed or removed, as docs/TestingLayers.md promises.
//
//===----------------------------------------------------------------------===//

#include "tttc/Target/Signature.h"

#include "tttc/runtime.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace tttc;
namespace json = llvm::json;

static json::Object toJson(const dsl::TrainingStart &start) {
  auto name = [&]() -> llvm::StringRef {
    switch (start.kind) {
    case dsl::TrainingStart::Kind::Constant:
      return "constant";
    case dsl::TrainingStart::Kind::Normal:
      return "normal";
    case dsl::TrainingStart::Kind::Uniform:
      return "uniform";
    case dsl::TrainingStart::Kind::Fixed:
      return "fixed";
    }
    llvm_unreachable("a kind without a name");
  };
  json::Array values{start.values[0]};
  if (start.kind == dsl::TrainingStart::Kind::Normal ||
      start.kind == dsl::TrainingStart::Kind::Uniform) {
    values.push_back(start.values[1]);
  }
  return json::Object{{"kind", name()}, {"values", std::move(values)}};
}

static json::Object toJson(const SignatureTensor &tensor) {
  json::Array shape;
  for (std::string &axis : leadingAxes(tensor)) {
    shape.push_back(std::move(axis));
  }
  for (int64_t size : tensor.innerShape) {
    shape.push_back(size);
  }
  json::Object object{{"name", tensor.name},
                      {"role", roleName(tensor.role)},
                      {"output", tensor.isOutput},
                      {"dtype", dtypeName(tensor.dtype)},
                      {"shape", std::move(shape)}};
  if (tensor.start) {
    object["init"] = toJson(*tensor.start);
  }
  return object;
}

static json::Object toJson(const EntrySignature &entry) {
  json::Array tensors, stages;
  for (const SignatureTensor &tensor : entry.tensors) {
    tensors.push_back(toJson(tensor));
  }
  for (const EntrySignature &stage : entry.stages) {
    stages.push_back(stage.function);
  }
  json::Object object{{"entry", entryName(entry.kind)}, {"tensors", std::move(tensors)}};
  if (entry.maxTokens != 0) {
    object["max_tokens"] = entry.maxTokens;
  }
  if (entry.maxLength != 0) {
    object["max_length"] = entry.maxLength;
  }
  if (entry.cutTokens != 0) {
    object["cut_tokens"] = entry.cutTokens;
  }
  if (!stages.empty()) {
    object["stages"] = std::move(stages);
  } else {
    object["flops_per_token"] = entry.flopsPerToken;
  }
  return object;
}

std::string tttc::writeJson(const KernelSignature &signature) {
  json::Object dims;
  llvm::SmallVector<llvm::StringRef> given;
  llvm::StringRef(signature.dims).split(given, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (llvm::StringRef dim : given) {
    auto [name, text] = dim.split('=');
    double value = 0;
    text.getAsDouble(value);
    dims[name] = value;
  }
  json::Array entries;
  for (const EntrySignature &entry : signature.entries) {
    entries.push_back(toJson(entry));
  }
  json::Value value = json::Object{{"layer", signature.layer},     {"form", signature.form},
                                   {"causal", signature.causal},   {"dims", std::move(dims)},
                                   {"options", signature.options}, {"entries", std::move(entries)}};
  return llvm::formatv("{0:2}", value).str() + "\n";
}
