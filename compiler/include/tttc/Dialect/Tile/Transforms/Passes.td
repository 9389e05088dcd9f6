//===- Passes.td - From the matrix form to scheduled tiles -*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TILE_TRANSFORMS_PASSES_TD
#define TTTC_DIALECT_TILE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def TileFormKernelPass : Pass<"tile-form-kernel", "::mlir::func::FuncOp"> {
  let summary = "Form a kernel on memory and tiles from a function on tensors";
  let description = [{
    Arguments and results become `memref` arguments, results last. Tensors with one entry per
    token stay in memory, read and written a tile at a time (`tile.read`, `tile.write`);
    a stream that is local to the function becomes an allocation (`memref.alloc`). Every other
    tensor stays a value. A slice of a value goes through a slot of shared memory, written where
    the value is computed.

    - `ttt.contract`, `ttt.tril_matmul` and `ttt.band_matmul` become `tile.dot`; if an operand
      has no axis that the other one lacks (a row times a matrix) or nothing is summed (an outer
      product), elementwise products and a sum, which need no operand in memory;
    - sums, broadcasts and masks become `tile.reduce`, `tile.broadcast` and comparisons of
      `tile.coord`; the `linalg` ops that other ops were lowered to are decomposed the same way.

    Expects: ttt-tile-mini-batches, no calls, convert-ttt-to-linalg{only-irregular}. Guarantees: no
    `ttt` and no `linalg` op, no tensor of dynamic size. Fails at an op that has no form on tiles.
    Numerics: sums in the order of the axes; nothing is reassociated.

    Tensors whose `#ttt.tensor` has a `stored` type have that type in memory: rows are widened when
    they are read, and rounded when they are written.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::mlir::tile::TileDialect"
  ];
}

