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
    Arguments and results become `memref` arguments, results last. What has one entry per
    token stays in memory, read and written a tile at a time (`tile.read`, `tile.write`);
    a stream that begins and ends in the function is an allocation (`memref.alloc`). Every other
    tensor is a value. A slice of a value goes through a slot of shared memory, written where
    the value is computed.

    - `ttt.contract`, `ttt.tril_matmul` and `ttt.band_matmul` become `tile.dot`; where an operand
      has no axis of its own (a row times a matrix, an outer product), elementwise products and a
      sum, which need no operand in memory;
    - sums, broadcasts and masks become `tile.reduce`, `tile.broadcast` and comparisons of
      `tile.coord`; what other ops were lowered to (`linalg`) is taken apart the same way.

    Expects: ttt-tile-mini-batches, no calls, convert-ttt-to-linalg{only-irregular}. Guarantees: no
    `ttt` and no `linalg` op, no tensor of dynamic size. Fails with the place of what has no form
    on tiles. Numerics: sums in the order of the axes; nothing is reassociated.

    Tensors whose `#ttt.tensor` has a `stored` type have it in memory, and are widened when they are
    read.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::mlir::tile::TileDialect"
  ];
}

def TilePrefetchPass : Pass<"tile-prefetch", "::mlir::func::FuncOp"> {
  let summary = "Double-buffer tokens: copy those of the next iteration while this one is computed";
  let description = [{
    A loop that reads whole rows of an argument, at a place that follows from its counter, gets them
    from a slot of two stages instead: before the loop the first rows are on their way
    (`tile.copy`), each iteration waits for its own, starts the copy of the next, and reads from its
    stage. Only what is read alone, whose rows are multiples of 16 bytes (what one thread
    copies at once), and of at most `most-bytes` bytes in all: other reads stay.

    Expects: tile-form-kernel. Numerics: exact.
  }];
  let options = [
    Option<"mostBytes", "most-bytes", "int64_t", "65536", "bytes of the slots of a loop, both stages">
  ];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tile::TileDialect"
  ];
}

def TileAssignLayoutsPass : Pass<"tile-assign-layouts", "::mlir::func::FuncOp"> {
  let summary = "Assign layouts: which thread holds which element of each tile";
  let description = [{
    Values that meet in an elementwise op or are carried by a loop have one layout: they form a
    component. A matrix is held like the result of a tensor core's product, its rows over lanes
    and warps, its columns over lanes and registers, or the other way round; warps may split the
    rows alone and hold copies of the rest. Which of these a component takes is searched for, at the least cost of what has to go through shared memory:
    an operand of `tile.dot` needs none if its registers are the fragment that the product
    takes. So a state that is multiplied by the tile of each step, and updated by a product with
    it, stays in registers, transposed if need be. Copies cost as often as something is computed with
    them. A vector lies as the tiles that it is a sum of or is repeated to, or along the lanes of each
    warp, from where a shuffle fetches it: what takes less work.

    Then operands get the layout that their op needs: what is cheap (a constant, a broadcast, a
    read of shared memory) is recomputed, the rest goes through a slot. `tile.dot` reads its
    operands from slots (of `product-type`), or from the memory they came from if that is only
    read; sums over an axis that several warps share go through a slot of their parts. What does not
    wait for an exchange is written before it, so that barriers are shared. Numbers and vectors
    that a loop does not change are computed before it.

    `warps`: warps of a block, 0: as many as leave a thread few enough elements of what is alive
    at the same time. The choice is on the function, `tile.warps`; `tile.numbers_per_thread` says how
    many numbers a thread then holds, about.

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

def TilePlaceSlotsPass : Pass<"tile-place-slots", "::mlir::func::FuncOp"> {
  let summary = "Allocate slots in shared memory by their lifetimes";
  let description = [{
    Slots that are not in use at the same time share bytes. A slot is in use from its first
    write to its last read, in the innermost block that has all of them; the largest are placed
    first, each as low as it fits. Small ones, if they are few, share with none: that saves
    barriers. What does not fit into `shared-bytes` lies in the block's
    workspace in global memory, with a remark of the numbers: slower, and correct.

    The bytes used are on the function: `tile.shared_bytes`, `tile.spilled_bytes`.

    Expects: tile-assign-layouts. Guarantees: every `tile.alloc` has an offset. Numerics: none.
  }];
  let options = [
    Option<"sharedBytes", "shared-bytes", "int64_t", "49152", "shared memory a block may have">
  ];
}

def TileUseWarpgroupsPass : Pass<"tile-use-warpgroups", "::mlir::func::FuncOp"> {
  let summary = "Use warpgroup products (wgmma) of sm_90a";
  let description = [{
    A product on tensor cores becomes one of warpgroups (`wgmma`) where each four warps have the
    same columns of its result, there are at least `least` columns and terms, and the operand that
    has both lies in a slot of shared memory that only whole tiles are written to and read from. The slot becomes
    `blocked`. The other operand stays what it is: registers, or a slot from which each warp
    loads its rows.

    Expects: tile-place-slots. Numerics: none, the sums of a product have the order that the hardware
    gives them.
  }];
  let options = [
    Option<"least", "least", "int64_t", "32",
           "columns and terms below which an instruction of each warp is as fast">
  ];
}

def TileInsertBarriersPass : Pass<"tile-insert-barriers", "::mlir::func::FuncOp"> {
  let summary = "Insert barriers where threads touch what others did (membar analysis)";
  let description = [{
    Between two accesses of the same bytes, of which one writes, stands a barrier, once around
    loops too. Slots are the same where their bytes overlap; a final state may be where the
    initial one was. A barrier settles all that came before it, so few are needed: it stands
    as late as possible, before the access that asks for it, but not in a loop that could have
    it before.

    Expects: tile-place-slots. Guarantees: what `tile-check-races` asks for. Numerics: none.
  }];
}

def TileCheckRacesPass : Pass<"tile-check-races", "::mlir::func::FuncOp"> {
  let summary = "Check that no two threads may touch the same bytes without a barrier between";
  let description = [{
    Does not share a line with tile-insert-barriers: it runs through the function as a block
    does, every loop twice and both ways of a choice, notes what was touched since the last
    barrier, byte by byte, and compares. An error names both accesses.

    Expects: tile-insert-barriers. Numerics: none.
  }];
}

#endif // TTTC_DIALECT_TILE_TRANSFORMS_PASSES_TD
