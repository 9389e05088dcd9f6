# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sequences split into calls: prefill, decode, stored states, slots, drafts."""

import io
import pickle

import numpy as np
import pytest
from conftest import EXAMPLES, compile_example, draw

import tttc

TOKENS = ("q", "k", "v", "lr")


def cut(arrays, begin, end):
    return {name: array[:, begin:end] if name in TOKENS else array for name, array in arrays.items()}


def without_states(arrays):
    return {name: array for name, array in arrays.items() if name not in ("W1", "b1")}


def test_prefill_and_decode_are_one_call(linear):
    arrays = draw(linear, tokens=11)
    whole = linear(**arrays)
    out, state = linear.prefill(**cut(arrays, 0, 6))
    pieces = [out]
    for begin, end in ((6, 7), (7, 10), (10, 11)):
        out, state = linear.decode(**without_states(cut(arrays, begin, end)), state=state)
        pieces.append(out)
    np.testing.assert_array_equal(np.concatenate(pieces, 1), whole)
    np.testing.assert_array_equal(state.position, [11, 11])


def test_a_state_is_immutable_and_can_be_kept(linear):
    arrays = draw(linear, tokens=8)
    _, state = linear.prefill(**cut(arrays, 0, 6))
    rest = without_states(cut(arrays, 6, 8))
    expected, _ = linear.decode(**rest, state=state)
    with pytest.raises(AttributeError, match="immutable"):
        state.position = 0
    file = io.BytesIO()
    np.savez(file, **state.to_dict())
    file.seek(0)
    for kept in (pickle.loads(pickle.dumps(state)), tttc.State.from_dict(np.load(file)), state.clone()):
        out, _ = linear.decode(**rest, state=kept)
        np.testing.assert_array_equal(out, expected)


def test_drafted_tokens_are_taken_back(linear):
    arrays = draw(linear, tokens=10)
    _, state = linear.prefill(**cut(arrays, 0, 6))
    linear.decode(**without_states(cut(draw(linear, tokens=10, seed=9), 6, 10)), state=state)
    out, _ = linear.decode(**without_states(cut(arrays, 6, 10)), state=state)
    np.testing.assert_array_equal(out, linear(**arrays)[:, 6:])


def test_in_place(linear):
    arrays = draw(linear, tokens=8)
    _, state = linear.prefill(**cut(arrays, 0, 6))
    rest = without_states(cut(arrays, 6, 8))
    expected, after = linear.decode(**rest, state=state.clone())
    out, same = linear.decode(**rest, state=state, inplace=True)
    np.testing.assert_array_equal(out, expected)
    assert same[0] is state[0]
    np.testing.assert_array_equal(same[0], after[0])


def test_slots(linear):
    arrays = draw(linear, tokens=8)
    _, state = linear.prefill(**cut(arrays, 0, 6))
    expected, _ = linear.decode(**without_states(cut(arrays, 6, 8)), state=state)
    # Five slots; sequences 0 and 1 use 3 and 1.
    wide = state.map(lambda array: np.zeros((5, *array.shape[1:]), array.dtype))
    for name, array in state.items():
        wide[name][[3, 1]] = array
    wide.position[[3, 1]] = state.position
    slots = np.array([3, 1])
    out, after = linear.decode(**without_states(cut(arrays, 6, 8)), state=wide, slots=(slots, slots))
    np.testing.assert_array_equal(out, expected)
    np.testing.assert_array_equal(after.position, [0, 8, 0, 8, 0])


