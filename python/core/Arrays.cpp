//===- Arrays.cpp - Framework arrays as tensors of a call --------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See Arrays.h.
//
//===----------------------------------------------------------------------===//

#include "Arrays.h"

#include "Errors.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>

#ifdef __linux__
#include <sys/mman.h>
#endif

using namespace tttc::python;

namespace {
/// Cached properties of an array type. Types are kept alive: there are few.
struct KnownType {
  PyTypeObject *type;
  const dlpack::ExchangeApi *api;
  bool isTorch;  ///< has what only PyTorch's tensors have: a negative bit, a version, gradients
  bool isMasked; ///< says of some elements that they are none, as NumPy's masked arrays do
};
} // namespace

static KnownType knownTypes[16];
static int numKnownTypes = 0;
static PyObject *exchangeName, *dlpackName, *contiguousName, *filledName, *isNegName,
    *resolveNegName;

/// Names of element types in DLPack, the buffer protocol and NumPy.
static constexpr struct {
  uint32_t dtype;
  dlpack::TypeCode code;
  uint8_t bits;
  const char *formats, *name, *numpy;
} elementTypes[] = {{TTTC_F32, dlpack::Float, 32, "f", "f32", "float32"},
                    {TTTC_F64, dlpack::Float, 64, "d", "f64", "float64"},
                    {TTTC_BF16, dlpack::Bfloat, 16, "", "bf16", "bfloat16"},
                    {TTTC_F16, dlpack::Float, 16, "e", "f16", "float16"},
                    {TTTC_I64, dlpack::Int, 64, "lq", "i64", "int64"},
                    {offsets32, dlpack::Int, 32, "i", "i32", "int32"}};

const char *tttc::python::dtypeName(uint32_t dtype) {
  return dtype < std::size(elementTypes) ? elementTypes[dtype].name : "?";
}

static uint64_t elementBytes(uint32_t dtype) { return elementTypes[dtype].bits / 8; }

static KnownType findType(PyObject *array) {
  PyTypeObject *type = Py_TYPE(array);
  for (int i = 0; i < numKnownTypes; ++i)
    if (knownTypes[i].type == type)
      return knownTypes[i];
  const dlpack::ExchangeApi *api = nullptr;
  Ref capsule(PyObject_GetAttr(reinterpret_cast<PyObject *>(type), exchangeName));
  if (capsule)
    api = static_cast<const dlpack::ExchangeApi *>(
        PyCapsule_GetPointer(capsule.get(), "dlpack_exchange_api"));
  // Without the attribute, or with an incompatible one, the type is read like any other array.
  PyErr_Clear();
  if (api && (api->version.major != 1 || !api->viewFromPython))
    api = nullptr;
  const auto has = [type](PyObject *name) {
    return PyObject_HasAttr(reinterpret_cast<PyObject *>(type), name) != 0;
  };
  const KnownType known = {type, api, has(isNegName), has(filledName)};
  if (numKnownTypes < static_cast<int>(std::size(knownTypes))) {
    Py_INCREF(reinterpret_cast<PyObject *>(type));
    knownTypes[numKnownTypes++] = known;
  }
  return known;
}

ArrayView::~ArrayView() {
  if (hasBuffer)
    PyBuffer_Release(&buffer);
  free(copy);
}

bool ArrayView::read(PyObject *object, const char *called, const char *elements, bool isWritten) {
  source = Ref::share(object);
  name = called;
  expected = elements;
  const KnownType known = findType(object);
  if (known.isMasked)
    return callError(TTTC_ERROR_INVALID_ARGUMENT, name,
                     "'%s': expected an array without a mask, found a masked one; its method "
                     "filled(VALUE) gives one",
                     name);
  if (known.isTorch && !resolveNegative(object, isWritten))
    return false;
  if (known.api) {
    dlpack::Tensor view;
    return known.api->viewFromPython(object, &view) == 0 && take(view);
  }
  if (PyObject_CheckBuffer(object))
    return readBuffer(object, isWritten);
  if (PyObject_HasAttr(object, dlpackName))
    return readCapsule(object, isWritten);
  Ref type(PyType_GetName(Py_TYPE(object)));
  const char *text = type ? PyUnicode_AsUTF8AndSize(type.get(), nullptr) : nullptr;
  return text && callError(TTTC_ERROR_INVALID_ARGUMENT, name,
                           "'%s': expected an array (NumPy, PyTorch, or with __dlpack__), found %s",
                           name, text);
}

