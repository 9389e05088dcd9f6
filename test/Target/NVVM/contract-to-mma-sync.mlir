// Proof of design: a contraction of the matrix form reaches tensor cores without
// passing through vectors. The same ttt.contract the CPU tiles for registers
// becomes linalg, then one mma.sync per warp, then PTX that ptxas accepts.
// It accumulates into its output, as predictions do.

// RUN: ttt-opt %s --convert-ttt-to-linalg --one-shot-bufferize \
// RUN:   --linalg-generalize-named-ops --linalg-specialize-generic-ops --canonicalize \
// RUN:   --transform-interpreter -o %t.mma.mlir
// RUN: FileCheck %s --check-prefix=MMA < %t.mma.mlir
// RUN: ttt-opt %t.mma.mlir --pass-pipeline='builtin.module(gpu.module(expand-strided-metadata,lower-affine,convert-nvgpu-to-nvvm,convert-gpu-to-nvvm,convert-vector-to-llvm,reconcile-unrealized-casts),gpu-module-to-binary{format=isa})' \
// RUN:   -o %t.isa.mlir
// RUN: %python %S/extract-ptx.py %t.isa.mlir %t.ptx
// RUN: FileCheck %s --check-prefix=PTX < %t.ptx
// RUN: %if ptxas %{ ptxas -arch=sm_80 %t.ptx -o %t.cubin %}

// MMA-NOT: ttt.contract
// MMA: nvgpu.mma.sync{{.*}}mmaShape = [16, 8, 4], tf32Enabled
// PTX: .target sm_80
// PTX: .visible .entry contract(
// PTX: mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32

module attributes {gpu.container_module, transform.with_named_sequence} {
  gpu.module @kernels [#nvvm.target<chip = "sm_80", features = "+ptx80", O = 3>] {
    gpu.func @contract(%lhs: memref<16x4xf32>, %rhs: memref<4x8xf32>, %out: memref<16x8xf32>) kernel {
      %a = bufferization.to_tensor %lhs restrict : memref<16x4xf32> to tensor<16x4xf32>
      %b = bufferization.to_tensor %rhs restrict : memref<4x8xf32> to tensor<4x8xf32>
      %start = bufferization.to_tensor %out restrict writable : memref<16x8xf32> to tensor<16x8xf32>
      %product = ttt.contract "ti,ij->tj" %a, %b : tensor<16x4xf32>, tensor<4x8xf32> -> tensor<16x8xf32>
      %sum = arith.addf %start, %product : tensor<16x8xf32>
      bufferization.materialize_in_destination %sum in restrict writable %out : (tensor<16x8xf32>, memref<16x8xf32>) -> ()
      gpu.return
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.nvgpu.rewrite_matmul_as_mma_sync %matmul : (!transform.any_op) -> ()
    transform.yield
  }
}