def test_slots_of_a_layer_that_reads_its_initial_state():
    """The learned value, [H, ...], is that of every slot."""
    layer = tttc.compile("""layer home(d = 4, b = 2) {
  token q : [d]
  learner f(x) {
    state W : [d, d] init normal(0.1)
    return x @ W
  }
  loss(f) = 0.5 * sum((f(q) - q)^2)
  home = f
  every b {
    g = sum_tokens(grad(loss, f))
    each token { out = f(q) }
    f = 0.9 * f + 0.1 * home - 0.1 * g
  }
}
""", decode=2)  # fmt: skip
    arrays = draw(layer, tokens=4)
    first, last = ({"q": arrays["q"][:, part], "W": arrays["W"][0]} for part in (slice(3), slice(3, 4)))
    _, state = layer.prefill(**first)
    expected, _ = layer.decode(**last, state=state)
    wide = state.map(lambda array: np.zeros((5, *array.shape[1:]), array.dtype))
    for name, array in state.items():
        wide[name][[4, 1]] = array
    wide.position[[4, 1]] = state.position
    slots = np.array([4, 1])
    out, _ = layer.decode(**last, state=wide, slots=(slots, slots))
    np.testing.assert_array_equal(out, expected)
    with pytest.raises(TypeError, match="home.decode: the array 'W' is missing: the layer reads this initial state"):
        layer.decode(last["q"], state=state)


def test_slots_that_are_none():
    """``read_slots=None`` is like none: B may come from a state, here the only array with an axis B
    that has its rank."""
    layer = tttc.compile("""layer one(d = 2) {
  token x : [d]
  learner f(z) {
    state W : [d, d]
    return z @ W
  }
  loss(f) = 0.5 * sum((f(x) - x)^2)
  each token {
    f = f - 0.1 * grad(loss, f)
    out = f(x)
  }
}
""")
    x, W, slots = np.ones((3, 4, 1, 2), "f"), np.zeros((3, 1, 2, 2), "f"), np.arange(3)
    for absent in ({}, {"read_slots": None}):
        given = {"W": W, "W_final": W.copy(), "write_slots": slots, **absent}
        assert layer.run(x=x, **given).out.shape == x.shape
        with pytest.raises(tttc.CallError, match="tensor 'x': expected rank 4 .*, found 3"):
            layer.run(x=x[0], **given)
    with pytest.raises(tttc.CallError, match="'read_slots': expected a dense array of i64"):
        layer.run(x=x[0], W=W, W_final=W.copy(), read_slots=slots, write_slots=slots)


def test_states_that_do_not_fit(linear):
    arrays = draw(linear, tokens=8)
    _, served = linear.prefill(**arrays)
    _, final = linear(**arrays, output_final_state=True)
    with pytest.raises(tttc.CallError, match="found a state of prefill or decode"):
        linear(**without_states(arrays), initial_state=served)
    with pytest.raises(tttc.CallError, match="found the final values of a call"):
        linear.decode(**without_states(arrays), state=final)
    other = compile_example("ttt_linear", decode=4)
    with pytest.raises(
        tttc.CallError, match="the state is of another layer: expected no backward, found backward=True"
    ):
        other.decode(**without_states(arrays), state=served)
    with pytest.raises(tttc.CallError, match="at most 4 tokens"):
        linear.decode(**without_states(arrays), state=served)
    with pytest.raises(TypeError, match="expected a tttc.State, found ndarray"):
        linear.decode(**without_states(arrays), state=arrays["W1"])
    with pytest.raises(KeyError, match="W1.*the state has carry.W1"):
        served["W1"]
    fields = served.to_dict()
    for changed in ({**fields, "carry.W9": fields["carry.W1"]}, {k: v for k, v in fields.items() if k != "carry.W1"}):
        with pytest.raises(tttc.CallError, match="expected a state with .*carry.W1.*, found carry"):
            linear.decode(**without_states(arrays), state=tttc.State.from_dict(changed))
    for slots in (5, (served.position,), (None, served.position), (served.position, None)):
        with pytest.raises(tttc.CallError, match="slots: expected a pair, those to read and those to write, found"):
            linear.decode(**without_states(arrays), state=served, slots=slots)
    delta = compile_example("delta_rule")
    _, state = delta(**draw(delta), output_final_state=True)
    with pytest.raises(tttc.CallError, match="S always begins at its value in the text"):
        delta(**draw(delta), initial_state=state)


TWO_STATES = """layer two(d = 4) {
  token k : [d]
  learner f(x) {
    state W : [d, d] = 0, b : [d] = 0
    return x @ W + b
  }
  loss(f) = 0.5 * sum((f(k) - k)^2)
  each token {
    f = f - 0.1 * grad(loss, f)
    out = f(k)
  }
}
"""


