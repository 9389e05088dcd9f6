//===- Driver.cpp - The driver of pipelines as C --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A memref is a pointer to its first element, and the sizes and strides that its type does not say
// as variables. Everything else is an int64_t, or a float or double.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"

#include "ScalarWriter.h"

#include "tttc/Dialect/Halide/IR/HalideDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace tttc;

/// The memory that Halide asks for: the start of the workspace.
static constexpr llvm::StringLiteral arena = R"(
static inline struct halide_buffer_t tttc_buffer(const void *host, uint8_t bits, int32_t rank,
                                                 const struct halide_dimension_t *dim) {
  struct halide_buffer_t buffer = {0, 0, (uint8_t *)host, 0, {2, bits, 1}, rank, dim, 0};
  return buffer;
}

/* The user context of a pipeline points to the end of the memory in use. What one run allocates is
   free after it. */
__attribute__((weak, visibility("hidden"))) void *halide_malloc(void *end, size_t bytes) {
  char *memory = *(char **)end;
  *(char **)end = memory + (bytes + 255) / 128 * 128;
  return memory;
}
__attribute__((weak, visibility("hidden"))) void halide_free(void *end, void *memory) {
  (void)end, (void)memory;
}
)";

static std::string elementType(Type type) {
  return type.isF64()         ? "double"
         : type.isF32()       ? "float"
         : type.isInteger(64) ? "int64_t"
         : type.isInteger(8)  ? "char"
                              : "";
}

namespace {
/// A memref: texts of its pointer, sizes and strides.
struct Memory {
  std::string pointer;
  std::vector<HalideExpr> sizes, strides;
};

class DriverWriter : ScalarWriter {
public:
  FailureOr<std::string> write(ModuleOp module);

private:
  void write(func::FuncOp func);
  void writeGlobal(memref::GlobalOp global);
  void block(Block &block);
  void op(Operation &op);
  bool access(Operation &op);
  void run(halide::RunOp op);
  void loop(scf::ForOp op);
  void branch(scf::IfOp op);
  void call(func::CallOp op);
  void fill(linalg::FillOp op);
  void declarePipeline(halide::RunOp op);

  std::string signature(func::FuncOp func);
  HalideExpr element(Value memory, ValueRange indices) const;
  void fail(Operation &op) {
    if (!hasFailed) {
      op.emitError("'") << op.getName() << "' has no form in C";
    }
    hasFailed = true;
  }

  std::string declarations;
  std::map<std::string, std::string> pipelines; ///< declarations by name
  bool hasFailed = false;
  llvm::DenseMap<Value, Memory> memories;
};
} // namespace

/// Arguments: a scalar, or a pointer and the sizes and strides that are not constants.
std::string DriverWriter::signature(func::FuncOp func) {
  std::string text = "static void driver_" + func.getSymName().str() + "(";
  std::vector<std::string> list = {"char *arena"};
  for (BlockArgument argument : func.getArguments()) {
    const std::string name = "a" + std::to_string(argument.getArgNumber());
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type) {
      list.push_back(scalarType(argument.getType()) + " " + name);
      set(argument, HalideExpr(name));
      continue;
    }
    list.push_back(elementType(type.getElementType()) + " *" + name);
    Memory memory;
    memory.pointer = name;
    auto [strides, offset] = type.getStridesAndOffset();
    for (int64_t axis = 0; axis < type.getRank(); ++axis) {
      auto known = [&](int64_t value, const char *suffix) -> HalideExpr {
        if (!ShapedType::isDynamic(value)) {
          return value;
        }
        std::string variable = name + suffix + std::to_string(axis);
        list.push_back("int64_t " + variable);
        return HalideExpr(variable);
      };
      memory.sizes.push_back(known(type.getDimSize(axis), "_n"));
      memory.strides.push_back(known(strides[axis], "_s"));
    }
    memories[argument] = memory;
  }
  return text + llvm::join(list, ", ") + ")";
}

