//===- runtime.h - C ABI for compiled TTT layers ------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two parts. The data that a compiled kernel exports (tttc_kernel_info and the structs
// it refers to): constants, written by the compiler and read by this runtime. And the
// functions that a program calls: open a kernel, query its signature, run it on strided
// tensors. Exported structs record their sizes (struct_size, entry_size, tensor_size,
// image_size), and so do the options of a call, so that fields can be appended: if a
// struct is shorter than the runtime's, but not shorter than that of its ABI version, the
// missing fields are 0; if it is longer, it is accepted if the additional bytes are 0, and
// otherwise refused with a message. tttc_module_info, tttc_tensor and tttc_argument are
// fixed for an ABI version.
//
// Units: strides and sizes count elements, names that end in `bytes` count
// bytes; both are 64 bit. All functions may be called from any thread; one
// tttc_kernel may be run from several threads at once if each call has its
// own workspace and outputs. No function may be called from a signal handler.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_RUNTIME_H
#define TTTC_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define TTTC_API
#else
#define TTTC_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

#define TTTC_ABI_VERSION 2
#define TTTC_MAX_RANK 8

typedef enum tttc_status {
  TTTC_OK = 0,
  TTTC_ERROR_INVALID_ARGUMENT = 1, ///< null pointer, unknown name, wrong count
  TTTC_ERROR_SHAPE = 2,            ///< rank, or length of an axis
  TTTC_ERROR_DTYPE = 3,
  TTTC_ERROR_STRIDE = 4,    ///< negative, inner axes not dense, an output overlaps itself
  TTTC_ERROR_ALIGNMENT = 5, ///< a pointer is not aligned to its element
  TTTC_ERROR_OVERLAP = 6,   ///< an output overlaps another buffer
  TTTC_ERROR_WORKSPACE = 7, ///< workspace too small, null or misaligned
  TTTC_ERROR_UNSUPPORTED_CPU = 8,
  TTTC_ERROR_LOAD = 9, ///< not a file, not a kernel, wrong ABI version, malformed
  TTTC_ERROR_OUT_OF_MEMORY = 10,
  TTTC_ERROR_UNSUPPORTED = 11,        ///< the kernel has no such entry
  TTTC_ERROR_NO_DEVICE = 12,          ///< no CUDA driver, no device, or no current context
  TTTC_ERROR_UNSUPPORTED_DEVICE = 13, ///< none of the kernel's images runs on the device
  TTTC_ERROR_DEVICE = 14,             ///< the driver reported an error, quoted in the message
  TTTC_ERROR_COMPILE = 15             ///< of tttc/compiler.h: the program has an error
} tttc_status;

typedef enum tttc_dtype {
  TTTC_F32 = 0,
  TTTC_F64 = 1,
  TTTC_BF16 = 2, ///< of rows of tokens
  TTTC_F16 = 3,  ///< of rows of tokens
  TTTC_I64 = 4   ///< of positions
} tttc_dtype;

/// The role of a tensor of the signature in the layer.
typedef enum tttc_role {
  TTTC_TOKEN = 0,          ///< input, one value per token
  TTTC_PARAM = 1,          ///< input, trained by the outer loop only
  TTTC_STATE_INITIAL = 2,  ///< input, a state at the start of the call
  TTTC_STATE_FINAL = 3,    ///< output, the same state (or variable) at its end; a
                           ///< variable that all heads share lacks H
  TTTC_OUTPUT = 4,         ///< output, `out`
  TTTC_PROBE = 5,          ///< output, `probe`
  TTTC_SAVED = 6,          ///< output of TTTC_ENTRY_SAVE, kept for the backward call
  TTTC_RESTORED = 7,       ///< input of TTTC_ENTRY_BACKWARD, the same tensor
  TTTC_COTANGENT = 8,      ///< input, `d_out`, `d_W1_final`, with the output's axes
  TTTC_GRADIENT = 9,       ///< output, `d_q`, `d_W1`; summed over the axes that the
                           ///< tasks split and it lacks, in a fixed order
  TTTC_INTERNAL = 10,      ///< passed from one stage to a later one, in the workspace
  TTTC_GRADIENT_PART = 11, ///< output of a stage, added to the GRADIENT that an
                           ///< earlier stage wrote
  TTTC_POSITION = 12,      ///< input of TTTC_ENTRY_DECODE: the number of preceding tokens
                           ///< of each sequence, at least 0; i64
  TTTC_STATE_DECAY = 13,   ///< output of TTTC_ENTRY_SUMMARY, `S_decay`: factors of the initial
                           ///< state; along an axis of length 1 they are the same
  TTTC_STATE_MAP = 14      ///< output of TTTC_ENTRY_SUMMARY, `S_map`: the matrix that multiplies
                           ///< the initial states, stacked in the order of FORWARD's inputs
} tttc_role;

