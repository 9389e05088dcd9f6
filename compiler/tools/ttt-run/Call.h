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

/// A call of the same layer, dims and sizes, without arrays.
Call withoutArrays(const Call &call);

/// Parses and checks the file and chooses the layer. Prints diagnostics to
/// stderr; returns false if there is an error.
bool loadLayer(const Options &options, Call &call);

/// Reads the arrays, binds the dims and checks that no array is missing. Names
/// what the layer does not take in one note. Returns false, with the error
/// printed, if something does not fit. Pre: loadLayer.
bool loadArrays(const Options &options, Call &call);

/// The same with arrays drawn by --random, of the sizes that stand beside it: of tokens, params
/// and states without a literal. Params and states begin where the text has their training begin
/// (`init`); other numbers are from 0 to 1, rows have a length of about 1, and matrices keep that.
/// One seed gives the same arrays everywhere.
bool drawArrays(const Options &options, Call &call);

/// Cotangents of --random, of everything that a gradient flows from. Pre: drawArrays.
bool drawCotangents(const Options &options, Call &call);

/// Reads the cotangents of --backward. What is not of `out`, a final state or a final variable
/// of the layer is dropped and named in a note. Returns false, with the error printed, if the
/// file cannot be read or nothing is left.
bool loadCotangents(const Options &options, Call &call);

/// Drops arrays of other names, and returns these.
std::vector<std::string> dropOthers(const std::vector<std::string> &names, ArrayMap &arrays);

enum class Precision { Single, Double };

/// Gradients of everything given, by the interpreter's tape. Returns false, with
/// the error printed, if it fails.
bool interpretGradients(const Call &call, ArrayMap &gradients,
                        Precision precision = Precision::Double);

/// Runs the interpreter. Returns false, with the error printed, if it fails.
bool interpretCall(const Call &call, ArrayMap &outputs, Precision precision = Precision::Double);

} // namespace tttc::run

#endif // TTTC_TTTRUN_CALL_H
