//===- Slices.cpp - Slices of arrays in Python ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading a slice is indexing. Writing one makes a copy of the whole array, which PyTorch can
// differentiate.
//
//===----------------------------------------------------------------------===//

#include "ExpressionWriter.h"

using namespace mlir;
using namespace tttc;
using tttc::torch::Binding;

static std::string offsetText(OpFoldResult offset, const llvm::DenseMap<Value, Operand> &values) {
  if (auto value = dyn_cast<Value>(offset)) {
    return values.at(value).text.text;
  }
  return std::to_string(cast<IntegerAttr>(cast<Attribute>(offset)).getInt());
}

/// The end of a slice of length `span`.
static std::string endText(StringRef offset, int64_t span) {
  int64_t begin;
  return offset.getAsInteger(10, begin) ? (offset + " + " + llvm::Twine(span)).str()
                                        : std::to_string(begin + span);
}

Operand ExpressionWriter::slice(tensor::ExtractSliceOp op) {
  Operand input = get(op.getSource());
  if (input.scalar) {
    return input;
  }
  llvm::SmallBitVector dropped = op.getDroppedDims();
  std::vector<std::string> index;
  for (int64_t axis = 0; axis < op.getSourceType().getRank(); ++axis) {
    std::string offset = offsetText(op.getMixedOffsets()[axis], values);
    int64_t size = op.getStaticSizes()[axis], stride = op.getStaticStrides()[axis];
    if (dropped[axis]) {
      index.push_back(offset);
    } else if (offset == "0" && stride == 1 && size == op.getSourceType().getDimSize(axis)) {
      index.push_back(":");
    } else {
      index.push_back(offset + " : " + endText(offset, (size - 1) * stride + 1) +
                      (stride == 1 ? "" : " : " + std::to_string(stride)));
    }
  }
  while (!index.empty() && index.back() == ":") {
    index.pop_back();
  }
  std::string all = whole(op.getSource()).as(Binding::Primary);
  return wholeResult(*op, {index.empty() ? all : all + "[" + torch::commaList(index) + "]"});
}

std::optional<Operand> ExpressionWriter::insert(tensor::InsertSliceOp op) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  std::vector<std::string> slices, axes;
  for (int64_t axis = 0; axis < op.getDestType().getRank(); ++axis) {
    std::string offset = offsetText(op.getMixedOffsets()[axis], values);
    int64_t size = op.getStaticSizes()[axis], stride = op.getStaticStrides()[axis];
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(stride)) {
      return std::nullopt;
    }
    slices.push_back("slice(" + offset + ", " + endText(offset, (size - 1) * stride + 1) + ", " +
                     std::to_string(stride) + ")");
    axes.push_back(dropped[axis] ? "None" : ":");
  }
  // Adds axes of length 1 to a source with fewer axes.
  std::string source = whole(op.getSource()).text;
  if (dropped.any()) {
    source = whole(op.getSource()).as(Binding::Primary) + "[" + torch::commaList(axes) + "]";
  }
  return wholeResult(*op, {helper("inserted") + "(" + source + ", " + whole(op.getDest()).text +
                           ", 0, " + torch::commaList(slices) + ")"});
}
