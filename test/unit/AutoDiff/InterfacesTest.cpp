//===- InterfacesTest.cpp - Op interfaces against evaluation --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the interfaces of TTTInterfaces.td numerically: an op is linear in the operands that it
// reports, and its form for all tokens gives each token's value.
//
//===----------------------------------------------------------------------===//

#include "Examples.h"

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <set>

using namespace mlir;
using namespace mlir::ttt;
using namespace tttc::test;

namespace {

/// One op of an example, alone in a block whose arguments are its operands.
class Interfaces : public ExampleTest {
protected:
  /// Sets `op`, and sets `values` to its operands in the example.
  void isolate(const Example &example) {
    Block *body = parse(example);
    ASSERT_TRUE(body);
    Environment inputs;
    for (Value argument : body->getArguments()) {
      inputs[argument] = random(argument.getType(), example.low);
    }
    ASSERT_TRUE(succeeded(evaluate(*body, inputs)));
    for (Operation &found : *body) {
      op = found.getName().getStringRef() == example.op ? &found : op;
    }
    ASSERT_TRUE(op);
    values.clear();
    low = example.low;
    for (Value operand : op->getOperands()) {
      values.push_back(inputs[operand]);
    }
  }

  bool isNumber(Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && isa<FloatType>(tensor.getElementType());
  }

  /// The op's result for these operands.
  Tensor apply(ArrayRef<Tensor> operands) {
    return applied(op->getOperandTypes(), operands, [&](OpBuilder &builder, ValueRange arguments) {
      Operation *copy = builder.clone(*op);
      copy->setOperands(arguments);
      return copy->getResult(0);
    });
  }

  Tensor applied(TypeRange types, ArrayRef<Tensor> operands,
                 llvm::function_ref<Value(OpBuilder &, ValueRange)> build) {
    OpBuilder builder(&context);
    Location loc = op->getLoc();
    auto func = func::FuncOp::create(loc, "g", builder.getFunctionType(types, {}));
    Block *block = func.addEntryBlock();
    builder.setInsertionPointToStart(block);
    Value result = build(builder, block->getArguments());
    func::ReturnOp::create(builder, loc);
    Environment inputs;
    for (auto [argument, operand] : llvm::zip_equal(block->getArguments(), operands)) {
      inputs[argument] = operand;
    }
    EXPECT_TRUE(succeeded(evaluate(*block, inputs)));
    Tensor found = inputs[result];
    func.erase();
    return found;
  }

  Operation *op = nullptr;
  std::vector<Tensor> values;
  double low = 0;
};

Tensor combined(double a, const Tensor &x, double b, const Tensor &y) {
  Tensor sum = x;
  for (size_t i = 0; i < sum.data.size(); ++i) {
    sum.data[i] = a * x.data[i] + b * y.data[i];
  }
  return sum;
}

bool isNear(const Tensor &a, const Tensor &b) {
  return a.shape == b.shape && llvm::all_of(llvm::zip_equal(a.data, b.data), [](auto pair) {
           auto [x, y] = pair;
           return std::abs(x - y) < 1e-9 * (1 + std::abs(x));
         });
}

TEST_F(Interfaces, OpsAreAsLinearAsTheySay) {
  std::set<std::string> linear;
  for (const Example &example : examples()) {
    SCOPED_TRACE(example.body);
    op = nullptr;
    isolate(example);
    ASSERT_TRUE(op);
    unsigned count = op->getNumOperands();
    for (unsigned set = 1; set < 1u << count; ++set) {
      llvm::SmallBitVector operands(count);
      std::vector<Tensor> one = values, other = values, convex = values, any = values;
      bool areNumbers = true;
      for (unsigned i = 0; i < count; ++i) {
        if ((set >> i & 1) == 0) {
          continue;
        }
        areNumbers &= isNumber(op->getOperand(i).getType());
        if (areNumbers) {
          operands.set(i);
          other[i] = random(op->getOperand(i).getType(), low);
          convex[i] = combined(0.25, one[i], 0.75, other[i]);
          any[i] = combined(1.5, one[i], 0.25, other[i]);
        }
      }
      if (!areNumbers) {
        continue;
      }
      Tensor f = apply(one), g = apply(other);
      Linearity found = isNear(apply(any), combined(1.5, f, 0.25, g))       ? Linearity::Linear
                        : isNear(apply(convex), combined(0.25, f, 0.75, g)) ? Linearity::Affine
                                                                            : Linearity::General;
      EXPECT_EQ(int(linearityIn(op, operands)), int(found)) << "operands " << set;
      if (found == Linearity::Linear) {
        linear.insert(example.op);
      }
    }
  }
  EXPECT_GT(linear.size(), 15u);
}

/// Returns element `t` of the first axis.
Tensor rowOf(const Tensor &rows, int64_t t) {
  Tensor row = filledTensor(ArrayRef(rows.shape).drop_front(), 0);
  auto from = rows.data.begin() + t * row.data.size();
  row.data.assign(from, from + row.data.size());
  return row;
}

TEST_F(Interfaces, LiftedRowsAreTheTokensValues) {
  constexpr int64_t tokens = 3;
  std::set<std::string> lifted;
  for (const Example &example : examples()) {
    SCOPED_TRACE(example.body);
    op = nullptr;
    isolate(example);
    ASSERT_TRUE(op);
    unsigned count = op->getNumOperands();
    for (unsigned set = 0; set + 1 < 1u << count; ++set) { // at least one operand has rows
      LiftedOperands operands{{}, llvm::SmallBitVector(count), tokens};
      SmallVector<Type> types(op->getOperandTypes());
      std::vector<Tensor> given = values;
      bool areNumbers = true;
      for (unsigned i = 0; i < count; ++i) {
        operands.uniform[i] = set >> i & 1;
        bool fits = isNumber(types[i]) && cast<RankedTensorType>(types[i]).hasStaticShape();
        if (!operands.uniform[i] && fits) {
          types[i] = operands.withRows(types[i]);
          given[i] = random(types[i], low);
        } else if (!operands.uniform[i]) {
          areNumbers = false;
        }
      }
      bool isLifted = false;
      auto build = [&](OpBuilder &builder, ValueRange arguments) -> Value {
        SmallVector<Value> all(arguments);
        operands.values = all;
        Value result = liftRows(builder, op, operands);
        isLifted = bool(result);
        return result ? result : arguments[0];
      };
      if (!areNumbers) {
        continue;
      }
      Tensor rows = applied(types, given, build);
      if (!isLifted) {
        continue;
      }
      lifted.insert(example.op);
      for (int64_t t = 0; t < tokens; ++t) {
        std::vector<Tensor> token = given;
        for (unsigned i = 0; i < count; ++i) {
          token[i] = operands.uniform[i] ? given[i] : rowOf(given[i], t);
        }
        EXPECT_TRUE(isNear(rowOf(rows, t), apply(token))) << "token " << t << ", operands " << set;
      }
    }
  }
  for (const char *name :
       {"arith.addf", "math.exp", "ttt.contract", "ttt.reduce_sum", "ttt.broadcast",
        "ttt.rotate_half", "tensor.extract_slice", "tensor.insert_slice"}) {
    EXPECT_TRUE(lifted.count(name)) << name;
  }
}

} // namespace
