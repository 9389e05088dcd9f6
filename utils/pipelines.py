#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fills the table of docs/Pipeline.md, between `<!-- begin passes -->` and `<!-- end passes -->`: the passes of
each phase, and for which targets and flags each runs, from the pipelines that ttt-opt builds."""

import argparse
import concurrent.futures
import functools
import itertools
import os
import re
import subprocess
import sys
import tempfile

import python_options
import written

PAGE = os.path.join("docs", "Pipeline.md")
#: A pass of this project.
OURS = re.compile(r"\b(?:ttt|tile|halide)-[a-z0-9-]+\b|\bconvert-(?:ttt|tile)-[a-z-]+\b")
#: Phase: the phase before it, what compiles through it, what is gone afterwards.
PHASES = {
    "grad": ("ttt", "all", "norms, activations, `ttt.grad`"),
    "dual": ("grad", "all", "reads of stored rows; tokens, where the loop is linear"),
    "backward": ("dual", "all", ""),
    "tiled": ("backward", "all", "`ttt.every`, `ttt.each_token`"),
    "linalg": ("tiled", "CPUs", "the `ttt` dialect"),
    "llvm": ("linalg", "CPUs", "tensors, vectors of other shapes than the machine's"),
    "tile": ("tiled", "GPUs", "calls, the `ttt` and `linalg` dialects, tensors of dynamic size, values without a layout"),
    "nvvm": ("tile", "GPUs", "tiles, memrefs"),
    "pipelines": ("tiled", "Halide", ""),
    "launches": ("tiled", "Halide", ""),
    "driver": ("pipelines", "Halide", "the pipelines, the `ttt` dialect, tensors"),
}
#: A target as the page calls it: its flag, and what contains it.
TARGETS = {"CPUs": ("", "CPUs"), "sm_80": ("target=sm_80", "GPUs"), "sm_90a": ("target=sm_90a", "GPUs"),
           "Halide": ("target=halide", "Halide")}
#: Values that are tried for an option of a kernel, by its value in the help; others get "x".
SAMPLES = {"": [""], "N": ["=2"], "TYPE": ["=bf16"]}


@functools.cache
def sequence(ttt_opt, module, phase, options):
    """The passes of the pipeline up to a phase, in order. None: the options do not go together."""
    if phase == "ttt":
        return []
    done = subprocess.run([ttt_opt, module, f"--ttt-to-{phase}={options}", "--dump-pass-pipeline", "-o", os.devnull],
                          capture_output=True, text=True, timeout=60)
    if done.returncode:
        return None
    return OURS.findall(done.stderr)


def flags(ttt_opt, module):
    """The flags that change which passes run, with what sets them."""
    found = {}
    last = PHASES.keys() - {before for before, _, _ in PHASES.values()}
    for row in python_options.rows("Kernel"):
        for value in SAMPLES.get(row.value, ["=x"]):
            for phase in last:
                for option, group in TARGETS.values():
                    if PHASES[phase][1] == group:
                        names = sequence(ttt_opt, module, phase, f"{option} {row.name}{value}".strip())
                        if names and names != sequence(ttt_opt, module, phase, option):
                            said = {"N": "", "": ""}.get(row.value, value)
                            found["16-bit types" if row.name == "dtype" else f"`--{row.name}{said}`"] = row.name + value
    return found


def settings(family, flags):
    """Sets of properties, each with the options of a pipeline: all targets of a family, without flags and with one or two."""
    for (target, (option, group)), *given in itertools.product(
            TARGETS.items(), *([(flag, ""), (flag, text)] for flag, text in flags.items())):
        if family in ("all", group) and sum(bool(text) for _, text in given) <= 2:
            yield (frozenset({target, group} | {flag for flag, text in given if text}),
                   " ".join(filter(None, [option, *(text for _, text in given)])))


def merged(sequences):
    """Each pass once, in an order that keeps those of the sequences as far as they agree.

    >>> merged([["a", "c", "a"], ["a", "b", "c"], ["d", "a"]])
    ['d', 'a', 'b', 'c']
    """
    order = []
    for names in sorted(sequences, key=len, reverse=True):
        at = 0
        for name in names:
            if name not in order:
                order.insert(at, name)
            at = max(at, order.index(name) + 1)
    return order


def conditions(everywhere, flags):
    """Conditions in words with the settings that meet them, the simplest first: kinds of targets, and flags."""
    groups = dict.fromkeys(name for pair in ((group, target) for target, (_, group) in TARGETS.items()) for name in pair)
    targets = [(0, [], everywhere)] + [
        (1, [group], [setting for setting in everywhere if group in setting]) for group in groups]
    found = []
    for (count, said, which), *signs in itertools.product(targets, *([None, True, False] for _ in flags)):
        words, terms = list(said), count
        for flag, sign in zip(flags, signs):
            if sign is not None:
                words.append(("with " if sign else "not with ") + flag)
                which = [setting for setting in which if (flag in setting) == sign]
                terms += 1 if sign else 2
        found.append((terms, ", ".join(words), frozenset(which)))
    return sorted(found, key=lambda one: one[0])


def described(where, known):
    """In words, when a pass runs: the conditions, each as wide as it can be, that together are met `where` it does.

    >>> everywhere = [frozenset(a | b) for a in ({"CPUs"}, {"sm_80", "GPUs"}) for b in (set(), {"`--decode`"})]
    >>> known = conditions(everywhere, ["`--decode`"])
    >>> described(everywhere, known)
    ''
    >>> described([setting for setting in everywhere if {"GPUs", "`--decode`"} <= setting], known)
    ' (GPUs, with `--decode`)'
    >>> described(everywhere[:3], known)
    ' (CPUs; not with `--decode`)'
    """
    left, said = set(where), []
    while left:
        inside = [one for one in known if one[2] <= set(where)]
        _, words, met = max(inside, key=lambda one: (len(one[2] & left), -one[0]))
        said.append(words)
        left -= met
    return f" ({'; '.join(said)})" if any(said) else ""


def rows(ttt_opt):
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        module = os.path.join(folder, "empty.mlir")
        with open(module, "w", encoding="utf-8") as file:
            file.write("module {}\n")
        given_flags = flags(ttt_opt, module)
        for phase, (before, family, gone) in PHASES.items():
            given = dict(settings(family, given_flags))
            built = {name: dict(zip(given, pool.map(lambda text: sequence(ttt_opt, module, name, text), given.values())))
                     for name in (before, phase)}
            run = {setting: names[len(built[before][setting]):] for setting, names in built[phase].items()
                   if names is not None}
            known = conditions(list(run), given_flags)
            listed = [f"`{name}`" + described([setting for setting in run if name in run[setting]], known)
                      for name in merged(run.values())]
            place = f" (after `{before}`)" if phase in ("tile", "pipelines", "launches") else ""
            yield f"| `{phase}`{place} | {', '.join(listed)} | {gone} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--bin", default="build/bin", help="folder of ttt-opt")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something would change")
    options = parser.parse_known_args()[0]
    with open(os.path.join(written.ROOT, PAGE), encoding="utf-8") as file:
        text = file.read()
    table = "\n".join(["| phase | passes of this project | what is gone afterwards |", "| --- | --- | --- |",
                       "| `ttt` | the import | text |", *rows(os.path.join(options.bin, "ttt-opt"))])
    begin, end = "<!-- begin passes -->\n", "\n<!-- end passes -->"
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise SystemExit(f"pipelines: error: expected '{begin.strip()}' and '{end.strip()}' in {PAGE}")
    sys.exit(written.settle({PAGE: before + begin + table + end + after}, options.check))


if __name__ == "__main__":
    main()
