# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sequences in segments: maps of the states, and processes that have a segment each."""

import os
import pathlib
import subprocess
import sys

import numpy as np
import pytest
from conftest import ALL_EXAMPLES, EXAMPLES, draw

import tttc
from tttc.signature import EntryKind, InitKind, Role

TESTS = pathlib.Path(__file__).parent
#: Layers with a summary, one of each form first: a matrix, a factor of rows and of elements, two
#: states.
AFFINE = (
    "delta_rule", "gla", "linear_attention_normalised", "momentum_delta",
    "comba", "gated_delta_product", "gated_delta_rule", "gdn2", "hebbian", "kda", "linear_attention", "longhorn",
    "retention_scalar", "rwkv7", "titans_linear",
)  # fmt: skip
SAMPLE = AFFINE if ALL_EXAMPLES else AFFINE[:4]


def compile_segments(name, **options):
    return tttc.compile(EXAMPLES / f"{name}.ttt", dims={"dk": 8, "dv": 6}, segments=True, dtype="f64", **options)


def cut(layer, arrays, begin, end):
    """The tokens of a segment."""
    axes = {tensor.keyword: tensor.leading(layer.layout).find("T") for tensor in layer.signature.inputs}
    return {
        name: array if axes[name] < 0 else np.take(array, range(begin, end), axis=axes[name])
        for name, array in arrays.items()
    }


def without_states(layer, arrays):
    return {t.keyword: arrays[t.keyword] for t in layer.signature.inputs if t.role != Role.STATE_INITIAL}


@pytest.mark.parametrize("name", AFFINE)
def test_maps(name):
    """The states behind two segments, from their maps alone."""
    layer = compile_segments(name)
    group = layer.signature.cut_tokens
    ends = (0, 3 * group, 4 * group + 5)
    arrays = without_states(layer, draw(layer, tokens=ends[-1]))
    arrays = {k: np.abs(v) if layer.signature[k].inner == () else v for k, v in arrays.items()}
    states = [tensor for tensor in layer.signature.inputs if tensor.role == Role.STATE_INITIAL]
    assert all(state.init_kind == InitKind.FIXED for state in states)
    generator = np.random.default_rng(1)
    now = {state.name: generator.normal(size=(2, 2, *state.inner)) for state in states}
    started = {state.keyword: now[state.name] for state in states}
    for begin, end in zip(ends, ends[1:]):
        part = cut(layer, arrays, begin, end)
        parts = layer.summary(**{t.keyword: part[t.keyword] for t in layer.signatures[EntryKind.SUMMARY].inputs})
        if hasattr(parts, f"{states[0].keyword}_map"):
            stacked = np.concatenate([now[state.name] for state in states], axis=-2)
            moved = {state.name: getattr(parts, f"{state.keyword}_map") @ stacked for state in states}
        else:
            moved = {state.name: getattr(parts, f"{state.keyword}_decay") * now[state.name] for state in states}
        now = {state.name: moved[state.name] + getattr(parts, f"{state.keyword}_final") for state in states}
    _, whole = layer(**arrays, **started, output_final_state=True)
    for name, array in whole.items():
        np.testing.assert_allclose(now[name], array, rtol=1e-11, atol=1e-12)


def test_whole_call():
    """Without a start, a call is that of the layer compiled without segments."""
    layer, plain = compile_segments("delta_rule"), tttc.compile(
        EXAMPLES / "delta_rule.ttt", dims={"dk": 8, "dv": 6}, dtype="f64"
    )  # fmt: skip
    arrays = without_states(layer, draw(layer))
    np.testing.assert_array_equal(layer(**arrays), plain(**arrays))
    first, state = layer(**cut(layer, arrays, 0, 4), output_final_state=True)
    rest = layer(**cut(layer, arrays, 4, 11), initial_state=state)
    np.testing.assert_allclose(np.concatenate([first, rest], axis=1), plain(**arrays), rtol=1e-12, atol=1e-13)
    with pytest.raises(tttc.CallError, match="no map of a segment's states"):
        plain.summary(**arrays)


def test_whole_call_in_frameworks():
    """The states that a call does not give begin at zero in each framework."""
    torch, jax = pytest.importorskip("torch"), pytest.importorskip("jax")
    layer = tttc.compile(EXAMPLES / "delta_rule.ttt", dims={"dk": 8, "dv": 6}, segments=True)
    arrays = without_states(layer, draw(layer))
    arrays = {name: array.astype(np.float32) for name, array in arrays.items()}
    wanted = layer(**arrays)
    of_torch = layer(**{name: torch.from_numpy(array) for name, array in arrays.items()})
    np.testing.assert_array_equal(of_torch.numpy(), wanted)
    of_jax = layer(**{name: jax.numpy.asarray(array) for name, array in arrays.items()})
    np.testing.assert_array_equal(np.asarray(of_jax), wanted)
    from tttc.torch import Module

    module = Module(layer, heads=2)
    assert not list(module.parameters())
    np.testing.assert_array_equal(
        module(*[torch.from_numpy(arrays[name]) for name in ("q", "k", "v", "lr")]).numpy(), wanted
    )


