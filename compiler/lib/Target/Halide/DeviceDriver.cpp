//===- DeviceDriver.cpp - The driver of a device as C --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tensor is an array of all tasks on the device, with a count of references: it is released after
// its last use, and an insertion writes to it in place if nothing else refers to it (Device.c).
//
//===----------------------------------------------------------------------===//

#include "Accesses.h"
#include "Driver.h"
#include "ScalarWriter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include <map>

using namespace mlir;
using namespace tttc;

static constexpr llvm::StringLiteral deviceCalls =
#include "Device.inc"
    ;

/// Ops that refer to memory of another tensor.
static bool isView(Operation *op) { return isa<tensor::ExtractSliceOp, halide::RowsOp>(op); }

static bool isArray(Value value) { return isa<RankedTensorType>(value.getType()); }

/// Whether an operand is read or written: the outs of a run have no contents.
static bool isUse(OpOperand &use) {
  auto run = dyn_cast<halide::RunOp>(use.getOwner());
  return !run || !run.isDpsInit(&use);
}

/// The last op of a block that uses a value, also by a view of it; null if there is none.
static Operation *lastUse(Value value, Block *block) {
  Operation *last = nullptr;
  for (OpOperand &use : value.getUses()) {
    if (!isUse(use)) {
      continue;
    }
    Operation *user = use.getOwner();
    Operation *now = block->findAncestorOpInBlock(*user);
    if (isView(user)) {
      Operation *ofView = lastUse(user->getResult(0), block);
      now = ofView ? ofView : now;
    }
    if (!last || last->isBeforeInBlock(now)) {
      last = now;
    }
  }
  return last;
}

namespace {
class DeviceDriverWriter : ScalarWriter {
public:
  explicit DeviceDriverWriter(llvm::StringMap<PipelineAccesses> accesses)
      : accesses(std::move(accesses)) {}

  FailureOr<std::string> write(ModuleOp module);

private:
  void write(func::FuncOp func);
  void block(Block &block, llvm::function_ref<void(Operation *)> terminator);
  void op(Operation &op);
  void run(halide::RunOp op);
  void loop(scf::ForOp op);
  void branch(scf::IfOp op);
  void allocate(tensor::EmptyOp op);
  void constant(arith::ConstantOp op);

  std::string declare(Value value, const std::string &start);
  void releaseAfter(Operation *op);
  std::string sizesOf(RankedTensorType type, ValueRange dynamic);
  void fail(Operation &op) {
    if (!hasFailed) {
      op.emitError("'") << op.getName() << "' has no form in the driver of a device";
    }
    hasFailed = true;
  }

  llvm::StringMap<PipelineAccesses> accesses;
  std::string constants;
  std::map<std::string, std::string> pipelines; ///< declarations by name
  llvm::DenseMap<Value, std::string> arrays;    ///< variables
  llvm::DenseMap<Operation *, SmallVector<Value>> releases;
  bool hasFailed = false;
};
} // namespace

static std::string retained(const std::string &array) { return "tttc_retain(" + array + ")"; }

std::string DeviceDriverWriter::declare(Value value, const std::string &start) {
  const std::string name = fresh();
  line("struct tttc_array *" + name + " = " + start + ";");
  arrays[value] = name;
  return name;
}

void DeviceDriverWriter::releaseAfter(Operation *op) {
  for (Value value : releases.lookup(op)) {
    if (auto name = arrays.find(value); name != arrays.end()) {
      line("tttc_release(" + name->second + ");");
    }
  }
  releases.erase(op);
}

void DeviceDriverWriter::block(Block &block, llvm::function_ref<void(Operation *)> terminator) {
  auto plan = [&](Value value, Operation *defined) {
    if (!isArray(value)) {
      return;
    }
    Operation *last = lastUse(value, &block);
    if (last || defined) {
      releases[last ? last : defined].push_back(value);
    } else {
      line("tttc_release(" + arrays[value] + ");");
    }
  };
  for (BlockArgument argument : block.getArguments()) {
    plan(argument, nullptr);
  }
  for (Operation &inner : block.without_terminator()) {
    for (Value result : inner.getResults()) {
      if (!isView(&inner)) {
        plan(result, &inner);
      }
    }
  }
  for (Operation &inner : block.without_terminator()) {
    if (hasFailed) {
      return;
    }
    op(inner);
    releaseAfter(&inner);
  }
  terminator(block.getTerminator());
}

std::string DeviceDriverWriter::sizesOf(RankedTensorType type, ValueRange dynamic) {
  if (type.getRank() == 0) {
    return "0";
  }
  std::vector<std::string> sizes;
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size)) {
      sizes.push_back(scalar(dynamic.front()).text);
      dynamic = dynamic.drop_front();
    } else {
      sizes.push_back(std::to_string(size));
    }
  }
  return "(const int64_t[]){" + llvm::join(sizes, ", ") + "}";
}

static std::string newArray(RankedTensorType type, const std::string &sizes) {
  return "tttc_new(call, call->tasks, " + std::to_string(type.getElementTypeBitWidth()) + ", " +
         std::to_string(type.getRank()) + ", " + sizes + ")";
}

