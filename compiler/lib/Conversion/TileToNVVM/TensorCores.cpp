//===- TensorCores.cpp - Products on tensor cores -------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// mma.sync m16n8k16: the result has the layout of its registers, and the rows of the left operand
// are the rows of the result. A fragment is in registers already, or is loaded from a slot by
// ldmatrix, transposed if the rows of the slot are not those of the fragment.
//
//===----------------------------------------------------------------------===//

#include "DotEmitter.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tttc;

/// Packs two adjacent elements into one register.
static Value pack(ImplicitLocOpBuilder &b, Value low, Value high) {
  auto pair = VectorType::get({2}, low.getType());
  Value both = LLVM::UndefOp::create(b, pair);
  auto at = [&](int32_t i) -> Value {
    return arith::ConstantOp::create(b, b.getI32IntegerAttr(i));
  };
  both = LLVM::InsertElementOp::create(b, both, low, at(0));
  both = LLVM::InsertElementOp::create(b, both, high, at(1));
  return LLVM::BitcastOp::create(b, b.getI32Type(), both);
}

Registers DotEmitter::loadMatrices(const Place &place, StringRef letters, char along, Value first,
                                   int64_t firstOffset, int64_t summedOffset, unsigned count) {
  if (place.pointer != frame.shared) {
    return loadElements(place, letters, along, first, firstOffset, summedOffset, count);
  }
  // ldmatrix loads rows of eight contiguous elements. A fragment has one row per coordinate of
  // `along`; if `along` is the contiguous axis of memory, the load transposes.
  bool isTransposed = letters.back() == along;
  // Lane l provides the address of row l % 8 of matrix l / 8. For a left operand, four matrices:
  // the first two differ along the result; for a right operand, two, which differ along the sum.
  bool isLeft = count == 4;
  auto stride = [&](char letter) {
    // If blocks of eight columns lie apart, coordinates are multiples of eight.
    size_t axis = letters.find(letter);
    return place.block && axis == 1 ? place.block / tile::blockColumns
                                    : *getConstantIntValue(place.strides[axis]);
  };
  char summed = letters[0] == along ? letters[1] : letters[0];
  int64_t alongStride = stride(along), summedStride = stride(summed);
  auto key = std::make_tuple(place.pointer.getAsOpaquePointer(), first.getAsOpaquePointer(),
                             SmallVector<int64_t>{isTransposed, isLeft},
                             SmallVector<int64_t>{alongStride, summedStride});
  Value &known = addresses.pointerOf(key);
  if (!known) {
    OpBuilder::InsertionGuard guard(b);
    thread.beforeLoops();
    Value row = arith::AndIOp::create(b, thread.lane, thread.i32(7));
    Value second = arith::AndIOp::create(b, arith::ShRUIOp::create(b, thread.lane, thread.i32(3)),
                                         thread.i32(1));
    Value third = arith::ShRUIOp::create(b, thread.lane, thread.i32(4));
    auto eight = [&](Value bit) -> Value { return arith::ShLIOp::create(b, bit, thread.i32(3)); };
    Value alongAt = first, summedAt;
    auto add = [&](Value &to, Value more) {
      to = to ? arith::AddIOp::create(b, to, more).getResult() : more;
    };
    if (isLeft) {
      add(alongAt, eight(second));
    }
    add(summedAt, eight(isLeft ? third : second));
    add(isTransposed ? summedAt : alongAt, row);
    Value offset = arith::MulIOp::create(b, summedAt, thread.i32(summedStride));
    if (alongAt) {
      add(offset, arith::MulIOp::create(b, alongAt, thread.i32(alongStride)));
    }
    Value wide = arith::ExtUIOp::create(b, b.getI64Type(), offset);
    known = LLVM::GEPOp::create(b, place.pointer.getType(), place.element, place.pointer, wide);
  }
  Value start = known;
  if (place.stage) {
    start = LLVM::GEPOp::create(b, known.getType(), place.element, known, place.stage);
  }
  Value address =
      addresses.advance(place, start, firstOffset * alongStride + summedOffset * summedStride);
  MLIRContext *context = b.getContext();
  Type word = b.getI32Type();
  auto type = LLVM::LLVMStructType::getLiteral(context, SmallVector<Type>(count, word));
  Value loaded = NVVM::LdMatrixOp::create(
      b, type, address, count, isTransposed ? NVVM::MMALayout::col : NVVM::MMALayout::row,
      NVVM::LdStMatrixShapeAttr::get(context, 8, 8), NVVM::LdStMatrixEltType::B16);
  Registers fragment;
  for (unsigned i = 0; i < count; ++i) {
    fragment.push_back(LLVM::ExtractValueOp::create(b, loaded, i));
  }
  return fragment;
}

