//===- Device.c - A call of a kernel on a device --------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of the C file of every kernel for a device. Tensors are copied there, with axes B and H
// joined to one, the tasks; the driver launches pipelines, each for all tasks; results are copied
// back. `tttc_device` is the interface of Halide for the device.
//
//===----------------------------------------------------------------------===//

#include <stdlib.h>

struct halide_device_interface_t;
extern int halide_device_malloc(void *, struct halide_buffer_t *,
                                const struct halide_device_interface_t *);
extern int halide_device_free(void *, struct halide_buffer_t *);
extern int halide_copy_to_device(void *, struct halide_buffer_t *,
                                 const struct halide_device_interface_t *);
extern int halide_copy_to_host(void *, struct halide_buffer_t *);
extern int halide_buffer_copy(void *, struct halide_buffer_t *,
                              const struct halide_device_interface_t *, struct halide_buffer_t *);
extern int halide_reuse_device_allocations(void *, _Bool);
extern void (*halide_set_error_handler(void (*)(void *, const char *)))(void *, const char *);

enum { tttc_host_dirty = 1, tttc_device_dirty = 2, tttc_most_axes = 10 };

/* A tensor of each task on the device. */
struct tttc_array {
  int references, rank;
  int64_t tasks; /* 1 if all tasks have the same */
  int64_t sizes[tttc_most_axes];
  struct halide_buffer_t buffer;
  struct halide_dimension_t dim[tttc_most_axes];
};

struct tttc_call {
  int64_t tasks;
  int failed; /* what Halide returned */
};

/* An array as argument of a pipeline. */
struct tttc_view {
  struct halide_buffer_t buffer;
  struct halide_dimension_t dim[tttc_most_axes];
};

static __thread char tttc_message[512];

/* Keeps the first message; the handler of Halide's errors. */
static void tttc_note(void *context, const char *message) {
  (void)context;
  if (!tttc_message[0]) {
    strncpy(tttc_message, message, sizeof tttc_message - 1);
  }
}

static void tttc_fail(struct tttc_call *call, const char *message) {
  call->failed = 1;
  tttc_note(0, message);
}

/* Why the last call on this thread failed, until the next; null if it did not. */
static const char *tttc_failure(void) { return tttc_message[0] ? tttc_message : 0; }

static int64_t tttc_elements(const struct tttc_array *array) {
  int64_t count = 1;
  for (int i = 0; i < array->rank; ++i) {
    count *= array->sizes[i];
  }
  return count;
}

/* Dimensions, row-major with the task first; `added`: axes of size 1 before the others. */
static void tttc_describe(const struct tttc_array *array, int added, int64_t tasks,
                          struct halide_dimension_t *dim) {
  int64_t stride = 1;
  for (int i = 0; i < array->rank; ++i) {
    int64_t size = array->sizes[array->rank - 1 - i];
    size = size ? size : 1; /* a device has no empty memory */
    const struct halide_dimension_t axis = {0, (int32_t)size, (int32_t)stride, 0};
    dim[i] = axis;
    stride *= size;
  }
  for (int i = 0; i < added; ++i) {
    const struct halide_dimension_t axis = {0, 1, (int32_t)stride, 0};
    dim[array->rank + i] = axis;
  }
  const struct halide_dimension_t task = {0, (int32_t)tasks,
                                          array->tasks == 1 && tasks != 1 ? 0 : (int32_t)stride, 0};
  dim[array->rank + added] = task;
}

static struct tttc_array *tttc_new(struct tttc_call *call, int64_t tasks, int bits, int rank,
                                   const int64_t *sizes) {
  struct tttc_array *array = (struct tttc_array *)calloc(1, sizeof *array);
  if (!array) {
    tttc_fail(call, "out of memory");
    return 0;
  }
  array->references = 1;
  array->rank = rank;
  array->tasks = tasks;
  int64_t count = tasks;
  for (int i = 0; i < rank; ++i) {
    array->sizes[i] = sizes[i];
    if (__builtin_mul_overflow(count, sizes[i], &count) || count > INT32_MAX) {
      tttc_fail(call, "a tensor has more than 2^31 - 1 elements, the limit of a kernel of Halide");
    }
  }
  array->buffer.type.code = 2;
  array->buffer.type.bits = (uint8_t)bits;
  array->buffer.type.lanes = 1;
  array->buffer.dimensions = rank + 1;
  array->buffer.dim = array->dim;
  tttc_describe(array, 0, tasks, array->dim);
  if (!call->failed) {
    call->failed = halide_device_malloc(0, &array->buffer, tttc_device());
  }
  return array;
}

