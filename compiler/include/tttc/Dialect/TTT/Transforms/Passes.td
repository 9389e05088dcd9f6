//===- Passes.td - Passes on the ttt dialect ---------------*- tablegen -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// About in the order in which pipelines run them first (docs/Pipeline.md). Each says what it
// expects, what it guarantees, and what it does to the numbers.
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

    With `only-gradients`, those in the bodies of `ttt.grad` alone: what becomes of a
    gradient afterwards is still to be recognised (`ttt-factor-updates`).

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
    gradient stays in factors, and nothing materialises it here.

    Expects: no composites in the body (run ttt-decompose). Guarantees: no
    `ttt.grad` is left; the forward part of the loss stands once, before the
    gradient. Fails with an error at the op that has no derivative rule.
    Numerics: exact derivatives of the program written.
    Not upstream: MLIR ships no automatic differentiation.
  }];
  let dependentDialects = ["arith::ArithDialect", "math::MathDialect"];
}

def TTTFactorUpdatesPass : Pass<"ttt-factor-updates"> {
  let summary = "Keep functions of a rank-one gradient in its factors";
  let description = [{
    A token's gradient in a matrix is `s u w^T`; what keeps rank one keeps that form, and
    sums of it need no matrix:

        (s u w^T) * (r a b^T)      ->  s r (u * a) (w * b)^T
        reduce_sum(s u w^T)        ->  s sum(u) sum(w), or along one axis s sum(u) w
        sign(s u w^T)              ->  sign(s u) sign(w)^T
        abs(s u w^T)               ->  |s u| |w|^T
        newton_schulz(s u w^T)     ->  c s u w^T, with the scalar iteration of the norm

    where s is a product of numbers and of inverses of numbers.

    So a norm, a clipped or normalised step, a sign step or Muon of one token's gradient
    has factors, and with them a dual form.

    Expects: ttt-derive-inner-gradient, composites outside of gradients still there.
    Numerics: reassociates products and sums; what the iteration multiplies a matrix of
    rank one with is the same polynomial of its norm.
    Leaves alone: sums of several such products.
  }];
  let dependentDialects = ["arith::ArithDialect", "math::MathDialect"];
}

def TTTPullGatesPass : Pass<"ttt-pull-gates"> {
  let summary = "Move a gate from a matrix to the row that it is multiplied with";
  let description = [{
    A prediction with a state that has just decayed does not need the decayed matrix:

        x @ (diag(a) S)  ->  (x * a) @ S       x @ (S diag(a))  ->  (x @ S) * a
        x @ (g S)        ->  g (x @ S)         and the same for S^T

    Token by token, the decay is then left to the update, which passes over the matrix
    anyway: one pass less.

    Numerics: reassociates a product. Leaves alone: products of matrices, and sums.
  }];
  let dependentDialects = ["arith::ArithDialect"];
}

def TTTDeriveDecodePass : Pass<"ttt-derive-decode", "ModuleOp"> {
  let summary = "Add resumable prefill and decode entries";
  let description = [{
    Two copies of every function, `NAME_prefill` and `NAME_decode`. The first takes a
    sequence from its start and gives, beside the rows of its tokens, what is needed to go
    on (`carry.S_final`). The second takes that (`carry.S`), the position of its first token
    and at most `tokens` tokens, and gives their rows and what is needed to go on.

    What is carried is read off the loops over the whole sequence: of `ttt.each_token` what it
    carries; of `ttt.every n` what it carries at the start of the open group, and the tokens of
    that group (`carry.rows.k`, n rows of which position mod n are there); the last rows of
    what is delayed (`carry.last.0`). The open group is recomputed from its start with
    each call, so that its rows are those of a whole sequence. Its end is left out, but with
    `invariant` computed and dropped: the same code gives the same bits. A group whose
    tokens do not depend on each other is not recomputed: only the new tokens are computed.

    Stored rows lie in a cache of `context` rows, token t's in row t, which a read goes over in
    tiles; with a window of w, in row t mod w of w. `ttt.max_length` says how long a
    sequence may be then. A prefill stores and reads as before (`ttt-hoist-attention`) and
    fills the cache at its end; rows that a group carries it stores in the cache from the start.

    Expects: gradients as code, loops not chunked; a causal program (`ttt.causal` of the module is
    not false). Numerics: exact.
    Reads of stored rows: sums in another order.
    Remains an error: rows that are read elsewhere than beside their append, or with
    `invariant`; a loop in reverse, a loop that begins where another one ended, a token after
    the present one.
  }];
  let options = [
    Option<"tokens", "tokens", "int64_t", "8", "tokens of a call, at most">,
    Option<"context", "context", "int64_t", "4096",
           "tokens of a sequence whose rows are stored without a window, at most">,
    Option<"invariant", "invariant", "bool", "false",
           "open groups are computed by the code of whole ones">
  ];
  let dependentDialects = ["mlir::arith::ArithDialect", "mlir::math::MathDialect",
                           "mlir::tensor::TensorDialect"];
}

