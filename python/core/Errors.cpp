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

static bool raise(tttc_status status, const char *tensor, const char *message) {
  Ref errors(PyImport_ImportModule("tttc.errors"));
  if (!errors)
    return false;
  Ref type(PyObject_GetAttrString(errors.get(), "CallError"));
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

bool tttc::python::runtimeError(tttc_status status) {
  return raise(status, nullptr, tttc_last_error());
}