void DriverWriter::write(func::FuncOp func) {
  const std::string head = signature(func);
  declarations += head + ";\n";
  startFunction(head);
  block(func.getBody().front());
  body += "}\n";
}

void DriverWriter::writeGlobal(memref::GlobalOp global) {
  auto type = global.getType();
  auto values = dyn_cast_if_present<DenseElementsAttr>(global.getInitialValueAttr());
  if (!values || elementType(type.getElementType()).empty()) {
    return fail(*global);
  }
  std::vector<std::string> texts;
  for (const APFloat &value : values.getValues<APFloat>()) {
    texts.push_back(cNumber(value.convertToDouble(), type.getElementTypeBitWidth()));
  }
  declarations += "static const " + elementType(type.getElementType()) + " " +
                  global.getSymName().str() + "[] = {" + llvm::join(texts, ", ") + "};\n";
}

void DriverWriter::block(Block &block) {
  for (Operation &inner : block) {
    if (!hasFailed) {
      op(inner);
    }
  }
}

HalideExpr DriverWriter::element(Value memory, ValueRange indices) const {
  const Memory &known = memories.at(memory);
  HalideExpr offset = 0;
  for (auto [index, stride] : llvm::zip(indices, known.strides)) {
    HalideExpr at = scalar(index);
    offset = offset + (at.number() == 0 ? HalideExpr(0) : at * stride);
  }
  return HalideExpr(known.pointer + "[" + offset.text + "]");
}

static Memory denseMemory(std::string pointer, MemRefType type, llvm::ArrayRef<HalideExpr> sizes) {
  Memory memory;
  memory.pointer = std::move(pointer);
  size_t next = 0;
  for (int64_t size : type.getShape()) {
    memory.sizes.push_back(ShapedType::isDynamic(size) ? sizes[next++] : HalideExpr(size));
  }
  for (int64_t stride : type.getStridesAndOffset().first) {
    memory.strides.push_back(stride); // only the first axis may be dynamic
  }
  return memory;
}

bool DriverWriter::access(Operation &op) {
  return llvm::TypeSwitch<Operation *, bool>(&op)
      .Case([&](memref::DimOp op) {
        std::optional<int64_t> axis = op.getConstantIndex();
        if (axis) {
          set(op, memories.at(op.getSource()).sizes[*axis]);
        }
        return axis.has_value();
      })
      .Case([&](memref::ExtractAlignedPointerAsIndexOp op) {
        set(op, HalideExpr("(int64_t)" + memories.at(op.getSource()).pointer));
        return true;
      })
      .Case([&](memref::CastOp op) {
        Memory source = memories.at(op.getSource());
        memories[op] = std::move(source);
        return true;
      })
      .Case([&](memref::ViewOp op) {
        const std::string name = fresh(), type = elementType(op.getType().getElementType());
        const HalideExpr shift = scalar(op.getByteShift());
        std::string place = memories.at(op.getSource()).pointer;
        if (shift.number() != 0) {
          place = "(" + place + " + " + shift.text + ")";
        }
        line(type + " *const " + name + " = " +
             (type == "char" ? place : "(" + type + " *)" + place) + ";");
        SmallVector<HalideExpr> sizes;
        for (Value size : op.getSizes()) {
          sizes.push_back(scalar(size));
        }
        memories[op] = denseMemory(name, op.getType(), sizes);
        return true;
      })
      .Case([&](memref::GetGlobalOp op) {
        auto type = cast<MemRefType>(op.getType());
        const std::string name = fresh();
        line(elementType(type.getElementType()) + " *const " + name + " = (" +
             elementType(type.getElementType()) + " *)" + op.getName().str() + ";");
        memories[op] = denseMemory(name, type, {});
        return true;
      })
      .Case([&](memref::SubViewOp op) {
        const Memory &source = memories.at(op.getSource());
        const std::string name = fresh();
        HalideExpr offset = 0;
        Memory part;
        llvm::SmallBitVector dropped = op.getDroppedDims();
        for (size_t axis = 0; axis < source.sizes.size(); ++axis) {
          HalideExpr from = scalar(op.getMixedOffsets()[axis]);
          offset = offset + (from.number() == 0 ? HalideExpr(0) : from * source.strides[axis]);
          if (!dropped.test(axis)) {
            part.sizes.push_back(scalar(op.getMixedSizes()[axis]));
            part.strides.push_back(scalar(op.getMixedStrides()[axis]) * source.strides[axis]);
          }
        }
        line(elementType(op.getType().getElementType()) + " *const " + name + " = " +
             source.pointer + (offset.number() == 0 ? "" : " + " + offset.in(HalideExpr::Sum)) +
             ";");
        part.pointer = name;
        memories[op] = part;
        return true;
      })
      .Case([&](memref::LoadOp op) {
        const std::string name = fresh();
        line("const " + scalarType(op.getType()) + " " + name + " = " +
             element(op.getMemRef(), op.getIndices()).text + ";");
        set(op, HalideExpr(name));
        return true;
      })
      .Case([&](memref::StoreOp op) {
        line(element(op.getMemRef(), op.getIndices()).text + " = " +
             scalar(op.getValueToStore()).text + ";");
        return true;
      })
      // A row of a copy.
      .Case([&](vector::LoadOp op) {
        return op->hasOneUse() && isa<vector::StoreOp>(*op->getUsers().begin());
      })
      .Case([&](vector::StoreOp op) {
        auto load = op.getValueToStore().getDefiningOp<vector::LoadOp>();
        if (!load) {
          return false;
        }
        auto type = cast<VectorType>(load.getType());
        line("memmove(&" + element(op.getBase(), op.getIndices()).text + ", &" +
             element(load.getBase(), load.getIndices()).text + ", " +
             llvm::Twine(type.getNumElements() * type.getElementTypeBitWidth() / 8) + ");");
        return true;
      })
      .Default(false);
}

