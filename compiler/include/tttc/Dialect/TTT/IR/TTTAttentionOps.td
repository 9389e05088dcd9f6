//===- TTTAttentionOps.td - Ops of stored tokens -----------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included by TTTOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTATTENTIONOPS_TD
#define TTTC_DIALECT_TTT_IR_TTTATTENTIONOPS_TD

//===----------------------------------------------------------------------===//
// Stored tokens
//===----------------------------------------------------------------------===//

def TTT_NoRowsOp : TTT_ValueOp<"no_rows"> {
  let summary = "what a stored state starts from: no rows";
  let description = [{
    Formula: a tensor of length 0 along its first axis, which grows.

    Constraint: that axis, and no other, has no fixed length (no_rows-c1).

    Example:
    ```mlir
    %K = ttt.no_rows : tensor<?x64xf32>
    ```
  }];
  let results = (outs Res<TTT_Tensor, "no rows: [0, ...], with a dynamic first axis">:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def TTT_AppendOp : TTT_ValueOp<"append", [AllTypesMatch<["rows", "result"]>]> {
  let summary = "one more stored row";
  let description = [{
    Formula: `out = [rows; row]`, its last `window` rows if there is a window. Must be in a
    loop over tokens that carries `rows`; removed by `ttt-hoist-attention`.

    Constraint: `row` is a row of `rows`, and a window holds at least one (append-c1).

    Example:
    ```mlir
    %K1 = ttt.append %K, %k : tensor<?x64xf32>, tensor<64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "rows stored so far, oldest first: [?, ...]">:$rows,
    Arg<TTT_Tensor, "row of the current token: [...]">:$row,
    Arg<OptionalAttr<I64Attr>,
        "number of last rows that are kept, at least 1; all rows if absent">:$window);
  let results = (outs Res<TTT_Tensor, "stored rows with the new one last: [?, ...]">:$result);
  let assemblyFormat = "$rows `,` $row attr-dict `:` type($rows) `,` type($row)";
  let hasVerifier = 1;
}

def TTT_AttendOp : TTT_ValueOp<"attend", [
    AllElementTypesMatch<["query", "keys", "values", "result"]>]> {
  let summary = "stored values, weighted by how well their keys answer a query";
  let description = [{
    Formula: `out[j] = sum_s p[s] values[s,j]`, `p = softmax_s(sum_i query[i] keys[s,i])`;
    zero where no row is stored. Removed by `ttt-hoist-attention`.

    Constraint: query [n], keys [?,n], values [?,m], result [m] (attend-c1).

    Example:
    ```mlir
    %y = ttt.attend %q, %K, %V : tensor<64xf32>, tensor<?x64xf32>, tensor<?x32xf32> -> tensor<32xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "query of one token: [n]">:$query,
    Arg<TTT_Tensor, "stored keys, one per row: [?, n]">:$keys,
    Arg<TTT_Tensor, "stored values, one per row: [?, m]">:$values);
  let results = (outs
    Res<TTT_Tensor,
        "average of the values, weighted by softmax: [m]; zero if no row is stored">:$result);
  let assemblyFormat = [{
    $query `,` $keys `,` $values attr-dict `:` type($query) `,` type($keys) `,` type($values)
    `->` type($result)
  }];
  let hasVerifier = 1;
}

def TTT_AttentionOp : TTT_ValueOp<"attention", [AllElementTypesMatch<["keys", "values"]>]> {
  let summary = "the answers of all tokens, each from the rows stored until then";
  let description = [{
    Formula, with the rows s that token t sees, `t - window < s <= t` (`before`: stored
    before its own, `t - window <= s < t`; without a window all of these):

        rows[t,j] = sum_s exp(sum_i queries[t,i] keys[s,i] - logs[t]) values[s,j]
        logs[t]   = log sum_s exp(sum_i queries[t,i] keys[s,i])

    and zero where a token sees none. Rows that a token does not see are not multiplied, so that
    non-finite elements of them do not propagate.

    Constraints: streams of one length, queries and keys [?,n], values and rows [?,m],
    logs [?] (attention-c1); a window holds at least one row (attention-c2).

    Example:
    ```mlir
    %y, %l = ttt.attention %q, %k, %v window 16
        : tensor<?x64xf32>, tensor<?x64xf32>, tensor<?x32xf32> -> tensor<?x32xf32>, tensor<?xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "queries, one row per token: [T, n]">:$queries,
    Arg<TTT_Tensor, "keys, one row per token: [T, n]">:$keys,
    Arg<TTT_Tensor, "values, one row per token: [T, m]">:$values,
    Arg<OptionalAttr<I64Attr>,
        "number of rows that a token sees at most, at least 1; no limit if absent">:$window,
    Arg<UnitAttr, "whether a token sees only the rows before its own">:$before);
  let results = (outs
    Res<TTT_Tensor, "answers, one row per token: [T, m]; zero if it sees no row">:$rows,
    Res<TTT_Tensor,
        "logarithm of each token's softmax denominator: [T]; zero if it sees no row">:$logs);
  let assemblyFormat = [{
    (`before` $before^)? $queries `,` $keys `,` $values (`window` $window^)? attr-dict
    `:` type($queries) `,` type($keys) `,` type($values) `->` type($rows) `,` type($logs)
  }];
  let hasVerifier = 1;
}

def TTT_AttentionGradientOp : TTT_ValueOp<"attention_gradient", [
    AllTypesMatch<["rows", "cotangent"]>, AllTypesMatch<["queries", "dQueries"]>,
    AllTypesMatch<["keys", "dKeys"]>, AllTypesMatch<["values", "dValues"]>,
    AllElementTypesMatch<["keys", "values"]>]> {
  let summary = "cotangents of queries, keys and values";
  let description = [{
    Formula, with `p[t,s] = exp(sum_i queries[t,i] keys[s,i] - logs[t])` for the rows s
    that token t sees, recomputed tile by tile, and d the cotangent of `rows`:

        e[t,s]        = p[t,s] (sum_j d[t,j] values[s,j] - sum_j d[t,j] rows[t,j])
        d_queries[t]  = sum_s e[t,s] keys[s]
        d_keys[s]     = sum_t e[t,s] queries[t]
        d_values[s]   = sum_t p[t,s] d[t]

    The other operands are the operands and results of the differentiated `ttt.attention`.

    Constraint: types as in `ttt.attention` (attention_gradient-c1).

    Example:
    ```mlir
    %dq, %dk, %dv = ttt.attention_gradient %q, %k, %v, %y, %l, %d
        : tensor<?x64xf32>, tensor<?x64xf32>, tensor<?x32xf32>, tensor<?x32xf32>, tensor<?xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "queries, one row per token: [T, n]">:$queries,
    Arg<TTT_Tensor, "keys, one row per token: [T, n]">:$keys,
    Arg<TTT_Tensor, "values, one row per token: [T, m]">:$values,
    Arg<TTT_Tensor, "`rows` of the differentiated op: [T, m]">:$rows,
    Arg<TTT_Tensor, "`logs` of the differentiated op: [T]">:$logs,
    Arg<TTT_Tensor, "cotangent of `rows`: [T, m]">:$cotangent,
    Arg<OptionalAttr<I64Attr>,
        "number of rows that a token sees at most, at least 1; no limit if absent">:$window,
    Arg<UnitAttr, "whether a token sees only the rows before its own">:$before);
  let results = (outs
    Res<TTT_Tensor, "cotangent of `queries`: [T, n]">:$dQueries,
    Res<TTT_Tensor, "cotangent of `keys`: [T, n]">:$dKeys,
    Res<TTT_Tensor, "cotangent of `values`: [T, m]">:$dValues);
  let assemblyFormat = [{
    (`before` $before^)? $queries `,` $keys `,` $values `,` $rows `,` $logs `,` $cotangent
    (`window` $window^)? attr-dict
    `:` type($queries) `,` type($keys) `,` type($values) `,` type($rows) `,` type($logs)
  }];
  let hasVerifier = 1;
}

def TTT_StoredRowsOp : TTT_ValueOp<"stored_rows", [AllTypesMatch<["input", "result"]>]> {
  let summary = "what is stored at the end: a stream, or its last rows";
  let description = [{
    Formula: the rows of `input`; with a window its last min(window, T) rows. The result is a
    separate tensor and never shares memory with the input.

    Constraint: a stream, and a window holds at least one row (stored_rows-c1).

    Example:
    ```mlir
    %K_final = ttt.stored_rows %k : tensor<?x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "stream, one row per token: [T, ...]">:$input,
    Arg<OptionalAttr<I64Attr>,
        "number of last rows that are kept, at least 1; all rows if absent">:$window);
  let results = (outs
    Res<TTT_Tensor, "rows that are stored, oldest first: [min(window, T), ...]">:$result);
  let assemblyFormat = "$input (`window` $window^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def TTT_SpreadRowsOp : TTT_ValueOp<"spread_rows", [AllTypesMatch<["input", "like", "result"]>]> {
  let summary = "rows at the end of a stream of zeros";
  let description = [{
    Formula: as many rows as `like` has, the last ones those of `input`, zero before: the
    derivative of `ttt.stored_rows`.

    Constraint: a stream (spread_rows-c1).

    Example:
    ```mlir
    %d_k = ttt.spread_rows %d_K_final like %k : tensor<?x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "last rows of the result, at most T: [?, ...]">:$input,
    Arg<TTT_Tensor, "stream of which only the length is read: [T, ...]">:$like);
  let results = (outs Res<TTT_Tensor, "rows of zeros, then those of `input`: [T, ...]">:$result);
  let assemblyFormat = "$input `like` $like attr-dict `:` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Tiles of attention, created by ttt-tile-attention, and new rows of a triangle (ttt-resume-groups)
//===----------------------------------------------------------------------===//

def TTT_BandOp : TTT_ValueOp<"band", [AllTypesMatch<["input", "result"]>]> {
  let summary = "a tile where its rows see its columns, a constant elsewhere";
  let description = [{
    Formula: `out[t,s] = 0 <= offset + t - s < window ? in[t,s] : otherwise`; without a
    window there is no upper bound; with `before` the condition is `0 < offset + t - s <= window`.
    The op selects and does not multiply: masked elements may be non-finite.

    Constraint: a matrix, and a window holds at least one row (band-c1).

    Example:
    ```mlir
    %p = ttt.band %x, %offset otherwise 0.0 window 16 : tensor<64x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "tile, one row per query, one column per stored row: [b, c]">:$input,
    Arg<Index, "token index of row 0 minus token index of column 0">:$offset,
    Arg<F64Attr, "value of the elements that are masked">:$otherwise,
    Arg<OptionalAttr<I64Attr>,
        "number of columns that a row sees at most; no limit if absent">:$window,
    Arg<UnitAttr, "whether a row sees only the columns before its own">:$before);
  let results = (outs Res<TTT_Tensor, "tile with masked elements replaced: [b, c]">:$result);
  let assemblyFormat = [{
    (`before` $before^)? $input `,` $offset `otherwise` $otherwise (`window` $window^)? attr-dict
    `:` type($input)
  }];
  let hasVerifier = 1;
}

def TTT_BandMatmulOp : TTT_ValueOp<"band_matmul", [
    AllTypesMatch<["start", "result"]>, AllElementTypesMatch<["weights", "rows", "result"]>]> {
  let summary = "sum of the rows that each row sees";
  let description = [{
    Formula: `out[t,j] = start[t,j] + sum_s weights[t,s] rows[s,j]` over the columns s that
    `ttt.band` keeps. Other elements are neither read nor multiplied.

    Constraints: weights [b,c], rows [c,n], start [b,n] (band_matmul-c1); a window holds at least
    one row (band_matmul-c2).

    Example:
    ```mlir
    %y = ttt.band_matmul %p, %v, %offset into %y0
        : tensor<64x64xf32>, tensor<64x32xf32> -> tensor<64x32xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "weights, read only where a row sees a column: [b, c]">:$weights,
    Arg<TTT_Tensor, "rows that are summed, one per column of `weights`: [c, n]">:$rows,
    Arg<Index, "token index of row 0 minus token index of column 0">:$offset,
    Arg<TTT_Tensor, "rows to which the sums are added: [b, n]">:$start,
    Arg<OptionalAttr<I64Attr>,
        "number of columns that a row sees at most; no limit if absent">:$window,
    Arg<UnitAttr, "whether a row sees only the columns before its own">:$before);
  let results = (outs Res<TTT_Tensor, "`start` plus the weighted sums: [b, n]">:$result);
  let assemblyFormat = [{
    (`before` $before^)? $weights `,` $rows `,` $offset `into` $start (`window` $window^)? attr-dict
    `:` type($weights) `,` type($rows) `->` type($result)
  }];
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_TTT_IR_TTTATTENTIONOPS_TD
