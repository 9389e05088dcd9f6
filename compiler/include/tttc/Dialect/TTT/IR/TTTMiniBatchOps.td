//===- TTTMiniBatchOps.td - Rows of a mini-batch -----------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included by TTTOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTMINIBATCHOPS_TD
#define TTTC_DIALECT_TTT_IR_TTTMINIBATCHOPS_TD

def TTT_TrilMatmulOp : TTT_ValueOp<"tril_matmul", [
    AllTypesMatch<["rows", "result"]>, AllElementTypesMatch<["weights", "rows"]>]> {
  let summary = "product with the lower triangle of a square matrix";
  let description = [{
    Formula: `out[t,j] = sum_{s <= t} weights[t,s] * rows[s,j]`; `strict`: s < t;
    `transpose`: `out[s,j] = sum_{t >= s} weights[t,s] * rows[t,j]`.
    The mask is structural: elements above the triangle are never read, so that
    non-finite elements of a later token do not reach an earlier row (0 * NaN).

    Constraint: weights is [b,b], rows and result [b,n] (tril_matmul-c1).

    Example:
    ```mlir
    %y = ttt.tril_matmul %a, %g : tensor<16x16xf32>, tensor<16x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "matrix of which only the lower triangle is read: [b, b]">:$weights,
    Arg<TTT_Tensor, "rows of the mini-batch: [b, n]">:$rows,
    Arg<UnitAttr, "whether the diagonal is excluded">:$strict,
    Arg<UnitAttr, "whether the triangle is transposed">:$transpose);
  let results = (outs Res<TTT_Tensor, "products: [b, n]">:$result);
  let assemblyFormat = [{
    (`strict` $strict^)? (`transpose` $transpose^)? $weights `,` $rows attr-dict
    `:` type($weights) `,` type($rows)
  }];
  let hasVerifier = 1;
}

def TTT_TrilSolveOp : TTT_ValueOp<"tril_solve", [
    AllTypesMatch<["rows", "result"]>, AllElementTypesMatch<["weights", "rows"]>]> {
  let summary = "solve a unit lower triangular system: rows that depend on earlier rows";
  let description = [{
    Formula: `out[t,j] = rows[t,j] + gate[t,j] * sum_{s < t} weights[t,s] * out[s,j]`;
    without `gate` it is 1. `transpose`: the system with the transposed matrix,
    `out[s,j] = rows[s,j] + sum_{t > s} weights[t,s] * gate[t,j] * out[t,j]`.
    Entries on and above the diagonal are never read.

    Constraints: weights is [b,b], rows, gate and result [b,n] (tril_solve-c1).

    Example:
    ```mlir
    %w = ttt.tril_solve %a, %c : tensor<16x16xf32>, tensor<16x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "matrix of which only the part below the diagonal is read: [b, b]">:$weights,
    Arg<TTT_Tensor, "right-hand side, one row per token: [b, n]">:$rows,
    Arg<Optional<TTT_Tensor>, "factors gate[t, j] of the formula: [b, n]; 1 if absent">:$gate,
    Arg<UnitAttr, "whether the system has the transposed matrix">:$transpose);
  let results = (outs Res<TTT_Tensor, "solution, one row per token: [b, n]">:$result);
  let assemblyFormat = [{
    (`transpose` $transpose^)? $weights `,` $rows (`gate` $gate^)? attr-dict
    `:` type($weights) `,` type($rows) (`,` type($gate)^)?
  }];
  let hasVerifier = 1;
}

def TTT_TrilOp : TTT_ValueOp<"tril", [AllTypesMatch<["input", "result"]>]> {
  let summary = "the lower triangle of a square matrix, zero elsewhere";
  let description = [{
    Formula: `out[t,s,...] = s <= t ? in[t,s,...] : 0` (`strict`: s < t). The op selects and
    does not multiply: elements above the triangle may be non-finite.

    Constraint: the first two axes have one length (tril-c1).

    Example:
    ```mlir
    %y = ttt.tril %a : tensor<16x16xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "square matrix of entries: [b, b, ...]">:$input,
    Arg<UnitAttr, "whether the diagonal is zero too">:$strict);
  let results = (outs Res<TTT_Tensor, "lower triangle, zero elsewhere: [b, b, ...]">:$result);
  let assemblyFormat = "(`strict` $strict^)? $input attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def TTT_RecurrenceOp : TTT_ValueOp<"recurrence", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<RecurrenceOpInterface>]> {
  let summary = "coefficients of a linear recurrence over the tokens of a mini-batch";
  let description = [{
    n carried tensors follow `c_i <- sum_j M_ij[t] c_j + sum_l N_il[t] x_l[t]`,
    t = 0 .. b-1, with scalar gates M, N (`tensor<b>`; an absent pair is zero).
    Then `c_i` after token t is

        sum_j A_ij[t] c_j[start] + sum_l sum_{s<=t} L_il[t,s] x_l[s]

    and the op computes the rows by plain products, without logarithms, so that a gate
    of zero is legal and underflow to zero is correct:

        A_i[t] = sum_j M_ij[t] A_j[t-1],   L_i[t,s] = sum_j M_ij[t] L_j[t-1,s],   L_il[t,t] = N_il[t]

    with A_ij[-1] = (i == j). Gates may be vectors, all of type `tensor<b x n>`: every channel
    then has a separate recurrence. `transitions` lists (i, j) and `inputs` (i, l), in the
    order of the operands. Results: all A_ij (i major) `tensor<b>`, then all
    L_il (i major) `tensor<b x b>`, zero above the diagonal; `tensor<b x n>` and
    `tensor<b x b x n>` where gates are vectors.

    Constraints: every pair in range and given once (recurrence-c1); gates are of one
    type `tensor<b>` or `tensor<b x n>` (recurrence-c2); there is at least one gate, M or N
    (recurrence-c3).

    Example (momentum m with decay of f: m <- mom m - lr x, f <- alpha f + m):
    ```mlir
    %A:4, %L:2 = ttt.recurrence carried 2 of 1
        transitions [0, 0, 1, 0, 1, 1] (%mom, %mom, %alpha) inputs [0, 0, 1, 0] (%nlr, %nlr)
        : (...) -> (...)
    ```
  }];
  let arguments = (ins
    Arg<I64Attr, "number of carried tensors c_i">:$carried,
    Arg<I64Attr, "number of tensors x_l that are added to them">:$sources,
    Arg<DenseI64ArrayAttr, "pairs (i, j), two numbers per operand of `gates`">:$transitions,
    Arg<Variadic<TTT_Tensor>, "gates M_ij, one row per token: [b] or [b, n]">:$gates,
    Arg<DenseI64ArrayAttr, "pairs (i, l), two numbers per operand of `rates`">:$inputs,
    Arg<Variadic<TTT_Tensor>, "gates N_il, one row per token: [b] or [b, n]">:$rates);
  let results = (outs
    Res<Variadic<TTT_Tensor>,
        "all A_ij, i major: [b] or [b, n]; then all L_il, i major: [b, b] or [b, b, n]">:$results);
  let assemblyFormat = [{
    `carried` $carried `of` $sources `transitions` $transitions `(` $gates `)`
    `inputs` $inputs `(` $rates `)` attr-dict `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    OpResult getStartCoefficient(int64_t i, int64_t j) { return getOperation()->getResult(i * getCarried() + j); }
    OpResult getSourceCoefficient(int64_t i, int64_t l) {
      return getOperation()->getResult(getCarried() * getCarried() + i * getSources() + l);
    }
  }];
  let hasVerifier = 1;
}

def TTT_DecayedProductsOp : TTT_ValueOp<"decayed_products", [AllTypesMatch<["rows", "columns", "gate"]>, DeclareOpInterfaceMethods<RecurrenceOpInterface>]> {
  let summary = "products of rows with earlier rows that have decayed, channel by channel";
  let description = [{
    Formula: `out[t,s] = sum_i rows[t,i] * columns[s,i] * prod_{s < j <= t} gate[j,i]` for
    s <= t; `strict`: before the token's own gate, `prod_{s < j < t}`, for s < t. Elements
    above the triangle are unspecified. A gate of zero is legal: the op is lowered by recursive
    halving, `out[later, earlier] = (rows * P) @ (columns * R)^T` with the products P, R of
    gates from and up to the split, and never quotients; leaves of few tokens are computed
    token by token.

    Constraint: operands [b,n], result [b,b] (decayed_products-c1).

    Example:
    ```mlir
    %w = ttt.decayed_products %q, %k, %a : tensor<16x64xf32> -> tensor<16x16xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "left factors, one row per token t: [b, n]">:$rows,
    Arg<TTT_Tensor, "right factors, one row per token s: [b, n]">:$columns,
    Arg<TTT_Tensor, "decay of each channel at each token: [b, n]">:$gate,
    Arg<UnitAttr, "whether token t itself and its own gate are excluded">:$strict);
  let results = (outs
    Res<TTT_Tensor, "products [t, s], unspecified above the diagonal: [b, b]">:$result);
  let assemblyFormat = [{
    (`strict` $strict^)? $rows `,` $columns `,` $gate attr-dict `:` type($rows) `->` type($result)
  }];
  let extraClassDeclaration = [{
    /// Tokens of a leaf of the halving.
    int64_t getLeafSize();
  }];
  let hasVerifier = 1;
}

def TTT_DecayedRowsOp : TTT_ValueOp<"decayed_rows", [AllTypesMatch<["rows", "gate", "result"]>, DeclareOpInterfaceMethods<RecurrenceOpInterface>]> {
  let summary = "rows as they have decayed at the end of a mini-batch, channel by channel";
  let description = [{
    Formula: `out[s,i] = rows[s,i] * prod_{s < j < count} gate[j,i]` for s < count, 0 after.

    Constraint: a matrix [b,n] (decayed_rows-c1).

    Example:
    ```mlir
    %u = ttt.decayed_rows %k, %a, %count : tensor<16x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "rows of the mini-batch: [b, n]">:$rows,
    Arg<TTT_Tensor, "decay of each channel at each token: [b, n]">:$gate,
    Arg<Index, "number of valid rows">:$count);
  let results = (outs Res<TTT_Tensor, "decayed rows, zero from row `count` on: [b, n]">:$result);
  let assemblyFormat = "$rows `,` $gate `,` $count attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def TTT_ValidRowsOp : TTT_ValueOp<"valid_rows", [AllTypesMatch<["input", "result"]>]> {
  let summary = "zero the rows past the end of a ragged mini-batch";
  let description = [{
    Formula: `out[t, ...] = t < count ? in[t, ...] : 0`. Folds away where the
    mini-batch is known to be full.

    Example:
    ```mlir
    %y = ttt.valid_rows %lr, %count : tensor<16xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "rows of the mini-batch: [b, ...]">:$input,
    Arg<Index, "number of valid rows">:$count);
  let results = (outs Res<TTT_Tensor, "rows, zero from row `count` on: [b, ...]">:$result);
  let assemblyFormat = "$input `,` $count attr-dict `:` type($input)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def TTT_PadRowsOp : TTT_ValueOp<"pad_rows", [AllTypesMatch<["input", "result"]>]> {
  let summary = "the last token's row for the rows past the end of a ragged mini-batch";
  let description = [{
    Formula: `out[t, ...] = in[min(t, count - 1), ...]`, as `ttt.every` pads its streams.
    Needed for rows of tables and positions: past the end they belong to no token, and values
    computed from them need not be finite. Padding rows have no cotangent, so the derivative
    is `ttt.valid_rows`. Folds away where the mini-batch is known to be full.

    Constraint: `in` has an axis of known size (pad_rows-c1).

    Example:
    ```mlir
    %p = ttt.pad_rows %positions, %count : tensor<16xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "rows of the mini-batch: [b, ...]">:$input,
    Arg<Index, "number of valid rows, at least 1">:$count);
  let results = (outs
    Res<TTT_Tensor, "rows, copies of the last valid one from row `count` on: [b, ...]">:$result);
  let assemblyFormat = "$input `,` $count attr-dict `:` type($input)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def TTT_ShiftRowsOp : TTT_ValueOp<"shift_rows", [AllTypesMatch<["input", "result"]>]> {
  let summary = "each row as it was one token earlier";
  let description = [{
    Formula: `out[0, ...] = first[...]`, `out[t, ...] = in[t-1, ...]`. Gives the values
    before each token's update, given those after it.

    Constraint: `first` is a row of `in` (shift_rows-c1).

    Example:
    ```mlir
    %before = ttt.shift_rows %after, %initial : tensor<16x64xf32>, tensor<64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "rows of the mini-batch: [b, ...]">:$input,
    Arg<TTT_Tensor, "row before the first one: [...]">:$first);
  let results = (outs
    Res<TTT_Tensor, "`first`, then the rows of `input` except the last: [b, ...]">:$result);
  let assemblyFormat = "$input `,` $first attr-dict `:` type($input) `,` type($first)";
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_TTT_IR_TTTMINIBATCHOPS_TD