/// Passes a buffer for each memref, in Halide's order of axes.
void DriverWriter::run(halide::RunOp op) {
  declarePipeline(op);
  line("{");
  indent += 2;
  line("char *end = arena;");
  std::vector<std::string> arguments = {"&end"};
  for (Value parameter : op.getParameters()) {
    arguments.push_back(pipelineArgument(parameter));
  }
  unsigned number = 0;
  auto add = [&](Value value) {
    const Memory &memory = memories.at(value);
    const std::string suffix = std::to_string(number++);
    const size_t rank = memory.sizes.size();
    std::vector<std::string> dims;
    for (size_t axis = rank; axis-- > 0;) {
      dims.push_back("{0, (int32_t)" + memory.sizes[axis].in(HalideExpr::Unary) + ", (int32_t)" +
                     memory.strides[axis].in(HalideExpr::Unary) + ", 0}");
    }
    // Constants are no work of a run: a token's run is short.
    const bool isConstant =
        llvm::all_of(llvm::concat<const HalideExpr>(memory.sizes, memory.strides),
                     [](const HalideExpr &number) { return number.number().has_value(); });
    if (rank != 0) {
      line((isConstant ? "static const " : "const ") + std::string("struct halide_dimension_t d") +
           suffix + "[] = {" + llvm::join(dims, ", ") + "};");
    }
    line("struct halide_buffer_t b" + suffix + " = tttc_buffer(" + memory.pointer + ", " +
         llvm::Twine(cast<MemRefType>(value.getType()).getElementTypeBitWidth()) + ", " +
         llvm::Twine(rank) + ", " + (rank ? "d" + suffix : "0") + ");");
    arguments.push_back("&b" + suffix);
  };
  for (Value input : op.getInputs()) {
    add(input);
  }
  for (Value out : op.getOuts()) {
    add(out);
  }
  line("(void)" + op.getPipeline() + "(" + llvm::join(arguments, ", ") + ");");
  indent -= 2;
  line("}");
}

