// Options that name nothing there is. What is derived without them is in the other files.
// RUN: not ttt-opt %s --ttt-derive-outer-gradient=wrt=nonesuch 2>&1 | FileCheck %s --check-prefix=WRT
// RUN: not ttt-opt %s --ttt-derive-outer-gradient=wrt=x,W 2>&1 | FileCheck %s --check-prefix=CASE
// RUN: not ttt-opt %s --ttt-derive-outer-gradient=period=0 2>&1 | FileCheck %s --check-prefix=LEAST -DFOUND=0
// RUN: not ttt-opt %s --ttt-derive-outer-gradient=period=-1 2>&1 | FileCheck %s --check-prefix=LEAST -DFOUND=-1
// RUN: not ttt-opt %s --ttt-derive-outer-gradient=checkpoint=some 2>&1 | FileCheck %s
// RUN: not ttt-opt %s --ttt-derive-outer-gradient=period=65537 2>&1 | FileCheck %s --check-prefix=MOST
// RUN: not ttt-opt %s --ttt-derive-outer-gradient=tokens=0 2>&1 | FileCheck %s --check-prefix=TOKENS -DFOUND=0
// RUN: not ttt-opt %s --ttt-derive-outer-gradient=tokens=-1 2>&1 | FileCheck %s --check-prefix=TOKENS -DFOUND=-1
// RUN: not ttt-opt %s --ttt-derive-outer-gradient="checkpoint=auto tokens=0" 2>&1 | FileCheck %s --check-prefix=TOKENS -DFOUND=0
// RUN: not ttt-opt %s --ttt-derive-outer-gradient=tokens=9223372036854775807 2>&1 | FileCheck %s --check-prefix=LONGEST
// RUN: ttt-opt %s --ttt-derive-outer-gradient="checkpoint=auto tokens=1 wrt=w,x" | FileCheck %s --check-prefix=VALID

// WRT: [[#@LINE+9]]:1: error: no input 'nonesuch' to take a gradient of; there are x, w
// CASE: [[#@LINE+8]]:1: error: no input 'W' to take a gradient of; there are x, w
// CHECK: for the --checkpoint option: Cannot find option named 'some'!
// LEAST: error: option period: expected at least 1, found [[FOUND]]{{$}}
// MOST: error: option period: expected at most 65536, found 65537
// TOKENS: error: option tokens: expected at least 1, found [[FOUND]]{{$}}
// LONGEST: error: option tokens: expected at most 1099511627776, found 9223372036854775807

// VALID: func @layer_backward(
func.func @layer(%x: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"x", token, BHT>},
                 %w: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, H>})
    -> (tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %y = ttt.every 4 tokens(%x) carry() : (tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%start: index, %count: index, %xb: tensor<4x8xf32>):
    %wb = ttt.broadcast %w [0] : tensor<8xf32> -> tensor<4x8xf32>
    %e = arith.mulf %xb, %wb : tensor<4x8xf32>
    ttt.yield %e : tensor<4x8xf32>
  }
  return %y : tensor<?x8xf32>
}
