//===- Passes.td - Passes on the ttt dialect ---------------*- tablegen -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Roughly in the order in which pipelines first run them (docs/Pipeline.md). Each description lists
// preconditions (Expects), postconditions (Guarantees) and the effect on numerics.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_TRANSFORMS_PASSES_TD
#define TTTC_DIALECT_TTT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def TTTDecomposePass : Pass<"ttt-decompose"> {
  let summary = "Replace composites (norms, activations) by their definitions";
  let description = [{
    Every op with the DecomposableOpInterface becomes the program that defines it.

    Expects: nothing. Guarantees: no composite is left, so every op of a learner
    has a row in the derivative table. Numerics: this *is* the definition.
    Not upstream: the definitions are the language's.

    With `only-gradients`, only composites in the bodies of `ttt.grad` are decomposed, so that
    `ttt-factor-updates` still recognises the composites that are applied to gradients.

    Before: `%y = ttt.relu %x`
    After:  `%z = arith.constant dense<0.0>`, `%t = arith.cmpf ogt, %x, %z` and
    `%y = arith.select %t, %x, %z`
  }];
  let options = [Option<"onlyGradients", "only-gradients", "bool", "false",
                        "composites in the bodies of ttt.grad alone">];
  let dependentDialects = ["arith::ArithDialect", "math::MathDialect"];
}

def TTTDeriveInnerGradientPass : Pass<"ttt-derive-inner-gradient"> {
  let summary = "Differentiate inner losses: reverse mode over ttt.grad";
  let description = [{
    Reverse mode over the body of each `ttt.grad` with the table of derivative
    rules. A state that enters as `x @ S` gets `ttt.contract "i,j->ij" x, dy`: the
    gradient stays in factors and is not materialised here.

    Expects: no composites in the body (run ttt-decompose). Guarantees: no
    `ttt.grad` is left; the forward part of the loss occurs once, before the
    gradient. Fails with an error at an op that has no derivative rule.
    Numerics: exact derivatives of the program as written.
    Not upstream: MLIR ships no automatic differentiation.
  }];
  let dependentDialects = ["arith::ArithDialect", "math::MathDialect"];
}

def TTTFactorUpdatesPass : Pass<"ttt-factor-updates"> {
  let summary = "Keep functions of a rank-one gradient in its factors";
  let description = [{
    A token's gradient with respect to a matrix is `s u w^T`. Functions of it that preserve rank
    one are rewritten to the same form, and sums of it to sums of the factors:

        (s u w^T) * (r a b^T)      ->  s r (u * a) (w * b)^T
        reduce_sum(s u w^T)        ->  s sum(u) sum(w), or along one axis s sum(u) w
        sign(s u w^T)              ->  sign(s u) sign(w)^T
        abs(s u w^T)               ->  |s u| |w|^T
        newton_schulz(s u w^T)     ->  c s u w^T, with the scalar iteration of the norm

    where s is a product of scalars and of inverses of scalars.

    So a norm, a clipped or normalised step, a sign step or Muon of one token's gradient
    is in factored form and has a dual form.

    Expects: ttt-derive-inner-gradient; composites outside of gradients not decomposed yet.
    Numerics: reassociates products and sums; the Newton-Schulz iteration multiplies a matrix of
    rank one by the same polynomial of its norm.
    Does not rewrite sums of several such products.
  }];
  let dependentDialects = ["arith::ArithDialect", "math::MathDialect"];
}

def TTTPullGatesPass : Pass<"ttt-pull-gates"> {
  let summary = "Move a gate from a matrix to the row that it is multiplied with";
  let description = [{
    Rewrites a prediction with a decayed state so that it does not need the decayed matrix:

        x @ (diag(a) S)  ->  (x * a) @ S       x @ (S diag(a))  ->  (x @ S) * a
        x @ (g S)        ->  g (x @ S)         and the same for S^T

    In the primal form, the decay is then part of the update, which passes over the matrix
    anyway: one pass less.

    Numerics: reassociates a product. Does not rewrite products of matrices or sums.
  }];
  let dependentDialects = ["arith::ArithDialect"];
}