void DriverWriter::declarePipeline(halide::RunOp op) {
  std::vector<std::string> types = {"void *"};
  for (Value parameter : op.getParameters()) {
    types.push_back(isa<FloatType>(parameter.getType()) ? scalarType(parameter.getType())
                                                        : "int32_t");
  }
  types.resize(types.size() + op.getInputs().size() + op.getOuts().size(),
               "struct halide_buffer_t *");
  pipelines[op.getPipeline().str()] =
      "extern int " + op.getPipeline().str() + "(" + llvm::join(types, ", ") + ");\n";
}

void DriverWriter::loop(scf::ForOp op) {
  if (op.getNumResults() != 0) {
    return fail(*op);
  }
  openLoop(op);
  block(*op.getBody());
  indent -= 2;
  line("}");
}

void DriverWriter::branch(scf::IfOp op) {
  if (op.getNumResults() != 0) {
    return fail(*op);
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
    block(region.front());
    indent -= 2;
  }
  line("}");
}

void DriverWriter::call(func::CallOp op) {
  std::vector<std::string> arguments = {"arena"};
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op, op.getCalleeAttr());
  for (auto [operand, argument] : llvm::zip(op.getOperands(), callee.getArgumentTypes())) {
    auto type = dyn_cast<MemRefType>(argument);
    if (!type) {
      arguments.push_back(scalar(operand).text);
      continue;
    }
    const Memory &memory = memories.at(operand);
    arguments.push_back(memory.pointer);
    auto [strides, offset] = type.getStridesAndOffset();
    for (int64_t axis = 0; axis < type.getRank(); ++axis) {
      if (type.isDynamicDim(axis)) {
        arguments.push_back(memory.sizes[axis].text);
      }
      if (ShapedType::isDynamic(strides[axis])) {
        arguments.push_back(memory.strides[axis].text);
      }
    }
  }
  line("driver_" + op.getCallee() + "(" + llvm::join(arguments, ", ") + ");");
}

void DriverWriter::fill(linalg::FillOp op) {
  const Memory &memory = memories.at(op.getOutputs()[0]);
  HalideExpr offset = 0;
  unsigned depth = 0;
  for (auto [size, stride] : llvm::zip(memory.sizes, memory.strides)) {
    const std::string name = fresh();
    line("for (int64_t " + name + " = 0; " + name + " < " + size.text + "; ++" + name + ")");
    offset = offset + HalideExpr(name) * stride;
    indent += 2;
    ++depth;
  }
  line(memory.pointer + "[" + offset.text + "] = " + scalar(op.getInputs()[0]).text + ";");
  indent -= 2 * depth;
}

void DriverWriter::op(Operation &op) {
  if (ScalarWriter::write(op) || access(op)) {
    return;
  }
  llvm::TypeSwitch<Operation *>(&op)
      .Case([&](halide::RunOp op) { run(op); })
      .Case([&](scf::ForOp op) { loop(op); })
      .Case([&](scf::IfOp op) { branch(op); })
      .Case([&](func::CallOp op) { call(op); })
      .Case([&](linalg::FillOp op) { fill(op); })
      .Case<scf::YieldOp, func::ReturnOp>([&](Operation *op) {
        if (op->getNumOperands() != 0) {
          fail(*op);
        }
      })
      .Default([&](Operation *op) { fail(*op); });
}

FailureOr<std::string> DriverWriter::write(ModuleOp module) {
  for (auto global : module.getOps<memref::GlobalOp>()) {
    writeGlobal(global);
  }
  for (auto func : module.getOps<func::FuncOp>()) {
    write(func);
  }
  if (hasFailed) {
    return failure();
  }
  std::string text = driverPrelude().str() + arena.str() + "\n";
  for (auto &[name, declaration] : pipelines) {
    text += declaration;
  }
  return text + "\n" + declarations + body;
}

FailureOr<std::string> tttc::writeDriver(ModuleOp module) { return DriverWriter().write(module); }
