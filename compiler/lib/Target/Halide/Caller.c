//===- Caller.c - Calls the tasks of a bundle -----------------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of the C file of every bundle: what the runtime does for dense arrays, on one thread and
// without a C library.
//
//===----------------------------------------------------------------------===//

/* A memref of a task: sizes, then strides, of the axes that tasks do not split. */
struct view {
  void *allocated, *aligned;
  int64_t offset, at[2 * (TTTC_MAX_RANK + 3)];
};

/* A dense array, and one head of it where heads are concatenated. Strides count elements. */
struct array {
  char *data;
  int64_t batch, head, time, entries, rows;
};

static int64_t tttc_inner(const tttc_tensor_info *info) {
  int64_t elements = 1;
  for (uint32_t i = 0; i < info->inner_rank; ++i)
    elements *= info->inner_shape[i];
  return elements;
}

static int64_t tttc_element_bytes(const tttc_tensor_info *info) {
  return info->dtype == TTTC_F32 ? 4 : 8;
}

static int64_t tttc_entries(const tttc_tensor_info *info, int64_t tokens) {
  const int64_t block = info->time_block;
  if (!(info->axes & TTTC_AXIS_TIME))
    return 1;
  if (block < 0)
    return tokens < -block ? tokens : -block;
  return block > 1 ? tokens / block + (tokens % block != 0) : tokens;
}

static int64_t tttc_aligned(int64_t bytes) { return (bytes + 63) / 64 * 64; }

static int64_t tttc_array_bytes(const tttc_tensor_info *info, const int64_t extents[3]) {
  return tttc_aligned((info->axes & TTTC_AXIS_BATCH ? extents[0] : 1) *
                      (info->axes & TTTC_AXIS_HEAD ? extents[1] : 1) *
                      tttc_entries(info, extents[2]) * tttc_inner(info) * tttc_element_bytes(info));
}

/* `info` is `whole`, or a head of its rows. */
static struct array tttc_array(const tttc_tensor_info *info, const tttc_tensor_info *whole,
                               void *data, const int64_t extents[3]) {
  struct array array;
  array.data = (char *)data;
  array.entries = tttc_entries(whole, extents[2]);
  array.time = tttc_inner(whole);
  array.rows = array.entries * (whole->axes & TTTC_AXIS_HEAD ? extents[1] : 1);
  array.batch = array.rows * array.time;
  array.rows *= whole->axes & TTTC_AXIS_BATCH ? extents[0] : 1;
  array.head = whole->axes & TTTC_AXIS_HEAD ? array.entries * array.time : tttc_inner(info);
  return array;
}

/* Several tasks or stages contribute to such an output. */
static int tttc_is_shared(const tttc_entry_info *stage, const tttc_tensor_info *info) {
  return info->role == TTTC_GRADIENT_PART ||
         ((info->role == TTTC_GRADIENT || info->role == TTTC_STATE_FINAL) &&
          (stage->task_axes & ~info->axes));
}

static int tttc_is_first(const tttc_entry_info *stage, const tttc_tensor_info *info, int64_t b,
                         int64_t h) {
  const uint32_t lacks = stage->task_axes & ~info->axes;
  return (!(lacks & TTTC_AXIS_BATCH) || b == 0) && (!(lacks & TTTC_AXIS_HEAD) || h == 0);
}

static int64_t tttc_part_bytes(const tttc_tensor_info *info, const int64_t extents[3]) {
  return tttc_aligned(tttc_entries(info, extents[2]) * tttc_inner(info) * tttc_element_bytes(info));
}

/* Bytes of a stage: parts of shared outputs, zeros, the memory of a task. */
static void tttc_stage_bytes(const tttc_entry_info *stage, const int64_t extents[3],
                             int64_t bytes[3]) {
  bytes[0] = bytes[1] = 0;
  for (uint32_t i = 0; i < stage->num_tensors; ++i) {
    const tttc_tensor_info *info = &stage->tensors[i];
    const int64_t own = tttc_part_bytes(info, extents);
    if (tttc_is_shared(stage, info))
      bytes[0] += own;
    if (info->role == TTTC_COTANGENT && own > bytes[1])
      bytes[1] = own;
  }
  bytes[2] = tttc_aligned(stage->workspace_bytes + stage->workspace_bytes_per_token * extents[2]);
}