def TileDistributeLoopsPass : Pass<"tile-distribute-loops", "::mlir::func::FuncOp"> {
  let summary = "Share the iterations of loops that carry nothing among several blocks";
  let description = [{
    If all loops of the function over its tokens carry no value, and each iteration writes rows of its
    own, which nothing reads, block z of the launch's third dimension does iterations z, z + gridDim.z and so on:

        scf.for %i = %lb to %ub step %c16 { ... }
        ->
        %z = gpu.block_id z
        %n = gpu.grid_dim z
        scf.for %i = %lb + 16 * %z to %ub step 16 * %n { ... }

    `tile.block_rows` of the function becomes the step, from which the runtime computes the number of
    blocks. What is outside of the loops every block does. A function with streams of its own stays
    as it is: they are in the workspace of one block.

    Expects: tile-form-kernel, canonicalize. Numerics: exact.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::gpu::GPUDialect"];
}

def TileHoistReadsPass : Pass<"tile-hoist-reads", "::mlir::func::FuncOp"> {
  let summary = "Start the reads of arguments before the computation that needs them";
  let description = [{
    A trip to memory takes as long as hundreds of instructions. Where a kernel computes little, as in
    decoding, what it reads is on the way together instead of one after the other. Between two loops
    of the function's body:
    - Reads of an argument that is only read go to the beginning, if their offsets are known there.
    - Where a call has a known number of tokens at most (`max_tokens` of `#ttt.entry`), tokens that
      are read with a clamped end come to slots there, `tile.copy` if rows are multiples of 16 bytes,
      and are read from them. Slots take up to `most-bytes` bytes; reads of others stay.

        %x = scf.if %any -> (tensor<19x64xbf16>) {
          %t = tile.read %q[%first, %c0] last %last axes [0, 1]
        ->
        scf.if %any { tile.copy %q[%c0] last %end, %slot }
        ...
        tile.wait
        tile.barrier
        %x = scf.if %any -> (tensor<19x64xbf16>) {
          %t = tile.read %slot[%first, %c0] last %last axes [0, 1]

    Expects: tile-form-kernel. Numerics: exact.
  }];
  let options = [
    Option<"mostBytes", "most-bytes", "int64_t", "16384", "bytes of the slots for tokens">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tile::TileDialect"
  ];
}

def TilePrefetchPass : Pass<"tile-prefetch", "::mlir::func::FuncOp"> {
  let summary = "Read what the next iteration of a loop needs while this one is computed";
  let description = [{
    A loop that reads from an argument that is only read, at an offset computed from its induction
    variable, reads one or two iterations ahead:
    - Whole rows of multiples of 16 bytes (the unit that one thread copies) come from a slot with
      stages: the copies for the first iterations start before the loop (`tile.copy`); each iteration
      waits for its own, starts one into the stage that the iteration before has read, and reads
      from its stage. These are rows of tokens, and what is stored for each mini-batch, such as a
      saved state, of one row. Slots take up to `most-bytes` bytes: rows of tokens, then the others,
      each group if two stages of all of it fit. A slot has three stages, and copies start two
      iterations ahead, if fewer than `long-chain` products and sums of an iteration wait for each
      other, because such an iteration takes less time than a copy, and if the function is no call
      of few tokens. The loop carries the numbers of the stages.
    - Vectors (one number for each token) stay in registers: each iteration reads the next ones, in
      the last one its own again, after the first use of those it has.

    Other reads stay.

    Expects: tile-form-kernel. Numerics: exact.
  }];
  let options = [
    Option<"mostBytes", "most-bytes", "int64_t", "65536",
           "bytes of the slots of a loop, of all stages">,
    Option<"longChain", "long-chain", "int64_t", "4",
           "products and sums, one after the other, of an iteration that is as long as a copy">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tile::TileDialect"
  ];
}

def TileAssignLayoutsPass : Pass<"tile-assign-layouts", "::mlir::func::FuncOp"> {
  let summary = "Assign layouts: which thread holds which element of each tile";
  let description = [{
    Values that are operands or results of one elementwise op, or are carried by a loop, share one
    layout: they form a component. A matrix is held like the result of a tensor core's product, its
    rows over lanes and warps, its columns over lanes and registers, or the other way round; warps
    may split the rows alone and hold copies of the rest. A search chooses among these for each
    component, with the least cost of values that have to go through shared memory: an operand of
    `tile.dot` does not if its registers are the fragment that the product needs. So a state that is
    multiplied by the tile of each step, and updated by a product with it, stays in registers,
    transposed if need be. Warps that hold copies repeat the computations on them, which the cost
    includes. A vector has the layout of the tiles that it is a sum of or is broadcast to, or lies
    along the lanes of each warp, from where a shuffle fetches it, whichever takes less work.

    Then operands get the layout that their op needs: cheap values (a constant, a broadcast, a
    read of shared memory) are rematerialized, others go through a slot. `tile.dot` reads its
    operands from slots (of `product-type`), or from the memory they came from if that is only
    read; sums over an axis that several warps share go through a slot of their parts. Ops that do
    not depend on an exchange are placed before it, so that barriers are shared. Loop-invariant
    scalars and vectors are computed before the loop.

    `warps`: warps of a block; 0: as few as hold the live elements in registers, but up to four where
    a block may be alone on its multiprocessor; two if it is one of many (`ttt.many_tasks`), one if
    blocks share the iterations. With a `product-type` there are no warps that mostly repeat the
    products of others. The choice is recorded on the function as `warps` of `#tile.launch`;
    `elements` there is the approximate number of registers that a thread then holds elements in.

    Expects: tile-form-kernel. Guarantees: every tensor has a layout. Numerics: operands of
    products are rounded to `product-type`.
  }];
  let options = [
    Option<"warps", "warps", "int64_t", "0", "warps of a block, a power of two; 0: chosen">,
    Option<"search", "search", "bool", "true",
           "choose by cost, and start a product that is only added to something from that; else a "
           "layout follows from a shape alone, and sums have one order">,
    Option<"productType", "product-type", "std::string", "\"\"",
           "bf16 or f16: what operands of products are rounded to; empty: nothing">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::tile::TileDialect"];
}

def TileStoreRowsPass : Pass<"tile-store-rows", "::mlir::func::FuncOp"> {
  let summary = "Write tiles to memory row by row";
  let description = [{
    In a loop, a tile of which a warp would write less than 32 bytes of a row together, the smallest
    unit of memory, goes to a slot and from there to memory, 16 bytes a thread:

        tile.write %x, %out[%t, %c0]
        ->
        tile.write %x, %slot[%c0, %c0]
        ...
        tile.store %slot, %out[%t]

    The store is the last op of the iteration, so that a barrier that is there for other slots may lie
    between; nothing else in the loop accesses the memory. Slots take up to `most-bytes` bytes, and no more
    than `shared-bytes` leaves beside all other slots; other tiles are written as they are, those of
    32 bits in the layout of a product too.

    Expects: tile-assign-layouts; before tile-place-slots. Numerics: exact.
  }];
  let options = [
    Option<"mostBytes", "most-bytes", "int64_t", "32768", "bytes of the slots of a function">,
    Option<"sharedBytes", "shared-bytes", "int64_t", "101376", "shared memory of a block, in bytes">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::tile::TileDialect"];
}

def TileDelayOutputsPass : Pass<"tile-delay-outputs", "::mlir::func::FuncOp"> {
  let summary = "Finish the outputs of an iteration in the next one";
  let description = [{
    What an iteration computes for its output after an exchange between warps, and what no later
    iteration needs, is done at the beginning of the next iteration, and after the loop for the last
    one:

        scf.for %t ... {                       tile.write %zeros, %slot
          ...                                  scf.for %t ... iter_args(.., %y0, %t0) {
          tile.write %sums, %slot                %s = tile.read %slot
          %s = tile.read %slot           ->      tile.write f(%s, %y0), %out[%t0]
          tile.write f(%s, %y), %out[%t]         ...
        }                                        tile.write %sums, %slot
                                                 scf.yield .., %y, %t
                                               }
                                               scf.if %any { ... }

    The barrier of the exchange is then the one at the beginning of an iteration, and two chains of
    dependent instructions run side by side. In its first iteration a loop writes what follows from
    zeros, to the elements that the next iteration writes.

    Loops that carry no tensor stay, as do those where an iteration would keep more than
    `most-registers` registers of a thread for the next one, or more than fit beside `elements` of
    `#tile.launch`, which grows by what is kept.

    Expects: tile-assign-layouts; before tile-place-slots. Numerics: exact.
  }];
  let options = [
    Option<"mostRegisters", "most-registers", "int64_t", "24",
           "registers of a thread that an iteration may keep for the next one">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

def TilePlaceSlotsPass : Pass<"tile-place-slots", "::mlir::func::FuncOp"> {
  let summary = "Allocate slots in shared memory by their lifetimes";
  let description = [{
    Slots that are not in use at the same time share bytes. A slot is in use from its first
    write to its last read, in the innermost block that has all of them; the largest are placed
    first, each at the lowest offset that fits. Small slots, if they are few, share no bytes, nor do
    those of one loop if the block then takes no more of `shared-bytes` than its warps of 16: that
    saves barriers. Slots that do not fit into `shared-bytes` lie in the block's workspace in global
    memory, which is slower but correct; a remark gives the numbers.

    The bytes used are added to the function's `#tile.launch`.

    Expects: tile-assign-layouts. Guarantees: every `tile.alloc` has an offset. Numerics: none.
  }];
  let options = [
    Option<"sharedBytes", "shared-bytes", "int64_t", "49152", "shared memory a block may have">
  ];
}

def TileUseWarpgroupsPass : Pass<"tile-use-warpgroups", "::mlir::func::FuncOp"> {
  let summary = "Use warpgroup products (wgmma) of sm_90a";
  let description = [{
    A product on tensor cores becomes one of warpgroups (`wgmma`) if each four warps have the
    same columns of its result, there are at least `least` columns and terms, and the operand that
    has both lies in a slot of shared memory that is only written and read in whole tiles. The slot
    becomes `blocked`. The other operand does not change: registers, or a slot from which each warp
    loads its rows.

    Expects: tile-place-slots. Numerics: none; the hardware determines the order of the sums of a
    product.
  }];
  let options = [
    Option<"least", "least", "int64_t", "128",
           "columns and terms below which instructions of each warp are faster">
  ];
}

def TileInsertBarriersPass : Pass<"tile-insert-barriers", "::mlir::func::FuncOp"> {
  let summary = "Insert barriers where threads touch what others did (membar analysis)";
  let description = [{
    Puts a barrier between two accesses of the same bytes if one of them writes, also if they are
    in consecutive iterations of a loop. Slots alias if their bytes overlap; a final state may
    alias its initial state. A barrier orders all accesses before it, so few are needed: each is
    placed as late as possible, before the access that needs it, but before a loop instead of in
    it where possible.

    Expects: tile-place-slots. Guarantees: `tile-check-races` succeeds. Numerics: none.
  }];
}

def TileDelayWritesPass : Pass<"tile-delay-writes", "::mlir::func::FuncOp"> {
  let summary = "Move writes to slots down to the barrier that publishes them";
  let description = [{
    A write to a slot moves down to the next barrier, wait, op with a region, or access of the same
    bytes. The assembler keeps loads from shared memory behind stores to it, because it cannot tell
    their addresses apart; with the stores last, loads and the products they feed start early.
    A write of a tile with more than `most-registers` registers in a thread stays: its elements
    would occupy them meanwhile.

    Copies move down in the same way, behind the loads of this iteration. Those for the next
    iteration stay if fewer than `least-instructions` are computed after them, one for each register of a
    result: a copy takes as long as hundreds.

    Expects: tile-insert-barriers. Guarantees: `tile-check-races` succeeds. Numerics: none.
  }];
  let options = [
    Option<"mostRegisters", "most-registers", "int64_t", "8",
           "registers of a thread that a delayed write may occupy">,
    Option<"leastInstructions", "least-instructions", "int64_t", "256",
           "instructions of a thread that follow a delayed copy">
  ];
}

def TileCheckRacesPass : Pass<"tile-check-races", "::mlir::func::FuncOp"> {
  let summary = "Check that no two threads may touch the same bytes without a barrier between";
  let description = [{
    Shares no code with tile-insert-barriers: it walks the function in execution order, every loop
    twice, and once more for each group of copies that its waits leave under way, and both branches
    of a condition, records the bytes accessed since the last barrier, and compares. An error names
    both accesses.

    Expects: tile-insert-barriers or tile-delay-writes. Numerics: none.
  }];
}

#endif // TTTC_DIALECT_TILE_TRANSFORMS_PASSES_TD
