#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks and times kernels of flash-linear-attention (fla) at the sizes of the folder's own.

Each kernel is first compared with the interpreter's results in float64, forward and backward;
kernels with wrong results are not timed. Writes peers.json and peers.md. Without PyTorch, Triton,
fla or a GPU it prints a message and writes nothing.
"""

import argparse
import json
import pathlib
import re
import sys

# Relative RMS errors explained by bf16 rounding, of outputs and of gradients, as for our kernels. A
# kernel up to TIMES as far off may round more often; beyond that it computes another function.
LIMIT, GRADIENT_LIMIT, TIMES = 5e-3, 1e-2, 4
ROUNDS, ROUND_MS = 21, 20
CASE = re.compile(r"(?:time\.)?(\w+)-\S+?\.bf16\.(forward|backward)\.B(\d+)-H(\d+)-T(\d+)")


def cases(text):
    """{name: its statements} of layers.txt.

    >>> found = cases("case time.gla-dk8.bf16.forward.B1-H2-T4\\ntime 8\\n\\ncase b\\n")
    >>> list(found), found["b"], CASE.fullmatch(list(found)[0]).groups()
    (['time.gla-dk8.bf16.forward.B1-H2-T4', 'b'], {}, ('gla', 'forward', '1', '2', '4'))
    """
    found, statements = {}, {}
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "case":
            found[rest] = statements = {}
        elif word:
            statements[word] = rest
    return found


def repeats(shape, size, axes):
    """Number of repetitions of an array along each axis, to reach (B, H, T) on its axes.

    >>> repeats((1, 1, 512, 64), (8, 32, 2048), "BHT"), repeats((1, 64), (8, 32, 2048), "H")
    ((8, 32, 4, 1), (32, 1))
    """
    wanted = dict(zip("BHT", size))
    lengths = [wanted[axis] for axis in axes] + list(shape[len(axes):])
    return tuple(length // have for length, have in zip(lengths, shape))


def functions():
    """{layer: function from arrays, in fla's order of axes, to `out` and final states}."""
    import torch
    from fla.ops.delta_rule import chunk_delta_rule
    from fla.ops.gated_delta_rule import chunk_gated_delta_rule
    from fla.ops.gla import chunk_gla
    from fla.ops.linear_attn import chunk_linear_attn
    from fla.ops.simple_gla import chunk_simple_gla
    from fla.ops.ttt import fused_chunk_ttt_linear

    same = {"scale": 1.0, "output_final_state": True}

    def rule(function, *names, **more):
        def call(a):
            given = {"beta": a["lr"]} if "lr" in names else {}
            if "alpha" in names:  # fla takes the logarithm
                given["g"] = torch.log(a["alpha"].float())
            out, state = function(a["q"], a["k"], a["v"], **given, **same, **more)
            return {"out": out, "S_final": state}
        return call

    def ttt(a):
        out, weights, bias = fused_chunk_ttt_linear(
            a["q"], a["k"], a["v"], a["gamma"], a["beta"], a["lr"][..., None], chunk_size=16,
            initial_state=a["W1"], initial_state_bias=a["b1"][..., None, :], **same)
        return {"out": out, "W1_final": weights, "b1_final": bias[..., 0, :]}

    return {"delta_rule": rule(chunk_delta_rule, "lr"),
            "gated_delta_rule": rule(chunk_gated_delta_rule, "lr", "alpha"),
            "gla": rule(chunk_gla, "alpha"),
            "retention_scalar": rule(chunk_simple_gla, "alpha"),
            "linear_attention": rule(chunk_linear_attn, normalize=False),
            "ttt_linear_fla": ttt}


class Peer:
    """A function with its arrays on the device."""

    def __init__(self, function, arrays, size, trains):
        import torch
        self.function, self.arrays = function, {}
        tokens = [name for name in arrays if name in ("q", "k", "v", "lr", "alpha")]
        for name, array in arrays.items():
            axes = "BHT" if name in tokens else "H"
            values = torch.from_numpy(array).cuda().tile(repeats(array.shape, size, axes))
            if name in tokens:  # [B, T, H, ...]
                values = values.transpose(1, 2)
            if name not in ("W1", "b1"):
                values = values.to(torch.bfloat16)
            else:  # a state per sequence, in f32
                values = values.expand(size[0], *values.shape)
            self.arrays[name] = values.contiguous().detach().requires_grad_(trains)

    def forward(self):
        import torch
        with torch.no_grad():
            return self.function(self.arrays)

    def train(self, cotangents):
        """Forward and backward; the gradients."""
        import torch
        outputs = self.function(self.arrays)
        given = [(outputs[name], values) for name, values in cotangents.items() if name in outputs]
        names = list(self.arrays)
        gradients = torch.autograd.grad([output for output, _ in given], list(self.arrays.values()),
                                        [values.to(output) for output, values in given],
                                        allow_unused=True)
        return dict(zip(names, gradients))


def error(found, expected):
    """Relative RMS of the difference; infinite for a NaN."""
    difference = (found.double().cpu() - expected.double()).square().mean().sqrt()
    size = expected.double().square().mean().sqrt()
    value = float(difference / size if size > 0 else difference)
    return value if value == value else float("inf")


def load(folder, name):
    import numpy
    return {key: array.astype("float32") for key, array in numpy.load(folder / name).items()}


def check(function, folder, statements, size):
    """The largest error of a case's forward or backward pass, and the limit."""
    import torch
    arrays = load(folder, statements["inputs"])
    expected = {key: torch.from_numpy(values) for key, values in
                load(folder, statements["expect"].split()[0]).items()}
    if "cotangents" not in statements:
        size = 1, 1, arrays["q"].shape[2]
        out = Peer(function, arrays, size, False).forward()["out"]
        return error(out.transpose(1, 2), expected["out"]), LIMIT
    cotangents = {name[2:]: torch.from_numpy(values).cuda() for name, values in
                  load(folder, statements["cotangents"]).items()}
    cotangents["out"] = cotangents["out"].transpose(1, 2)
    gradients = Peer(function, arrays, size, True).train(cotangents)
    return max(error(gradients[name].transpose(1, 2), expected[f"d_{name}"])
               for name in ("q", "k", "v")), GRADIENT_LIMIT


def captured(call):
    """A replay of the launches that a call makes, without the time that Python takes for them,
    which exceeds that of short kernels. None if the call cannot be captured."""
    import torch
    for _ in range(3):  # compiles and autotunes
        call()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    try:
        with torch.cuda.graph(graph):
            call()
    except RuntimeError as problem:  # waits for the device, for example
        print(f"peers: not captured: {problem}", flush=True)
        torch.cuda.synchronize()
        return None
    return graph.replay


def measure(calls):
    """{name: (microseconds, p10, p90)}; rounds alternate between calls, timed with events."""
    import torch
    counts, rounds = {}, {name: [] for name in calls}

    def once(call, count):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(count):
            call()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) / count

    for name, call in calls.items():
        length = once(call, 1)
        counts[name] = max(1, round(ROUND_MS / max(length, 1e-3)))
    for _ in range(ROUNDS):
        for name, call in calls.items():
            rounds[name].append(1e3 * once(call, counts[name]))
    quantile = lambda values, q: sorted(values)[round(q * (len(values) - 1))]
    return {name: {"microseconds": quantile(values, 0.5), "microseconds_p10": quantile(values, 0.1),
                   "microseconds_p90": quantile(values, 0.9)} for name, values in rounds.items()}