def TTTDeriveDecodePass : Pass<"ttt-derive-decode", "ModuleOp"> {
  let summary = "Add resumable prefill and decode entries";
  let description = [{
    Adds two copies of every function, `NAME_prefill` and `NAME_decode`. The first processes a
    sequence from its start and returns the rows of its tokens and the carry, the values needed to
    resume (`carry.S_final`). The second takes the carry (`carry.S`), the position of its first
    token and at most `tokens` tokens, and returns their rows and the new carry.

    The carry is derived from the loops over the whole sequence: for `ttt.each_token` the carried
    tensors; for `ttt.every n` the tensors carried at the start of the open group (the last,
    incomplete one) and the tokens of that group (`carry.rows.k`, n rows, of which the first
    position mod n are valid); for delayed streams their last rows (`carry.last.0`). A loop over
    groups becomes one `after` the tokens of earlier calls, over these and the new ones, from the start
    of the open group: `ttt-resume-groups` decides what a call computes of it, and replaces the tokens.
    Of a group whose tokens do not depend on each other only the new tokens are computed, here, unless
    `whole-groups` is given: for targets on which the bits of a product depend on the number of its
    rows (GPUs, with `--invariant`), and for those of which `ttt-resume-groups` computes new rows.

    Stored rows are in a cache of `context` rows, the row of token t in row t, which reads traverse
    tile by tile; with a window of w rows, in row t mod w of w. `ttt.max_length` is then the maximum
    length of a sequence. A prefill stores and reads as without decoding (`ttt-hoist-attention`) and
    fills the cache at its end; rows that a group carries, and all rows with `invariant`, are in the
    cache from the start.

    Expects: gradients as code, loops not chunked; a causal program (`causal` of `#ttt.layer` is
    not false). Numerics: exact, except for reads of stored rows, whose sums have another order.
    Fails for rows that are not read next to their append, for a reverse loop, for a loop that
    starts from the result of another one, and for reads of later tokens.
  }];
  let options = [
    Option<"tokens", "tokens", "int64_t", "8", "tokens of a call, at most">,
    Option<"context", "context", "int64_t", "4096",
           "tokens of a sequence whose rows are stored without a window, at most">,
    Option<"invariant", "invariant", "bool", "false", "prefill stores tokens in the cache too">,
    Option<"wholeGroups", "whole-groups", "bool", "false",
           "groups whose tokens do not depend on each other are resumed like others">
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::math::MathDialect",
                           "mlir::tensor::TensorDialect", "mlir::ttt::TTTDialect"];
}

def TTTResumeGroupsPass : Pass<"ttt-resume-groups", "ModuleOp"> {
  let summary = "Compute only the new rows of a mini-batch that earlier calls began";
  let description = [{
    Removes `ttt.every ... after` from prefill and decode entries.

    With `new-rows` a decode call computes the rows of its own tokens. Row t of most values of a
    group depends on tokens up to t, which the pass proves op by op: products with the state, norms,
    lower triangles. Where an op reads all rows of such a value (a product over tokens, the update
    at the end of the group), the value is a cache: an argument `carry.rows.N` of decode, into
    which a call writes its rows, and a result of both entries. Values that are the same for
    all tokens, and those of ops without a rule for single rows (`ttt.recurrence`, `ttt.tril_solve`),
    are computed from caches. A `ttt.each_token` over the group goes on from its carried tensors
    (`carry.open.N`). A call loops over the groups that it has tokens of; a full one ends with the
    update of the states, and its caches are cleared.

    Otherwise, and where the proof fails, the loop becomes two: over full groups, and over the open
    one, computed from the carried tokens with each call. With `invariant` the open group computes
    its end too, which is dropped: ops that rows share with it affect the bits of the rows.

    Numerics: exact, except that rows of tokens and a triangle are summed in other loops.
    Example:
    ```mlir
    // %n = ttt.every 16 of %first, %length after %past tokens(%k) carry(%S) ...
    %r:3 = scf.for %g = %c0 to %length step %c16 iter_args(%S, %rows, %out) ...
    ```
  }];
  let options = [
    Option<"newRows", "new-rows", "bool", "false", "a decode call computes its own rows only">,
    Option<"invariant", "invariant", "bool", "false",
           "an open group that is computed whole computes its end too">
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::scf::SCFDialect",
                           "mlir::tensor::TensorDialect", "mlir::ttt::TTTDialect"];
}

