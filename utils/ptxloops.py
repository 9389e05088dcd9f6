# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Entries, loops and instructions of PTX text, as LLVM writes it.

>>> text = "\\n$L1:\\n\\tmov.b32 %r1, 0;\\n\\tadd.s32 %r1, %r1, 1;\\n\\t@%p1 bra $L1;\\n"
>>> [text[begin:end].split()[0] for begin, end in loops(text)]
['$L1:']
>>> counts(text)
{'add': 1, 'bra': 1}
"""

import re

INSTRUCTION = re.compile(r"^\t(?:@!?%p\d+ +)?([a-z]\w*)[^;]*;", re.MULTILINE)


def entries(text):
    """{name: the text of a kernel}."""
    begins = list(re.finditer(r"^\.visible \.entry (\w+)\(", text, re.MULTILINE))
    ends = [match.start() for match in begins[1:]] + [len(text)]
    return {match[1]: text[match.start():end] for match, end in zip(begins, ends)}


def counts(text):
    """{instruction: how often it is there}; mov, which ptxas mostly removes, is not counted."""
    found = {}
    for match in INSTRUCTION.finditer(text):
        if match[1] != "mov":
            found[match[1]] = found.get(match[1], 0) + 1
    return found


def loops(text):
    """(begin, end) of the outermost loops, in the order of the text: what lies between a branch
    back and its label. Loops that share text are one."""
    labels = {match[1]: match.start() for match in re.finditer(r"^(\$\w+):", text, re.MULTILINE)}
    spans = sorted((labels[match[1]], match.end()) for match in
                   re.finditer(r"bra(?:\.uni)?[ \t]+(\$\w+);", text)
                   if labels[match[1]] < match.start())
    merged = []
    for begin, end in spans:
        if merged and begin < merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((begin, end))
    return merged


def large_loops(text):
    """Those with more than half of the instructions of the largest: a loop over whole
    mini-batches and one for the rest."""
    sizes = [(sum(counts(text[begin:end]).values()), begin, end) for begin, end in loops(text)]
    return [(begin, end) for size, begin, end in sizes if 2 * size > max(sizes)[0]]
