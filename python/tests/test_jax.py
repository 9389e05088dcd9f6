# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers in JAX: jit, gradients, vmap."""

import itertools
import subprocess
import sys

import numpy as np
import pytest
from conftest import STORED, compile_example, draw

jax = pytest.importorskip("jax")

import jax.numpy as jnp

import tttc


def arguments(layer, **size):
    return [jnp.asarray(array) for array in draw(layer, **size).values()]


def loss(layer):
    return lambda *given: jnp.sum(layer(*given) ** 2)


def test_kernels_of_another_platform():
    layer = compile_example("ttt_linear", target="sm_80")
    arrays = {name: jnp.asarray(array) for name, array in draw(layer).items()}
    with pytest.raises(Exception, match="compiled for a CUDA device, and the arrays are the CPU's"):
        jax.block_until_ready(layer(**arrays))


def test_bits_of_pytorch(linear):
    torch = pytest.importorskip("torch")
    arrays = draw(linear)
    # One state for all sequences; the runtime sums its gradient.
    arrays.update(W1=arrays["W1"][0], b1=arrays["b1"][0])
    leaves = [torch.from_numpy(array).requires_grad_() for array in arrays.values()]
    linear(*leaves).square().sum().backward()
    given = jax.jit(jax.grad(loss(linear), tuple(range(9))))(*map(jnp.asarray, arrays.values()))
    for leaf, gradient in zip(leaves, given):
        np.testing.assert_array_equal(np.asarray(gradient), leaf.grad.numpy())


@pytest.mark.parametrize("mapped", [subset for n in (1, 2) for subset in itertools.combinations((0, 3, 4, 7), n)])
def test_vmap_of_any_arguments(linear, mapped):
    given = arguments(linear)
    several = [jnp.stack([array, 2 * array, -array]) if place in mapped else array for place, array in enumerate(given)]
    axes = tuple(0 if place in mapped else None for place in range(9))
    outputs = jax.vmap(linear, axes)(*several)
    for n in range(3):
        alone = [array[n] if place in mapped else array for place, array in enumerate(several)]
        np.testing.assert_array_equal(np.asarray(outputs[n]), np.asarray(linear(*alone)))


def test_nested_vmap_and_gradients(linear):
    given = arguments(linear)
    q, lr = jnp.stack([given[0], -given[0]]), jnp.stack([given[3]] * 3)

    def gradient(q, lr):
        return jax.grad(loss(linear))(q, *given[1:3], lr, *given[4:])

    nested = jax.vmap(jax.vmap(gradient, (0, None)), (None, 0))(q, lr)
    assert nested.shape == (3, 2, *given[0].shape)
    np.testing.assert_array_equal(np.asarray(nested[2, 1]), np.asarray(gradient(q[1], lr[2])))


def test_states_and_sequences(linear):
    given = arguments(linear, tokens=8)
    out, state = jax.jit(lambda *given: linear(*given, output_final_state=True))(*given)
    assert isinstance(state, tttc.State) and state["W1"].shape == (2, 2, 8, 8)
    np.testing.assert_array_equal(np.asarray(out), linear(**draw(linear, tokens=8)))
    given = arguments(linear, batch=1, sequences=2)
    offsets = jnp.array([0, 4, 11])
    whole = linear(*given, cu_seqlens=offsets)
    np.testing.assert_array_equal(
        np.asarray(whole), linear(**draw(linear, batch=1, sequences=2), cu_seqlens=np.asarray(offsets))
    )
    gradient = jax.grad(lambda q: jnp.sum(linear(q, *given[1:], cu_seqlens=offsets)))(given[0])
    assert gradient.shape == given[0].shape