static struct tttc_array *tttc_retain(struct tttc_array *array) {
  if (array) {
    ++array->references;
  }
  return array;
}

static void tttc_release(struct tttc_array *array) {
  if (array && --array->references == 0) {
    if (array->buffer.device) {
      (void)halide_device_free(0, &array->buffer);
    }
    free(array);
  }
}

/* An array that may be written: this one, or a copy if there are other references. */
__attribute__((unused)) static struct tttc_array *tttc_unshare(struct tttc_call *call,
                                                               struct tttc_array *array) {
  if (!array || array->references == 1) {
    return array;
  }
  struct tttc_array *copy =
      tttc_new(call, call->tasks, array->buffer.type.bits, array->rank, array->sizes);
  if (copy && !call->failed) {
    struct tttc_view source;
    source.buffer = array->buffer;
    source.buffer.dim = source.dim;
    source.buffer.flags = tttc_device_dirty;
    tttc_describe(array, 0, call->tasks, source.dim);
    call->failed = halide_buffer_copy(0, &source.buffer, tttc_device(), &copy->buffer);
  }
  tttc_release(array);
  return copy;
}

/* `rank`: of the tensor in the pipeline, without the task. */
static struct halide_buffer_t *tttc_open(struct tttc_call *call, const struct tttc_array *array,
                                         int rank, struct tttc_view *view) {
  memset(view, 0, sizeof *view);
  if (array) {
    view->buffer = array->buffer;
    view->buffer.dimensions = rank + 1;
    tttc_describe(array, rank - array->rank, call->tasks, view->dim);
  }
  view->buffer.dim = view->dim;
  return &view->buffer;
}

/* Copies all elements from `host`. */
static void tttc_upload(struct tttc_call *call, struct tttc_array *array, char *host) {
  array->buffer.host = (uint8_t *)host;
  array->buffer.flags = tttc_host_dirty;
  call->failed = halide_copy_to_device(0, &array->buffer, tttc_device());
  array->buffer.host = 0;
  array->buffer.flags = 0;
}

/* An array that all tasks share, of these values or of one that is repeated. */
__attribute__((unused)) static struct tttc_array *tttc_constant(struct tttc_call *call, int bits,
                                                                int rank, const int64_t *sizes,
                                                                const void *values, int isSplat) {
  struct tttc_array *array = tttc_new(call, 1, bits, rank, sizes);
  if (!array || call->failed) {
    return array;
  }
  const size_t size = (size_t)bits / 8, count = (size_t)tttc_elements(array);
  char *host = (char *)malloc(count * size);
  if (!host) {
    tttc_fail(call, "out of memory");
    return array;
  }
  for (size_t i = 0; i < count; ++i) {
    memcpy(host + i * size, (const char *)values + (isSplat ? 0 : i * size), size);
  }
  tttc_upload(call, array, host);
  free(host);
  return array;
}

struct tttc_extents {
  int64_t batch, heads;
};

/* The memory of the caller: rows of dense inner elements. */
struct tttc_memory {
  char *data;
  int64_t strides[3], sizes[3]; /* of B, H and T, in elements; 1 and 0 without the axis */
  int64_t row;                  /* bytes */
};

static struct tttc_memory tttc_memory_of(const struct descriptor *given,
                                         const tttc_tensor_info *info) {
  struct tttc_memory memory;
  memory.data = (char *)given->aligned;
  memory.row = info->dtype == TTTC_F32 ? 4 : 8;
  int rank = (int)info->inner_rank, axis = 0;
  for (uint32_t i = 0; i < info->inner_rank; ++i) {
    memory.row *= info->inner_shape[i];
  }
  for (int i = 0; i < 3; ++i) {
    rank += info->axes >> i & 1;
  }
  for (int i = 0; i < 3; ++i) {
    const int has = info->axes >> i & 1;
    memory.sizes[i] = has ? given->at[axis] : 1;
    memory.strides[i] = has ? given->at[rank + axis] : 0;
    axis += has;
  }
  return memory;
}

static struct tttc_extents tttc_extents_of(void *const *args, const tttc_tensor_info *tensors,
                                           uint32_t count) {
  struct tttc_extents extents = {1, 1};
  for (uint32_t i = 0; i < count; ++i) {
    const struct tttc_memory memory =
        tttc_memory_of((const struct descriptor *)args[i], &tensors[i]);
    extents.batch = tensors[i].axes & TTTC_AXIS_BATCH ? memory.sizes[0] : extents.batch;
    extents.heads = tensors[i].axes & TTTC_AXIS_HEAD ? memory.sizes[1] : extents.heads;
  }
  return extents;
}

