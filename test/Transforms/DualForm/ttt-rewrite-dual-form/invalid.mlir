// RUN: ttt-opt %s --ttt-rewrite-dual-form=form=matrix --verify-diagnostics

// expected-error @below {{option form: expected primal, dual or auto, found 'matrix'}}
module {
}
