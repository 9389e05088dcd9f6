//===- Python.h - Names, expressions and helpers of the text -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Python text for both forms of `--emit=torch`: unreserved names, parentheses of
// expressions, indented lines, and the few functions that PyTorch lacks or defines
// differently.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TORCH_PYTHON_H
#define TTTC_TORCH_PYTHON_H

#include <set>
#include <string>
#include <vector>

namespace tttc::torch {

/// How tightly an expression binds, loosest first.
enum class Binding { Lambda, Sum, Product, Minus, Power, Primary };

/// A Python expression.
struct Text {
  std::string text;
  Binding binding = Binding::Primary;
  /// The text as an operand of an operator that binds like `least`.
  std::string as(Binding least) const { return binding < least ? "(" + text + ")" : text; }
};

/// `name`, or `name_` if Python or the emitted text uses `name` without its trailing underscores.
/// Distinct names have distinct results.
std::string pythonName(const std::string &name);

/// A name that begins with `wanted` and is not in `taken`, to which it is added.
std::string freshName(const std::string &wanted, std::set<std::string> &taken);

/// The shortest text that Python reads as this finite number.
std::string pythonNumber(double value);

/// Separated by ", ".
std::string commaList(const std::vector<std::string> &items);
/// A Python tuple, `(a,)` for one item.
std::string tuple(const std::vector<std::string> &items);

/// The text with long lines broken inside brackets.
std::string wrapped(const std::string &text);

/// Lines of text, four spaces per level.
class Lines {
public:
  void line(const std::string &text);
  void blank();
  void indent() { ++level; }
  void dedent() { --level; }
  /// Appends finished lines, moved to this level.
  void paste(const Lines &other);
  const std::string &str() const { return text; }
  bool empty() const { return text.empty(); }

private:
  std::string text;
  unsigned level = 0;
};

/// A Python function that the text may call.
struct Helper {
  const char *name;
  std::vector<const char *> needs;   ///< helpers
  std::vector<const char *> imports; ///< whole lines
  const char *text;
};

/// Imports and the definitions of the named helpers and of those they need, from the built-in
/// helpers, which follow docs/Language.md, and from `more`.
std::string helperText(const std::set<std::string> &names, const std::set<std::string> &imports,
                       const std::vector<Helper> &more);

} // namespace tttc::torch

#endif // TTTC_TORCH_PYTHON_H
