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
    Memory that the threads of a block share, for one tile. `offset` is where it lies, in
    bytes from the start of the block's shared memory, once `tile-place-slots` has run; where
    no shared memory is left it is `spilled`, and `offset` counts from the block's workspace.

    `blocked`: the rows of its last two axes lie as a warpgroup reads them (PTX ISA 9.7.15, core
    matrices without swizzling), eight columns after eight columns: all rows of the first eight, then all
    of the next. `tile::blockElements` says how far a block is from the next; the bytes of the
    slot are no more than the type says.

    Example:
    ```mlir
    %slot = tile.alloc {offset = 512} : memref<16x64xbf16, strided<[72, 1]>, 3>
    ```
  }];
  let arguments = (ins OptionalAttr<I64Attr>:$offset, UnitAttr:$spilled, UnitAttr:$blocked);
  let results = (outs AnyMemRef:$memory);
  let assemblyFormat = "attr-dict `:` type($memory)";
  let hasVerifier = 1;
}

def Tile_ReadOp : Tile_Op<"read", [AttrSizedOperandSegments]> {
  let summary = "a tile from memory";
  let description = [{
    Formula: `out[i, j] = source[.., offset_a + stride_a * i, .., offset_b + stride_b * j, ..]`,
    where axis 0 of the tile walks axis a = `axes[0]` of the memory, axis 1 walks b = `axes[1]`;
    the memory's other axes stay at their offset. `steps` has the strides (absent: 1).

    With `last`, axis `axes[0]` stops there: indices beyond are read at `last`, negative ones at 0. What a tile
    holds outside the memory's static extents is unspecified, but reading it is no error.

    Example:
    ```mlir
    %k = tile.read %keys[%first, %c0] axes [0, 1] : memref<?x64xf32, strided<[?, 1]>> -> tensor<16x64xf32>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$source, Variadic<Index>:$offsets,
                       Optional<Index>:$last, DenseI64ArrayAttr:$axes,
                       OptionalAttr<DenseI64ArrayAttr>:$steps);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $offsets `]` (`last` $last^)? `axes` $axes (`steps` $steps^)? attr-dict `:`
    type($source) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_WriteOp : Tile_Op<"write", [AttrSizedOperandSegments]> {
  let summary = "a tile to memory";
  let description = [{
    The reverse of `tile.read`. With `count`, only the first so many entries of axis 0 of the
    tile are written.

    Example:
    ```mlir
    tile.write %rows, %out[%first, %c0] count %n axes [0, 1] : tensor<16x64xf32>, memref<?x64xf32, strided<[?, 1]>>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$value, Arg<AnyMemRef, "", [MemWrite]>:$dest,
                       Variadic<Index>:$offsets, Optional<Index>:$count, DenseI64ArrayAttr:$axes,
                       OptionalAttr<DenseI64ArrayAttr>:$steps);
  let assemblyFormat = [{
    $value `,` $dest `[` $offsets `]` (`count` $count^)? `axes` $axes (`steps` $steps^)? attr-dict
    `:` type($value) `,` type($dest)
  }];
  let hasVerifier = 1;
}

