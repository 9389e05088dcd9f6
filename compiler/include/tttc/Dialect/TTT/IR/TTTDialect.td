//===- TTTDialect.td - The ttt dialect ---------------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTDIALECT_TD
#define TTTC_DIALECT_TTT_IR_TTTDIALECT_TD

include "mlir/IR/OpBase.td"

def TTT_Dialect : Dialect {
  let name = "ttt";
  let cppNamespace = "::mlir::ttt";
  let summary = "Test-time-training layers, from one token to mini-batches";
  let description = [{
    The dialect has two uses. At *token level* a layer's program works on one
    token of one head: values are `tensor<f32>` (scalars), `tensor<64xf32>`
    (rows), `tensor<64x64xf32>` (matrix states). In *matrix form* the same ops
    work on all tokens of a mini-batch, `tensor<16x64xf32>`. Ops name the axes
    they work on or are elementwise, so that lifting a token program to a
    mini-batch is a change of types.

    Elementwise arithmetic is `arith` and `math` on tensors. The dialect adds
    ops that those lack in value semantics (`contract`, `reduce_sum`, `broadcast`),
    composites that are decomposed before differentiation (`layer_norm`,
    `gelu`, ...), the loops over time (`every`, `each_token`), the inner
    gradient (`grad`), and the ops of the dual form (`tril_matmul`,
    `recurrence`, `shift_rows`).
  }];
  let dependentDialects = [
    "arith::ArithDialect", "math::MathDialect", "tensor::TensorDialect"
  ];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
    void registerAttributes();
  }];
}

#endif // TTTC_DIALECT_TTT_IR_TTTDIALECT_TD