void DeviceDriverWriter::allocate(tensor::EmptyOp op) {
  if (llvm::any_of(op->getUses(), isUse)) {
    declare(op, newArray(op.getType(), sizesOf(op.getType(), op.getDynamicSizes())));
  }
}

void DeviceDriverWriter::constant(arith::ConstantOp op) {
  auto values = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!values || !isa<FloatType>(values.getElementType())) {
    return fail(*op);
  }
  auto type = cast<RankedTensorType>(op.getType());
  const unsigned bits = type.getElementTypeBitWidth();
  std::vector<std::string> texts;
  for (const APFloat &value : values.getValues<APFloat>()) {
    texts.push_back(cNumber(value.convertToDouble(), bits));
    if (values.isSplat()) {
      break;
    }
  }
  const std::string name = "constant" + std::to_string(llvm::count(constants, '\n'));
  constants += "static const " + scalarType(type.getElementType()) + " " + name + "[] = {" +
               llvm::join(texts, ", ") + "};\n";
  declare(op, "tttc_constant(call, " + std::to_string(bits) + ", " +
                  std::to_string(type.getRank()) + ", " + sizesOf(type, {}) + ", " + name + ", " +
                  (values.isSplat() ? "1" : "0") + ")");
}

void DeviceDriverWriter::run(halide::RunOp op) {
  const PipelineAccesses &known = accesses.at(op.getPipeline());
  std::vector<std::string> scalars = {"(int32_t)call->tasks"}, types = {"int32_t"}, buffers;
  for (Value parameter : op.getParameters()) {
    scalars.push_back(pipelineArgument(parameter));
    types.push_back(isa<FloatType>(parameter.getType()) ? scalarType(parameter.getType())
                                                        : "int32_t");
  }
  auto number = [&](OpFoldResult value) {
    scalars.push_back("(int32_t)" + scalar(value).in(HalideExpr::Primary));
    types.push_back("int32_t");
  };
  Builder b(op.getContext());
  std::vector<std::string> views;
  auto open = [&](const std::string &array, int64_t rank) {
    const std::string view = fresh();
    views.push_back("struct tttc_view " + view + ";");
    buffers.push_back("tttc_open(call, " + array + ", " + std::to_string(rank) + ", &" + view +
                      ")");
  };
  for (auto [input, access] : llvm::zip(op.getInputs(), known.inputs)) {
    ReadAccess read = readAccess(input);
    auto type = cast<RankedTensorType>(input.getType());
    open(arrays.at(read.tensor), type.getRank() + (access == Access::Row));
    if (access != Access::Whole) {
      number(read.first ? read.first : b.getIndexAttr(0));
    }
    if (access == Access::Rows) {
      number(read.last ? read.last : b.getIndexAttr(type.getDimSize(0) - 1));
    }
  }
  for (OpResult result : op->getResults()) {
    auto type = cast<RankedTensorType>(result.getType());
    std::optional<WriteAccess> write = writeAccess(result);
    if (!write) {
      open(declare(result, newArray(type, sizesOf(type, {}))), type.getRank());
      continue;
    }
    // The tensor is written in place if this is its last use.
    Value tensor = write->insert.getDest();
    const std::string before = arrays.at(tensor), name = declare(write->insert, retained(before));
    SmallVector<Value> &ends = releases[write->insert];
    if (llvm::is_contained(ends, tensor)) {
      line("tttc_release(" + before + ");");
      llvm::erase(ends, tensor);
    }
    line(name + " = tttc_unshare(call, " + name + ");");
    open(name, type.getRank() + (write->access == Access::Row));
    number(write->first);
    if (write->access == Access::Rows) {
      number(write->count);
    }
  }
  line("if (!call->failed) {");
  indent += 2;
  for (const std::string &view : views) {
    line(view);
  }
  llvm::append_range(scalars, buffers);
  line("call->failed = " + op.getPipeline() + "(" + llvm::join(scalars, ", ") + ");");
  indent -= 2;
  line("}");
  types.resize(scalars.size(), "struct halide_buffer_t *");
  pipelines[op.getPipeline().str()] =
      "extern int " + op.getPipeline().str() + "(" + llvm::join(types, ", ") + ");\n";
}

void DeviceDriverWriter::loop(scf::ForOp op) {
  std::vector<std::string> carried;
  for (auto [init, argument] : llvm::zip(op.getInitArgs(), op.getRegionIterArgs())) {
    if (!isArray(init)) {
      return fail(*op);
    }
    carried.push_back(declare(argument, retained(arrays.at(init))));
  }
  // An initial value without other uses is released, so that the loop may overwrite it.
  SmallVector<Value> &ends = releases[op];
  llvm::erase_if(ends, [&](Value value) {
    const bool isInside = llvm::any_of(value.getUsers(), [&](Operation *user) {
      return op->isProperAncestor(user) ||
             (isView(user) && llvm::any_of(user->getUsers(), [&](Operation *ofView) {
                return op->isProperAncestor(ofView);
              }));
    });
    const bool starts = llvm::is_contained(op.getInitArgs(), value) && !isInside;
    if (starts) {
      line("tttc_release(" + arrays.at(value) + ");");
    }
    return starts;
  });
  openLoop(op);
  block(*op.getBody(), [&](Operation *yield) {
    std::vector<std::string> next;
    for (Value value : yield->getOperands()) {
      next.push_back(fresh());
      line("struct tttc_array *" + next.back() + " = " + retained(arrays.at(value)) + ";");
    }
    releaseAfter(yield);
    for (auto [variable, value] : llvm::zip(carried, next)) {
      line(variable + " = " + value + ";");
    }
  });
  indent -= 2;
  line("}");
  for (auto [result, variable] : llvm::zip(op.getResults(), carried)) {
    arrays[result] = variable;
  }
}