/// Leading axes of a tensor, in canonical order B, H, T. The inner axes follow.
enum {
  TTTC_AXIS_BATCH = 1u, ///< B
  TTTC_AXIS_HEAD = 2u,  ///< H
  TTTC_AXIS_TIME = 4u   ///< T
};

//===----------------------------------------------------------------------===//
// Exports of a compiled kernel
//===----------------------------------------------------------------------===//

/// The kinds of device code.
typedef enum tttc_image_kind {
  TTTC_IMAGE_PTX = 0,  ///< null-terminated text; the driver compiles it for the device
  TTTC_IMAGE_CUBIN = 1 ///< machine code
} tttc_image_kind;

/// The code of a device kernel for one target. Machine code for `sm_XY` runs on devices of
/// capability X.Y and of X.Z with Z > Y; PTX for `sm_XY` on those and on all later ones; either
/// for `sm_XYa` on X.Y only. The runtime prefers machine code to PTX, and the newest of each.
typedef struct tttc_image {
  const char *target; ///< "sm_90a"
  uint32_t kind;      ///< tttc_image_kind
  uint32_t reserved;  ///< 0
  const void *data;
  uint64_t bytes; ///< for PTX including the terminating null
} tttc_image;

/// Initialization of a tensor for training by the outer loop.
typedef enum tttc_init_kind {
  TTTC_INIT_NONE = 0,     ///< not specified by the layer
  TTTC_INIT_CONSTANT = 1, ///< each element is init_values[0]
  TTTC_INIT_NORMAL = 2,   ///< independent elements: mean init_values[0], standard deviation
                          ///< init_values[1], which is at least 0
  TTTC_INIT_UNIFORM = 3,  ///< independent elements: from init_values[0] to init_values[1], the
                          ///< first at most the second
  TTTC_INIT_FIXED = 4 ///< not trained: a sequence starts from init_values[0], a later segment of
                      ///< it from other values
} tttc_init_kind;

typedef struct tttc_tensor_info {
  const char *name; ///< the DSL's: `q`, `W1`, `W1_final`, `out`
  uint32_t role;    ///< tttc_role
  uint32_t dtype;   ///< tttc_dtype
  uint32_t axes;    ///< TTTC_AXIS_* the tensor has in a call. A STATE_INITIAL
                    ///< has B and H: stride 0 on B shares the learned one.
  uint32_t inner_rank;
  int64_t inner_shape[TTTC_MAX_RANK]; ///< e.g. {64, 64}, each at least 1
  /// Tokens per entry of the T axis: that axis has ceil(T / time_block) entries.
  /// 1 for tokens and `out`, n for a probe in `every n` and for a tensor that is saved
  /// every n tokens; 0 means 1. Negative, -w: only the last w tokens, the axis has
  /// min(T, w) entries; e.g. the final value of a state that stores the last w rows.
  int64_t time_block;
  /// For a PARAM or STATE_INITIAL, for the program that trains it; the kernel does not read it.
  /// Others have TTTC_INIT_NONE.
  uint32_t init_kind;    ///< tttc_init_kind
  uint32_t reserved;     ///< 0
  double init_values[2]; ///< finite; values that the kind does not use are 0
} tttc_tensor_info;

