// A final state is written as soon as it is known, for until then it takes registers, but behind
// the last read of a state: it may lie where the initial one does. What the caller reads from
// elsewhere does not hold it up; other results are written at the end.
// RUN: ttt-opt %s --tile-form-kernel --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func @known_first
// CHECK: %[[A:.*]] = tile.read %arg0
// CHECK: %[[E:.*]] = math.exp %[[A]]
// CHECK: %[[B:.*]] = tile.read %arg1
// CHECK-NEXT: tile.write %[[E]], %arg3
// CHECK-NOT: tile.write
// CHECK: %[[X:.*]] = tile.read %arg2
// CHECK: %[[Y:.*]] = arith.mulf %[[B]], %[[X]]
// CHECK-NEXT: tile.write %[[Y]], %arg4
// CHECK: %[[Z:.*]] = arith.addf
// CHECK: math.tanh
// CHECK: tile.write %[[Z]], %arg5
func.func @known_first(%a: tensor<8xf32> {ttt.tensor = #ttt.tensor<"state", state>}, %b: tensor<8xf32> {ttt.tensor = #ttt.tensor<"state", state>}, %x: tensor<8xf32> {ttt.tensor = #ttt.tensor<"param", param>}) -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"final", final>}, tensor<8xf32> {ttt.tensor = #ttt.tensor<"final", final>}, tensor<8xf32> {ttt.tensor = #ttt.tensor<"out", out>}, tensor<8xf32> {ttt.tensor = #ttt.tensor<"out", out>}) {
  %e = math.exp %a : tensor<8xf32>
  %y = arith.mulf %b, %x : tensor<8xf32>
  %z = arith.addf %y, %e : tensor<8xf32>
  %w = math.tanh %z : tensor<8xf32>
  return %e, %y, %z, %w : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// The read is in a loop: behind the loop.
// CHECK-LABEL: func @read_in_loop
// CHECK: math.exp
// CHECK-NOT: tile.write
// CHECK: scf.for
// CHECK:   tile.read %arg1
// CHECK: }
// CHECK-NEXT: tile.write %{{.*}}, %arg2
// CHECK: math.tanh
func.func @read_in_loop(%a: tensor<8xf32> {ttt.tensor = #ttt.tensor<"state", state>}, %b: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"state", state>}) -> (tensor<8xf32> {ttt.tensor = #ttt.tensor<"final", final>}, tensor<8xf32> {ttt.tensor = #ttt.tensor<"out", out>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %b, %c0 : tensor<?x8xf32>
  %e = math.exp %a : tensor<8xf32>
  %r = scf.for %t = %c0 to %n step %c1 iter_args(%s = %e) -> tensor<8xf32> {
    %row = tensor.extract_slice %b[%t, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %next = arith.addf %s, %row : tensor<8xf32>
    scf.yield %next : tensor<8xf32>
  }
  %y = math.tanh %r : tensor<8xf32>
  return %e, %y : tensor<8xf32>, tensor<8xf32>
}
