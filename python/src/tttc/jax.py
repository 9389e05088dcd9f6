# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers of JAX over several devices.

from tttc.jax import context_parallel
heads = context_parallel(tttc.compile("delta_rule.ttt", backward=True, segments=True), "sequence")
out = jax.shard_map(heads, mesh=mesh, in_specs=P(None, "sequence"), out_specs=P(None, "sequence"))(q, k, v, lr)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

from ._jax import vary, varying
from ._maps import MapLayout, Maps
from .errors import CallError
from .layer import Layer
from .signature import EntryKind, InitKind, Role

__all__ = ["context_parallel"]


def context_parallel(layer: Layer, axis_name: str) -> Callable[..., Any]:
    """The layer, for the body of ``jax.shard_map``, on sequences whose tokens are spread over an axis
    of the mesh.

    The result takes the arrays of the layer, by position or name: of tokens the segment of this
    device, in the order of the axis, each a multiple of ``signature.cut_tokens`` tokens. It returns
    ``out`` of the segment. States that are not given start as the text says. The layer is compiled
    with ``segments=True``, and its states must change by an affine map (otherwise CallError); a device
    sends one map, of a size that does not depend on the number of tokens, forward, and one gradient of
    the states backward.
    """
    layout = MapLayout(layer, lambda arrays, axis: jnp.concatenate(arrays, axis=axis))
    functions = layer._with("jax", "tttc._jax")
    inputs, signatures = layer.signature.inputs, layer.signatures
    places = {tensor.keyword: place for place, tensor in enumerate(inputs)}

    def run(kind: EntryKind, arrays: dict[str, Any]) -> dict[str, Any]:
        """The outputs of an entry by name; cotangents that are not given are zero."""
        signature = signatures[kind]
        outputs = functions._run(kind, tuple(arrays[tensor.name] for tensor in signature.inputs), None, 0)
        return dict(zip((tensor.name for tensor in signature.outputs), outputs))

    def mine(values: list[dict[str, Any]]) -> dict[str, Any]:
        """Of one value for each device, that of this one."""
        index = jax.lax.axis_index(axis_name)
        return {name: jnp.stack([value[name] for value in values])[index] for name in values[0]}

    def start(tensors: tuple) -> tuple[dict[str, Any], Any]:
        """The arrays of this segment, with its initial states; the maps of all."""
        arrays = dict(zip((tensor.name for tensor in inputs), tensors))
        parts = run(EntryKind.SUMMARY, arrays)
        gathered = jax.lax.all_gather(layout.flatten([parts[t.name] for t in layout.outputs]), axis_name)
        starts = Maps(layout, list(gathered)).starts({name: arrays[name] for name in layout.names})
        return {**arrays, **mine(starts[:-1])}, gathered

    @jax.custom_vjp
    def call(*tensors):
        return run(EntryKind.FORWARD, start(tensors)[0])["out"]

    def save(*tensors):
        if layout.lacks:
            raise CallError(f"{layer.name}: {layout.lacks}", "unsupported")
        arrays, gathered = start(tensors)
        outputs = run(EntryKind.SAVE, arrays)
        saved = {t.name: outputs[t.name] for t in signatures[EntryKind.SAVE].outputs if t.role == Role.SAVED}
        return outputs["out"], ({**arrays, **saved}, gathered)

    def back(kept, d_out):
        arrays, gathered = kept
        maps = Maps(layout, list(gathered))
        zero = {name: jnp.zeros_like(arrays[name]) for name in layout.names}
        given = {**arrays, "d_out": d_out, **{f"d_{name}_final": value for name, value in zero.items()}}
        # By the outputs of this segment alone: gradients are linear in the cotangents.
        own = run(EntryKind.BACKWARD, given)
        others = jax.lax.all_gather(layout.flatten([own[f"d_{name}"] for name in layout.names]), axis_name)
        shapes = [state.inner for state in layout.states]
        of_initial = [dict(zip(layout.names, layout.split(flat, shapes))) for flat in others]
        ends = mine(maps.ends(zero, of_initial))
        gradients = run(EntryKind.BACKWARD, {**given, **{f"d_{name}_final": ends[name] for name in layout.names}})
        # The sequence's initial states are those of the first segment.
        is_first = jax.lax.axis_index(axis_name) == 0
        for name in layout.names:
            gradients[f"d_{name}"] = jnp.where(is_first, gradients[f"d_{name}"], 0)
        return tuple(gradients.get(f"d_{t.name}", jnp.zeros_like(arrays[t.name])) for t in inputs)

    call.defvjp(save, back)

    def segment(*arrays, **named):
        given = functions._named(arrays, named)
        extents = layer.signature.extents(layer.layout, [given.get(tensor.keyword) for tensor in inputs])
        cut = layer.signature.cut_tokens
        for tensor in inputs:
            array, leading = given.get(tensor.keyword), tensor.leading(layer.layout)
            if tensor.role == Role.STATE_INITIAL:
                if array is None and tensor.init_kind == InitKind.FIXED:
                    dtype = jnp.float64 if tensor.dtype == "f64" else jnp.float32
                    array = jnp.full(tensor.inner, tensor.init_values[0], dtype)
                if array is not None:
                    given[tensor.keyword] = jnp.broadcast_to(array, tensor.shape(layer.layout, *extents))
            elif array is not None and "T" in leading and array.shape[leading.index("T")] % cut:
                raise CallError(
                    f"{layer.name}: expected a multiple of {cut} tokens, as long as a mini-batch, in each segment, "
                    f"found {array.shape[leading.index('T')]}",
                    "shape",
                )
        tensors = functions._bind((), {name: array for name, array in given.items() if name in places})
        return call(*vary(tensors, varying(tensors)))

    return segment
