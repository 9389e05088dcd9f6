# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads and writes .npz files with only Python's standard library.

>>> import io
>>> file = io.BytesIO()
>>> write(file, {"x": Array((2, 2), [1, 2, 3, 4]), "s": Array((), [0.5], "<f4")})
>>> arrays = read(file)
>>> arrays["x"].shape, list(arrays["x"].values), list(arrays["s"].values)
((2, 2), [1.0, 2.0, 3.0, 4.0], [0.5])
"""

import array
import ast
import math
import sys
import zipfile

MAGIC = b"\x93NUMPY"
CODES = {"<f4": "f", "<f8": "d", "<i8": "q"}


class Array:
    """Elements in C order, their shape, and NumPy's name of their type."""

    def __init__(self, shape, values, descr="<f8"):
        self.shape, self.descr = tuple(shape), descr
        self.values = array.array(CODES[descr], values)
        if len(self.values) != math.prod(self.shape):
            raise ValueError(f"expected {math.prod(self.shape)} values for shape {self.shape}, "
                             f"found {len(self.values)}")


def _swapped(values):
    """Swaps bytes on big-endian machines; files are little-endian."""
    values = array.array(values.typecode, values)
    if sys.byteorder == "big":
        values.byteswap()
    return values


def write(path, arrays):
    """Writes {name: Array}; `path` may be an open binary file."""
    with zipfile.ZipFile(path, "w") as file:
        for name, item in arrays.items():
            header = repr({"descr": item.descr, "fortran_order": False, "shape": item.shape})
            # The length of magic, version, length and header is a multiple of 64 bytes.
            header += " " * (-(len(MAGIC) + 4 + len(header) + 1) % 64) + "\n"
            prefix = MAGIC + b"\x01\x00" + len(header).to_bytes(2, "little")
            file.writestr(name + ".npy", prefix + header.encode() + _swapped(item.values).tobytes())


def read(path):
    """{name: Array} from a file of float32, float64 and int64 arrays in C order."""
    arrays = {}
    with zipfile.ZipFile(path) as file:
        for name in file.namelist():
            data = file.read(name)
            if data[:6] != MAGIC or data[6] != 1:
                raise ValueError(f"{name}: expected an .npy array of format 1")
            end = 10 + int.from_bytes(data[8:10], "little")
            header = ast.literal_eval(data[10:end].decode())
            if header["fortran_order"] or header["descr"] not in CODES:
                raise ValueError(f"{name}: expected <f4, <f8 or <i8 in C order, found {header}")
            values = array.array(CODES[header["descr"]])
            values.frombytes(data[end:])
            arrays[name.removesuffix(".npy")] = Array(header["shape"], _swapped(values),
                                                      header["descr"])
    return arrays
