//===- TTTInterfaces.td - Interfaces of the ttt dialect ----*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTINTERFACES_TD
#define TTTC_DIALECT_TTT_IR_TTTINTERFACES_TD

include "tttc/Dialect/TTT/IR/TTTDialect.td"

def DecomposableOpInterface : OpInterface<"DecomposableOpInterface"> {
  let description = [{
    An op that is defined as a small program of simpler ops. The derivative table
    has no row for such an op: it is decomposed first, so that its derivatives of
    every order follow from the rows of what it is made of.
  }];
  let cppNamespace = "::mlir::ttt";
  let methods = [
    InterfaceMethod<"Builds the definition before the op and returns its value.",
                    "::mlir::Value", "decompose", (ins "::mlir::OpBuilder &":$builder)>
  ];
}

#endif // TTTC_DIALECT_TTT_IR_TTTINTERFACES_TD
