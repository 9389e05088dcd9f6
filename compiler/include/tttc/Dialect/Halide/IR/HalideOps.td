//===- HalideOps.td - Calls of Halide pipelines ------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_HALIDE_IR_HALIDEOPS_TD
#define TTTC_DIALECT_HALIDE_IR_HALIDEOPS_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Halide_Dialect : Dialect {
  let name = "halide";
  let cppNamespace = "::mlir::halide";
  let summary = "What Halide compiles, and the calls of it";
  let description = [{
    A layer for Halide is a driver, which has the control flow and the memory, and pipelines, which
    have the arithmetic. A pipeline is a private function with the attribute `halide.pipeline`: ops
    on tensors of static shape, without loops, branches or calls. The driver runs it with
    `halide.run`. `halide-outline-pipelines` makes both from the phase `tiled`.
  }];
  let hasOperationAttrVerify = 1;
}

def Halide_RunOp : Op<Halide_Dialect, "run", [
    AttrSizedOperandSegments, DestinationStyleOpInterface,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<BufferizableOpInterface,
                              ["bufferizesToMemoryRead", "bufferizesToMemoryWrite",
                               "getAliasingValues", "isNotConflicting", "bufferize"]>]> {
  let summary = "runs a pipeline";
  let description = [{
    The function `pipeline` is called with `parameters`, then `inputs`; its results are stored in
    `outs`, of which nothing is read. The outs whose numbers `in_place` has are inputs too: the
    pipeline reads each element before it writes it (`halide-update-in-place`). On memrefs (after
    bufferization) the op has no results, and an out may overlap no other input or out.

    Example:
    ```mlir
    %r = halide.run @layer_step(%count : index) ins(%q, %W : tensor<16x64xf32>, tensor<64x64xf32>)
        outs(%out : tensor<16x64xf32>) -> tensor<16x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<FlatSymbolRefAttr, "the pipeline">:$pipeline,
    Arg<Variadic<AnyTypeOf<[AnySignlessIntegerOrIndex, F32, F64]>>,
        "positions, counts, conditions and numbers">:$parameters,
    Arg<Variadic<AnyTypeOf<[AnyRankedTensor, AnyStridedMemRef]>>, "what it reads">:$inputs,
    Arg<Variadic<AnyTypeOf<[AnyRankedTensor, AnyStridedMemRef]>>, "what it writes">:$outs,
    Arg<OptionalAttr<DenseI64ArrayAttr>, "numbers of the outs that are updated in place">:$in_place);
  let results = (outs Res<Variadic<AnyRankedTensor>, "`outs` with the results">:$results);
  let assemblyFormat = [{
    $pipeline `(` ($parameters^ `:` type($parameters))? `)`
    `ins` `(` ($inputs^ `:` type($inputs))? `)` `outs` `(` $outs `:` type($outs) `)`
    attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getOutsMutable(); }
  }];
}

def Halide_RowsOp : Op<Halide_Dialect, "rows", [Pure]> {
  let summary = "rows of a tensor, the last one repeated";
  let description = [{
    Row `i` of the result is row `first + min(i, last)` of `source`. A mini-batch at the end of a
    sequence has fewer tokens than rows: the rows behind its last token repeat that one.

    Example:
    ```mlir
    %r = halide.rows %q[%first], %last : tensor<?x64xf32> to tensor<16x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<AnyRankedTensor, "the rows to choose from">:$source,
    Arg<Index, "row of the source that is row 0">:$first,
    Arg<Index, "number of rows of the source after that one that are read">:$last);
  let results = (outs Res<AnyStaticShapeTensor, "the rows">:$result);
  let assemblyFormat = [{
    $source `[` $first `]` `,` $last attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_HALIDE_IR_HALIDEOPS_TD
