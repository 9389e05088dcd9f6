#===- TorchRun.py - Runs functions written by tttc --emit=torch -----------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The child of TorchTest.py, with PyTorch; it reads a list of jobs so that PyTorch is
# loaded once. Outputs and gradients go to .npz files. A job may request torch.compile, with
# no more graphs than the jobs before it, or the message of a call with other
# arrays. Without a list it only reports whether PyTorch can be loaded.
#
#===------------------------------------------------------------------------===#

import functools
import inspect
import json
import pathlib
import sys
import traceback

import torch
import torch._dynamo

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "utils"))
import npz


def tensors(path, dtype):
    return {name: torch.tensor(item.values, dtype=dtype).reshape(item.shape)
            for name, item in npz.read(path).items()}


def save(path, arrays):
    npz.write(path, {name: npz.Array(item.shape, item.detach().double().flatten().tolist())
                     for name, item in arrays.items()})


@functools.cache
def load(module, name, compiled):
    space = {}
    exec(compile(pathlib.Path(module).read_text(), module, "exec"), space)
    # Names that Python or the file reserves have `_` appended.
    layer = space.get(name + "_") or space[name]
    if not compiled:
        return layer
    return torch.compile(layer, backend="aot_eager", fullgraph=True, dynamic=True)


def refuses(layer, inputs, wrong, message):
    """Calls with the arrays that the expressions of `wrong` compute from the given ones."""
    for name, expression in wrong.items():
        inputs[name] = eval(expression, {"x": inputs.get(name), "torch": torch})
    try:
        layer(**inputs)
    except (TypeError, ValueError) as error:
        if str(error) != message:
            raise AssertionError(f"expected {message!r}, found {str(error)!r}") from error
    else:
        raise AssertionError(f"expected {message!r}, found no error")


def graphs():
    return torch._dynamo.utils.counters["stats"]["unique_graphs"]


def run(job):
    """Outputs of one function, and gradients if there are cotangents."""
    layer = load(job["module"], job["layer"], "compiled" in job)
    dtype = getattr(torch, job["dtype"])
    inputs = {name: item.requires_grad_("cotangents" in job)
              for name, item in tensors(job["inputs"], dtype).items()}
    if "wrong" in job:
        return refuses(layer, inputs, job["wrong"], job["message"])
    before = graphs() if "compiled" in job else 0
    parameters = inspect.signature(layer).parameters
    outputs = layer(**{name if name in parameters else name + "_": item
                       for name, item in inputs.items()})
    if job.get("compiled") == "again" and graphs() != before:
        raise AssertionError("expected no other graph for this length")
    wrong = [name for name, item in outputs.items() if item.dtype != dtype]
    if wrong:
        raise TypeError(f"expected {dtype}, found others: {wrong}")
    save(job["outputs"], outputs)
    if "cotangents" in job:
        given = tensors(job["cotangents"], dtype)
        terms = [(outputs[name[2:]] * item).sum() for name, item in given.items()]
        torch.stack(terms).sum().backward()
        save(job["gradients"], {"d_" + name: torch.zeros_like(item) if item.grad is None
                                else item.grad for name, item in inputs.items()})


def main():
    torch.set_num_threads(1)
    failed = 0
    for job in json.loads(pathlib.Path(sys.argv[1]).read_text()) if len(sys.argv) > 1 else []:
        try:
            run(job)
        except Exception:
            failed += 1
            print(job["module"], traceback.format_exc(limit=-4), sep="\n", file=sys.stderr)
    sys.exit(failed != 0)


if __name__ == "__main__":
    main()