/// Replaces a tensor whose memory holds the negated values by one with the values: neither DLPack
/// nor the buffer protocol knows of PyTorch's negative bit.
bool ArrayView::resolveNegative(PyObject *&object, bool isWritten) {
  Ref isNegative(PyObject_CallMethodObjArgs(object, isNegName, nullptr));
  if (!isNegative)
    return false;
  if (isNegative.get() != Py_True)
    return true;
  if (isWritten)
    return callError(TTTC_ERROR_INVALID_ARGUMENT, name,
                     "'%s': expected a tensor without PyTorch's negative bit", name);
  source = Ref(PyObject_CallMethodObjArgs(object, resolveNegName, nullptr));
  isResolved = true;
  object = source.get();
  return object != nullptr;
}

/// `module.function()` or `module.function(argument)`; null with a Python error.
static Ref callTorch(const char *module, const char *function, PyObject *argument = nullptr) {
  Ref torch(PyImport_ImportModule(module));
  Ref called(torch ? PyObject_GetAttrString(torch.get(), function) : nullptr);
  return Ref(called ? PyObject_CallFunctionObjArgs(called.get(), argument, nullptr) : nullptr);
}

bool ArrayView::checkGradient() const {
  if (!findType(source.get()).isTorch)
    return true;
  Ref needs(PyObject_GetAttrString(source.get(), "requires_grad"));
  if (!needs || needs.get() != Py_True)
    return needs.get() != nullptr;
  Ref records(callTorch("torch", "is_grad_enabled"));
  if (!records || records.get() != Py_True)
    return records.get() != nullptr;
  return callError(TTTC_ERROR_INVALID_ARGUMENT, name,
                   "'%s': expected an output that needs no gradient, which this call does not "
                   "record",
                   name);
}

bool ArrayView::countVersion() const {
  if (!findType(source.get()).isTorch)
    return true;
  Ref isInference(PyObject_CallMethod(source.get(), "is_inference", nullptr));
  if (!isInference || isInference.get() == Py_True)
    return isInference.get() != nullptr; // has no version
  return callTorch("torch.autograd.graph", "increment_version", source.get()).get() != nullptr;
}

/// Reports wrong elements; `found` is used if the array has no `dtype`.
bool ArrayView::refuseElements(const char *found) const {
  Ref dtype(PyObject_GetAttrString(source.get(), "dtype"));
  Ref text(dtype ? PyObject_Str(dtype.get()) : nullptr);
  const char *said = text ? PyUnicode_AsUTF8AndSize(text.get(), nullptr) : nullptr;
  PyErr_Clear();
  return callError(TTTC_ERROR_DTYPE, name, "'%s': expected elements of %s, found %s", name,
                   expected, said ? said : found);
}

/// The bits of an array of ml_dtypes' bfloat16, which the buffer protocol does not know; null for
/// other arrays.
static Ref bitsOfBfloat16(PyObject *array) {
  Ref dtype(PyObject_GetAttrString(array, "dtype"));
  Ref name(dtype ? PyObject_GetAttrString(dtype.get(), "name") : nullptr);
  const char *text = name ? PyUnicode_AsUTF8AndSize(name.get(), nullptr) : nullptr;
  Ref bits(text && strcmp(text, "bfloat16") == 0 ? PyObject_CallMethod(array, "view", "s", "uint16")
                                                 : nullptr);
  PyErr_Clear();
  return bits;
}

