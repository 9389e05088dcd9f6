// RUN: ttt-opt %s --ttt-chunk-tokens="chunk=0 map-chunk=2" --verify-diagnostics
// RUN: sed "s/found 0 and 2/found 2 and 0/" %s > %t.mlir
// RUN: ttt-opt %t.mlir --ttt-chunk-tokens="chunk=2 map-chunk=0" --verify-diagnostics

// expected-error @below {{options chunk and map-chunk: expected at least 1, found 0 and 2}}
module {
}
