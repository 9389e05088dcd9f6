//===- InterpretF32.cpp - The interpreter in float32 -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The same program with every number rounded to float32.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "tttc/Interpreter/Interpreter.h"

namespace tttc::interpreter {

bool interpretF32(const dsl::Layer &layer, const dsl::DimEnv &dims, const ArrayMap &in,
                  ArrayMap &out, std::string &error, int64_t position) {
  return runPlain<float>(layer, dims, in, out, error, position);
}

} // namespace tttc::interpreter
