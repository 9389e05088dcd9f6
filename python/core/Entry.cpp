//===- Entry.cpp - An entry of a kernel, callable from Python ----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Entry.h.
//
//===----------------------------------------------------------------------===//

#include "Entry.h"

#include "Arrays.h"

#include <cstring>
#include <string>
#include <vector>

using namespace tttc::python;

static PyTypeObject *entryType;

static Ref keywordOf(const char *name) {
  std::string keyword = name;
  for (char &c : keyword)
    c = c == '.' ? '_' : c;
  return Ref(PyUnicode_InternFromString(keyword.c_str()));
}

/// Returns whether an output is in `wanted`; -1 with a Python error.
static int isWanted(PyObject *wanted, const char *name) {
  if (wanted == Py_None)
    return 1;
  Ref text(PyUnicode_FromString(name));
  return text ? PySequence_Contains(wanted, text.get()) : -1;
}

/// Finds the input of a gradient, such as `W1` for `d_W1`; -1 if there is none.
static int32_t findInput(const tttc_entry_info &info, const tttc_tensor_info &gradient) {
  if (gradient.role != TTTC_GRADIENT)
    return -1;
  for (uint32_t i = 0; i < info.num_tensors; ++i)
    if (!isOutput(info.tensors[i]) && !strcmp(info.tensors[i].name, gradient.name + strlen("d_")))
      return static_cast<int32_t>(i);
  return -1;
}

static PyTypeObject *makeResultType(const EntryObject &entry) {
  std::vector<std::string> names;
  for (uint32_t i = 0; i < entry.info->num_tensors; ++i)
    if (entry.slots[i].isWanted)
      names.push_back(PyUnicode_AsUTF8AndSize(entry.slots[i].name, nullptr));
  // The type keeps pointers to its description, which must outlive it.
  auto *fields = new std::vector<PyStructSequence_Field>;
  auto *kept = new std::vector<std::string>(std::move(names));
  for (const std::string &name : *kept)
    fields->push_back({name.c_str(), nullptr});
  fields->push_back({nullptr, nullptr});
  PyStructSequence_Desc description = {"tttc.Outputs", "Outputs of a call, by name.",
                                       fields->data(), static_cast<int>(kept->size())};
  return PyStructSequence_NewType(&description);
}

PyObject *tttc::python::makeEntry(PyObject *owner, const tttc_kernel *kernel, Copies &copies,
                                  tttc_entry_kind kind, Layout layout, PyObject *wanted) {
  const tttc_entry_info *info = tttc_kernel_entry(kernel, kind);
  if (!info)
    Py_RETURN_NONE;
  auto allocate = reinterpret_cast<allocfunc>(PyType_GetSlot(entryType, Py_tp_alloc));
  Ref made(allocate(entryType, 0));
  if (!made)
    return nullptr;
  auto &entry = *reinterpret_cast<EntryObject *>(made.get());
  entry.owner = Ref::share(owner).release();
  entry.kernel = kernel;
  entry.copies = &copies;
  entry.info = info;
  entry.kind = kind;
  entry.layout = layout;
  entry.isForDevice = tttc_kernel_get_info(kernel)->num_images > 0;
  entry.slots = new TensorSlot[info->num_tensors]();
  entry.inputs = new uint32_t[info->num_tensors];
  for (uint32_t i = 0; i < info->num_tensors; ++i) {
    const tttc_tensor_info &tensor = info->tensors[i];
    TensorSlot &slot = entry.slots[i];
    slot = {&tensor, keywordOf(tensor.name).release(), isOutput(tensor), false,
            findInput(*info, tensor)};
    const int isAsked = slot.isOutput ? isWanted(wanted, tensor.name) : 0;
    if (!slot.name || isAsked < 0)
      return nullptr;
    // Outputs that cannot be omitted are returned in any case.
    slot.isWanted = slot.isOutput && (isAsked || !mayBeLeftOut(tensor));
    if (!slot.isOutput)
      entry.inputs[entry.numInputs++] = i;
  }
  entry.resultType = makeResultType(entry);
  return entry.resultType ? made.release() : nullptr;
}

static void freeEntry(PyObject *self) {
  auto &entry = *reinterpret_cast<EntryObject *>(self);
  for (uint32_t i = 0; entry.slots && i < entry.info->num_tensors; ++i)
    Py_XDECREF(entry.slots[i].name);
  delete[] entry.slots;
  delete[] entry.inputs;
  Py_XDECREF(reinterpret_cast<PyObject *>(entry.resultType));
  Py_XDECREF(entry.owner);
  PyTypeObject *type = Py_TYPE(self);
  reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(reinterpret_cast<PyObject *>(type));
}

/// (name, role, dtype, axes, inner shape, time block, init kind, init values) of each tensor.
static PyObject *entryTensors(PyObject *self, PyObject *) {
  const tttc_entry_info &info = *reinterpret_cast<EntryObject *>(self)->info;
  Ref list(PyList_New(0));
  for (uint32_t i = 0; list && i < info.num_tensors; ++i) {
    const tttc_tensor_info &tensor = info.tensors[i];
    Ref shape(PyTuple_New(tensor.inner_rank));
    for (uint32_t axis = 0; shape && axis < tensor.inner_rank; ++axis)
      PyTuple_SetItem(shape.get(), axis, PyLong_FromLongLong(tensor.inner_shape[axis]));
    Ref row(shape
                ? Py_BuildValue("(sIsIOLI(dd))", tensor.name, tensor.role, dtypeName(tensor.dtype),
                                tensor.axes, shape.get(), static_cast<long long>(tensor.time_block),
                                tensor.init_kind, tensor.init_values[0], tensor.init_values[1])
                : nullptr);
    if (!row || PyList_Append(list.get(), row.get()))
      return nullptr;
  }
  return list.release();
}

static PyObject *entryLimits(PyObject *self, PyObject *) {
  const tttc_entry_info &info = *reinterpret_cast<EntryObject *>(self)->info;
  return Py_BuildValue(
      "(LLLL)", static_cast<long long>(info.heads), static_cast<long long>(info.max_tokens),
      static_cast<long long>(info.max_length), static_cast<long long>(info.cut_tokens));
}

template <typename Function> static PyCFunction asMethod(Function *function) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}

bool tttc::python::initialiseEntries() {
  static PyMethodDef methods[] = {
      {"run", asMethod(callEntry), METH_FASTCALL | METH_KEYWORDS,
       "Runs the entry; gives a named tuple of the outputs that are wanted."},
      {"run_one", asMethod(callEntryForOne), METH_FASTCALL | METH_KEYWORDS,
       "Runs the entry; gives its first output."},
      {"tensors", entryTensors, METH_NOARGS,
       "Rows (name, role, dtype, axes, inner_shape, time_block, init_kind, init_values) of the "
       "signature."},
      {"limits", entryLimits, METH_NOARGS,
       "(heads, tokens of a sequence in a call, tokens of a sequence in all); 0: any. Then the "
       "tokens after multiples of which a sequence may be cut; 0: it may not."},
      {}};
  static PyType_Slot slots[] = {
      {Py_tp_methods, methods}, {Py_tp_dealloc, reinterpret_cast<void *>(freeEntry)}, {}};
  static PyType_Spec spec = {"tttc._core.Entry", sizeof(EntryObject), 0,
                             Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
  entryType = reinterpret_cast<PyTypeObject *>(PyType_FromSpec(&spec));
  return entryType && initialiseCalls();
}
