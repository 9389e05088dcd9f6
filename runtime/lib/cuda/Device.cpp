//===- Device.cpp - Device memory for tools and tests ---------------------===//
//
// Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// See tttc/device.h.
//
//===----------------------------------------------------------------------===//

#include "tttc/device.h"

#include "../Error.h"
#include "Driver.h"

#include <cstring>

using namespace tttc::runtime;
using namespace tttc::runtime::cuda;

static Address addressOf(const void *pointer) { return reinterpret_cast<Address>(pointer); }

tttc_status tttc_device_open(int number) {
  const Driver *driver = nullptr;
  if (tttc_status status = openDriver(driver))
    return status;
  Ordinal ordinal = 0;
  if (const Result result = driver->deviceGet(&ordinal, number))
    return fail(TTTC_ERROR_NO_DEVICE, "no device %d: %s", number,
                ErrorText(*driver, result).text());
  Context context = nullptr;
  if (tttc_status status = check(*driver, driver->primaryContextRetain(&context, ordinal),
                                 "cuDevicePrimaryCtxRetain"))
    return status;
  return check(*driver, driver->contextSetCurrent(context), "cuCtxSetCurrent");
}

tttc_status tttc_device_allocate(uint64_t bytes, void **memory) {
  if (!memory)
    return fail(TTTC_ERROR_INVALID_ARGUMENT,
                "tttc_device_allocate: expected a place for the memory, found null");
  *memory = nullptr;
  const Driver *driver = nullptr;
  if (tttc_status status = openDriver(driver))
    return status;
  Address address = 0;
  if (bytes != 0)
    if (const Result result = driver->allocate(&address, bytes))
      return fail(TTTC_ERROR_DEVICE, "cannot allocate %llu bytes on the device: %s",
                  static_cast<unsigned long long>(bytes), ErrorText(*driver, result).text());
  static_assert(sizeof(address) == sizeof(*memory), "an address is a pointer of the device");
  memcpy(static_cast<void *>(memory), &address, sizeof(address));
  return TTTC_OK;
}

tttc_status tttc_device_free(void *memory) {
  const Driver *driver = nullptr;
  if (!memory)
    return TTTC_OK;
  if (tttc_status status = openDriver(driver))
    return status;
  return check(*driver, driver->free(addressOf(memory)), "cuMemFree");
}

tttc_status tttc_device_write(void *to, const void *from, uint64_t bytes) {
  const Driver *driver = nullptr;
  if (bytes == 0)
    return TTTC_OK;
  if (tttc_status status = openDriver(driver))
    return status;
  return check(*driver, driver->copyIn(addressOf(to), from, bytes), "cuMemcpyHtoD");
}

tttc_status tttc_device_read(void *to, const void *from, uint64_t bytes) {
  const Driver *driver = nullptr;
  if (bytes == 0)
    return TTTC_OK;
  if (tttc_status status = openDriver(driver))
    return status;
  return check(*driver, driver->copyOut(to, addressOf(from), bytes), "cuMemcpyDtoH");
}

tttc_status tttc_device_wait(void) {
  const Driver *driver = nullptr;
  if (tttc_status status = openDriver(driver))
    return status;
  return check(*driver, driver->contextSynchronize(), "cuCtxSynchronize");
}