def test_states_that_begin_at_values_of_the_text():
    layer = tttc.compile(TWO_STATES)
    _, state = layer(**draw(layer), output_final_state=True)
    with pytest.raises(tttc.CallError, match="two: W, b always begin at their values in the text, so that"):
        layer(**draw(layer), initial_state=state)


def test_states_of_another_layer(linear):
    """The error names what differs."""
    state = linear(**draw(linear), output_final_state=True)[1]
    options = {"backward": True, "decode": 4, "invariant": True}
    text = (EXAMPLES / "ttt_linear.ttt").read_text()
    for other, words in (
        (compile_example("ttt_mlp", **options), "expected one of ttt_mlp, found one of ttt_linear"),
        (tttc.compile(text, d=4, b=4, **options), "expected d=4, found d=8"),
        (tttc.compile(text, d=4, b=2, **options), "expected b=2, found b=4; expected d=4, found d=8"),
        (tttc.compile(text, d=8, b=4, **{**options, "decode": 2}), "expected decode=2, found decode=4"),
        (
            tttc.compile(text.replace("out = f(q)", "out = f(q) + q"), d=8, b=4, **options),
            "the text of the layer differs",
        ),
    ):
        for call in (other, other.decode):
            named = {"initial_state" if call is other else "state": state}
            with pytest.raises(tttc.CallError, match=f": the state is of another layer: {words}$"):
                call(**without_states(draw(other)), **named)
    stranger = tttc.State.from_dict({**state.to_dict(), ".program": "x"})
    with pytest.raises(tttc.CallError, match="the state is of another layer: expected one of ttt_linear, found 'x'"):
        linear(**without_states(draw(linear)), initial_state=stranger)


@pytest.mark.parametrize("framework", ["numpy", "torch", "jax"])
def test_states_of_another_number_of_sequences(linear, framework):
    module = pytest.importorskip(framework)
    convert = {"numpy": np.asarray, "torch": lambda array: module.from_numpy(array.copy()), "jax": None}[framework]
    convert = convert or module.numpy.asarray
    _, state = linear.prefill(**draw(linear))
    three = without_states(cut(draw(linear, batch=3), 0, 1))
    with pytest.raises(tttc.CallError, match="the state is for 2 sequences, the arrays have 3$") as raised:
        linear.decode(**{name: convert(array) for name, array in three.items()}, state=state.map(convert))
    assert raised.value.status == "shape"
    packed = without_states(cut(draw(linear, batch=1), 0, 3))
    with pytest.raises(tttc.CallError, match="the state is for 2 sequences, the arrays have 3$"):
        linear.decode(
            **{name: convert(array) for name, array in packed.items()},
            state=state.map(convert),
            cu_seqlens=convert(np.arange(4, dtype=np.int32)),
        )


@pytest.mark.parametrize(
    ("read", "write", "words"),
    [
        ([0, 1, 1], [0, 1], "slots: those to read: expected a dense array of i64, one number for each of the 2 sequences"),
        ([0, 1], [0], "slots: those to write: expected a dense array of i64, one number for each of the 2 sequences"),
        ([0, 1], np.zeros(2, np.int8), "slots: those to write: expected elements of i64, found int8"),
    ],
)  # fmt: skip
def test_slots_that_do_not_fit(linear, read, write, words):
    """Their keyword is `slots`, not those of `run`."""
    _, state = linear.prefill(**draw(linear))
    with pytest.raises(tttc.CallError, match=f"^{words}") as raised:
        linear.decode(**without_states(cut(draw(linear), 0, 1)), state=state, slots=(read, write))
    assert raised.value.tensor == "slots"


@pytest.mark.parametrize("slots", [range(2), [[0, 1]], "01", [0, 2**70], np.ma.array([0, 1], mask=[0, 1])])
def test_slots_that_are_no_integers(linear, slots):
    torch = pytest.importorskip("torch")
    arrays = {name: torch.from_numpy(array) for name, array in draw(linear).items()}
    _, state = linear.prefill(**arrays)
    with pytest.raises(tttc.CallError, match="^slots: expected lists of integers, or arrays as the state has, found"):
        linear.decode(**without_states(cut(arrays, 0, 1)), state=state, slots=(slots, [0, 1]))


