//===- Listener.cpp - Messages of the compiler ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Listener.h"
#include "DerivativeRows.h"

#include "llvm/ADT/StringExtras.h"

namespace tttc::random {

void Listener::diagnose(const Diagnostic &diagnostic) {
  if (diagnostic.severity == Diagnostic::Error)
    error += (error.empty() ? "" : "\n") + diagnostic.message;
  else if (!diagnostic.pass.empty() && diagnostic.pass != "ttt-count-flops")
    countRemark("[" + diagnostic.pass + "] " + diagnostic.message);
  hasDearDualForm |= llvm::StringRef(diagnostic.message).contains("there is a dual form, but");
}

std::unique_ptr<mlir::PassInstrumentation> Listener::watchPasses() {
  return countDerivativeRows(features);
}

/// Counts a remark up to its first colon, and once more with the following details.
void Listener::countRemark(llvm::StringRef message) {
  auto [key, details] = message.split(": ");
  features.insert("remark: " + key.take_until([](char c) { return c == ';'; }).str());
  std::string reason;
  for (char c : details)
    if (!llvm::isDigit(c))
      reason += c;
  if (!details.empty() && !key.contains(';'))
    features.insert("remark in full: " + key.str() + ": " + reason);
}

} // namespace tttc::random