def run(folder):
    """Yields the records of all peers."""
    import torch
    table = cases((folder / "layers.txt").read_text(encoding="utf-8"))
    known = functions()
    for name, statements in table.items():
        match = CASE.fullmatch(name)
        if not match or "time" not in statements or match[1] not in known:
            continue
        layer, way, size = match[1], match[2], tuple(map(int, match.groups()[2:]))
        record = {"case": name, "peer": "fla"}
        try:
            # A backward pass uses the arrays of the check at the same widths.
            prefix = name.removeprefix("time.").split(f".{way}.")[0] + f".{way}."
            checked = name if way == "forward" else next(
                other for other in table if other.startswith(prefix))
            small = tuple(map(int, CASE.fullmatch(checked).groups()[2:]))
            found, limit = check(known[layer], folder, table[checked], small)
            record |= {"relative_rms_error": found, "limit": limit}
            record["state"] = ("pass" if found <= limit else
                               "inexact" if found <= TIMES * limit else "wrong")
            if record["state"] != "wrong":
                peer = Peer(known[layer], load(folder, statements["inputs"]), size,
                            way == "backward")
                if way == "forward":
                    calls = {"forward": peer.forward}
                else:
                    ones = {"out": torch.ones_like(peer.arrays["v"])}
                    calls = {"forward and backward": lambda: peer.train(ones),
                             "forward": peer.forward}
                replays = {f"{what}, captured": captured(call) for what, call in calls.items()}
                calls |= {what: replay for what, replay in replays.items() if replay}
                record["times"] = measure(calls)
        except Exception as problem:  # third-party code may raise anything
            record |= {"state": "error", "why": f"{type(problem).__name__}: {problem}"[:300]}
        print(record, flush=True)
        yield record


def missing(folder):
    """The reason why nothing can be timed; empty if all requirements are met."""
    sys.path.append(str(folder / "python"))  # after installed packages
    try:
        import fla  # noqa: F401
        import numpy  # noqa: F401
        import torch
        import triton  # noqa: F401
    except ImportError as problem:
        return str(problem)
    return "" if torch.cuda.is_available() else "PyTorch finds no GPU"


def rows(records):
    """
    >>> print(rows([{"case": "a", "peer": "fla", "state": "wrong", "limit": 1}]))
    | case | peer | state | error | limit | what | us | p10 | p90 |
    |---|---|---|---|---|---|---|---|---|
    | a | fla | wrong |  | 1 |  |  |  |  |
    """
    lines = ["| case | peer | state | error | limit | what | us | p10 | p90 |", "|---" * 9 + "|"]
    for record in records:
        for what, times in (record.get("times") or {record.get("why", ""): {}}).items():
            cells = [record["case"], record["peer"], record["state"],
                     *(record.get(key, "") for key in ("relative_rms_error", "limit")), what,
                     *(times.get(key, "") for key in ("microseconds", "microseconds_p10",
                                                      "microseconds_p90"))]
            lines.append("| " + " | ".join(f"{cell:.4g}" if isinstance(cell, float) else str(cell)
                                           for cell in cells) + " |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path(__file__).parent)
    parser.add_argument("--results", type=pathlib.Path, default=pathlib.Path("."))
    options = parser.parse_args()
    why = missing(options.folder)
    if why:
        print(f"peers: skipped: {why}")
        return 0
    if not (options.folder / "layers.txt").exists():
        print("peers: skipped: the folder has no layers")
        return 0
    import fla
    import torch
    import triton
    about = {"gpu": torch.cuda.get_device_name(0), "torch": torch.__version__,
             "triton": triton.__version__, "fla": fla.__version__}
    records = list(run(options.folder))
    (options.results / "peers.json").write_text(
        json.dumps({"device": about, "results": records}, indent=1) + "\n", encoding="utf-8")
    (options.results / "peers.md").write_text(f"# {about}\n\n{rows(records)}\n", encoding="utf-8")
    print(rows(records))
    return 0


if __name__ == "__main__":
    sys.exit(main())
