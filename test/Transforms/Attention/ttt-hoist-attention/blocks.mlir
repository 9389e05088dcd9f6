// Functions without stored rows may have any blocks, or none.
// RUN: ttt-opt %s --ttt-hoist-attention --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: func.func private @declared()
func.func private @declared()

// CHECK: func.func @nothing_stored()
func.func @nothing_stored() {
  cf.br ^end
^end:
  return
}

// -----

// expected-error @+1 {{expected a body of one block, found 2}}
func.func @stored(%k: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %k, %c0 : tensor<?x8xf32>
  %none = ttt.no_rows : tensor<?x8xf32>
  %rows = ttt.each_token %c0, %n tokens(%k) carry(%none)
      : (index, index, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32> {
  ^bb0(%t: index, %kt: tensor<8xf32>, %r: tensor<?x8xf32>):
    %next = ttt.append %r, %kt : tensor<?x8xf32>, tensor<8xf32>
    ttt.yield %next : tensor<?x8xf32>
  }
  cf.br ^end
^end:
  return %rows : tensor<?x8xf32>
}