SHARED = """layer shared_tokens(d = 3) {
  shared token k, v : [d]
  learner memory(x) {
    state S : [d, d] = 0
    return x @ S
  }
  each token {
    S = S + outer(k, v)
    out = k @ S
  }
}
"""


def test_heads_of_shared_tokens():
    """A layer without an axis H has one head, with segments too."""
    torch = pytest.importorskip("torch")
    layer, plain = (tttc.compile(SHARED, dtype="f64", segments=segments) for segments in (True, False))
    k, v = np.random.default_rng(5).normal(size=(2, 2, 4, 3))
    wanted = plain(k, v)
    assert wanted.shape == (2, 4, 1, 3)
    np.testing.assert_array_equal(layer(k, v), wanted)
    np.testing.assert_array_equal(layer(torch.from_numpy(k), torch.from_numpy(v)).numpy(), wanted)
    _, state = layer(k, v, output_final_state=True)
    assert state["S"].shape == (2, 1, 3, 3)


LEARNED = """layer learned(d = 3) {
  shared token k : [d]
  learner memory(x) {
    state S : [d, d], b : [d] = 0
    return x @ S + b
  }
  each token {
    memory = 0.9 * memory
    out = memory(k)
  }
}
"""


def test_heads_of_states():
    """H is that of a state where only a state has it."""
    torch, jax = pytest.importorskip("torch"), pytest.importorskip("jax")
    layer, plain = (tttc.compile(LEARNED, dtype="f32", backward=True, segments=segments) for segments in (True, False))
    generator = np.random.default_rng(6)
    k, S = (generator.normal(size=shape).astype(np.float32) for shape in ((2, 8, 3), (5, 3, 3)))
    wanted = plain(k, S=S)
    assert wanted.shape == (2, 8, 5, 3)
    np.testing.assert_array_equal(layer(k, S=S), wanted)
    np.testing.assert_array_equal(layer(torch.from_numpy(k), S=torch.from_numpy(S)).numpy(), wanted)
    np.testing.assert_array_equal(np.asarray(layer(jax.numpy.asarray(k), S=jax.numpy.asarray(S))), wanted)

    import torch.distributed as dist

    from tttc.jax import context_parallel as of_jax
    from tttc.torch import context_parallel

    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    try:
        found = context_parallel(layer)(torch.from_numpy(k), S=torch.from_numpy(S))
    finally:
        dist.destroy_process_group()
    np.testing.assert_allclose(found.numpy(), wanted, rtol=1e-6)
    segment = of_jax(layer, "sequence")
    none = jax.sharding.PartitionSpec()
    shard_map = jax.shard_map if hasattr(jax, "shard_map") else jax.experimental.shard_map.shard_map
    parallel = shard_map(
        lambda k, S: segment(k, S=S),
        mesh=jax.sharding.Mesh(np.array(jax.devices()[:1]), ("sequence",)),
        in_specs=(none, none),
        out_specs=jax.sharding.PartitionSpec(None, "sequence"),
    )
    np.testing.assert_allclose(np.asarray(parallel(k, S)), wanted, rtol=1e-6)


def test_start_that_heads_share():
    """The start of a variable that all heads share has no axis H."""
    torch, jax = pytest.importorskip("torch"), pytest.importorskip("jax")
    text = """layer sums(d = 3) {
      shared token k : [d]
      z = 0
      each token {
        z = 0.5 * z + sum(k)
        out = z * k
      }
    }
    """
    layer, plain = (tttc.compile(text, segments=segments) for segments in (True, False))
    k = np.random.default_rng(7).normal(size=(2, 4, 3)).astype(np.float32)
    wanted = plain(k)
    np.testing.assert_array_equal(layer(k), wanted)
    np.testing.assert_array_equal(layer(torch.from_numpy(k)).numpy(), wanted)
    np.testing.assert_array_equal(np.asarray(layer(jax.numpy.asarray(k))), wanted)


def run(*words, **variables):
    done = subprocess.run(words, capture_output=True, text=True, timeout=250, env={**os.environ, **variables})
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("processes", [2, 4])
def test_processes(processes, cache_folder):
    pytest.importorskip("torch")
    torchrun = [sys.executable, "-m", "torch.distributed.run", "--standalone", f"--nproc_per_node={processes}"]
    run(*torchrun, str(TESTS / "context_worker.py"), str(EXAMPLES), "learned", *SAMPLE)


@pytest.mark.parametrize("devices", [2, 4])
def test_devices_of_jax(devices, cache_folder):
    pytest.importorskip("jax")
    run(
        sys.executable, str(TESTS / "context_devices.py"), str(EXAMPLES), *SAMPLE[:2], JAX_ENABLE_X64="1",
        JAX_PLATFORMS="cpu", XLA_FLAGS=f"--xla_force_host_platform_device_count={devices}",
    )  # fmt: skip
