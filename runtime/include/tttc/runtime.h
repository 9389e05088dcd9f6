//===- runtime.h - C ABI for compiled TTT layers ------------------*- C -*-===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two halves. What a compiled kernel exports (tttc_kernel_info and what hangs
// on it): constant data, read by this runtime, written by the compiler. And
// what a program calls: open a kernel, ask its signature, run it on strided
// tensors. What a kernel exports tells its sizes (struct_size, entry_size,
// tensor_size, image_size), and so do the options of a call, so that fields can be
// appended: what is shorter than a runtime's own struct, but not than that of its ABI
// version, is as if the rest were 0; what is longer is taken if the rest is 0, and
// refused with a message if not. tttc_module_info, tttc_tensor and tttc_argument are
// fixed for an ABI version.
//
// Units: strides and sizes count elements, names that end in `bytes` count
// bytes; both are 64 bit. All functions may be called from any thread; one
// tttc_kernel may be run from several threads at once if each call brings its
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
  TTTC_ERROR_UNSUPPORTED_DEVICE = 13, ///< the device takes none of the kernel's images
  TTTC_ERROR_DEVICE = 14,             ///< the driver refused something; the message has its words
  TTTC_ERROR_COMPILE = 15             ///< of tttc/compiler.h: the program has an error
} tttc_status;

typedef enum tttc_dtype {
  TTTC_F32 = 0,
  TTTC_F64 = 1,
  TTTC_BF16 = 2, ///< on devices
  TTTC_F16 = 3,  ///< on devices
  TTTC_I64 = 4   ///< of positions
} tttc_dtype;

/// What a tensor of the signature is to the layer.
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
  TTTC_INTERNAL = 10,      ///< given by one stage to a later one, in the workspace
  TTTC_GRADIENT_PART = 11, ///< output of a stage, added to the GRADIENT that an
                           ///< earlier stage gave
  TTTC_POSITION = 12       ///< input of TTTC_ENTRY_DECODE: how many tokens of each
                           ///< sequence came before, at least 0; i64
} tttc_role;

/// Leading axes of a tensor, in canonical order B, H, T. The inner axes follow.
enum {
  TTTC_AXIS_BATCH = 1u, ///< B
  TTTC_AXIS_HEAD = 2u,  ///< H
  TTTC_AXIS_TIME = 4u   ///< T
};

//===----------------------------------------------------------------------===//
// What a compiled kernel exports
//===----------------------------------------------------------------------===//

/// What a device can load.
typedef enum tttc_image_kind {
  TTTC_IMAGE_PTX = 0,  ///< text that ends with a zero; the driver compiles it for the device
  TTTC_IMAGE_CUBIN = 1 ///< machine code
} tttc_image_kind;

/// The code of a device kernel for one target. Machine code for `sm_XY` runs on devices of
/// capability X.Y and of X.Z with Z > Y; PTX for it on those and on all later ones; both for
/// `sm_XYa` on X.Y alone. The runtime takes machine code before PTX and the newest of each.
typedef struct tttc_image {
  const char *target; ///< "sm_90a"
  uint32_t kind;      ///< tttc_image_kind
  uint32_t reserved;  ///< 0
  const void *data;
  uint64_t bytes; ///< of PTX, with its last zero
} tttc_image;

/// Where the training of a tensor by the outer loop begins.
typedef enum tttc_init_kind {
  TTTC_INIT_NONE = 0,     ///< the layer does not say
  TTTC_INIT_CONSTANT = 1, ///< each element at init_values[0]
  TTTC_INIT_NORMAL = 2,   ///< each drawn by itself: mean init_values[0], standard deviation
                          ///< init_values[1], which is at least 0
  TTTC_INIT_UNIFORM = 3   ///< each drawn by itself: from init_values[0] to init_values[1], the
                          ///< first at most the second
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
  /// 1 for tokens and `out`, n for a probe in `every n` and for what is saved
  /// every n tokens; 0 means 1. Negative, -w: of the last w tokens only, the axis has
  /// min(T, w) entries, as the final value of a state that stores the last w rows.
  int64_t time_block;
  /// Of a PARAM or STATE_INITIAL, for who trains it; the kernel does not read it. Others have
  /// TTTC_INIT_NONE.
  uint32_t init_kind;    ///< tttc_init_kind
  uint32_t reserved;     ///< 0
  double init_values[2]; ///< finite; what the kind does not name is 0
} tttc_tensor_info;

