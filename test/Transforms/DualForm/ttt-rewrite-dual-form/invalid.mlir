// RUN: not ttt-opt %s --ttt-rewrite-dual-form=form=matrix 2>&1 | FileCheck %s

// CHECK: for the --form option: Cannot find option named 'matrix'!
module {
}
