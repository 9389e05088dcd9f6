//===- TTTAttributes.cpp - Signatures and facts ---------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Their text, and where which of them may stand.
//
//===----------------------------------------------------------------------===//

#include "tttc/Dialect/TTT/IR/TTTDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::ttt;

#include "tttc/Dialect/TTT/IR/TTTEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "tttc/Dialect/TTT/IR/TTTAttrs.cpp.inc"

void TTTDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "tttc/Dialect/TTT/IR/TTTAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Text of a tensor
//===----------------------------------------------------------------------===//

static constexpr std::pair<char, Axes> axisLetters[] = {
    {'B', Axes::B}, {'H', Axes::H}, {'T', Axes::T}};

/// `BHT`: each letter at most once, in this order.
static std::optional<Axes> parseAxes(StringRef text) {
  Axes axes = Axes::None;
  for (auto [letter, axis] : axisLetters) {
    if (text.consume_front(StringRef(&letter, 1))) {
      axes = axes | axis;
    }
  }
  return text.empty() ? std::optional(axes) : std::nullopt;
}

Attribute TensorAttr::parse(AsmParser &parser, Type) {
  std::string name, keyword;
  if (parser.parseLess() || parser.parseString(&name) || parser.parseComma()) {
    return {};
  }
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeywordOrString(&keyword)) {
    return {};
  }
  std::optional<Role> role = symbolizeRole(keyword);
  if (!role) {
    SmallVector<StringRef> known;
    for (uint32_t i = 0; i <= getMaxEnumValForRole(); ++i) {
      known.push_back(stringifyRole(*symbolizeRole(i)));
    }
    parser.emitError(loc) << "unknown role '" << keyword << "'; there are "
                          << llvm::join(known, ", ");
    return {};
  }
  Axes axes = Axes::None;
  int64_t block = 1, columns = 0;
  FloatType stored;
  while (succeeded(parser.parseOptionalComma())) {
    loc = parser.getCurrentLocation();
    if (succeeded(parser.parseOptionalKeyword("block"))) {
      if (parser.parseEqual() || parser.parseInteger(block)) {
        return {};
      }
    } else if (succeeded(parser.parseOptionalKeyword("columns"))) {
      if (parser.parseEqual() || parser.parseInteger(columns)) {
        return {};
      }
    } else if (succeeded(parser.parseOptionalKeyword("stored"))) {
      if (parser.parseEqual() || parser.parseType(stored)) {
        return {};
      }
    } else {
      StringRef letters;
      if (parser.parseKeyword(&letters)) {
        return {};
      }
      std::optional<Axes> parsed = parseAxes(letters);
      if (!parsed) {
        parser.emitError(loc) << "expected axes out of B, H and T in this order, `block`, "
                                 "`columns` or `stored`, found '"
                              << letters << "'";
        return {};
      }
      axes = *parsed;
    }
  }
  if (parser.parseGreater()) {
    return {};
  }
  return get(parser.getContext(), StringAttr::get(parser.getContext(), name), *role, axes, block,
             stored, columns);
}

void TensorAttr::print(AsmPrinter &printer) const {
  printer << "<" << getName() << ", " << stringifyRole(getRole());
  if (getAxes() != Axes::None) {
    printer << ", ";
    for (auto [letter, axis] : axisLetters) {
      if (has(axis)) {
        printer << letter;
      }
    }
  }
  if (getBlock() != 1) {
    printer << ", block = " << getBlock();
  }
  if (getStored()) {
    printer << ", stored = " << getStored();
  }
  if (getColumns() != 0) {
    printer << ", columns = " << getColumns();
  }
  printer << ">";
}

TensorAttr TensorAttr::withNameAndRole(const Twine &name, Role role) const {
  return get(getContext(), StringAttr::get(getContext(), name), role, getAxes(), getBlock(),
             getStored(), getColumns());
}

TensorAttr TensorAttr::withColumns(int64_t columns) const {
  return get(getContext(), getName(), getRole(), getAxes(), getBlock(), getStored(), columns);
}

//===----------------------------------------------------------------------===//
// Access
//===----------------------------------------------------------------------===//

TensorAttr mlir::ttt::argumentTensor(FunctionOpInterface func, unsigned number) {
  return func.getArgAttrOfType<TensorAttr>(number, tensorAttrName);
}

TensorAttr mlir::ttt::resultTensor(FunctionOpInterface func, unsigned number) {
  return func.getResultAttrOfType<TensorAttr>(number, tensorAttrName);
}

bool mlir::ttt::isDescribed(FunctionOpInterface func) {
  return llvm::all_of(llvm::seq(func.getNumArguments()),
                      [&](unsigned i) { return argumentTensor(func, i) != nullptr; }) &&
         llvm::all_of(llvm::seq(func.getNumResults()),
                      [&](unsigned i) { return resultTensor(func, i) != nullptr; });
}

bool mlir::ttt::isTakenByDecoding(StringRef name) {
  return name == "position" || name.starts_with("carry.");
}

bool mlir::ttt::isTakenByBackward(StringRef name, llvm::function_ref<bool(StringRef)> isTensor) {
  int64_t number;
  return (name.consume_front("d_") && isTensor(name)) ||
         (name.consume_front("saved_") && !name.getAsInteger(10, number));
}

TensorAttr mlir::ttt::tensorOf(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto func = argument ? dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
                       : FunctionOpInterface();
  return func ? argumentTensor(func, argument.getArgNumber()) : TensorAttr();
}

bool mlir::ttt::hasRole(Value argument, Role role) {
  TensorAttr tensor = tensorOf(argument);
  return tensor && tensor.getRole() == role;
}

