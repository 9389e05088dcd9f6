#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Lists the skipped tests with their reasons, or the failed ones with the end of their output, from
# the JUnit files of ctest, lit and pytest; a test that ctest skips prints its reason in a line that
# begins with `skipped: `.
#
#   utils/outcomes.py skipped|failed FILE...

import sys
import xml.etree.ElementTree as ElementTree

# The lines of a failed test's output that are repeated.
LAST = 30


def name_of(case):
    """The test's name; lit and pytest have a folder beside it, ctest repeats the name."""
    name = case.get("name")
    folder = case.get("classname", name)
    return name if folder == name else f"{folder}/{name}"


def skipped(tree):
    """The output lines for one file.

    >>> text = '''<testsuites><testcase name="a"/>
    ...   <testcase name="b"><skipped message="SKIP_RETURN_CODE=77"/>
    ...     <system-out>seed 1\\nskipped: no PyTorch\\n</system-out></testcase>
    ...   <testcase name="c" classname="lit.x"><skipped message="Missing: ptxas"/></testcase>
    ... </testsuites>'''
    >>> skipped(ElementTree.fromstring(text))
    ['skipped: b: no PyTorch', 'skipped: lit.x/c: Missing: ptxas']
    """
    lines = []
    for case in tree.iter("testcase"):
        mark = case.find("skipped")
        if mark is None:
            continue
        said = [line for line in (case.findtext("system-out") or "").splitlines()
                if line.startswith("skipped: ")]
        reason = said[0].removeprefix("skipped: ") if said else mark.get("message")
        lines.append(f"skipped: {name_of(case)}: {reason}")
    return lines


def failed(tree):
    """The output lines for one file.

    >>> text = '''<testsuites><testcase name="a"/>
    ...   <testcase name="b" status="fail"><failure message=""/>
    ...     <system-out>seed 1\\nAssertionError: 2\\n</system-out></testcase>
    ...   <testcase name="c" classname="lit.x"><failure>expected 3</failure></testcase>
    ... </testsuites>'''
    >>> failed(ElementTree.fromstring(text))
    ['failed: b', '  seed 1', '  AssertionError: 2', 'failed: lit.x/c', '  expected 3']
    """
    lines = []
    for case in tree.iter("testcase"):
        marks = [mark for mark in (case.find("failure"), case.find("error")) if mark is not None]
        if not marks:
            continue
        output = (marks[0].text or case.findtext("system-out") or "").strip().splitlines()
        lines.append(f"failed: {name_of(case)}")
        lines += [f"  {line}" for line in output[-LAST:]]
    return lines


if __name__ == "__main__":
    listed = {"skipped": skipped, "failed": failed}[sys.argv[1]]
    for path in sys.argv[2:]:
        for line in listed(ElementTree.parse(path).getroot()):
            print(line)
