//===- Module.cpp - The extension module tttc._core --------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Opens kernels. The user interface is in the Python files of python/src/tttc.
//
//===----------------------------------------------------------------------===//

#include "Arrays.h"
#include "Entry.h"
#include "Errors.h"
#include "jax/Handler.h"

#include <cstring>

using namespace tttc::python;

namespace {
struct KernelObject {
  PyObject_HEAD tttc_kernel *kernel;
  Copies *copies;
};
} // namespace

static PyTypeObject *kernelType;

static PyObject *openKernel(PyObject *, PyObject *args) {
  const char *path, *layer = nullptr;
  if (!PyArg_ParseTuple(args, "s|z:open", &path, &layer))
    return nullptr;
  tttc_kernel *kernel = nullptr;
  if (const tttc_status status = tttc_kernel_open(path, layer, &kernel)) {
    runtimeError(status);
    return nullptr;
  }
  auto allocate = reinterpret_cast<allocfunc>(PyType_GetSlot(kernelType, Py_tp_alloc));
  PyObject *made = allocate(kernelType, 0);
  if (!made) {
    tttc_kernel_close(kernel);
    return nullptr;
  }
  auto &object = *reinterpret_cast<KernelObject *>(made);
  object.kernel = kernel;
  object.copies = new Copies;
  return made;
}

static void freeKernel(PyObject *self) {
  auto &object = *reinterpret_cast<KernelObject *>(self);
  tttc_kernel_close(object.kernel);
  delete object.copies;
  PyTypeObject *type = Py_TYPE(self);
  reinterpret_cast<freefunc>(PyType_GetSlot(type, Py_tp_free))(self);
  Py_DECREF(reinterpret_cast<PyObject *>(type));
}

static PyObject *kernelEntry(PyObject *self, PyObject *args) {
  int kind;
  const char *layoutName;
  PyObject *wanted = Py_None;
  if (!PyArg_ParseTuple(args, "is|O:entry", &kind, &layoutName, &wanted))
    return nullptr;
  const bool isBthd = !strcmp(layoutName, "bthd");
  if (!isBthd && strcmp(layoutName, "bhtd")) {
    PyErr_Format(PyExc_ValueError, "layout: expected 'bthd' or 'bhtd', found '%s'", layoutName);
    return nullptr;
  }
  auto &object = *reinterpret_cast<KernelObject *>(self);
  return makeEntry(self, object.kernel, *object.copies, static_cast<tttc_entry_kind>(kind),
                   isBthd ? Layout::Bthd : Layout::Bhtd, wanted);
}

static PyObject *kernelInfo(PyObject *self, PyObject *) {
  const tttc_kernel_info *info =
      tttc_kernel_get_info(reinterpret_cast<KernelObject *>(self)->kernel);
  return Py_BuildValue("{ss,ss,ss,ss,ss,ss,sz,sz,sI}", "layer", info->layer, "compiler",
                       info->compiler, "form", info->form, "dims", info->dims, "target_cpu",
                       info->target_cpu, "cpu_features", info->cpu_features, "program_hash",
                       info->program_hash, "options", info->options, "num_images",
                       info->num_images);
}

#if TTTC_WITH_JAX
static PyObject *registerForJax(PyObject *self, PyObject *args) {
  const char *key;
  if (!PyArg_ParseTuple(args, "s:register_for_jax", &key))
    return nullptr;
  Py_INCREF(self); // executables may call it until the process ends
  registerKernel(key, reinterpret_cast<KernelObject *>(self)->kernel);
  Py_RETURN_NONE;
}

static PyObject *jaxHandlerCapsule(PyObject *, PyObject *isForDevice) {
  const int isTrue = PyObject_IsTrue(isForDevice);
  return isTrue < 0 ? nullptr
                    : PyCapsule_New(jaxHandler(isTrue), "xla._CUSTOM_CALL_TARGET", nullptr);
}
#endif

static PyObject *kernelCopies(PyObject *self, PyObject *) {
  return PyLong_FromUnsignedLongLong(reinterpret_cast<KernelObject *>(self)->copies->count);
}

static PyObject *setNumThreads(PyObject *, PyObject *number) {
  int isOutside = 0;
  const long threads = PyLong_AsLongAndOverflow(number, &isOutside);
  if (threads == -1 && PyErr_Occurred())
    return nullptr;
  if (isOutside || threads < 0 || threads > INT32_MAX)
    return PyErr_Format(PyExc_ValueError, "expected a number of threads, 0 for all, found %R",
                        number);
  tttc_set_num_threads(static_cast<uint32_t>(threads));
  Py_RETURN_NONE;
}

static PyObject *hostFeatures(PyObject *, PyObject *) {
  return PyUnicode_FromString(tttc_host_features());
}

static bool makeKernelType() {
  static PyMethodDef methods[] = {
      {"entry", kernelEntry, METH_VARARGS,
       "entry(kind, layout, wanted=None): an Entry, or None if the kernel has none of this kind."},
      {"info", kernelInfo, METH_NOARGS, "What the kernel says of itself."},
      {"copies", kernelCopies, METH_NOARGS,
       "How many arrays calls have copied: inner axes were not dense, or a stride was negative."},
#if TTTC_WITH_JAX
      {"register_for_jax", registerForJax, METH_VARARGS,
       "register_for_jax(key): the handler of XLA finds the kernel by this key."},
#endif
      {}};
  static PyType_Slot slots[] = {
      {Py_tp_methods, methods}, {Py_tp_dealloc, reinterpret_cast<void *>(freeKernel)}, {}};
  static PyType_Spec spec = {"tttc._core.Kernel", sizeof(KernelObject), 0,
                             Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
  kernelType = reinterpret_cast<PyTypeObject *>(PyType_FromSpec(&spec));
  return kernelType;
}

// CPython calls it by this name.
// NOLINTNEXTLINE(bugprone-reserved-identifier)
PyMODINIT_FUNC PyInit__core() {
  static PyMethodDef functions[] = {
      {"open", openKernel, METH_VARARGS,
       "open(path, layer=None): the kernel of a layer in a shared object."},
      {"set_num_threads", setNumThreads, METH_O, "Threads of calls that do not say how many."},
      {"host_features", hostFeatures, METH_NOARGS,
       "Features of this CPU that kernels may need, with commas between them."},
#if TTTC_WITH_JAX
      {"jax_handler", jaxHandlerCapsule, METH_O,
       "jax_handler(is_for_device): a capsule for jax.ffi.register_ffi_target."},
#endif
      {}};
  static PyModuleDef definition = {
      PyModuleDef_HEAD_INIT, "_core", nullptr, -1, functions, nullptr, nullptr, nullptr, nullptr};
  Ref module(PyModule_Create(&definition));
  if (!module || !makeKernelType() || !initialiseEntries() || !initialiseArrays() ||
      PyModule_AddIntConstant(module.get(), "ABI_VERSION", static_cast<long>(tttc_abi_version())))
    return nullptr;
  return module.release();
}
