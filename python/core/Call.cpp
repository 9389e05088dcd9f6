//===- Call.cpp - A call of an entry from Python -----------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts Python's arguments for tttc_run and back, in steps: see Call::run. Checks of the runtime
// are not repeated; only the extents needed to allocate outputs are read here.
//
//===----------------------------------------------------------------------===//

#include "Arrays.h"
#include "Context.h"
#include "Entry.h"
#include "Errors.h"
#include "Workspace.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <vector>

using namespace tttc::python;

namespace {
/// Keywords of a call that are not tensors.
enum Option { CuSeqlens, ReadSlots, WriteSlots, NumThreads, NumOptions };
constexpr const char *optionNames[] = {"cu_seqlens", "read_slots", "write_slots", "num_threads"};

class Call {
public:
  explicit Call(const EntryObject &entry)
      : entry(entry), count(entry.info->num_tensors), given(new PyObject *[count]()),
        views(new ArrayView[count]), arguments(new tttc_argument[count]) {}

  bool place(PyObject *const *args, Py_ssize_t numArgs, PyObject *keywords);
  PyObject *run(bool isForOne);

private:
  bool readInputs();
  bool countCopy(const TensorSlot &slot);
  bool readSequences();
  bool isGiven(Option option) const { return options[option] && options[option] != Py_None; }
  bool readSlots(Option option, const int64_t *&slots, ArrayView &view);
  bool checkPlace(const ArrayView &view, const char *name);
  void findExtents();
  uint32_t axesOf(uint32_t i) const;
  int64_t numStates() const;
  void bindInput(uint32_t i);
  bool bindOutput(uint32_t i);
  void leaveOut(uint32_t i);
  tttc_status execute();
  std::string hintOfLayout() const;

  const EntryObject &entry;
  const uint32_t count;
  // One per tensor of the signature.
  std::unique_ptr<PyObject *[]> given;
  std::unique_ptr<ArrayView[]> views;
  std::unique_ptr<tttc_argument[]> arguments;
  PyObject *options[NumOptions] = {};

  Extents extents;
  std::optional<Place> where;
  /// The array whose framework and device outputs have: the first input with an axis B, otherwise
  /// the first.
  PyObject *like = nullptr;
  bool likeHasBatch = false;
  Allocator allocator;
  ArrayView offsets, readView, writeView;
  tttc_run_options settings = {};
  Ref results; ///< named tuple of the requested outputs
  Py_ssize_t numResults = 0;
};
} // namespace

static PyObject *optionKeys[NumOptions];

/// The index of a keyword among the tensors, or after them among the options. Keywords are
/// almost always interned, so addresses are compared first.
static uint32_t findName(const EntryObject &entry, PyObject *name) {
  const uint32_t count = entry.info->num_tensors, all = count + NumOptions;
  const auto keyword = [&](uint32_t i) {
    return i < count ? entry.slots[i].name : optionKeys[i - count];
  };
  for (uint32_t i = 0; i < all; ++i)
    if (keyword(i) == name)
      return i;
  for (uint32_t i = 0; i < all; ++i)
    if (PyUnicode_Compare(keyword(i), name) == 0)
      return i;
  return all;
}

bool Call::place(PyObject *const *args, Py_ssize_t numArgs, PyObject *keywords) {
  if (numArgs > static_cast<Py_ssize_t>(entry.numInputs)) {
    PyErr_Format(PyExc_TypeError, "%s takes %u arrays by position, found %zd",
                 tttc_kernel_get_info(entry.kernel)->layer, entry.numInputs, numArgs);
    return false;
  }
  for (Py_ssize_t i = 0; i < numArgs; ++i)
    given[entry.inputs[i]] = args[i];
  const Py_ssize_t numKeywords = keywords ? PyTuple_Size(keywords) : 0;
  for (Py_ssize_t i = 0; i < numKeywords; ++i) {
    PyObject *name = PyTuple_GetItem(keywords, i);
    const uint32_t found = findName(entry, name);
    if (found == count + NumOptions) {
      PyErr_Format(PyExc_TypeError, "%s has no array '%U'",
                   tttc_kernel_get_info(entry.kernel)->layer, name);
      return false;
    }
    PyObject *&place = found < count ? given[found] : options[found - count];
    if (place) {
      PyErr_Format(PyExc_TypeError, "'%U' is given twice", name);
      return false;
    }
    place = args[numArgs + i];
  }
  for (uint32_t i = 0; i < count; ++i)
    if (given[i] == Py_None)
      given[i] = nullptr;
  return true;
}

