//===- Layer.h - The compiled TTT-Linear layer in a program -----*- C++ -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shows how a program trains a layer that tttc compiled with --backward: the entry `save`
// runs forward and stores the values that the entry `backward` needs. Tensors are looked
// up by the names of the .ttt file.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_EXAMPLES_BYTELM_LAYER_H
#define TTTC_EXAMPLES_BYTELM_LAYER_H

#include "Matrix.h"

#include "tttc/runtime.h"

#include <map>
#include <string>

namespace bytelm {

class Layer {
public:
  /// A layer for sequences [B, T, H, d]. Exits with a message if the kernel has no
  /// backward entry.
  Layer(int batch, int heads, int tokens);
  ~Layer();
  Layer(const Layer &) = delete;
  Layer &operator=(const Layer &) = delete;

  /// A tensor of the layer by its name: `q`, `W1`, `out`, `d_q`. Streams are
  /// [B, T, H, d], the gradient of a state [B, H, ...], the rest as in the file.
  Floats &operator[](const std::string &name) { return tensors[name]; }

  /// Computes out, final states and saved values from q, k, v, lr and the parameters.
  void forward() { run(TTTC_ENTRY_SAVE); }
  /// Computes d_q, ..., d_W1 from d_out; the final states' cotangents are zero.
  void backward() { run(TTTC_ENTRY_BACKWARD); }

private:
  void run(tttc_entry_kind kind);
  tttc_tensor describe(const tttc_tensor_info &info);

  int batch, heads, tokens;
  tttc_kernel *kernel = nullptr;
  std::map<std::string, Floats> tensors;
  std::vector<char> workspace;
};

} // namespace bytelm

#endif // TTTC_EXAMPLES_BYTELM_LAYER_H
