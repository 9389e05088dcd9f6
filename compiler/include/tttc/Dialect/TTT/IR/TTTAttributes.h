//===- TTTAttributes.h - Signatures and facts -------------------*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes generated from TTTAttributes.td, and access to the attributes of functions.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_DIALECT_TTT_IR_TTTATTRIBUTES_H
#define TTTC_DIALECT_TTT_IR_TTTATTRIBUTES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "tttc/Dialect/TTT/IR/TTTEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tttc/Dialect/TTT/IR/TTTAttrs.h.inc"

namespace mlir::ttt {

constexpr llvm::StringLiteral tensorAttrName = "ttt.tensor";
constexpr llvm::StringLiteral entryAttrName = "ttt.entry";
constexpr llvm::StringLiteral layerAttrName = "ttt.layer";
constexpr llvm::StringLiteral stateMapAttrName = "ttt.state_map";
constexpr llvm::StringLiteral workspaceAttrName = "ttt.workspace";
constexpr llvm::StringLiteral flopsAttrName = "ttt.flops_per_token";
/// On a function: it is called where tasks are many. Where they are few, its blocks of columns are
/// (ttt-split-columns).
constexpr llvm::StringLiteral manyTasksAttrName = "ttt.many_tasks";
/// On a loop: its results of products and sums are saved too, the reverse loop does not recompute
/// them.
constexpr llvm::StringLiteral saveProductsAttrName = "ttt.save_products";
/// On an argument of a step: a memory whose rows are the caller's tokens.
constexpr llvm::StringLiteral rowsAttrName = "ttt.rows";

/// The description of an argument or result; null if it has none.
TensorAttr argumentTensor(FunctionOpInterface func, unsigned number);
TensorAttr resultTensor(FunctionOpInterface func, unsigned number);
/// Returns true if each argument and result of a function has a description; IR by hand may lack
/// some.
bool isDescribed(FunctionOpInterface func);

/// Whether decoding, or the backward pass of a layer with these tensors, adds a tensor of this
/// name.
bool isTakenByDecoding(StringRef name);
bool isTakenByBackward(StringRef name, llvm::function_ref<bool(StringRef)> isTensor);

/// The description of a function's argument; null for any other value.
TensorAttr tensorOf(Value argument);

/// Whether it is a function's argument of this role.
bool hasRole(Value argument, Role role);

/// `{ttt.tensor = tensor}`; empty for null.
DictionaryAttr dictionaryOf(MLIRContext *context, TensorAttr tensor);

/// The entry that a function belongs to: forward if it has no attribute.
EntryKind entryKindOf(Operation *func);

/// The largest number of tokens of a call of the function; 0 if there is no limit.
int64_t mostTokensOf(Operation *func);

/// The name of the stage that a function is; empty if it is a whole entry.
StringRef stageOf(Operation *func);

} // namespace mlir::ttt

#endif // TTTC_DIALECT_TTT_IR_TTTATTRIBUTES_H
