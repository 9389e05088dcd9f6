//===- TTTContractionOps.td - Contractions, sums, broadcasts --*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Included by TTTOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTCONTRACTIONOPS_TD
#define TTTC_DIALECT_TTT_IR_TTTCONTRACTIONOPS_TD

def TTT_ContractOp : TTT_ValueOp<"contract", [
    DeclareOpInterfaceMethods<RowLiftableOpInterface>,
    AllElementTypesMatch<["lhs", "rhs", "result"]>]> {
  let summary = "sum of products over named axes";
  let description = [{
    Formula: for subscripts `ti,ij->tj`, `out[t,j] = sum_i lhs[t,i] * rhs[i,j]`.
    A letter names one axis; letters absent from the result are summed. The
    result starts from zero: there is no destination operand, so that the
    derivative is a contract with the letters permuted.

    Shapes: equal letters have equal extents (contract-c1); a letter occurs at
    most once per operand (contract-c2); every result letter occurs in an operand
    and every operand letter occurs in the result or in the other operand
    (contract-c3). Accumulates in the element type.

    Example:
    ```mlir
    %y = ttt.contract "i,ij->j" %x, %W : tensor<8xf32>, tensor<8x4xf32> -> tensor<4xf32>
    %g = ttt.contract "i,j->ij" %u, %w : tensor<8xf32>, tensor<4xf32> -> tensor<8x4xf32>
    ```
  }];
  let arguments = (ins
    Arg<StrAttr, "axes of operands and result, a letter each: `ti,ij->tj`">:$subscripts,
    Arg<TTT_Tensor, "left factor, with the axes before the comma">:$lhs,
    Arg<TTT_Tensor, "right factor, with the axes after the comma">:$rhs);
  let results = (outs Res<TTT_Tensor, "sums of products, with the axes after the arrow">:$result);
  let assemblyFormat = [{
    $subscripts $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
  let builders = [
    /// Infers the result type; the subscripts must fit the operands.
    OpBuilder<(ins "StringRef":$subscripts, "Value":$lhs, "Value":$rhs)>
  ];
  let extraClassDeclaration = [{
    StringRef lhsAxes() { return getSubscripts().split(',').first; }
    StringRef rhsAxes() { return getSubscripts().split(',').second.split("->").first; }
    StringRef resultAxes() { return getSubscripts().split("->").second; }
    /// True if no axis is summed and none is shared: an outer product.
    bool isOuterProduct();
  }];
  let hasVerifier = 1;
}

def TTT_ReduceSumOp : TTT_ValueOp<"reduce_sum", [
    DeclareOpInterfaceMethods<RowLiftableOpInterface>, AllElementTypesMatch<["input", "result"]>]> {
  let summary = "sum over some axes";
  let description = [{
    Formula: `out[t] = sum_j in[t,j]` for `axes = [1]` of `[t,j]`. The summed
    axes disappear. Constraints: axes sorted, unique, in range (reduce_sum-c1);
    the result is the input without them (reduce_sum-c2).

    Example:
    ```mlir
    %s = ttt.reduce_sum %x [1] : tensor<16x64xf32> -> tensor<16xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_Tensor, "values that are summed">:$input,
    Arg<DenseI64ArrayAttr, "axes of `input` that are summed, in increasing order">:$axes);
  let results = (outs Res<TTT_Tensor, "sums, with the other axes of `input` in order">:$result);
  let assemblyFormat = "$input $axes attr-dict `:` type($input) `->` type($result)";
  let builders = [OpBuilder<(ins "Value":$input, "ArrayRef<int64_t>":$axes)>];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def TTT_BroadcastOp : TTT_ValueOp<"broadcast", [
    DeclareOpInterfaceMethods<RowLiftableOpInterface>, AllElementTypesMatch<["input", "result"]>]> {
  let summary = "repeat along new axes";
  let description = [{
    Formula: `out[t,j] = in[t]` for `axes = [1]`: the axes given are new axes of the result,
    the others are the input's in order. Constraints: axes sorted, unique, in
    range of the result (broadcast-c1); the result without them is the input
    (broadcast-c2).

    Example:
    ```mlir
    %y = ttt.broadcast %s [1] : tensor<16xf32> -> tensor<16x64xf32>
    ```
  }];
  let arguments = (ins
    Arg<TTT_TensorOrMask, "values or mask that is repeated">:$input,
    Arg<DenseI64ArrayAttr, "axes of the result that `input` lacks, in increasing order">:$axes);
  let results = (outs Res<TTT_TensorOrMask, "copies of `input` along `axes`">:$result);
  let assemblyFormat = "$input $axes attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def TTT_ReduceMaxOp : TTT_ValueOp<"reduce_max"> {
  let summary = "greatest element of each row";
  let description = [{
    Formula: `out[t] = max_s in[t,s]`, along the last axis.

    Constraint: the result is the input without its last axis (reduce_max-c1).

    Example:
    ```mlir
    %m = ttt.reduce_max %x : tensor<64x64xf32> -> tensor<64xf32>
    ```
  }];
  let arguments = (ins Arg<TTT_Tensor, "values, rows along the last axis: [..., n]">:$input);
  let results = (outs Res<TTT_Tensor, "greatest element of each row: [...]">:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

#endif // TTTC_DIALECT_TTT_IR_TTTCONTRACTIONOPS_TD