/// Runs one task: one value of each axis in tttc_entry_info::task_axes.
/// `args` holds one pointer to a memref descriptor per tensor of the signature,
/// in its order:
///   { void *allocated, *aligned; int64_t offset, sizes[rank], strides[rank]; }
/// Its axes are those the tasks do not split, in canonical order, then the inner
/// ones: rank = (T) + inner_rank where the tasks split B and H. `allocated`
/// equals `aligned` and offset is 0; both may be null in a tensor of no elements.
/// Inner strides are the dense ones. `workspace` is aligned to
/// workspace_alignment; its contents are undefined at entry.
/// The task reads inputs and writes its part of the outputs; it throws nothing,
/// keeps no pointer and must not depend on which tasks ran before. It starts in
/// the default floating-point environment: round to nearest, subnormals kept.
typedef void (*tttc_task_fn)(void *const *args, void *workspace);

typedef enum tttc_entry_kind {
  TTTC_ENTRY_FORWARD = 0,
  TTTC_ENTRY_BACKWARD = 1, ///< gradients from what TTTC_ENTRY_SAVE saved
  TTTC_ENTRY_DECODE = 2,   ///< goes on by up to max_tokens tokens from what the entry
                           ///< before, PREFILL or DECODE, gave as `carry.S_final`
  TTTC_ENTRY_SAVE = 3,     ///< forward, and what the backward call needs
  TTTC_ENTRY_PREFILL = 4   ///< forward from the start of a sequence, and what is needed to
                           ///< go on
} tttc_entry_kind;

typedef struct tttc_entry_info {
  uint32_t kind; ///< tttc_entry_kind
  uint32_t num_tensors;
  const tttc_tensor_info *tensors;
  int64_t workspace_bytes;     ///< per concurrently running task
  int64_t workspace_alignment; ///< bytes, a power of two; 0 means 1
  tttc_task_fn task;
  uint32_t tensor_size; ///< sizeof(tttc_tensor_info) when it was compiled
  /// TTTC_AXIS_* the tasks split, of B and H. Usually both. B alone where `out`
  /// joins the heads: the task then walks them itself. Every output but a
  /// gradient and a final value must have all axes named here, or two tasks would write one
  /// element.
  uint32_t task_axes;
  int64_t heads;                     ///< H the code was specialised for; 0: any
  int64_t workspace_bytes_per_token; ///< times T, added to workspace_bytes
  /// Not 0: the entry is these, run one after the other, each with tasks of its own;
  /// `tensors` above says what a call gives, `task` is null, axes and workspace are the
  /// stages'. A stage names its tensors as the entry does, or as `internals` does. Where it
  /// has H and they do not, a head's first inner axis is its part of theirs: what the
  /// heads give, side by side.
  uint32_t num_stages;
  uint32_t num_internals;
  const struct tttc_entry_info *stages;
  const tttc_tensor_info *internals; ///< of role TTTC_INTERNAL
  int64_t max_tokens;                ///< most tokens of a sequence in one call; 0: any
  int64_t max_length;                ///< most tokens of a sequence in all, with those before
                                     ///< its position; 0: any
  /// Of a device kernel, whose `task` is null: see below. On a CPU null and zeros.
  const char *kernel_name; ///< in each image
  uint32_t block_threads;  ///< threads of a block, 1 to 1024
  uint32_t shared_bytes;   ///< dynamic shared memory of a block
} tttc_entry_info;