bool Call::checkPlace(const ArrayView &view, const char *name) {
  if (view.place.isCuda != entry.isForDevice)
    return callError(TTTC_ERROR_UNSUPPORTED_DEVICE, name,
                     "'%s': expected memory of %s, which the kernel was compiled for, found that "
                     "of %s",
                     name, entry.isForDevice ? "a CUDA device" : "the CPU",
                     view.place.isCuda ? "a CUDA device" : "the CPU");
  if (!where)
    where = view.place;
  return *where == view.place ||
         callError(TTTC_ERROR_UNSUPPORTED_DEVICE, name,
                   "'%s': expected an array on CUDA device %d, as those before it, found device "
                   "%d",
                   name, where->device, view.place.device);
}

/// The axes of a tensor; without B for an initial state shared by all sequences, and its gradient.
uint32_t Call::axesOf(uint32_t i) const {
  const TensorSlot &slot = entry.slots[i];
  const tttc_tensor_info &info = *slot.info;
  const uint32_t input = slot.gradientOf >= 0 ? static_cast<uint32_t>(slot.gradientOf) : i;
  const tttc_tensor_info &state = *entry.slots[input].info;
  const bool isShared = state.role == TTTC_STATE_INITIAL && (state.axes & TTTC_AXIS_BATCH) &&
                        given[input] &&
                        views[input].tensor.rank + 1 == leadingAxes(state.axes) + state.inner_rank;
  return isShared ? info.axes & ~static_cast<uint32_t>(TTTC_AXIS_BATCH) : info.axes;
}

/// Counts a copy and warns at the first one, because each call copies again. Does not warn for
/// cotangents, which the user does not control (that of a sum has strides of 0). Returns false
/// with a Python error if warnings are errors.
bool Call::countCopy(const TensorSlot &slot) {
  ++entry.copies->count;
  if (slot.info->role == TTTC_COTANGENT || entry.copies->isSaid.exchange(true))
    return true;
  return warn("%s: the array '%U' is copied at each call, for its inner axes are not dense, a "
              "stride is negative, or PyTorch negates it when it is read; give one that is dense "
              "(.copy(), .contiguous(), .resolve_neg()). The layer's `copies` counts them",
              tttc_kernel_get_info(entry.kernel)->layer, slot.name);
}

bool Call::readInputs() {
  for (uint32_t i = 0; i < count; ++i) {
    const TensorSlot &slot = entry.slots[i];
    if (slot.isOutput || !given[i])
      continue;
    ArrayView &view = views[i];
    if (!view.read(given[i], slot.info->name, dtypeName(slot.info->dtype), /*isWritten=*/false) ||
        !checkPlace(view, slot.info->name))
      return false;
    if (view.tensor.dtype == offsets32)
      return callError(TTTC_ERROR_DTYPE, slot.info->name,
                       "'%s': expected elements of %s, found i32", slot.info->name,
                       dtypeName(slot.info->dtype));
    bool isCopied = false;
    if (!view.makeDense(slot.info->inner_rank, isCopied) || (isCopied && !countCopy(slot)))
      return false;
    const bool hasBatch = slot.info->axes & TTTC_AXIS_BATCH;
    if (!like || (hasBatch && !likeHasBatch)) {
      like = given[i];
      likeHasBatch = hasBatch;
    }
  }
  return true;
}

