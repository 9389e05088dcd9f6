# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pipelines and bundles of Halide."""

from .kinds import mutation

FOLDER = "compiler/lib/Target/Halide/"

MUTATIONS = [
    mutation("Halide: isEarlier", "a strict triangle has its diagonal", FOLDER + "Selections.cpp",
             'strict ? "<" : "<="', '"<="'),
    mutation("Halide: rows of a device", "rows behind the last are read",
             FOLDER + "Translate.cpp", 'first + call("min", {inTensor[0], *last})',
             "first + inTensor[0]"),
    mutation("Halide: launches", "a tensor is written while it is read later", FOLDER + "Accesses.cpp",
             "(!inBlock || !inBlock->isBeforeInBlock(result.getOwner()))", "false"),
    mutation("Halide: call on a device", "the last task's part of a gradient is all",
             FOLDER + "Device.c", "(info->role == TTTC_GRADIENT && !isFirst)", "0"),
    mutation("Halide: call on a device", "an insertion writes to a shared tensor", FOLDER + "Device.c",
             "if (!array || array->references == 1) {", "if (array) {"),
    mutation("Halide: update in place", "loops read a state at any index", FOLDER + "UpdateInPlace.cpp",
             ": !readsAnyOperand(op);", ": true;"),
    mutation("Halide: update in place", "later Funcs may read the state", FOLDER + "UpdateInPlace.cpp",
             "return !isReadLater(update); });", "return true || !isReadLater(update); });"),
    mutation("Halide: products", "a subtracted product is added", FOLDER + "FuncBuilder.cpp",
             "update.term = -update.term;", "(void)update;"),
    mutation("Halide: products", "what is added after a scale is scaled", FOLDER + "FuncBuilder.cpp",
             "HalideExpr &place = replacesElements(func) ? last->term : func.start;",
             "(void)last; HalideExpr &place = func.start;"),
    mutation("Halide: insert_slice", "the first row of a slice is not read", FOLDER + "Selections.cpp",
             'binary(from, ">=", 0, HalideExpr::Less)', 'binary(from, ">", 0, HalideExpr::Less)'),
    mutation("Halide: insert_slice", "the last row of a slice is the one before", FOLDER + "Selections.cpp",
             "HalideExpr(0), sizes[axis] - 1", "HalideExpr(0), sizes[axis] - 2"),
    mutation("Halide: tril_matmul", "the axes of a transposed triangle are swapped",
             FOLDER + "Products.cpp", "transpose ? isEarlier(i[0], r[0], product.getStrict())",
             "transpose ? isEarlier(r[0], i[0], product.getStrict())"),
    mutation("Halide: tril_solve", "a row reads later ones", FOLDER + "Recurrences.cpp",
             "less(earlier, later)", "less(later, earlier)"),
    mutation("Halide: tril_solve", "the gate of the other row", FOLDER + "Recurrences.cpp",
             "b.values.at(op.getGate()).at({transpose ? from : to, pure[1]})",
             "b.values.at(op.getGate()).at({transpose ? to : from, pure[1]})"),
    mutation("Halide: exp_f64", "the argument is reduced to seven digits", FOLDER + "Functions.cpp",
             "0.6931471804855391", "0.6931471"),
    mutation("Halide: bundles", "the last task alone gives a shared gradient", FOLDER + "Caller.c",
             "const int adds = !isFirst || info->role == TTTC_GRADIENT_PART;",
             "const int adds = info->role == TTTC_GRADIENT_PART;"),
    mutation("Halide: bundles", "every task has the cotangent of a shared output", FOLDER + "Caller.c",
             "info->role == TTTC_COTANGENT && !isFirst", "0 && !isFirst"),
]