/// Runs one task: one value of each axis in tttc_entry_info::task_axes.
/// `args` holds one pointer to a memref descriptor per tensor of the signature,
/// in its order:
///   { void *allocated, *aligned; int64_t offset, sizes[rank], strides[rank]; }
/// Its axes are those the tasks do not split, in canonical order, then the inner
/// ones: rank = (T) + inner_rank if the tasks split B and H. `allocated`
/// equals `aligned` and offset is 0; both may be null in a tensor of no elements.
/// Inner strides are the dense ones. `workspace` is aligned to
/// workspace_alignment; its contents are undefined at entry.
/// The task reads inputs and writes its part of the outputs; it throws nothing,
/// keeps no pointer and must not depend on which tasks ran before. It starts in
/// the default floating-point environment: round to nearest, subnormals kept.
typedef void (*tttc_task_fn)(void *const *args, void *workspace);

typedef enum tttc_entry_kind {
  TTTC_ENTRY_FORWARD = 0,
  TTTC_ENTRY_BACKWARD = 1, ///< gradients, from the tensors that TTTC_ENTRY_SAVE saved
  TTTC_ENTRY_DECODE = 2,   ///< resumes a sequence by up to max_tokens tokens, from the
                           ///< `carry.S_final` of the previous PREFILL or DECODE
  TTTC_ENTRY_SAVE = 3,     ///< forward, and saves tensors for the backward call
  TTTC_ENTRY_PREFILL = 4,  ///< forward from the start of a sequence, and returns the state
                           ///< needed to resume it
  TTTC_ENTRY_SUMMARY = 5   ///< the map of the states by the tokens of a call: the final states of
                           ///< FORWARD are `S_decay * S + S_final`, or `S_map @ S + S_final`
} tttc_entry_kind;

typedef struct tttc_entry_info {
  uint32_t kind; ///< tttc_entry_kind
  uint32_t num_tensors;
  const tttc_tensor_info *tensors;
  int64_t workspace_bytes;     ///< per concurrently running task
  int64_t workspace_alignment; ///< bytes, a power of two; 0 means 1
  tttc_task_fn task;
  uint32_t tensor_size; ///< sizeof(tttc_tensor_info) when it was compiled
  /// TTTC_AXIS_* of B and H that the tasks split. Usually both; only B if `out` joins the
  /// heads, and the task loops over them. Every output except gradients and final values must
  /// have all of these axes, otherwise two tasks would write the same element.
  uint32_t task_axes;
  int64_t heads;                     ///< H the code was specialised for; 0: any
  int64_t workspace_bytes_per_token; ///< times T, added to workspace_bytes
  /// If not 0, the entry consists of stages that run one after the other, each with separate
  /// tasks. `tensors` above are the arguments of a call, `task` is null, and axes and workspace
  /// are those of the stages. A tensor of a stage has the name of one of the entry or of
  /// `internals`. If it has H and that one does not, the heads are concatenated: the first inner
  /// axis of a head is its slice of the first inner axis of that one.
  uint32_t num_stages;
  uint32_t num_internals;
  const struct tttc_entry_info *stages;
  const tttc_tensor_info *internals; ///< of role TTTC_INTERNAL
  int64_t max_tokens;                ///< maximum tokens of a sequence in one call; 0: no limit
  int64_t max_length;                ///< maximum tokens of a sequence in total, including those
                                     ///< before its position; 0: no limit
  /// For device kernels, whose `task` is null: see below. For CPU kernels null and zeros.
  const char *kernel_name; ///< symbol in each image
  uint32_t block_threads;  ///< threads of a block, 1 to 1024
  uint32_t shared_bytes;   ///< dynamic shared memory of a block
  /// Why the task that ran last on the calling thread failed; null if it did not, with outputs
  /// undefined if it did. Null: the tasks cannot fail. Those that call a device can.
  const char *(*failure)(void);
  /// If not 0, groups of this many tokens do not depend on each other, and outputs have entries of
  /// groups alone: several blocks of a device share a task, and on a CPU a task may be called for a
  /// part of its tokens, a multiple of this many but at the end, with descriptors of that part.
  int64_t block_tokens;
  /// If not null, the same entry or stage for a block of columns: the last inner axis of all its
  /// outputs and of some inputs is shorter, by the same factor; rows keep the strides of all
  /// columns. It has no stages and no `columns`. On a CPU, where there are fewer tasks than
  /// threads, a task is called once for each block, with descriptors of its columns; together the
  /// blocks write what the task would have written, bit by bit. On a device, where its
  /// multiprocessors then end earlier, a task is a block for each block of columns; they may round
  /// differently. It then has no block_tokens, nor has the whole one.
  const struct tttc_entry_info *columns;
  /// If not 0, a sequence may be cut into calls after multiples of this many tokens, each of which
  /// starts from the final states of the one before.
  int64_t cut_tokens;
} tttc_entry_info;

