// A value that something else than a product reads, too, is stored as it is.
// RUN: ttt-opt %s --ttt-split-loops=product-type=bf16 | FileCheck %s --implicit-check-not=stored

// CHECK-LABEL: func.func @layer_prepare(
// CHECK-SAME: #ttt.tensor<"prepared.0", internal, BHT, block = 16>
func.func @layer(%k: tensor<?x64xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %S: tensor<64x64xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<64x64xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>}) {
  %0 = ttt.every 16 tokens(%k) carry(%S) : (tensor<?x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>) {
  ^bb0(%start: index, %count: index, %rows: tensor<16x64xf32>, %state: tensor<64x64xf32>):
    %w = ttt.contract "ti,si->ts" %rows, %rows : tensor<16x64xf32>, tensor<16x64xf32> -> tensor<16x16xf32>
    %x = ttt.tril_solve %w, %rows : tensor<16x16xf32>, tensor<16x64xf32>
    %y = ttt.contract "ti,ij->tj" %x, %state : tensor<16x64xf32>, tensor<64x64xf32> -> tensor<16x64xf32>
    %u = arith.mulf %y, %x : tensor<16x64xf32>
    %z = ttt.contract "ti,tj->ij" %rows, %u : tensor<16x64xf32>, tensor<16x64xf32> -> tensor<64x64xf32>
    %next = arith.addf %state, %z : tensor<64x64xf32>
    ttt.yield %next : tensor<64x64xf32>
  }
  return %0 : tensor<64x64xf32>
}
