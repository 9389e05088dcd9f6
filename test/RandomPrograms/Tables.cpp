//===- Tables.cpp - Choices of random programs ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The names of tokens and params determine how their values are drawn
// (test/Integration/RandomInputs.cpp): `lr` small, gates like `alpha` in [0.5, 1].
// Everything is chosen so that states stay bounded over a few dozen tokens.
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

namespace tttc::random {

const Table shapes = {
    {"matrix", "x @ $W0", NeedsMatrix | NeedsWeight},
    {"layers", "", NeedsWeight | HasLayers},
    {"gated pair", "sigmoid(x @ $W0) * $a(x @ $W1)", NeedsWeight | HasActivation},
    {"SwiGLU", "($a(x @ $W0) * (x @ $W2)) @ $W1", NeedsWeight | HasActivation},
    {"tied", "$a(x @ $W0 + $b0) @ $W0^T", NeedsWeight | HasActivation | EqualWidths},
    {"number", "dot(x, $W0)", OneNumber},
};

const Table activations = {
    {"none", "{}"},
    {"tanh", "tanh({})"},
    {"silu", "silu({})"},
    {"gelu", "gelu({})"},
    {"gelu_erf", "gelu_erf({})"},
    {"sigmoid", "sigmoid({})"},
    {"softplus", "softplus({})"},
    {"relu", "relu({})"},
    {"abs", "abs({})"},
    {"exp", "exp(-({})^2)"},
    {"sqrt", "sqrt(1 + ({})^2)"},
    {"log", "log(1 + ({})^2)"},
    {"max, min", "max(min({}, 1), -0.5)"},
    {"quotient", "1 / (1 + ({})^2)"},
};

const Table norms = {
    {"none", "{}"},
    {"layer_norm", "layer_norm({}, eps = 1e-2)"},
    {"rms_norm", "rms_norm({}, eps = 1e-2)"},
    {"l2_norm", "l2_norm({}, eps = 1e-2)"},
};

const Table arounds = {
    {"nothing", "$y"},
    {"params", "gamma * layer_norm($y) + beta"},
    {"residual", "x + $y", EqualWidths},
    {"residual, params", "x + gamma * rms_norm($y) + beta", EqualWidths},
};

const Table losses = {
    {"squares", "0.5 * sum(($p - $v)^2)", Quadratic},
    {"mean of squares", "mean(($p - $v)^2)", Quadratic},
    {"dot", "-dot($p, $v)", Quadratic},
    {"sqrt", "sum(sqrt(($p - $v)^2 + 0.1))"},
    {"Huber", "sum(0.5 * min(abs($p - $v), 1)^2 + abs($p - $v) - min(abs($p - $v), 1))"},
    {"gate", "0.5 * sigma * sum($p^2) - dot($p, $v)", Quadratic},
    {"softplus", "sum(softplus(-$p * $v))"},
    {"log", "sum(log(1 + ($p - $v)^2))"},
    {"exp", "-sum(exp(-($p - $v)^2))"},
    {"hinge", "sum(max(0, 1 - $p * $v))"},
    {"weights by token", "0.5 * dot(sigmoid($v), ($p - $v)^2)", Quadratic},
    {"decoder", "0.5 * sum(($p @ dec - $v)^2)", Quadratic},
    {"reverse", "0.5 * sum(($k - $v @ $f.$W0^T)^2)", NeedsMatrix | Quadratic},
    {"squares of a number", "0.5 * ($p - mean($v))^2", OneNumber},
    {"minus a number", "-$p", OneNumber},
};

const Table penalties = {
    {"none", ""},
    {"squares", " + 0.01 * sum($f.$W0^2)"},
    {"a row", " + 0.05 * sum($f.$W0[1]^2)", NeedsWeight},
    {"absolute values", " + 0.01 * sum(abs($f.$W0))"},
};

const Table frames = {
    {"tokens", ""},
    {"groups", "", Grouped | KeepsStart},
    {"groups in groups, start outside", "", Grouped | KeepsStart},
    {"groups in groups, start inside", "", Grouped | KeepsStart},
    {"once per group, then read", "", Grouped | Batched | KeepsStart},
    {"read, then once per group", "", Grouped | Batched | KeepsStart},
    {"once per group at a longer one's start", "", Grouped | Batched | KeepsStart},
    {"once per sequence", "", Batched},
};

const Table points = {
    {"the current state", "$f"},
    {"the start", "$start", NeedsStart},
    {"ahead", "$f + 0.9 * $m", NeedsMoment},
    {"ahead of the start", "$start + 0.5 * $m", NeedsStart | NeedsMoment},
    {"a scaled state", "0.9 * $f"},
};

// $g: the gradient; $r: the rate; $rg: rate times gradient, summed over tokens where
// the frame does; $d: the state after decay; $u: a row as wide as W0.
const Table steps = {
    {"descent", "$f = $d - $rg;"},
    {"sum of the mini-batch, tok", "$acc = $acc + $rg;$f = $start - tok[t % b] * $acc;",
     Grouped | NeedsStart | Sequential},
    {"blended sum", "$acc = $acc - $rg;$f = alpha * $start + 0.5 * $acc;",
     Grouped | NeedsStart | Sequential},
    {"decayed sum", "$acc = alpha * $acc + $rg;$f = $start - 0.5 * $acc;",
     Grouped | NeedsStart | Sequential},
    {"momentum", "$m = $mom * $m - $rg;$f = $d + $m;", NeedsMoment},
    {"Nesterov", "$m = $mom * $m - $rg;$f = $d + $mom * $m - $rg;", NeedsMoment},
    {"two tensors", "$m = 0.9 * $m + 0.1 * $rg;$n = 0.8 * $n + $m;$f = $d - $m - 0.3 * $n;",
     NeedsMoment},
    {"second moments",
     "$m = 0.9 * $m + 0.1 * $rg;$n = 0.9 * $n + 0.1 * $rg^2;$f = $d - 0.1 * $m / sqrt($n + 0.01);",
     NeedsMoment},
    {"momentum of a sum", "$n = $n + $rg;$m = 0.5 * $m - 0.2 * $n;$f = $d + 0.5 * $m;",
     NeedsMoment},
    {"a rate per state", "$states"},
    {"write", "$W0 = $W0 + lr * outer($k, $u);", NeedsWeight | Sequential | NoLoss},
    {"erase and write", "$W0 = $W0 - lr * outer(a * $k, $k @ $W0) + lr * outer($k, $u);",
     NeedsWeight | Sequential | NoLoss},
    {"two writes", "$W0 = $W0 + lr * outer($k, $u);$W0 = $W0 - 0.5 * lr * outer(q, q @ $W0);",
     NeedsWeight | Sequential | NoLoss},
    {"descent and write", "$f = $d - $rg;$W0 = $W0 + 0.1 * lr * outer($k, $u);",
     NeedsWeight | Sequential},
    {"write with momentum", "$m = $mom * $m + lr * outer($k, $u);$W0 = $W0 + 0.5 * $m;",
     NeedsWeight | Sequential | NoLoss},
};

// Rows that start with a state's name are lines before the step.
const Table decays = {
    {"none", "$f"},
    {"gate", "$alpha * $f"},
    {"constant", "0.95 * $f"},
    {"weight decay", "(1 - $lr) * $f"},
    {"gate before the gradient", "$f = $alpha * $f;"},
    {"row gates", "$W0 = diag($a) @ $W0;", NeedsWeight},
    {"column gates", "$W0 = $W0 @ diag($w);", NeedsWeight},
    {"row and column gates", "$W0 = diag($a) @ $W0 @ diag($w);", NeedsWeight},
};

const Table rates = {
    {"token", "lr"},
    {"constant", "0.05"},
    {"two gates", "lr * sigma"},
    {"by position", "0.1 * rate[t % 3]"},
    {"by place in the group", "lr / (1 + t % b)", Grouped},
    {"of the key", "lr / (1 + dot(k, k))"},
};

const Table clips = {
    {"none", "$g"},
    {"by the norm", "$g / max(1, norm($g.$W0))"},
    {"normalised", "$g / (0.5 + norm($g))"},
    {"sign", "0.1 * sign($g)", Jumps},
    {"tanh", "tanh($g)"},
};

const Table repeats = {
    {"no", ""},
    {"twice", "repeat 2"},
    {"twice, rates by index", "repeat 2 as j", Sequential},
};

const Table keys = {
    {"token", "k"},
    {"l2_norm", "l2_norm(k)"},
    {"sigmoid", "sigmoid(k)"},
    {"param", "(1 + gamma_k) * k"},
    {"exp", "exp(0.3 * k)"},
    {"encoder", "k @ phi"},
    {"projection of what heads share", "xs @ project", OwnStage},
    {"token before", "k + 0.5 * prev(k)", OwnStage},
    {"token after", "k - 0.5 * next(k)", OwnStage},
    {"convolution", "conv(k, taps)", OwnStage},
    {"running sum", "l2_norm(cumsum(k), eps = 1e-2)", OwnStage},
    {"rotation", "rope(k, t)", EvenWidth},
    {"rotation of halves", "rope_halves(k, t % 3)", EvenWidth},
    {"shared, before, convolved, rotated", "rope(conv(xs @ project + prev(k), taps), t % 3)",
     EvenWidth | OwnStage},
};

const Table reads = {
    {"state", "$f(q)"},
    {"state and start", "$f(q) + 0.5 * $start(q)", NeedsStart},
    {"start", "$start(q)", NeedsStart},
    {"blend by a gate", "alpha * $f(q) + (1 - alpha) * $start(q)", NeedsStart},
    {"residual", "q + alpha * $f(q)", EqualWidths},
    {"corrected query", "$f(q - sigma * k)"},
    {"scaled state", "$scaled(q)"},
    {"encoded query", "$f(q @ psi)"},
};

const Table places = {
    {"after the update", ""},
    {"before the update", ""},
    {"after it, probed before", ""},
    {"in a second loop", ""},
};

const Table outs = {
    {"apart", "$o"},
    {"joined", "join($o)", OwnStage},
    {"joined and projected", "join($o) @ Wo", OwnStage},
    {"normalised, gated by a shared token",
     "(sigmoid(xs @ Wg) * layer_norm(join($o), eps = 1e-2)) @ Wo", OwnStage},
};

const std::vector<NamedTable> tables = {
    {"learner", &shapes}, {"activation", &activations},
    {"norm", &norms},     {"around", &arounds},
    {"loss", &losses},    {"penalty", &penalties},
    {"loops", &frames},   {"gradient at", &points},
    {"step", &steps},     {"decay", &decays},
    {"rate", &rates},     {"clip", &clips},
    {"repeat", &repeats}, {"key", &keys},
    {"read", &reads},     {"answer", &places},
    {"heads", &outs},
};

} // namespace tttc::random