// The code of an entry or stage on a device. A task is a block: blockIdx.y is its value of
// B, called b here (the number of the sequence), blockIdx.x that of H, called h, or 0 where the
// tasks do not split H; the tasks split B in every device kernel. A block has block_threads threads
// along x. The parameters are 8 bytes each, in this order:
//
//   for each tensor of the signature: data, stride on B, stride on H, stride on T
//   tokens       T of the call, the length of the T axis; of sequences end to end at
//                least that of all
//   cu_seqlens   as in tttc_run_options, in 64 or 32 bits, or 0
//   read_slots   the same
//   write_slots  the same
//   workspace    of block (0, 0), aligned to workspace_alignment; 0 if there is none
//   block_bytes  of a block's workspace: block (h, b) has the one at
//                workspace + (b * gridDim.x + h) * block_bytes
//   zeros        memory of zeros, or 0 if nothing is read there (see 2.)
//   offset_bytes of a number of cu_seqlens: 8, or 4
//
// Strides count elements, and are 0 on axes that the tensor lacks. Inner axes are dense. Where
// their elements take a multiple of 16 bytes, or of a smaller power of two, the data of the
// caller's tensor and its strides are multiples of it, too: a block reads as many at once.
// Element (b, h, t, i) of every tensor, also of those that lack an axis, is at
//
//   data + (b * stride_B + h * stride_H + t * stride_T + i) * bytes of an element
//
// where t counts entries of the T axis (time_block), but for this:
//
// 1. With cu_seqlens a tensor with T is addressed without b * stride_B, and t starts from the
//    first entry of the sequence: cu_seqlens[b]; with time_block n > 1 the sum over the
//    sequences i < b of ceil(length_i / n); with time_block -w that of min(length_i, w).
// 2. A COTANGENT that lacks an axis which the tasks split is read by the first block along
//    it. The others (h != 0 if it lacks H, b != 0 if it lacks B) read zeros: for the address of
//    its inner elements they take `zeros`. It has no T.
// 3. A STATE_INITIAL with B is read at read_slots[b] instead of b, and a STATE_FINAL with all axes
//    that the tasks split written at write_slots[b], where these are not 0.
// 4. Outputs that several tasks share (a GRADIENT or STATE_FINAL that lacks an axis which the
//    tasks split, every GRADIENT_PART) are parts in the workspace, to which the strides lead,
//    also those on axes that the tensor lacks. A block writes all of its part, the tokens of
//    its sequence where it has T: it adds to nothing. The runtime joins the parts in the order of
//    the tasks, b before h.
//
// A block reads inputs and writes its part of the outputs. It must not depend on which
// blocks ran before.

/// Exported by a compiled layer as `tttc_kernel_<layer>`. Strings are never null, but for
/// program_hash and options, which a kernel written by hand may lack.
typedef struct tttc_kernel_info {
  uint32_t abi_version; ///< TTTC_ABI_VERSION it was compiled for
  uint32_t struct_size; ///< sizeof(tttc_kernel_info) at that time
  const char *layer;    ///< name of the layer
  const char *compiler; ///< version of the compiler that wrote it
  const char *form;     ///< "primal" or "dual"
  const char *dims;     ///< "b=16,d=64"
  const char *target_cpu;
  /// Features the code needs, comma separated, LLVM's names: "avx512f,fma"; it uses no other.
  /// Opening the kernel fails on a machine that lacks one, or if the runtime knows no such name.
  const char *cpu_features;
  uint32_t num_entries;
  uint32_t entry_size; ///< sizeof(tttc_entry_info) at that time
  const tttc_entry_info *entries;
  /// None: the kernel runs on a CPU. Else it is a device kernel, for CUDA, and each image
  /// has the code of all entries.
  uint32_t num_images;
  uint32_t image_size; ///< sizeof(tttc_image) at that time
  const tttc_image *images;
  /// 32 hexadecimal digits for the layer's text in the canonical layout, without comments: equal
  /// for equal programs. With `dims`, `options` and `target_cpu` it tells whether a kernel
  /// is what would be compiled now. Against accidents, not against malice.
  const char *program_hash;
  /// What it was compiled with, as flags of the compiler: "--dtype=f32 --form=auto --chunk=16".
  const char *options;
} tttc_kernel_info;

/// Exported by a shared object as `tttc_module`: the kernels it holds.
typedef struct tttc_module_info {
  uint32_t abi_version;
  uint32_t num_kernels;
  const tttc_kernel_info *const *kernels;
} tttc_module_info;

//===----------------------------------------------------------------------===//
// What a program calls
//===----------------------------------------------------------------------===//

typedef struct tttc_kernel tttc_kernel;