def TTTHoistAttentionPass : Pass<"ttt-hoist-attention", "::mlir::ModuleOp"> {
  let summary = "Hoist attention over stored rows (a KV cache) out of loops over tokens";
  let description = [{
    What a token reads of stored rows depends on streams only: its query, and the rows that
    it and earlier tokens append. Each `ttt.attend` becomes a stream of answers,

        %y, %logs = ttt.attention %queries, %keys, %values

    that the loop reads like a token, in front of that loop. A stream that is no token of the
    layer comes from a copy of the loops around, of which canonicalization leaves what it needs.
    Queries and rows may depend on other reads; these are answered first. What is stored at
    the end is the stream of rows, `ttt.stored_rows`.

    Expects: `ttt.append` in a `ttt.each_token` whose loops carry the rows. Guarantees: no
    `ttt.append` or `ttt.attend` is left, or an error says why: reads elsewhere than beside the
    append, loops in reverse, rows that depend on what an earlier token read of them.
    Numerics: sums over stored rows are taken in another order.
  }];
  let dependentDialects = ["arith::ArithDialect"];
}

def TTTChunkTokensPass : Pass<"ttt-chunk-tokens"> {
  let summary = "Cut a loop over all tokens into mini-batches";
  let description = [{
    A `ttt.each_token` over the whole sequence becomes `ttt.every chunk` around
    it, in the same direction, everything carried passing through. The program
    computes the same values for every chunk; what changes is that the dual form
    can now be found.

    A loop that carries nothing maps tokens: its mini-batches are `map-chunk` long,
    for what is computed there are projections, which want many rows.

    Numerics: exact (no operation is changed). Does nothing to a loop that
    already stands in a mini-batch.
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
    (docs/Rationale/DualForm.md), where the loop goes forwards and is linear in what
    it carries (see Analysis/InnerLoop.h):

    1. what does not depend on carried tensors is lifted to the rows of the
       mini-batch, gradients in factors (U, W);
    2. each product of rows X with a carried matrix, after or before the token's
       update, becomes `A (X @ S) + (L * (X @ U^T)) @ W` with the coefficients of
       the recurrence; carried rows become matrices;
    3. what is carried on is the last row of coefficients, built after the
       predictions.

    A row that an update takes from a prediction (an online rule) is an unknown: where it
    is affine in its predictions, with a number or a diagonal as its Jacobian, those of a
    mini-batch are the solution of one `ttt.tril_solve`: the UT transform of the delta rule's WY
    representation (2406.06484, section 3.2), for any such update.

    Coefficients stay generators: a running sum is rank one, `r_t c_s`, and
    becomes row scalings around `ttt.tril_matmul` that share `c * W` with the
    state update; other recurrences become `ttt.recurrence`; a gate per channel becomes
    `ttt.decayed_products` where the product sums over its axis. Terms with the same
    rows are one `ttt.tril_matmul` (`X @ U^T + 1` for a bias beside a product).

    With `form=primal` only loops that carry nothing are rewritten, around which nothing is
    carried either: they have no order that could be kept.

    Expects: ttt-decompose, ttt-derive-inner-gradient. Guarantees: with
    `form=dual`, no `ttt.each_token` in a mini-batch is left or an error says why, but in what
    decodes, where such a loop stays with a remark: stored rows are in a cache there, and the
    copy for the open mini-batch stays with it;
    with `auto` a loop that is not linear stays and a remark says what broke it, and so
    does one with more than 8 unknowns, whose code takes minutes to compile, and one whose
    coefficients are vectors, unless `vector-coefficients` says that they are worth it. Numerics: reassociates sums over tokens.
    Not upstream: no such rewrite exists.
  }];
  let options = [
    Option<"form", "form", "::tttc::Form", "::tttc::Form::Auto", "which form loops over tokens get",
           [{::llvm::cl::values(
               clEnumValN(::tttc::Form::Auto, "auto", "dual where there is one"),
               clEnumValN(::tttc::Form::Primal, "primal", "token by token"),
               clEnumValN(::tttc::Form::Dual, "dual", "all tokens of a mini-batch at once, or an error"))}]>,
    Option<"vectorCoefficients", "vector-coefficients", "bool", "true",
           "auto takes a dual form whose coefficients are vectors">
  ];
  let dependentDialects = ["arith::ArithDialect", "tensor::TensorDialect"];
}

