// A loop and the branch in it become blocks, which lie in the order of the text.
// RUN: ttt-opt %s --ttt-branches-to-blocks | FileCheck %s --implicit-check-not=scf.

// CHECK-LABEL: func @branch_in_loop
// CHECK-SAME: (%[[N:.*]]: i64, %[[C:.*]]: i1, %[[P:.*]]: !llvm.ptr)
// CHECK: cf.br ^[[HEAD:.*]](%{{.*}}, %{{.*}} : i64, f32)
// CHECK-NEXT: ^[[HEAD]](%[[I:.*]]: i64, %[[SUM:.*]]: f32):
// CHECK-NEXT: %[[MORE:.*]] = arith.cmpi slt, %[[I]], %[[N]]
// CHECK-NEXT: cf.cond_br %[[MORE]], ^[[BODY:.*]], ^[[END:.*]]
// CHECK-NEXT: ^[[BODY]]:
// CHECK-NEXT: %[[NEXT:.*]] = arith.addf %[[SUM]], %[[SUM]]
// CHECK-NEXT: cf.cond_br %[[C]], ^[[THEN:.*]], ^[[AFTER:.*]]
// CHECK-NEXT: ^[[THEN]]:
// CHECK-NEXT: llvm.store %[[NEXT]], %[[P]]
// CHECK-NEXT: cf.br ^[[AFTER]]
// CHECK-NEXT: ^[[AFTER]]:
// CHECK-NEXT: arith.addi %[[I]]
// CHECK-NEXT: cf.br ^[[HEAD]]
// CHECK: ^[[END]]:
// CHECK-NEXT: cf.cond_br %[[C]], ^[[FIRST:.*]], ^[[SECOND:.*]]
// CHECK-NEXT: ^[[FIRST]]:
// CHECK-NEXT: cf.br ^[[LAST:.*]](%[[SUM]] : f32)
// CHECK-NEXT: ^[[SECOND]]:
// CHECK-NEXT: cf.br ^[[LAST]](%{{.*}} : f32)
// CHECK-NEXT: ^[[LAST]](%[[CHOSEN:.*]]: f32):
// CHECK: return %[[CHOSEN]]
func.func @branch_in_loop(%n: i64, %c: i1, %p: !llvm.ptr) -> f32 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %one = arith.constant 1.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %one) -> f32 : i64 {
    %next = arith.addf %sum, %sum : f32
    scf.if %c {
      llvm.store %next, %p : f32, !llvm.ptr
    }
    scf.yield %next : f32
  }
  %chosen = scf.if %c -> f32 {
    scf.yield %r : f32
  } else {
    scf.yield %one : f32
  }
  return %chosen : f32
}