bool ArrayView::readBuffer(PyObject *object, bool isWritten) {
  bool isBfloat16 = false;
  if (PyObject_GetBuffer(object, &buffer, PyBUF_STRIDES | PyBUF_FORMAT)) {
    PyErr_Clear(); // NumPy raises for types that the protocol does not support
    Ref bits = bitsOfBfloat16(object);
    isBfloat16 = bits && !PyObject_GetBuffer(bits.get(), &buffer, PyBUF_STRIDES | PyBUF_FORMAT);
    PyErr_Clear();
    if (!isBfloat16)
      return refuseElements("another kind");
  }
  hasBuffer = true;
  if (isWritten && buffer.readonly)
    return callError(TTTC_ERROR_INVALID_ARGUMENT, name, "'%s': expected a writable array", name);
  const char *format = buffer.format ? buffer.format : "B";
  if (*format == '@' || *format == '=' || *format == '<')
    ++format;
  uint32_t dtype = isBfloat16 ? TTTC_BF16 : 0;
  while (!isBfloat16 && dtype < std::size(elementTypes) &&
         (format[0] == 0 || format[1] != 0 || !strchr(elementTypes[dtype].formats, *format)))
    ++dtype;
  if (dtype == std::size(elementTypes))
    return refuseElements(buffer.format ? buffer.format : "bytes");
  if (buffer.ndim > TTTC_MAX_RANK)
    return callError(TTTC_ERROR_SHAPE, name, "'%s': expected at most %d axes, found %d", name,
                     TTTC_MAX_RANK, buffer.ndim);
  tensor.data = buffer.buf;
  tensor.dtype = dtype;
  tensor.rank = static_cast<uint32_t>(buffer.ndim);
  for (int i = 0; i < buffer.ndim; ++i) {
    if (buffer.strides[i] % buffer.itemsize)
      return callError(TTTC_ERROR_STRIDE, name,
                       "'%s': expected strides of whole elements, found %zd bytes", name,
                       buffer.strides[i]);
    tensor.shape[i] = buffer.shape[i];
    tensor.strides[i] = buffer.strides[i] / buffer.itemsize;
  }
  return true;
}

bool ArrayView::readCapsule(PyObject *object, bool isWritten) {
  capsule = Ref(PyObject_CallMethodObjArgs(object, dlpackName, nullptr));
  if (!capsule)
    return false;
  if (PyCapsule_IsValid(capsule.get(), "dltensor_versioned")) {
    auto *managed = static_cast<dlpack::ManagedTensor *>(
        PyCapsule_GetPointer(capsule.get(), "dltensor_versioned"));
    if (isWritten && (managed->flags & dlpack::readOnlyFlag))
      return callError(TTTC_ERROR_INVALID_ARGUMENT, name, "'%s': expected a writable array", name);
    return take(managed->tensor);
  }
  auto *managed =
      static_cast<dlpack::UnversionedTensor *>(PyCapsule_GetPointer(capsule.get(), "dltensor"));
  return managed && take(managed->tensor);
}

bool ArrayView::take(const dlpack::Tensor &from) {
  uint32_t dtype = 0;
  while (dtype < std::size(elementTypes) &&
         (from.dtype.lanes != 1 || elementTypes[dtype].code != from.dtype.code ||
          elementTypes[dtype].bits != from.dtype.bits))
    ++dtype;
  if (dtype == std::size(elementTypes))
    return refuseElements("another kind");
  if (from.rank > TTTC_MAX_RANK)
    return callError(TTTC_ERROR_SHAPE, name, "'%s': expected at most %d axes, found %d", name,
                     TTTC_MAX_RANK, from.rank);
  place.isCuda = from.device.type == dlpack::Cuda || from.device.type == dlpack::CudaManaged;
  place.device = from.device.id;
  if (!place.isCuda && from.device.type != dlpack::Cpu && from.device.type != dlpack::CudaHost)
    return callError(TTTC_ERROR_UNSUPPORTED_DEVICE, name,
                     "'%s': expected memory of the CPU or of CUDA, found DLPack's device type %d",
                     name, from.device.type);
  tensor.data = static_cast<char *>(from.data) + from.byteOffset;
  tensor.dtype = dtype;
  tensor.rank = static_cast<uint32_t>(from.rank);
  int64_t dense = 1;
  for (int i = from.rank; i-- > 0;) {
    tensor.shape[i] = from.shape[i];
    tensor.strides[i] = from.strides ? from.strides[i] : dense;
    dense *= from.shape[i];
  }
  if (!from.data && dense != 0)
    return callError(TTTC_ERROR_INVALID_ARGUMENT, name,
                     "'%s': expected an array with memory of its own, found none", name);
  return true;
}

