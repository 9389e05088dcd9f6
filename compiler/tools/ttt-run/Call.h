//===- Call.h - A layer and the arrays of one call --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checked layer, its dims and its arrays, matched with each other: the input of every way to
// run a layer.
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
  ArrayMap arrays;                   ///< the arrays that the layer takes
  ArrayMap cotangents;               ///< of outputs and final states, `d_out`
  int64_t batch = 0, heads = 1, tokens = 0;
  int64_t position = 0; ///< `t` at the first token
};

/// A call of the same layer, dims and sizes, without arrays.
Call withoutArrays(const Call &call);

/// Parses and checks the file and selects the layer. Prints diagnostics to stderr; returns false if
/// there is an error.
bool loadLayer(const Options &options, Call &call);

/// Reads the arrays, binds the dims and checks that no array is missing. Names arrays that the
/// layer does not take in one note. Returns false, with the error printed, if an array does not
/// fit. Pre: loadLayer.
bool loadArrays(const Options &options, Call &call);

/// The same with random arrays (--random), of the sizes given by the options: tokens, params, and
/// states without a literal. Params and states follow their `init`, if any; other scalars are in
/// [0, 1), rows have a length of about 1, and matrices preserve it. The same seed gives the same
/// arrays on every machine.
bool drawArrays(const Options &options, Call &call);

/// Draws the cotangents of all differentiable outputs (--random). Pre: drawArrays.
bool drawCotangents(const Options &options, Call &call);

/// Reads the cotangents of --backward. Arrays that are not a cotangent of `out`, a final state or a
/// final variable of the layer are dropped and named in a note. Returns false, with the error
/// printed, if the file cannot be read or no cotangent remains.
bool loadCotangents(const Options &options, Call &call);

/// Removes arrays with other names, and returns their names.
std::vector<std::string> dropOthers(const std::vector<std::string> &names, ArrayMap &arrays);

enum class Precision { Single, Double };

/// Computes the gradients of all given arrays with the tape of the interpreter. Returns false, with
/// the error printed, on failure.
bool interpretGradients(const Call &call, ArrayMap &gradients,
                        Precision precision = Precision::Double);

/// Runs the interpreter. Returns false, with the error printed, on failure.
bool interpretCall(const Call &call, ArrayMap &outputs, Precision precision = Precision::Double);

} // namespace tttc::run

#endif // TTTC_TTTRUN_CALL_H
