# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layers as operators of PyTorch.

A call is an operator, ``torch.ops.tttc.<layer>_<digest>``; the suffixes ``_save`` and ``_backward``
name the forward call that saves values for the gradient, and the gradient. ``run``, ``prefill`` and
``decode`` are not operators. Names are the same in every process, and operators take and return
plain tensors, so that graphs can be stored.

There are two paths for gradients. In eager mode and under torch.func, a Function outside the
operators calls ``_save`` forward and, through a second Function, ``_backward``. While a graph is
traced (torch.compile, export, torch.jit.trace) the operator itself is called. It has an autograd kernel, so that
graphs keep one differentiable node. ``_backward`` is not differentiable: it has a derivative only
to raise an error, where PyTorch would otherwise assume a zero gradient.
"""

from __future__ import annotations

import hashlib

import torch
import torch.autograd.forward_ad as _forward_ad

from .errors import CallError
from .signature import Axes, EntryKind, Role, Signature, Tensor

_library = torch.library.Library("tttc", "FRAGMENT")
_below_autograd = torch._C._AutoDispatchBelowAutograd
_any_requires_grad = torch._C._any_requires_grad
_DTYPES = {"f32": torch.float32, "f64": torch.float64, "bf16": torch.bfloat16, "f16": torch.float16, "i64": torch.int64}


#: Arrays of an operator, which has at most 64 arguments, one of them `cu_seqlens`; docs/Language.md
#: lists it among the limits.
_MOST_ARRAYS = 63

_known: dict[tuple[str, str], Functions] = {}


def _has_tangent(tensor: torch.Tensor) -> bool:
    """Returns True if a forward-mode derivative is requested, under vmap too."""
    while torch._C._functorch.is_batchedtensor(tensor):
        tensor = torch._C._functorch.get_unwrapped(tensor)
    return _forward_ad.unpack_dual(tensor).tangent is not None


def functions_of(layer) -> Functions:
    """A layer's operators, defined once for each kernel and layout."""
    known = (layer.key, layer.layout)
    if known not in _known:
        _known[known] = Functions(layer)
    return _known[known]


