// RUN: ttt-opt %s --ttt-chunk-tokens=chunk=0 --verify-diagnostics

// expected-error @below {{option chunk: expected at least 1, found 0}}
module {
}
