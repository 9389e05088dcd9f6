//===- Directives.h - Statements of a schedule ------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_TARGET_HALIDE_DIRECTIVES_H
#define TTTC_LIB_TARGET_HALIDE_DIRECTIVES_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/STLExtras.h"

#include <string>

namespace tttc {

/// Calls of one Func or stage, joined by dots.
class Directives {
public:
  explicit Directives(std::string stage) : text(std::move(stage)) {}

  Directives &add(llvm::StringRef name, llvm::ArrayRef<std::string> arguments) {
    text += "." + name.str() + "(";
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      text += (i ? ", " : "") + argument;
    }
    text += ")";
    return *this;
  }
  std::string statement() const { return text + ";"; }

private:
  std::string text;
};

} // namespace tttc

#endif // TTTC_LIB_TARGET_HALIDE_DIRECTIVES_H
