# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rows and buffers of kernels for CPUs."""

from .kinds import function, mutation

FOLDER = "compiler/lib/Target/LLVM/"
FUSE = FOLDER + "FuseRows.cpp"
KERNEL = FOLDER + "FormKernel.cpp"
SEPARATE = FOLDER + "SeparateStarts.cpp"
HOIST = FOLDER + "HoistAccumulators.cpp"
OUTLINE = FOLDER + "OutlineLoops.cpp"
PREFETCH = FOLDER + "PrefetchRows.cpp"
STREAM = FOLDER + "StreamCopies.cpp"

# The nearest tests, then some that run kernels.
SUMS = ("lit Target/LLVM/ttt-tile-and-vectorize", "integration.Examples", "integration.Rules")
LOWERED = "lit Target/LLVM/ttt-lower-vectors"
PREFETCHED = ("lit Target/LLVM/ttt-prefetch-rows",)
HOISTED, OUTLINED = ("lit Target/LLVM/ttt-hoist-accumulators",), ("lit Target/LLVM/ttt-outline-loops",)
STREAMED = ("lit Target/LLVM/ttt-stream-copies",)
SEPARATED = ("lit Target/LLVM/ttt-separate-starts",)
FINALS = ("lit Target/LLVM/ttt-form-kernel",)
STARTS = ("lit Target/LLVM/ttt-form-kernel", "integration.Decode test_one_token_a_call")