class Functions:
    """A layer's operators and their callers."""

    def __init__(self, layer):
        self.layer = layer
        signatures = layer.signatures
        self.signature = signatures[EntryKind.FORWARD]
        self.inputs, self.outputs = self.signature.inputs, self.signature.outputs
        self.output_names = tuple(tensor.name for tensor in self.outputs)
        self._places = {tensor.keyword: place for place, tensor in enumerate(self.inputs)}
        self._dtypes = _dtypes_of(self.signature)
        digest = hashlib.sha256(f"{layer.key} {layer.layout}".encode()).hexdigest()
        self.base = f"{layer.name}_{digest[:12]}"
        #: Reason why there is no operator.
        self._unfit = ""
        if len(self.inputs) > _MOST_ARRAYS:
            self._unfit = (
                f"{layer.name}: a call takes {len(self.inputs)} arrays, an operator of PyTorch at most {_MOST_ARRAYS}: "
                f"use layer.run, which takes tensors too"
            )
            return
        self._forward = self._define(EntryKind.FORWARD, "")
        #: Reason why there is no gradient.
        self._lacks = "the kernel has no gradient: compile it with backward=True"
        takes = len(signatures[EntryKind.BACKWARD].inputs) if layer.has_backward else 0
        if takes > _MOST_ARRAYS:
            self._lacks = (
                f"the gradient takes {takes} arrays, an operator of PyTorch at most {_MOST_ARRAYS}: save "
                f"fewer (another checkpoint, 'auto' or a larger number) or ask for fewer gradients (wrt)"
            )
        if layer.has_backward and takes <= _MOST_ARRAYS:
            save = self._define(EntryKind.SAVE, "_save")
            backward = self._define(EntryKind.BACKWARD, "_backward")
            self._apply = _make_gradients(self, save, backward)
        else:
            self._apply = self._refuse_gradient
            _library.impl(self.base, self._autograd_without_backward, "Autograd")

    def check_finals(self) -> None:
        """Final states of packed sequences: the operator has their lengths."""

    def forward(self, arrays: tuple, named: dict, cu_seqlens):
        """All outputs of the signature: a tuple, or the single output."""
        if self._unfit:
            raise CallError(self._unfit, "unsupported")
        tensors = self._bind(arrays, named)
        if cu_seqlens is not None and not isinstance(cu_seqlens, torch.Tensor):
            # A copy: the gradient reads it later.
            cu_seqlens = torch.as_tensor(cu_seqlens, device=tensors[0].device).clone()
        if _forward_ad._current_level >= 0 and any(map(_has_tangent, tensors)):
            # An operator without a forward-mode rule gives no tangent, which would count as zero.
            raise CallError(
                f"{self.layer.name}: no forward-mode derivative (jvp, jacfwd, make_dual); "
                "reverse mode has one (vjp, jacrev, backward)",
                "unsupported",
            )
        if torch.compiler.is_compiling() or torch.jit.is_tracing():
            return self._forward(*tensors, cu_seqlens)
        if torch.is_autocast_enabled("cuda" if self.layer.is_for_device else "cpu"):
            # Outside the Function, so that it keeps what the gradient's kernel takes.
            tensors = _converted(tensors, self._dtypes)
        try:
            if torch.is_grad_enabled() and _any_requires_grad(*tensors) or torch._C._are_functorch_transforms_active():
                return self._apply(*tensors, cu_seqlens)
            # The operator's autograd kernel would do the same.
            with _below_autograd():
                return self._forward(*tensors, cu_seqlens)
        except NotImplementedError:
            self._refuse_other_layouts(tensors)
            raise

    def _refuse_other_layouts(self, tensors: list) -> None:
        """Rejects tensors for whose layout no operator is registered."""
        for tensor, array in zip(self.inputs, tensors):
            kind = "a quantized" if array.is_quantized else "a nested" if array.is_nested else str(array.layout)
            if kind != "torch.strided":
                raise CallError(
                    f"{self.layer.name}: tensor '{tensor.name}': expected a dense tensor, found {kind} one",
                    "unsupported",
                ) from None

    def _bind(self, arrays: tuple, named: dict) -> list:
        """All inputs in the order of the signature."""
        inputs = self.inputs
        if len(arrays) > len(inputs):
            raise TypeError(f"{self.layer.name} takes {len(inputs)} arrays by position, found {len(arrays)}")
        bound = [*arrays, *[None] * (len(inputs) - len(arrays))]
        for name, array in named.items():
            place = self._places.get(name)
            if place is None:
                raise TypeError(f"{self.layer.name} has no array '{name}'")
            if place < len(arrays):
                raise TypeError(f"'{name}' is given twice")
            bound[place] = array
        for tensor, array in zip(inputs, bound):
            if array is None:
                raise TypeError(f"{self.layer.name}: the array '{tensor.keyword}' is missing")
            if not isinstance(array, torch.Tensor):
                raise TypeError(
                    f"{self.layer.name}: '{tensor.keyword}': expected a torch.Tensor, as others are, found "
                    f"{type(array).__name__}"
                )
        return bound

    # Operators.

    def _define(self, kind: EntryKind, suffix: str):
        """Registers an entry as an operator: schema, kernel, shapes, autocast."""
        signature = self.layer.signatures[kind]
        entry = self.layer._all[kind]
        name = self.base + suffix
        takes = ", ".join(
            f"Tensor{'?' if tensor.role == Role.COTANGENT else ''} {_argument(tensor)}" for tensor in signature.inputs
        )
        gives = ", ".join("Tensor" for _ in signature.outputs)
        _library.define(
            f"{name}({takes}, Tensor? cu_seqlens) -> ({gives})",
            tags=(torch.Tag.needs_exact_strides, torch.Tag.pt2_compliant_tag),
        )
        call = entry.run if len(signature.outputs) > 1 else entry.run_one

        def kernel(*tensors):
            return call(*tensors[:-1], cu_seqlens=tensors[-1], num_threads=torch.get_num_threads())

        if len(signature.outputs) > 1:

            def run(*tensors):
                return tuple(kernel(*tensors))
        else:
            run = kernel
        # For both devices: the kernel reports tensors of the other one better than the dispatcher.
        for device_key in ("CPU", "CUDA"):
            _library.impl(name, run, device_key)
        torch.library.register_fake(f"tttc::{name}", _Shapes(self.layer, signature), lib=_library)
        operator = getattr(torch.ops.tttc, name).default
        torch.library.register_vmap(operator, _Batching(self.layer, signature, operator), lib=_library)
        key = "AutocastCUDA" if self.layer.is_for_device else "AutocastCPU"
        _library.impl(name, _Autocast(signature, operator, key), key)
        return operator

    # Without gradients.

    def _refuse_gradient(self, *tensors):
        if torch.is_grad_enabled() and _any_requires_grad(*tensors):
            raise CallError(
                f"{self.layer.name}: {self._lacks}, or call it under torch.no_grad()",
                "unsupported",
            )
        return self._forward(*tensors)

    def _autograd_without_backward(self, *tensors):
        if torch.is_grad_enabled() and _any_requires_grad(*tensors):
            return self._refuse_gradient(*tensors)
        with _below_autograd():
            return self._forward(*tensors)