bool Call::readSequences() {
  if (!options[CuSeqlens] || options[CuSeqlens] == Py_None)
    return true;
  if (!offsets.read(options[CuSeqlens], "cu_seqlens", "i32 or i64", /*isWritten=*/false) ||
      !checkPlace(offsets, "cu_seqlens"))
    return false;
  const tttc_tensor &tensor = offsets.tensor;
  if ((tensor.dtype != TTTC_I64 && tensor.dtype != offsets32) || tensor.rank != 1 ||
      tensor.shape[0] < 1 || (tensor.strides[0] != 1 && tensor.shape[0] > 1))
    return callError(TTTC_ERROR_SHAPE, "cu_seqlens",
                     "'cu_seqlens': expected a dense array of shape [N + 1] of i32 or i64");
  extents.isEndToEnd = true;
  extents.batch = tensor.shape[0] - 1;
  settings.num_sequences = static_cast<uint64_t>(extents.batch);
  if (tensor.dtype == TTTC_I64)
    settings.cu_seqlens = static_cast<const int64_t *>(tensor.data);
  else
    settings.cu_seqlens_i32 = static_cast<const int32_t *>(tensor.data);
  if (!entry.isForDevice) {
    extents.offsets64 = settings.cu_seqlens;
    extents.offsets32 = settings.cu_seqlens_i32;
  }
  return true;
}

/// Takes B, H and T from the first tensor that has each; the runtime checks the others.
void Call::findExtents() {
  bool hasBatch = extents.isEndToEnd, hasHeads = false, hasTokens = false;
  for (uint32_t i = 0; i < count && !(hasBatch && hasHeads && hasTokens); ++i) {
    const TensorSlot &slot = entry.slots[i];
    const tttc_tensor_info &info = *slot.info;
    const uint32_t axes = axesOf(i);
    if (slot.isOutput || !given[i] || views[i].tensor.rank != leadingAxes(axes) + info.inner_rank)
      continue;
    int64_t lengths[TTTC_MAX_RANK];
    std::copy(views[i].tensor.shape, views[i].tensor.shape + views[i].tensor.rank, lengths);
    exchangeAxes(layoutOf(info, entry.layout), axes, lengths);
    const int64_t *length = lengths;
    if (axes & TTTC_AXIS_BATCH) {
      const bool isSlots = info.role == TTTC_STATE_INITIAL && isGiven(ReadSlots);
      if (!hasBatch && !isSlots) {
        extents.batch = *length;
        hasBatch = true;
      }
      ++length;
    }
    if (axes & TTTC_AXIS_HEAD) {
      if (!hasHeads)
        extents.heads = *length;
      hasHeads = true;
      ++length;
    }
    if (!hasTokens && hasTokenCount(info)) {
      extents.tokens = *length;
      hasTokens = true;
    }
  }
  if (entry.info->heads && !hasHeads)
    extents.heads = entry.info->heads;
}

bool Call::readSlots(Option option, const int64_t *&slots, ArrayView &view) {
  const char *name = optionNames[option];
  if (!isGiven(option))
    return true;
  if (!view.read(options[option], name, "i64", /*isWritten=*/false) || !checkPlace(view, name))
    return false;
  const tttc_tensor &tensor = view.tensor;
  if (tensor.dtype != TTTC_I64 || tensor.rank != 1 || tensor.shape[0] != extents.batch ||
      (tensor.strides[0] != 1 && tensor.shape[0] > 1))
    return callError(TTTC_ERROR_SHAPE, name,
                     "'%s': expected a dense array of i64, one number for each of the %lld "
                     "sequences",
                     name, static_cast<long long>(extents.batch));
  slots = static_cast<const int64_t *>(tensor.data);
  return true;
}

