//===- Lifted.h - Operations on learner values ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operations on learner values: `each(norm, g)`, `each(lambda a: a.mT, f)`.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TORCH_LIB_LIFTED_H
#define TTTC_TORCH_LIB_LIFTED_H

#include "Expressions.h"

namespace tttc::torch {

/// Applies `op` to the operands, mapped over states if one of them is a learner value.
template <typename Op> Value lifted(Expressions &expressions, std::vector<Value> args, Op op) {
  Kind kind;
  for (const Value &arg : args)
    if (arg.kind.of == Kind::Learner)
      kind = arg.kind;
  if (kind.of != Kind::Learner) {
    for (Value &arg : args)
      arg = expressions.asArray(arg);
    return {op(args), kind};
  }
  // The operation on parts named a, b; just the function's name if it is a plain call.
  std::vector<Value> parts;
  std::vector<std::string> names, values;
  for (const Value &arg : args) {
    names.push_back(std::string(1, static_cast<char>('a' + names.size())));
    parts.push_back({{names.back()}, {Kind::Array}});
    values.push_back(arg.text);
  }
  std::string body = op(parts).text, tail = "(" + commaList(names) + ")";
  const bool isCall = body.size() > tail.size() &&
                      body.compare(body.size() - tail.size(), tail.size(), tail) == 0 &&
                      body.find_first_of("( ") == body.size() - tail.size();
  const std::string function = isCall ? body.substr(0, body.size() - tail.size())
                                      : "lambda " + commaList(names) + ": " + body;
  expressions.needs.helper("Learner");
  return {{"each(" + function + ", " + commaList(values) + ")"}, kind};
}

} // namespace tttc::torch

#endif // TTTC_TORCH_LIB_LIFTED_H
