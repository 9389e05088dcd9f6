//===- Evaluate.cpp - Evaluator of straight-line IR -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Evaluate.h.
//
//===----------------------------------------------------------------------===//

#include "Evaluate.h"

#include "Ops.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

using namespace mlir;
using namespace tttc::test;

double &Tensor::at(ArrayRef<int64_t> index) {
  int64_t offset = 0;
  for (auto [i, extent] : llvm::zip_equal(index, shape)) {
    offset = offset * extent + i;
  }
  return data[offset];
}

double Tensor::at(ArrayRef<int64_t> index) const { return const_cast<Tensor *>(this)->at(index); }

void tttc::test::forEachIndex(ArrayRef<int64_t> shape,
                              llvm::function_ref<void(ArrayRef<int64_t>)> visit) {
  Index index(shape.size(), 0);
  if (llvm::is_contained(shape, 0)) {
    return;
  }
  while (true) {
    visit(index);
    size_t axis = shape.size();
    while (axis > 0 && ++index[axis - 1] == shape[axis - 1]) {
      index[--axis] = 0;
    }
    if (axis == 0) {
      return;
    }
  }
}

const Tensor &OpCall::operator[](unsigned operand) const {
  return values.find(op->getOperand(operand))->second;
}

Tensor OpCall::result() const {
  return filledTensor(ttt::tensorType(op->getResult(0)).getShape(), 0);
}

Tensor OpCall::map(const std::function<double(ArrayRef<double>)> &f) const {
  Tensor out = result();
  for (size_t i = 0; i < out.data.size(); ++i) {
    SmallVector<double> arguments;
    for (unsigned operand = 0; operand < op->getNumOperands(); ++operand) {
      arguments.push_back((*this)[operand].data[i]);
    }
    out.data[i] = f(arguments);
  }
  return out;
}

Tensor tttc::test::filledTensor(ArrayRef<int64_t> shape, double value) {
  int64_t count = 1;
  for (int64_t extent : shape) {
    count *= extent;
  }
  return {{shape.begin(), shape.end()}, std::vector<double>(count, value)};
}

std::vector<const OpTest *> tttc::test::allOps() {
  std::vector<const OpTest *> all;
  for (ArrayRef<OpTest> table :
       {elementwiseOps(), contractionOps(), miniBatchOps(), viewOps(), sliceOps()}) {
    for (const OpTest &row : table) {
      all.push_back(&row);
    }
  }
  return all;
}

LogicalResult tttc::test::evaluate(Block &block, Environment &values) {
  static const std::vector<const OpTest *> tests = allOps();
  for (Operation &op : block.without_terminator()) {
    auto known = llvm::find_if(
        tests, [&](const OpTest *row) { return op.getName().getStringRef() == row->name; });
    if (known == tests.end()) {
      return op.emitError("the tests do not know '") << op.getName() << "'";
    }
    Tensor value = (*known)->evaluate({&op, values});
    values[op.getResult(0)] = std::move(value);
  }
  return success();
}