/// The length of the axis B of states: that of those that have one, with `read_slots`, else the
/// number of sequences.
int64_t Call::numStates() const {
  if (isGiven(ReadSlots))
    for (uint32_t i = 0; i < count; ++i) {
      const TensorSlot &slot = entry.slots[i];
      const uint32_t axes = axesOf(i);
      if (slot.info->role == TTTC_STATE_INITIAL && given[i] && (axes & TTTC_AXIS_BATCH) &&
          views[i].tensor.rank == leadingAxes(axes) + slot.info->inner_rank)
        return views[i].tensor.shape[0]; // B comes first in both layouts of a state
    }
  return extents.batch;
}

/// Axes are in the ABI's order; a shared initial state gets its axis B with stride 0.
void Call::bindInput(uint32_t i) {
  const tttc_tensor_info &info = *entry.slots[i].info;
  tttc_tensor &tensor = arguments[i].tensor;
  tensor = views[i].tensor;
  const uint32_t axes = axesOf(i);
  if (tensor.rank != leadingAxes(axes) + info.inner_rank)
    return; // the runtime reports the error
  const Layout layout = layoutOf(info, entry.layout);
  exchangeAxes(layout, axes, tensor.shape);
  exchangeAxes(layout, axes, tensor.strides);
  if (axes != info.axes && info.role == TTTC_STATE_INITIAL) {
    for (uint32_t axis = tensor.rank++; axis-- > 0;) {
      tensor.shape[axis + 1] = tensor.shape[axis];
      tensor.strides[axis + 1] = tensor.strides[axis];
    }
    tensor.shape[0] = numStates();
    tensor.strides[0] = 0;
  }
}

/// A tensor without elements: a zero cotangent, or an output that is not requested.
void Call::leaveOut(uint32_t i) {
  const TensorSlot &slot = entry.slots[i];
  int64_t shape[TTTC_MAX_RANK];
  const uint32_t axes = slot.isOutput ? axesOf(i) : slot.info->axes;
  const uint32_t rank = shapeOf(*slot.info, axes, Layout::Bhtd, extents, shape);
  arguments[i].tensor =
      tttc_tensor_dense(nullptr, static_cast<tttc_dtype>(slot.info->dtype), rank, shape);
}

bool Call::bindOutput(uint32_t i) {
  const TensorSlot &slot = entry.slots[i];
  const tttc_tensor_info &info = *slot.info;
  const uint32_t axes = axesOf(i);
  const Layout layout = layoutOf(info, entry.layout);
  Ref array = Ref::share(given[i]);
  if (!array) {
    if (info.role == TTTC_STATE_FINAL && settings.write_slots)
      return callError(TTTC_ERROR_INVALID_ARGUMENT, info.name,
                       "'%s': expected to be given beside write_slots, which count its entries",
                       info.name);
    int64_t shape[TTTC_MAX_RANK];
    const uint32_t rank = shapeOf(info, axes, layout, extents, shape);
    array = allocator.allocate(info.dtype, rank, shape);
    if (!array)
      return false;
  }
  if (!views[i].read(array.get(), info.name, dtypeName(info.dtype), /*isWritten=*/true) ||
      !checkPlace(views[i], info.name) || (given[i] && !views[i].checkGradient()))
    return false;
  tttc_tensor &tensor = arguments[i].tensor;
  tensor = views[i].tensor;
  if (tensor.rank == leadingAxes(axes) + info.inner_rank) {
    exchangeAxes(layout, axes, tensor.shape);
    exchangeAxes(layout, axes, tensor.strides);
  }
  // An output that was passed in but not requested is kept by its owner.
  if (slot.isWanted)
    PyStructSequence_SetItem(results.get(), numResults++, array.release());
  return true;
}

/// Releases the GIL on a CPU; a launch on a device is short, and its workspace comes from the
/// framework.
tttc_status Call::execute() {
  if (!entry.isForDevice) {
    settings.allocate = allocateOnHost;
    PyThreadState *thread = PyEval_SaveThread();
    const tttc_status status =
        tttc_run(entry.kernel, entry.kind, arguments.get(), count, &settings);
    trimHostWorkspace();
    PyEval_RestoreThread(thread);
    return status;
  }
  DeviceWorkspace workspace(allocator);
  settings.allocate = DeviceWorkspace::allocate;
  settings.allocate_context = &workspace;
  return tttc_run(entry.kernel, entry.kind, arguments.get(), count, &settings);
}

