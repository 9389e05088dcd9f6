# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sequences over the devices that JAX makes of this machine, started by test_context.py: compared with
the same call on one device."""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, PartitionSpec

import tttc
from tttc.jax import context_parallel
from tttc.signature import InitKind, Role

shard_map = jax.shard_map if hasattr(jax, "shard_map") else jax.experimental.shard_map.shard_map


def check(what, found, wanted, limit):
    error = float(np.linalg.norm(found - wanted) / (np.linalg.norm(wanted) + 1e-300))
    assert found.shape == wanted.shape and error <= limit, f"{what}: {error:.1e}, limit {limit:.1e}"


def compare(layer, limit_out, limit_gradient):
    devices = jax.devices()
    sizes = {"B": 2, "H": 3, "T": len(devices) * 2 * layer.signature.cut_tokens}
    generator = np.random.default_rng(0)
    arrays = {}
    for tensor in layer.signature.inputs:
        if tensor.init_kind == InitKind.FIXED:
            continue
        value = generator.normal(size=[sizes[axis] for axis in tensor.leading("bthd")] + list(tensor.inner))
        value = value / max(1, sum(tensor.inner)) ** 0.5 if tensor.inner else 1 / (1 + np.exp(-value))
        arrays[tensor.keyword] = jnp.asarray(value, jnp.float64 if tensor.dtype == "f64" else jnp.float32)
    names = list(arrays)

    def spec(name):
        return PartitionSpec(None, "sequence") if layer.signature[name].role == Role.TOKEN else PartitionSpec()

    segment = context_parallel(layer, "sequence")
    parallel = shard_map(
        lambda *values: segment(**dict(zip(names, values))),
        mesh=Mesh(np.array(devices), ("sequence",)),
        in_specs=tuple(map(spec, names)),
        out_specs=PartitionSpec(None, "sequence"),
    )
    whole = lambda *values: layer(**dict(zip(names, values)))  # noqa: E731
    values = list(arrays.values())
    out = whole(*values)
    check("out", jax.jit(parallel)(*values), out, limit_out)
    weights = jnp.linspace(-1, 1, out.size, dtype=out.dtype).reshape(out.shape)

    def gradients(call):
        loss = lambda *given: (call(*given) * weights).sum()  # noqa: E731
        return jax.jit(jax.grad(loss, argnums=tuple(range(len(values)))))(*values)

    for name, found, wanted in zip(names, gradients(parallel), gradients(whole)):
        check(f"d_{name}", found, wanted, limit_gradient)


def errors(layer):
    try:
        context_parallel(tttc.compile(layer), "sequence")
    except tttc.CallError as error:
        assert "compile it with segments=True" in str(error)
    else:
        raise AssertionError("no error")


def main():
    folder, *names = sys.argv[1:]
    for name in names:
        path = pathlib.Path(folder, f"{name}.ttt")
        for dtype, out, gradient in (("f64", 1e-11, 1e-11), ("f32", 2e-6, 5e-6)):
            dims = {"dk": 8, "dv": 6}
            compare(tttc.compile(path, dims=dims, backward=True, segments=True, dtype=dtype), out, gradient)
    errors(pathlib.Path(folder, f"{names[0]}.ttt"))


main()