/* Row `entry` of index (b, h). */
static char *tttc_row(const struct tttc_memory *memory, int64_t b, int64_t h, int64_t entry,
                      int64_t element) {
  return memory->data +
         (b * memory->strides[0] + h * memory->strides[1] + entry * memory->strides[2]) * element;
}

/* What a task has of an axis: `all`, if the tasks do not split it. */
static int64_t tttc_span(uint32_t axes, uint32_t axis, int64_t all) {
  return axes & axis ? 1 : all;
}

static void tttc_add(char *to, const char *from, int64_t bytes, uint32_t dtype) {
  if (dtype == TTTC_F32) {
    for (int64_t i = 0; i < bytes / 4; ++i) {
      ((float *)to)[i] += ((const float *)from)[i];
    }
  } else {
    for (int64_t i = 0; i < bytes / 8; ++i) {
      ((double *)to)[i] += ((const double *)from)[i];
    }
  }
}

/* A tensor of the caller beside its elements in the order of an array: tasks, then rows. */
struct tttc_walk {
  const tttc_tensor_info *info;
  struct tttc_memory memory;
  struct tttc_extents extents;
  uint32_t axes; /* that the tasks split */
  int64_t tasks; /* of the array */
  char *host;
};

static int64_t tttc_array_shape(const struct tttc_walk *walk, int64_t *sizes) {
  int64_t rank = 0;
  for (int i = 0; i < 3; ++i) {
    if (walk->info->axes & ~walk->axes & (1u << i)) {
      sizes[rank++] = walk->memory.sizes[i];
    }
  }
  for (uint32_t i = 0; i < walk->info->inner_rank; ++i) {
    sizes[rank++] = walk->info->inner_shape[i];
  }
  return rank;
}

static int64_t tttc_walk_bytes(const struct tttc_walk *walk) {
  int64_t sizes[tttc_most_axes], bytes = walk->info->dtype == TTTC_F32 ? 4 : 8;
  const int64_t rank = tttc_array_shape(walk, sizes);
  for (int64_t i = 0; i < rank; ++i) {
    bytes *= sizes[i];
  }
  return bytes;
}

static void tttc_walk_rows(const struct tttc_walk *walk, int isOutput) {
  const tttc_tensor_info *info = walk->info;
  const int64_t element = info->dtype == TTTC_F32 ? 4 : 8;
  const int64_t splitBatch = walk->axes & TTTC_AXIS_BATCH ? walk->extents.batch : 1;
  const int64_t splitHeads = walk->axes & TTTC_AXIS_HEAD ? walk->extents.heads : 1;
  const uint32_t lacks = walk->axes & ~info->axes;
  const int isShared = walk->tasks == 1; /* all tasks have what the first has */
  char *host = walk->host;
  for (int64_t b = 0; b < (isShared ? 1 : splitBatch); ++b) {
    for (int64_t h = 0; h < (isShared ? 1 : splitHeads); ++h) {
      const int isFirst =
          (!(lacks & TTTC_AXIS_BATCH) || b == 0) && (!(lacks & TTTC_AXIS_HEAD) || h == 0);
      const int64_t batch = tttc_span(walk->axes, TTTC_AXIS_BATCH, walk->memory.sizes[0]);
      const int64_t heads = tttc_span(walk->axes, TTTC_AXIS_HEAD, walk->memory.sizes[1]);
      for (int64_t i = 0; i < batch; ++i) {
        for (int64_t j = 0; j < heads; ++j) {
          for (int64_t t = 0; t < walk->memory.sizes[2]; ++t, host += walk->memory.row) {
            char *row = tttc_row(&walk->memory, b + i, h + j, t, element);
            if (!isOutput) {
              if (info->role == TTTC_COTANGENT && !isFirst) {
                memset(host, 0, (size_t)walk->memory.row);
              } else {
                memcpy(host, row, (size_t)walk->memory.row);
              }
            } else if (info->role == TTTC_GRADIENT_PART ||
                       (info->role == TTTC_GRADIENT && !isFirst)) {
              tttc_add(row, host, walk->memory.row, info->dtype);
            } else if (isFirst) {
              memcpy(row, host, (size_t)walk->memory.row);
            }
          }
        }
      }
    }
  }
}

