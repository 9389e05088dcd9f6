# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A compiled layer, called on arrays of NumPy, PyTorch, JAX or anything with DLPack."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, overload

from . import _core
from ._program import differences, program_of, read_dims
from .errors import CallError, brief, unreadable
from .signature import EntryKind, InitKind, Role, Signature, Tensor, read_entry
from .state import State, register_with_frameworks

if TYPE_CHECKING:
    from ._check import Check

__all__ = ["Layer"]

_FINAL = "_final"


def _state_name(final: str) -> str:
    """Strips the suffix of a final state: ``W1`` for ``W1_final``."""
    return final[: -len(_FINAL)]


class Layer:
    """A compiled layer, created by ``tttc.compile`` and ``tttc.load``.

    Arrays are ``[B, T, H, ...]`` (``layout="bthd"``) or ``[B, H, T, ...]``, with any strides on B,
    H and T; ``signature`` lists them. States are ``[H, ...]``, one learned value for all sequences,
    or ``[B, H, ...]``; with ``cu_seqlens`` ``[N, H, ...]``. An array whose inner axes are not
    dense, or that has a negative stride, is copied, with one warning, and counted in ``copies``. A
    layer is immutable: ``copy.deepcopy`` returns the layer itself; ``pickle`` stores the arguments
    from which the reader compiles or loads it.
    """

    name: str
    form: str
    target_cpu: str
    options: str
    dims: Mapping[str, float | int]
    layout: str
    key: str
    source: str | None
    is_for_device: bool
    #: Identifies compatible states: another text, other constants or other options do not match.
    program: str
    signatures: dict[EntryKind, Signature]
    dtype: str
    #: The entry without any framework's dispatcher: takes arrays by position or name, also outputs
    #: (``out=buffer``), ``num_threads``, ``read_slots``, ``write_slots``; returns all outputs as a
    #: tuple with named fields. Saves nothing for a gradient.
    run: Callable[..., Any]

    _kernel: _core.Kernel
    _made_by: tuple[Any, ...]
    _compiled: Any
    _all: dict[EntryKind, _core.Entry]
    _frameworks: dict[str, Any]
    _finals: tuple[str, ...]
    _states: tuple[Tensor, ...]
    _fixed: tuple[tuple[int, Tensor], ...]
    _out_only: _core.Entry
    _out_and_finals: _core.Entry

    def __init__(
        self,
        kernel: _core.Kernel,
        *,
        layout: str,
        key: str,
        source: str | None,
        made_by: tuple[Any, ...],
        compiled: Any = None,
    ):
        info = kernel.info()
        entries = {kind: kernel.entry(kind, layout) for kind in EntryKind}
        self._set(
            _kernel=kernel,
            _made_by=made_by,  # (function, arguments), for pickle
            _compiled=compiled,  # the compilation, for `ir`, `explain` and `check`
            _all={kind: entry for kind, entry in entries.items() if entry is not None},
            _frameworks={},
            name=info["layer"],
            form=info["form"],
            target_cpu=info["target_cpu"],
            options=info["options"] or "",
            dims=MappingProxyType(read_dims(info["dims"])),
            layout=layout,
            key=key,
            source=source,
            is_for_device=info["num_images"] > 0,
            program=program_of(info),
        )
        self._set(signatures={kind: read_entry(entry, kind, layout) for kind, entry in self._all.items()})
        forward = self.signature
        self._set(
            run=_checked(f"{self.name}: run", self._all[EntryKind.FORWARD].run, forward),
            dtype=next(tensor.dtype for tensor in forward.tensors if tensor.role == Role.OUTPUT),
            _finals=tuple(tensor.name for tensor in forward.outputs if tensor.role == Role.STATE_FINAL),
            _states=tuple(tensor for tensor in forward.inputs if tensor.role == Role.STATE_INITIAL),
            _fixed=tuple(
                (place, tensor) for place, tensor in enumerate(forward.inputs) if tensor.init_kind == InitKind.FIXED
            ),
        )
        self._set(_out_only=self._forward("out"), _out_and_finals=self._forward("out", *self._finals))
        if "torch" in sys.modules:
            # Define operators now: this cannot be traced in a graph.
            self._with("torch", "tttc._torch")

    def _set(self, **fields: Any) -> None:
        """Sets attributes while the layer is made."""
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a layer is immutable: cannot set '{name}'")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a layer is immutable: cannot delete '{name}'")

    @property
    def __name__(self) -> str:
        """As a function has it, for ``torch.jit.trace``."""
        return self.name

    def _forward(self, *wanted: str) -> _core.Entry:
        """The forward entry that returns these outputs."""
        entry = self._kernel.entry(EntryKind.FORWARD, self.layout, wanted)
        assert entry is not None, "every kernel has a forward entry"
        return entry

    @property
    def signature(self) -> Signature:
        """The tensors of a call."""
        return self.signatures[EntryKind.FORWARD]

    @property
    def has_backward(self) -> bool:
        return EntryKind.BACKWARD in self.signatures

    @property
    def has_decode(self) -> bool:
        return EntryKind.DECODE in self.signatures

    @property
    def copies(self) -> int:
        """Number of arrays that calls have copied (inner axes not dense, or a negative stride)."""
        return self._kernel.copies()

    def __copy__(self) -> Layer:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Layer:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return self._made_by

    # Calls.

    @overload
    def __call__(
        self,
        *arrays: Any,
        initial_state: State | None = None,
        output_final_state: Literal[False] = False,
        cu_seqlens: Any = None,
        **named: Any,
    ) -> Any: ...

    @overload
    def __call__(
        self,
        *arrays: Any,
        initial_state: State | None = None,
        output_final_state: Literal[True],
        cu_seqlens: Any = None,
        **named: Any,
    ) -> tuple[Any, State]: ...

    @overload
    def __call__(
        self,
        *arrays: Any,
        initial_state: State | None = None,
        output_final_state: bool,
        cu_seqlens: Any = None,
        **named: Any,
    ) -> Any: ...

    def __call__(
        self,
        *arrays: Any,
        initial_state: State | None = None,
        output_final_state: bool = False,
        cu_seqlens: Any = None,
        **named: Any,
    ) -> Any:
        """Returns ``out``; with ``output_final_state`` also a State, its final values.

        ``initial_state`` replaces the states' arrays. ``cu_seqlens`` (i32 or i64, [N + 1], or a
        list): N packed sequences on the axis T, with B = 1.
        """
        if initial_state is not None:
            named.update(self._initial(initial_state, named))
        if self._fixed:
            self._begin_fixed(arrays, named)
        framework = self._framework_of(arrays, named)
        if framework is not None:
            if output_final_state and cu_seqlens is not None:
                framework.check_finals()
            outputs = framework.forward(arrays, named, cu_seqlens)
            # The only output is no tuple.
            of_name = dict(zip(framework.output_names, outputs if isinstance(outputs, tuple) else (outputs,)))
            return self._with_state(of_name) if output_final_state else of_name["out"]
        if cu_seqlens is not None:
            cu_seqlens = _integers_like(None, cu_seqlens)
        if not output_final_state:
            return self._out_only.run_one(*arrays, cu_seqlens=cu_seqlens, **named)
        outputs = self._out_and_finals.run(*arrays, cu_seqlens=cu_seqlens, **named)
        names = [tensor.name for tensor in self.signature.outputs if tensor.role in (Role.STATE_FINAL, Role.OUTPUT)]
        return self._with_state(dict(zip(names, outputs)))

    def _with_state(self, outputs: dict[str, Any]) -> tuple[Any, State]:
        names = tuple(_state_name(name) for name in self._finals)
        return outputs["out"], State(names, tuple(outputs[name] for name in self._finals), None, self.program)

    def _initial(self, state: State, named: dict) -> dict[str, Any]:
        """The arrays of a state as keywords of a call."""
        self._check_state(state)
        if state.position is not None:
            raise CallError(
                f"{self.name}: expected the final values of a call as initial_state, found a state of "
                f"prefill or decode; go on with layer.decode(..., state=state)"
            )
        inputs = {tensor.name: tensor for tensor in self._states}
        missing = [name for name in state.names if name not in inputs]
        if missing:
            begins = "begins at its value" if len(missing) == 1 else "begin at their values"
            raise CallError(
                f"{self.name}: {', '.join(missing)} always {begins} in the text, so that a call "
                f"cannot go on from this state; compile with decode=N and use prefill and decode"
            )
        given = {inputs[name].keyword: array for name, array in state.items()}
        twice = [keyword for keyword in given if keyword in named]
        if twice:
            raise TypeError(f"'{twice[0]}' is given twice: by itself and in initial_state")
        return given

    def _begin_fixed(self, arrays: tuple, named: dict) -> None:
        """Adds states that the text begins at a value, and that the call does not give."""
        missing = [t for place, t in self._fixed if place >= len(arrays) and t.keyword not in named]
        like: Any = named.get(self.signature[0].keyword, arrays[0] if arrays else None)
        if not missing or not hasattr(like, "shape"):
            return  # the call reports what it lacks
        given = [
            named.get(tensor.keyword, arrays[place] if place < len(arrays) else None)
            for place, tensor in enumerate(self.signature.inputs)
        ]
        extents = self.signature.extents(self.layout, [array if hasattr(array, "shape") else None for array in given])
        for tensor in missing:
            named[tensor.keyword] = _filled_like(
                like,
                tensor.shared_shape(self.layout, *extents),
                tensor.init_values[0],
                "float64" if tensor.dtype == "f64" else "float32",
            )

    def _check_state(self, state: State) -> None:
        if not isinstance(state, State):
            raise TypeError(f"{self.name}: expected a tttc.State, found {type(state).__name__}")
        if state.program != self.program:
            raise CallError(f"{self.name}: the state is of another layer: {differences(self.program, state.program)}")

    def _framework_of(self, arrays: tuple, named: dict):
        """PyTorch's or JAX's functions, if an array belongs to one of them."""
        torch, jax = sys.modules.get("torch"), sys.modules.get("jax")
        if torch is None and jax is None:
            return None
        for array in (*arrays, *named.values()):
            if torch is not None and isinstance(array, torch.Tensor):
                return self._with("torch", "tttc._torch")
            if jax is not None and isinstance(array, jax.Array):
                return self._with("jax", "tttc._jax")
        return None

    def _with(self, name: str, module: str):
        if name not in self._frameworks:
            if name == "torch" and sys.modules["torch"].compiler.is_compiling():
                raise CallError(
                    f"{self.name}: the layer was compiled before PyTorch was imported: import it first, or call "
                    f"the layer once outside of torch.compile",
                    "unsupported",
                )
            import importlib

            register_with_frameworks()
            self._frameworks[name] = importlib.import_module(module).functions_of(self)
        return self._frameworks[name]

    def summary(self, *arrays: Any, cu_seqlens: Any = None, **named: Any) -> Any:
        """What the tokens of a segment do to the states: a tuple with named fields, so that the
        final states are ``S_decay * S + S_final``, or ``S_map @ S + S_final`` with the initial
        states stacked along their rows, in the order of ``signature``. Has no gradient; expects
        ``segments=True`` when compiled, and a layer whose states change by an affine map."""
        self.check_summary()
        threads = self._threads(EntryKind.SUMMARY, named)
        entry = self._all[EntryKind.SUMMARY]
        run = _checked(f"{self.name}: summary", entry.run, self.signatures[EntryKind.SUMMARY])
        return run(*arrays, cu_seqlens=cu_seqlens, num_threads=threads, **named)

    def check_summary(self) -> None:
        """Raises an error that says why the kernel has no summary."""
        if EntryKind.SUMMARY not in self._all:
            why = (
                "layer.explain() says what in the layer is not affine in them"
                if self.signature.cut_tokens
                else "compile it with segments=True"
            )
            raise CallError(f"{self.name}: the kernel has no map of a segment's states: {why}", "unsupported")

    # Serving.

    def prefill(self, *arrays: Any, cu_seqlens: Any = None, **named: Any) -> tuple[Any, State]:
        """Starts a sequence: returns ``out``, and a State to ``decode`` from."""
        return self._serve(EntryKind.PREFILL, arrays, named, cu_seqlens, None, None, False)

    def decode(
        self,
        *arrays: Any,
        state: State,
        slots: tuple[Any, Any] | None = None,
        inplace: bool = False,
        cu_seqlens: Any = None,
        **named: Any,
    ) -> tuple[Any, State]:
        """Continues from ``state`` with the given tokens, at most ``max_tokens`` of the signature.

        Params are given again, and so are initial states that the layer reads at every chunk (the
        norms of LaCT's rows): both are listed in ``signatures[EntryKind.DECODE]``.

        To discard drafted tokens, continue from the state before them. ``inplace`` overwrites the
        arrays of ``state``, which must not be used afterwards. ``slots``, (read, write) of i64 with
        one index per sequence, are the entries of the states' axis B that it reads and writes; the
        states are then written in place, and ``state.position`` has an entry for each slot. So has an
        initial state that is given again: a sequence takes that of the slot it reads.
        """
        self._check_state(state)
        if state.position is None:
            raise CallError(f"{self.name}: expected a state of prefill or decode, found the final values of a call")
        return self._serve(EntryKind.DECODE, arrays, named, cu_seqlens, state, slots, inplace)

    def _serve(self, kind, arrays, named, cu_seqlens, state, slots, inplace):
        if kind not in self.signatures:
            raise CallError(
                f"{self.name}: the kernel cannot {kind.name.lower()}: compile it with decode=N, the most tokens of a call",
                "unsupported",
            )
        plan = self._plans.get(kind)
        if plan is None:
            plan = self._plans[kind] = _ServingPlan(self.signatures[kind], self.signature)
        if len(arrays) > len(plan.given):
            raise TypeError(
                f"{self.name}.{kind.name.lower()} takes {len(plan.given)} arrays by position, found {len(arrays)}"
            )
        for keyword in plan.unread:
            named.pop(keyword, None)
        for keyword, array in zip(plan.given, arrays):
            if keyword in named:
                raise TypeError(f"'{keyword}' is given twice")
            named[keyword] = array
        if cu_seqlens is not None:
            cu_seqlens = _integers_like(named.get(plan.clock), cu_seqlens)
        if state is not None:
            again = [keyword for keyword in plan.initial if keyword in named]
            if again:
                raise TypeError(f"{self.name}.decode: '{again[0]}' goes on from state=: leave it out")
            missing = [keyword for keyword in plan.initial_read_again if keyword not in named]
            if missing:
                raise TypeError(
                    f"{self.name}.decode: the array '{missing[0]}' is missing: the layer reads this initial state "
                    f"at every chunk, so that each call takes it as prefill did"
                )
            position, carried = state.position, dict(state.items())
            if set(carried) != {name for _, name in plan.carried}:
                raise CallError(
                    f"{self.name}: expected a state with {', '.join(name for _, name in plan.carried)}, "
                    f"found {', '.join(carried) or 'nothing'}"
                )
            if slots is not None:
                try:
                    read, write = slots
                    if read is None or write is None:
                        raise ValueError
                except (TypeError, ValueError):
                    raise CallError(
                        f"slots: expected a pair, those to read and those to write, found {brief(slots)}", "argument"
                    ) from None
                slots = read, write = (
                    _integers_like(state.position, read),
                    _integers_like(state.position, write),
                )
                named.update(read_slots=read, write_slots=write)
                for slot in slots:
                    if not isinstance(slot, type(position)):
                        raise CallError(
                            f"slots: expected lists of integers, or arrays as the state has, found {brief(slot)}",
                            "argument",
                        )
                try:
                    position = position[read]
                except (IndexError, TypeError):
                    raise CallError(
                        f"slots: expected integers from 0 to {len(position) - 1} to read, found {brief(read)}",
                        "argument",
                    ) from None
            named["position"] = position
            for keyword, name in plan.carried:
                named[keyword] = carried[name]
            if inplace or slots is not None:
                for keyword, name in zip(plan.finals, plan.state_names):
                    named[keyword] = carried[name]
        jax = sys.modules.get("jax")
        if jax is not None and any(isinstance(array, jax.Array) for array in named.values()):
            if inplace or slots is not None:
                raise CallError(
                    f"{self.name}: JAX's arrays are immutable: decode without inplace and slots", "unsupported"
                )
            if state is not None:
                plan.check_batch(self.name, named, cu_seqlens)
            outputs = self._with("jax", "tttc._jax").serve(kind, named, cu_seqlens)
        else:
            threads = self._threads(kind, named)
            try:
                outputs = self._all[kind].run(cu_seqlens=cu_seqlens, num_threads=threads, **named)
            except CallError as error:
                _check_readable(self.signatures[kind], (), {**named, "cu_seqlens": cu_seqlens})
                if error.tensor == "position":
                    plan.check_batch(self.name, named, cu_seqlens)
                if error.tensor in _SLOTS:
                    message = str(error).replace(f"'{error.tensor}'", _SLOTS[error.tensor])
                    raise CallError(message, error.status, "slots") from None
                raise
        out = outputs[plan.out]
        position = self._advance(state, out, named[plan.clock].shape[plan.time_axis], cu_seqlens, slots)
        return out, State(
            plan.state_names, tuple([outputs[place] for place in plan.final_places]), position, self.program
        )

    def _threads(self, kind: EntryKind, named: dict[str, Any]) -> int | None:
        """PyTorch's number of threads for its arrays, which must not require a gradient."""
        torch = sys.modules.get("torch")
        if torch is None:
            return None
        tensors = [array for array in named.values() if isinstance(array, torch.Tensor)]
        if not tensors:
            return None
        if torch._C._are_functorch_transforms_active():
            raise _not_of_transforms(f"{self.name}: {kind.name.lower()}")
        if torch.is_grad_enabled() and torch._C._any_requires_grad(*tensors):
            raise CallError(
                f"{self.name}: {kind.name.lower()} has no gradient: call it under torch.no_grad(), or give detached arrays",
                "unsupported",
            )
        return torch.get_num_threads()

    @property
    def _plans(self) -> dict:
        return self._frameworks.setdefault("serving", {})

    def _advance(self, state: State | None, out, tokens: int, cu_seqlens, slots):
        """The number of preceding tokens of each sequence, for the next call."""
        counts = tokens if cu_seqlens is None else cu_seqlens[1:] - cu_seqlens[:-1]
        if state is None:
            batch = out.shape[0] if cu_seqlens is None else len(cu_seqlens) - 1
            return _zeros_like(out, batch) + counts
        if slots is None:
            return state.position + counts
        position = state.position.clone() if hasattr(state.position, "clone") else state.position.copy()
        read, write = slots
        position[write] = state.position[read] + counts
        return position

    def tvm_ffi(self) -> Any:
        """The forward entry as a ``tvm_ffi.Function`` (package ``apache-tvm-ffi``), for hosts that
        use this interface. It takes the arrays of the signature in its order, inputs first, and
        writes the outputs."""
        import tvm_ffi

        names = [tensor.keyword for tensor in (*self.signature.inputs, *self.signature.outputs)]

        def call(*arrays) -> None:
            if len(arrays) != len(names):
                raise TypeError(f"{self.name} takes {len(names)} arrays ({', '.join(names)}), found {len(arrays)}")
            self.run(**dict(zip(names, arrays)))

        return tvm_ffi.convert(call)

    # Compiler output.

    def ir(self, phase: str) -> str:
        """The layer at a phase of the compiler: ``ast``, ``ttt``, ``grad``, ``dual``, ..., ``asm``."""
        return self._ask().emit(phase)

    def explain(self) -> str:
        """The compiler's remarks: causality, the chosen form, and obstacles with locations."""
        return self._ask().explain()

    def check(
        self, *arrays: Any, cotangents: dict[str, Any] | None = None, tolerance: float | None = None, **named: Any
    ) -> Check:
        """Compares the kernel on these arrays with the interpreter, token by token in float64.

        ``cotangents`` (``d_out``, ``d_W1_final``) selects the gradients instead. Returns a
        ``Check``, which is true if no error exceeds its limit: ``tolerance`` (relative RMS), or
        without it that of the element type, or what rounding explains if this is more.
        """
        from ._check import check

        return check(self, self._ask(), arrays, named, cotangents, tolerance)

    def _ask(self):
        if self._compiled is None:
            raise CallError(f"{self.name}: the kernel was loaded from a file: its text is not known", "unsupported")
        return self._compiled

    def __repr__(self) -> str:
        dims = ", ".join(f"{name}={value}" for name, value in self.dims.items())
        names = ", ".join(tensor.keyword for tensor in self.signature.inputs)
        return f"<tttc.Layer {self.name}({names}): {dims}; {self.form} form, {self.dtype}, {self.layout}>"

    def _repr_html_(self) -> str:
        from html import escape

        rows = "".join(
            "<tr>" + "".join(f"<td style='text-align:left'>{escape(cell)}</td>" for cell in row) + "</tr>"
            for row in self.signature.rows()
        )
        head = "".join(
            f"<th style='text-align:left'>{name}</th>" for name in ("array", "shape", "type", "role", "begins")
        )
        return f"<p><code>{escape(repr(self))}</code></p><table><tr>{head}</tr>{rows}</table>"