// The code of an entry or stage on a device. A task is a block: blockIdx.y is its index on B,
// called b here (the index of the sequence), blockIdx.x its index on H, called h, or 0 if the
// tasks do not split H; the tasks of every device kernel split B. With block_tokens, gridDim.z
// blocks share a task: block z computes its mini-batches z, z + gridDim.z and so on. In the code of
// a block of columns, gridDim.z is the number of these blocks, and block z computes the columns
// from z * n on, where n is the extent of the last inner axis of each tensor that is split. Else
// gridDim.z is 1, as it is for block_tokens with a workspace. A block has block_threads threads
// along x. The parameters are 8 bytes each, in this order:
//
//   for each tensor of the signature: data, stride on B, stride on H, stride on T
//   tokens       T of the call, the length of the T axis; for packed sequences at least
//                their total length
//   cu_seqlens   as in tttc_run_options, in 64 or 32 bits, or 0
//   read_slots   the same
//   write_slots  the same
//   workspace    of block (0, 0), aligned to workspace_alignment; 0 if there is none
//   block_bytes  size of a block's workspace: that of block (h, b, z) is at
//                workspace + ((b * gridDim.x + h) * gridDim.z + z) * block_bytes
//   zeros        zero-filled memory, or 0 if it is not read (see 2.)
//   offset_bytes size of an element of cu_seqlens: 8 or 4
//
// Strides count elements, and are 0 on axes that the tensor lacks. Inner axes are dense. If their
// elements take a multiple of 16 bytes, or of a smaller power of two, the address and the strides
// of the caller's tensor are multiples of it too: a block uses vector loads of that width.
// Element (b, h, t, i) of every tensor, also of those that lack an axis, is at
//
//   data + (b * stride_B + h * stride_H + t * stride_T + i) * bytes of an element
//
// where t counts entries of the T axis (time_block), and i elements of all columns, with these
// exceptions:
//
// 1. With cu_seqlens a tensor with T is addressed without b * stride_B, and t starts at the
//    first entry of the sequence: cu_seqlens[b]; with time_block n > 1 the sum over the
//    sequences i < b of ceil(length_i / n); with time_block -w that of min(length_i, w).
// 2. A COTANGENT that lacks an axis which the tasks split is read only by the first block along
//    that axis. The other blocks (h != 0 if it lacks H, b != 0 if it lacks B) read its inner
//    elements at `zeros`. It has no T.
// 3. A STATE_INITIAL with B is read at read_slots[b] instead of b, and a STATE_FINAL with all axes
//    that the tasks split is written at write_slots[b], if these are not 0.
// 4. For outputs that several tasks share (a GRADIENT or STATE_FINAL that lacks an axis which the
//    tasks split, every GRADIENT_PART), data and strides, also those on axes that the tensor
//    lacks, address parts in the workspace. A block writes its whole part, with T the tokens of
//    its sequence, and does not accumulate. The runtime joins the parts in the order of the tasks,
//    b before h.
//
// A block reads inputs and writes its part of the outputs. It must not depend on which
// blocks ran before.

