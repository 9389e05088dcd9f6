// RUN: ttt-opt %s --ttt-split-loops=product-type=f32 --verify-diagnostics

// expected-error @+1 {{option product-type: expected bf16 or f16, found f32}}
module {
}