def _checked(called: str, entry: Callable[..., Any], signature: Signature) -> Callable[..., Any]:
    """An entry whose errors say which arrays it cannot read; ``called``: its name in messages."""

    def run(*arrays: Any, **named: Any) -> Any:
        try:
            return entry(*arrays, **named)
        except CallError:
            _check_readable(signature, arrays, named)
            raise
        except RuntimeError:
            torch = sys.modules.get("torch")
            if torch is not None and torch._C._are_functorch_transforms_active():
                raise _not_of_transforms(called) from None
            raise

    run.__doc__ = entry.__doc__
    return run


def _not_of_transforms(called: str) -> CallError:
    return CallError(f"{called} is not a function of torch.func: call it outside of its transforms", "unsupported")


def _check_readable(signature: Signature, arrays: tuple, named: dict[str, Any]) -> None:
    """After a call has failed: rejects arrays whose memory an entry cannot read."""
    of_input = {tensor.keyword: tensor.name for tensor in signature.inputs}
    for keyword, array in {**dict(zip(of_input, arrays)), **named}.items():
        in_call = signature.kind == EntryKind.FORWARD and keyword in of_input
        error = unreadable(of_input.get(keyword, keyword), array, in_call)
        if error is not None:
            raise error from None


#: Keywords of `run` that are parts of ``slots``, in words.
_SLOTS = {"read_slots": "slots: those to read", "write_slots": "slots: those to write"}


