// checkpoint=auto takes what needs the fewest bytes. A state has 256, with the product that
// the derivative reads 384; a segment keeps its tokens too, 640 per mini-batch (twice 2 rows
// of 32 bytes and one of a result, times 4 tokens).
// Of 3 mini-batches:  3 * 256 = 768, before 2 * 256 + 2 * 1024.
// RUN: ttt-opt %s --ttt-derive-outer-gradient="checkpoint=auto tokens=12" -o /dev/null 2>&1 | FileCheck %s -DEVERY="mini-batch"
// Of 25: 13 * 256 + 2 * 1024 = 5376, before 25 * 256 and (as much) 9 * 256 + 3 * 1024.
// RUN: ttt-opt %s --ttt-derive-outer-gradient="checkpoint=auto tokens=100" -o /dev/null 2>&1 | FileCheck %s -DEVERY="2 mini-batches"
// Of 512, by default: 47 * 256 + 11 * 1024 = 23296, before 52 * 256 + 10 * 1024.
// RUN: ttt-opt %s --ttt-derive-outer-gradient=checkpoint=auto -o /dev/null 2>&1 | FileCheck %s -DEVERY="11 mini-batches"

// CHECK: remark: [ttt-derive-outer-gradient] states are saved every [[EVERY]],
func.func @layer(%q: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"q", token, BHT>},
                 %k: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"k", token, BHT>},
                 %w: tensor<8xf32> {ttt.tensor = #ttt.tensor<"w", param, H>},
                 %S0: tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S", state, BH>})
    -> (tensor<8x8xf32> {ttt.tensor = #ttt.tensor<"S_final", final, BH>},
        tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"out", out, BHT>}) {
  %r:2 = ttt.every 4 tokens(%q, %k) carry(%S0)
      : (tensor<?x8xf32>, tensor<?x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<?x8xf32>) {
  ^bb0(%start: index, %count: index, %qb: tensor<4x8xf32>, %kb: tensor<4x8xf32>, %S: tensor<8x8xf32>):
    %y = ttt.contract "ti,ij->tj" %qb, %S : tensor<4x8xf32>, tensor<8x8xf32> -> tensor<4x8xf32>
    %wb = ttt.broadcast %w [0] : tensor<8xf32> -> tensor<4x8xf32>
    %out = arith.mulf %y, %wb : tensor<4x8xf32>
    %kv = ttt.valid_rows %kb, %count : tensor<4x8xf32>
    %u = ttt.contract "ti,tj->ij" %kv, %kb : tensor<4x8xf32>, tensor<4x8xf32> -> tensor<8x8xf32>
    %new = arith.addf %S, %u : tensor<8x8xf32>
    ttt.yield %new, %out : tensor<8x8xf32>, tensor<4x8xf32>
  }
  return %r#0, %r#1 : tensor<8x8xf32>, tensor<?x8xf32>
}
