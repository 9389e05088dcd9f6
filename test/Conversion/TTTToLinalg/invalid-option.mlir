// RUN: ttt-opt %s --convert-ttt-to-linalg=rows-per-block=0 --verify-diagnostics

// expected-error @below {{option rows-per-block: expected at least 1, found 0}}
module {
}
