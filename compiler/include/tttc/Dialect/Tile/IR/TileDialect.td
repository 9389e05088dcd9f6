//===- TileDialect.td - The tile dialect -------------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TILE_IR_TILEDIALECT_TD
#define TTTC_DIALECT_TILE_IR_TILEDIALECT_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Tile_Dialect : Dialect {
  let name = "tile";
  let cppNamespace = "::mlir::tile";
  let summary = "What one block of threads computes, tile by tile";
  let description = [{
    A kernel is one function: the work of one block on one batch and head. Its tensors have
    value semantics and static shapes; elementwise arithmetic is `arith` and `math`, control
    flow `scf`, memory `memref`. The dialect adds the other ops that tiles need: reading and
    writing parts of memory, products, sums, broadcasts.

    It has two uses. Without encodings the ops say what is computed. Once *scheduled*
    (`tile-assign-layouts`), every tensor type carries a `#tile.layout`, which says which
    register of which thread holds each element; where an op needs another layout, the value
    goes through a slot of shared memory (`tile.alloc`), and barriers separate the accesses of
    different threads.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let dependentDialects = [
    "arith::ArithDialect", "memref::MemRefDialect", "scf::SCFDialect", "tensor::TensorDialect"
  ];
}

def Tile_LayoutAttr : AttrDef<Tile_Dialect, "Layout"> {
  let mnemonic = "layout";
  let summary = "Which thread's register holds which element";
  let description = [{
    A linear map over bits: bit i of the register's number, of the lane's number (5 bits) and
    of the warp's number each add a fixed offset, one component per axis of the tensor. An
    offset is a power of two along one axis, or zero in all components: then both values of that
    bit hold copies of one element. Axes whose length is no power of two are covered beyond their
    end; positions there hold no element.

    Example, 16 x 8 elements as the result of a tensor core's product (m16n8): a lane holds
    two adjacent elements of one row and the two elements eight rows below them.
    ```mlir
    #tile.layout<registers = [0, 1, 8, 0], lanes = [0, 2, 0, 4, 1, 0, 2, 0, 4, 0], rank = 2>
    ```
    Bits are listed in order, lowest first, with `rank` components each.
  }];
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$registers,
                        OptionalArrayRefParameter<"int64_t">:$lanes,
                        OptionalArrayRefParameter<"int64_t">:$warps, "int64_t":$rank);
  let assemblyFormat = [{
    `<` (`registers` `=` `[` $registers^ `]` `,` ` `)? (`lanes` `=` `[` $lanes^ `]` `,` ` `)?
    (`warps` `=` `[` $warps^ `]` `,` ` `)? `rank` `=` $rank `>`
  }];
  let extraClassDeclaration = [{
    using Offset = ::llvm::SmallVector<int64_t, 4>;
    unsigned numRegisterBits() const { return getRank() ? getRegisters().size() / getRank() : 0; }
    unsigned numLaneBits() const { return getRank() ? getLanes().size() / getRank() : 0; }
    unsigned numWarpBits() const { return getRank() ? getWarps().size() / getRank() : 0; }
    /// Registers of a thread.
    unsigned numRegisters() const { return 1u << numRegisterBits(); }
    Offset registerBit(unsigned bit) const { return slice(getRegisters(), bit); }
    Offset laneBit(unsigned bit) const { return slice(getLanes(), bit); }
    Offset warpBit(unsigned bit) const { return slice(getWarps(), bit); }
    /// The offset of the element that register `number` of lane 0 of warp 0 holds.
    Offset registerOffset(unsigned number) const;
    /// The register of lane 0 of warp 0 that holds the element at `offset`; none if another
    /// lane or warp holds it.
    ::std::optional<unsigned> registerAt(::llvm::ArrayRef<int64_t> offset) const;
    /// The layout of the remaining elements when `axes` are dropped: registers that then
    /// hold the same element are merged.
    LayoutAttr drop(::llvm::ArrayRef<int64_t> axes) const;

  private:
    Offset slice(::llvm::ArrayRef<int64_t> bits, unsigned bit) const {
      auto part = bits.slice(bit * getRank(), getRank());
      return Offset(part.begin(), part.end());
    }

  public:
  }];
}

def Tile_LaunchAttr : AttrDef<Tile_Dialect, "Launch"> {
  let mnemonic = "launch";
  let summary = "What a launch of a kernel needs";
  let description = [{
    Stands as `tile.launch` on a scheduled function. `warps` of a block; `elements` that a thread
    holds at a time, an estimate; bytes of shared memory (`shared`) and of slots that lie in global
    memory instead (`spilled`); bytes of a block's workspace in global memory, `workspace` and
    `workspace_per_token` for each token of the call. Bytes are known once slots are placed
    (`tile-place-slots`).
    ```mlir
    #tile.launch<warps = 4, elements = 96, shared = 33280>
    ```
  }];
  let parameters = (ins "int64_t":$warps, DefaultValuedParameter<"int64_t", "0">:$elements,
                    DefaultValuedParameter<"int64_t", "0">:$shared,
                    DefaultValuedParameter<"int64_t", "0">:$spilled,
                    DefaultValuedParameter<"int64_t", "0">:$workspace,
                    DefaultValuedParameter<"int64_t", "0">:$workspace_per_token);
  let assemblyFormat = "`<` struct(params) `>`";
  let extraClassDeclaration = [{
    int64_t getThreads() const { return 32 * getWarps(); }
  }];
}

#endif // TTTC_DIALECT_TILE_IR_TILEDIALECT_TD