/// Exported by a compiled layer as `tttc_kernel_<layer>_<digest>`, in C as `tttc_kernel_<layer>`, a
/// macro of the kernel's header. Strings are never null, except
/// program_hash and options, which a hand-written kernel may lack.
typedef struct tttc_kernel_info {
  uint32_t abi_version; ///< TTTC_ABI_VERSION it was compiled for
  uint32_t struct_size; ///< sizeof(tttc_kernel_info) at that time
  const char *layer;    ///< name of the layer
  const char *compiler; ///< version of the compiler that wrote it
  const char *form;     ///< "primal" or "dual"
  const char *dims;     ///< "b=16,d=64"
  const char *target_cpu;
  /// Features the code needs, comma separated, LLVM's names: "avx512f,fma"; it uses no other.
  /// Opening the kernel fails on a machine that lacks one, or if the runtime does not know a name.
  const char *cpu_features;
  uint32_t num_entries;
  uint32_t entry_size; ///< sizeof(tttc_entry_info) at that time
  const tttc_entry_info *entries;
  /// 0 for a CPU kernel. Otherwise it is a device kernel, for CUDA, and each image has the code
  /// of all entries.
  uint32_t num_images;
  uint32_t image_size; ///< sizeof(tttc_image) at that time
  const tttc_image *images;
  /// Hash, 32 hexadecimal digits, of the layer's text in the canonical layout, without comments:
  /// equal for equal programs. With `dims`, `options` and `target_cpu` it tells whether a kernel
  /// is up to date. Detects accidental differences, not malicious ones.
  const char *program_hash;
  /// The compiler's flags: "--dtype=f32 --form=auto --chunk=16".
  const char *options;
} tttc_kernel_info;

/// Exported by a shared object as `tttc_module`: the kernels it holds. Several of one layer are for
/// different CPUs, the most demanding first; tttc_kernel_open takes the first whose `cpu_features`
/// this machine has.
typedef struct tttc_module_info {
  uint32_t abi_version;
  uint32_t num_kernels;
  const tttc_kernel_info *const *kernels;
} tttc_module_info;

//===----------------------------------------------------------------------===//
// Functions for programs
//===----------------------------------------------------------------------===//

typedef struct tttc_kernel tttc_kernel;

/// A strided view of the caller's memory. Axes in canonical order: those of
/// B, H, T that the tensor has (see tttc_tensor_info::axes), then the inner
/// ones. Strides express any order in memory: [B,T,H,d] and [B,H,T,d] both
/// work. Inner axes must be dense and row-major. Strides are not negative; an
/// input may have stride 0 on a leading axis (one value shared along it). The
/// stride of an axis of length 1 is ignored, as are all strides of an empty
/// tensor. `data` may be null if the tensor is empty, and where a call allows it (see tttc_run).
typedef struct tttc_tensor {
  void *data;
  uint32_t dtype; ///< tttc_dtype
  uint32_t rank;
  int64_t shape[TTTC_MAX_RANK];
  int64_t strides[TTTC_MAX_RANK];
} tttc_tensor;

/// A tensor by the name it has in the signature.
typedef struct tttc_argument {
  const char *name;
  tttc_tensor tensor;
} tttc_argument;

