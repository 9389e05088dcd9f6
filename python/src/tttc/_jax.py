# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers as functions of JAX: ``jit``, ``grad``, ``vmap``.

All kernels share one XLA custom call, which gets the key of its kernel. ``vmap`` passes the mapped
axes in front of the others, and the call iterates over them.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from . import _core
from .errors import CallError
from .signature import Axes, EntryKind, Role

# Older versions have it in jax.experimental.
_enable_x64 = jax.enable_x64 if hasattr(jax, "enable_x64") else jax.experimental.enable_x64  # type: ignore[attr-defined]

_TARGET = "tttc_run"
#: Last of the bits for states without the axis B, in a signed 64-bit attribute.
_MOST_SHARED = 1 << 61
_DTYPES = {"f32": jnp.float32, "f64": jnp.float64, "bf16": jnp.bfloat16, "f16": jnp.float16, "i64": jnp.int64}

_known: dict[tuple[str, str], Functions] = {}


def varying(arrays) -> frozenset[str]:
    """The axes of the mesh along which the type of any of the arrays may vary, in the body of
    ``jax.shard_map`` with ``check_vma=True``."""
    axes: frozenset[str] = frozenset()
    for array in arrays if hasattr(jax, "typeof") else ():
        known = jax.typeof(array)
        # Older versions: `vma`.
        manual = getattr(known, "manual_axis_type", None)
        axes |= getattr(known, "vma", frozenset()) if manual is None else manual.varying
    return axes


def vary(arrays, axes: frozenset[str]) -> tuple:
    """The arrays with a type that may vary along these axes; the transpose sums over them."""
    cast = []
    for array in arrays:
        missing = tuple(sorted(axes - varying([array])))
        if missing and hasattr(jax.lax, "pcast"):
            array = jax.lax.pcast(array, missing, to="varying")
        elif missing:
            array = jax.lax.pvary(array, missing)  # type: ignore[attr-defined]
        cast.append(array)
    return tuple(cast)


def functions_of(layer) -> Functions:
    """A layer's functions, created once for each kernel and layout."""
    if not _known:
        if not hasattr(_core, "jax_handler"):
            raise CallError("this tttc was built without JAX", "unsupported")
        jax.ffi.register_ffi_target(_TARGET, _core.jax_handler(False), platform="cpu")
        jax.ffi.register_ffi_target(_TARGET, _core.jax_handler(True), platform="CUDA")
    known = (layer.key, layer.layout)
    if known not in _known:
        _known[known] = Functions(layer)
    return _known[known]


