// A region that does not parse, whose values are used elsewhere before they are defined: an error, and no
// access to what is gone.
// RUN: not ttt-opt %s 2>&1 | FileCheck %s

func.func @before(%x: f32) -> f32 {
  %v0 = arith.addf %x, %x : f32
  %v1 = arith.addf %v0, %v0 : f32
  %v2 = arith.addf %v1, %v1 : f32
  %v3 = arith.addf %v2, %v2 : f32
  %v4 = arith.addf %v3, %v3 : f32
  %v5 = arith.addf %v4, %v4 : f32
  %v6 = arith.addf %v5, %v5 : f32
  %v7 = arith.addf %v6, %v6 : f32
  %v8 = arith.addf %v7, %v7 : f32
  %v9 = arith.addf %v8, %v8 : f32
  %v10 = arith.addf %v9, %v9 : f32
  %v11 = arith.addf %v10, %v10 : f32
  %v12 = arith.addf %v11, %v11 : f32
  %v13 = arith.addf %v12, %v12 : f32
  %v14 = arith.addf %v13, %v13 : f32
  %v15 = arith.addf %v14, %v14 : f32
  %v16 = arith.addf %v15, %v15 : f32
  %v17 = arith.addf %v16, %v16 : f32
  %v18 = arith.addf %v17, %v17 : f32
  %v19 = arith.addf %v18, %v18 : f32
  %v20 = arith.addf %v19, %v19 : f32
  %v21 = arith.addf %v20, %v20 : f32
  %v22 = arith.addf %v21, %v21 : f32
  %v23 = arith.addf %v22, %v22 : f32
  %v24 = arith.addf %v23, %v23 : f32
  %v25 = arith.addf %v24, %v24 : f32
  %v26 = arith.addf %v25, %v25 : f32
  %v27 = arith.addf %v26, %v26 : f32
  %v28 = arith.addf %v27, %v27 : f32
  %v29 = arith.addf %v28, %v28 : f32
  %v30 = arith.addf %v29, %v29 : f32
  %v31 = arith.addf %v30, %v30 : f32
  %v32 = arith.addf %v31, %v31 : f32
  %v33 = arith.addf %v32, %v32 : f32
  %v34 = arith.addf %v33, %v33 : f32
  %v35 = arith.addf %v34, %v34 : f32
  %v36 = arith.addf %v35, %v35 : f32
  %v37 = arith.addf %v36, %v36 : f32
  %v38 = arith.addf %v37, %v37 : f32
  %v39 = arith.addf %v38, %v38 : f32
  %v40 = arith.addf %v39, %v39 : f32
  %v41 = arith.addf %v40, %v40 : f32
  %v42 = arith.addf %v41, %v41 : f32
  %v43 = arith.addf %v42, %v42 : f32
  %v44 = arith.addf %v43, %v43 : f32
  %v45 = arith.addf %v44, %v44 : f32
  %v46 = arith.addf %v45, %v45 : f32
  %v47 = arith.addf %v46, %v46 : f32
  return %v47 : f32
}
func.func @f(%k: tensor<?xf32>, %s: tensor<f32>) {
  %a0 = arith.addf %r0, %r1 : f32
  %a1 = arith.addf %r1, %r2 : f32
  %a2 = arith.addf %r2, %r3 : f32
  %a3 = arith.addf %r3, %r4 : f32
  %a4 = arith.addf %r4, %r5 : f32
  %a5 = arith.addf %r5, %r6 : f32
  %a6 = arith.addf %r6, %r7 : f32
  %a7 = arith.addf %r7, %r8 : f32
  %a8 = arith.addf %r8, %r9 : f32
  %a9 = arith.addf %r9, %r10 : f32
  %a10 = arith.addf %r10, %r11 : f32
  %a11 = arith.addf %r11, %r12 : f32
  %a12 = arith.addf %r12, %r13 : f32
  %a13 = arith.addf %r13, %r14 : f32
  %a14 = arith.addf %r14, %r15 : f32
  %a15 = arith.addf %r15, %r16 : f32
  %a16 = arith.addf %r16, %r17 : f32
  %a17 = arith.addf %r17, %r18 : f32
  %a18 = arith.addf %r18, %r19 : f32
  %a19 = arith.addf %r19, %r20 : f32
  %a20 = arith.addf %r20, %r21 : f32
  %a21 = arith.addf %r21, %r22 : f32
  %a22 = arith.addf %r22, %r23 : f32
  %a23 = arith.addf %r23, %r0 : f32
  %n = arith.constant 0 : index
  %0:2 = ttt.each_token %n, %n tokens(%k) carry(%s) : (index, index, tensor<?xf32>, tensor<f32>) -> (tensor<f32>, tensor<?xf32>) {
  ^bb0(%t: index, %x: tensor<f32>, %c0: tensor<f32>):
    %r0 = arith.constant 1.0 : f32
    %r1 = arith.addf %r0, %r0 : f32
    %r2 = arith.addf %r1, %r1 : f32
    %r3 = arith.addf %r2, %r2 : f32
    %r4 = arith.addf %r3, %r3 : f32
    %r5 = arith.addf %r4, %r4 : f32
    %r6 = arith.addf %r5, %r5 : f32
    %r7 = arith.addf %r6, %r6 : f32
    %r8 = arith.addf %r7, %r7 : f32
    %r9 = arith.addf %r8, %r8 : f32
    %r10 = arith.addf %r9, %r9 : f32
    %r11 = arith.addf %r10, %r10 : f32
    %r12 = arith.addf %r11, %r11 : f32
    %r13 = arith.addf %r12, %r12 : f32
    %r14 = arith.addf %r13, %r13 : f32
    %r15 = arith.addf %r14, %r14 : f32
    %r16 = arith.addf %r15, %r15 : f32
    %r17 = arith.addf %r16, %r16 : f32
    %r18 = arith.addf %r17, %r17 : f32
    %r19 = arith.addf %r18, %r18 : f32
    %r20 = arith.addf %r19, %r19 : f32
    %r21 = arith.addf %r20, %r20 : f32
    %r22 = arith.addf %r21, %r21 : f32
    %r23 = arith.addf %r22, %r22 : f32
    ttt.yield %c0, %c0 : tensor<f32>, tensor<f32>
  // CHECK: region-twice.mlir:[[#@LINE+1]]:3: error: redefinition of block '^bb0'
  ^bb0(%u: index):
    ttt.yield
  }
  return
}