typedef struct tttc_run_options {
  uint32_t struct_size; ///< sizeof(tttc_run_options)
  uint32_t num_threads; ///< 0: see tttc_set_num_threads; above 1024: 1024. The result does not
                        ///< depend on it.
  void *workspace;      ///< caller-owned, not shared with a call in progress; see
                        ///< tttc_workspace_bytes. May be null if that says 0.
  uint64_t workspace_bytes;
  /// Null, or `num_sequences` + 1 offsets: sequences of different lengths are packed along the T
  /// axis, sequence i from cu_seqlens[i] to cu_seqlens[i + 1]; the first offset is 0, the last
  /// is the length of the axis. Tensors with T then have length 1 on B, the others
  /// num_sequences. A tensor saved every n tokens has ceil(length / n) entries per sequence, one
  /// sequence after the other; its T axis may be longer than their sum, floor(T / n) +
  /// num_sequences suffices for any lengths, and the rest is not written.
  const int64_t *cu_seqlens;
  uint64_t num_sequences; ///< also of cu_seqlens_i32
  /// Null, or one slot per sequence: the entry on axis B of the initial states that the sequence
  /// reads, and of the final states that it writes. These axes then have as many entries as there
  /// are slots. A slot may be written by one sequence of the call only; if final states are
  /// written in place of initial ones, no other sequence may read it. Must be null with cu_seqlens
  /// if such a state has T, e.g. the rows that a whole sequence stores: those are packed.
  /// write_slots must be null in a backward call, which writes no final states.
  const int64_t *read_slots;
  const int64_t *write_slots;
  /// For device kernels: the CUstream of the current context into which the call is enqueued;
  /// null means the default stream. Tensors, workspace, cu_seqlens, read_slots and write_slots are
  /// then in device memory, and num_threads is ignored.
  void *stream;
  /// The same as `cu_seqlens` in 32 bits; at most one of them is given.
  const int32_t *cu_seqlens_i32;
  /// Allocates the workspace if `workspace` is null; may be null. Called at most once, after all
  /// other checks, and not at all if no workspace is needed; if it returns null, the call fails
  /// with TTTC_ERROR_OUT_OF_MEMORY. The caller owns the memory and must keep it until the call, or
  /// on a device the work in the stream, is done. `bytes` is not 0, `alignment` is a power of two.
  void *(*allocate)(void *context, uint64_t bytes, uint64_t alignment);
  void *allocate_context; ///< passed to `allocate`
} tttc_run_options;

/// Sets the number of threads of calls whose `num_threads` is 0. The initial value 0 means
/// $TTTC_NUM_THREADS, read when first needed (1 to 1024; other values are ignored), or else one per
/// processor of the process's affinity mask, limited by the CPU quota of its control groups
/// (containers). Must not be changed between a call and the query of its workspace.
TTTC_API void tttc_set_num_threads(uint32_t threads);

/// Features of this machine's CPU that a kernel may need (tttc_kernel_info::cpu_features), comma
/// separated: the key for a cache of kernels compiled for `native`. The string is static.
TTTC_API const char *tttc_host_features(void);

/// ABI version of the linked runtime.
TTTC_API uint32_t tttc_abi_version(void);
/// "ok", "shape", "stride", ...; "unknown status" for an unknown number, e.g. of a newer library.
/// The string is static.
TTTC_API const char *tttc_status_name(int status);
/// The message of the last failure on this thread; "" if there was none. Valid
/// until the next failure on this thread.
TTTC_API const char *tttc_last_error(void);

/// Opens kernel `layer` of a shared object (null: the only one it holds). A path
/// without a slash is a file of the current directory. Runs the object's
/// initialisers: open only trusted files. On failure *kernel is null.
///
/// A file that tttc linked holds a digest of its bytes and is refused if they have changed since,
/// e.g. by disk corruption or a tool such as `strip`; the digest does not protect against
/// deliberate changes. A file that was linked in another way has no digest, or zeros in its place;
/// it is only checked to be complete. The file stays mapped: replace it by renaming another one, as
/// tttc does, never in place.
TTTC_API tttc_status tttc_kernel_open(const char *path, const char *layer, tttc_kernel **kernel);
/// The same for a kernel linked into the program; `info` must outlive the kernel.
TTTC_API tttc_status tttc_kernel_from_info(const tttc_kernel_info *info, tttc_kernel **kernel);
/// Null is allowed. The kernel must not be running.
TTTC_API void tttc_kernel_close(tttc_kernel *kernel);
/// The exported info of the kernel; null for a null kernel. Valid until the kernel is closed.
TTTC_API const tttc_kernel_info *tttc_kernel_get_info(const tttc_kernel *kernel);
/// The signature of an entry, or null if the kernel has none of this kind.
TTTC_API const tttc_entry_info *tttc_kernel_entry(const tttc_kernel *kernel, tttc_entry_kind kind);