def _dtypes_of(signature: Signature) -> list:
    return [_DTYPES[tensor.dtype] for tensor in signature.inputs]


def _converted(tensors, dtypes: list) -> list:
    """Tensors of floating-point numbers in the kernel's types."""
    return [
        tensor if tensor is None or not tensor.is_floating_point() else tensor.to(dtype)
        for tensor, dtype in zip(tensors, dtypes)
    ]


class _Autocast:
    """An operator under ``torch.autocast``: inputs are converted to the kernel's types.

    ``torch.library.register_autocast`` has one type for all of them.
    """

    def __init__(self, signature: Signature, operator, key: str):
        self.dtypes = _dtypes_of(signature)
        self.operator = operator
        self.outside = torch._C.DispatchKeySet(getattr(torch._C.DispatchKey, key))

    def __call__(self, *tensors):
        given = _converted(tensors, self.dtypes)
        with torch._C._ExcludeDispatchKeyGuard(self.outside):
            return self.operator(*given, *tensors[len(given) :])


def _argument(tensor: Tensor) -> str:
    """A name for a schema, where some names are types or keywords."""
    return f"{tensor.keyword}_"


class _Shapes:
    """Creates an operator's outputs without elements, in the shapes that the kernel returns."""

    def __init__(self, layer, signature: Signature):
        self.layout, self.signature, self.name = layer.layout, signature, layer.name
        self.states = {
            f"d_{tensor.name}": place
            for place, tensor in enumerate(signature.inputs)
            if tensor.role == Role.STATE_INITIAL
        }

    def __call__(self, *tensors):
        *tensors, cu_seqlens = tensors
        self._check_devices(tensors)
        self._check_ranks(tensors)
        batch, heads, tokens = self.signature.extents(self.layout, tensors)
        sequences = None if cu_seqlens is None else cu_seqlens.shape[0] - 1
        if sequences is not None:
            batch = sequences
        like = next(tensor for tensor in tensors if tensor is not None)
        outputs = []
        for tensor in self.signature.outputs:
            shape = tensor.shape(self.layout, batch, heads, tokens, sequences)
            if sequences is not None and tensor.depends_on_lengths:
                shape[tensor.leading(self.layout).index("T")] = self._unknown_length(tensor, like)
            place = self.states.get(tensor.name)
            if place is not None and tensors[place].dim() == len(shape) - 1 and tensor.axes & Axes.BATCH:
                shape = shape[1:]  # one initial state for all sequences
            outputs.append(like.new_empty(shape, dtype=_DTYPES[tensor.dtype]))
        return tuple(outputs) if len(outputs) > 1 else outputs[0]

    def _unknown_length(self, tensor, like):
        """A length that the numbers in `cu_seqlens` decide: a symbol of the graph."""
        if like.is_meta:
            raise NotImplementedError(
                f"{self.name}: the length of '{tensor.name}' depends on the numbers in cu_seqlens, which meta "
                f"tensors do not have"
            )
        return torch.library.get_ctx().new_dynamic_size()

    def _check_devices(self, tensors) -> None:
        """Rejects a mix of meta and other tensors: for one meta tensor the dispatcher treats all as
        meta, and would return uninitialized memory on the others' device."""
        first = None
        for tensor, value in zip(self.signature.inputs, tensors):
            if value is None:
                continue
            first = first or (tensor, value.device)
            if value.device != first[1]:
                raise CallError(
                    f"{self.name}: tensor '{tensor.name}': expected device {first[1]}, as '{first[0].name}', found "
                    f"{value.device}",
                    "unsupported_device",
                )

    def _check_ranks(self, tensors) -> None:
        for tensor, value in zip(self.signature.inputs, tensors):
            if value is None or tensor.role not in (Role.TOKEN, Role.PARAM, Role.STATE_INITIAL):
                continue
            rank = len(tensor.leading(self.layout)) + len(tensor.inner)
            if value.dim() not in (rank, rank - 1 if tensor.role == Role.STATE_INITIAL else rank):
                raise CallError(
                    f"{self.name}: tensor '{tensor.name}': expected {rank} axes, found {value.dim()}", "shape"
                )