def TTTMergeReductionsPass : Pass<"ttt-merge-reductions"> {
  let summary = "Merge row sums into as few rounds as the data flow allows";
  let description = [{
    Moves factors that are constant along the summed axes out of `ttt.reduce_sum`
    and splits sums of sums, so that sums which waited for each other become
    independent and can share one pass over the data:

        reduce_sum(broadcast(c) * x)  ->  c * reduce_sum(x)
        reduce_sum(x +- y)            ->  reduce_sum(x) +- reduce_sum(y)   if a factor that waits for a sum can then move out
        reduce_sum(broadcast(c))      ->  n * c

    Also folds `x + x` to `2 x`, products of splats by powers of two, `x - x`,
    and zeros, which differentiation and the rules above leave behind.

    Numerics: takes values for finite (`x - x`, `0 * x`); reassociates sums along rows; never rewrites a sum of products of
    two varying factors (a variance stays a sum of squares of centred values) unless `expand` asks for it.
    Does nothing where no factor is constant along the axes.

    With `expand` products are multiplied out where that ends a wait,

        reduce_sum((x + c y + z) * r)  ->  c * reduce_sum(y * r) + reduce_sum((x + z) * r)   at least 0 if it was a square
        reduce_sum(broadcast(x))       ->  broadcast(reduce_sum(x))   where what repeats is not summed

    so that a layer norm, the loss behind it and its gradient take one round of sums. Only rows of 16 or more
    elements that come from a product of matrices are treated so, and no powers above a square. A variance is a
    difference then: rows with the mean m and the deviation s lose (m/s)^2 roundings of f32, which is less than one rounding to
    bf16 while m/s is below 181, and to f16 below 64. The pipeline asks for it where operands of products are rounded to 16 bits.
  }];
  let options = [Option<"expand", "expand", "bool", "false",
                        "multiply out centred products: one round of sums, other roundings">];
  let dependentDialects = ["arith::ArithDialect"];
}

def TTTClassifyStateMapsPass : Pass<"ttt-classify-state-maps"> {
  let summary = "Classify what one mini-batch does to the state";
  let description = [{
    Proves, for each outermost `ttt.every`, how what it carries after its body depends on
    what it carried before, and notes it as the attribute `ttt.state_map` and a remark:

    | class | carried tensors become | examples |
    | --- | --- | --- |
    | `constant` | the same whatever they were | |
    | `additive` | gates times themselves, plus increments they are not in | linear attention, GLA |
    | `affine` | a linear map of themselves, plus increments | a step on a squared loss of a linear learner |
    | `general` | anything else; a remark names the first op that is not affine | TTT-Linear, TTT-MLP |

    Nothing is rewritten: the class says what may be (all mini-batches at once, a scan over
    pairs of maps), and a target that has fewer heads than cores asks for it.
    Numerics: exact.
  }];
}

def TTTDeriveOuterGradientPass : Pass<"ttt-derive-outer-gradient", "::mlir::ModuleOp"> {
  let summary = "Add save and backward entries: reverse mode through the inner loop";
  let description = [{
    Reverse mode over the matrix form of each public function, with the table of
    rules that derived the inner gradient. Loops over time are differentiated as
    loops: the forward one saves what a group starts from, one in reverse recomputes the
    group and then its derivative (checkpointing, arXiv 1604.06174). Two functions are added:

        @layer_save(inputs)                        -> (results, saved ...)
        @layer_backward(inputs, saved, d_results)  -> (d_inputs)

    `checkpoint=c` saves states every c mini-batches: the loop is cut into segments,
    a segment is recomputed as a whole, its products are kept until they are used. `none` saves the products of all
    mini-batches and recomputes nothing; `auto` takes what needs the fewest
    bytes for `tokens` tokens.

    Expects: ttt-rewrite-dual-form. Numerics: exact derivatives of the program as it
    stands; sums over tokens run backwards in time. Padding rows of a ragged end get
    zero cotangents.
    Not upstream: MLIR ships no automatic differentiation.
  }];
  let options = [
    Option<"checkpoint", "checkpoint", "std::string", "\"1\"",
           "none, mini-batches per saved state, or auto">,
    Option<"tokens", "tokens", "int64_t", "2048", "length that checkpoint=auto is chosen for">,
    Option<"wrt", "wrt", "std::string", "\"\"",
           "inputs whose gradients are asked for, comma separated; default: all">
  ];
  let dependentDialects = ["arith::ArithDialect", "::mlir::func::FuncDialect", "tensor::TensorDialect"];
}