def test_what_is_refused(linear):
    given = arguments(linear)
    with pytest.raises(tttc.CallError, match="expected dtype f32, found int32"):
        linear(given[0].astype(jnp.int32), *given[1:])
    with pytest.raises(tttc.CallError, match=r"'q': expected 4 axes \[B, T, H, 8\], found \[2, 11, 2, 3\]"):
        jax.jit(linear)(given[0][..., :3], *given[1:])
    with pytest.raises(tttc.CallError, match=r"'lr': expected 3 axes \[B, T, H\], found \[2, 11\]"):
        linear(*given[:3], given[3][..., 0], *given[4:])
    with pytest.raises(Exception, match="length 11 of axis T"):
        jax.block_until_ready(linear(given[0], given[1][:, :3], *given[2:]))
    with pytest.raises(NotImplementedError, match="the gradient of its gradient is not compiled"):
        jax.grad(lambda q: jnp.sum(jax.grad(lambda q: loss(linear)(q, *given[1:]))(q)))(given[0])
    with pytest.raises(NotImplementedError, match="the gradient of its gradient is not compiled"):
        jax.hessian(lambda q: loss(linear)(q, *given[1:]))(given[0])
    with pytest.raises(TypeError, match="the array 'b1' is missing"):
        linear(*given[:-1])


@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("number", [0.1, 1, np.float64(0.1), jnp.float32(0.1)])
def test_numbers_as_arrays(dtype, number):
    """Whatever dtype JAX gives them."""
    layer = compile_example("delta_rule", dtype=dtype)
    arrays = {
        name: jnp.asarray(array, jnp.bfloat16 if dtype == "bf16" else None) for name, array in draw(layer).items()
    }
    words = r"delta_rule: tensor 'lr': expected an array of axes \[B, T, H\], found a number"
    with pytest.raises(tttc.CallError, match=words) as raised:
        layer(**{**arrays, "lr": number})
    assert (raised.value.status, raised.value.found) == ("shape", "a number")


def test_deleted_arrays(linear):
    given = arguments(linear)
    given[0].delete()
    with pytest.raises(tttc.CallError, match="'q': expected an array that has memory, found one that was deleted"):
        linear.run(*given)


@pytest.mark.skipif(not hasattr(jax, "shard_map"), reason="no jax.shard_map")
def test_types_in_shard_map(linear):
    """Outputs vary along the axes of the mesh along which an input does; on several devices:
    context_devices.py."""
    arrays = {name: jnp.asarray(array) for name, array in draw(linear).items()}
    arrays.update(W1=arrays["W1"][0], b1=arrays["b1"][0])
    tokens = ("q", "k", "v", "lr")
    mesh = jax.sharding.Mesh(np.array(jax.devices()[:1]), ("x",))
    spread, shared = jax.sharding.PartitionSpec("x"), jax.sharding.PartitionSpec()
    calls = {
        "out": lambda **given: linear(**given),
        "final state": lambda **given: linear(**given, output_final_state=True)[1]["W1"],
        "prefill": lambda **given: linear.prefill(**given)[0],
    }

    def mapped(call, in_specs, out_specs):
        names = list(arrays)
        body = jax.shard_map(
            lambda *values: call(**dict(zip(names, values))),
            mesh=mesh,
            in_specs=tuple(in_specs(name) for name in names),
            out_specs=out_specs,
        )
        return body(*arrays.values())

    for name, call in calls.items():
        found = mapped(call, lambda name: spread if name in tokens else shared, spread)
        np.testing.assert_array_equal(np.asarray(found), np.asarray(call(**arrays)), err_msg=name)
        # One parameter that varies is enough.
        for which in ("q", "gamma"):
            with pytest.raises(ValueError, match="could not infer replication"):
                mapped(call, lambda name, which=which: spread if name == which else shared, shared)
        # Arrays that all devices share give outputs that they share.
        assert mapped(call, lambda name: shared, shared).shape == found.shape


