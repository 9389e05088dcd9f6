//===- Call.h - A layer and the arrays of one call --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every way of running a layer starts from: the checked layer, its dims and
// its arrays, matched with each other.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TTTRUN_CALL_H
#define TTTC_TTTRUN_CALL_H

#include "Options.h"
#include "tttc/Arrays/Array.h"

#include <memory>

namespace tttc::run {

struct Call {
  std::unique_ptr<dsl::Source> source;
  std::unique_ptr<dsl::File> file;
  const dsl::Layer *layer = nullptr; ///< of `file`
  dsl::DimEnv dims;                  ///< every constant, and `heads` if anything is per head
  ArrayMap arrays;                   ///< those the layer takes
  ArrayMap cotangents;               ///< of outputs and final states, `d_out`
  int64_t batch = 0, heads = 1, tokens = 0;
  int64_t position = 0; ///< `t` at the first token
};

/// Parses and checks the file and chooses the layer. Prints diagnostics to
/// stderr; returns false if there is an error.
bool loadLayer(const Options &options, Call &call);

/// Reads the arrays, binds the dims and checks that no array is missing. Names
/// what the layer does not take in one note. Returns false, with the error
/// printed, if something does not fit. Pre: loadLayer.
bool loadArrays(const Options &options, Call &call);

/// Reads the cotangents of --backward, if there are any. Returns false, with the
/// error printed, if the file cannot be read.
bool loadCotangents(const Options &options, Call &call);

/// Drops cotangents of what is not in `names` and says so in a note.
void keepCotangents(const std::vector<std::string> &names, Call &call);

/// Gradients of everything given, by the interpreter's tape. Returns false, with
/// the error printed, if it fails.
bool interpretGradients(const Call &call, ArrayMap &gradients);

/// Runs the interpreter in float64. Returns false, with the error printed, if it
/// fails.
bool interpretCall(const Call &call, ArrayMap &outputs);

} // namespace tttc::run

#endif // TTTC_TTTRUN_CALL_H