void DeviceDriverWriter::branch(scf::IfOp op) {
  for (Value result : op.getResults()) {
    if (!isArray(result)) {
      return fail(*op);
    }
    declare(result, "0");
  }
  line("if (" + scalar(op.getCondition()).text + ") {");
  for (Region &region : op->getRegions()) {
    if (region.empty()) {
      continue;
    }
    if (&region == &op.getElseRegion()) {
      line("} else {");
    }
    indent += 2;
    block(region.front(), [&](Operation *yield) {
      for (auto [result, value] : llvm::zip(op.getResults(), yield->getOperands())) {
        line(arrays.at(result) + " = " + retained(arrays.at(value)) + ";");
      }
      releaseAfter(yield);
    });
    indent -= 2;
  }
  line("}");
}

void DeviceDriverWriter::op(Operation &op) {
  llvm::TypeSwitch<Operation *>(&op)
      .Case([&](halide::RunOp op) { run(op); })
      .Case([&](scf::ForOp op) { loop(op); })
      .Case([&](scf::IfOp op) { branch(op); })
      .Case([&](tensor::EmptyOp op) { allocate(op); })
      .Case([&](tensor::DimOp op) {
        std::optional<int64_t> axis = op.getConstantIndex();
        auto array = arrays.find(op.getSource());
        if (!axis || array == arrays.end()) {
          return fail(*op);
        }
        const std::string name = fresh();
        line("const int64_t " + name + " = " + array->second + " ? " + array->second + "->sizes[" +
             std::to_string(*axis) + "] : 0;");
        set(op, HalideExpr(name));
      })
      .Case<tensor::ExtractSliceOp, halide::RowsOp>([&](Operation *op) {
        // The rows that an insertion stores belong to the run that computes them.
        auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
        const bool isStored = slice && !slice.getType().hasStaticShape();
        if (!isStored && readAccess(op->getResult(0)).access == Access::Whole) {
          fail(*op);
        }
      })
      .Case([&](tensor::InsertSliceOp op) {
        if (!arrays.contains(op)) { // no run stores it
          fail(*op);
        }
      })
      .Default([&](Operation *op) {
        if (ScalarWriter::write(*op)) {
          return;
        }
        auto tensor = dyn_cast<arith::ConstantOp>(op);
        tensor &&isArray(tensor) ? constant(tensor) : fail(*op);
      });
}

void DeviceDriverWriter::write(func::FuncOp func) {
  startFunction("static void driver_" + func.getSymName().str() +
                "(struct tttc_call *call, struct tttc_array *const *inputs, struct tttc_array "
                "**outputs)");
  for (BlockArgument argument : func.getArguments()) {
    if (!isArray(argument)) {
      return fail(*func);
    }
    declare(argument, "inputs[" + std::to_string(argument.getArgNumber()) + "]");
  }
  block(func.getBody().front(), [&](Operation *ret) {
    for (auto [i, value] : llvm::enumerate(ret->getOperands())) {
      line("outputs[" + llvm::Twine(i) + "] = " + retained(arrays.at(value)) + ";");
    }
    releaseAfter(ret);
  });
  body += "}\n";
}

FailureOr<std::string> DeviceDriverWriter::write(ModuleOp module) {
  for (auto func : module.getOps<func::FuncOp>()) {
    if (!halide::isPipeline(func)) {
      write(func);
    }
  }
  if (hasFailed) {
    return failure();
  }
  size_t most = 1;
  for (auto func : module.getOps<func::FuncOp>()) {
    if (halide::isPipeline(func)) {
      continue;
    }
    most = std::max<size_t>(most, func.getNumArguments() + func.getNumResults());
  }
  std::string text =
      "\nenum { tttc_most_arrays = " + std::to_string(most) + " };\n\n" + deviceCalls.str() + "\n";
  for (auto &[name, declaration] : pipelines) {
    text += declaration;
  }
  return text + "\n" + constants + body;
}

FailureOr<std::string> tttc::writeDeviceDriver(ModuleOp module, llvm::StringRef api) {
  FailureOr<std::string> text = DeviceDriverWriter(pipelineAccesses(module)).write(module);
  if (failed(text)) {
    return failure();
  }
  return driverPrelude().str() + "\nextern const struct halide_device_interface_t *halide_" +
         api.str() + "_device_interface(void);\n#define tttc_device halide_" + api.str() +
         "_device_interface\n" + *text;
}