static struct tttc_array *tttc_take(struct tttc_call *call, struct tttc_walk *walk) {
  int64_t sizes[tttc_most_axes];
  const int64_t rank = tttc_array_shape(walk, sizes), bytes = tttc_walk_bytes(walk);
  const int isShared = !(walk->info->axes & walk->axes) && walk->info->role != TTTC_COTANGENT;
  walk->tasks = isShared ? 1 : call->tasks;
  struct tttc_array *array =
      tttc_new(call, walk->tasks, walk->info->dtype == TTTC_F32 ? 32 : 64, (int)rank, sizes);
  if (call->failed || bytes == 0) {
    return array;
  }
  walk->host = (char *)malloc((size_t)(bytes * walk->tasks));
  if (!walk->host) {
    tttc_fail(call, "out of memory");
    return array;
  }
  tttc_walk_rows(walk, 0);
  tttc_upload(call, array, walk->host);
  free(walk->host);
  return array;
}

static void tttc_give(struct tttc_call *call, struct tttc_walk *walk, struct tttc_array *array) {
  const int64_t bytes = tttc_walk_bytes(walk);
  if (call->failed || !array || bytes == 0) {
    return;
  }
  char *host = (char *)malloc((size_t)(bytes * call->tasks));
  if (!host) {
    tttc_fail(call, "out of memory");
    return;
  }
  array->buffer.host = (uint8_t *)host;
  array->buffer.flags = tttc_device_dirty;
  call->failed = halide_copy_to_host(0, &array->buffer);
  array->buffer.host = 0;
  array->buffer.flags = 0;
  for (int64_t task = array->tasks; task < call->tasks; ++task) { /* a result that is an input */
    memcpy(host + task * bytes, host, (size_t)bytes);
  }
  walk->host = host;
  walk->tasks = call->tasks;
  if (!call->failed) {
    tttc_walk_rows(walk, 1);
  }
  free(host);
}

/* Without tasks: what they would add to. */
static void tttc_clear(const struct tttc_walk *walk) {
  if (walk->info->role != TTTC_GRADIENT && walk->info->role != TTTC_STATE_FINAL) {
    return;
  }
  for (int64_t b = 0; b < walk->memory.sizes[0]; ++b) {
    for (int64_t h = 0; h < walk->memory.sizes[1]; ++h) {
      for (int64_t t = 0; t < walk->memory.sizes[2]; ++t) {
        memset(tttc_row(&walk->memory, b, h, t, walk->info->dtype == TTTC_F32 ? 4 : 8), 0,
               (size_t)walk->memory.row);
      }
    }
  }
}

/* The first `inputs` of `count` tensors are read, the others written. `axes`: the tasks are their
   indices. */
static void tttc_launch(void *const *args, const tttc_tensor_info *tensors, uint32_t inputs,
                        uint32_t count, uint32_t axes,
                        void (*driver)(struct tttc_call *, struct tttc_array *const *,
                                       struct tttc_array **)) {
  struct tttc_array *arrays[tttc_most_arrays] = {0};
  struct tttc_call call = {1, 0};
  struct tttc_walk walk;
  tttc_message[0] = 0;
  (void)halide_set_error_handler(tttc_note);
  (void)halide_reuse_device_allocations(0, 1);
  walk.axes = axes;
  walk.extents = tttc_extents_of(args, tensors, count);
  call.tasks = (axes & TTTC_AXIS_BATCH ? walk.extents.batch : 1) *
               (axes & TTTC_AXIS_HEAD ? walk.extents.heads : 1);
  for (uint32_t i = 0; i < count; ++i) {
    walk.info = &tensors[i];
    walk.memory = tttc_memory_of((const struct descriptor *)args[i], &tensors[i]);
    if (call.tasks == 0 && i >= inputs) {
      tttc_clear(&walk);
    } else if (call.tasks != 0 && i < inputs) {
      arrays[i] = tttc_take(&call, &walk);
    }
  }
  if (call.tasks == 0) {
    return;
  }
  driver(&call, arrays, arrays + inputs);
  for (uint32_t i = inputs; i < count; ++i) {
    walk.info = &tensors[i];
    walk.memory = tttc_memory_of((const struct descriptor *)args[i], &tensors[i]);
    tttc_give(&call, &walk, arrays[i]);
    tttc_release(arrays[i]);
  }
  if (call.failed) {
    tttc_fail(&call, "the device failed");
  }
}