static bool isAddressable(const tttc_tensor &tensor, uint32_t innerRank) {
  int64_t dense = 1;
  for (uint32_t i = tensor.rank; i-- > 0;) {
    if (tensor.shape[i] == 0)
      return true;
    if (tensor.shape[i] == 1)
      continue;
    if (tensor.strides[i] < 0 || (tensor.rank - i <= innerRank && tensor.strides[i] != dense))
      return false;
    dense *= tensor.shape[i];
  }
  return true;
}

/// Copies element by element, in row-major order.
static void copyElements(const tttc_tensor &from, uint64_t bytes, char *to) {
  int64_t index[TTTC_MAX_RANK] = {};
  const char *at = static_cast<const char *>(from.data);
  for (;;) {
    memcpy(to, at, bytes);
    to += bytes;
    uint32_t axis = from.rank;
    while (axis-- > 0) {
      at += from.strides[axis] * static_cast<int64_t>(bytes);
      if (++index[axis] < from.shape[axis])
        break;
      at -= from.shape[axis] * from.strides[axis] * static_cast<int64_t>(bytes);
      index[axis] = 0;
    }
    if (axis == UINT32_MAX)
      return;
  }
}

bool ArrayView::makeDense(uint32_t innerRank, bool &isCopied) {
  if (std::find(tensor.shape, tensor.shape + tensor.rank, 0) != tensor.shape + tensor.rank) {
    // Without elements, strides do not matter.
    tensor = tttc_tensor_dense(tensor.data, static_cast<tttc_dtype>(tensor.dtype), tensor.rank,
                               tensor.shape);
    isCopied = isResolved;
    return true;
  }
  const bool isDense = isAddressable(tensor, innerRank);
  isCopied = isResolved || !isDense;
  if (isDense)
    return true;
  if (place.isCuda) {
    Ref dense(PyObject_CallMethodObjArgs(source.get(), contiguousName, nullptr));
    return dense && read(dense.get(), name, expected, /*isWritten=*/false);
  }
  int64_t elements = 1;
  for (uint32_t i = 0; i < tensor.rank; ++i)
    elements *= tensor.shape[i];
  const uint64_t bytes = elementBytes(tensor.dtype);
  copy = malloc(static_cast<uint64_t>(elements) * bytes);
  if (!copy) {
    PyErr_NoMemory();
    return false;
  }
  copyElements(tensor, bytes, static_cast<char *>(copy));
  tensor =
      tttc_tensor_dense(copy, static_cast<tttc_dtype>(tensor.dtype), tensor.rank, tensor.shape);
  return true;
}

Allocator::Allocator(PyObject *like, Place place)
    : api(like ? findType(like).api : nullptr), place(place) {}

/// NumPy's element type; null with a Python error. NumPy knows bfloat16 from ml_dtypes.
static Ref numpyType(uint32_t dtype) {
  Ref module(PyImport_ImportModule(dtype == TTTC_BF16 ? "ml_dtypes" : "numpy"));
  if (!module && dtype == TTTC_BF16) {
    PyErr_Clear();
    callError(TTTC_ERROR_DTYPE, nullptr,
              "NumPy has bfloat16 from the package ml_dtypes, which is not installed");
    return Ref();
  }
  Ref type(module ? PyObject_GetAttrString(module.get(), elementTypes[dtype].numpy) : nullptr);
  Ref numpy(type ? PyImport_ImportModule("numpy") : nullptr);
  return Ref(numpy ? PyObject_CallMethod(numpy.get(), "dtype", "O", type.get()) : nullptr);
}

