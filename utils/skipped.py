#!/usr/bin/env python3
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Lists the skipped tests with their reasons, from the JUnit files of ctest and lit; a test that
# ctest skips prints its reason in a line that begins with `skipped: `.
#
#   utils/skipped.py FILE...

import sys
import xml.etree.ElementTree as ElementTree


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
        name = case.get("name")
        folder = case.get("classname", name)  # for lit; ctest repeats the name
        lines.append(f"skipped: {name if folder == name else f'{folder}/{name}'}: {reason}")
    return lines


if __name__ == "__main__":
    for path in sys.argv[1:]:
        for line in skipped(ElementTree.parse(path).getroot()):
            print(line)
