// Attributes that say nothing, of the wrong kind, in the wrong place, or of another tensor.
// RUN: ttt-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown role 'output'; there are token, param, state, final, out, probe, saved, cotangent, gradient, internal, position}}
func.func @role(%x: tensor<8xf32> {ttt.tensor = #ttt.tensor<"x", output>}) { return }

// -----

// expected-error @+1 {{expected axes out of B, H and T in this order, `block`, `columns` or `stored`, found 'HB'}}
func.func @axes(%x: tensor<8xf32> {ttt.tensor = #ttt.tensor<"x", token, HB>}) { return }

// -----

// expected-error @+1 {{expected #ttt.tensor<"x", token, BHT>, which has axis T, to have a type with an axis, found 'tensor<f32>'}}
func.func @no_axis(%x: tensor<f32> {ttt.tensor = #ttt.tensor<"x", token, BHT>}) { return }

// -----

// expected-error @+1 {{expected #ttt.tensor<"S", saved, BH, block = 4>, which has a block, to have axis T}}
func.func @block(%x: tensor<8xf32> {ttt.tensor = #ttt.tensor<"S", saved, BH, block = 4>}) { return }

// -----

// expected-error @+1 {{expected #ttt.tensor<"v", token, BHT, columns = 8>, a block of columns, to have a last axis shorter than that, found 'tensor<?x8xf32>'}}
func.func @columns(%v: tensor<?x8xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT, columns = 8>}) { return }

// -----

// expected-error @+1 {{columns = 8>, a block of columns, to have a last axis shorter than that, found 'tensor<?xf32>'}}
func.func @no_columns(%v: tensor<?xf32> {ttt.tensor = #ttt.tensor<"v", token, BHT, columns = 8>}) { return }

// -----

// expected-error @+1 {{expected #ttt.tensor<"n", token, BT, stored = bf16>, which is stored in another type, to have axis T and floating-point elements, found 'tensor<?xi64>'}}
func.func @stored(%x: tensor<?xi64> {ttt.tensor = #ttt.tensor<"n", token, BT, stored = bf16>}) { return }

// -----

// expected-error @+1 {{expected attribute 'ttt.tensor' to be a #ttt.tensor, found "x"}}
func.func @text(%x: tensor<8xf32> {ttt.tensor = "x"}) { return }

// -----

// expected-error @+1 {{unknown attribute 'ttt.role'; there are ttt.tensor, ttt.rows}}
func.func @unknown(%x: tensor<8xf32> {ttt.role = "token"}) { return }

// -----

// expected-error @+1 {{unknown attribute 'ttt.rows'; there are ttt.tensor}}
func.func @result(%x: tensor<8xf32>) -> (tensor<8xf32> {ttt.rows}) { return %x : tensor<8xf32> }

// -----

// expected-error @+1 {{expected attribute 'ttt.rows' to be a unit attribute, found 3 : i64}}
func.func @rows(%x: tensor<8xf32> {ttt.rows = 3}) { return }

// -----

// expected-error @+1 {{expected attribute 'ttt.entry' to be a #ttt.entry of a function, found "decode"}}
func.func @entry() attributes {ttt.entry = "decode"} { return }

// -----

// expected-error @+1 {{expected attribute 'ttt.layer' to be a #ttt.layer of a module, found #ttt.layer<causal = true>}}
func.func @layer() attributes {ttt.layer = #ttt.layer<causal = true>} { return }

// -----

// expected-error @+1 {{expected attribute 'ttt.state_map' to be a #ttt.state_map of ttt.every, found #ttt.state_map<affine>}}
func.func @map() attributes {ttt.state_map = #ttt.state_map<affine>} { return }

// -----

// expected-error @+1 {{expected attribute 'ttt.workspace' to be a #ttt.workspace of a function, found 64 : i64}}
func.func @workspace() attributes {ttt.workspace = 64} { return }

// -----

// expected-error @+1 {{expected attribute 'ttt.flops_per_token' to be an f64 of a function, found 64 : i64}}
func.func @flops() attributes {ttt.flops_per_token = 64} { return }

// -----

// expected-error @+1 {{expected attribute 'ttt.save_products' to be a unit attribute, found true}}
func.func @save() attributes {ttt.save_products = true} { return }

// -----

// expected-error @+1 {{expected attribute 'ttt.many_tasks' to be a unit attribute of a function, found 2 : i64}}
func.func @tasks() attributes {ttt.many_tasks = 2} { return }

// -----

// expected-error @+1 {{unknown attribute 'ttt.stage'; there are ttt.entry, ttt.layer, ttt.state_map, ttt.workspace, ttt.flops_per_token, ttt.save_products, ttt.many_tasks}}
func.func @stage() attributes {ttt.stage = "views"} { return }
