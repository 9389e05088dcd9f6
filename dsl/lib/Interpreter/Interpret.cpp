//===- Interpret.cpp - The interpreter in float64 --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One number type per file keeps each compilation short.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "tttc/Interpreter/Interpreter.h"

namespace tttc::interpreter {

bool interpret(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in, ArrayMap &out,
               std::string &error, int64_t position) {
  return runPlain<double>(layer, dims, in, out, error, position);
}

} // namespace tttc::interpreter
