//===- Listener.h - Messages of the compiler --------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RANDOMPROGRAMS_LISTENER_H
#define TTTC_RANDOMPROGRAMS_LISTENER_H

#include "tttc/Target/Target.h"

#include <set>

namespace tttc::random {

/// Keeps errors verbatim, the kinds of remarks, and the derivatives that passes need.
class Listener : public Observer {
public:
  Listener(std::set<std::string> &features, std::string &error)
      : features(features), error(error) {}

  void diagnose(const Diagnostic &diagnostic) override;
  std::unique_ptr<mlir::PassInstrumentation> watchPasses() override;

  /// Set if `auto` did not take the dual form because token by token costs less.
  bool hasDearDualForm = false;

private:
  void countRemark(llvm::StringRef message);

  std::set<std::string> &features;
  std::string &error;
};

} // namespace tttc::random

#endif // TTTC_RANDOMPROGRAMS_LISTENER_H