class Functions:
    """A layer's calls."""

    def __init__(self, layer):
        self.layer = layer
        layer._kernel.register_for_jax(layer.key)
        self.signature = layer.signatures[EntryKind.FORWARD]
        self.inputs = self.signature.inputs
        self.output_names = tuple(tensor.name for tensor in self.signature.outputs)
        self._places = {tensor.keyword: place for place, tensor in enumerate(self.inputs)}
        self._call = self._differentiable() if layer.has_backward else self._refusing_gradients()

    def check_finals(self) -> None:
        """Rejects final states of packed sequences whose lengths JAX does not show."""
        for tensor in self.layer.signature.outputs:
            if tensor.role == Role.STATE_FINAL and tensor.depends_on_lengths:
                raise CallError(
                    f"{self.layer.name}: the length of final state '{tensor.name}' depends on the numbers in "
                    f"cu_seqlens, which JAX does not show; call the layer with NumPy's arrays, or without "
                    f"output_final_state",
                    "unsupported",
                )

    def forward(self, arrays: tuple, named: dict, cu_seqlens):
        """All outputs of the signature: a tuple, or the single output."""
        tensors, offsets = self._bind(arrays, named), self._offsets(cu_seqlens)
        # Outside of the derivative's rule: the gradient of an array that all devices share is a sum.
        tensors = vary(tensors, varying(tensors if offsets is None else (*tensors, offsets)))
        outputs = self._call(tensors, offsets)
        return outputs if len(outputs) > 1 else outputs[0]

    def serve(self, kind: EntryKind, named: dict, cu_seqlens) -> tuple:
        """All outputs of prefill or decode."""
        signature = self.layer.signatures[kind]
        keywords = [tensor.keyword for tensor in signature.inputs]
        call = f"{self.layer.name}.{kind.name.lower()}"
        unknown = [name for name in named if name not in keywords]
        if unknown:
            raise TypeError(f"{call} has no array '{unknown[0]}'")
        tensors = []
        for tensor, keyword in zip(signature.inputs, keywords):
            if keyword not in named:
                raise TypeError(f"{call}: the array '{keyword}' is missing")
            array = jnp.asarray(named[keyword])
            if tensor.role == Role.POSITION:
                # JAX disables i64 by default.
                with _enable_x64(True):
                    array = jax.lax.convert_element_type(array, np.int64)
            self._check(tensor, array)
            tensors.append(array)
        shared = self._shared_states(signature.inputs, tensors)
        return self._run(kind, tuple(tensors), self._offsets(cu_seqlens), shared)

    def _offsets(self, cu_seqlens):
        if cu_seqlens is None:
            return None
        offsets = jnp.asarray(cu_seqlens)
        if offsets.ndim != 1 or offsets.shape[0] == 0:
            raise CallError(
                f"{self.layer.name}: cu_seqlens: expected shape [N + 1], found {list(offsets.shape)}", "shape"
            )
        return offsets

    def _named(self, arrays: tuple, named: dict) -> dict:
        """The given inputs by keyword."""
        if len(arrays) > len(self.inputs):
            raise TypeError(f"{self.layer.name} takes {len(self.inputs)} arrays by position, found {len(arrays)}")
        given = {tensor.keyword: array for tensor, array in zip(self.inputs, arrays)}
        for name, array in named.items():
            if name not in self._places:
                raise TypeError(f"{self.layer.name} has no array '{name}'")
            if name in given:
                raise TypeError(f"'{name}' is given twice")
            given[name] = array
        return {name: array if array is None else jnp.asarray(array) for name, array in given.items()}

    def _bind(self, arrays: tuple, named: dict) -> tuple:
        """All inputs in the order of the signature."""
        given = self._named(arrays, named)
        bound = []
        for tensor in self.inputs:
            array = given.get(tensor.keyword)
            if array is None:
                raise TypeError(f"{self.layer.name}: the array '{tensor.keyword}' is missing")
            self._check(tensor, array)
            bound.append(array)
        return tuple(bound)

    def _check(self, tensor, array) -> None:
        """Checks shapes and types when tracing, not when the call runs."""
        name = f"{self.layer.name}: tensor '{tensor.name}'"
        axes = [*tensor.leading(self.layer.layout), *map(str, tensor.inner)]
        ranks = (len(axes), len(axes) - 1) if tensor.role == Role.STATE_INITIAL else (len(axes),)
        inner = array.shape[array.ndim - len(tensor.inner) :]
        if array.ndim not in ranks or inner != tensor.inner:
            expected = f"{len(axes)} axes" if array.ndim else "an array of axes"
            found = list(array.shape) if array.ndim else "a number"
            raise CallError(f"{name}: expected {expected} [{', '.join(axes)}], found {found}", "shape")
        # After the shape: a number has the dtype that JAX gives it.
        if array.dtype != _DTYPES[tensor.dtype]:
            raise CallError(f"{name}: expected dtype {tensor.dtype}, found {array.dtype}", "dtype")

    def _shared_states(self, inputs, tensors) -> int:
        """A bit mask of the initial states that lack the axis B."""
        bits, bit = 0, 1
        for tensor, array in zip(inputs, tensors):
            if tensor.role != Role.STATE_INITIAL:
                continue
            rank = len(tensor.leading(self.layer.layout)) + len(tensor.inner)
            if tensor.axes & Axes.BATCH and array.ndim == rank - 1:
                if bit > _MOST_SHARED:
                    raise CallError(
                        f"{self.layer.name}: tensor '{tensor.name}': expected the axis B, which only the first 62 "
                        f"states may lack in JAX",
                        "unsupported",
                    )
                bits |= bit
            bit <<= 1
        return bits

    def _run(self, kind: EntryKind, arrays: tuple, offsets, shared: int) -> tuple:
        """One entry as a custom call."""
        layout, signature = self.layer.layout, self.layer.signatures[kind]
        states = (tensor for tensor in signature.inputs if tensor.role == Role.STATE_INITIAL)
        lacks_batch = {f"d_{tensor.name}" for number, tensor in enumerate(states) if shared >> number & 1}
        sequences = None if offsets is None else offsets.shape[0] - 1
        batch, heads, tokens = signature.extents(layout, arrays)
        batch = batch if sequences is None else sequences
        results = []
        for tensor in signature.outputs:
            if sequences is not None and tensor.depends_on_lengths and tensor.role == Role.PROBE:
                raise CallError(
                    f"{self.layer.name}: the length of probe '{tensor.name}' depends on the numbers in cu_seqlens, "
                    f"which JAX does not show; call layer.run with NumPy's arrays, or a layer without the probe",
                    "unsupported",
                )
            shape = tensor.shape(layout, batch, heads, tokens, sequences)
            if tensor.name in lacks_batch:
                shape = shape[1:]
            results.append(jax.ShapeDtypeStruct(tuple(shape), _DTYPES[tensor.dtype]))
        call = jax.ffi.ffi_call(_TARGET, results, vmap_method="expand_dims")
        operands = arrays if offsets is None else (*arrays, offsets)
        outputs = call(
            *operands,
            kernel=self.layer.key,
            entry=np.int64(kind),
            bthd=np.int64(layout == "bthd"),
            end_to_end=np.int64(offsets is not None),
            shared_states=np.int64(shared),
        )
        return vary(outputs, varying(operands))

    def _run_once(self, kind: EntryKind, arrays: tuple, offsets, shared: int) -> tuple:
        """An entry of the first derivative, which has none itself."""

        @jax.custom_jvp
        def call(arrays, offsets):
            return self._run(kind, arrays, offsets, shared)

        @call.defjvp
        def differentiate(primals, tangents):
            raise NotImplementedError(f"{self.layer.name}: the gradient of its gradient is not compiled")

        return call(arrays, offsets)

    def _forward(self, tensors: tuple, offsets) -> tuple:
        return self._run(EntryKind.FORWARD, tensors, offsets, self._shared_states(self.inputs, tensors))

    def _refusing_gradients(self):
        """The forward call; its gradient is an error that says how to get one."""

        @jax.custom_jvp
        def call(tensors, offsets):
            return self._forward(tensors, offsets)

        @call.defjvp
        def refuse(primals, tangents):
            raise CallError(
                f"{self.layer.name}: the kernel has no gradient: compile it with backward=True", "unsupported"
            )

        return call

    def _differentiable(self):
        """The forward call with its gradient; the forward pass saves values for it."""
        signatures = self.layer.signatures
        differentiating = signatures[EntryKind.BACKWARD]
        cotangent_places = {name: place for place, name in enumerate(self.output_names)}
        input_places = {tensor.name: place for place, tensor in enumerate(self.inputs)}
        # Saved values may stand between the outputs of a call.
        saving = {tensor.name: place for place, tensor in enumerate(signatures[EntryKind.SAVE].outputs)}
        gradient_places = {tensor.name: place for place, tensor in enumerate(differentiating.outputs)}
        gradients = [gradient_places.get(f"d_{tensor.name}") for tensor in self.inputs]

        @jax.custom_vjp
        def call(tensors, offsets):
            return self._forward(tensors, offsets)

        def save(tensors, offsets):
            outputs = self._run_once(EntryKind.SAVE, tensors, offsets, self._shared_states(self.inputs, tensors))
            return tuple(outputs[saving[name]] for name in self.output_names), (tensors, offsets, outputs)

        def back(kept, cotangents):
            tensors, offsets, saved = kept
            arrays = []
            for tensor in differentiating.inputs:
                if tensor.role == Role.RESTORED:
                    arrays.append(saved[saving[tensor.name]])
                elif tensor.role == Role.COTANGENT:
                    arrays.append(cotangents[cotangent_places[tensor.name[len("d_") :]]])
                else:
                    arrays.append(tensors[input_places[tensor.name]])
            given = self._run_once(
                EntryKind.BACKWARD, tuple(arrays), offsets, self._shared_states(self.inputs, tensors)
            )
            # Inputs outside of the requested gradients have none.
            return (
                tuple(
                    jnp.zeros_like(array) if place is None else given[place] for place, array in zip(gradients, tensors)
                ),
                None,
            )

        call.defvjp(save, back)
        return call
