//===- OpenBLAS.h - The linked OpenBLAS -------------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenBLAS chooses its kernels when it is loaded, by the processor or by the environment.
// A wrong choice makes it several times slower, and whatever is compared with it fast.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_BENCHMARKS_HARNESS_OPENBLAS_H
#define TTTC_BENCHMARKS_HARNESS_OPENBLAS_H

#include "Buffer.h"

#include <string>

namespace tttc::bench {

/// Returns false and sets `error` if OpenBLAS's kernels are not those of this processor, with
/// `avx2` not those for AVX2. Sets it to one thread.
bool checkOpenBLAS(bool avx2, std::string &error);

/// Members of a JSON object: `"core": "Zen", "config": "OpenBLAS 0.3.21 ..."`.
std::string describeOpenBLAS();

/// A product of two matrices of 512 rows and columns.
class Sgemm {
public:
  static constexpr int size = 512;
  static constexpr double flops = 2.0 * size * size * size;

  Sgemm();
  void run();
  /// Returns true if every element of the last product is right.
  bool isRight() const;

private:
  Buffer a, b, c;
};

} // namespace tttc::bench

#endif // TTTC_BENCHMARKS_HARNESS_OPENBLAS_H