def Tile_CopyOp : Tile_Op<"copy", []> {
  let summary = "rows of memory to a slot, while the thread goes on";
  let description = [{
    Formula: `dest[t, ..] = source[first + t, ..]` for all rows of `dest`, whole rows of one dense
    length; with `last`, rows beyond it are copies of that one. The copy is done after the next `tile.wait` of the threads that share it, and seen
    by all after a barrier.

    Example:
    ```mlir
    tile.copy %keys[%first], %slot : memref<?x64xbf16, strided<[?, 1]>>, memref<16x64xbf16, strided<[72, 1]>, 3>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$source, Index:$first,
                       Optional<Index>:$last, Arg<AnyMemRef, "", [MemWrite]>:$dest);
  let assemblyFormat = [{
    $source `[` $first `]` (`last` $last^)? `,` $dest attr-dict `:` type($source) `,` type($dest)
  }];
  let hasVerifier = 1;
}

def Tile_WaitOp : Tile_Op<"wait", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "what this thread copies has been copied";
  let description = [{
    Ends the `tile.copy`s that this thread has begun. Others see what it copied after a
    `tile.barrier` behind it.

    Example:
    ```mlir
    tile.wait
    tile.barrier
    ```
  }];
  let assemblyFormat = "attr-dict";
}

def Tile_BarrierOp : Tile_Op<"barrier", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "all threads of the block have come here, and see what was written before";
  let description = [{
    Orders all accesses to memory before it and behind it, but for copies that nobody has waited for
    (`tile.wait`). All threads of the block reach it, or none.

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
  let arguments = (ins I64Attr:$axis);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$axis attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Tile_BroadcastOp : Tile_Op<"broadcast", [Pure]> {
  let summary = "repeat along new axes";
  let description = [{
    Formula: `out[t,j] = in[t]` for `axes = [1]`, as `ttt.broadcast`, for all element types.
    Scheduled: the input's layout is the result's without the new axes, so that nothing moves.
  }];
  let arguments = (ins AnyRankedTensor:$input, DenseI64ArrayAttr:$axes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input $axes attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Tile_TransposeOp : Tile_Op<"transpose", [Pure]> {
  let summary = "axes in another order";
  let description = [{
    Formula: `out[j,t] = in[t,j]` for `[1, 0]`: axis a of the result is axis `permutation[a]`
    of the input. Scheduled it is a change of names.
  }];
  let arguments = (ins AnyRankedTensor:$input, DenseI64ArrayAttr:$permutation);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input $permutation attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Tile_ReduceOp : Tile_Op<"reduce", [Pure]> {
  let summary = "sum or maximum over some axes";
  let description = [{
    Formula: `out[t] = sum_j in[t,j]` for `sum [1]`; `max` ignores NaN as `maximumNumber`
    does. With `parts`, each warp reduces what it holds and no more: the result has one more
    axis in front, of as many parts as warps share the summed axes. Lanes that share a summed
    axis then need not all have the sum: where the result's layout gives such a bit of the lane's
    number an axis that was a register's, each lane goes on with half of its registers.
  }];
  let arguments = (ins StrAttr:$kind, AnyRankedTensor:$input, DenseI64ArrayAttr:$axes,
                       UnitAttr:$parts);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $kind $input $axes (`parts` $parts^)? attr-dict `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tile_DotOp : Tile_Op<"dot", [Pure]> {
  let summary = "a sum of products over named axes, added to a tile";
  let description = [{
    Formula: for `ti,ij->tj`, `out[t,j] = start[t,j] + sum_i lhs[t,i] * rhs[i,j]`; letters as in
    `ttt.contract`. `causal "ts"` counts only terms with s <= t, `strict` those with s < t: the
    others are not formed, so that a NaN there reaches nothing. `skip_zeros`: where `lhs` is zero
    no term is formed either.

    Scheduled: an operand is a tensor, whose registers are a fragment of the tensor core's
    product, or memory, in which each thread finds what it needs. With `tensor_cores` a causal
    product is one with zeros, which the operand must have where nothing is counted: what is
    not finite then reaches the rows that do not count it, too. With `warpgroups` four warps compute
    together (`wgmma`): their rows are their own, the other operand is a `blocked` slot.

    Numerics: `f32` and `f64` operands, fused multiply-add in the order of the summed axes.
    `bf16` and `f16` operands, sums in `f32`, in the hardware's order within 16 terms.
  }];
  let arguments = (ins StrAttr:$subscripts, AnyType:$lhs, AnyType:$rhs, AnyRankedTensor:$start,
                       OptionalAttr<StrAttr>:$causal, UnitAttr:$strict, UnitAttr:$skipZeros,
                       UnitAttr:$tensorCores, UnitAttr:$warpgroups);
  let results = (outs AnyRankedTensor:$result);
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

def Tile_SolveOp : Tile_Op<"solve", []> {
  let summary = "a unit lower triangular system, a column a thread";
  let description = [{
    Formula: `out[t,j] = rows[t,j] + gate[t,j] * sum_{s < t} weights[t,s] * out[s,j]`, without
    `gate` it is 1; `transpose`: `out[s,j] = rows[s,j] + sum_{t > s} weights[t,s] * gate[t,j] *
    out[t,j]`, as `ttt.tril_solve`. Scheduled: `weights` are memory, and a thread holds all rows of
    its columns.
  }];
  let arguments = (ins AnyType:$weights, AnyRankedTensor:$rows, Optional<AnyRankedTensor>:$gate,
                       UnitAttr:$transpose);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    (`transpose` $transpose^)? $weights `,` $rows (`gate` $gate^ `:` type($gate))? attr-dict `:`
    type($weights) `,` type($rows) `->` type($result)
  }];
}

def Tile_RecurrenceOp : Tile_Op<"recurrence", [Pure, AttrSizedOperandSegments]> {
  let summary = "coefficients of a linear recurrence with a number per token as gate";
  let description = [{
    `ttt.recurrence` with gates `tensor<b>`: see there. Scheduled: every thread holds all of the
    gates and of the coefficients `tensor<b>`, and of the coefficients `tensor<b x b>` all rows of
    its columns.
  }];
  let arguments = (ins I64Attr:$carried, I64Attr:$sources,
                       DenseI64ArrayAttr:$transitions, Variadic<AnyRankedTensor>:$gates,
                       DenseI64ArrayAttr:$inputs, Variadic<AnyRankedTensor>:$rates);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `carried` $carried `of` $sources `transitions` $transitions `(` $gates `)`
    `inputs` $inputs `(` $rates `)` attr-dict `:` functional-type(operands, results)
  }];
}

def Tile_ConvertOp : Tile_Op<"convert", [Pure]> {
  let summary = "the same tile in another layout";
  let description = [{
    Scheduled: only where every thread finds its elements among its own registers, or those of a
    vector of 32 bits in one register of its warp's lanes.
  }];
  let arguments = (ins AnyRankedTensor:$input);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_TILE_IR_TILEOPS_TD
