//===- TTTInterfaces.td - Interfaces of the ttt dialect ----*- tablegen -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTINTERFACES_TD
#define TTTC_DIALECT_TTT_IR_TTTINTERFACES_TD

include "tttc/Dialect/TTT/IR/TTTDialect.td"

def DecomposableOpInterface : OpInterface<"DecomposableOpInterface"> {
  let description = [{
    An op that is defined as a small program of simpler ops. The derivative table
    has no row for such an op: it is decomposed first, so that its derivatives of
    every order follow from the rows of the simpler ops.
  }];
  let cppNamespace = "::mlir::ttt";
  let methods = [
    InterfaceMethod<"Builds the definition before the op and returns its value.",
                    "::mlir::Value", "decompose", (ins "::mlir::OpBuilder &":$builder)>
  ];
}

def LinearityOpInterface : OpInterface<"LinearityOpInterface"> {
  let description = [{
    The basis of analyses of states: whether a mini-batch maps its state affinely (StateMap.h),
    and which values are zero if a state is zero (ZeroStates.h). Ops of other dialects have models
    in TTTModels.cpp; an op without the interface is `General`.
  }];
  let cppNamespace = "::mlir::ttt";
  let methods = [
    InterfaceMethod<"How the results depend on these operands together, the others fixed.",
                    "::mlir::ttt::Linearity", "linearityIn",
                    (ins "const ::llvm::SmallBitVector &":$operands)>
  ];
}

def FlopCountOpInterface : OpInterface<"FlopCountOpInterface"> {
  let description = [{
    Floating-point operations, for `ttt-count-flops`. For an op on streams of the whole sequence,
    the operations per token.
  }];
  let cppNamespace = "::mlir::ttt";
  let methods = [
    InterfaceMethod<"Operations of one execution.", "double", "countFlops",
                    (ins "::mlir::ttt::FlopKind":$kind)>
  ];
}

def RowLiftableOpInterface : OpInterface<"RowLiftableOpInterface"> {
  let description = [{
    An op on one token that has a batched version for all tokens of a mini-batch. The dual form
    uses this batching rule for values that do not depend on states (RowLifter.h).
  }];
  let cppNamespace = "::mlir::ttt";
  let methods = [
    InterfaceMethod<[{
      Builds the op for all tokens: the result has a first axis of `operands.count` rows. At
      least one operand has such an axis.
    }], "::mlir::Value", "liftRows",
                    (ins "::mlir::OpBuilder &":$builder, "const ::mlir::ttt::LiftedOperands &":$operands)>
  ];
}

def RecurrenceOpInterface : OpInterface<"RecurrenceOpInterface"> {
  let description = [{
    An op that stands for a loop over the tokens of a mini-batch. It has no row in the table of
    derivatives; the loop that it expands to is differentiated instead.
  }];
  let cppNamespace = "::mlir::ttt";
  let methods = [
    InterfaceMethod<"Replaces the op by its `ttt.each_token`.", "void", "expandToLoop", (ins)>
  ];
}

def TokenLoopOpInterface : OpInterface<"TokenLoopOpInterface"> {
  let description = [{
    `ttt.every` and `ttt.each_token`: a loop over streams of tokens that carries tensors. Its
    body has arguments for indices, a part of each stream, and the carried tensors; it yields the
    carried tensors and a part of each stream of results.
  }];
  let cppNamespace = "::mlir::ttt";
  let methods = [
    InterfaceMethod<"Streams that are read.", "::mlir::OperandRange", "getTokens">,
    InterfaceMethod<"What is carried into the first step.", "::mlir::OperandRange", "getInits">,
    InterfaceMethod<"Whether steps go from the last to the first.", "bool", "getReverse">,
    InterfaceMethod<"The region of one step.", "::mlir::Region &", "getBody">,
    InterfaceMethod<"Index arguments of the body, which come first.", "unsigned", "getNumIndices">,
    InterfaceMethod<"Rows of a stream that a step has; 0: one, without its axis.", "int64_t",
                    "getRowsPerStep">,
    InterfaceMethod<"The streams as operands.", "::mlir::MutableOperandRange",
                    "getTokensMutable">,
    InterfaceMethod<"What is carried into the first step, as operands.",
                    "::mlir::MutableOperandRange", "getInitsMutable">,
    InterfaceMethod<"Takes `count` tokens of the streams, the first being token `first` of the sequence.",
                    "void", "setTokenRange", (ins "::mlir::Value":$first, "::mlir::Value":$count)>,
    InterfaceMethod<[{
      Creates a loop with the same steps over other streams and with other carried tensors, in
      this direction. Its body is empty, and it has no discardable attributes.
    }], "::mlir::ttt::TokenLoopOpInterface", "createLike",
                    (ins "::mlir::OpBuilder &":$builder, "::mlir::TypeRange":$results,
                         "::mlir::ValueRange":$tokens, "::mlir::ValueRange":$inits,
                         "bool":$reverse)>
  ];
  let extraSharedClassDeclaration = [{
    ::mlir::Block &getStep() { return $_op.getBody().front(); }
    ::mlir::Operation *getYield() { return getStep().getTerminator(); }
    unsigned getFirstCarriedArg() { return $_op.getNumIndices() + $_op.getTokens().size(); }
    ::mlir::Block::BlockArgListType getTokenArgs() {
      return getStep().getArguments().slice($_op.getNumIndices(), $_op.getTokens().size());
    }
    ::mlir::Block::BlockArgListType getCarriedArgs() {
      return getStep().getArguments().drop_front(getFirstCarriedArg());
    }
    ::mlir::ResultRange getCarriedResults() {
      return $_op->getResults().take_front($_op.getInits().size());
    }
    ::mlir::ResultRange getRowResults() {
      return $_op->getResults().drop_front($_op.getInits().size());
    }
    /// The index of the token stream, or carried tensor, that an argument of the body is.
    std::optional<unsigned> getTokenNumber(::mlir::BlockArgument argument) {
      unsigned number = argument.getArgNumber();
      return number >= $_op.getNumIndices() && number < getFirstCarriedArg()
                 ? std::optional<unsigned>(number - $_op.getNumIndices())
                 : std::nullopt;
    }
    std::optional<unsigned> getCarriedNumber(::mlir::BlockArgument argument) {
      unsigned number = argument.getArgNumber();
      return number >= getFirstCarriedArg()
                 ? std::optional<unsigned>(number - getFirstCarriedArg())
                 : std::nullopt;
    }
  }];
}

#endif // TTTC_DIALECT_TTT_IR_TTTINTERFACES_TD
