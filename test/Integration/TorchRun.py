#===- TorchRun.py - Runs what tttc --emit=torch has written ---------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The child of TorchTest.py, with PyTorch; it reads a list of jobs so that PyTorch is
# loaded once. Outputs and gradients go to .npz files. Without a list it only says
# whether PyTorch can be loaded.
#
#===------------------------------------------------------------------------===#

import inspect
import json
import pathlib
import sys
import traceback

import torch

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "utils"))
import npz


def tensors(path, dtype):
    return {name: torch.tensor(item.values, dtype=dtype).reshape(item.shape)
            for name, item in npz.read(path).items()}


def save(path, arrays):
    npz.write(path, {name: npz.Array(item.shape, item.detach().double().flatten().tolist())
                     for name, item in arrays.items()})


def run(job):
    """Outputs of one function, and gradients where cotangents are given."""
    space = {}
    text = pathlib.Path(job["module"]).read_text()
    exec(compile(text, job["module"], "exec"), space)
    # A name that Python or the text needs itself has `_` behind it.
    layer = space.get(job["layer"] + "_") or space[job["layer"]]
    dtype = getattr(torch, job["dtype"])
    inputs = {name: item.requires_grad_("cotangents" in job)
              for name, item in tensors(job["inputs"], dtype).items()}
    parameters = inspect.signature(layer).parameters
    outputs = layer(**{name if name in parameters else name + "_": item
                       for name, item in inputs.items()})
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
