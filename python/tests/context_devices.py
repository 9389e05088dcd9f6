# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sequences over the devices that JAX makes of this machine, started by test_context.py: compared with
the same call on one device."""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

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


def whole_calls(path):
    """Calls of the layer itself: in shard_map with sequences spread over the devices, and ``run``."""
    layer = tttc.compile(path, d=8, b=4, backward=True, dtype="f64")
    devices = jax.devices()
    mesh = Mesh(np.array(devices), ("batch",))
    sizes = {"B": 2 * len(devices), "T": 11, "H": 3}
    generator = np.random.default_rng(1)
    arrays = {}
    for tensor in layer.signature.inputs:
        axes = tensor.leading("bthd")
        if tensor.role == Role.STATE_INITIAL:
            axes = axes.replace("B", "")  # one state for all sequences
        shape = [sizes[axis] for axis in axes] + list(tensor.inner)
        arrays[tensor.keyword] = jnp.asarray(generator.uniform(0.1, 0.5, shape))
    names, values = list(arrays), list(arrays.values())
    specs = [PartitionSpec("batch" if layer.signature[name].role == Role.TOKEN else None) for name in names]
    everything = tuple(range(len(values)))

    def loss(*given):
        return (layer(*given) ** 2).sum()

    if hasattr(jax, "shard_map"):  # older versions do not sum gradients of shared arrays by type
        spread = jax.shard_map(layer, mesh=mesh, in_specs=tuple(specs), out_specs=PartitionSpec("batch"))
        found = jax.jit(jax.grad(lambda *given: (spread(*given) ** 2).sum(), everything))(*values)
        inside = jax.shard_map(jax.grad(loss, everything), mesh=mesh, in_specs=tuple(specs), out_specs=tuple(specs))
        wanted = jax.jit(jax.grad(loss, everything))(*values)
        for name, *gradients, one in zip(names, found, inside(*values), wanted):
            for gradient in gradients:
                check(f"d_{name} of sequences over devices", gradient, one, 1e-12)
        try:
            jax.shard_map(layer, mesh=mesh, in_specs=tuple(specs), out_specs=PartitionSpec())(*values)
        except ValueError as error:
            assert "could not infer replication" in str(error)
        else:
            raise AssertionError("an output that differs between devices is one for all")
    placed = [jax.device_put(value, NamedSharding(mesh, spec)) for value, spec in zip(values, specs)]
    check("a call on several devices", layer(*placed), layer(*values), 1e-12)
    try:
        layer.run(*placed)
    except tttc.CallError as error:
        words = f"'q': expected an array of one device, found one that is spread over {len(devices)} devices"
        assert words in str(error)
        assert "hint: `run` takes arrays of one device; the call itself, layer(...), takes it" in str(error)
    else:
        raise AssertionError("no error")


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
    whole_calls(pathlib.Path(folder, "ttt_linear.ttt"))


main()
