# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Entries, loops and instructions of PTX text, as emitted by LLVM.

>>> text = "\\n$L1:\\n\\tmov.b32 %r1, 0;\\n\\tadd.s32 %r1, %r1, 1;\\n\\t@%p1 bra $L1;\\n"
>>> [text_of(text, spans).split()[0] for spans in loops(text)]
['$L1:']
>>> counts(text)
{'add': 1, 'bra': 1}
"""

import re

INSTRUCTION = re.compile(r"^\t(?:@!?%p\d+ +)?([a-z]\w*)[^;]*;", re.MULTILINE)


def entries(text):
    """{name: text of the kernel}."""
    begins = list(re.finditer(r"^\.visible \.entry (\w+)\(", text, re.MULTILINE))
    ends = [match.start() for match in begins[1:]] + [len(text)]
    return {match[1]: text[match.start():end] for match, end in zip(begins, ends)}


def counts(text):
    """{instruction: number of occurrences}; mov, which ptxas mostly removes, is not counted."""
    found = {}
    for match in INSTRUCTION.finditer(text):
        if match[1] != "mov":
            found[match[1]] = found.get(match[1], 0) + 1
    return found


def blocks(text):
    """(begin, end) of the basic blocks, and {block: its successors}."""
    begins, labels = [0], {}
    for match in re.finditer(r"^(\$\w+):|^\t[^\n]*\b(?:bra|ret)\b[^\n]*\n", text, re.MULTILINE):
        begins.append(match.start() if match[1] else match.end())
    begins = sorted(set(begins))
    spans = list(zip(begins, begins[1:] + [len(text)]))
    for number, (begin, end) in enumerate(spans):
        label = re.match(r"(\$\w+):", text[begin:end])
        if label:
            labels[label[1]] = number
    follows = {}
    for number, (begin, end) in enumerate(spans):
        jump = re.search(r"^\t(@\S+[ \t]+)?(?:bra\S*[ \t]+(\$\w+)|ret);", text[begin:end],
                         re.MULTILINE)
        follows[number] = {labels[jump[2]]} if jump and jump[2] else set()
        if not jump or jump[1]:
            follows[number] |= {number + 1} & set(range(len(spans)))
    return spans, follows


def loops(text):
    """The outermost loops, as lists of (begin, end), in textual order."""
    spans, follows = blocks(text)
    reached = {}
    for start in follows:
        seen, left = set(), list(follows[start])
        while left:
            block = left.pop()
            if block not in seen:
                seen.add(block)
                left += follows[block]
        reached[start] = seen
    found = {frozenset(other for other in reached[block] if block in reached[other])
             for block in follows if block in reached[block]}
    return sorted([spans[block] for block in sorted(loop)] for loop in found)


def text_of(text, spans):
    return "".join(text[begin:end] for begin, end in spans)


def large_loops(text):
    """Loops with more than half of the instructions of the largest: one over whole mini-batches
    and one for the remainder."""
    found = loops(text)
    sizes = [sum(counts(text_of(text, spans)).values()) for spans in found]
    return [spans for spans, size in zip(found, sizes) if 2 * size > max(sizes)]
