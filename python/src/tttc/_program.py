# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Identity of a layer: its name, text, constants and options, which its states must match."""

from __future__ import annotations

from typing import Any


def program_of(info: dict[str, Any]) -> str:
    """The identity as a text, from the description of a kernel."""
    return "|".join((info["layer"], info["program_hash"] or "", info["dims"], info["options"] or ""))


def differences(expected: str, found: str) -> str:
    """What differs between two identities, in words: "expected d=16, found d=8"."""
    name, text, dims, options = expected.split("|")
    others = found.split("|")
    if len(others) != 4:
        return f"expected one of {name}, found {found!r}"
    if name != others[0]:
        return f"expected one of {name}, found one of {others[0]}"
    said = [
        *_compare(read_dims(dims), read_dims(others[2])),
        *_compare(_read_options(options), _read_options(others[3])),
    ]
    if text != others[1]:
        said.append("the text of the layer differs")
    return "; ".join(said)


def _compare(own: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """A sentence for each name whose values differ."""

    def written(values: dict[str, Any], name: str) -> str:
        return f"{name}={values[name]}" if name in values else f"no {name}"

    return [
        f"expected {written(own, name)}, found {written(other, name)}"
        for name in sorted({**own, **other})
        if own.get(name) != other.get(name)
    ]


def read_dims(text: str) -> dict[str, float | int]:
    """Constants by name, from ``b=4,d=8``."""
    dims: dict[str, float | int] = {}
    for item in filter(None, text.split(",")):
        name, value = item.split("=")
        number = float(value)
        dims[name] = int(number) if number.is_integer() else number
    return dims


def _read_options(text: str) -> dict[str, str]:
    """Values by keyword, from flags of tttc: ``--dtype=f32 --backward``."""
    options = {}
    for flag in text.split():
        name, _, value = flag.removeprefix("--").partition("=")
        options[name.replace("-", "_")] = value or "True"
    return options