def TTTHoistAttentionPass : Pass<"ttt-hoist-attention", "::mlir::ModuleOp"> {
  let summary = "Hoist attention over stored rows (a KV cache) out of loops over tokens";
  let description = [{
    A token's read of stored rows only depends on streams: its query, and the rows that it and
    earlier tokens append. Each `ttt.attend` is replaced by a stream of results,

        %y, %logs = ttt.attention %queries, %keys, %values

    computed before the loop, which reads it like a token stream. A stream that is not a token
    stream of the layer is computed by a copy of the surrounding loops, which canonicalization
    reduces to the ops that it needs. If queries or rows depend on other reads, those are hoisted
    first. The rows stored at the end are the stream of rows, `ttt.stored_rows`.

    Expects: `ttt.append` in a `ttt.each_token` whose loops carry the rows. Guarantees: no
    `ttt.append` or `ttt.attend` is left. Fails for reads in another loop than the append, for
    reverse loops, and for rows that depend on an earlier token's read of the same rows.
    Numerics: sums over stored rows are taken in another order.
  }];
  let dependentDialects = ["arith::ArithDialect"];
}

def TTTChunkTokensPass : Pass<"ttt-chunk-tokens"> {
  let summary = "Cut a loop over all tokens into mini-batches";
  let description = [{
    Puts a `ttt.every chunk` around a `ttt.each_token` over the whole sequence, in
    the same direction; carried tensors pass through. The program computes the
    same values for every chunk, but now the dual form can be derived.

    A loop that carries nothing maps tokens: its mini-batches are `map-chunk` long,
    because it computes projections, which are efficient with many rows.

    Numerics: exact (no operation is changed). Does not change a loop that is
    already in a mini-batch.
  }];
  let options = [
    Option<"chunk", "chunk", "int64_t", "16", "tokens per mini-batch">,
    Option<"mapChunk", "map-chunk", "int64_t", "64",
           "tokens per mini-batch of a loop that carries nothing">,
    Option<"onlyMaps", "only-maps", "bool", "false", "leave loops that carry something">
  ];
}

def TTTRewriteDualFormPass : Pass<"ttt-rewrite-dual-form"> {
  let summary = "Rewrite loops over tokens to the dual (chunkwise-parallel) form";
  let description = [{
    Replaces a `ttt.each_token` inside a mini-batch by matrix ops on all its tokens, the dual form
    of TTT layers (arXiv 2407.04620, section 2.5) and the chunkwise-parallel form of linear
    attention and the delta rule (2406.06484, 2312.06635) as one rewrite
    (docs/Rationale/DualForm.md), if the loop runs forwards and is linear in its carried
    tensors (see Analysis/InnerLoop.h):

    1. values that do not depend on carried tensors are lifted to the rows of the
       mini-batch, gradients in factors (U, W);
    2. each product of rows X with a carried matrix, after or before the token's
       update, becomes `A (X @ S) + (L * (X @ U^T)) @ W` with the coefficients of
       the recurrence; carried rows become matrices;
    3. the carried tensors after the mini-batch are computed from the last row of
       coefficients, after the predictions.

    A row that an update takes from a prediction (an online update) is an unknown: if it
    is affine in its predictions, with a scalar or diagonal Jacobian, the unknowns of a
    mini-batch are the solution of one `ttt.tril_solve`: the UT transform of the delta rule's WY
    representation (2406.06484, section 3.2), for any such update.

    Coefficients are kept in factored form: a running sum is rank one, `r_t c_s`, and
    becomes row scalings around `ttt.tril_matmul` that share `c * W` with the
    state update; other recurrences become `ttt.recurrence`; a gate per channel becomes
    `ttt.decayed_products` if the product sums over its axis. Terms with the same
    rows are merged into one `ttt.tril_matmul` (`X @ U^T + 1` for a product and a bias).

    With `form=primal` only loops that carry nothing, inside loops that carry nothing, are
    rewritten: the order of their tokens does not matter.

    Expects: ttt-decompose, ttt-derive-inner-gradient. Guarantees: with `form=dual`, no
    `ttt.each_token` in a mini-batch is left, or an error says why. In prefill and decode
    functions such a loop stays, with a remark: stored rows are in a cache there, and the copy of
    the loop for the open mini-batch must have the same form.
    With `form=auto` a loop stays, with a remark that says why, if it is not linear, if it has more
    than 8 unknowns, because its code takes minutes to compile, if more than 6 tensors enter one
    recurrence, which has a coefficient for each pair of them, or if its coefficients are vectors
    and `vector-coefficients` excludes it: a loop that carries vectors alone does less work.
    Numerics: reassociates sums over tokens.
    Not upstream: no such rewrite exists.
  }];
  let options = [
    Option<"form", "form", "::tttc::Form", "::tttc::Form::Auto", "which form loops over tokens get",
           [{::llvm::cl::values(
               clEnumValN(::tttc::Form::Auto, "auto", "dual where there is one"),
               clEnumValN(::tttc::Form::Primal, "primal", "token by token"),
               clEnumValN(::tttc::Form::Dual, "dual", "all tokens of a mini-batch at once, or an error"))}]>,
    Option<"vectorCoefficients", "vector-coefficients", "::tttc::VectorCoefficients",
           "::tttc::VectorCoefficients::All",
           "loops for which auto takes a dual form whose coefficients are vectors",
           [{::llvm::cl::values(
               clEnumValN(::tttc::VectorCoefficients::None, "none", "no loop"),
               clEnumValN(::tttc::VectorCoefficients::Matrices, "matrices", "loops that carry a matrix"),
               clEnumValN(::tttc::VectorCoefficients::All, "all", "all loops"))}]>
  ];
  let dependentDialects = ["arith::ArithDialect", "tensor::TensorDialect"];
}

