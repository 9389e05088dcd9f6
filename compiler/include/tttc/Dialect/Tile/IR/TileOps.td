//===- TileOps.td - Ops of the tile dialect ----------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TILE_IR_TILEOPS_TD
#define TTTC_DIALECT_TILE_IR_TILEOPS_TD

include "tttc/Dialect/Tile/IR/TileDialect.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Tile_Op<string mnemonic, list<Trait> traits = []> : Op<Tile_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def Tile_AllocOp : Tile_Op<"alloc", [MemoryEffects<[MemAlloc]>]> {
  let summary = "a slot of shared memory";
  let description = [{
    Shared memory of a block for one tile. `offset` is its position in bytes from the start of
    the block's shared memory, once `tile-place-slots` has run; if no shared memory is left, the
    slot is `spilled`, and `offset` counts from the start of the block's workspace.

    `blocked`: the last two axes are stored as a warpgroup reads them (PTX ISA 9.7.15, core
    matrices without swizzling), in blocks of eight columns: all rows of the first eight columns,
    then all rows of the next. `tile::blockElements` is the distance between blocks; the slot
    takes no more bytes than its type says.

    Example:
    ```mlir
    %slot = tile.alloc {offset = 512} : memref<16x64xbf16, strided<[72, 1]>, 3>
    ```
  }];
  let arguments = (ins
    Arg<OptionalAttr<I64Attr>,
        "position in bytes from the start of shared memory, or of the workspace if "
        "`spilled`; absent until placed">:$offset,
    Arg<UnitAttr, "whether the slot is in global memory, in the block's workspace">:$spilled,
    Arg<UnitAttr,
        "whether the last two axes are stored in blocks of eight columns, as `wgmma` "
        "reads them">:$blocked);
  let results = (outs Res<AnyMemRef, "memory of the slot, of static shape">:$memory);
  let assemblyFormat = "attr-dict `:` type($memory)";
  let hasVerifier = 1;
}

