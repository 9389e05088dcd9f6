//===- Entry.h - An entry of a kernel that Python calls ----------------===//
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
  PyObject *name; ///< as a keyword, interned: `m.W1` is `m_W1`
  bool isOutput, isWanted;
  int32_t gradientOf; ///< of a GRADIENT: the input's place; else -1
};

/// How many arrays the calls of a kernel have copied: inner axes were not dense, or a stride was
/// negative.
struct Copies {
  std::atomic<uint64_t> count{0};
  std::atomic<bool> isSaid{false}; ///< a warning has told the user
};

/// What Python sees of an entry. Immutable after it was made.
struct EntryObject {
  PyObject_HEAD PyObject *owner; ///< keeps `kernel` open
  const tttc_kernel *kernel;
  Copies *copies; ///< of `owner`, for all its entries
  const tttc_entry_info *info;
  tttc_entry_kind kind;
  Layout layout;
  bool isForDevice;
  TensorSlot *slots;
  uint32_t *inputs; ///< places of the inputs, in order
  uint32_t numInputs;
  PyTypeObject *resultType; ///< a named tuple of the outputs that are wanted
};

/// Makes an entry's object, or None where the kernel has no such entry. `wanted`: names of the
/// outputs that a call gives, in the signature's order; None: all.
PyObject *makeEntry(PyObject *owner, const tttc_kernel *kernel, Copies &copies,
                    tttc_entry_kind kind, Layout layout, PyObject *wanted);

/// Runs a call: positional inputs, then keywords. Null with a Python error.
PyObject *callEntry(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
/// The same; gives the first output that is wanted, by itself.
PyObject *callEntryForOne(PyObject *self, PyObject *const *args, Py_ssize_t count,
                          PyObject *keywords);

/// Names of keywords, and the type. False with a Python error.
bool initialiseCalls();
bool initialiseEntries();

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_ENTRY_H