static Ref allocateNumpy(uint32_t dtype, uint32_t rank, const int64_t *shape) {
  static PyObject *empty = nullptr;
  static PyObject *dtypes[std::size(elementTypes)];
  if (!empty) {
    Ref numpy(PyImport_ImportModule("numpy"));
    if (!numpy)
      return Ref();
    empty = PyObject_GetAttrString(numpy.get(), "empty");
    if (!empty)
      return Ref();
  }
  if (!dtypes[dtype])
    dtypes[dtype] = numpyType(dtype).release();
  if (!dtypes[dtype])
    return Ref();
  Ref lengths(PyTuple_New(rank));
  if (!lengths)
    return Ref();
  for (uint32_t i = 0; i < rank; ++i)
    PyTuple_SetItem(lengths.get(), i, PyLong_FromLongLong(shape[i]));
  return Ref(PyObject_CallFunctionObjArgs(empty, lengths.get(), dtypes[dtype], nullptr));
}

static void setAllocationError(void *, const char *, const char *message) {
  PyErr_SetString(PyExc_MemoryError, message);
}

/// Asks the system for huge pages, as NumPy does: the first write to each page of 4 KiB costs more
/// than the computation of what is written, and malloc maps such memory anew for each call.
static void adviseHugePages(const dlpack::Tensor &tensor) {
#ifdef MADV_HUGEPAGE
  constexpr uint64_t leastBytes = uint64_t(4) << 20, hugePage = uint64_t(2) << 20;
  uint64_t bytes = tensor.dtype.bits / 8;
  for (int32_t i = 0; i < tensor.rank; ++i)
    bytes *= static_cast<uint64_t>(tensor.shape[i]);
  if (bytes < leastBytes)
    return;
  char *start = static_cast<char *>(tensor.data) + tensor.byteOffset;
  const uint64_t before = -reinterpret_cast<uint64_t>(start) % hugePage;
  (void)madvise(start + before, (bytes - before) / hugePage * hugePage,
                MADV_HUGEPAGE); // only a hint
#else
  (void)tensor;
#endif
}

Ref Allocator::allocate(uint32_t dtype, uint32_t rank, const int64_t *shape) const {
  if (!api && place.isCuda) {
    callError(
        TTTC_ERROR_INVALID_ARGUMENT, nullptr,
        "there is no allocator for arrays of this kind on a device, for outputs that are not given "
        "and for the memory in which some kernels work: call the layer with PyTorch's tensors");
    return Ref();
  }
  if (!api)
    return allocateNumpy(dtype, rank, shape);
  int64_t lengths[TTTC_MAX_RANK];
  std::copy(shape, shape + rank, lengths);
  dlpack::Tensor prototype = {nullptr,
                              {place.isCuda ? dlpack::Cuda : dlpack::Cpu, place.device},
                              static_cast<int32_t>(rank),
                              {elementTypes[dtype].code, elementTypes[dtype].bits, 1},
                              lengths,
                              nullptr,
                              0};
  if (!place.isCuda)
    prototype.device.id = 0;
  dlpack::ManagedTensor *made = nullptr;
  if (api->allocate(&prototype, &made, nullptr, setAllocationError)) {
    if (!PyErr_Occurred())
      PyErr_NoMemory();
    return Ref();
  }
  if (!place.isCuda)
    adviseHugePages(made->tensor);
  void *object = nullptr;
  if (api->managedToPython(made, &object))
    return Ref();
  return Ref(static_cast<PyObject *>(object));
}

bool Allocator::currentStream(void *&stream) const {
  stream = nullptr;
  return !api || !api->currentStream ||
         api->currentStream(dlpack::Cuda, place.device, &stream) == 0;
}

bool tttc::python::initialiseArrays() {
  exchangeName = PyUnicode_InternFromString("__dlpack_c_exchange_api__");
  dlpackName = PyUnicode_InternFromString("__dlpack__");
  contiguousName = PyUnicode_InternFromString("contiguous");
  filledName = PyUnicode_InternFromString("filled");
  isNegName = PyUnicode_InternFromString("is_neg");
  resolveNegName = PyUnicode_InternFromString("resolve_neg");
  return exchangeName && dlpackName && contiguousName && filledName && isNegName && resolveNegName;
}
