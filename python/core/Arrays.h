//===- Arrays.h - Framework arrays as tensors of a call ----------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An array is read through the exchange table of its type (PyTorch), otherwise the buffer protocol
// (NumPy), otherwise `__dlpack__`. Only arrays that a kernel cannot address are copied: see
// ArrayView::makeDense.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_ARRAYS_H
#define TTTC_PYTHON_CORE_ARRAYS_H

#include "PythonApi.h"

#include "Dlpack.h"

#include "tttc/runtime.h"

#include <memory>

namespace tttc::python {

/// Used in place of a tttc_dtype: 32-bit integers, allowed only for cu_seqlens.
constexpr uint32_t offsets32 = TTTC_I64 + 1;

/// Device of an array. Host memory of CUDA counts as the CPU's.
struct Place {
  bool isCuda = false;
  int32_t device = 0;
  bool operator==(const Place &other) const {
    return isCuda == other.isCuda && (!isCuda || device == other.device);
  }
};

/// A Python array as a tensor, while this object lives.
class ArrayView {
public:
  ArrayView() = default;
  ~ArrayView();
  ArrayView(const ArrayView &) = delete;
  ArrayView &operator=(const ArrayView &) = delete;

  /// Reads shape, strides and address of `object`, the array `name`; `expected` names the expected
  /// elements for messages. Returns false with a Python error.
  bool read(PyObject *object, const char *name, const char *expected, bool isWritten);
  /// Copies an array whose last `innerRank` axes are not dense, or that has a negative stride, to
  /// dense memory. `isCopied` is set if this was necessary, or PyTorch's negative bit was set.
  bool makeDense(uint32_t innerRank, bool &isCopied);
  /// Returns false with a Python error if the array is a PyTorch tensor that needs a gradient of
  /// what is written into it.
  bool checkGradient() const;
  /// Counts a write into a PyTorch tensor, by which autograd detects that a saved tensor has
  /// changed.
  bool countVersion() const;

  tttc_tensor tensor;
  Place place;

private:
  bool refuseElements(const char *found) const;
  bool readBuffer(PyObject *object, bool isWritten);
  bool readCapsule(PyObject *object, bool isWritten);
  bool take(const dlpack::Tensor &from);
  bool resolveNegative(PyObject *&object, bool isWritten);

  const char *name = nullptr, *expected = nullptr;
  Ref source;  ///< the array
  Ref capsule; ///< of `__dlpack__`
  Py_buffer buffer;
  bool hasBuffer = false, isResolved = false;
  void *copy = nullptr;
};

/// Allocates arrays of the same framework as a given one, on the same device.
class Allocator {
public:
  Allocator() = default;
  /// `like` is an array that a view has read; null selects NumPy.
  Allocator(PyObject *like, Place place);
  /// A dense array of `shape`, elements undefined; null with a Python error.
  Ref allocate(uint32_t dtype, uint32_t rank, const int64_t *shape) const;
  /// The framework's current stream on the device; null if it is the default one, or unknown.
  bool currentStream(void *&stream) const;

private:
  const dlpack::ExchangeApi *api = nullptr;
  Place place;
};

/// Name of an element type: "f32", "bf16", ...
const char *dtypeName(uint32_t dtype);

/// Looks up frequently used names of modules. Returns false with a Python error.
bool initialiseArrays();

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_ARRAYS_H
