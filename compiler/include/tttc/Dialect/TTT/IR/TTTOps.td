//===- TTTOps.td - Ops of the ttt dialect ------------------*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTOPS_TD
#define TTTC_DIALECT_TTT_IR_TTTOPS_TD

include "tttc/Dialect/TTT/IR/TTTInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

/// Every value of a layer's program: ranked, f32 or f64.
def TTT_Tensor : RankedTensorOf<[F32, F64]>;
// Also the result of a comparison, which can be broadcast.
def TTT_TensorOrMask : RankedTensorOf<[F32, F64, I1]>;

/// A region of one block. `description` is for the generated pages; MLIR has none for regions.
class TTT_Body<string text> : SizedRegion<1> {
  string description = text;
}

class TTT_Op<string mnemonic, list<Trait> traits = []> : Op<TTT_Dialect, mnemonic, traits>;

/// Pure ops on values. They implement the interfaces of analyses: an op that lacks a method does
/// not link.
class TTT_ValueOp<string mnemonic, list<Trait> traits = []>
    : TTT_Op<mnemonic, !listconcat([Pure, DeclareOpInterfaceMethods<LinearityOpInterface>,
                                    DeclareOpInterfaceMethods<FlopCountOpInterface>], traits)>;

/// Ops that are defined as small programs of simpler ops. Analyses never see them, because they
/// are decomposed first.
class TTT_CompositeOp<string mnemonic, list<Trait> traits = []>
    : TTT_Op<mnemonic, !listconcat([Pure, DeclareOpInterfaceMethods<DecomposableOpInterface>],
                                   traits)>;

include "tttc/Dialect/TTT/IR/TTTContractionOps.td"
include "tttc/Dialect/TTT/IR/TTTCompositeOps.td"
include "tttc/Dialect/TTT/IR/TTTLoopOps.td"
include "tttc/Dialect/TTT/IR/TTTMiniBatchOps.td"
include "tttc/Dialect/TTT/IR/TTTViewOps.td"
include "tttc/Dialect/TTT/IR/TTTAttentionOps.td"

#endif // TTTC_DIALECT_TTT_IR_TTTOPS_TD