/// The same fragments from global memory, element by element.
Registers DotEmitter::loadElements(const Place &place, StringRef letters, char along, Value first,
                                   int64_t firstOffset, int64_t summedOffset, unsigned count) {
  Value group = arith::ShRUIOp::create(b, thread.lane, thread.i32(2));
  Value pair =
      arith::ShLIOp::create(b, arith::AndIOp::create(b, thread.lane, thread.i32(3)), thread.i32(1));
  Registers fragment;
  for (unsigned word = 0; word < count; ++word) {
    bool isLeft = count == 4;
    int64_t below = isLeft ? 8 * (word & 1) : 0, later = 8 * (isLeft ? word >> 1 : word);
    Value alongAt = arith::AddIOp::create(b, group, thread.i32(firstOffset + below));
    alongAt = first ? arith::AddIOp::create(b, alongAt, first).getResult() : alongAt;
    Value two[2];
    for (int64_t next : {0, 1}) {
      Value summedAt = arith::AddIOp::create(b, pair, thread.i32(summedOffset + later + next));
      SmallVector<Value> at;
      for (char letter : letters) {
        at.push_back(letter == along ? alongAt : summedAt);
      }
      Value address = addresses.addressOf(place, place.stage, {0, 1}, at);
      two[next] = LLVM::LoadOp::create(b, place.element, address);
    }
    fragment.push_back(pack(b, two[0], two[1]));
  }
  return fragment;
}

Product DotEmitter::productOf(tile::DotOp op) {
  Product product;
  product.layout = tile::layoutOf(op.getType());
  StringRef out = op.resultAxes();
  product.rowAxis = tile::rowAxisOf(product.layout);
  product.columnAxis = 1 - product.rowAxis;
  product.row = out[product.rowAxis];
  product.column = out[product.columnAxis];
  product.left = {op.getLhs(), op.lhsAxes()};
  product.right = {op.getRhs(), op.rhsAxes()};
  if (!product.left.letters.contains(product.row)) {
    std::swap(product.left, product.right);
  }
  for (char letter : product.left.letters) {
    product.summed = letter == product.row ? product.summed : letter;
  }
  auto type = cast<ShapedType>(product.left.value.getType());
  product.terms = type.getDimSize(product.left.letters.find(product.summed));
  product.element = type.getElementType();
  product.firstRow = thread.threadCoordinate(product.layout, product.rowAxis, /*onlyWarp=*/true);
  product.firstColumn =
      thread.threadCoordinate(product.layout, product.columnAxis, /*onlyWarp=*/true);
  return product;
}

const Registers &DotEmitter::leftFragment(Product &product, int64_t row, int64_t term) {
  Registers &fragment = product.lefts[{row, term}];
  if (!fragment.empty()) {
    return fragment;
  }
  const Product::Operand &left = product.left;
  if (!left.isTile()) {
    return fragment = loadMatrices(frame.placeOf(left.value), left.letters, product.row,
                                   product.firstRow, row, term, 4);
  }
  tile::LayoutAttr own = tile::layoutOf(left.value.getType());
  const Registers &registers = thread.registersOf(left.value);
  int64_t rowAxis = left.letters.find(product.row);
  for (int64_t half : {0, 8}) {
    for (int64_t below : {0, 8}) {
      Value pair[2];
      for (int64_t next : {0, 1}) {
        SmallVector<int64_t> at(2);
        at[rowAxis] = row + below;
        at[1 - rowAxis] = term + half + next;
        pair[next] = registers[*own.registerAt(at)];
      }
      fragment.push_back(pack(b, pair[0], pair[1]));
    }
  }
  return fragment;
}

Registers DotEmitter::emitTensorCores(tile::DotOp op) {
  Product product = productOf(op);
  llvm::DenseMap<std::pair<int64_t, int64_t>, Registers> rights;
  auto rightAt = [&](int64_t column, int64_t term) -> const Registers & {
    Registers &fragment = rights[{column, term}];
    if (fragment.empty()) {
      fragment = loadMatrices(frame.placeOf(product.right.value), product.right.letters,
                              product.column, product.firstColumn, column, term, 2);
    }
    return fragment;
  };
  bool isBf16 = product.element.isBF16();
  auto operandsOf = [&](const Registers &fragment) {
    SmallVector<Value> words(fragment);
    if (!isBf16) { // f16 operands are vectors of two
      auto pair = VectorType::get({2}, product.element);
      for (Value &word : words) {
        word = LLVM::BitcastOp::create(b, pair, word);
      }
    }
    return words;
  };
  Type f32 = b.getF32Type();
  auto resultType = LLVM::LLVMStructType::getLiteral(b.getContext(), {f32, f32, f32, f32});
  Registers sums = thread.registersOf(op.getStart());
  for (int64_t term = 0; term < product.terms; term += 16) {
    // Bits 0 and 1 of a register number are the position in a fragment.
    for (unsigned first = 0; first < sums.size(); first += 4) {
      auto offset = product.layout.registerOffset(first);
      const Registers &a = leftFragment(product, offset[product.rowAxis], term);
      const Registers &c = rightAt(offset[product.columnAxis], term);
      MutableArrayRef<Value> part = MutableArrayRef(sums).slice(first, 4);
      auto kind = isBf16 ? NVVM::MMATypes::bf16 : NVVM::MMATypes::f16;
      Value result = NVVM::MmaOp::create(
          b, resultType, operandsOf(a), operandsOf(c), ValueRange(part),
          ArrayRef<int64_t>{16, 8, 16}, std::nullopt, std::nullopt,
          std::array<NVVM::MMATypes, 2>{kind, kind},
          std::array<NVVM::MMALayout, 2>{NVVM::MMALayout::row, NVVM::MMALayout::col});
      for (auto [i, sum] : llvm::enumerate(part)) {
        sum = LLVM::ExtractValueOp::create(b, result, i);
      }
    }
  }
  return sums;
}
