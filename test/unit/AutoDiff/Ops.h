//===- Ops.h - Values and examples of ops -----------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row for each op that a derivative may contain: its value, and small functions with it. The
// tables are in the files Ops*.cpp, one for each family of ops.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_UNIT_AUTODIFF_OPS_H
#define TTTC_TEST_UNIT_AUTODIFF_OPS_H

#include "Evaluate.h"

namespace tttc::test {

/// `%0 = body`, a function of the `arguments` x, y and z, with the row's op as its last one.
struct OpExample {
  const char *arguments, *body;
  double low = -2; ///< smallest input
};

struct OpTest {
  const char *name;
  Tensor (*evaluate)(const OpCall &call);
  std::vector<OpExample> examples; ///< none for an op without a derivative
};

llvm::ArrayRef<OpTest> elementwiseOps();
llvm::ArrayRef<OpTest> contractionOps();
llvm::ArrayRef<OpTest> miniBatchOps();
llvm::ArrayRef<OpTest> viewOps();
llvm::ArrayRef<OpTest> sliceOps();

/// The rows of all tables.
std::vector<const OpTest *> allOps();

} // namespace tttc::test

#endif // TTTC_TEST_UNIT_AUTODIFF_OPS_H
