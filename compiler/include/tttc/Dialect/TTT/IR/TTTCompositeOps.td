//===- TTTCompositeOps.td - Composites ---------------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included by TTTOps.td. ttt-decompose decomposes these ops before any derivative is taken.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTCOMPOSITEOPS_TD
#define TTTC_DIALECT_TTT_IR_TTTCOMPOSITEOPS_TD

class TTT_UnaryComposite<string mnemonic, string formula>
    : TTT_CompositeOp<mnemonic, [SameOperandsAndResultType]> {
  let summary = "elementwise " # formula;
  let description = "Formula: `out = " # formula # "`, elementwise. Any shape. Example:\n```mlir\n%y = ttt."
                    # mnemonic # " %x : tensor<64xf32>\n```";
  let arguments = (ins Arg<TTT_Tensor, "argument x of the function, any shape">:$input);
  let results = (outs Res<TTT_Tensor, "values of the function, in the shape of `input`">:$result);
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
    : TTT_CompositeOp<mnemonic, [SameOperandsAndResultType]> {
  let summary = "along the last axis, " # formula;
  let description = "Formula: `out = " # formula # "` along the last axis, for every index of the others. Rank >= 1 ("
                    # mnemonic # "-c1). Example:\n```mlir\n%y = ttt." # mnemonic
                    # " %x {eps = 1.0e-6 : f64} : tensor<16x64xf32>\n```";
  let arguments = (ins
    Arg<TTT_Tensor, "values x, normalised along the last axis: [..., n]">:$input,
    Arg<F64Attr, "constant eps of the formula, under the square root">:$eps);
  let results = (outs Res<TTT_Tensor, "normalised values: [..., n]">:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let hasVerifier = 1;
}

def TTT_LayerNormOp : TTT_NormComposite<"layer_norm", "(x - mean(x)) / sqrt(var(x) + eps), biased variance">;
def TTT_RmsNormOp   : TTT_NormComposite<"rms_norm", "x / sqrt(mean(x^2) + eps)">;
def TTT_L2NormOp    : TTT_NormComposite<"l2_norm", "x / sqrt(sum(x^2) + eps)">;

def TTT_NewtonSchulzOp : TTT_CompositeOp<"newton_schulz", [SameOperandsAndResultType]> {
  let summary = "towards the nearest orthogonal matrix: the quintic iteration of Muon";
  let description = [{
    Formula: `X_0 = G / (|G| + 1e-7)` with the Frobenius norm, then `steps` times
    `X <- a X + (b A + c A A) X` with `A = X X^T`, a = 3.4445, b = -4.775, c = 2.0315;
    with `A = X^T X` and products from the right if the matrix has more rows than columns, so
    that A is the smaller Gram matrix.

    Constraint: a matrix of static shape, steps >= 0 (newton_schulz-c1).

    Example:
    ```mlir
    %y = ttt.newton_schulz %g {steps = 5 : i64} : tensor<64x32xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "matrix G: [m, n]">:$input,
    Arg<I64Attr, "number of iterations, at least 0">:$steps);
  let results = (outs Res<TTT_Tensor, "approximately orthogonal matrix: [m, n]">:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
  let extraClassDeclaration = [{
    /// a, b and c of the formula, and the constant added to the norm.
    static constexpr double linear = 3.4445, cubic = -4.7750, quintic = 2.0315, eps = 1e-7;
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// The inner gradient
//===----------------------------------------------------------------------===//

def TTT_GradOp : TTT_Op<"grad", [RecursivelySpeculatable, RecursiveMemoryEffects, SingleBlock]> {
  let summary = "gradient of a loss in a learner's states";
  let description = [{
    Formula: `out_i = d loss / d point_i` at the given points. The body's arguments
    are the states; it yields the loss, a scalar; values defined above are constants
    in it. Removed by `ttt-derive-inner-gradient`.

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
  let arguments = (ins Arg<Variadic<TTT_Tensor>, "states at which the gradient is taken">:$points);
  let results = (outs
    Res<Variadic<TTT_Tensor>, "gradients of the loss, one per state, of its type">:$gradients);
  let regions = (region TTT_Body<
    "loss as a function of the states: one argument per state; yields the loss, a scalar">:$body);
  let assemblyFormat = [{
    `at` `(` $points `)` attr-dict-with-keyword `:` functional-type($points, $gradients)
    custom<Body>($body)
  }];
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_TTT_IR_TTTCOMPOSITEOPS_TD
