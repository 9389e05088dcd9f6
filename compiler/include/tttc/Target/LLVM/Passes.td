//===- Passes.td - Lowering linalg on tensors to CPU code ---*- tablegen -*- ===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In the order in which the pipeline first runs them, except `ttt-separate-starts`, which runs
// before and after `ttt-form-kernel`. Upstream passes run in between.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_TARGET_LLVM_PASSES_TD
#define TTTC_TARGET_LLVM_PASSES_TD

include "mlir/Pass/PassBase.td"

def FormKernelPass : Pass<"ttt-form-kernel", "::mlir::func::FuncOp"> {
  let summary = "Give a layer its kernel signature: memory in, memory out";
  let description = [{
    A function on tensors becomes one on memrefs: its arguments, then one memref
    per result. Streams of tokens have a free stride along time
    (`memref<?x64xf32, strided<[?, 1]>>`), everything else is dense, but for a block of columns,
    whose rows are as far apart as those of all columns. A stream of results is computed in its
    output. So is a final state that a loop carries from its initial one, `S_final` from `S`, which
    is copied to the output first, unless both share their memory. Other results are copied to their
    output at the end: first those that lie in the memory of a state whose final value may overwrite
    it, then final states whose initial one is still read by other ops, which must not be computed
    where they are read. A stream between two loops gets its own memory, laid out like the
    streams of the signature. Loop-carried values are updated in place: by elementwise ops directly,
    otherwise by a copy. An initial value that a loop carries twice is copied for the second one.

    A private function is a step (ttt-outline-steps): it stays on tensors, with the
    layouts of its arguments as `bufferization.buffer_layout`, and each result is
    computed in one of its last arguments.

    Expects: ttt-tile-mini-batches (streams of results start at `tensor.empty`).
  }];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect", "::mlir::memref::MemRefDialect"];
}

