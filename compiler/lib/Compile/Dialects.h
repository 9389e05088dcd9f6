//===- Dialects.h - Dialects of a compilation -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Private to this folder.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_LIB_COMPILE_DIALECTS_H
#define TTTC_LIB_COMPILE_DIALECTS_H

#include "mlir/IR/DialectRegistry.h"

namespace tttc {

/// The dialects that passes of the targets use, with their external models. Created once.
const mlir::DialectRegistry &dialects();

} // namespace tttc

#endif // TTTC_LIB_COMPILE_DIALECTS_H
