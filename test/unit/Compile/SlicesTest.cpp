//===- SlicesTest.cpp - Comparison of slices in bufferization -------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An insertion is at the place of an extraction if the values of their offsets are the same. The
// models of MLIR would also compare values by their bounds, which is slow.
//
//===----------------------------------------------------------------------===//

#include "Dialects.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SubsetOpInterface.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mlir;

namespace {

/// Returns whether the first insertion of a function with the tensor %x and the indices %i and %j
/// is at the place of its first extraction.
bool isSamePlace(const std::string &body) {
  MLIRContext context(tttc::dialects());
  auto module = parseSourceString<ModuleOp>(
      "func.func @f(%x: tensor<8x4xf32>, %i: index, %j: index) -> tensor<8x4xf32> {\n"
      "  %zero = arith.constant 0.0 : f32\n" +
          body +
          "  return %y : tensor<8x4xf32>\n"
          "}\n",
      &context);
  EXPECT_TRUE(module) << body;
  SubsetInsertionOpInterface insertion;
  SubsetExtractionOpInterface extraction;
  module->walk([&](Operation *op) {
    insertion = insertion ? insertion : dyn_cast<SubsetInsertionOpInterface>(op);
    extraction = extraction ? extraction : dyn_cast<SubsetExtractionOpInterface>(op);
  });
  return insertion.isSameSubset(cast<OpResult>(extraction.getResult()));
}

TEST(Slices, InsertSlice) {
  const std::string row = "  %r = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1]\n"
                          "      : tensor<8x4xf32> to tensor<4xf32>\n",
                    to = " : tensor<4xf32> into tensor<8x4xf32>\n",
                    sum = "  %k = affine.apply affine_map<(d0) -> (d0 + 0)>(%i)\n";
  EXPECT_TRUE(isSamePlace(row + "  %y = tensor.insert_slice %r into %x[%i, 0] [1, 4] [1, 1]" + to));
  EXPECT_FALSE(
      isSamePlace(row + "  %y = tensor.insert_slice %r into %x[%j, 0] [1, 4] [1, 1]" + to));
  EXPECT_FALSE(
      isSamePlace(sum + row + "  %y = tensor.insert_slice %r into %x[%k, 0] [1, 4] [1, 1]" + to))
      << "offsets are compared as values";
}

TEST(Slices, TransferWrite) {
  const std::string row = "  %r = vector.transfer_read %x[%i, %j], %zero {in_bounds = [true]}\n"
                          "      : tensor<8x4xf32>, vector<2xf32>\n",
                    to = " {in_bounds = [true]} : vector<2xf32>, tensor<8x4xf32>\n",
                    sum = "  %k = affine.apply affine_map<(d0) -> (d0 + 0)>(%j)\n";
  EXPECT_TRUE(isSamePlace(row + "  %y = vector.transfer_write %r, %x[%i, %j]" + to));
  EXPECT_FALSE(isSamePlace(row + "  %y = vector.transfer_write %r, %x[%j, %i]" + to));
  EXPECT_FALSE(isSamePlace(sum + row + "  %y = vector.transfer_write %r, %x[%i, %k]" + to))
      << "offsets are compared as values";
  EXPECT_FALSE(isSamePlace(row + "  %w = vector.broadcast %zero : f32 to vector<4xf32>\n" +
                           "  %y = vector.transfer_write %w, %x[%i, %j] {in_bounds = [true]}\n"
                           "      : vector<4xf32>, tensor<8x4xf32>\n"));
}

} // namespace
