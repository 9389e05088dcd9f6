//===- Errors.cpp - Failures as Python exceptions ----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Errors.h.
//
//===----------------------------------------------------------------------===//

#include "Errors.h"

#include <cstdarg>
#include <cstdio>

using namespace tttc::python;

/// An object of `tttc.errors`; null with a Python error.
static Ref findInErrors(const char *name) {
  Ref errors(PyImport_ImportModule("tttc.errors"));
  return Ref(errors ? PyObject_GetAttrString(errors.get(), name) : nullptr);
}

static bool raise(tttc_status status, const char *tensor, const char *message) {
  Ref type = findInErrors("CallError");
  if (!type)
    return false;
  Ref error(PyObject_CallFunction(type.get(), "ssz", message, tttc_status_name(status), tensor));
  if (error)
    PyErr_SetObject(type.get(), error.get());
  return false;
}

bool tttc::python::callError(tttc_status status, const char *tensor, const char *format, ...) {
  char message[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(message, sizeof(message), format, arguments);
  va_end(arguments);
  return raise(status, tensor, message);
}

bool tttc::python::runtimeError(tttc_status status, const std::string &hint) {
  return raise(status, nullptr, (tttc_last_error() + hint).c_str());
}

bool tttc::python::warn(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  Ref message(PyUnicode_FromFormatV(format, arguments));
  va_end(arguments);
  Ref function = findInErrors("warn");
  return message && function &&
         Ref(PyObject_CallFunctionObjArgs(function.get(), message.get(), PyExc_UserWarning,
                                          nullptr));
}
