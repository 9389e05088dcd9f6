// Slots are those of scheduled tiles.
// RUN: ttt-opt %s --tile-place-slots --verify-diagnostics

// expected-error @+1 {{expected scheduled tiles; run tile-assign-layouts before}}
func.func @not_scheduled() {
  return
}
