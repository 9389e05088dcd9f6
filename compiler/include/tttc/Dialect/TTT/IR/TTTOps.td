//===- TTTOps.td - Ops of the ttt dialect ------------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTOPS_TD
#define TTTC_DIALECT_TTT_IR_TTTOPS_TD

include "tttc/Dialect/TTT/IR/TTTInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// Every value of a layer's program: ranked, f32 or f64.
def TTT_Tensor : RankedTensorOf<[F32, F64]>;
// What a comparison gives; it is repeated along rows like a number.
def TTT_TensorOrMask : RankedTensorOf<[F32, F64, I1]>;

class TTT_Op<string mnemonic, list<Trait> traits = []> : Op<TTT_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Contractions, sums, broadcasts
//===----------------------------------------------------------------------===//

def TTT_ContractOp : TTT_Op<"contract", [Pure]> {
  let summary = "sum of products over named axes";
  let description = [{
    Formula: for subscripts `ti,ij->tj`, `out[t,j] = sum_i lhs[t,i] * rhs[i,j]`.
    A letter names one axis; letters absent from the result are summed. The
    result starts from zero (no destination operand), so the op is its own
    definition and its derivative is a contract with the letters permuted.

    Shapes: equal letters have equal extents (contract-c1); a letter occurs at
    most once per operand (contract-c2); every result letter occurs in an operand
    and every operand letter occurs in the result or in the other operand
    (contract-c3). Accumulates in the element type.

    Example:
    ```mlir
    %y = ttt.contract "i,ij->j" %x, %W : tensor<8xf32>, tensor<8x4xf32> -> tensor<4xf32>
    %g = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins StrAttr:$subscripts, TTT_Tensor:$lhs, TTT_Tensor:$rhs);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = [{
    $subscripts $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
  let builders = [
    /// Infers the result type; the subscripts must fit the operands.
    OpBuilder<(ins "StringRef":$subscripts, "Value":$lhs, "Value":$rhs)>
  ];
  let extraClassDeclaration = [{
    StringRef lhsAxes() { return getSubscripts().split(',').first; }
    StringRef rhsAxes() { return getSubscripts().split(',').second.split("->").first; }
    StringRef resultAxes() { return getSubscripts().split("->").second; }
    /// True if no axis is summed and none is shared: an outer product.
    bool isOuterProduct();
  }];
  let hasVerifier = 1;
}

def TTT_ReduceSumOp : TTT_Op<"reduce_sum", [Pure]> {
  let summary = "sum over some axes";
  let description = [{
    Formula: `out[t] = sum_j in[t,j]` for `axes = [1]` of `[t,j]`. The summed
    axes disappear. Constraints: axes sorted, unique, in range (reduce_sum-c1);
    the result is the input without them (reduce_sum-c2).

    Example:
    ```mlir
    %s = ttt.reduce_sum %x [1] : tensor<16x64xf32> -> tensor<16xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$input, DenseI64ArrayAttr:$axes);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input $axes attr-dict `:` type($input) `->` type($result)";
  let builders = [OpBuilder<(ins "Value":$input, "ArrayRef<int64_t>":$axes)>];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def TTT_BroadcastOp : TTT_Op<"broadcast", [Pure]> {
  let summary = "repeat along new axes";
  let description = [{
    Formula: `out[t,j] = in[t]` for `axes = [1]`: the result axes named are new,
    the others are the input's in order. Constraints: axes sorted, unique, in
    range of the result (broadcast-c1); the result without them is the input
    (broadcast-c2).

    Example:
    ```mlir
    %y = ttt.broadcast %s [1] : tensor<16xf32> -> tensor<16x64xf32>
    ```
  }];
  let arguments = (ins TTT_TensorOrMask:$input, DenseI64ArrayAttr:$axes);
  let results = (outs TTT_TensorOrMask:$result);
  let assemblyFormat = "$input $axes attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===----------------------------------------------------------------------===//
// Composites: decomposed by ttt-decompose before any derivative is taken
//===----------------------------------------------------------------------===//

class TTT_UnaryComposite<string mnemonic, string formula>
    : TTT_Op<mnemonic, [Pure, SameOperandsAndResultType, DeclareOpInterfaceMethods<DecomposableOpInterface>]> {
  let summary = "elementwise " # formula;
  let description = "Formula: `out = " # formula # "`, elementwise. Any shape. Example:\n```mlir\n%y = ttt."
                    # mnemonic # " %x : tensor<64xf32>\n```";
  let arguments = (ins TTT_Tensor:$input);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}

def TTT_SigmoidOp  : TTT_UnaryComposite<"sigmoid", "1 / (1 + exp(-x))">;
def TTT_SoftplusOp : TTT_UnaryComposite<"softplus", "max(x, 0) + log(1 + exp(-|x|))">;
def TTT_ReluOp     : TTT_UnaryComposite<"relu", "max(x, 0)">;
def TTT_SiluOp     : TTT_UnaryComposite<"silu", "x * sigmoid(x)">;
def TTT_GeluOp     : TTT_UnaryComposite<"gelu", "x/2 * (1 + tanh(sqrt(2/pi) * (x + 0.044715 x^3)))">;
def TTT_GeluErfOp  : TTT_UnaryComposite<"gelu_erf", "x/2 * (1 + erf(x / sqrt(2)))">;
def TTT_SignOp     : TTT_UnaryComposite<"sign", "1 if x > 0, -1 if x < 0, else 0">;

class TTT_NormComposite<string mnemonic, string formula>
    : TTT_Op<mnemonic, [Pure, SameOperandsAndResultType, DeclareOpInterfaceMethods<DecomposableOpInterface>]> {
  let summary = "along the last axis, " # formula;
  let description = "Formula: `out = " # formula # "` along the last axis, for every index of the others. Rank >= 1 ("
                    # mnemonic # "-c1). Example:\n```mlir\n%y = ttt." # mnemonic
                    # " %x {eps = 1.0e-6 : f64} : tensor<16x64xf32>\n```";
  let arguments = (ins TTT_Tensor:$input, F64Attr:$eps);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def TTT_LayerNormOp : TTT_NormComposite<"layer_norm", "(x - mean(x)) / sqrt(var(x) + eps), biased variance">;
def TTT_RmsNormOp   : TTT_NormComposite<"rms_norm", "x / sqrt(mean(x^2) + eps)">;
def TTT_L2NormOp    : TTT_NormComposite<"l2_norm", "x / sqrt(sum(x^2) + eps)">;

def TTT_NewtonSchulzOp : TTT_Op<"newton_schulz", [Pure, SameOperandsAndResultType, DeclareOpInterfaceMethods<DecomposableOpInterface>]> {
  let summary = "towards the nearest orthogonal matrix: the quintic iteration of Muon";
  let description = [{
    Formula: `X_0 = G / (|G| + 1e-7)` with the Frobenius norm, then `steps` times
    `X <- a X + (b A + c A A) X` with `A = X X^T`, a = 3.4445, b = -4.775, c = 2.0315;
    `A = X^T X` from the right where the matrix has more rows than columns, so that A is
    small.

    Constraint: a matrix, steps >= 0 (newton_schulz-c1).

    Example:
    ```mlir
    %y = ttt.newton_schulz %g {steps = 5 : i64} : tensor<64x32xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$input, I64Attr:$steps);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let extraClassDeclaration = [{
    /// a, b and c of the formula, and what is added to the norm.
    static constexpr double linear = 3.4445, cubic = -4.7750, quintic = 2.0315, eps = 1e-7;
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

def TTT_EveryOp : TTT_Op<"every", [AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlock]> {
  let summary = "loop over groups of `chunk` consecutive tokens";
  let description = [{
    Cuts the tokens into groups of `chunk`, the last may be shorter, and runs the
    body on each in order. Block arguments: the index of the group's first token,
    the number of its tokens (1..chunk), one `tensor<chunk x ...>` per token
    stream, one value per carried tensor. Rows past the count hold copies of the
    group's last token, so that what is computed from them is finite whenever the
    real rows are; no result may depend on them. `ttt.yield` gives the carried
    values, then one `tensor<chunk x ...>` per stream of results, whose first
    `count` rows are kept. Results: carried values after the last group, then
    the streams.

    Inside another group, `of %first, %length` says which tokens there are: rows 0 ..
    length - 1 of the streams, the first being token `first` of the sequence. Without
    it the streams are the sequence.

    `reverse` takes the same groups last to first: `every n reverse`, and the gradient of
    a loop, which goes through time against it.

    Constraints: chunk >= 1 (every-c1); block arguments as above (every-c2);
    yielded types match (every-c3); all streams have one length (every-c4);
    `first` and `length` come together (every-c5).

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
  let arguments = (ins I64Attr:$chunk, Optional<Index>:$first, Optional<Index>:$length,
                       Variadic<TTT_Tensor>:$tokens, Variadic<TTT_Tensor>:$inits,
                       UnitAttr:$reverse);
  let results = (outs Variadic<TTT_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $chunk (`reverse` $reverse^)? (`of` $first^ `,` $length)? `tokens` `(` $tokens `)` `carry` `(` $inits `)` attr-dict-with-keyword
    `:` functional-type(operands, results) $body
  }];
  let extraClassDeclaration = [{
    BlockArgument getStart() { return getBody().getArgument(0); }
    BlockArgument getCount() { return getBody().getArgument(1); }
    Block::BlockArgListType getTokenArgs() { return getBody().getArguments().slice(2, getTokens().size()); }
    Block::BlockArgListType getCarriedArgs() { return getBody().getArguments().drop_front(2 + getTokens().size()); }
    ResultRange getCarriedResults() { return getResults().take_front(getInits().size()); }
    ResultRange getRowResults() { return getResults().drop_front(getInits().size()); }
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def TTT_EachTokenOp : TTT_Op<"each_token", [AttrSizedOperandSegments, RecursiveMemoryEffects, SingleBlock]> {
  let summary = "loop over tokens one by one: the primal form";
  let description = [{
    Runs the body on tokens `0 .. count-1` of its streams (`tensor<n x ...>`, n >=
    count) in order; `start` is the index in the sequence of the first. Block
    arguments: the token's index in the sequence, one value per stream with the
    token axis gone, one per carried tensor. `ttt.yield` gives the carried values,
    then one value per stream of results (`tensor<n x ...>`; rows past count are
    undefined). `reverse` takes the tokens last to first.

    Constraints: block arguments as above (each_token-c1); yielded types match
    (each_token-c2); all streams have one length (each_token-c3).

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
  let arguments = (ins Index:$start, Index:$count, Variadic<TTT_Tensor>:$tokens, Variadic<TTT_Tensor>:$inits,
                       UnitAttr:$reverse);
  let results = (outs Variadic<TTT_Tensor>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    (`reverse` $reverse^)? $start `,` $count `tokens` `(` $tokens `)` `carry` `(` $inits `)` attr-dict-with-keyword
    `:` functional-type(operands, results) $body
  }];
  let extraClassDeclaration = [{
    BlockArgument getToken() { return getBody().getArgument(0); }
    Block::BlockArgListType getTokenArgs() { return getBody().getArguments().slice(1, getTokens().size()); }
    Block::BlockArgListType getCarriedArgs() { return getBody().getArguments().drop_front(1 + getTokens().size()); }
    ResultRange getCarriedResults() { return getResults().take_front(getInits().size()); }
    ResultRange getRowResults() { return getResults().drop_front(getInits().size()); }
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def TTT_YieldOp : TTT_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "end of a body: the values it gives";
  let description = [{
    Terminates the bodies of `ttt.every`, `ttt.each_token` (carried values, then
    rows) and `ttt.grad` (the loss).
  }];
  let arguments = (ins Variadic<TTT_Tensor>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

def TTT_PositionOp : TTT_Op<"position", [Pure]> {
  let summary = "a token's index as a number";
  let description = [{
    Formula: `out = t mod n` (`t` itself without `modulo`). Exact up to 2^24 in f32.
    With one axis, the positions of the tokens from t on: `out[i] = (t + i) mod n`.

    Constraint: at most one axis, of known size (position-c1).

    Example:
    ```mlir
    %p = ttt.position %t mod 16 : tensor<f32>
    ```
  }];
  let arguments = (ins Index:$token, OptionalAttr<I64Attr>:$modulo);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$token (`mod` $modulo^)? attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def TTT_RowAtOp : TTT_Op<"row_at", [Pure]> {
  let summary = "the row of a table a token's position selects";
  let description = [{
    Formula: `out[...] = table[t mod n, ...]`, where `table` has n rows (row_at-c1).

    Example:
    ```mlir
    %w = ttt.row_at %tok[%t mod 16] : tensor<16xf32> -> tensor<f32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$table, Index:$token, I64Attr:$modulo);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$table `[` $token `mod` $modulo `]` attr-dict `:` type($table) `->` type($result)";
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// The inner gradient
//===----------------------------------------------------------------------===//

def TTT_GradOp : TTT_Op<"grad", [RecursivelySpeculatable, RecursiveMemoryEffects, SingleBlock]> {
  let summary = "gradient of a loss in a learner's states";
  let description = [{
    Formula: `out_i = d loss / d point_i` at the given points. The body's arguments
    are the states; it yields the loss, a scalar; values from above are constants
    for it. Removed by `ttt-derive-inner-gradient`.

    Constraints: one argument and one result per point, of its type (grad-c1);
    yields one `tensor<f>` (grad-c2).

    Example:
    ```mlir
    %g = ttt.grad at(%S) : (tensor<8x4xf32>) -> tensor<8x4xf32> {
    ^bb0(%s: tensor<8x4xf32>):
      %y = ttt.contract "i,ij->j" %k, %s : tensor<8xf32>, tensor<8x4xf32> -> tensor<4xf32>
      %l = ttt.contract "j,j->" %y, %v : tensor<4xf32>, tensor<4xf32> -> tensor<f32>
      ttt.yield %l : tensor<f32>
    }
    ```
  }];
  let arguments = (ins Variadic<TTT_Tensor>:$points);
  let results = (outs Variadic<TTT_Tensor>:$gradients);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    `at` `(` $points `)` attr-dict-with-keyword `:` functional-type($points, $gradients) $body
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Matrix form: what the tokens of a mini-batch share
//===----------------------------------------------------------------------===//

def TTT_TrilMatmulOp : TTT_Op<"tril_matmul", [Pure, AllTypesMatch<["rows", "result"]>]> {
  let summary = "product with the lower triangle of a square matrix";
  let description = [{
    Formula: `out[t,j] = sum_{s <= t} weights[t,s] * rows[s,j]`; `strict`: s < t;
    `transpose`: `out[s,j] = sum_{t >= s} weights[t,s] * rows[t,j]`.
    The mask is structure: entries above the triangle are never read, so a
    non-finite later token cannot reach an earlier row (0 * NaN).

    Constraint: weights is [b,b], rows and result [b,n] (tril_matmul-c1).

    Example:
    ```mlir
    %y = ttt.tril_matmul %a, %g : tensor<16x16xf32>, tensor<16x64xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$weights, TTT_Tensor:$rows, UnitAttr:$strict, UnitAttr:$transpose);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = [{
    (`strict` $strict^)? (`transpose` $transpose^)? $weights `,` $rows attr-dict
    `:` type($weights) `,` type($rows)
  }];
  let hasVerifier = 1;
}

def TTT_TrilSolveOp : TTT_Op<"tril_solve", [Pure, AllTypesMatch<["rows", "result"]>]> {
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
  let arguments = (ins TTT_Tensor:$weights, TTT_Tensor:$rows, Optional<TTT_Tensor>:$gate,
                       UnitAttr:$transpose);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = [{
    (`transpose` $transpose^)? $weights `,` $rows (`gate` $gate^)? attr-dict
    `:` type($weights) `,` type($rows) (`,` type($gate)^)?
  }];
  let hasVerifier = 1;
}

def TTT_TrilOp : TTT_Op<"tril", [Pure, AllTypesMatch<["input", "result"]>]> {
  let summary = "the lower triangle of a square matrix, zero elsewhere";
  let description = [{
    Formula: `out[t,s,...] = s <= t ? in[t,s,...] : 0` (`strict`: s < t). A selection,
    not a product: what stands above may be non-finite.

    Constraint: the first two axes have one length (tril-c1).

    Example:
    ```mlir
    %y = ttt.tril %a : tensor<16x16xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$input, UnitAttr:$strict);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "(`strict` $strict^)? $input attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def TTT_RecurrenceOp : TTT_Op<"recurrence", [Pure, AttrSizedOperandSegments]> {
  let summary = "coefficients of a linear recurrence over the tokens of a mini-batch";
  let description = [{
    n carried tensors follow `c_i <- sum_j M_ij[t] c_j + sum_l N_il[t] x_l[t]`,
    t = 0 .. b-1, with scalar gates M, N (`tensor<b>`; an absent pair is zero).
    Then `c_i` after token t is

        sum_j A_ij[t] c_j[start] + sum_l sum_{s<=t} L_il[t,s] x_l[s]

    and the op computes the rows by plain products (no logarithms: a gate of zero
    is legal, underflow to zero is the right answer):

        A_i[t] = sum_j M_ij[t] A_j[t-1],   L_i[t,s] = sum_j M_ij[t] L_j[t-1,s],   L_il[t,t] = N_il[t]

    with A_ij[-1] = (i == j). Gates may be vectors, `tensor<b x n>` all of them: every
    channel then has a recurrence of its own. `transitions` lists (i, j) and `inputs` (i, l), in
    the order of the operands. Results: all A_ij (i major) `tensor<b>`, then all
    L_il (i major) `tensor<b x b>`, zero above the diagonal; `tensor<b x n>` and
    `tensor<b x b x n>` where gates are vectors.

    Constraints: every pair in range and given once (recurrence-c1); gates are of one
    type `tensor<b>` or `tensor<b x n>` (recurrence-c2).

    Example (momentum m with decay of f: m <- mom m - lr x, f <- alpha f + m):
    ```mlir
    %A:4, %L:2 = ttt.recurrence carried 2 of 1
        transitions [0, 0, 1, 0, 1, 1] (%mom, %mom, %alpha) inputs [0, 0, 1, 0] (%nlr, %nlr)
        : (...) -> (...)
    ```
  }];
  let arguments = (ins I64Attr:$carried, I64Attr:$sources,
                       DenseI64ArrayAttr:$transitions, Variadic<TTT_Tensor>:$gates,
                       DenseI64ArrayAttr:$inputs, Variadic<TTT_Tensor>:$rates);
  let results = (outs Variadic<TTT_Tensor>:$results);
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

def TTT_DecayedProductsOp : TTT_Op<"decayed_products", [Pure, AllTypesMatch<["rows", "columns", "gate"]>]> {
  let summary = "products of rows with earlier rows that have decayed, channel by channel";
  let description = [{
    Formula: `out[t,s] = sum_i rows[t,i] * columns[s,i] * prod_{s < j <= t} gate[j,i]` for
    s <= t; `strict`: before the token's own gate, `prod_{s < j < t}`, for s < t. What
    stands above is unspecified. A gate of zero is legal: it is lowered by recursive
    halving, `out[later, earlier] = (rows * P) @ (columns * R)^T` with the gates' products
    P, R from and up to the split, never quotients; leaves of few tokens go one by one.

    Constraint: operands [b,n], result [b,b] (decayed_products-c1).

    Example:
    ```mlir
    %w = ttt.decayed_products %q, %k, %a : tensor<16x64xf32> -> tensor<16x16xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$rows, TTT_Tensor:$columns, TTT_Tensor:$gate, UnitAttr:$strict);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = [{
    (`strict` $strict^)? $rows `,` $columns `,` $gate attr-dict `:` type($rows) `->` type($result)
  }];
  let extraClassDeclaration = [{
    /// Tokens of a leaf of the halving.
    int64_t getLeafSize();
  }];
  let hasVerifier = 1;
}

def TTT_DecayedRowsOp : TTT_Op<"decayed_rows", [Pure, AllTypesMatch<["rows", "gate", "result"]>]> {
  let summary = "rows as they have decayed at the end of a mini-batch, channel by channel";
  let description = [{
    Formula: `out[s,i] = rows[s,i] * prod_{s < j < count} gate[j,i]` for s < count, 0 after.

    Constraint: a matrix [b,n] (decayed_rows-c1).

    Example:
    ```mlir
    %u = ttt.decayed_rows %k, %a, %count : tensor<16x64xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$rows, TTT_Tensor:$gate, Index:$count);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$rows `,` $gate `,` $count attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def TTT_ValidRowsOp : TTT_Op<"valid_rows", [Pure, AllTypesMatch<["input", "result"]>]> {
  let summary = "zero the rows past the end of a ragged mini-batch";
  let description = [{
    Formula: `out[t, ...] = t < count ? in[t, ...] : 0`. Folds away where the
    mini-batch is known to be full.

    Example:
    ```mlir
    %y = ttt.valid_rows %lr, %count : tensor<16xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$input, Index:$count);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input `,` $count attr-dict `:` type($input)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def TTT_PadRowsOp : TTT_Op<"pad_rows", [Pure, AllTypesMatch<["input", "result"]>]> {
  let summary = "the last token's row for the rows past the end of a ragged mini-batch";
  let description = [{
    Formula: `out[t, ...] = in[min(t, count - 1), ...]`, what `ttt.every` does with its
    streams: a table's rows and positions past the end belong to no token, and what is
    computed from them need not be finite. Those rows have no cotangent, so the derivative
    is `ttt.valid_rows`. Folds away where the mini-batch is known to be full.

    Constraint: `in` has an axis of known size (pad_rows-c1).

    Example:
    ```mlir
    %p = ttt.pad_rows %positions, %count : tensor<16xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$input, Index:$count);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input `,` $count attr-dict `:` type($input)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def TTT_ShiftRowsOp : TTT_Op<"shift_rows", [Pure, AllTypesMatch<["input", "result"]>]> {
  let summary = "each row as it was one token earlier";
  let description = [{
    Formula: `out[0, ...] = first[...]`, `out[t, ...] = in[t-1, ...]`. What a value
    that changes with every token was before this token's update.

    Constraint: `first` is a row of `in` (shift_rows-c1).

    Example:
    ```mlir
    %before = ttt.shift_rows %after, %initial : tensor<16x64xf32>, tensor<64xf32>
    ```
  }];
  let arguments = (ins TTT_Tensor:$input, TTT_Tensor:$first);
  let results = (outs TTT_Tensor:$result);
  let assemblyFormat = "$input `,` $first attr-dict `:` type($input) `,` type($first)";
  let hasVerifier = 1;
}

include "tttc/Dialect/TTT/IR/TTTViewOps.td"
include "tttc/Dialect/TTT/IR/TTTAttentionOps.td"

#endif // TTTC_DIALECT_TTT_IR_TTTOPS_TD
