//===- PythonApi.h - CPython's stable ABI ---------------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Must be included first. One build serves every CPython from 3.11 on.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_PYTHONAPI_H
#define TTTC_PYTHON_CORE_PYTHONAPI_H

#define PY_SSIZE_T_CLEAN
#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030B0000
#endif
#include <Python.h>

#include <utility>

namespace tttc::python {

/// An owned reference, or none.
class Ref {
public:
  Ref() = default;
  /// Takes over a reference to `object`.
  explicit Ref(PyObject *object) : object(object) {}
  static Ref share(PyObject *object) {
    Py_XINCREF(object);
    return Ref(object);
  }
  Ref(Ref &&other) noexcept : object(other.release()) {}
  Ref &operator=(Ref &&other) noexcept {
    Ref old(object);
    object = other.release();
    return *this;
  }
  ~Ref() { Py_XDECREF(object); }

  PyObject *get() const { return object; }
  PyObject *release() { return std::exchange(object, nullptr); }
  explicit operator bool() const { return object; }

private:
  PyObject *object = nullptr;
};

} // namespace tttc::python

#endif // TTTC_PYTHON_CORE_PYTHONAPI_H