/// A hint for a call with wrong shapes.
std::string Call::hintOfLayout() const {
  std::vector<InputShape> shapes(count);
  for (uint32_t i = 0; i < count; ++i)
    if (!entry.slots[i].isOutput && given[i])
      shapes[i] = {views[i].tensor.shape, views[i].tensor.rank, axesOf(i)};
  return tttc::python::hintOfLayout(*entry.info, entry.layout, shapes.data(), extents.isEndToEnd);
}

PyObject *Call::run(bool isForOne) {
  settings.struct_size = sizeof(settings);
  if (!readInputs() || !readSequences())
    return nullptr;
  findExtents();
  if (!readSlots(ReadSlots, settings.read_slots, readView) ||
      !readSlots(WriteSlots, settings.write_slots, writeView))
    return nullptr;
  if (isGiven(NumThreads)) {
    int isOutside = 0;
    const long threads = PyLong_AsLongAndOverflow(options[NumThreads], &isOutside);
    if (threads == -1 && PyErr_Occurred())
      return nullptr;
    if (isOutside < 0 || (isOutside == 0 && threads < 0)) {
      PyErr_Format(PyExc_ValueError, "num_threads: expected a number, 0 for all, found %R",
                   options[NumThreads]);
      return nullptr;
    }
    settings.num_threads = static_cast<uint32_t>(isOutside != 0 ? 1024 : std::min(threads, 1024L));
  }
  allocator = Allocator(like, where.value_or(Place{entry.isForDevice, 0}));
  CurrentContext context;
  if (entry.isForDevice &&
      (!context.enter(where.value_or(Place()).device) || !allocator.currentStream(settings.stream)))
    return nullptr;
  results = Ref(PyStructSequence_New(entry.resultType));
  if (!results)
    return nullptr;
  for (uint32_t i = 0; i < count; ++i) {
    const TensorSlot &slot = entry.slots[i];
    arguments[i].name = slot.info->name;
    if (!slot.isOutput && given[i]) {
      bindInput(i);
    } else if (slot.isOutput && (given[i] || slot.isWanted)) {
      if (!bindOutput(i))
        return nullptr;
    } else if (mayBeLeftOut(*slot.info)) {
      leaveOut(i);
    } else {
      PyErr_Format(PyExc_TypeError, "%s: the array '%U' is missing",
                   tttc_kernel_get_info(entry.kernel)->layer, slot.name);
      return nullptr;
    }
  }
  if (const tttc_status status = execute()) {
    if (!PyErr_Occurred()) // else the allocator has said why
      runtimeError(status, status == TTTC_ERROR_SHAPE ? hintOfLayout() : "");
    return nullptr;
  }
  for (uint32_t i = 0; i < count; ++i)
    if (entry.slots[i].isOutput && given[i] && !views[i].countVersion())
      return nullptr;
  return isForOne ? Ref::share(PyStructSequence_GetItem(results.get(), 0)).release()
                  : results.release();
}

PyObject *tttc::python::callEntry(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                  PyObject *keywords) {
  Call call(*reinterpret_cast<EntryObject *>(self));
  return call.place(args, count, keywords) ? call.run(/*isForOne=*/false) : nullptr;
}

PyObject *tttc::python::callEntryForOne(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                        PyObject *keywords) {
  Call call(*reinterpret_cast<EntryObject *>(self));
  return call.place(args, count, keywords) ? call.run(/*isForOne=*/true) : nullptr;
}

bool tttc::python::initialiseCalls() {
  for (int i = 0; i < NumOptions; ++i)
    if (!(optionKeys[i] = PyUnicode_InternFromString(optionNames[i])))
      return false;
  return true;
}
