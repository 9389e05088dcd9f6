//===- Spelling.h - Suggestions for misspelt names --------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "Did you mean" hints for names of the language, of a layer, and of a command line.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DSL_SPELLING_H
#define TTTC_DSL_SPELLING_H

#include <string>
#include <string_view>
#include <vector>

namespace tttc::dsl {

/// The nearest of `known` to a misspelt `word`, or "" if none is near. Near words are equal up
/// to case, or at most one edit apart (a letter inserted, deleted, replaced or swapped with its
/// neighbour), two edits for words of six letters or more. For words of fewer than `least`
/// letters only case may differ.
std::string nearestName(std::string_view word, const std::vector<std::string> &known,
                        size_t least = 3);

/// "did you mean `x`?" if a name is near, else `otherwise`.
std::string didYouMean(std::string_view word, const std::vector<std::string> &known,
                       const std::string &otherwise);

/// How the language says what `word` says between operands in others (`if`, `and`, `lambda`); ""
/// for other words, which may be names of the layer.
std::string hintForForeignOperator(std::string_view word);

/// The same for a word at the start of a statement, also `for`, `model`, `def`.
std::string hintForForeignWord(std::string_view word);

} // namespace tttc::dsl

#endif // TTTC_DSL_SPELLING_H