def TTTCountFlopsPass : Pass<"ttt-count-flops", "::mlir::ModuleOp"> {
  let summary = "Count floating-point operations per token";
  let description = [{
    Leaves `ttt.flops_per_token` on every public function and says it in a remark.
    A product counts two operations per term (`2 b m n`; a triangular one half of
    that, an outer one, without a sum, one), a sum one per element, an elementwise op one per element whatever it is.
    Operations outside of loops over the sequence do not count, but attention to a window does,
    at its full length. Attention to all earlier rows grows with the sequence, and is no number
    per token. The remark adds what publications count, products only and triangular ones as
    squares (linear attention: 4 d^2 + 4 b d), and how much less that is in the first
    mini-batch, where products with a state that starts from the literal zero vanish (2 d^2).

    Expects: loops over the sequence (run it before ttt-tile-mini-batches).
    Numerics: changes nothing.
  }];
}

def TTTTileAttentionPass : Pass<"ttt-tile-attention", "::mlir::ModuleOp"> {
  let summary = "Tile attention, with an online softmax";
  let description = [{
    `ttt.attention` becomes a `ttt.every` over `tile` queries, in which an `scf.for` goes over
    the tiles of earlier rows and then to the tokens' own tile: a product for the scores, a running
    maximum and sum per query, a product with the values. Tiles that every query of the tile
    sees are plain products; those at the borders, `ttt.band` and `ttt.band_matmul`; others do not
    exist. `ttt.attention_gradient` goes over the same tiles, recomputes the weights from
    `logs` and adds to the cotangents of stored rows where they lie. Nothing of the length of
    the sequence squared is ever there.

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

def TTTOutlineStepsPass : Pass<"ttt-outline-steps", "::mlir::ModuleOp"> {
  let summary = "Outline the body of every mini-batch";
  let description = [{
    The body of each `ttt.every` moves into a private function that the loop over
    full mini-batches and the ragged tail both call, so that it is compiled once:

        func @layer_step(%start, %count, %q {ttt.rows}, ..., %gamma, ..., %W, ..., %out {ttt.rows})
          -> (W, ..., out)

    Arguments: the first token's index and the number of tokens, the group's
    tokens, what the body reads from outside, what it carries, and a destination
    for each result that has rows. The last arguments, one per result, are where
    the results go (destination passing); the body need not read them. `ttt.rows`
    marks a part of a stream: its rows may lie apart.

    Numerics: exact.
    Not upstream: outlining there takes single regions of scf loops.
  }];
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

    Entries that are given a state keep the one step, and so does the one that saves for
    a gradient: its code is long, and so are the sequences one trains on.

    Expects: steps as functions, each called once by its loop (run it after
    ttt-outline-steps).
    Numerics: exact for finite inputs, but for the sign of zeros; zero times a number that
    is not finite is taken as zero.
    Not upstream: that the state is zero is known of one iteration of the loop only.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect",
                           "::mlir::scf::SCFDialect"];
}

def TTTTileMiniBatchesPass : Pass<"ttt-tile-mini-batches"> {
  let summary = "Lower loops over time to scf, ragged ends as a separate tail";
  let description = [{
    `ttt.every n` becomes an `scf.for` over the full mini-batches, in which the
    token count is the constant n, and a second one, which runs once or not at all,
    with one more copy of the body for the rest. The tail works on a copy of its tokens padded to n rows by
    repeating the last one, and keeps its first rows only. `ttt.each_token`
    becomes an `scf.for` over tokens. A reverse loop does the tail first. Token streams are read by
    `tensor.extract_slice`; streams of results are inserted into the loop-carried
    result. A stream that only the loop reads is overwritten by a result of its type: a mini-batch
    reads such rows from a copy.

    Numerics: exact. Guarantees: no `ttt.every`, `ttt.each_token`, `ttt.row_at`,
    `ttt.position`, `ttt.delay`, `ttt.take_rows`, `ttt.overwrite_rows` or `ttt.pad_rows` is left.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "scf::SCFDialect", "tensor::TensorDialect"
  ];
}

#endif // TTTC_DIALECT_TTT_TRANSFORMS_PASSES_TD