class _Batching:
    """An operator under ``torch.vmap``: merges the mapped axis into B or H, so that one call runs
    all of it.

    This requires that every mapped input and every output has that axis: outputs summed over B (the
    gradient of a param) or over H (that of a param shared by all heads) would be summed over the
    mapped axis too. Otherwise the operator is called once per index.
    """

    def __init__(self, layer, signature: Signature, operator):
        self.name, self.layout, self.signature, self.operator = layer.name, layer.layout, signature, operator

    def __call__(self, info, in_dims, *tensors):
        for axis in "BH":
            if self._fits(axis, in_dims, tensors):
                return self._in_one_call(axis, info.batch_size, in_dims, tensors)
        return self._place_by_place(info.batch_size, in_dims, tensors)

    def _fits(self, axis: str, in_dims, tensors) -> bool:
        *dims, of_offsets = in_dims
        if of_offsets is not None or (tensors[-1] is not None if axis == "B" else self.signature.heads):
            return False  # B is 1 for packed sequences; H may be compiled in
        lacking = set()  # gradients of initial states shared by all sequences
        for tensor, array, dim in zip(self.signature.inputs, tensors, dims):
            if array is None:
                continue
            has_axis = axis in self._leading(tensor, array.dim() - (dim is not None))
            if dim is not None and not has_axis:
                return False
            if not has_axis:
                lacking.add(f"d_{tensor.name}")
        return all(
            axis in tensor.leading(self.layout) and tensor.name not in lacking for tensor in self.signature.outputs
        )

    def _leading(self, tensor: Tensor, rank: int) -> str:
        """The leading axes of an array; an initial state, and its gradient, may lack B."""
        leading = tensor.leading(self.layout)
        return leading if rank == len(leading) + len(tensor.inner) else leading.replace("B", "")

    def _in_one_call(self, axis: str, size: int, in_dims, tensors):
        arguments, length = [], 0  # of the axis in one call
        for tensor, array, dim in zip(self.signature.inputs, tensors, in_dims):
            leading = "" if array is None else self._leading(tensor, array.dim() - (dim is not None))
            if axis in leading:
                at = leading.index(axis)
                length = array.shape[at] if dim is None else array.movedim(dim, 0).shape[at + 1]
                if dim is None:
                    array = array.unsqueeze(at).expand(*array.shape[:at], size, *array.shape[at:])
                else:
                    array = array.movedim(dim, at)
                array = array.flatten(at, at + 1)
            arguments.append(array)
        outputs = self.operator(*arguments, tensors[-1])
        is_alone = isinstance(outputs, torch.Tensor)
        parts, places = [], []
        for tensor, array in zip(self.signature.outputs, [outputs] if is_alone else outputs):
            at = self._leading(tensor, array.dim()).index(axis)
            parts.append(array.unflatten(at, (size, length)))
            places.append(at)
        return (parts[0], places[0]) if is_alone else (tuple(parts), tuple(places))

    def _place_by_place(self, size: int, in_dims, tensors):
        if size == 0:
            raise CallError(f"{self.name}: vmap over an axis of length 0", "shape")
        given = [
            self.operator(*[array if dim is None else array.select(dim, i) for array, dim in zip(tensors, in_dims)])
            for i in range(size)
        ]
        if isinstance(given[0], torch.Tensor):
            return self._stacked(0, given), 0
        return tuple(self._stacked(place, parts) for place, parts in enumerate(zip(*given))), (0,) * len(given[0])

    def _stacked(self, place: int, parts) -> torch.Tensor:
        if any(part.shape != parts[0].shape for part in parts):
            raise CallError(
                f"{self.name}: vmap over cu_seqlens: the length of '{self.signature.outputs[place].name}' depends on "
                f"the numbers in it, found {list(parts[0].shape)} and others; call the layer once for each cu_seqlens",
                "unsupported",
            )
        # Not by torch.stack: under torch.autocast it refuses the other of the 16-bit types.
        stacked = parts[0].new_empty((len(parts), *parts[0].shape))
        for i, part in enumerate(parts):
            stacked[i].copy_(part)
        return stacked


