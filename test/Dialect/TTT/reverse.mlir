// Loops that run last to first: the keyword stands behind the size of a group and in front
// of everything else, and the generic form keeps it.
// RUN: ttt-opt %s | ttt-opt | FileCheck %s
// RUN: ttt-opt %s --mlir-print-op-generic | ttt-opt | FileCheck %s
// RUN: ttt-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK-LABEL: func @every
// CHECK: ttt.every 16 reverse tokens(%{{.*}}) carry(%{{.*}}) : (tensor<?x8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-LABEL: func @part
// CHECK: ttt.every 16 reverse of %{{.*}}, %{{.*}} tokens(%{{.*}}) carry() : (index, index, tensor<40x8xf32>) -> tensor<40x8xf32>
// CHECK-LABEL: func @each_token
// CHECK: ttt.each_token reverse %{{.*}}, %{{.*}} tokens(%{{.*}}) carry(%{{.*}}) : (index, index, tensor<16x8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-LABEL: func @forward
// CHECK: ttt.every 16 tokens(
// CHECK: ttt.each_token %{{.*}}, %{{.*}} tokens(

// GENERIC-LABEL: sym_name = "every"
// GENERIC: "ttt.every"({{.*}}) <{chunk = 16 : i64, operandSegmentSizes = array<i32: 0, 0, 0, 1, 1>, reverse}> ({
// GENERIC-LABEL: sym_name = "each_token"
// GENERIC: "ttt.each_token"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, reverse}> ({
// GENERIC-LABEL: sym_name = "forward"
// GENERIC-NOT: reverse

func.func @every(%k: tensor<?x8xf32>, %s0: tensor<8xf32>) -> tensor<8xf32> {
  %s = ttt.every 16 reverse tokens(%k) carry(%s0) : (tensor<?x8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>, %s: tensor<8xf32>):
    ttt.yield %s : tensor<8xf32>
  }
  return %s : tensor<8xf32>
}

func.func @part(%k: tensor<40x8xf32>, %first: index, %length: index) -> tensor<40x8xf32> {
  %y = ttt.every 16 reverse of %first, %length tokens(%k) carry() : (index, index, tensor<40x8xf32>) -> tensor<40x8xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>):
    ttt.yield %kb : tensor<16x8xf32>
  }
  return %y : tensor<40x8xf32>
}

func.func @each_token(%k: tensor<16x8xf32>, %s0: tensor<8xf32>, %start: index, %count: index) -> tensor<8xf32> {
  %s = ttt.each_token reverse %start, %count tokens(%k) carry(%s0)
      : (index, index, tensor<16x8xf32>, tensor<8xf32>) -> tensor<8xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %s: tensor<8xf32>):
    ttt.yield %s : tensor<8xf32>
  }
  return %s : tensor<8xf32>
}

func.func @forward(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %y = ttt.every 16 tokens(%k) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %kb: tensor<16x8xf32>):
    %e = ttt.each_token %start, %count tokens(%kb) carry() : (index, index, tensor<16x8xf32>) -> tensor<16x8xf32> {
    ^bb0(%t: index, %kt: tensor<8xf32>):
      ttt.yield %kt : tensor<8xf32>
    }
    ttt.yield %e : tensor<16x8xf32>
  }
  return %y : tensor<?x8xf32>
}
