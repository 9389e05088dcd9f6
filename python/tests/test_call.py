# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls with arrays of any framework and any strides, and invalid calls."""

import copy
import itertools
import pickle
import random
import re
import shutil
import subprocess
import sys

import numpy as np
import pytest
from conftest import EXAMPLES, compile_example, draw
from in_place import BODIES, text_of

import tttc


class OnlyDlpack:
    """An array that supports only DLPack."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


def test_kinds_of_arrays_give_the_same_bits(linear):
    torch = pytest.importorskip("torch")
    arrays = draw(linear)
    expected = linear(**arrays)
    of_torch = linear(**{name: torch.from_numpy(array) for name, array in arrays.items()})
    assert isinstance(of_torch, torch.Tensor)
    np.testing.assert_array_equal(of_torch.numpy(), expected)
    of_dlpack = linear(**{name: OnlyDlpack(array) for name, array in arrays.items()})
    assert isinstance(of_dlpack, np.ndarray)
    np.testing.assert_array_equal(of_dlpack, expected)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_leading_strides_are_not_copied(linear, order):
    """B, T and H in any order in memory, with gaps between them."""
    arrays = draw(linear)
    expected = linear(**arrays)
    before = linear.copies
    strided = dict(arrays)
    for name in ("q", "k", "v"):
        array = arrays[name]
        wide = np.zeros([2 * array.shape[axis] for axis in order] + [array.shape[3]], np.float32)
        view = wide[::2, ::2, ::2].transpose([*np.argsort(order), 3])
        view[...] = array
        strided[name] = view
    np.testing.assert_array_equal(linear(**strided), expected)
    assert linear.copies == before


def test_layouts_are_a_matter_of_strides(linear):
    other = compile_example("ttt_linear", backward=True, decode=4, invariant=True, layout="bhtd")
    arrays = draw(linear)
    swapped = {name: array.swapaxes(1, 2) if name in ("q", "k", "v", "lr") else array for name, array in arrays.items()}
    np.testing.assert_array_equal(other(**swapped).swapaxes(1, 2), linear(**arrays))


def test_inner_axes_that_are_not_dense_are_copied_and_counted(linear):
    linear = tttc.load(linear._compiled.kernel_path)  # a new layer, which has not warned yet
    arrays = draw(linear)
    expected = linear(**arrays)
    reversed_rows = np.ascontiguousarray(arrays["q"][..., ::-1])[..., ::-1]
    fortran = np.asfortranarray(arrays["k"])
    with pytest.warns(UserWarning, match="ttt_linear: the array 'q' is copied at each call.*not dense") as said:
        np.testing.assert_array_equal(linear(**{**arrays, "q": reversed_rows, "k": fortran}), expected)
    assert len(said) == 1 and linear.copies == 2
    linear(**{**arrays, "q": reversed_rows})
    assert linear.copies == 3


def test_outputs_that_are_given(linear):
    arrays = draw(linear)
    expected = linear(**arrays)
    buffer = np.full((2, 11, 2, 8), np.nan, np.float32)
    outputs = linear.run(**arrays, out=buffer)
    assert outputs.out is buffer
    np.testing.assert_array_equal(buffer, expected)
    with pytest.raises(tttc.CallError, match="out.*dense"):
        linear.run(**arrays, out=np.empty((2, 11, 2, 16), np.float32)[..., ::2])
    read_only = np.empty((2, 11, 2, 8), np.float32)
    read_only.flags.writeable = False
    with pytest.raises(tttc.CallError, match="writable"):
        linear.run(**arrays, out=read_only)


def test_states_one_for_all_or_one_for_each(linear):
    arrays = draw(linear)
    shared = {name: arrays[name][0] for name in ("W1", "b1")}
    each = {name: np.stack([array, array]) for name, array in shared.items()}
    np.testing.assert_array_equal(linear(**{**arrays, **shared}), linear(**{**arrays, **each}))


def test_sequences_end_to_end(linear):
    for kind in (np.int32, np.int64):
        offsets = np.array([0, 3, 3, 11], kind)
        arrays = draw(linear, batch=1, sequences=3)
        out, state = linear(**arrays, cu_seqlens=offsets, output_final_state=True)
        assert out.shape == (1, 11, 2, 8) and state["W1"].shape == (3, 2, 8, 8)
        for n, (begin, end) in enumerate(zip(offsets, offsets[1:])):
            alone = {
                name: array[:, begin:end] if name in ("q", "k", "v", "lr") else array for name, array in arrays.items()
            }
            alone.update(W1=arrays["W1"][n : n + 1], b1=arrays["b1"][n : n + 1])
            np.testing.assert_array_equal(out[:, begin:end], linear(**alone))


@pytest.mark.parametrize("tokens", [0, 1, 3, 4, 5, 9])
def test_lengths(linear, tokens):
    assert linear(**draw(linear, tokens=tokens)).shape == (2, tokens, 2, 8)


def test_initial_state_goes_on(linear):
    arrays = draw(linear, tokens=8)
    whole = linear(**arrays)
    first = {name: array[:, :4] if name in ("q", "k", "v", "lr") else array for name, array in arrays.items()}
    rest = {name: array[:, 4:] for name, array in arrays.items() if name in ("q", "k", "v", "lr")}
    params = {name: arrays[name] for name in ("gamma", "beta", "tok")}
    _, state = linear(**first, output_final_state=True)
    np.testing.assert_allclose(linear(**rest, **params, initial_state=state), whole[:, 4:], rtol=0, atol=1e-6)


def test_messages(linear):
    arrays = draw(linear)
    q = arrays["q"]

    def refused(match, kind=tttc.CallError, **changed):
        with pytest.raises(kind, match=match) as raised:
            linear(**{**arrays, **changed})
        return raised.value

    error = refused("q.*expected length 8 of inner axis 0, found 7", q=np.ascontiguousarray(q[..., :7]))
    assert (error.status, error.tensor, error.expected, error.found) == ("shape", "q", "length 8 of inner axis 0", "7")
    assert refused("expected dtype f32, found f64", q=q.astype(np.float64)).status == "dtype"
    refused("f32.*int8", q=q.astype(np.int8))
    refused("expected elements of f32, found i32", q=q.astype(np.int32))
    refused("length 11 of axis T.*found 5", k=np.ascontiguousarray(arrays["k"][:, :5]))
    refused("expected an array.*found str", q="q")
    refused("expected rank", q=q[0])
    refused("has no array 'qq'", TypeError, qq=q)
    refused(r"\[N \+ 1\]", cu_seqlens=np.zeros((2, 2), np.int64))
    with pytest.raises(TypeError, match="the array 'lr' is missing"):
        linear(**{name: array for name, array in arrays.items() if name != "lr"})
    with pytest.raises(TypeError, match="'q' is given twice"):
        linear(q, **arrays)
    with pytest.raises(TypeError, match="takes 9 arrays by position, found 12"):
        linear(*[q] * 12)
    with pytest.raises(tttc.CallError, match="compile it with decode"):
        compile_example("ttt_linear").prefill(**arrays)


@pytest.mark.filterwarnings("ignore:.*is copied at each call")
def test_bad_calls_do_no_harm(linear):
    """Random exchanges of arrays give an error or a result, but do not crash the process."""
    chance = random.Random(1)
    arrays = draw(linear)
    odd = [
        None, 3, "q", b"bytes", np.float32(1), np.zeros(0, np.float32), np.zeros((2, 11, 2, 8)), np.zeros((1,) * 9, np.float32),
        np.zeros((2, 11, 2, 8), np.float32)[::-1], np.zeros((2, 11, 2, 8), ">f4"), np.zeros((2, 0, 2, 8), np.float32),
        np.broadcast_to(np.float32(1), (2, 11, 2, 8)), np.zeros((2, 11, 2, 8), np.complex64), object(), [[1.0]],
        np.zeros((2, 11, 2, 8), [("a", "f4")]), memoryview(b"abcd"), np.lib.stride_tricks.as_strided(arrays["q"], (2, 11, 2, 8), (2, 2, 2, 2)),
    ]  # fmt: skip
    outcomes = {"good": 0, "refused": 0}
    for _ in range(10_000):
        call = dict(arrays)
        for name in chance.sample([*arrays, "cu_seqlens", "out", "num_threads"], chance.randint(1, 3)):
            call[name] = chance.choice([*odd, *arrays.values()])
        try:
            linear.run(**call)
            outcomes["good"] += 1
        except (TypeError, ValueError, OverflowError, BufferError):
            outcomes["refused"] += 1
    assert outcomes["refused"] > 5000 and outcomes["good"] > 0


def test_layers_are_copied_and_kept(linear, tmp_path):
    arrays = draw(linear)
    assert copy.copy(linear) is linear and copy.deepcopy([linear])[0] is linear
    assert pickle.loads(pickle.dumps(linear)) is linear  # same process; another process compiles it
    kept = tmp_path / "layer.pickle"
    kept.write_bytes(pickle.dumps((linear, arrays, linear(**arrays))))
    code = (
        f"import pickle; layer, arrays, out = pickle.load(open({str(kept)!r}, 'rb')); "
        "assert (layer(**arrays) == out).all() and layer.has_decode"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
    path = tmp_path / "layer.so"
    shutil.copy(linear._compiled.kernel_path, path)
    loaded = pickle.dumps(tttc.load(path, layout="bhtd"))
    assert pickle.loads(loaded).layout == "bhtd"
    path.unlink()  # its pages are still mapped
    shutil.copy(compile_example("delta_rule")._compiled.kernel_path, path)
    with pytest.raises(tttc.CallError, match="is not the kernel that the layer"):
        pickle.loads(loaded)


def test_a_function_of_tvm_ffi(linear):
    tvm_ffi = pytest.importorskip("tvm_ffi")
    arrays = draw(linear)
    function = linear.tvm_ffi()
    outputs = [np.empty(shape, np.float32) for shape in ((2, 2, 8, 8), (2, 2, 8), (2, 11, 2, 8))]
    names = [tensor.name for tensor in linear.signature.outputs]
    function(*[tvm_ffi.from_dlpack(array) for array in (*arrays.values(), *outputs)])
    np.testing.assert_array_equal(outputs[names.index("out")], linear(**arrays))
    with pytest.raises(TypeError, match="takes 12 arrays"):
        function(*[tvm_ffi.from_dlpack(array) for array in arrays.values()])


def test_the_framework_is_not_imported():
    code = "import tttc, sys; print([name for name in ('torch', 'jax', 'numpy') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_layers_are_immutable(linear):
    for name in ("layout", "name", "dims", "run", "_kernel", "copies", "signature", "other"):
        with pytest.raises(AttributeError, match=f"a layer is immutable: cannot set '{name}'"):
            setattr(linear, name, None)
        with pytest.raises(AttributeError, match=f"a layer is immutable: cannot delete '{name}'"):
            delattr(linear, name)
    with pytest.raises(TypeError, match="does not support item assignment"):
        linear.dims["d"] = 9
    assert linear.layout == "bthd" and linear.__name__ == "ttt_linear" and tttc.Layer.__name__ == "Layer"


def exchange(arrays):
    """Tokens with the axes H and T exchanged."""
    tokens = ("q", "k", "v", "lr")
    return {name: array.swapaxes(1, 2).copy() if name in tokens else array for name, array in arrays.items()}


@pytest.mark.parametrize(("layout", "other"), [("bthd", "bhtd"), ("bhtd", "bthd")])
@pytest.mark.parametrize("framework", ["numpy", "torch", "jax"])
def test_arrays_of_the_other_layout(layout, other, framework):
    module = pytest.importorskip(framework)
    convert = {"numpy": np.asarray, "torch": getattr(module, "from_numpy", None), "jax": None}[framework]
    convert = convert or module.numpy.asarray
    layer = compile_example("ttt_linear", decode=4, layout=layout)
    arrays = {name: convert(array) for name, array in exchange(draw(layer)).items()}
    calls = [layer, layer.prefill] if framework == "jax" else [layer, layer.prefill, layer.run]
    error = module.errors.JaxRuntimeError if framework == "jax" else tttc.CallError
    words = f'hint: the shapes are those of layout="{other}", .*; the layer was compiled with layout="{layout}", '
    for call in calls:
        with pytest.raises(error, match=words) as raised:
            getattr(module, "block_until_ready", lambda out: out)(call(**arrays))
        if framework != "jax":
            assert (raised.value.tensor, raised.value.found) == ("gamma", "2")


def test_wrong_shapes_of_any_layout(linear):
    """They have no hint of the other layout."""
    arrays = draw(linear)
    for wrong in (
        {"gamma": arrays["gamma"][:1]},  # H differs
        {"k": arrays["k"][:, :5]},  # T differs
        {"k": arrays["k"][:1]},  # B differs
        {"tok": arrays["tok"][:1]},  # an inner axis differs
        {"q": arrays["q"][0]},  # the rank differs
    ):
        with pytest.raises(tttc.CallError) as raised:
            linear(**{**arrays, **wrong})
        assert raised.value.status == "shape" and "hint" not in str(raised.value)
    # H and T are equal: any layout fits, and only B differs.
    square = draw(linear, tokens=2)
    with pytest.raises(tttc.CallError, match="axis B") as raised:
        linear(**{**square, "k": square["k"][:1]})
    assert "hint" not in str(raised.value)


def test_steps_of_the_other_layout():
    """Of decode, which takes few tokens."""
    layer = compile_example("ttt_linear", decode=2)
    _, state = layer.prefill(**draw(layer, heads=6))
    step = {name: array for name, array in draw(layer, heads=6, tokens=1).items() if name not in ("W1", "b1")}
    with pytest.raises(tttc.CallError, match='hint: the shapes are those of layout="bhtd"'):
        layer.decode(**exchange(step), state=state)
    out, _ = layer.decode(**step, state=state)
    assert out.shape == (2, 1, 6, 8)


STATELESS = """layer window(d = 3) {
  token q, k, v : [d]
  each token {
    out = q @ sum_tokens(outer(k, v), last = 4)
  }
}
"""


@pytest.mark.parametrize("framework", ["numpy", "torch", "jax"])
def test_final_state_of_a_layer_without_states(framework):
    """The only output is all sequences, and the state is empty."""
    layer = tttc.compile(STATELESS, dtype="f64" if framework != "jax" else "f32")
    arrays = np.random.default_rng(3).normal(size=(3, 2, 5, 3, 3))
    if framework == "torch":
        arrays = pytest.importorskip("torch").from_numpy(arrays)
    elif framework == "jax":
        arrays = pytest.importorskip("jax").numpy.asarray(arrays.astype(np.float32))
    wanted = layer(*arrays)
    out, state = layer(*arrays, output_final_state=True)
    assert out.shape == (2, 5, 3, 3) and not state.names
    np.testing.assert_array_equal(np.asarray(out), np.asarray(wanted))


def test_masked_arrays(linear):
    arrays = draw(linear)
    for mask in (arrays["q"] > 0, np.ma.nomask):
        masked = {**arrays, "q": np.ma.masked_array(arrays["q"], mask)}
        words = "'q': expected an array without a mask, found a masked one"
        for call in (linear, linear.run, linear.prefill):
            with pytest.raises(tttc.CallError, match=f"{words}; its method filled") as raised:
                call(**masked)
            assert raised.value.tensor == "q"
        with pytest.raises(tttc.CallError, match=words):
            linear.check(**masked)
    offsets = np.ma.masked_array(np.array([0, 11]))
    with pytest.raises(tttc.CallError, match="'cu_seqlens': expected an array without a mask"):
        linear(**draw(linear, batch=1), cu_seqlens=offsets)


#: Calls that copy the array 'q', each with the line of the user.
COPYING = {
    "layer": lambda layer, given, **_: layer(**given),
    "run": lambda layer, given, **_: layer.run(**given),
    "prefill": lambda layer, given, **_: layer.prefill(**given),
    "decode": lambda layer, given, state, **_: layer.decode(
        **{name: array[:, :2] if name in ("q", "k", "v", "lr") else array for name, array in given.items()
           if name not in ("W1", "b1")}, state=state),
    "final": lambda layer, given, **_: layer(**given, output_final_state=True),
}  # fmt: skip


@pytest.mark.parametrize("name", list(COPYING))
@pytest.mark.parametrize("framework", ["numpy", "torch"])
def test_warnings_of_copies_show_the_line_of_the_user(linear, name, framework):
    arrays = draw(linear)
    given = {**arrays, "q": np.asfortranarray(arrays["q"].copy())}
    if framework == "torch":
        torch = pytest.importorskip("torch")
        given = {key: torch.from_numpy(array) for key, array in given.items()}
    # A layer of its own, which has not warned yet.
    text = linear.source + f"// {name} {framework}\n"
    layer = tttc.compile(text, d=8, b=4, decode=4)
    _, state = layer.prefill(**arrays)
    with pytest.warns(UserWarning, match="'q' is copied at each call") as said:
        COPYING[name](layer, given, state=state.map(np.asarray if framework == "numpy" else torch.from_numpy))
    assert [warning.filename for warning in said] == [__file__]
    first, last = COPYING[name].__code__.co_firstlineno, COPYING[name].__code__.co_firstlineno + 3
    assert first <= said[0].lineno <= last


@pytest.mark.parametrize("name", sorted(path.stem for path in EXAMPLES.glob("*.ttt")))
def test_arrays_by_position_are_in_the_order_of_the_text(name):
    """Tokens, params, states as the text declares them, independent of the order of use."""
    text = (EXAMPLES / f"{name}.ttt").read_text()
    signature = compile_example(name).signature
    declared: dict[str, list[str]] = {"token": [], "param": [], "state": []}
    for line in re.sub("//.*", "", text).splitlines():
        found = re.match(r"\s*(?:shared )?(token|param|state) (.*)", line)
        if found:
            without_shapes = re.sub(r"\[[^]]*\]|\([^)]*\)", "", found[2])
            declared[found[1]] += [re.match(r"\s*(\w+)", part)[1] for part in without_shapes.split(",")]
    for role, kind in ((tttc.Role.TOKEN, "token"), (tttc.Role.PARAM, "param"), (tttc.Role.STATE_INITIAL, "state")):
        names = [tensor.name for tensor in signature.inputs if tensor.role == role]
        assert [name for name in names if "." not in name] == [name for name in declared[kind] if name in names]
    roles = [tensor.role for tensor in signature.inputs]
    assert roles == sorted(roles)


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("form", ["primal", "auto"])
def test_final_states_in_the_memory_of_initial_ones(body, form):
    """Other results that are, or are computed from, the initial states."""
    layer = tttc.compile(text_of(body), form=form)
    for tokens in (0, 1, 5):
        arrays = draw(layer, tokens=tokens)
        names = [name for name in ("A", "B") if name in arrays]
        expected = layer.run(**arrays)
        for shared in (names, names[:1], names[1:]):
            given = {name: array.copy() for name, array in arrays.items()}
            found = layer.run(**given, **{f"{name}_final": given[name] for name in shared})
            for name, want, have in zip((each.name for each in layer.signature.outputs), expected, found):
                np.testing.assert_array_equal(have, want, err_msg=f"{name}, in place: {shared}, {tokens} tokens")
