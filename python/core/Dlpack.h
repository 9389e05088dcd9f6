//===- Dlpack.h - DLPack: tensor exchange between frameworks -----------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The structs and functions of DLPack 1 that a call uses, as laid out in its specification:
// https://dmlc.github.io/dlpack/latest/c_api.html. Frameworks exchange them without a common
// header, so that layouts are fixed for a major version.
//
//===----------------------------------------------------------------------===//

#ifndef TTTC_PYTHON_CORE_DLPACK_H
#define TTTC_PYTHON_CORE_DLPACK_H

#include <cstdint>

namespace tttc::python::dlpack {

enum DeviceType : int32_t { Cpu = 1, Cuda = 2, CudaHost = 3, CudaManaged = 13 };
enum TypeCode : uint8_t { Int = 0, UInt = 1, Float = 2, Bfloat = 4 };

struct Device {
  int32_t type, id;
};

struct DataType {
  uint8_t code, bits;
  uint16_t lanes;
};

/// A view; `strides` count elements and may be null for dense row-major ones.
struct Tensor {
  void *data;
  Device device;
  int32_t rank;
  DataType dtype;
  int64_t *shape, *strides;
  uint64_t byteOffset;
};

struct Version {
  uint32_t major, minor;
};

struct ManagedTensor {
  Version version;
  void *context;
  void (*deleter)(ManagedTensor *);
  uint64_t flags;
  Tensor tensor;
};

/// In capsules named `dltensor`, of producers before version 1.
struct UnversionedTensor {
  Tensor tensor;
  void *context;
  void (*deleter)(UnversionedTensor *);
};

/// Bit of ManagedTensor::flags.
constexpr uint64_t readOnlyFlag = 1;

/// The content of the capsule `dlpack_exchange_api` in the attribute `__dlpack_c_exchange_api__` of
/// a framework's tensor type. Functions return 0, or -1 with a Python error set.
struct ExchangeApi {
  Version version;
  ExchangeApi *previous;
  int (*allocate)(Tensor *prototype, ManagedTensor **result, void *errorContext,
                  void (*setError)(void *errorContext, const char *kind, const char *message));
  int (*managedFromPython)(void *object, ManagedTensor **result);
  int (*managedToPython)(ManagedTensor *tensor, void **object);
  /// A view that is valid during the lifetime of the object; may be null.
  int (*viewFromPython)(void *object, Tensor *result);
  int (*currentStream)(int32_t deviceType, int32_t deviceId, void **stream);
};

} // namespace tttc::python::dlpack

#endif // TTTC_PYTHON_CORE_DLPACK_H