MUTATIONS = [
    function("emitLoop", "what is updated is read as it was before the loop", FUSE,
             "before.lookupOrDefault(slice.getSource())", "slice.getSource()"),
    function("joins", "rows that are written are read as a whole", FUSE,
             "overwrites(op, other) || overwrites(other, op)", "false"),
    function("emitLoop", "a sum over rows starts anew at each row", FUSE,
             "if (fill && !sumsRows(op)) {", "if (fill) {", near=SUMS),
    function("emitLoop", "what a sum starts from is read as the sum so far", FUSE,
             "if (!sumsRows(output)) {", "if (true) {", near=SUMS),
    function("joins", "rows are scaled by a sum that is not complete", FUSE,
             "(sumsRows(producer) ||", "(", near=SUMS),
    function("overwrites", "a sum replaces what all rows read", FUSE, "(sumsRows(writer) ||", "(", near=SUMS),
    function("SumByLane::matchAndRewrite", "all parts of a row with the first part of the vector",
             FOLDER + "LowerContractions.cpp", "part(factors, start)", "part(factors, 0)", near=(LOWERED,)),
    function("startInPlace", "a final state never starts from the initial one", KERNEL,
             "memref::CopyOp::create(nested, at, argument, out);", "", near=STARTS),
    function("findCarriedStart", "an initial state that is read elsewhere is overwritten", KERNEL,
             "init.get().hasOneUse() ? &init : nullptr", "&init", near=STARTS),
    function("updates", "rows that move are written in place", KERNEL,
             "|| (part && part.getSource() == value)", ""),
    mutation("NarrowStreams", "a gradient is rounded at each addition", FOLDER + "NarrowStreams.cpp",
             "return isWritten && isRead;", "return false;",
             near=("lit Target/LLVM/ttt-narrow-streams",)),
    mutation("NarrowStreams", "streams that start from one op share its memory",
             FOLDER + "NarrowStreams.cpp", "use.set(b.clone(*empty)->getResult(0));", "",
             near=("lit Target/LLVM/ttt-narrow-streams",)),
    mutation("LowerBf16", "ties are rounded up", FOLDER + "LowerBf16.cpp",
             "createInteger(b, word, 0x7fff)", "createInteger(b, word, 0x8000)",
             near=("integration.CpuSixteenBits test_special_values",)),
    mutation("LowerBf16", "NaN is rounded", FOLDER + "LowerBf16.cpp",
             "arith::CmpFPredicate::UNO", "arith::CmpFPredicate::ONE",
             near=("integration.CpuSixteenBits test_special_values",)),
    mutation("MultiplyBf16", "a pair has its terms in the other order", FOLDER + "MultiplyBf16.cpp",
             "{second, first}", "{first, second}",
             near=("lit Target/LLVM/ttt-multiply-bf16", "integration.CpuSixteenBits test_products")),
    mutation("MultiplyBf16", "a pair has one term twice", FOLDER + "MultiplyBf16.cpp",
             "next = plus(outer, term, 1)", "next = plus(outer, term, 0)",
             near=("integration.CpuSixteenBits test_products",)),
    mutation("MultiplyBf16", "quarters of registers are exchanged", FOLDER + "MultiplyBf16.cpp",
             "columns[8 + 4 * isOdd + c] = quarters(low, high, true);",
             "columns[8 + 4 * isOdd + c] = quarters(low, high, false);",
             near=("integration.CpuSixteenBits test_products",)),
    mutation("NarrowStreams", "what an scf.if returns keeps its type", FOLDER + "NarrowStreams.cpp",
             "if (auto choice = dyn_cast<scf::IfOp>(op)) {", "if (scf::IfOp choice = {}) {",
             near=("lit Target/LLVM/ttt-narrow-streams", "integration.CpuSixteenBits test_every_example")),
    function("areSeparate", "a buffer that a loop carries is another than all others", HOIST,
             "&& isNamed(one) && isNamed(other)", "", near=HOISTED),
    function("isAccessedIn", "an accumulator is kept in a register while its memory is read", HOIST,
             "mayAccess(&op, read, /*onlyWrites=*/!write)", "mayAccess(&op, read, /*onlyWrites=*/true)",
             near=HOISTED),
    mutation("HoistAccumulatorsPass", "a loop that does not run writes its accumulator", HOIST,
             "while (loop && runs(loop)) {", "while (loop) {", near=HOISTED),
    mutation("Match::areEqual", "loops with other constants are equal", OUTLINE,
             "one.getDefiningOp<arith::ConstantOp>().getValue() == two.getDefiningOp<arith::ConstantOp>().getValue()",
             "true", near=OUTLINED),
    mutation("Match::areEqual", "loops that read other inputs are equal", OUTLINE,
             "return found->second == two;", "return true;", near=OUTLINED),
    function("Candidate::findOps", "a result is written before what was written between", OUTLINE,
             "!llvm::is_contained(ops, op) && !isMemoryEffectFree(op)", "false", near=OUTLINED),
    mutation("CompareScalars", "a row is compared with itself", FOLDER + "LowerVectors.cpp",
             "left.getSource(), right.getSource());", "left.getSource(), left.getSource());", near=(LOWERED,)),
    mutation("PrefetchRowsPass", "a row that does not exist is prefetched", PREFETCH,
             "arith::MinUIOp::create(b, loc, arith::AddIOp::create(b, loc, first, place[0]), last)",
             "arith::AddIOp::create(b, loc, first, place[0])", near=PREFETCHED),
    function("inNextIteration", "the row of this iteration is prefetched", PREFETCH,
             "next.lookupOrNull(value)", "value", near=PREFETCHED),
    function("readBeforeFinals", "a kept initial state is that which the final one has overwritten", KERNEL,
             "initial.lookup(result.getOperandNumber()) != memory", "false", near=FINALS),
    function("readBeforeFinals", "a final state is computed where its initial one is read", KERNEL,
             "if (own && isRead(own)) {", "if (false) {", near=FINALS),
    function("static void copySharedResults", "results may share their start", SEPARATE,
             "other != value && rootOf(other) == start", "false", near=SEPARATED),
    function("static void copySharedCarriedStarts", "products start from one carried value", SEPARATE,
             "llvm::drop_end(starts, starts.empty() ? 0 : 1)", "llvm::drop_end(starts, starts.size())",
             near=SEPARATED),
    function("static void copySavedValues", "a saved value is computed where it is saved", SEPARATE,
             "llvm::any_of(value.getUsers(), isLater)", "false", near=SEPARATED),
    function("isOnlyWritten", "what the kernel reads again passes the caches", STREAM,
             "if (!isOnlyWrittenIn(argument)) {", "if (false) {", near=STREAMED),
    mutation("StreamCopiesPass", "what a called function reads passes the caches", STREAM,
             "return callee && !callee.isDeclaration() &&\n"
             "               isOnlyWrittenIn(callee.getArgument(use.getOperandNumber()));",
             "return callee && !callee.isDeclaration();", near=STREAMED),
    mutation("StreamCopiesPass", "stores of whole lines at any address", STREAM,
             "arith::CmpIPredicate::eq, rest, index(0)", "arith::CmpIPredicate::eq, rest, rest",
             near=(*STREAMED, "integration.Gradients")),
    function("isWholeLines", "rows begin between lines", STREAM,
             "return first && step && isMultiple(*first * stride) && isMultiple(*step * stride);",
             "return first && step;", near=STREAMED),
    mutation("StreamCopiesPass", "a final state passes the caches", STREAM,
             "!part.isDynamicOffset(0) || ", "", near=STREAMED),
    mutation("StreamCopiesPass", "what decoding carries passes the caches", STREAM,
             "return ttt::entryKindOf(func) == ttt::EntryKind::Save;", "return true;", near=STREAMED),
    mutation("StreamCopiesPass", "an entry ends before its stores", STREAM,
             "LLVM::FenceOp::create(b, end.getLoc(), LLVM::AtomicOrdering::seq_cst);", "", near=STREAMED),
    function("static void copySharedInits", "two carried values in one buffer", KERNEL,
             "!seen.insert(init.get()).second", "false", near=FINALS),
    function("memoryOf", "rows of a block follow each other", KERNEL,
             "columns != 0 && axis == type.getRank() - 1 ? columns : type.getDimSize(axis)",
             "type.getDimSize(axis)"),
]
