//===- SemaText.cpp - Terms in the checker's messages -----------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See SemaText.h.
//
//===----------------------------------------------------------------------===//

#include "SemaText.h"

namespace tttc::dsl {

std::string joined(const std::vector<std::string> &names) {
  std::string all;
  for (const std::string &name : names)
    all += (all.empty() ? "" : ", ") + name;
  return all;
}

std::string describe(EntityKind kind) {
  switch (kind) {
  case EntityKind::Const:
    return "a constant";
  case EntityKind::Token:
    return "a token";
  case EntityKind::Param:
    return "an outer parameter";
  case EntityKind::View:
    return "a view";
  case EntityKind::Learner:
    return "a learner";
  case EntityKind::State:
    return "a state";
  case EntityKind::Function:
    return "a function";
  case EntityKind::Parameter:
    return "a parameter";
  case EntityKind::LocalValue:
    return "a local value";
  case EntityKind::Variable:
    return "a variable";
  case EntityKind::RepeatIndex:
    return "the index of a `repeat`";
  }
  return "a name";
}

std::string describe(const Type &type) {
  switch (type.kind) {
  case TypeKind::Unknown:
    return "unknown";
  case TypeKind::Array:
    return type.shape.empty() ? "a number" : str(type.shape);
  case TypeKind::Learner:
    if (type.perState.empty())
      return "a value of learner " + quoted(type.learner->name);
    break;
  case TypeKind::LearnerNumbers:
    return "one number per state of learner " + quoted(type.learner->name);
  }
  std::string text = "per state of learner " + quoted(type.learner->name) + ":";
  for (size_t i = 0; i < type.perState.size(); ++i)
    text += (i ? ", " : " ") + str(type.perState[i]);
  return text;
}

std::string lineOf(const Diagnostics &diags, SourceRange range) {
  return "line " + std::to_string(diags.file().lineColumn(range.begin).line);
}

std::string textOf(const Diagnostics &diags, SourceRange range) {
  constexpr size_t longest = 40;
  std::string_view text = diags.file().text();
  if (range.end > text.size() || range.begin >= range.end || range.end - range.begin > longest)
    return "...";
  std::string result(text.substr(range.begin, range.end - range.begin));
  return result.find('\n') == std::string::npos ? result : "...";
}

} // namespace tttc::dsl