def _make_gradients(functions: Functions, save, backward):
    """Registers the operators' autograd kernels; returns the function for eager mode."""
    name = functions.base
    signatures = functions.layer.signatures
    saving, differentiating = signatures[EntryKind.SAVE], signatures[EntryKind.BACKWARD]
    forward = functions._forward
    num_inputs = len(saving.inputs)
    input_places = {tensor.name: place for place, tensor in enumerate(saving.inputs)}
    output_places = {tensor.name: place for place, tensor in enumerate(saving.outputs)}
    # Saved values may stand between the outputs of a call.
    forward_places = [output_places[output_name] for output_name in functions.output_names]
    # Inputs of the backward call: inputs and saved values of the forward call, cotangents.
    restored = [tensor.name for tensor in differentiating.inputs if tensor.role == Role.RESTORED]
    restored_places = [output_places[restored_name] for restored_name in restored]
    plan = []
    for tensor in differentiating.inputs:
        if tensor.role == Role.RESTORED:
            plan.append((True, num_inputs + restored.index(tensor.name)))
        elif tensor.role == Role.COTANGENT:
            plan.append((False, output_places[tensor.name[len("d_") :]]))
        else:
            plan.append((True, input_places[tensor.name]))
    gradient_places = {tensor.name: place for place, tensor in enumerate(differentiating.outputs)}
    gradients = [gradient_places.get(f"d_{tensor.name}") for tensor in saving.inputs]
    # No gradient flows from probes, nor from saved values.
    constant = [place for place, tensor in enumerate(saving.outputs) if tensor.role in (Role.PROBE, Role.SAVED)]

    def keep(ctx, inputs, outputs):
        ctx.save_for_backward(*inputs[:-1], *[outputs[place] for place in restored_places], inputs[-1])
        ctx.set_materialize_grads(False)
        ctx.mark_non_differentiable(*[outputs[place] for place in constant])

    def differentiate(call):
        def function(ctx, *cotangents):
            # Read once: each access recomputes under checkpointing.
            *kept, cu_seqlens = ctx.saved_tensors
            arguments = [kept[place] if is_kept else cotangents[place] for is_kept, place in plan]
            if all(cotangents[place] is None for is_kept, place in plan if not is_kept):
                return (None,) * (num_inputs + 1)
            given = call(*arguments, cu_seqlens)
            given = given if isinstance(given, tuple) else (given,)
            return (*[None if place is None else given[place] for place in gradients], None)

        return function

    def keep_nothing(ctx, inputs, outputs):
        pass

    def refuse(ctx, *cotangents):
        raise NotImplementedError(f"{functions.layer.name}: the gradient of its gradient is not compiled")

    def make(suffix, run, back, setup=None, **fields):
        """Creates a Function; without ``setup``, ``run`` saves values in its context itself."""
        body = {"forward": staticmethod(run), "backward": staticmethod(back), **fields}
        if setup is not None:
            body["setup_context"] = staticmethod(setup)
        return type(name + suffix, (torch.autograd.Function,), body)

    def as_tuple(call):
        def function(*tensors):
            given = call(*tensors)
            return given if isinstance(given, tuple) else (given,)

        return function

    def below(call):
        def function(*tensors):
            with _below_autograd():
                return as_tuple(call)(*tensors)

        return function

    def needs_gradient(tensors):
        return torch.is_grad_enabled() and _any_requires_grad(*tensors)

    def one_or_all(outputs):
        return outputs if len(outputs) > 1 else outputs[0]

    def of_forward(outputs):
        return one_or_all(tuple(outputs[place] for place in forward_places))

    def save_and_keep(ctx, *tensors):
        outputs = as_tuple(save)(*tensors)
        keep(ctx, tensors, outputs)
        return outputs

    def backward_once(ctx, *tensors):
        return as_tuple(backward)(*tensors)

    # Outside of the operators. Only torch.func needs a Function with a separate setup_context;
    # PyTorch then inspects its signature at each call, which takes longer than the call itself.
    Backward = make("Backward", as_tuple(backward), refuse, keep_nothing, generate_vmap_rule=True)
    Forward = make("Forward", as_tuple(save), differentiate(Backward.apply), keep, generate_vmap_rule=True)
    EagerBackward = make("EagerBackward", backward_once, refuse)
    EagerForward = make("EagerForward", save_and_keep, differentiate(EagerBackward.apply))
    # Inside, for graphs.
    BackwardInside = make("BackwardInside", below(backward), refuse, keep_nothing)
    ForwardInside = make("ForwardInside", below(save), differentiate(backward), keep)

    def autograd_forward(*tensors):
        if needs_gradient(tensors):
            return of_forward(ForwardInside.apply(*tensors))
        with _below_autograd():
            return forward(*tensors)

    def autograd_backward(*tensors):
        if needs_gradient([tensor for tensor in tensors if tensor is not None]):
            return one_or_all(BackwardInside.apply(*tensors))
        with _below_autograd():
            return backward(*tensors)

    def autograd_save(*tensors):
        if needs_gradient(tensors):
            raise NotImplementedError(f"{name}_save: differentiate {name} instead")
        with _below_autograd():
            return save(*tensors)

    _library.impl(name, autograd_forward, "Autograd")
    _library.impl(f"{name}_backward", autograd_backward, "Autograd")
    _library.impl(f"{name}_save", autograd_save, "Autograd")

    def apply(*tensors):
        function = Forward if torch._C._are_functorch_transforms_active() else EagerForward
        return of_forward(function.apply(*tensors))

    return apply