/// Loads a device kernel into the CUDA context that is current on this thread, which may include
/// compiling it. The first call in a context does the same; after it no call allocates, loads or
/// waits, as graph capture requires. Does nothing for a CPU kernel. A context must outlive the
/// kernels that were loaded into it.
TTTC_API tttc_status tttc_kernel_prepare(const tttc_kernel *kernel);

/// Bytes and alignment of the workspace for a call with this thread count, B, H and T that omits
/// no tensor and sums none (see tttc_run). Does not shrink when one of them grows (num_threads = 0
/// counts as the number that such a call uses); 0 bytes if there is nothing to run. For packed
/// sequences B is their number and T their total length. For device kernels the thread count is
/// ignored: each task has a separate workspace.
TTTC_API tttc_status tttc_workspace_bytes(const tttc_kernel *kernel, tttc_entry_kind kind,
                                          uint32_t num_threads, int64_t batch, int64_t heads,
                                          int64_t tokens, uint64_t *bytes, uint64_t *alignment);

/// The same for a specific call of tttc_run, whose options need no workspace yet. For packed
/// sequences it may be far less, because tttc_workspace_bytes must assume B sequences of length T;
/// if tensors are omitted or summed (see tttc_run) it is more. Null data counts as omitted where
/// that is allowed; elsewhere it is ignored.
TTTC_API tttc_status tttc_run_workspace_bytes(const tttc_kernel *kernel, tttc_entry_kind kind,
                                              const tttc_argument *args, size_t num_args,
                                              const tttc_run_options *options, uint64_t *bytes,
                                              uint64_t *alignment);

/// Dense row-major tensor, its axes in the order of `shape` (`rank` lengths).
/// Checks nothing: tttc_run reports a wrong rank or a size beyond 64 bits.
TTTC_API tttc_tensor tttc_tensor_dense(void *data, tttc_dtype dtype, uint32_t rank,
                                       const int64_t *shape);

/// Runs an entry. Every tensor of the signature must be given exactly once.
/// B, H and T are read from the tensors and must agree; T = 0 is allowed: the
/// final states are then the result of the layer's program without tokens.
/// A final state `S_final` may be exactly the buffer of its initial state `S`
/// (same data, shape and strides); any other overlap of an output with another tensor, the
/// workspace, cu_seqlens, read_slots or write_slots is an error. Intersecting byte ranges count as
/// overlap.
///
/// Null data of a nonempty tensor omits it: a COTANGENT is then zero, a STATE_FINAL, PROBE or
/// GRADIENT is not returned. Its shape must still be given. A GRADIENT with B and without T, such
/// as that of an initial state, may be given without the axis B: then it is the sum over the
/// sequences, in their order, as for a state that all of them share. In both cases the tasks use
/// part of the workspace instead.
///
/// Checks everything before it writes anything; returns when all is written.
///
/// A device kernel is enqueued into the stream of the options, in the context that is current on
/// this thread, and the call does not wait for it: device errors are reported where the caller
/// synchronizes. Contents of device memory are not checked: cu_seqlens, slots and positions must
/// be valid as for a CPU, and tensors with T may be longer than the last offset of cu_seqlens (the
/// rest of an output is not written). At most 65535 sequences.
TTTC_API tttc_status tttc_run(const tttc_kernel *kernel, tttc_entry_kind kind,
                              const tttc_argument *args, size_t num_args,
                              const tttc_run_options *options);

#ifdef __cplusplus
}
#endif

#endif // TTTC_RUNTIME_H