static int64_t tttc_entry_bytes(const tttc_entry_info *entry, const int64_t extents[3]) {
  const uint32_t stages = entry->num_stages ? entry->num_stages : 1;
  int64_t internals = 0, most = 0;
  for (uint32_t i = 0; i < entry->num_internals; ++i)
    internals += tttc_array_bytes(&entry->internals[i], extents);
  for (uint32_t i = 0; i < stages; ++i) {
    int64_t bytes[3];
    tttc_stage_bytes(entry->num_stages ? &entry->stages[i] : entry, extents, bytes);
    bytes[2] += bytes[0] + bytes[1];
    most = bytes[2] > most ? bytes[2] : most;
  }
  return internals + most;
}

static int tttc_is_same(const char *a, const char *b) {
  while (*a && *a == *b)
    ++a, ++b;
  return *a == *b;
}

/* The array of the call, or among the internal ones, that a tensor of a stage is. */
static struct array tttc_find_array(const tttc_entry_info *entry, const tttc_tensor_info *info,
                                    void *const *arrays, char *internals,
                                    const int64_t extents[3]) {
  for (uint32_t i = 0; i < entry->num_tensors; ++i)
    if (tttc_is_same(entry->tensors[i].name, info->name))
      return tttc_array(info, &entry->tensors[i], arrays[i], extents);
  uint32_t i = 0;
  while (!tttc_is_same(entry->internals[i].name, info->name))
    internals += tttc_array_bytes(&entry->internals[i++], extents);
  return tttc_array(info, &entry->internals[i], internals, extents);
}

static void tttc_write_view(const tttc_entry_info *stage, const tttc_tensor_info *info,
                            const struct array *array, const int64_t extents[3],
                            struct view *view) {
  const int64_t sizes[3] = {extents[0], extents[1], array->entries};
  const int64_t strides[3] = {array->batch, array->head, array->time};
  uint32_t rank = info->inner_rank, axis = 0;
  for (uint32_t i = 0; i < 3; ++i)
    rank += (info->axes & ~stage->task_axes) >> i & 1;
  for (uint32_t i = 0; i < 3; ++i)
    if ((info->axes & ~stage->task_axes) >> i & 1) {
      view->at[axis] = sizes[i];
      view->at[rank + axis++] = strides[i];
    }
  int64_t dense = 1;
  for (uint32_t i = info->inner_rank; i-- > 0;) {
    view->at[axis + i] = info->inner_shape[i];
    view->at[rank + axis + i] = dense;
    dense *= info->inner_shape[i];
  }
  view->offset = 0;
  if (tttc_is_shared(stage, info) && (info->axes & TTTC_AXIS_TIME))
    view->at[rank + axis - 1] = tttc_inner(info); // a part is dense
}

/* The first task writes an element of a shared output, the others add to it. */
static void tttc_join(const tttc_tensor_info *info, const struct array *array, int64_t offset,
                      const char *part, int isFirst) {
  const int64_t inner = tttc_inner(info);
  if (info->role == TTTC_STATE_FINAL && !isFirst)
    return;
  const int adds = !isFirst || info->role == TTTC_GRADIENT_PART;
  for (int64_t t = 0; t < array->entries; ++t)
    for (int64_t e = 0; e < inner; ++e) {
      const int64_t to = offset + t * array->time + e, from = t * inner + e;
      if (info->dtype == TTTC_F32)
        ((float *)array->data)[to] =
            (adds ? ((float *)array->data)[to] : 0) + ((const float *)part)[from];
      else
        ((double *)array->data)[to] =
            (adds ? ((double *)array->data)[to] : 0) + ((const double *)part)[from];
    }
}