DictionaryAttr mlir::ttt::dictionaryOf(MLIRContext *context, TensorAttr tensor) {
  return tensor ? DictionaryAttr::get(context, NamedAttribute(tensorAttrName, tensor))
                : DictionaryAttr::get(context);
}

EntryKind mlir::ttt::entryKindOf(Operation *func) {
  auto entry = func ? func->getAttrOfType<EntryAttr>(entryAttrName) : EntryAttr();
  return entry ? entry.getKind() : EntryKind::Forward;
}

int64_t mlir::ttt::mostTokensOf(Operation *func) {
  auto entry = func->getAttrOfType<EntryAttr>(entryAttrName);
  return entry ? entry.getMaxTokens() : 0;
}

StringRef mlir::ttt::stageOf(Operation *func) {
  auto entry = func ? func->getAttrOfType<EntryAttr>(entryAttrName) : EntryAttr();
  return entry && entry.getStage() ? entry.getStage().getValue() : StringRef();
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

static LogicalResult unknown(Operation *op, NamedAttribute attribute, ArrayRef<StringRef> known) {
  return op->emitError("unknown attribute '")
         << attribute.getName().getValue() << "'; there are " << llvm::join(known, ", ");
}

static LogicalResult expect(bool holds, Operation *op, NamedAttribute attribute, StringRef what) {
  if (holds) {
    return success();
  }
  return op->emitError("expected attribute '") << attribute.getName().getValue() << "' to be "
                                               << what << ", found " << attribute.getValue();
}

LogicalResult TTTDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  StringRef name = attribute.getName();
  Attribute value = attribute.getValue();
  if (name == entryAttrName) {
    return expect(isa<EntryAttr>(value) && isa<FunctionOpInterface>(op), op, attribute,
                  "a #ttt.entry of a function");
  }
  if (name == layerAttrName) {
    return expect(isa<LayerAttr>(value) && isa<ModuleOp>(op), op, attribute,
                  "a #ttt.layer of a module");
  }
  if (name == stateMapAttrName) {
    return expect(isa<StateMapAttr>(value) && isa<EveryOp>(op), op, attribute,
                  "a #ttt.state_map of ttt.every");
  }
  if (name == workspaceAttrName) {
    return expect(isa<WorkspaceAttr>(value) && isa<FunctionOpInterface>(op), op, attribute,
                  "a #ttt.workspace of a function");
  }
  if (name == flopsAttrName) {
    auto flops = dyn_cast<FloatAttr>(value);
    return expect(flops && flops.getType().isF64() && isa<FunctionOpInterface>(op), op, attribute,
                  "an f64 of a function");
  }
  if (name == saveProductsAttrName) {
    return expect(isa<UnitAttr>(value), op, attribute, "a unit attribute");
  }
  if (name == manyTasksAttrName) {
    return expect(isa<UnitAttr>(value) && isa<FunctionOpInterface>(op), op, attribute,
                  "a unit attribute of a function");
  }
  return unknown(op, attribute,
                 {entryAttrName, layerAttrName, stateMapAttrName, workspaceAttrName, flopsAttrName,
                  saveProductsAttrName, manyTasksAttrName});
}

/// Verifies `ttt.tensor` of an argument or result of type `type`.
static LogicalResult verifyTensor(Operation *op, NamedAttribute attribute, Type type) {
  auto tensor = dyn_cast<TensorAttr>(attribute.getValue());
  if (failed(expect(bool(tensor), op, attribute, "a #ttt.tensor"))) {
    return failure();
  }
  auto shaped = dyn_cast<ShapedType>(type);
  bool hasTime = tensor.has(Axes::T);
  if (hasTime && !(shaped && shaped.hasRank() && shaped.getRank() > 0)) {
    return op->emitError("expected ") << tensor << ", which has axis T, to have a type with an "
                                      << "axis, found " << type;
  }
  if (!hasTime && tensor.getBlock() != 1) {
    return op->emitError("expected ") << tensor << ", which has a block, to have axis T";
  }
  if (tensor.getColumns() != 0 &&
      !(shaped && shaped.hasRank() && shaped.getRank() > int64_t(hasTime) &&
        tensor.getColumns() > shaped.getShape().back())) {
    return op->emitError("expected ") << tensor << ", a block of columns, to have a last axis "
                                      << "shorter than that, found " << type;
  }
  if (tensor.getStored() && !(hasTime && shaped && isa<FloatType>(shaped.getElementType()))) {
    return op->emitError("expected ")
           << tensor << ", which is stored in another type, to have axis T and floating-point "
           << "elements, found " << type;
  }
  return success();
}

LogicalResult TTTDialect::verifyRegionArgAttribute(Operation *op, unsigned region, unsigned number,
                                                   NamedAttribute attribute) {
  if (attribute.getName() == rowsAttrName) {
    return expect(isa<UnitAttr>(attribute.getValue()), op, attribute, "a unit attribute");
  }
  if (attribute.getName() != tensorAttrName) {
    return unknown(op, attribute, {tensorAttrName, rowsAttrName});
  }
  auto func = dyn_cast<FunctionOpInterface>(op);
  Type type =
      func ? func.getArgumentTypes()[number] : op->getRegion(region).getArgument(number).getType();
  return verifyTensor(op, attribute, type);
}

LogicalResult TTTDialect::verifyRegionResultAttribute(Operation *op, unsigned /*region*/,
                                                      unsigned number, NamedAttribute attribute) {
  if (attribute.getName() != tensorAttrName) {
    return unknown(op, attribute, {tensorAttrName});
  }
  return verifyTensor(op, attribute, cast<FunctionOpInterface>(op).getResultTypes()[number]);
}
