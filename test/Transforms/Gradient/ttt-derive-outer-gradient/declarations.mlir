// Functions without a body are left alone; others have one block.
// RUN: ttt-opt %s --ttt-derive-outer-gradient --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: module
// CHECK-NEXT: func.func nested @declared(tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT: func.func private @declared_step(tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT: }
func.func nested @declared(tensor<?x8xf32>) -> tensor<?x8xf32>
func.func private @declared_step(tensor<8xf32>) -> tensor<8xf32>

// -----

// Without ops of the dialect, attributes are still created.
// CHECK: func.func @empty_save() attributes {ttt.entry = #ttt.entry<save
func.func @empty() {
  return
}

// -----

// expected-error @+1 {{expected a body of one block, found 2}}
func.func @blocks() {
  cf.br ^end
^end:
  return
}