static void tttc_run_task(const tttc_entry_info *stage, const struct array *arrays,
                          struct view *views, int64_t b, int64_t h, const int64_t extents[3],
                          char *parts, char *zeros, char *workspace) {
  void *args[tttc_most_tensors];
  for (int joins = 0; joins < 2; ++joins) {
    char *part = parts;
    for (uint32_t i = 0; i < stage->num_tensors; ++i) {
      const tttc_tensor_info *info = &stage->tensors[i];
      const uint32_t split = info->axes & stage->task_axes;
      const int64_t offset = (split & TTTC_AXIS_BATCH ? b * arrays[i].batch : 0) +
                             (split & TTTC_AXIS_HEAD ? h * arrays[i].head : 0);
      const int isFirst = tttc_is_first(stage, info, b, h);
      char *data = arrays[i].data + offset * tttc_element_bytes(info);
      if (tttc_is_shared(stage, info)) {
        if (joins)
          tttc_join(info, &arrays[i], offset, part, isFirst);
        data = part;
        part += tttc_part_bytes(info, extents);
      } else if (info->role == TTTC_COTANGENT && !isFirst) {
        data = zeros;
      }
      views[i].allocated = views[i].aligned = data;
      args[i] = &views[i];
    }
    if (!joins)
      stage->task(args, workspace);
  }
}

static void tttc_run_stage(const tttc_entry_info *entry, const tttc_entry_info *stage,
                           void *const *given, const int64_t extents[3], char *internals,
                           char *workspace) {
  struct array arrays[tttc_most_tensors];
  struct view views[tttc_most_tensors];
  int64_t bytes[3];
  tttc_stage_bytes(stage, extents, bytes);
  char *zeros = workspace + bytes[0];
  for (int64_t i = 0; i < bytes[1]; ++i)
    zeros[i] = 0;
  const int64_t batch = stage->task_axes & TTTC_AXIS_BATCH ? extents[0] : 1;
  const int64_t heads = stage->task_axes & TTTC_AXIS_HEAD ? extents[1] : 1;
  for (uint32_t i = 0; i < stage->num_tensors; ++i) {
    const tttc_tensor_info *info = &stage->tensors[i];
    arrays[i] = tttc_find_array(entry, info, given, internals, extents);
    tttc_write_view(stage, info, &arrays[i], extents, &views[i]);
    if (batch * heads == 0 && tttc_is_shared(stage, info) && info->role != TTTC_GRADIENT_PART)
      for (int64_t j = 0; j < arrays[i].rows * arrays[i].time * tttc_element_bytes(info); ++j)
        arrays[i].data[j] = 0;
  }
  for (int64_t b = 0; b < batch; ++b)
    for (int64_t h = 0; h < heads; ++h)
      tttc_run_task(stage, arrays, views, b, h, extents, workspace, zeros, zeros + bytes[1]);
}

static int tttc_call(const tttc_entry_info *entry, void *const *arrays, int64_t batch,
                     int64_t heads, int64_t tokens, void *workspace) {
  const int64_t extents[3] = {batch, heads, tokens};
  if (batch < 0 || heads < 0 || tokens < 0 || (entry->heads && heads != entry->heads) ||
      (entry->max_tokens && tokens > entry->max_tokens))
    return TTTC_ERROR_SHAPE;
  if ((uintptr_t)workspace % 64 != 0 || (!workspace && tttc_entry_bytes(entry, extents) != 0))
    return TTTC_ERROR_WORKSPACE;
  char *stages = (char *)workspace;
  for (uint32_t i = 0; i < entry->num_internals; ++i)
    stages += tttc_array_bytes(&entry->internals[i], extents);
  const uint32_t count = entry->num_stages ? entry->num_stages : 1;
  for (uint32_t i = 0; i < count; ++i) {
    const tttc_entry_info *stage = entry->num_stages ? &entry->stages[i] : entry;
    tttc_run_stage(entry, stage, arrays, extents, entry->num_stages ? (char *)workspace : stages,
                   stages);
    if (stage->failure && stage->failure())
      return TTTC_ERROR_DEVICE;
  }
  return TTTC_OK;
}