def TTTMergeReductionsPass : Pass<"ttt-merge-reductions"> {
  let summary = "Merge row sums into as few rounds as the data flow allows";
  let description = [{
    Moves factors that are constant along the summed axes out of `ttt.reduce_sum`
    and splits sums of sums, so that sums that depended on each other become
    independent and can share one pass over the data:

        reduce_sum(broadcast(c) * x)  ->  c * reduce_sum(x)
        reduce_sum(x +- y)            ->  reduce_sum(x) +- reduce_sum(y)   if a factor that depends on a sum can then move out
        reduce_sum(broadcast(c))      ->  n * c

    Also folds `x + x` to `2 x`, products of splats by powers of two, `x - x`,
    and zeros, which differentiation and the rules above leave behind.

    Numerics: assumes finite values (`x - x`, `0 * x`); reassociates sums along rows; does not
    rewrite a sum of products of two varying factors (a variance stays a sum of squares of centred
    values), except with `expand`. Does nothing if no factor is constant along the axes.

    With `expand` products are multiplied out where that removes a dependence between sums,

        reduce_sum((x + c y + z) * r)  ->  c * reduce_sum(y * r) + reduce_sum((x + z) * r)   at least 0 if it was a square
        reduce_sum(broadcast(x))       ->  broadcast(reduce_sum(x))   if the new axes are not summed

    so that a layer norm, the loss after it and its gradient take one round of sums. This only
    applies to rows of 16 or more elements that come from a product of matrices, and to no powers
    above a square. A variance then is a difference: rows with mean m and deviation s lose (m/s)^2
    roundings of f32, which is less than one rounding to bf16 while m/s is below 181, and to f16
    while it is below 64. The pipeline uses `expand` if operands of products are rounded to 16 bits.
  }];
  let options = [Option<"expand", "expand", "bool", "false",
                        "multiply out centred products: one round of sums, other roundings">];
  let dependentDialects = ["arith::ArithDialect"];
}

def TTTClassifyStateMapsPass : Pass<"ttt-classify-state-maps"> {
  let summary = "Classify what one mini-batch does to the state";
  let description = [{
    Proves, for each outermost `ttt.every`, how its carried tensors after the body depend on
    those before it, and records the class as the attribute `ttt.state_map` and in a remark:

    | class | carried tensors become | examples |
    | --- | --- | --- |
    | `constant` | values that do not depend on them | |
    | `additive` | gates times themselves, plus increments that do not depend on them | linear attention, GLA |
    | `affine` | a linear map of themselves, plus increments | a step on a squared loss of a linear learner |
    | `general` | anything else; a remark names the first op that is not affine | TTT-Linear, TTT-MLP |

    Nothing is rewritten. The class tells which parallel evaluation is legal (all mini-batches in
    parallel, or a scan over pairs of maps), which is useful with fewer heads than cores.
    Numerics: exact.
  }];
}

