//===- SourceFolder.h - Where this project's sources are --------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests read examples and golden files from the checkout.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TEST_SOURCEFOLDER_H
#define TTTC_TEST_SOURCEFOLDER_H

#include <string>

namespace tttc {

/// Absolute, without a slash at its end.
std::string sourceFolder();

} // namespace tttc

#endif // TTTC_TEST_SOURCEFOLDER_H
