# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Definitions, gradients and linearity of ops."""

from .kinds import function, mutation

FOLDER = "compiler/lib/Dialect/TTT/IR/"
DIALECT = FOLDER + "TTTDialect.cpp"
LINEARITIES = FOLDER + "Linearities.h"
MODELS = FOLDER + "TTTModels.cpp"
LIVENESS = FOLDER + "LoopLiveness.cpp"
DEFINITIONS = FOLDER + "TTTCompositeOps.cpp"
VIEWS = FOLDER + "TTTViewOps.cpp"
EXPAND = FOLDER + "TTTRecurrenceLoops.cpp"

MUTATIONS = [
    mutation("createMax", "equal operands give to the second", DIALECT,
             "return choose(builder, loc, arith::CmpFPredicate::OGT, a, b);",
             "return choose(builder, loc, arith::CmpFPredicate::OGT, b, a);"),
    mutation("createMin", "equal operands give to the second", DIALECT,
             "return choose(builder, loc, arith::CmpFPredicate::OLT, a, b);",
             "return choose(builder, loc, arith::CmpFPredicate::OLT, b, a);"),
    function("RecurrenceOp::expandToLoop", "coefficients behind the end are zero", EXPAND,
             "value = PadRowsOp::create", "value = ValidRowsOp::create"),
    function("RecurrenceOp::expandToLoop", "coefficients start from zero", EXPAND, "i % (n + 1) == 0", "0"),
    function("RecurrenceOp::expandToLoop", "a token's own term lost", EXPAND,
             "terms.push_back(ownColumn(rate));", ""),
    function("NewtonSchulzOp::decompose", "not divided by the norm", DEFINITIONS,
             "f.div(getInput(), broadcastTo(builder, loc, norm, f.type))", "getInput()"),
    function("NewtonSchulzOp::decompose", "no term of degree 5", DEFINITIONS,
             "f.add(scaled(a, cubic), scaled(square, quintic))", "scaled(a, cubic)"),
    function("RopeOp::decompose", "pairs of halves turn as neighbours do", VIEWS,
             "getHalves() ? i % (size / 2) : i / 2", "i / 2"),
    function("RopeOp::decompose", "twice the speed", VIEWS, "-2.0 * double(pair)",
             "-1.0 * double(pair)"),
    function("linearInSum", "a part of a sum is a sum", LINEARITIES,
             "among == terms.size()", "among > 0"),
    function("linearInEach", "a product is linear in both factors", LINEARITIES,
             "operands.count() == 1", "operands.any()"),
    mutation("attachModels", "a quotient is linear in its divisor", MODELS,
             "Sum<arith::DivFOp, 0>", "Sum<arith::DivFOp, 1>"),
    function("LiftedOperands::rows", "a token's value for all", MODELS,
             "uniform.test(i) ?", "!uniform.test(i) ?"),
    function("LoopLiveness::visit", "a token's stream is not read", LIVENESS,
             "work.push_back(loop.getTokens()[*token])", "(void)token"),
]
