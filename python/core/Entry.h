//===- Entry.h - An entry of a kernel, callable from Python ------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The type tttc._core.Entry.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_ENTRY_H
#define TTTC_PYTHON_CORE_ENTRY_H

#include "PythonApi.h"

#include "Signature.h"

#include <atomic>

namespace tttc::python {

struct TensorSlot {
  const tttc_tensor_info *info;
  PyObject *name; ///< keyword, interned: `m_W1` for `m.W1`
  bool isOutput, isWanted;
  int32_t gradientOf; ///< for a GRADIENT, index of the input; otherwise -1
};

/// Number of arrays copied by the calls of a kernel, because inner axes were not dense or a stride
/// was negative.
struct Copies {
  std::atomic<uint64_t> count{0};
  std::atomic<bool> isSaid{false}; ///< the warning has been given
};

/// The Python object of an entry. Immutable after creation.
struct EntryObject {
  PyObject_HEAD PyObject *owner; ///< keeps `kernel` open
  const tttc_kernel *kernel;
  Copies *copies; ///< counter of `owner`, shared by its entries
  const tttc_entry_info *info;
  tttc_entry_kind kind;
  Layout layout;
  bool isForDevice;
  TensorSlot *slots;
  uint32_t *inputs; ///< indices of the inputs, in order
  uint32_t numInputs;
  PyTypeObject *resultType; ///< named tuple of the requested outputs
};

/// Creates an entry's object, or None if the kernel has no such entry. `wanted`: names of the
/// outputs that a call returns, in the signature's order; None: all.
PyObject *makeEntry(PyObject *owner, const tttc_kernel *kernel, Copies &copies,
                    tttc_entry_kind kind, Layout layout, PyObject *wanted);

/// Runs a call: positional inputs, then keywords. Null with a Python error.
PyObject *callEntry(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
/// The same, but returns the first requested output itself.
PyObject *callEntryForOne(PyObject *self, PyObject *const *args, Py_ssize_t count,
                          PyObject *keywords);

/// Initialize the names of keywords, and the type. Return false with a Python error.
bool initialiseCalls();
bool initialiseEntries();

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_ENTRY_H