def TTTDeriveOuterGradientPass : Pass<"ttt-derive-outer-gradient", "::mlir::ModuleOp"> {
  let summary = "Add save and backward entries: reverse mode through the inner loop";
  let description = [{
    Reverse mode over the matrix form of each public function, with the table of
    rules that derived the inner gradient. Loops over time are differentiated as
    loops: the forward loop saves the carried tensors at the start of each group, a reverse loop
    recomputes the group and then runs its derivative (checkpointing, arXiv 1604.06174). Two
    functions are added:

        @layer_save(inputs)                        -> (results, saved ...)
        @layer_backward(inputs, saved, d_results)  -> (d_inputs)

    `period=c` saves states every c mini-batches: the loop is cut into segments; a segment
    is recomputed as a whole, and its products are kept until they are used. `checkpoint=none` saves
    the products of all mini-batches and recomputes no product; `auto` chooses the option that needs
    the fewest bytes for `tokens` tokens.

    Expects: ttt-rewrite-dual-form. Numerics: exact derivatives of the program as it
    stands; sums over tokens run backwards in time. Padding rows of a ragged end get
    zero cotangents.
    Not upstream: MLIR ships no automatic differentiation.
  }];
  let options = [
    Option<"checkpoint", "checkpoint", "::tttc::Checkpoint::Kind", "::tttc::Checkpoint::Every",
           "the states that the save entry keeps",
           [{::llvm::cl::values(
               clEnumValN(::tttc::Checkpoint::Every, "every", "those of every period"),
               clEnumValN(::tttc::Checkpoint::None, "none", "all products, nothing is recomputed"),
               clEnumValN(::tttc::Checkpoint::Auto, "auto", "the fewest bytes for `tokens`"))}]>,
    Option<"period", "period", "int64_t", "1", "mini-batches per saved state, with checkpoint=every">,
    Option<"tokens", "tokens", "int64_t", "2048", "length that checkpoint=auto is chosen for">,
    Option<"wrt", "wrt", "std::string", "\"\"",
           "inputs whose gradients are asked for, comma separated; default: all">
  ];
  let dependentDialects = ["arith::ArithDialect", "::mlir::func::FuncDialect", "tensor::TensorDialect",
                           "::mlir::ttt::TTTDialect"];
}

def TTTCountFlopsPass : Pass<"ttt-count-flops", "::mlir::ModuleOp"> {
  let summary = "Count floating-point operations per token";
  let description = [{
    Sets `ttt.flops_per_token` on every public function and emits it in a remark.
    A product counts two operations per term (`2 b m n`; a triangular one half of that, an
    outer product, which has no sum, one), a sum one per element, any elementwise op one per
    element. Operations outside of loops over the sequence do not count, except attention with a
    window, which counts with the full window. Attention to all earlier rows does not count,
    because its operations per token grow with the sequence. The remark also gives the count of
    publications, with products only and triangular ones as full ones (linear attention:
    4 d^2 + 4 b d), and how much less that is in the first mini-batch, where products with a state
    that starts from the literal zero vanish (2 d^2). The open mini-batch of a decode entry counts
    whole where each call recomputes it: the count is that of calls of one token.

    Expects: loops over the sequence (run it before ttt-tile-mini-batches).
    Numerics: changes nothing.
  }];
}

def TTTTileAttentionPass : Pass<"ttt-tile-attention", "::mlir::ModuleOp"> {
  let summary = "Tile attention, with an online softmax";
  let description = [{
    `ttt.attention` becomes a `ttt.every` over tiles of `tile` queries, in which an `scf.for`
    runs over the tiles of earlier rows, followed by the tokens' own tile: a product for the
    scores, a running maximum and sum per query, a product with the values. Tiles that are visible
    to all queries of the tile use plain products; tiles at the border of the mask use `ttt.band`
    and `ttt.band_matmul`; masked tiles are skipped. `ttt.attention_gradient` runs over the same
    tiles, recomputes the weights from `logs` and accumulates into the cotangents of stored rows in
    place. Nothing of quadratic size in the length of the sequence is materialised.

    As FlashAttention (arXiv 2205.14135), with the online softmax of 1805.02867.

    Numerics: a softmax by tiles; differences of exponents are never positive.
    Guarantees: no `ttt.attention`, `ttt.attention_gradient`, `ttt.stored_rows` or
    `ttt.spread_rows` is left.
  }];
  let options = [Option<"tile", "tile", "int64_t", "64", "queries, and rows, per tile">];
  let dependentDialects = [
    "arith::ArithDialect", "math::MathDialect", "scf::SCFDialect", "tensor::TensorDialect"
  ];
}

