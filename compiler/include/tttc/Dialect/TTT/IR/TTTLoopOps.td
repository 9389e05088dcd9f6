//===- TTTLoopOps.td - Loops over tokens -------------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included by TTTOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTLOOPOPS_TD
#define TTTC_DIALECT_TTT_IR_TTTLOOPOPS_TD

class TTT_TokenLoopOp<string mnemonic>
    : TTT_Op<mnemonic, [AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlock,
                        DeclareOpInterfaceMethods<TokenLoopOpInterface,
                                                  ["getNumIndices", "getRowsPerStep", "setTokenRange", "createLike"]>,
                        DeclareOpInterfaceMethods<FlopCountOpInterface>]> {
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def TTT_EveryOp : TTT_TokenLoopOp<"every"> {
  let summary = "loop over groups of `chunk` consecutive tokens";
  let description = [{
    Cuts the tokens into groups of `chunk`, the last of which may be shorter, and runs
    the body on each in order. Block arguments: the index of the group's first token,
    the number of its tokens (1..chunk), one `tensor<chunk x ...>` per token
    stream, one value per carried tensor. Rows past the count hold copies of the
    group's last token, so that values computed from them are finite whenever those of
    the real rows are; no result may depend on them. `ttt.yield` has the carried
    values, then one `tensor<chunk x ...>` per stream of results, whose first
    `count` rows are kept. Results: carried values after the last group, then
    the streams.

    Inside another group, `of %first, %length` specifies the range of tokens: rows 0 ..
    length - 1 of the streams, the first being token `first` of the sequence. Without
    it the streams are the whole sequence.

    `reverse` runs the same groups from last to first: for `every n reverse`, and for the
    gradient of a loop, which runs backwards in time.

    `after %past` marks a loop that can be resumed. The last group, if it is shorter, is open: it
    does not update the carried tensors. Rows of results before row `past`, which is in the first
    group, are unspecified: an earlier loop has computed them. `ttt-resume-groups` removes it.

    Constraints: chunk >= 1 (every-c1); block arguments as above (every-c2);
    yielded types match (every-c3); there are streams, and they and those of results have one
    length (every-c4); `first` and `length` come together (every-c5); `past` needs them, and no
    `reverse` (every-c6).

    Example:
    ```mlir
    %S, %out = ttt.every 16 tokens(%k) carry(%S0)
        : (tensor<?x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
    ^bb0(%start: index, %count: index, %kt: tensor<16x8xf32>, %S: tensor<8x8xf32>):
      %y = ttt.contract "ti,ij->tj" %kt, %S : tensor<16x8xf32>, tensor<8x8xf32> -> tensor<16x8xf32>
      ttt.yield %S, %y : tensor<8x8xf32>, tensor<16x8xf32>
    }
    ```
  }];
  let arguments = (ins
    Arg<I64Attr, "number of tokens of a group, at least 1">:$chunk,
    Arg<Optional<Index>, "index in the sequence of the token of row 0; 0 if absent">:$first,
    Arg<Optional<Index>,
        "number of tokens, from row 0 of the streams on; all rows if absent">:$length,
    Arg<Optional<Index>,
        "number of tokens, from row 0 on, whose rows of results are known; absent: the loop does "
        "not resume">:$past,
    Arg<Variadic<TTT_Tensor>, "streams that are read, one row per token: [T, ...]">:$tokens,
    Arg<Variadic<TTT_Tensor>, "carried tensors before the first step">:$inits,
    Arg<UnitAttr, "whether the groups are run from last to first">:$reverse);
  let results = (outs
    Res<Variadic<TTT_Tensor>,
        "carried tensors after the last step, then streams of results: [T, ...]">:$results);
  let regions = (region TTT_Body<
    "step of one group: index of its first token, number of its tokens, rows of each "
    "stream [chunk, ...], carried tensors; yields carried tensors, then rows of results "
    "[chunk, ...]">:$body);
  let assemblyFormat = [{
    $chunk (`reverse` $reverse^)? (`of` $first^ `,` $length)? (`after` $past^)? `tokens` `(` $tokens `)` `carry` `(` $inits `)` attr-dict-with-keyword
    `:` functional-type(operands, results) custom<Body>($body)
  }];
  let builders = [
    /// A loop that is not resumed.
    OpBuilder<(ins "TypeRange":$results, "int64_t":$chunk, "Value":$first, "Value":$length,
                   "ValueRange":$tokens, "ValueRange":$inits, "bool":$reverse)>
  ];
  let extraClassDeclaration = [{
    BlockArgument getStart() { return getBody().getArgument(0); }
    BlockArgument getCount() { return getBody().getArgument(1); }
  }];
}

def TTT_EachTokenOp : TTT_TokenLoopOp<"each_token"> {
  let summary = "loop over tokens one by one: the primal form";
  let description = [{
    Runs the body on tokens `0 .. count-1` of its streams (`tensor<n x ...>`, n >=
    count) in order; `start` is the index in the sequence of the first. Block
    arguments: the token's index in the sequence, one value per stream without
    the token axis, one per carried tensor. `ttt.yield` has the carried values,
    then one value per stream of results (`tensor<n x ...>`; rows past count are
    undefined). `reverse` runs the tokens from last to first.

    Constraints: block arguments as above (each_token-c1); yielded types match
    (each_token-c2); there are streams, and they and those of results have one length
    (each_token-c3).

    Example:
    ```mlir
    %S, %out = ttt.each_token %start, %count tokens(%k) carry(%S0)
        : (index, index, tensor<16x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<16x8xf32>) {
    ^bb0(%t: index, %kt: tensor<8xf32>, %S: tensor<8x8xf32>):
      %y = ttt.contract "i,ij->j" %kt, %S : tensor<8xf32>, tensor<8x8xf32> -> tensor<8xf32>
      ttt.yield %S, %y : tensor<8x8xf32>, tensor<8xf32>
    }
    ```
  }];
  let arguments = (ins
    Arg<Index, "index in the sequence of the token of row 0">:$start,
    Arg<Index, "number of tokens, at most n">:$count,
    Arg<Variadic<TTT_Tensor>, "streams that are read, one row per token: [n, ...]">:$tokens,
    Arg<Variadic<TTT_Tensor>, "carried tensors before the first step">:$inits,
    Arg<UnitAttr, "whether the tokens are run from last to first">:$reverse);
  let results = (outs
    Res<Variadic<TTT_Tensor>,
        "carried tensors after the last step, then streams of results: [n, ...]">:$results);
  let regions = (region TTT_Body<
    "step of one token: its index in the sequence, its row of each stream [...], carried "
    "tensors; yields carried tensors, then its row of each stream of results [...]">:$body);
  let assemblyFormat = [{
    (`reverse` $reverse^)? $start `,` $count `tokens` `(` $tokens `)` `carry` `(` $inits `)` attr-dict-with-keyword
    `:` functional-type(operands, results) custom<Body>($body)
  }];
  let extraClassDeclaration = [{
    BlockArgument getToken() { return getBody().getArgument(0); }
  }];
}

def TTT_YieldOp : TTT_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "end of a body: the values it gives";
  let description = [{
    Terminates the bodies of `ttt.every`, `ttt.each_token` (carried values, then
    rows) and `ttt.grad` (the loss).
  }];
  let arguments = (ins
    Arg<Variadic<TTT_Tensor>,
        "carried tensors, then rows of results of a loop; the loss in `ttt.grad`">:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

def TTT_PositionOp : TTT_ValueOp<"position"> {
  let summary = "a token's index as a number";
  let description = [{
    Formula: `out = t mod n` (`t` itself without `modulo`). Exact up to 2^24 in f32.
    With one axis, the positions of the tokens from t on: `out[i] = (t + i) mod n`.

    Constraint: at most one axis, of known size, n >= 1 (position-c1).

    Example:
    ```mlir
    %p = ttt.position %t mod 16 : tensor<f32>
    ```
  }];
  let arguments = (ins
    Arg<Index, "index t in the sequence of the (first) token">:$token,
    Arg<OptionalAttr<I64Attr>, "period n in tokens; none if absent">:$modulo);
  let results = (outs
    Res<TTT_Tensor,
        "position of the token, a scalar, or positions of the tokens from t on: [b]">:$result);
  let assemblyFormat = "$token (`mod` $modulo^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def TTT_RowAtOp : TTT_ValueOp<"row_at"> {
  let summary = "the row of a table a token's position selects";
  let description = [{
    Formula: `out[...] = table[t mod n, ...]`, where `table` has n >= 1 rows (row_at-c1).

    Example:
    ```mlir
    %w = ttt.row_at %tok[%t mod 16] : tensor<16xf32> -> tensor<f32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "table, one row per position modulo n: [n, ...]">:$table,
    Arg<Index, "index t in the sequence of the token">:$token,
    Arg<I64Attr, "number n of rows of `table`">:$modulo);
  let results = (outs Res<TTT_Tensor, "row t mod n of `table`: [...]">:$result);
  let assemblyFormat = "$table `[` $token `mod` $modulo `]` attr-dict `:` type($table) `->` type($result)";
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_TTT_IR_TTTLOOPOPS_TD
