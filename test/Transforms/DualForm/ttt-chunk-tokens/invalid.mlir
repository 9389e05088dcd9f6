// RUN: ttt-opt %s --ttt-chunk-tokens="chunk=0 map-chunk=2" --verify-diagnostics
// RUN: sed "s/option chunk:/option map-chunk:/" %s > %t.mlir
// RUN: ttt-opt %t.mlir --ttt-chunk-tokens="chunk=2 map-chunk=0" --verify-diagnostics

// expected-error @below {{option chunk: expected at least 1, found 0}}
module {
}
