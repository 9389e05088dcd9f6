# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The part of XLA's custom-call interface (xla/ffi/api/c_api.h) that a device handler uses, to call
it without a device: ``run`` passes buffers, a stream and an allocator of the caller."""

import ctypes
from ctypes import POINTER, c_char_p, c_int, c_int64, c_size_t, c_void_p

F32, S64 = 11, 5  # XLA_FFI_DataType
BUFFER, SCALAR, STRING, EXECUTE = 1, 3, 4, 3

Callback = ctypes.CFUNCTYPE(c_void_p, c_void_p)


def struct(name, *fields):
    """A structure of the interface; each begins with its size and its extensions."""
    body = [("struct_size", c_size_t), ("extension", c_void_p), *fields]
    return type(name, (ctypes.Structure,), {"_fields_": body})


Buffer = struct("Buffer", ("dtype", c_int), ("data", c_void_p), ("rank", c_int64), ("dims", c_void_p))
Values = struct("Values", ("size", c_int64), ("types", c_void_p), ("values", c_void_p))
Attributes = struct("Attributes", ("size", c_int64), ("types", c_void_p), ("names", c_void_p), ("values", c_void_p))
ErrorArguments = struct("ErrorArguments", ("message", c_char_p), ("code", c_int))
StreamArguments = struct("StreamArguments", ("context", c_void_p), ("stream", c_void_p))
MemoryArguments = struct(
    "MemoryArguments", ("context", c_void_p), ("size", c_size_t), ("alignment", c_size_t), ("data", c_void_p)
)
Version = struct("Version", ("major", c_int), ("minor", c_int))
#: Functions in the order of the interface; None for those that are not called.
FUNCTIONS = (
    "error_create", "error_message", "error_destroy", "register", "stream", "type_register", "context", "state_set",
    "state", "allocate", "free", "schedule", "threads", "future", "available", "failed", "run_id", "device",
)  # fmt: skip
Api = struct("Api", ("version", Version), ("internal", c_void_p), *((name, Callback) for name in FUNCTIONS))
Frame = struct(
    "Frame", ("api", c_void_p), ("context", c_void_p), ("stage", c_int), ("args", Values), ("rets", Values),
    ("attributes", Attributes), ("future", c_void_p),
)  # fmt: skip


class Span(ctypes.Structure):
    _fields_ = [("text", c_char_p), ("length", c_size_t)]


class Scalar(ctypes.Structure):
    _fields_ = [("dtype", c_int), ("value", c_void_p)]


def sized(kind, *values):
    return kind(ctypes.sizeof(kind), None, *values)


def pointers(values, kept):
    """The address of an array of the values' addresses."""
    array = (c_void_p * max(1, len(values)))(*[ctypes.addressof(value) for value in values])
    kept.extend([array, *values])
    return ctypes.addressof(array)


def types(kind, count, kept):
    array = (c_int * max(1, count))(*[kind] * count)
    kept.append(array)
    return ctypes.addressof(array)


def run(handler, inputs, outputs, attributes, stream, allocate):
    """Calls a handler (an address). ``inputs``, ``outputs``: (dtype, address, extents);
    ``allocate(size)`` returns an address. Returns the message of an error, or None."""
    kept, errors = [], []

    def create(pointer):
        errors.append(ctypes.cast(pointer, POINTER(ErrorArguments)).contents.message.decode())
        return len(errors)

    def give_stream(pointer):
        ctypes.cast(pointer, POINTER(StreamArguments)).contents.stream = stream

    def give_memory(pointer):
        arguments = ctypes.cast(pointer, POINTER(MemoryArguments)).contents
        arguments.data = allocate(arguments.size)

    callbacks = {"error_create": create, "stream": give_stream, "allocate": give_memory, "free": lambda pointer: None}
    api = sized(Api, sized(Version, 0, 1), None, *[Callback(callbacks.get(name, 0)) for name in FUNCTIONS])

    def buffers(values):
        made = []
        for dtype, address, lengths in values:
            dims = (c_int64 * max(1, len(lengths)))(*lengths)
            kept.append(dims)
            made.append(sized(Buffer, dtype, address, len(lengths), ctypes.addressof(dims)))
        return sized(Values, len(made), types(BUFFER, len(made), kept), pointers(made, kept))

    names, values, kinds = [], [], []
    for name, value in sorted(attributes.items()):
        names.append(Span(name.encode(), len(name)))
        if isinstance(value, str):
            kinds.append(STRING)
            values.append(Span(value.encode(), len(value)))
        else:
            number = c_int64(value)
            kept.append(number)
            kinds.append(SCALAR)
            values.append(Scalar(S64, ctypes.addressof(number)))
    kind_array = (c_int * len(kinds))(*kinds)
    given = sized(Attributes, len(kinds), ctypes.addressof(kind_array), pointers(names, kept), pointers(values, kept))
    frame = sized(Frame, ctypes.addressof(api), None, EXECUTE, buffers(inputs), buffers(outputs), given, None)
    frame.struct_size = Frame.future.offset  # the size defined by the interface
    failed = ctypes.CFUNCTYPE(c_void_p, c_void_p)(handler)(ctypes.addressof(frame))
    return errors[failed - 1] if failed else None