def test_probes_of_groups_beside_sequences_end_to_end():
    layer = tttc.compile("""
layer probes(d = 4) {
  token q, k : [d]
  learner f(x) {
    state S : [d, d] = 0
    return x @ S
  }
  every 4 {
    each token {
      S = S + outer(k, q)
      out = f(q)
    }
    probe n = norm(S)
  }
}
""")
    q = jnp.ones((1, 8, 2, 4), jnp.float32)
    with pytest.raises(tttc.CallError, match="depends on the numbers in cu_seqlens, which JAX does not show"):
        layer(q, q, cu_seqlens=jnp.array([0, 3, 8]))


def test_stored_rows_of_packed_sequences():
    """How many rows are stored depends on lengths that JAX does not show."""
    layer = tttc.compile(STORED)
    q = jnp.ones((1, 8, 1, 2), jnp.float32)
    offsets = jnp.array([0, 1, 2, 8])
    wanted, state = layer(np.asarray(q), cu_seqlens=np.asarray(offsets), output_final_state=True)
    assert state["K"].shape == (1, 6, 1, 2)
    np.testing.assert_array_equal(np.asarray(layer(q, cu_seqlens=offsets)), wanted)
    with pytest.raises(
        tttc.CallError, match="the length of final state 'K_final' depends on the numbers in cu_seqlens"
    ):
        layer(q, cu_seqlens=offsets, output_final_state=True)
    assert layer(q, output_final_state=True)[1]["K"].shape == (1, 4, 1, 2)


def test_executables_that_are_kept(linear, tmp_path):
    """Two processes share a compilation cache: the executable has a kernel's key, not address."""
    code = f"""
import jax, tttc
import numpy as np
jax.config.update("jax_compilation_cache_dir", {str(tmp_path)!r})
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
layer = tttc.load({linear._compiled.kernel_path!r})
ones = [np.ones(shape, np.float32) for shape in [(1, 3, 1, 8)] * 3 + [(1, 3, 1), (1, 8), (1, 8), (4,), (1, 8, 8), (1, 8)]]
print(float(jax.jit(lambda *given: layer(*map(jax.numpy.asarray, given)).sum())(*ones)))
"""
    printed = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert printed[0] == printed[1] and float(printed[0]) != 0


def test_a_kernel_that_is_not_loaded():
    from tttc import _core

    jax.ffi.register_ffi_target("tttc_test", _core.jax_handler(False), platform="cpu")
    call = jax.ffi.ffi_call("tttc_test", jax.ShapeDtypeStruct((1,), jnp.float32))
    zero = np.int64(0)
    with pytest.raises(Exception, match="the kernel abc is not loaded in this process"):
        jax.block_until_ready(call(kernel="abc", entry=zero, bthd=zero, end_to_end=zero, shared_states=zero))