class _ServingPlan:
    """Assigns the arrays of an entry to the caller and to the state."""

    def __init__(self, signature: Signature, whole: Signature):
        def is_carried(tensor: Tensor) -> bool:
            return tensor.role == Role.STATE_INITIAL and tensor.name.startswith("carry.")

        given = [tensor for tensor in signature.inputs if not is_carried(tensor) and tensor.role != Role.POSITION]
        finals = [tensor for tensor in signature.outputs if tensor.role == Role.STATE_FINAL]
        outputs = [tensor.name for tensor in signature.outputs]
        clock = next(tensor for tensor in given if tensor.role == Role.TOKEN)
        #: Keywords of the caller's arrays, in the order of the signature.
        self.given = tuple(tensor.keyword for tensor in given)
        #: Inputs of the whole layer that this entry does not read.
        self.unread = tuple(
            tensor.keyword
            for tensor in whole.inputs
            if tensor.role in (Role.TOKEN, Role.PARAM) and tensor.keyword not in self.given
        )
        #: Initial states that this entry does not read.
        self.initial = tuple(
            tensor.keyword
            for tensor in whole.inputs
            if tensor.role == Role.STATE_INITIAL and tensor.keyword not in self.given
        )
        #: Initial states that this entry reads beside the carried values.
        self.initial_read_again = tuple(tensor.keyword for tensor in given if tensor.role == Role.STATE_INITIAL)
        #: (keyword, name in the state) of the carried values.
        self.carried = tuple((tensor.keyword, tensor.name) for tensor in signature.inputs if is_carried(tensor))
        #: Keywords of the outputs that form the next state, their names there, and output indices.
        self.finals = tuple(tensor.keyword for tensor in finals)
        self.state_names = tuple(_state_name(tensor.name) for tensor in finals)
        self.final_places = tuple(outputs.index(tensor.name) for tensor in finals)
        self.out = outputs.index("out")
        #: The tensor whose axis T counts the tokens.
        self.clock, self.time_axis = clock.keyword, clock.leading(signature.layout).index("T")

    def check_batch(self, layer: str, named: dict[str, Any], cu_seqlens: Any) -> None:
        """Rejects a state of another number of sequences than the arrays have.

        What is no array, or has no such axis, is left to the call.
        """
        shape, position = getattr(named.get(self.clock), "shape", ()), named["position"]
        if not shape or getattr(cu_seqlens, "ndim", 1) != 1:
            return
        found = shape[0] if cu_seqlens is None else len(cu_seqlens) - 1
        if len(position) != found:
            raise CallError(
                f"{layer}: the state is for {len(position)} sequences, the arrays have {found}", "shape", "position"
            )