def Tile_ReadOp : Tile_Op<"read", [AttrSizedOperandSegments]> {
  let summary = "a tile from memory";
  let description = [{
    Formula: `out[i, j] = source[.., offset_a + stride_a * i, .., offset_b + stride_b * j, ..]`,
    where axis 0 of the tile runs along axis a = `axes[0]` of the memory, axis 1 along b =
    `axes[1]`; the memory's other axes stay at their offset. `steps` are the strides (absent: 1).

    With `last`, indices along axis `axes[0]` are clamped to 0 .. `last`. Elements of the tile
    outside the memory's static extents are unspecified, but reading them is not an error.

    Example:
    ```mlir
    %k = tile.read %keys[%first, %c0] axes [0, 1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<16x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef, "memory that is read", [MemRead]>:$source,
    Arg<Variadic<Index>,
        "index of the tile's first element along each axis of the memory">:$offsets,
    Arg<Optional<Index>,
        "greatest index along axis `axes[0]` of the memory; no clamping if absent">:$last,
    Arg<DenseI64ArrayAttr, "axis of the memory for each axis of the tile">:$axes,
    Arg<OptionalAttr<DenseI64ArrayAttr>,
        "stride along the memory's axis for each axis of the tile; 1 if absent">:$steps);
  let results = (outs Res<AnyRankedTensor, "tile that is read">:$result);
  let assemblyFormat = [{
    $source `[` $offsets `]` (`last` $last^)? `axes` $axes (`steps` $steps^)? attr-dict `:`
    type($source) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_WriteOp : Tile_Op<"write", [AttrSizedOperandSegments]> {
  let summary = "a tile to memory";
  let description = [{
    The reverse of `tile.read`. With `count`, only the first `count` entries along axis 0 of the
    tile are written.

    Example:
    ```mlir
    tile.write %rows, %out[%first, %c0] count %n axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32, strided<[?, 1]>>
    ```
  }];
  let arguments = (ins
    Arg<AnyRankedTensor, "tile that is written">:$value,
    Arg<AnyMemRef, "memory that is written", [MemWrite]>:$dest,
    Arg<Variadic<Index>,
        "index of the tile's first element along each axis of the memory">:$offsets,
    Arg<Optional<Index>,
        "number of entries along axis 0 of the tile that are written; all if absent">:$count,
    Arg<DenseI64ArrayAttr, "axis of the memory for each axis of the tile">:$axes,
    Arg<OptionalAttr<DenseI64ArrayAttr>,
        "stride along the memory's axis for each axis of the tile; 1 if absent">:$steps);
  let assemblyFormat = [{
    $value `,` $dest `[` $offsets `]` (`count` $count^)? `axes` $axes (`steps` $steps^)? attr-dict
    `:` type($value) `,` type($dest)
  }];
  let hasVerifier = 1;
}

def Tile_CopyOp : Tile_Op<"copy", [AttrSizedOperandSegments]> {
  let summary = "rows of memory to a slot, while the thread goes on";
  let description = [{
    Formula: `dest[t, ..] = source[first + t, ..]` for all rows of `dest`, which are whole, dense and
    of a multiple of 16 bytes; with `last`, rows beyond it are copies of row `last`. The copy is asynchronous: it is
    complete after the next `tile.wait` of the threads that share it, and visible to all threads
    after a barrier. If `condition` is false, nothing is read, and the elements of `dest` are
    unspecified; unlike `scf.if`, it does not separate what precedes from what follows.

    Example:
    ```mlir
    tile.copy %keys[%first], %slot : memref<?x64xbf16, strided<[?, 1]>>, memref<16x64xbf16, strided<[72, 1]>, 3>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef,
        "memory that is read, one row per index of axis 0: [?, ...]", [MemRead]>:$source,
    Arg<Index, "index in `source` of the first row copied">:$first,
    Arg<Optional<Index>, "greatest index of a row of `source`; no clamping if absent">:$last,
    Arg<Optional<I1>, "whether rows are copied; they are if absent">:$condition,
    Arg<AnyMemRef, "slot that is filled: [b, ...]", [MemWrite]>:$dest);
  let assemblyFormat = [{
    $source `[` $first `]` (`last` $last^)? (`if` $condition^)? `,` $dest attr-dict `:` type($source) `,` type($dest)
  }];
  let hasVerifier = 1;
}

def Tile_StoreOp : Tile_Op<"store", []> {
  let summary = "rows of a slot to memory";
  let description = [{
    Formula: `dest[first + t, ..] = source[t, ..]` for all rows of `source`, which are whole, dense and
    of a multiple of 16 bytes; with `count`, only for the first `count` rows. Neighbouring threads store neighbouring
    bytes, 16 each. The rows that are stored are those that are visible to all threads: a barrier lies
    between a write of the slot and this.

    Example:
    ```mlir
    tile.store %slot, %out[%first] : memref<16x64xbf16, strided<[72, 1]>, 3>, memref<?x64xbf16, strided<[?, 1]>>
    ```
  }];
  let arguments = (ins
    Arg<AnyMemRef, "slot that is read: [b, ...]", [MemRead]>:$source,
    Arg<AnyMemRef,
        "memory that is written, one row per index of axis 0: [?, ...]", [MemWrite]>:$dest,
    Arg<Index, "index in `dest` of the first row">:$first,
    Arg<Optional<Index>, "number of rows that are stored; all if absent">:$count);
  let assemblyFormat = [{
    $source `,` $dest `[` $first `]` (`count` $count^)? attr-dict `:` type($source) `,` type($dest)
  }];
  let hasVerifier = 1;
}

def Tile_WaitOp : Tile_Op<"wait", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "wait for the copies of this thread";
  let description = [{
    Waits for the `tile.copy`s that this thread has started. Other threads see the copied data
    after a following `tile.barrier`. The copies between two waits are a group: with `pending` n, the
    latest n groups may still be under way.

    Example:
    ```mlir
    tile.wait
    tile.barrier
    ```
  }];
  let arguments = (ins
    Arg<DefaultValuedAttr<ConfinedAttr<I64Attr, [IntNonNegative]>, "0">,
        "groups of copies that may still be under way">:$pending);
  let assemblyFormat = "(`pending` $pending^)? attr-dict";
}