/// A strided view of the caller's memory. Axes in canonical order: those of
/// B, H, T that the tensor has (see tttc_tensor_info::axes), then the inner
/// ones. Any order in memory is a matter of strides: [B,T,H,d] and [B,H,T,d]
/// both work. Inner axes must be dense and row-major. Strides are not negative;
/// an input may have stride 0 on a leading axis (one value shared along it). On
/// an axis of length 1 the stride does not matter, in a tensor of no elements
/// none does. `data` may be null if the tensor has no elements, and where a call allows it (see
/// tttc_run).
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
  uint32_t num_threads; ///< 0: see tttc_set_num_threads. The result does not depend on it.
  void *workspace;      ///< caller-owned, not shared with a call in progress; see
                        ///< tttc_workspace_bytes. May be null if that says 0.
  uint64_t workspace_bytes;
  /// Null, or `num_sequences` + 1 numbers: sequences of different lengths lie end to end on
  /// the T axis, sequence i from cu_seqlens[i] to cu_seqlens[i + 1]; the first number is 0,
  /// the last the length of the axis. Tensors with T then have length 1 on B, the others
  /// num_sequences. What is saved every n tokens has ceil(length / n) entries per sequence, one
  /// behind the other; its T axis may be longer than their sum, floor(T / n) + num_sequences
  /// is enough for any lengths, and the rest is left alone.
  const int64_t *cu_seqlens;
  uint64_t num_sequences; ///< also of cu_seqlens_i32
  /// Null, or one number per sequence: the entry on axis B of the initial states that it
  /// starts from, and of the final states that it gives. These axes then have as many
  /// entries as there are slots. A slot that is written belongs to one sequence of the call;
  /// where final states lie in the place of initial ones, no other sequence reads it. Not beside
  /// cu_seqlens where such a state has T, as the rows that a whole sequence stores: those lie end
  /// to end.
  const int64_t *read_slots;
  const int64_t *write_slots;
  /// Of a device kernel: the CUstream of the current context that the call is put into; null:
  /// the default stream. Tensors, workspace, cu_seqlens, read_slots and write_slots are then
  /// memory of the device, and num_threads means nothing.
  void *stream;
  /// The same as `cu_seqlens` in 32 bits; at most one of them is given.
  const int32_t *cu_seqlens_i32;
  /// Not null, and `workspace` null: what gives the call its workspace. It is asked at most once,
  /// when all else has been checked, and not at all where nothing is needed; null from it ends the
  /// call with TTTC_ERROR_OUT_OF_MEMORY. What it gives remains the caller's, to be kept until the
  /// call, or on a device what was put into the stream, is done. `bytes` is not 0, `alignment` a
  /// power of two.
  void *(*allocate)(void *context, uint64_t bytes, uint64_t alignment);
  void *allocate_context; ///< passed to `allocate`
} tttc_run_options;

/// Threads of the calls whose `num_threads` is 0; 0, as at first: what $TTTC_NUM_THREADS says when
/// it is first needed (1 to 1024; anything else is as if it were not set), else one per processor
/// of the process's affinity, and no more than its control groups (containers) have time for. Not
/// to be changed between a call and the question how much workspace it needs.
TTTC_API void tttc_set_num_threads(uint32_t threads);

/// Features of this machine's CPU that a kernel may need (tttc_kernel_info::cpu_features), comma
/// separated: what a cache of kernels for `native` is keyed by. The string is static.
TTTC_API const char *tttc_host_features(void);

/// ABI version of the linked runtime.
TTTC_API uint32_t tttc_abi_version(void);
/// "ok", "shape", "stride", ...; "unknown status" for a number that is none, of a newer library
/// say. The string is static.
TTTC_API const char *tttc_status_name(int status);
/// The message of the last failure on this thread; "" if there was none. Valid
/// until the next failure on this thread.
TTTC_API const char *tttc_last_error(void);