def _is_int64(number) -> bool:
    return hasattr(number, "__index__") and -(2**63) <= number.__index__() < 2**63


def _integers_like(array, numbers):
    """A list or tuple of whole numbers as an array of the same framework and device; anything else as it is."""
    if not isinstance(numbers, (list, tuple)) or not all(_is_int64(number) for number in numbers):
        return numbers
    if type(array).__module__.startswith("torch"):
        import torch

        return torch.tensor(numbers, dtype=torch.int64, device=array.device)
    jax = sys.modules.get("jax")
    if jax is not None and isinstance(array, jax.Array):
        return jax.numpy.asarray(numbers)
    import numpy

    return numpy.asarray(numbers, dtype=numpy.int64)


def _filled_like(array, shape: tuple[int, ...], value: float, dtype: str):
    """An array of the framework and device of another one."""
    if type(array).__module__.startswith("torch"):
        import torch

        return torch.full(shape, value, dtype=getattr(torch, dtype), device=array.device)
    jax = sys.modules.get("jax")
    if jax is not None and isinstance(array, jax.Array):
        return jax.numpy.full(shape, value, dtype=dtype)
    import numpy

    return numpy.full(shape, value, dtype=dtype)


def _zeros_like(array, length: int):
    if type(array).__module__.startswith("torch"):
        import torch

        return torch.zeros(length, dtype=torch.int64, device=array.device)
    jax = sys.modules.get("jax")
    if jax is not None and isinstance(array, jax.Array):
        return jax.numpy.zeros(length, dtype=int)
    import numpy

    return numpy.zeros(length, dtype=numpy.int64)