def Tile_BarrierOp : Tile_Op<"barrier", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "all threads of the block have come here, and see what was written before";
  let description = [{
    Orders all memory accesses before it and after it, except copies that have not been waited
    for (`tile.wait`). Either all threads of the block reach it or none.

    Example:
    ```mlir
    tile.write %part, %slot[%c0] axes [0] : tensor<16xf32, #layout>, memref<16xf32, 3>
    tile.barrier
    %sums = tile.read %slot[%c0] axes [0] : memref<16xf32, 3> -> tensor<16xf32, #layout1>
    ```
  }];
  let assemblyFormat = "attr-dict";
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

def Tile_CoordOp : Tile_Op<"coord", [Pure]> {
  let summary = "each element's index along an axis";
  let description = [{
    Formula: `out[i, j] = i` for `coord 0`. Masks are comparisons of it.

    Example:
    ```mlir
    %row = tile.coord 0 : tensor<16x16xi32>
    ```
  }];
  let arguments = (ins Arg<I64Attr, "axis of the tile">:$axis);
  let results = (outs Res<AnyRankedTensor, "index of each element along `axis`, i32">:$result);
  let assemblyFormat = "$axis attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Tile_BroadcastOp : Tile_Op<"broadcast", [Pure]> {
  let summary = "repeat along new axes";
  let description = [{
    Formula: `out[t,j] = in[t]` for `axes = [1]`, as `ttt.broadcast`, for all element types.
    Scheduled: the input's layout is the result's without the new axes, so that no data moves.
  }];
  let arguments = (ins
    Arg<AnyRankedTensor, "tile that is repeated">:$input,
    Arg<DenseI64ArrayAttr, "axes of the result that `input` lacks, in increasing order">:$axes);
  let results = (outs Res<AnyRankedTensor, "copies of `input` along `axes`">:$result);
  let assemblyFormat = "$input $axes attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Tile_TransposeOp : Tile_Op<"transpose", [Pure]> {
  let summary = "axes in another order";
  let description = [{
    Formula: `out[j,t] = in[t,j]` for `[1, 0]`: axis a of the result is axis `permutation[a]`
    of the input. Scheduled: the axes of the layout are permuted, and no data moves.
  }];
  let arguments = (ins
    Arg<AnyRankedTensor, "tile">:$input,
    Arg<DenseI64ArrayAttr, "axis of `input` for each axis of the result">:$permutation);
  let results = (outs Res<AnyRankedTensor, "tile with its axes permuted">:$result);
  let assemblyFormat = "$input $permutation attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Tile_ReduceOp : Tile_Op<"reduce", [Pure]> {
  let summary = "sum or maximum over some axes";
  let description = [{
    Formula: `out[t] = sum_j in[t,j]` for `sum [1]`; `max` ignores NaN as `maximumNumber`
    does. With `parts`, each warp only reduces the elements that it holds: the result has one more
    leading axis, with as many parts as warps share the reduced axes. Lanes that share a reduced
    axis then need not all have the sum: where the result's layout assigns such a bit of the
    lane's number to an axis that belonged to a register bit, each lane continues with half of its
    registers.
  }];
  let arguments = (ins
    Arg<StrAttr, "`sum` or `max`">:$kind,
    Arg<AnyRankedTensor, "tile that is reduced">:$input,
    Arg<DenseI64ArrayAttr, "axes of `input` that are reduced, in increasing order">:$axes,
    Arg<UnitAttr, "whether each warp reduces only the elements that it holds">:$parts);
  let results = (outs
    Res<AnyRankedTensor,
        "sums or maxima, with the other axes of `input` in order; with `parts` a leading "
        "axis of partial results">:$result);
  let assemblyFormat = [{
    $kind $input $axes (`parts` $parts^)? attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_DotOp : Tile_Op<"dot", [Pure]> {
  let summary = "a sum of products over named axes, added to a tile";
  let description = [{
    Formula: for `ti,ij->tj`, `out[t,j] = start[t,j] + sum_i lhs[t,i] * rhs[i,j]`; letters as in
    `ttt.contract`. `causal "ts"` counts only terms with s <= t, `strict` those with s < t: other
    terms are not computed, so that a NaN there does not propagate. `skip_zeros`: terms with a
    zero in `lhs` are not computed either.

    Scheduled: an operand is a tensor, whose registers are a fragment of the tensor core's
    product, or memory, from which each thread reads the elements that it needs. With
    `tensor_cores` a causal product computes all terms, and the operand must have zeros where
    terms do not count: non-finite elements then also reach rows that do not count them. With
    `warpgroups` four warps compute together (`wgmma`): each warp has its own rows, and the other
    operand is a `blocked` slot.

    Numerics: `f32` and `f64` operands, fused multiply-add in the order of the summed axes.
    `bf16` and `f16` operands, sums in `f32`, in the hardware's order within 16 terms.
  }];
  let arguments = (ins
    Arg<StrAttr, "axes of operands and result, a letter each: `ti,ij->tj`">:$subscripts,
    Arg<AnyType, "left factor, with the axes before the comma: tile or memory">:$lhs,
    Arg<AnyType, "right factor, with the axes after the comma: tile or memory">:$rhs,
    Arg<AnyRankedTensor, "tile to which the sums are added, with the axes after the arrow">:$start,
    Arg<OptionalAttr<StrAttr>,
        "two letters, t and s: only terms with s <= t count; all terms if absent">:$causal,
    Arg<UnitAttr, "whether terms with s = t do not count either, with `causal`">:$strict,
    Arg<UnitAttr, "whether terms with a zero in `lhs` are not computed">:$skipZeros,
    Arg<UnitAttr, "whether tensor cores compute the products">:$tensorCores,
    Arg<UnitAttr,
        "whether four warps compute together (`wgmma`), with `tensor_cores`">:$warpgroups);
  let results = (outs Res<AnyRankedTensor, "`start` plus the sums of products">:$result);
  let assemblyFormat = [{
    $subscripts $lhs `,` $rhs `,` $start (`causal` $causal^)? (`strict` $strict^)?
    (`skip_zeros` $skipZeros^)? (`tensor_cores` $tensorCores^)? (`warpgroups` $warpgroups^)? attr-dict `:`
    type($lhs) `,` type($rhs) `,` type($start) `->` type($result)
  }];
  let extraClassDeclaration = [{
    StringRef lhsAxes() { return getSubscripts().split(',').first; }
    StringRef rhsAxes() { return getSubscripts().split(',').second.split("->").first; }
    StringRef resultAxes() { return getSubscripts().split("->").second; }
  }];
  let hasVerifier = 1;
}

def Tile_SolveOp : Tile_Op<"solve", [AttrSizedOperandSegments]> {
  let summary = "a unit lower triangular system, a column a thread";
  let description = [{
    Formula: `out[t,j] = rows[t,j] + gate[t,j] * sum_{s < t} weights[t,s] * out[s,j]`, without
    `gate` it is 1; `transpose`: `out[s,j] = rows[s,j] + sum_{t > s} weights[t,s] * gate[t,j] *
    out[t,j]`, as in `ttt.tril_solve`. Without `rows`, they are the identity: the result is the
    inverse. Scheduled: `weights` is memory, and a thread holds all rows of its columns.

    Constraints: weights [b, b], rows, gate and result [b, n], all of static shape, n = b without
    `rows` (solve-c1), and of one type of floats (solve-c2).
  }];
  let arguments = (ins
    Arg<AnyType,
        "matrix of which only the part below the diagonal is read: [b, b]; memory once "
        "scheduled">:$weights,
    Arg<Optional<AnyRankedTensor>,
        "right-hand side, one row per token: [b, n]; the identity if absent">:$rows,
    Arg<Optional<AnyRankedTensor>, "factors gate[t, j] of the formula: [b, n]; 1 if absent">:$gate,
    Arg<UnitAttr, "whether the system has the transposed matrix">:$transpose);
  let results = (outs Res<AnyRankedTensor, "solution, one row per token: [b, n]">:$result);
  let assemblyFormat = [{
    (`transpose` $transpose^)? $weights (`,` $rows^)? (`gate` $gate^ `:` type($gate))? attr-dict
    `:` type($weights) (`,` type($rows)^)? `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_DecayOp : Tile_Op<"decay", [Pure,
    AllTypesMatch<["later", "earlier", "gate"]>]> {
  let summary = "rows as they have decayed at the middle of their block, channel by channel";
  let description = [{
    Rows are in blocks of 2 * `half`. Formula, for row t in the later half of its block, which begins
    with row m: `out[t,i] = later[t,i] * prod_{m <= j <= t} gate[j,i]` (`strict`: j < t); in the
    earlier half: `out[t,i] = earlier[t,i] * prod_{t < j < m} gate[j,i]`, where m is at most b. So
    for a row t of a later half and a row s of the earlier half of the same block
    `sum_i out[t,i] * out[s,i]` is the sum over channels with the decay between the two rows, and
    no quotient of gates is formed. Scheduled: a thread holds all rows of its columns.

    Constraints: matrices [b, n] of static shape and of floats (decay-c1); `half` at least 1
    (decay-c2).

    Example:
    ```mlir
    %x = tile.decay %q, %k by %alpha half 4 : tensor<16x64xf32> -> tensor<16x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<AnyRankedTensor, "rows that are taken in later halves: [b, n]">:$later,
    Arg<AnyRankedTensor, "rows that are taken in earlier halves: [b, n]">:$earlier,
    Arg<AnyRankedTensor, "decay of each channel at each token: [b, n]">:$gate,
    Arg<I64Attr, "rows of half a block, at least 1">:$half,
    Arg<UnitAttr, "whether a later row is taken before its own gate">:$strict);
  let results = (outs Res<AnyRankedTensor, "decayed rows: [b, n]">:$result);
  let assemblyFormat = [{
    (`strict` $strict^)? $later `,` $earlier `by` $gate `half` $half attr-dict
    `:` type($later) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_RecurrenceOp : Tile_Op<"recurrence", [Pure, AttrSizedOperandSegments]> {
  let summary = "coefficients of a linear recurrence with a gate per token, or per channel";
  let description = [{
    See `ttt.recurrence`, with gates `tensor<b>`, or `tensor<b x n>` without sources. Scheduled:
    every thread holds all gates and all coefficients `tensor<b>`, all rows of its columns of the
    coefficients `tensor<b x b>` and of tensors `tensor<b x n>`, and the rates of its columns.

    Constraints, as of `ttt.recurrence`: every pair in range and given once (recurrence-c1); gates
    are of one type (recurrence-c2); there is at least one gate, M or N (recurrence-c3). Gates
    [b, n] have no sources (recurrence-c4).
  }];
  let arguments = (ins
    Arg<I64Attr, "number of carried tensors c_i">:$carried,
    Arg<I64Attr, "number of tensors x_l that are added to them">:$sources,
    Arg<DenseI64ArrayAttr, "pairs (i, j), two numbers per operand of `gates`">:$transitions,
    Arg<Variadic<AnyRankedTensor>, "gates M_ij, one row per token: [b]">:$gates,
    Arg<DenseI64ArrayAttr, "pairs (i, l), two numbers per operand of `rates`">:$inputs,
    Arg<Variadic<AnyRankedTensor>, "gates N_il, one row per token: [b]">:$rates);
  let results = (outs
    Res<Variadic<AnyRankedTensor>,
        "all A_ij, i major: [b]; then all L_il, i major: [b, b]">:$results);
  let assemblyFormat = [{
    `carried` $carried `of` $sources `transitions` $transitions `(` $gates `)`
    `inputs` $inputs `(` $rates `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Tile_ConvertOp : Tile_Op<"convert", [Pure]> {
  let summary = "the same tile in another layout";
  let description = [{
    Scheduled: only where every thread finds its elements in its own registers or, for a vector
    of 32-bit elements, in one register of the lanes of its warp.
  }];
  let arguments = (ins Arg<AnyRankedTensor, "tile">:$input);
  let results = (outs Res<AnyRankedTensor, "the same tile in another layout">:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_TILE_IR_TILEOPS_TD