def test_states_are_containers_before_any_call(linear):
    code = f"""
import numpy as np, jax, tttc
layer = tttc.load({linear._compiled.kernel_path!r})
ones = [np.ones(shape, np.float32) for shape in [(1, 3, 1, 8)] * 3 + [(1, 3, 1), (1, 8), (1, 8), (4,), (1, 8, 8), (1, 8)]]
_, state = layer.prefill(*ones)
assert isinstance(jax.tree_util.tree_map(lambda array: array + 1, state), tttc.State)
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_prefill_and_decode_in_jit(linear):
    arrays = draw(linear, tokens=11)
    tokens = ("q", "k", "v", "lr")
    rest = {name: array for name, array in arrays.items() if name not in tokens and name not in ("W1", "b1")}
    # One learned initial state for both sequences.
    arrays.update(W1=arrays["W1"][0], b1=arrays["b1"][0])
    whole = np.asarray(linear(**{name: jnp.asarray(array) for name, array in arrays.items()}))

    def cut(begin, end):
        return {name: jnp.asarray(arrays[name][:, begin:end]) for name in tokens}

    prefill = jax.jit(lambda given: linear.prefill(**given, **rest, W1=arrays["W1"], b1=arrays["b1"]))
    decode = jax.jit(lambda given, state: linear.decode(**given, **rest, state=state))
    out, state = prefill(cut(0, 6))
    pieces = [out]
    for begin, end in ((6, 7), (7, 10), (10, 11)):
        out, state = decode(cut(begin, end), state)
        assert isinstance(out, jax.Array)
        pieces.append(out)
    np.testing.assert_array_equal(np.concatenate(pieces, 1), whole)
    np.testing.assert_array_equal(np.asarray(state.position), [11, 11])
    with pytest.raises(tttc.CallError, match="arrays are immutable"):
        linear.decode(**cut(0, 1), **rest, state=state, inplace=True)
    with pytest.raises(TypeError, match="has no array 'x'"):
        linear.decode(**cut(0, 1), **rest, x=out, state=state)
    with pytest.raises(TypeError, match="'gamma' is missing"):
        linear.decode(**cut(0, 1), state=state)


def test_sequences_end_to_end_in_prefill(linear):
    arrays = {name: jnp.asarray(array) for name, array in draw(linear, batch=1, tokens=11, sequences=2).items()}
    offsets = np.array([0, 4, 11])
    out, state = linear.prefill(**arrays, cu_seqlens=offsets)
    wanted = linear.prefill(**{name: np.asarray(array) for name, array in arrays.items()}, cu_seqlens=offsets)
    np.testing.assert_array_equal(np.asarray(out), wanted[0])
    for array, other in zip(state, wanted[1]):
        np.testing.assert_array_equal(np.asarray(array), other)
    np.testing.assert_array_equal(np.asarray(state.position), [4, 7])


def many_states(number):
    """A layer whose learner has the given number of states, which follow the token by position."""
    names = [f"S{i}" for i in range(number)]
    text = "layer many(d = 2) {\n  token y : [d]\n  learner f(x) {\n"
    text += "".join(f"    state {name} : [d]\n" for name in names)
    text += (
        "    return "
        + " + ".join(f"x * {name}" for name in names)
        + "\n  }\n  each token {\n    out = f(y)\n    f = 1 * f\n  }\n}\n"
    )
    return tttc.compile(text, form="primal")


def test_more_states_than_bits():
    layer = many_states(64)
    y, states = jnp.ones((2, 3, 1, 2)), [jnp.ones((1, 2))] * 64
    with pytest.raises(tttc.CallError, match="tensor 'S62': expected the axis B"):
        layer(y, *states)
    given = layer(y, *states[:62], *[jnp.ones((2, 1, 2))] * 2)
    np.testing.assert_array_equal(np.asarray(given), 64.0)


def test_vmap_beside_sequences_end_to_end(linear):
    given = [jnp.asarray(array) for array in draw(linear, batch=1, tokens=11, sequences=2).values()]
    offsets = jnp.array([0, 4, 11])
    several = jnp.stack([given[0], -given[0]])
    mapped = jax.vmap(lambda q: linear(q, *given[1:], cu_seqlens=offsets))(several)
    for n in range(2):
        alone = linear(several[n], *given[1:], cu_seqlens=offsets)
        np.testing.assert_array_equal(np.asarray(mapped[n]), np.asarray(alone))


@pytest.mark.parametrize("offsets", [[], [[0, 11]]])
def test_offsets_that_are_none(linear, offsets):
    given = [jnp.asarray(array) for array in draw(linear, batch=1).values()]
    with pytest.raises(tttc.CallError, match=r"cu_seqlens: expected shape \[N \+ 1\], found"):
        jax.jit(lambda *arrays: linear(*arrays, cu_seqlens=jnp.array(offsets, jnp.int32)))(*given)


def test_gradients_that_are_not_compiled():
    layer = compile_example("ttt_linear")
    arrays = {name: jnp.asarray(array) for name, array in draw(layer).items()}
    with pytest.raises(tttc.CallError, match="ttt_linear: the kernel has no gradient: compile it with backward=True"):
        jax.grad(lambda q: layer(**{**arrays, "q": q}).sum())(arrays["q"])
    jax.jit(lambda q: layer(**{**arrays, "q": q}))(arrays["q"])
