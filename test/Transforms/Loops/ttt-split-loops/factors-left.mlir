// Factors that stay: those that the loop reads for another matrix too would be stored besides what
// they are gathered into, and weights of f16 have no room for them.
// RUN: ttt-opt %s --ttt-split-loops --split-input-file --canonicalize --cse | FileCheck %s
// RUN: ttt-opt %s --ttt-split-loops=product-type=f16 --split-input-file --canonicalize --cse | FileCheck %s --check-prefix=F16

// CHECK-LABEL: func.func @read_twice_prepare(
// CHECK-NOT: arith.mulf
// CHECK-LABEL: func.func @read_twice(
// CHECK-COUNT-2: arith.mulf
// F16-LABEL: func.func @read_twice(
func.func @read_twice(%k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                      %S: tensor<8x2xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8x2xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x2xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %0:2 = ttt.every 16 tokens(%k) carry(%S) : (tensor<?x8xf32>, tensor<8x2xf32>) -> (tensor<8x2xf32>, tensor<?x2xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x8xf32>, %state: tensor<8x2xf32>):
    %pairs = ttt.contract "ti,si->ts" %rows, %rows : tensor<16x8xf32>, tensor<16x8xf32> -> tensor<16x16xf32>
    %solved = ttt.tril_solve %pairs, %rows : tensor<16x16xf32>, tensor<16x8xf32>
    %first = ttt.reduce_sum %rows [1] : tensor<16x8xf32> -> tensor<16xf32>
    %second = ttt.reduce_sum %solved [1] : tensor<16x8xf32> -> tensor<16xf32>
    %read = ttt.contract "ti,ij->tj" %rows, %state : tensor<16x8xf32>, tensor<8x2xf32> -> tensor<16x2xf32>
    %byFirst = ttt.broadcast %first [1] : tensor<16xf32> -> tensor<16x2xf32>
    %bySecond = ttt.broadcast %second [1] : tensor<16xf32> -> tensor<16x2xf32>
    %once = arith.mulf %read, %byFirst : tensor<16x2xf32>
    %twice = arith.mulf %once, %bySecond : tensor<16x2xf32>
    %more = arith.addf %twice, %byFirst : tensor<16x2xf32>
    %y = arith.addf %more, %bySecond : tensor<16x2xf32>
    %z = ttt.contract "ti,tj->ij" %solved, %y : tensor<16x8xf32>, tensor<16x2xf32> -> tensor<8x2xf32>
    %next = arith.addf %state, %z : tensor<8x2xf32>
    ttt.yield %next, %y : tensor<8x2xf32>, tensor<16x2xf32>
  }
  return %0#0, %0#1 : tensor<8x2xf32>, tensor<?x2xf32>
}

// -----

// CHECK-LABEL: func.func @weights_prepare(
// CHECK: arith.mulf
// CHECK-LABEL: func.func @weights(
// CHECK-NOT: arith.mulf
// F16-LABEL: func.func @weights_prepare(
// F16-NOT: arith.mulf
// F16-LABEL: func.func @weights(
// F16: %[[MIXED:.*]] = ttt.contract "ts,sj->tj"
// F16: arith.mulf %[[MIXED]]
func.func @weights(%k: tensor<?x32xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                   %a: tensor<?xf32> {ttt.tensor = #ttt.tensor<"a", token, BHT>},
                   %S: tensor<32x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<32x8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %0:2 = ttt.every 16 tokens(%k, %a) carry(%S) : (tensor<?x32xf32>, tensor<?xf32>, tensor<32x8xf32>) -> (tensor<32x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x32xf32>, %at: tensor<16xf32>, %state: tensor<32x8xf32>):
    %pairs = ttt.contract "ti,si->ts" %rows, %rows : tensor<16x32xf32>, tensor<16x32xf32> -> tensor<16x16xf32>
    %solved = ttt.tril_solve %pairs, %rows : tensor<16x16xf32>, tensor<16x32xf32>
    %w = ttt.contract "ti,si->ts" %solved, %rows : tensor<16x32xf32>, tensor<16x32xf32> -> tensor<16x16xf32>
    %read = ttt.contract "ti,ij->tj" %rows, %state : tensor<16x32xf32>, tensor<32x8xf32> -> tensor<16x8xf32>
    %mixed = ttt.contract "ts,sj->tj" %w, %read : tensor<16x16xf32>, tensor<16x8xf32> -> tensor<16x8xf32>
    %byA = ttt.broadcast %at [1] : tensor<16xf32> -> tensor<16x8xf32>
    %y = arith.mulf %mixed, %byA : tensor<16x8xf32>
    %z = ttt.contract "ti,tj->ij" %rows, %y : tensor<16x32xf32>, tensor<16x8xf32> -> tensor<32x8xf32>
    %next = arith.addf %state, %z : tensor<32x8xf32>
    ttt.yield %next, %y : tensor<32x8xf32>, tensor<16x8xf32>
  }
  return %0#0, %0#1 : tensor<32x8xf32>, tensor<?x8xf32>
}

// -----

// Weights that another product reads too.
// CHECK-LABEL: func.func @shared_weights_prepare(
// CHECK-NOT: arith.mulf
// CHECK-LABEL: func.func @shared_weights(
// CHECK: %[[MIXED:.*]] = ttt.contract "ts,sj->tj"
// CHECK: arith.mulf %[[MIXED]]
// F16-LABEL: func.func @shared_weights(
func.func @shared_weights(%k: tensor<?x32xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                          %a: tensor<?xf32> {ttt.tensor = #ttt.tensor<"a", token, BHT>},
                          %S: tensor<32x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<32x8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %0:2 = ttt.every 16 tokens(%k, %a) carry(%S) : (tensor<?x32xf32>, tensor<?xf32>, tensor<32x8xf32>) -> (tensor<32x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x32xf32>, %at: tensor<16xf32>, %state: tensor<32x8xf32>):
    %pairs = ttt.contract "ti,si->ts" %rows, %rows : tensor<16x32xf32>, tensor<16x32xf32> -> tensor<16x16xf32>
    %solved = ttt.tril_solve %pairs, %rows : tensor<16x16xf32>, tensor<16x32xf32>
    %w = ttt.contract "ti,si->ts" %solved, %rows : tensor<16x32xf32>, tensor<16x32xf32> -> tensor<16x16xf32>
    %read = ttt.contract "ti,ij->tj" %rows, %state : tensor<16x32xf32>, tensor<32x8xf32> -> tensor<16x8xf32>
    %mixed = ttt.contract "ts,sj->tj" %w, %read : tensor<16x16xf32>, tensor<16x8xf32> -> tensor<16x8xf32>
    %byA = ttt.broadcast %at [1] : tensor<16xf32> -> tensor<16x8xf32>
    %y = arith.mulf %mixed, %byA : tensor<16x8xf32>
    %other = ttt.contract "ts,sj->tj" %w, %y : tensor<16x16xf32>, tensor<16x8xf32> -> tensor<16x8xf32>
    %z = ttt.contract "ti,tj->ij" %rows, %other : tensor<16x32xf32>, tensor<16x8xf32> -> tensor<32x8xf32>
    %next = arith.addf %state, %z : tensor<32x8xf32>
    ttt.yield %next, %y : tensor<32x8xf32>, tensor<16x8xf32>
  }
  return %0#0, %0#1 : tensor<32x8xf32>, tensor<?x8xf32>
}