def test_long_slots_in_a_message(linear):
    _, state = linear.prefill(**draw(linear))
    many = np.arange(10_000).reshape(100, 100)
    with pytest.raises(tttc.CallError) as raised:
        linear.decode(**without_states(cut(draw(linear), 0, 1)), state=state, slots=(many, [0, 1]))
    assert len(str(raised.value)) < 200 and "\n" not in str(raised.value)


def test_arrays_that_an_entry_does_not_read():
    """One dictionary of arrays works for all calls of a layer."""
    text = (EXAMPLES / "delta_rule.ttt").read_text().replace("  learner ", "  param unread : [2]\n  learner ", 1)
    with pytest.warns(tttc.CompileWarning, match="unread"):
        layer = tttc.compile(text, dk=8, dv=8, decode=2)
    arrays = draw(layer, tokens=4)
    whole = layer(**arrays)
    tokens = {tensor.name for tensor in layer.signature.inputs if tensor.role == tttc.Role.TOKEN}

    def part(begin, end):
        return {name: array[:, begin:end] if name in tokens else array for name, array in arrays.items()}

    out, state = layer.prefill(**part(0, 2))
    rest, _ = layer.decode(**part(2, 4), state=state)
    np.testing.assert_allclose(np.concatenate([out, rest], 1), whole, rtol=0, atol=1e-5)


@pytest.mark.parametrize(
    ("fields", "error", "message"),
    [
        ({}, ValueError, "'.program', found nothing"),
        ({"W1": 1.0}, ValueError, "'.program', found 'W1'"),
        ({".program": "x", "W1": "y"}, TypeError, "an array as 'W1', found str"),
    ],
)
def test_dictionaries_that_are_no_state(fields, error, message):
    with pytest.raises(error, match=message):
        tttc.State.from_dict(fields)


def test_states_that_are_called_like_fields():
    text = """
layer fields(d = 2) {
  token k : [d]
  learner f(x) {
    state program, position : [d]
    return x * program + position
  }
  each token {
    program = program + k
    position = position + k
    out = f(k)
  }
}
"""
    layer = tttc.compile(text)
    out, state = layer(**draw(layer), output_final_state=True)
    again = tttc.State.from_dict(state.to_dict())
    assert again.names == state.names == ("program", "position")
    np.testing.assert_array_equal(again["position"], state["position"])
    assert again.position is None and again.program == state.program


def test_decode_takes_no_initial_state(linear):
    arrays = draw(linear, tokens=8)
    _, state = linear.prefill(**cut(arrays, 0, 6))
    with pytest.raises(TypeError, match="'W1' goes on from state=: leave it out"):
        linear.decode(**cut(arrays, 6, 8), state=state)


def test_lists_of_numbers(linear):
    """Lists are offsets and slots, as arrays are."""
    arrays, offsets = draw(linear, batch=1, tokens=11, sequences=2), [0, 4, 11]
    np.testing.assert_array_equal(linear(**arrays, cu_seqlens=offsets), linear(**arrays, cu_seqlens=np.array(offsets)))
    out, state = linear.prefill(**arrays, cu_seqlens=offsets)
    np.testing.assert_array_equal(out, linear.prefill(**arrays, cu_seqlens=np.array(offsets))[0])
    np.testing.assert_array_equal(state.position, [4, 7])
    token = without_states(cut(arrays, 0, 1))
    out, listed = linear.decode(**token, state=state, slots=([1], [1]))
    np.testing.assert_array_equal(listed.position, [4, 8])
    _, state = linear.prefill(**arrays, cu_seqlens=offsets)
    slot = np.array([1])
    np.testing.assert_array_equal(out, linear.decode(**token, state=state, slots=(slot, slot))[0])
    with pytest.raises(tttc.CallError, match="'cu_seqlens': expected an array .*found list"):
        linear(**arrays, cu_seqlens=["a", "b"])