def TTTInvertSolvesPass : Pass<"ttt-invert-solves"> {
  let summary = "Multiply by the inverse of a triangular system instead of solving it";
  let description = [{
    `ttt.tril_solve` without `gate` becomes the solution for the columns of the identity and a
    product with it:

        %x = ttt.tril_solve %w, %r
        ->
        %inverse = ttt.tril_solve %w, %identity
        %x = ttt.contract "ts,sj->tj" %inverse, %r

    A solution is sequential over tokens. The inverse does not depend on the columns, which usually
    depend on the state; so only the product is between two states. It needs the system's rows to
    be a multiple of `rows`, its columns to be one of `columns`, and no fewer columns than rows. A
    decode call has few rows and keeps its solution.

    Expects: ttt-rewrite-dual-form. Numerics: for kernels whose products are rounded, because the
    inverse is an operand of one. Its error is relative to the inverse times the absolute values of
    the columns, which is larger than that of a solution where these cancel.
    Not upstream: the op is of this dialect.
  }];
  let options = [
    Option<"rows", "rows", "int64_t", "16", "terms of a product of the machine (mma.sync: 16)">,
    Option<"columns", "columns", "int64_t", "8", "columns of a product of the machine">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def TTTOpenStartsPass : Pass<"ttt-open-starts", "::mlir::ModuleOp"> {
  let summary = "Make the starts of states inputs of a layer";
  let description = [{
    A segment of a sequence starts from the states that the one before ended with. Values that a
    forward function carries from the literal zero become arguments, named as the state or variable
    whose final value they end as:

        func @layer(%k) -> (S_final, out) { %S, %o = ttt.every 16 tokens(%k) carry(%zero) {...} }
        ->
        func @layer(%k, %S0) -> (S_final, out) { %S, %o = ttt.every 16 tokens(%k) carry(%S0) {...} }
          attributes {ttt.entry = #ttt.entry<forward, cut_tokens = 16>}

    `cut_tokens` is the common multiple of the lengths of groups: a sequence cut elsewhere would
    compute other groups.

    Expects: gradients as code, loops not chunked. Numerics: exact. Fails for layers that are not
    causal or have several stages, for values that begin otherwise or are no final values, for
    states that a call passes and the text replaces, for initial values that are read after the first
    token too, and for ops that depend on positions without a period or other tokens of the sequence
    (`prev`, `next`, stored rows).
    Not upstream: it is about the signature of a layer.
  }];
}

def TTTDeriveSummaryPass : Pass<"ttt-derive-summary", "::mlir::ModuleOp"> {
  let summary = "Add the map of a segment's states";
  let description = [{
    What a segment of a sequence does to the states is a map, and maps compose: with that of each
    segment at hand, all segments can be computed at once, each from its own initial states. For
    maps that are proven affine (`StateMap.h`), `S <- P S + U`, adds to each layer with
    `cut_tokens` (`ttt-open-starts`) a function `NAME_summary` of the tokens alone that returns U as
    `S_final`, the final state from zero, and P in the first of these forms that is proven:

    - `S_decay`, one factor for each row, [rows, 1], or for each element, if elements only depend on
      themselves (`S_decay * S`);
    - `S_map`, one matrix for all columns, [rows, rows of all states], if columns are computed apart
      (`IndependentColumns.h`): `S_map @ [S; ...]`, with the initial states in the order of the
      arguments.

    P is the linear part of the program (`LinearPart.h`), computed in the same loops, from ones or
    from the unit vectors:

        %S = ttt.every 16 tokens(%k, %v) carry(%S0) {...}
        ->
        %U, %P = ttt.every 16 tokens(%k, %v) carry(%zero, %unit) {...}

    A remark says which form was found, or which op prevents it.

    Expects: `ttt-open-starts`, canonicalization. Numerics: rounding, where a sequence is composed
    from segments.
    Not upstream: forward-mode differentiation is not.
  }];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::ttt::TTTDialect"];
}

def TTTSplitColumnsPass : Pass<"ttt-split-columns", "::mlir::ModuleOp"> {
  let summary = "Add kernels of a block of columns, for few tasks";
  let description = [{
    Linear rules compute each column of their states and outputs from the same column of the values:
    with one sequence of one head, several threads can share the columns. For each forward function
    of which that is proven (`IndependentColumns.h`), the same function of fewer columns is added;
    what does not depend on the column, such as the products of keys, each block computes itself:

        func @layer(%k: tensor<?x64xf32>, %v: tensor<?x64xf32>) -> tensor<?x64xf32>
        ->
        func @layer(%k: tensor<?x64xf32>, %v: tensor<?x64xf32>) -> tensor<?x64xf32>
        func @layer_columns(%k: tensor<?x64xf32>, %v: tensor<?x32xf32>) -> tensor<?x32xf32>

    A narrower tensor says how many columns the caller's has (`#ttt.tensor<..., columns = 64>`). The
    description of the kernel holds both (`columns` of tttc_entry_info, runtime.h), and the runtime
    calls that of blocks where threads, or multiprocessors of a GPU, then end earlier: the whole
    function is for many tasks (`ttt.many_tasks`). There are at most `blocks` blocks, of a
    multiple of `multiple` columns each, and none where a token has several rows of columns, or where
    tokens do not depend on each other either: blocks of tokens are more. A remark says what was
    found, or which op mixes columns.

    Expects: ttt-rewrite-dual-form; ttt-split-loops, if at all, before; no ttt-outline-steps before.
    Numerics: exact, each entry is computed by the same operations in the same order; on a GPU sums
    may have another order in a kernel of fewer columns.
    Not upstream: it is about axes of tensors of a whole function; upstream tiles one op.
  }];
  let options = [
    Option<"blocks", "blocks", "int64_t", "4", "blocks of columns, at most">,
    Option<"multiple", "multiple", "int64_t", "32", "columns of which a block has a multiple">
  ];
}

def TTTSplitLoopsPass : Pass<"ttt-split-loops", "::mlir::ModuleOp"> {
  let summary = "Compute what reads no state before the loop (loop fission)";
  let description = [{
    A loop over mini-batches runs one after the other only because of its states. Values of its body
    that depend on none move to a function of their own, a stage that runs before this one, with one
    entry per mini-batch, which the loop reads:

        %out = ttt.every 16 tokens(%k) carry(%S0) { %x = f(%k); %y = g(%x, %S) ... }
        ->
        func @layer_prepare(%k) -> tensor<?x...> { ttt.every 16 tokens(%k) { f(%k) } }
        %out = ttt.every 16 tokens(%k) carry(%S0) { %x = read; %y = g(%x, %S) ... }

    The iterations of the first loop are independent, so that all blocks of a GPU share them
    (`tile-distribute-loops`). Stored is what takes the fewest bytes: a value, or those that it is
    computed from without products and sums. If both take the same bytes, it is the value where the
    loop would otherwise read tokens. Factors of rows are first multiplied with each other, and with
    the weights of a product whose rows they scale. The loop is split if the first part has an op
    that is sequential over tokens (a solution, decays of channels, a loop), and if the stored bytes
    are no more than those of the tokens that a mini-batch reads and writes. Left alone are decode
    functions, backward functions (slower on a GPU, docs/Rationale/Tiles.md), and functions with
    several loops.

    Expects: ttt-rewrite-dual-form; no ttt-outline-steps before. Numerics: factors are multiplied in
    another order, into weights (not of f16) before these are rounded; operands of products are
    stored in `product-type`, which they are rounded to anyway.
    Not upstream: loop distribution upstream is of affine loops over memory.
  }];
  let options = [
    Option<"productType", "product-type", "std::string", "\"\"",
           "bf16 or f16: what operands of products are rounded to; empty: nothing">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::func::FuncDialect", "::mlir::tensor::TensorDialect"
  ];
}

def TTTOutlineStepsPass : Pass<"ttt-outline-steps", "::mlir::ModuleOp"> {
  let summary = "Outline the body of every mini-batch";
  let description = [{
    The body of each `ttt.every` moves into a private function that the loop over
    full mini-batches and the ragged tail both call, so that it is compiled once:

        func @layer_step(%start, %count, %q {ttt.rows}, ..., %gamma, ..., %W, ..., %out {ttt.rows})
          -> (W, ..., out)

    Arguments: the first token's index and the number of tokens, the group's
    tokens, values from outside that the body reads, carried tensors, and a
    destination for each result that has rows (destination passing); the body need
    not read destinations. `ttt.rows` marks a part of a stream, whose rows may have
    a stride. Constants and comparisons that the body reads are cloned into it.

    Numerics: exact.
    Not upstream: upstream outlines single regions of scf loops.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect", "::mlir::tensor::TensorDialect"];
}

def TTTOutlineRepeatsPass : Pass<"ttt-outline-repeats", "::mlir::ModuleOp"> {
  let summary = "Outline code that a block repeats";
  let description = [{
    `repeat`, the taps of a `conv` and the steps of an iteration are written out: the same ops
    again and again, on other values. Where consecutive ops of a block repeat, the ops of one
    period move into a private function, which is compiled once, and each period becomes a call
    of it:

        func @layer_step_repeat(%r, %p, %S {ttt.rows}, ..., %r_to, %p_to) -> (r, p)

        %r1:2 = call @layer_step_repeat(%r0#0, %r0#1, %S, ..., %empty, %empty)
        %r2:2 = call @layer_step_repeat(%r1#0, %r1#1, %S, ..., %empty, %empty)

    Arguments: the values from outside that a period reads, constants excepted, and a destination
    for each value that is read outside (as in ttt-outline-steps, with its `ttt.rows`). Ops that
    are already in a loop are not seen as repeated, and the order of ops is not changed.

    Periods need not begin where the program's repetition does: of all starts, the pass takes one
    with few values to pass. Of the periods found, those at the end that read values from other
    places are left.

    Expects: ops on tensors of known sizes; others are not moved.
    Numerics: exact.
    Not upstream: upstream has no outlining of repeated ops (LLVM's IROutliner does it for
    instructions, after most of the time that this saves).
  }];
  let options = [
    Option<"saved", "saved", "int64_t", /*default=*/"128",
           "fewest ops that a repetition must save">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect", "::mlir::tensor::TensorDialect"];
}

def TTTSpecializeZeroStatesPass : Pass<"ttt-specialize-zero-states", "::mlir::ModuleOp"> {
  let summary = "Specialize the first mini-batch of a state that starts from zero";
  let description = [{
    A state whose initial value is the literal zero is zero throughout the first
    mini-batch of a sequence, and so are the products that read it (theory: `Q S_0`
    vanishes). After `ttt-outline-steps`, each loop over the sequence with such products
    calls a copy of its step without them where it starts at token 0:

        %first = arith.cmpi eq, %start, %c0
        %r:2 = scf.if %first -> (...) { call @layer_step_first(...) } else { call @layer_step(...) }

    Entries that take their state as an argument keep the single step. So does the save entry: its
    code is long, and training sequences are long too.

    Expects: steps as functions, each called once by its loop (run it after
    ttt-outline-steps).
    Numerics: exact for finite inputs, except for the sign of zeros; zero times a non-finite
    number is treated as zero.
    Not upstream: the state is known to be zero in one iteration of the loop only.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
                           "::mlir::scf::SCFDialect"];
}

def TTTMergeStepsPass : Pass<"ttt-merge-steps", "::mlir::ModuleOp"> {
  let summary = "Compile equal steps of several entries once";
  let description = [{
    Private functions with equal types, attributes and bodies become one; locations and names are
    not compared. The entries for forward and prefill compute their mini-batches alike as a rule, and
    most of a compilation is spent on the code of a step:

        func.func @layer(...) { ... call @layer_step(...) }
        func.func @layer_prefill(...) { ... call @layer_step(...) }

    Functions that call merged ones are compared again.

    Expects: steps as functions (run it after ttt-outline-steps and ttt-specialize-zero-states,
    which expects one caller of each).
    Numerics: exact.
    Not upstream: LLVM merges equal functions (`mergefunc`) when all passes on them have run.
  }];
}

def TTTTileMiniBatchesPass : Pass<"ttt-tile-mini-batches"> {
  let summary = "Lower loops over time to scf, ragged ends as a separate tail";
  let description = [{
    `ttt.every n` becomes an `scf.for` over the full mini-batches, in which the
    token count is the constant n, and a second one with trip count 0 or 1, with another
    copy of the body for the remaining tokens. This tail works on a copy of its tokens padded to n
    rows by repeating the last one, and keeps only the valid rows. `ttt.each_token`
    becomes an `scf.for` over tokens. A reverse loop runs the tail first. Token streams are read by
    `tensor.extract_slice`; streams of results are inserted into the loop-carried
    result. A stream that only the loop reads is overwritten by a result of the same type, unless
    the caller stores that one in a narrower type: a mini-batch reads such rows from a copy.

    Numerics: exact. Guarantees: no `ttt.every`, `ttt.each_token`, `ttt.row_at`,
    `ttt.position`, `ttt.delay`, `ttt.take_rows`, `ttt.overwrite_rows` or `ttt.pad_rows` is left.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "scf::SCFDialect", "tensor::TensorDialect"
  ];
}

#endif // TTTC_DIALECT_TTT_TRANSFORMS_PASSES_TD
