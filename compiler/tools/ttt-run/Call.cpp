//===- Call.cpp - A layer and the arrays of one call ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Call.h.
//
//===----------------------------------------------------------------------===//

#include "Call.h"
#include "Report.h"

#include "tttc/Arrays/Npz.h"
#include "tttc/DSL/Parser.h"
#include "tttc/DSL/Sema.h"
#include "tttc/Interpreter/Interpreter.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace tttc::run {
namespace {

// Positions in a file are 32 bit (dsl::SourceRange).
constexpr size_t maxFileBytes = 64 << 20;

bool readText(const std::string &path, std::string &text) {
  std::FILE *file = std::fopen(path.c_str(), "rb");
  if (!file)
    return fail("cannot open '" + path + "': " + std::strerror(errno));
  char buffer[1 << 16];
  size_t count = 0;
  while (text.size() <= maxFileBytes && (count = std::fread(buffer, 1, sizeof(buffer), file)) != 0)
    text.append(buffer, count);
  const int problem = std::ferror(file) ? errno : 0;
  std::fclose(file);
  if (problem)
    return fail("cannot read '" + path + "': " + std::strerror(problem));
  if (text.size() > maxFileBytes)
    return fail("cannot read '" + path + "': expected at most 64 MiB of text");
  return true;
}

bool chooseLayer(const Options &options, Call &call) {
  std::vector<std::string> names;
  for (const auto &layer : call.file->layers) {
    names.push_back(layer->name);
    if (layer->name == options.layer)
      call.layer = layer.get();
  }
  if (names.empty())
    return fail("'" + options.file + "' has no layer");
  if (options.layer.empty() && names.size() == 1)
    call.layer = call.file->layers[0].get();
  if (call.layer)
    return true;
  if (options.layer.empty())
    return fail("'" + options.file + "' has several layers: " + listed(names),
                "choose one with --layer");
  return fail("'" + options.file + "' has no layer '" + options.layer +
              "', it has: " + listed(names));
}

/// What a layer takes, and whether it can do without.
struct Taken {
  const dsl::Entity *entity;
  bool needed;
};

std::vector<Taken> takenArrays(const dsl::Layer &layer) {
  std::vector<Taken> taken;
  for (const dsl::Entity *token : layer.tokens)
    taken.push_back({token, true});
  for (const dsl::Entity *param : layer.params)
    taken.push_back({param, true});
  for (const auto &learner : layer.learners)
    for (const dsl::Entity *state : learner->states)
      taken.push_back({state, !state->init && !state->growing});
  return taken;
}

const char *kindName(dsl::EntityKind kind) {
  switch (kind) {
  case dsl::EntityKind::Token:
    return "token";
  case dsl::EntityKind::Param:
    return "param";
  default:
    return "state";
  }
}

/// Moves what the layer takes from `found` into the call, reporting what is not
/// there, at its declaration.
bool takeArrays(const Options &options, ArrayMap &found, Call &call) {
  dsl::Diagnostics diags(*call.source);
  for (const Taken &taken : takenArrays(*call.layer)) {
    const std::string &name = taken.entity->name;
    auto array = found.find(name);
    if (array != found.end()) {
      call.arrays.insert(std::move(*array));
      found.erase(array);
    } else if (taken.needed) {
      const bool isState = taken.entity->kind == dsl::EntityKind::State;
      diags.error(taken.entity->range,
                  std::string("expected an array for the ") + kindName(taken.entity->kind) + " `" +
                      name + "`, found none in '" + options.inputs + "'",
                  isState ? "without `=` its initial value is learned, so it is an input" : "");
    }
  }
  std::fputs(diags.render().c_str(), stderr);
  return !diags.hasErrors();
}

} // namespace

bool loadLayer(const Options &options, Call &call) {
  std::string text;
  if (!readText(options.file, text))
    return false;
  call.source = std::make_unique<dsl::Source>(options.file, std::move(text));
  dsl::Diagnostics diags(*call.source);
  call.file = dsl::parse(*call.source, diags);
  if (!diags.hasErrors())
    dsl::check(*call.file, diags);
  // The compiler will say the warnings again.
  if (diags.hasErrors() || !options.compiles())
    std::fputs(diags.render().c_str(), stderr);
  return !diags.hasErrors() && chooseLayer(options, call);
}

bool loadArrays(const Options &options, Call &call) {
  std::string error;
  std::optional<ArrayMap> found = readNpz(options.inputs, error);
  if (!found)
    return fail(error);
  if (call.layer->tokens.empty())
    return fail("layer '" + call.layer->name + "' has no token, so there is no sequence to run");
  if (!takeArrays(options, *found, call))
    return false;
  if (!found->empty()) {
    std::vector<std::string> names;
    for (const auto &other : *found)
      names.push_back(other.first);
    note("ignored in '" + options.inputs + "', not taken by layer '" + call.layer->name +
         "': " + listed(names));
  }

  dsl::ArrayShapes shapes;
  for (const auto &[name, array] : call.arrays)
    shapes[name] = array.shape;
  dsl::Diagnostics diags(*call.source);
  std::optional<dsl::DimEnv> dims = dsl::bindDims(*call.layer, options.dims, shapes, diags);
  std::fputs(diags.render().c_str(), stderr);
  if (!dims)
    return false;
  call.dims = std::move(*dims);

  if (auto heads = call.dims.find("heads"); heads != call.dims.end()) {
    if (heads->second < 1)
      return fail("expected at least one head, found " + std::to_string(heads->second));
    call.heads = static_cast<int64_t>(heads->second);
  }
  const dsl::Entity &token = *call.layer->tokens[0];
  const std::vector<int64_t> &shape = call.arrays.at(token.name).shape;
  call.batch = shape[0];
  call.tokens = shape[token.shared ? 1 : 2];
  call.position = options.position;
  return true;
}

bool loadCotangents(const Options &options, Call &call) {
  if (options.cotangents.empty())
    return true;
  std::string error;
  std::optional<ArrayMap> found = readNpz(options.cotangents, error);
  if (!found)
    return fail(error);
  call.cotangents = std::move(*found);
  return true;
}

void keepCotangents(const std::vector<std::string> &names, Call &call) {
  std::vector<std::string> ignored;
  for (auto given = call.cotangents.begin(); given != call.cotangents.end();) {
    if (std::find(names.begin(), names.end(), given->first) != names.end()) {
      ++given;
      continue;
    }
    ignored.push_back(given->first);
    given = call.cotangents.erase(given);
  }
  if (!ignored.empty())
    note("ignored among the cotangents, not of an output of layer '" + call.layer->name +
         "': " + listed(ignored));
}

bool interpretGradients(const Call &call, ArrayMap &gradients) {
  if (call.batch == 0)
    return fail("the interpreter needs at least one sequence, found 0 on axis B");
  std::string error;
  if (!interpreter::gradients(*call.layer, call.dims, call.arrays, call.cotangents, gradients,
                              error, call.position))
    return fail("the interpreter cannot differentiate layer '" + call.layer->name + "': " + error);
  return true;
}

bool interpretCall(const Call &call, ArrayMap &outputs) {
  // Shapes of outputs come from the first sequence.
  if (call.batch == 0)
    return fail("the interpreter needs at least one sequence, found 0 on axis B");
  std::string error;
  if (!interpreter::interpret(*call.layer, call.dims, call.arrays, outputs, error, call.position))
    return fail("the interpreter cannot run layer '" + call.layer->name + "': " + error);
  return true;
}

} // namespace tttc::run
