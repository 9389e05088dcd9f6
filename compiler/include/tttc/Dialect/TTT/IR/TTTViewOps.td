//===- TTTViewOps.td - Ops of the views of whole layers ----*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included by TTTOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTVIEWOPS_TD
#define TTTC_DIALECT_TTT_IR_TTTVIEWOPS_TD

def TTT_RopeOp : TTT_CompositeOp<"rope", [AllTypesMatch<["input", "result"]>]> {
  let summary = "rotary position embedding";
  let description = [{
    Formula: with n entries on the last axis, the pair of entries (x_i, x_j) is rotated by
    the angle `position * base^(-2p/n)`, where p is the index of the pair. Pairs are
    adjacent entries (2p, 2p + 1), with `halves` the entries (p, p + n/2).

    Angles are reduced modulo one turn in f64, so that large positions lose no accuracy in f32.

    Constraint: n is even (rope-c1).

    Example:
    ```mlir
    %y = ttt.rope %x at %position {base = 1.0e4 : f64} : tensor<64xf32>, tensor<f32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$input, 0DTensorOf<[F32, F64]>:$position, F64Attr:$base,
                       UnitAttr:$halves);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input `at` $position attr-dict `:` type($input) `,` type($position)";
  let hasVerifier = 1;
}

def TTT_RotateHalfOp : TTT_ValueOp<"rotate_half", [SameOperandsAndResultType, DeclareOpInterfaceMethods<RowLiftableOpInterface>]> {
  let summary = "a quarter turn of each pair of entries";
  let description = [{
    Formula: on the last axis each pair (x_i, x_j) becomes (-x_j, x_i). Pairs as in
    `ttt.rope`. The derivative is the inverse quarter turn.

    Constraint: the last axis is even (rotate_half-c1).

    Example:
    ```mlir
    %y = ttt.rotate_half %x : tensor<16x64xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$input, UnitAttr:$halves);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def TTT_DelayOp : TTT_ValueOp<"delay", [SameOperandsAndResultType]> {
  let summary = "the rows of a sequence, some tokens later";
  let description = [{
    Formula: `out[t] = in[t - by]`, zero where there is no such token; a negative `by` reads
    later tokens. Its derivative is the delay by `-by`.

    Constraint: a stream of the whole sequence, `tensor<?x...>` (delay-c1).

    Example:
    ```mlir
    %y = ttt.delay %x by 1 : tensor<?x64xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$input, I64Attr:$by);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input `by` $by attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def TTT_TakeRowsOp : TTT_ValueOp<"take_rows"> {
  let summary = "some consecutive rows";
  let description = [{
    Formula: `out[i] = rows[from + i]` for i < count. A result of dynamic length has
    `count` rows; one of static length is padded with zeros.

    Constraint: rows of one shape (take_rows-c1).

    Example:
    ```mlir
    %y = ttt.take_rows %x from %p, %n : tensor<31x64xf32> -> tensor<?x64xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$rows, Index:$from, Index:$count);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$rows `from` $from `,` $count attr-dict `:` type($rows) `->` type($result)";
  let hasVerifier = 1;
}

def TTT_OverwriteRowsOp : TTT_ValueOp<"overwrite_rows", [AllTypesMatch<["into", "result"]>]> {
  let summary = "rows with some consecutive ones replaced";
  let description = [{
    Formula: `out[at + i] = rows[i]` for i < count, `into` elsewhere.

    Constraint: rows of one shape (overwrite_rows-c1).

    Example:
    ```mlir
    %y = ttt.overwrite_rows %x, %new at %p, %n : tensor<31x64xf32>, tensor<?x64xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$into, TTT_Tensor:$rows, Index:$at, Index:$count);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$into `,` $rows `at` $at `,` $count attr-dict `:` type($into) `,` type($rows)";
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_TTT_IR_TTTVIEWOPS_TD
