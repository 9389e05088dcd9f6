//===- Warpgroups.cpp - Products of warpgroups ----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// wgmma m64nNk16 with the left operand in registers: each warp provides its own sixteen rows,
// wherever they are in the result, and the registers have the layout of mma.sync. The right operand
// is read from a blocked slot. Uses inline PTX, because the op of the NVVM dialect takes both
// operands from memory.
//
//===----------------------------------------------------------------------===//

#include "DotEmitter.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace tttc;

namespace {
/// The distances of a matrix descriptor, in bytes (PTX ISA 9.7.15.5.1): between groups of eight
/// terms, between groups of eight columns, and between steps of 16 terms.
struct Distances {
  int64_t terms, columns, step;
  bool isTransposed; ///< columns are contiguous, not terms
};
} // namespace

constexpr int64_t rowBytes = 2 * tile::blockColumns;

static Distances distancesOf(const Product &product, const Place &place) {
  bool isTransposed = product.right.letters.back() == product.column;
  int64_t rows = 8 * rowBytes, block = 2 * place.block;
  return isTransposed ? Distances{rows, block, 2 * rows, true}
                      : Distances{block, rows, 2 * block, false};
}

Value DotEmitter::descriptorOf(const Product &product) {
  const Place &place = frame.placeOf(product.right.value);
  Distances distances = distancesOf(product, place);
  Value address = LLVM::PtrToIntOp::create(b, b.getI32Type(), place.pointer);
  if (place.bytes) {
    address = arith::AddIOp::create(b, address, thread.i32(place.bytes));
  }
  if (place.stage) {
    Value stage = arith::TruncIOp::create(b, b.getI32Type(), place.stage);
    address = arith::AddIOp::create(b, address, arith::ShLIOp::create(b, stage, thread.i32(1)));
  }
  if (product.firstColumn) { // a multiple of eight
    int64_t perColumn = distances.columns / 8;
    address = arith::AddIOp::create(
        b, address, arith::MulIOp::create(b, product.firstColumn, thread.i32(perColumn)));
  }
  Value start =
      arith::ExtUIOp::create(b, b.getI64Type(), arith::ShRUIOp::create(b, address, thread.i32(4)));
  int64_t fields = distances.terms >> 4 << 16 | distances.columns >> 4 << 32;
  return arith::OrIOp::create(b, start, thread.i64(fields));
}

/// `{a, b, c}` for the operands from `first` on.
static void printList(llvm::raw_ostream &os, unsigned first, unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    os << (i ? ", $" : "{$") << first + i;
  }
  os << "}";
}

Registers DotEmitter::emitWarpgroups(tile::DotOp op) {
  Product product = productOf(op);
  Distances distances = distancesOf(product, frame.placeOf(product.right.value));
  Value descriptor = descriptorOf(product);
  Registers sums = thread.registersOf(op.getStart());
  int64_t columns = tile::columnsOfWarpgroups(product.layout);
  unsigned perBlock = columns / 2, steps = product.terms / 16;
  std::string type = product.element.isBF16() ? "bf16" : "f16";
  SmallVector<Value> descriptors;
  for (unsigned step = 0; step < steps; ++step) {
    descriptors.push_back(
        step ? arith::AddIOp::create(b, descriptor, thread.i64(step * distances.step >> 4))
                   .getResult()
             : descriptor);
  }
  Type f32 = b.getF32Type();
  auto results = LLVM::LLVMStructType::getLiteral(b.getContext(), SmallVector<Type>(perBlock, f32));
  for (unsigned first = 0; first < sums.size(); first += perBlock) {
    int64_t row = product.layout.registerOffset(first)[product.rowAxis];
    // One block of inline PTX from fence to wait, because no register of a product may be accessed
    // in between. $0 to $n-1 are the sums, followed by the sums they start from, fragments, and
    // descriptors.
    std::string code, constraints;
    llvm::raw_string_ostream os(code);
    SmallVector<Value> operands(ArrayRef(sums).slice(first, perBlock));
    for (unsigned step = 0; step < steps; ++step) {
      llvm::append_range(operands, leftFragment(product, row, 16 * step));
    }
    llvm::append_range(operands, descriptors);
    unsigned firstLeft = 2 * perBlock, firstDescriptor = firstLeft + 4 * steps;
    os << "wgmma.fence.sync.aligned;\n\t";
    for (unsigned step = 0; step < steps; ++step) {
      os << "wgmma.mma_async.sync.aligned.m64n" << columns << "k16.f32." << type << "." << type
         << " ";
      printList(os, 0, perBlock);
      os << ", ";
      printList(os, firstLeft + 4 * step, 4);
      os << ", $" << firstDescriptor + step << ", 1, 1, 1, " << int(distances.isTransposed)
         << ";\n\t";
    }
    os << "wgmma.commit_group.sync.aligned;\n\twgmma.wait_group.sync.aligned 0;";
    for (unsigned i = 0; i < perBlock; ++i) {
      constraints += "=&f,"; // written while operands are still read
    }
    for (unsigned i = 0; i < perBlock; ++i) {
      constraints += std::to_string(i) + ",";
    }
    for (unsigned i = 0; i < 4 * steps; ++i) {
      constraints += "r,";
    }
    for (unsigned i = 0; i < steps; ++i) {
      constraints += "l,";
    }
    constraints += "~{memory}";
    auto together = LLVM::InlineAsmOp::create(
        b, results, operands, code, constraints, /*has_side_effects=*/true,
        /*is_align_stack=*/false, LLVM::TailCallKind::None, LLVM::AsmDialectAttr(), ArrayAttr());
    for (unsigned i = 0; i < perBlock; ++i) {
      sums[first + i] = LLVM::ExtractValueOp::create(b, together.getResult(0), i);
    }
  }
  return sums;
}