def NarrowStreamsPass : Pass<"ttt-narrow-streams", "::mlir::ModuleOp"> {
  let summary = "Keep streams of the caller in 16 bits";
  let description = [{
    Gives streams whose `#ttt.tensor` has a stored type (`stored = bf16`) elements of that type:
    tokens, `out`, probes, and their cotangents and gradients. All other values stay as they are,
    so that states and sums have the accuracy of f32. A slice that is read is extended
    (`arith.extf`), one that is written is rounded (`arith.truncf`):

        %rows = tensor.extract_slice %k[...] : tensor<?x64xbf16> to tensor<16x64xbf16>
        %wide = arith.extf %rows : tensor<16x64xbf16> to tensor<16x64xf32>

    The types follow loops that carry a stream and calls of steps. A result that is also read, such
    as a gradient that two loops add to, stays in f32 and is copied row by row at the end.

    Expects: ttt-tile-mini-batches (streams are read and written in slices). An error at another
    use of a stream.
    Numerics: rounds what is written, once.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def SeparateStartsPass : Pass<"ttt-separate-starts", "::mlir::func::FuncOp"> {
  let summary = "Give every update a start value of its own";
  let description = [{
    Clones `linalg.fill` and `tensor.empty` so that each has one use. CSE shares
    them, and bufferization takes a shared one for one buffer: two tensors that
    start from the same `tensor.empty` would overwrite each other, and a shared
    fill is copied. No pass between it and bufferization may share them again.

    An op whose init operand is yielded by its block gets a copy of it, or an empty tensor if
    it does not read it: otherwise vectors would overwrite the carried value. Of several ops that
    start from a value that a loop carries, all but the last get a copy: their loops may be fused.

    Of results with one start (`bufferization.materialize_in_destination`), as the final value of a
    variable and an earlier value that is saved, all but the last are copied where they are returned:
    bufferization would let both begin in the memory of the first one, and write it before the
    other one is read.

    A value that is inserted into a tensor and read later in the block is copied there: bufferization
    would let it begin in its place in the tensor, find the later read, and copy that place, in which
    nothing has been computed yet, to other memory.

    A splat constant of more than 1024 bytes becomes such a fill first: bufferization would
    turn it into data as large as the state that starts from it.

    Numerics: exact.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::bufferization::BufferizationDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

def TileAndVectorizePass : Pass<"ttt-tile-and-vectorize", "::mlir::func::FuncOp"> {
  let summary = "Tile linalg ops to registers and vectorise them";
  let description = [{
    Contractions are tiled so that the accumulators of a tile fill about half of
    the vector registers (`rows` x `columns`, `depth` terms at a time; with fewer rows, as in a
    product of a vector and a matrix, more columns). An operand whose
    rows are columns of the result is transposed first, in memory, where it is read for
    more than one tile of rows; of a matrix with rows of a kilobyte or more, read for eight tiles of
    rows, the columns of a tile are copied first. Runs of ops
    that treat rows independently (norms, activations, updates) become one loop
    over rows, in which a row stays in registers from op to op; every other op
    gets its own loop over rows. Where a row waits for several sums of its elements, one after the
    other (a norm and its derivative), that would be one chain of latencies per row: such a run
    becomes a loop for what is before the first sum, one for what is before the second, and so on,
    for 16 rows at a time; numbers per row (a mean, a root) are computed between the loops, for all
    rows at once. Elementwise ops on a matrix and its products with vectors
    become one loop over columns around one over rows, so that each element is loaded once and
    the sums stay in registers. The tiles become vector ops. Tile sizes are the largest
    divisors of the extents that fit.

    Numerics: sums along a contraction keep their order per accumulator, except that the
    products of a vector with rows of a matrix are tiled for sums by lane (`reassociate`); sums
    along a row are vector reductions (reassociated).
    Expects: static shapes; ops with dynamic ones are left for loops.
  }];
  let options = [
    Option<"rows", "rows", "int64_t", "8", "rows of a tile of a contraction">,
    Option<"columns", "columns", "int64_t", "32", "columns of a tile of a contraction">,
    Option<"depth", "depth", "int64_t", "2", "terms of a sum taken at a time">,
    Option<"lanes", "lanes", "int64_t", "64", "elements of a row taken at a time">,
    Option<"reassociate", "reassociate", "bool", "true",
           "whether a product of a vector and the rows of a matrix is summed by lane first">
  ];
  let dependentDialects = [
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect", "::mlir::vector::VectorDialect"
  ];
}

def OrderConstantsPass : Pass<"ttt-order-constants", "::mlir::ModuleOp"> {
  let summary = "Put constants in the order of their uses";
  let description = [{
    Moves private constant `memref.global`s to the top of the module, in the order in which
    `memref.get_global` first reads them, and names them `constant`, `constant_0` and so on;
    unused ones are erased. Bufferization creates them in an order of functions that depends
    on addresses: without this pass, a text would not always compile to the same bytes.

    Numerics: exact.
  }];
}

def DropResultsPass : Pass<"ttt-drop-results", "::mlir::ModuleOp"> {
  let summary = "Return nothing that the caller has";
  let description = [{
    Runs upstream's `drop-equivalent-buffer-results`, after a clean-up, until no function loses a
    result. One run is not enough: a result is only recognised as an argument once the results of
    the called functions that it comes from are, and steps of groups call steps of groups as deep
    as the text nests them.

    Numerics: exact, but for the clean-up: a product that is added to something starts from that.
    Not with `accumulate=false` (`--invariant`).
  }];
  let options = [
    Option<"accumulate", "accumulate", "bool", "true",
           "the clean-up may start a product from what is added to it">
  ];
  let dependentDialects = ["::mlir::bufferization::BufferizationDialect"];
}

def HoistAccumulatorsPass : Pass<"ttt-hoist-accumulators", "::mlir::func::FuncOp"> {
  let summary = "Keep the accumulators of a product in registers";
  let description = [{
    Moves the read and the write of an accumulator tile out of the loop over the terms of a
    sum, if nothing else in the loop accesses those elements; reads of elements that a loop does
    not write leave it too. Views of a buffer outside the loop do not matter, unlike in upstream's
    hoisting of redundant transfers. Run it while buffers are separate allocations: two views of
    one workspace cannot be proven not to alias.

    Numerics: exact.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect"];
}

def PlaceBuffersPass : Pass<"ttt-place-buffers", "::mlir::ModuleOp"> {
  let summary = "Put every buffer of a kernel into the caller's workspace";
  let description = [{
    Adds an argument `memref<?xi8>` and turns each `memref.alloc` into a view of it
    at a fixed, aligned offset; buffers that are not live at the same time share bytes. A callee
    gets the part after its caller's buffers. The bytes needed, calls included, are left as the
    function's attribute `#ttt.workspace`. Streams between the loops of an entry lie after all
    buffers of static shape, grouped by length. The offset of a stream in its group is the sum
    of two products with the length, however many streams the group has;
    `per_token` are the bytes of all streams per token. Copies between
    strided memrefs become loops over rows, so that no call into a runtime library is left.

    Expects: allocations of static shape, or streams between the loops of an entry. Fails with an
    error at any other allocation.
  }];
  let options = [Option<"alignment", "alignment", "int64_t", "64", "alignment of each buffer in bytes">];
  let dependentDialects = ["::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect", "::mlir::ttt::TTTDialect",
                           "::mlir::vector::VectorDialect"];
}

def PrefetchRowsPass : Pass<"ttt-prefetch-rows", "::mlir::ModuleOp"> {
  let summary = "Fetch the rows of the next group into the cache";
  let description = [{
    Before a step that a loop over groups calls, prefetches the rows of the next group of every
    tensor of the entry whose rows it takes. Where rows of several heads alternate, those of a head
    are apart, so that the machine does not fetch them by itself. Rows that follow each other, as
    the stride says when the kernel runs, are left to it, except where the step takes one every few
    cycles, in a loop over single rows: there each iteration prefetches its row of the next group
    (after the last group, lines that do not exist, which a prefetch ignores). A group of more than `most-bytes` is left to it;
    it would drive out what the step uses. Rows that do not exist are the last one.

    Numerics: exact.
  }];
  let options = [
    Option<"lineBytes", "line-bytes", "int64_t", "64", "bytes of a line of the cache">,
    Option<"mostBytes", "most-bytes", "int64_t", "65536", "bytes of the rows of a group that are prefetched">,
    Option<"locality", "locality", "int32_t", "2", "cache that they go to: 3 is the first, 2 the second">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect"];
}

def StreamCopiesPass : Pass<"ttt-stream-copies", "::mlir::ModuleOp"> {
  let summary = "Copy what is saved past the caches";
  let description = [{
    In an entry that saves values for the gradient, a copy of whole vectors to one group of many of a
    saved tensor, as of the state of a mini-batch, bypasses the caches where the group begins with a line:

        scf.for %i = %c0 to %c64 step %c1 {
          %row = vector.load %state[%i, %c0]
          vector.store %row, %group[%i, %c0]
        }
        ->
        scf.if %begins_with_line {
          scf.for %i = %c0 to %c64 step %c1 {
            %row = vector.load %state[%i, %c0]
            llvm.store %row, %address {alignment = 64 : i64, nontemporal} : vector<64xf32>, !llvm.ptr
          }
        } else { ... }

    An ordinary store reads its line from memory first, for nothing, and drives out what the step
    works on; the gradient reads what is saved after all of the forward pass. Only tensors of which the
    entry, and what it calls, reads nothing, and copies of `least-bytes` or more. Such stores have no order
    among the others: a fence follows at the end of the entry.

    Run it where copies are loops of vectors and before ttt-outline-loops. Numerics: exact.
  }];
  let options = [
    Option<"lineBytes", "line-bytes", "int64_t", "64", "bytes of a line of the cache, a power of two">,
    Option<"leastBytes", "least-bytes", "int64_t", "1024", "bytes of a copy that bypasses the caches">,
    Option<"fence", "fence", "std::string", "\"\"",
           "intrinsic of the machine that orders such stores; empty: a fence of all memory">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::vector::VectorDialect"
  ];
}

def OutlineLoopsPass : Pass<"ttt-outline-loops", "::mlir::ModuleOp"> {
  let summary = "Compile loops that occur several times once";
  let description = [{
    Loops of all functions that differ only in the values from outside become calls of one private
    function: products of the same sizes and layouts, in the forward pass, in its recomputation and
    in the gradient. Reads of what a loop carries and writes of its results go with it. A loop stays
    where it is if a call would be a noticeable part of its time (fewer than `least-work`
    multiply-adds or elements; a count of iterations that is not known counts as one), or if its
    code is short (`least-code`, each op once). Outer loops come first: the loops in one that equals
    no other are compared next.

    Run it when buffers have their places and before vectors are lowered, which is where code grows.
    In a function, arguments that a loop accesses are different memory, as the buffers were.

    Numerics: exact.
  }];
  let options = [
    Option<"leastWork", "least-work", "int64_t", "4096", "multiply-adds or elements of a loop that is called">,
    Option<"leastCode", "least-code", "int64_t", "128", "the same of its ops, once each">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def LowerVectorsPass : Pass<"ttt-lower-vectors", "::mlir::func::FuncOp"> {
  let summary = "Lower vector ops to what LLVM has";
  let description = [{
    Turns a mask that is one bit, as that of a row at or after the last token, into a scalar.
    Lowers contractions to fused multiply-adds of rows, then reductions, transposes
    and broadcasts, one pattern set at a time (some sets do not terminate together).
    Functions of `math` on f32 vectors become polynomials (relative error <= 2.3e-7).

    Numerics: contractions are fused multiply-adds, summed in order, with `reassociate` a
    product of a vector and the rows of a matrix by lane first; math functions as said.
  }];
  let options = [
    Option<"reassociate", "reassociate", "bool", "true",
           "whether a product of a vector and the rows of a matrix is summed by lane first">
  ];
  let dependentDialects = ["::mlir::vector::VectorDialect", "::mlir::scf::SCFDialect", "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect"];
}

def MultiplyBf16Pass : Pass<"ttt-multiply-bf16", "::mlir::ModuleOp"> {
  let summary = "Multiply matrices rounded to bf16, by AVX512-BF16";
  let description = [{
    Rewrites a `linalg.contract` of two matrices of f32, if it has at least 8 rows, a multiple of 16
    columns and an even number of terms, at least 16. Both matrices are rounded first, once for all
    products of a block that read them:

    1. the left one to `tensor<rows x terms x bf16>`, so that two terms are one word;
    2. the right one to `tensor<terms/2 x 2 columns x bf16>`, in which rows t and t + 1 alternate:
       a register holds their pairs.

    `vdpbf16ps` then adds the two products of each pair to 16 sums. Tiles have up to 8 rows and 32
    columns, and sums stay in registers. Other products, such as those of a vector and a matrix,
    stay in f32: rounding would cost more than it saves. A module without a product to round gets a
    warning.

    Expects: a CPU with AVX512-BF16. Run before ttt-tile-and-vectorize.
    Numerics: operands are rounded to bf16, to nearest with ties to even; subnormal numbers become
    zero. Sums are f32, two terms at a time.
    Not upstream: `x86vector.avx512.dot` has the instruction, but nothing forms its operands.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mlir::vector::VectorDialect"
  ];
}

def LowerBf16Pass : Pass<"ttt-lower-bf16", "::mlir::func::FuncOp"> {
  let summary = "Represent bf16 by its bits";
  let description = [{
    Makes every bf16 value an i16 with the same bits. `arith.extf` to f32 becomes a shift, and
    `arith.truncf` an addition and a shift, to nearest with ties to even; NaN becomes `0x7fc0`.
    LLVM instead extends bf16 values that are selected, merged or inserted, and rounds them again
    by calls of a library where the CPU has no instruction for it. Where it has, intrinsics and
    roundings with `fastmath<afn>`, of ttt-multiply-bf16, keep bf16 vectors, which are made of
    their bits.

    Expects: ttt-lower-vectors. An error at another op that computes in bf16.
    Numerics: exact, except for the payload of NaN.
    Not upstream: `arith-expand` leaves values of type bf16.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // TTTC_TARGET_LLVM_PASSES_TD
