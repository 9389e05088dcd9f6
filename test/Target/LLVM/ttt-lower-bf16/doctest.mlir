// bf16 by its bits: reading is a shift, rounding an addition, and memory holds integers.
// RUN: ttt-opt %s --ttt-lower-bf16 --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func @copy(
// CHECK-SAME: %[[X:.*]]: memref<16xi16>, %[[Y:.*]]: memref<16xi16>)
// CHECK: %[[ROW:.*]] = vector.load %[[X]]{{.*}} : memref<16xi16>, vector<16xi16>
// CHECK: %[[WORD:.*]] = arith.extui %{{.*}} : vector<16xi16> to vector<16xi32>
// CHECK: %[[SHIFTED:.*]] = arith.shli %[[WORD]]
// CHECK: %[[WIDE:.*]] = arith.bitcast %[[SHIFTED]] : vector<16xi32> to vector<16xf32>
// CHECK: %[[NAN:.*]] = arith.cmpf uno, %[[WIDE]], %[[WIDE]]
// CHECK: %[[BITS:.*]] = arith.select %[[NAN]]
// CHECK: %[[LAST:.*]] = arith.andi
// CHECK: %[[MOST:.*]] = arith.addi %[[BITS]]
// CHECK: %[[ROUNDED:.*]] = arith.addi %[[MOST]], %[[LAST]]
// CHECK: %[[UPPER:.*]] = arith.shrui %[[ROUNDED]]
// CHECK: arith.trunci %[[UPPER]] : vector<16xi32> to vector<16xi16>
// CHECK-NOT: bf16
// CHECK: vector.store %{{.*}}, %[[Y]]{{.*}} : memref<16xi16>, vector<16xi16>
func.func @copy(%x: memref<16xbf16>, %y: memref<16xbf16>) {
  %c0 = arith.constant 0 : index
  %row = vector.load %x[%c0] : memref<16xbf16>, vector<16xbf16>
  %wide = arith.extf %row : vector<16xbf16> to vector<16xf32>
  %narrow = arith.truncf %wide : vector<16xf32> to vector<16xbf16>
  vector.store %narrow, %y[%c0] : memref<16xbf16>, vector<16xbf16>
  return
}

// -----

// CHECK-LABEL: func @constants(
// CHECK: arith.constant 16256 : i16
// CHECK: arith.constant dense<[16256, -16384]> : vector<2xi16>
func.func @constants(%x: memref<2xbf16>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : bf16
  %both = arith.constant dense<[1.0, -2.0]> : vector<2xbf16>
  vector.store %both, %x[%c0] : memref<2xbf16>, vector<2xbf16>
  memref.store %one, %x[%c0] : memref<2xbf16>
  return
}

// -----

func.func @sum(%x: bf16) -> bf16 {
  // expected-error@+1 {{'arith.addf' op expected no computation in bf16}}
  %y = arith.addf %x, %x : bf16
  return %y : bf16
}

// -----

// What the CPU has instructions for keeps bf16 vectors.
// CHECK-LABEL: func @native(
// CHECK: %[[ROUNDED:.*]] = arith.truncf %{{.*}} fastmath<afn> : vector<16xf32> to vector<16xbf16>
// CHECK: %[[BITS:.*]] = arith.bitcast %[[ROUNDED]] : vector<16xbf16> to vector<16xi16>
// CHECK: vector.store %[[BITS]], %{{.*}} : memref<32xi16>, vector<16xi16>
// CHECK: %[[PAIRS:.*]] = vector.load %{{.*}} : memref<32xi16>, vector<32xi16>
// CHECK: %[[OPERAND:.*]] = arith.bitcast %[[PAIRS]] : vector<32xi16> to vector<32xbf16>
// CHECK: llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%{{.*}}, %[[OPERAND]], %{{.*}}) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
func.func @native(%x: vector<16xf32>, %y: memref<32xbf16>) -> vector<16xf32> {
  %c0 = arith.constant 0 : index
  %narrow = arith.truncf %x fastmath<afn> : vector<16xf32> to vector<16xbf16>
  vector.store %narrow, %y[%c0] : memref<32xbf16>, vector<16xbf16>
  %pairs = vector.load %y[%c0] : memref<32xbf16>, vector<32xbf16>
  %sum = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%x, %pairs, %pairs) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
  return %sum : vector<16xf32>
}