/// Opens kernel `layer` of a shared object (null: the only one it holds). A path
/// without a slash is a file of the current directory. Runs the object's
/// initialisers: open only what you trust. On failure *kernel is null.
///
/// A file that tttc linked holds a digest of its bytes and is refused if one was changed since, by
/// an accident of a disk or by a tool such as `strip`; whoever means to deceive writes another
/// digest. A file that was linked in another way has none, or zeros in its place: of it no more is
/// checked than that none of it is missing.
TTTC_API tttc_status tttc_kernel_open(const char *path, const char *layer, tttc_kernel **kernel);
/// The same for a kernel linked into the program; `info` must outlive the kernel.
TTTC_API tttc_status tttc_kernel_from_info(const tttc_kernel_info *info, tttc_kernel **kernel);
/// Null is allowed. The kernel must not be running.
TTTC_API void tttc_kernel_close(tttc_kernel *kernel);
/// What the kernel exports; null for a null kernel. Valid until the kernel is closed.
TTTC_API const tttc_kernel_info *tttc_kernel_get_info(const tttc_kernel *kernel);
/// The signature of an entry, or null if the kernel has none of this kind.
TTTC_API const tttc_entry_info *tttc_kernel_entry(const tttc_kernel *kernel, tttc_entry_kind kind);

/// Loads a device kernel into the CUDA context that is current on this thread, which may mean
/// to compile it. The first call in a context does this too; after it no call allocates, loads
/// or waits, as graph capture demands. For a CPU kernel nothing is to be done. A context must
/// outlive the kernels that were loaded into it.
TTTC_API tttc_status tttc_kernel_prepare(const tttc_kernel *kernel);

/// Bytes and alignment of the workspace that a call with this thread count, B, H
/// and T needs that leaves out no tensor and sums none (see tttc_run). Never shrinks when one of
/// them grows (num_threads = 0 counts as the number of processors); 0 bytes where there is nothing
/// to run. For sequences end to end B is their number, and T that of the tokens of all. Of a device
/// kernel the thread count means nothing: each task has its own.
TTTC_API tttc_status tttc_workspace_bytes(const tttc_kernel *kernel, tttc_entry_kind kind,
                                          uint32_t num_threads, int64_t batch, int64_t heads,
                                          int64_t tokens, uint64_t *bytes, uint64_t *alignment);

/// The same for this very call of tttc_run, whose options need no workspace yet. Of sequences end
/// to end it may be far less, because tttc_workspace_bytes has to expect that they lie beside each
/// other; where tensors are left out or summed (see tttc_run) it is more. Data that is null counts
/// as left out where that is allowed; elsewhere it does not matter.
TTTC_API tttc_status tttc_run_workspace_bytes(const tttc_kernel *kernel, tttc_entry_kind kind,
                                              const tttc_argument *args, size_t num_args,
                                              const tttc_run_options *options, uint64_t *bytes,
                                              uint64_t *alignment);

/// Dense row-major tensor, its axes in the order of `shape` (`rank` lengths).
/// Checks nothing: a wrong rank or a size beyond 64 bits is tttc_run's to report.
TTTC_API tttc_tensor tttc_tensor_dense(void *data, tttc_dtype dtype, uint32_t rank,
                                       const int64_t *shape);

/// Runs an entry. Every tensor of the signature must be given exactly once.
/// B, H and T are read from the tensors and must agree; T = 0 is legal: the
/// final states are then what the layer's program makes of no tokens.
/// A final state `S_final` may be exactly the buffer of its initial state `S`
/// (same data, shape and strides); any other overlap of an output with anything
/// is an error, where byte ranges that intersect count as overlap: with another tensor, the
/// workspace, cu_seqlens, read_slots and write_slots.
///
/// Null data in place of elements means that a tensor is left out: of a COTANGENT, that it is zero;
/// of a STATE_FINAL, PROBE or GRADIENT, that nobody wants it. Its shape is given all the same. A
/// GRADIENT with B and without T, such as that of an initial state, may be given without the axis
/// B: then it is the sum over the sequences, in their order, as the gradient of a state that all of
/// them share. In both cases part of the workspace takes what the tasks write.
///
/// Checks everything before it writes anything; returns when all is written.
///
/// A device kernel is put into the stream of the options, in the context that is current on
/// this thread, and the call returns when that is done: an error of the device itself shows
/// where the caller waits for it. What lies in device memory is not looked at: cu_seqlens,
/// slots and positions must be as for a CPU, and tensors with T may be longer than the last
/// number of cu_seqlens says (the rest of an output is left alone). At most 65535 sequences.
TTTC_API tttc_status tttc_run(const tttc_kernel *kernel, tttc_entry_kind kind,
                              const tttc_argument *args, size_t num_args,
                              const tttc_run_options *options);

#ifdef __cplusplus
}
#endif

#endif // TTTC_RUNTIME_H
