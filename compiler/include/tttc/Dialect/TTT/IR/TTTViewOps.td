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

    Constraint: n is static and even (rope-c1).

    Example:
    ```mlir
    %y = ttt.rope %x at %position {base = 1.0e4 : f64} : tensor<64xf32>, tensor<f32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor,
        "entries that are rotated in pairs along the last axis: [..., n], n even">:$input,
    Arg<0DTensorOf<[F32, F64]>, "position of the token in the sequence, a scalar">:$position,
    Arg<F64Attr, "base of the angles: pair p turns by base^(-2p/n) radians per token">:$base,
    Arg<UnitAttr, "whether a pair is (p, p + n/2), otherwise (2p, 2p + 1)">:$halves);
  let results = (outs Res<TTT_Tensor, "rotated entries: [..., n]">:$result);
  let assemblyFormat = "$input `at` $position attr-dict `:` type($input) `,` type($position)";
  let hasVerifier = 1;
}

def TTT_RotateHalfOp : TTT_ValueOp<"rotate_half", [SameOperandsAndResultType, DeclareOpInterfaceMethods<RowLiftableOpInterface>]> {
  let summary = "a quarter turn of each pair of entries";
  let description = [{
    Formula: on the last axis each pair (x_i, x_j) becomes (-x_j, x_i). Pairs as in
    `ttt.rope`. The derivative is the inverse quarter turn.

    Constraint: the last axis is static and even (rotate_half-c1).

    Example:
    ```mlir
    %y = ttt.rotate_half %x : tensor<16x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "entries, pairs along the last axis: [..., n], n even">:$input,
    Arg<UnitAttr, "whether a pair is (p, p + n/2), otherwise (2p, 2p + 1)">:$halves);
  let results = (outs Res<TTT_Tensor, "pairs after a quarter turn: [..., n]">:$result);
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
  let arguments = (ins
    Arg<TTT_Tensor, "stream of the whole sequence, one row per token: [T, ...]">:$input,
    Arg<I64Attr, "number of tokens of the delay; if negative, later tokens are read">:$by);
  let results = (outs
    Res<TTT_Tensor, "delayed rows, zero where there is no such token: [T, ...]">:$result);
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
  let arguments = (ins
    Arg<TTT_Tensor, "rows of which some are taken: [m, ...]">:$rows,
    Arg<Index, "index of the first row taken">:$from,
    Arg<Index, "number of rows taken">:$count);
  let results = (outs
    Res<TTT_Tensor, "rows taken: [count, ...], or of static length with zeros after them">:$result);
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
  let arguments = (ins
    Arg<TTT_Tensor, "rows of which some are replaced: [m, ...]">:$into,
    Arg<TTT_Tensor, "new rows, at least `count`: [k, ...]">:$rows,
    Arg<Index, "index in `into` of the first row replaced">:$at,
    Arg<Index, "number of rows replaced">:$count);
  let results = (outs Res<TTT_Tensor, "rows with `count` of them replaced: [m, ...]">:$result);
  let assemblyFormat = "$into `,` $rows `at` $at `,` $count attr-dict `:` type($into) `,` type($rows)";
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_TTT_IR_TTTVIEWOPS_TD
