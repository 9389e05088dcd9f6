"""Writes the PTX that gpu-module-to-binary left as a string in a module.

usage: extract-ptx.py IN.mlir OUT.ptx
"""

import re
import sys


def unescape(text):
    """MLIR string escapes: \\n, \\t, \\\\, \\" and two hex digits."""
    named = {"n": "\n", "t": "\t", "\\": "\\", '"': '"'}

    def one(match):
        code = match.group(1)
        return named[code] if code in named else chr(int(code, 16))

    return re.sub(r'\\([nt\\"]|[0-9A-Fa-f]{2})', one, text)


def main():
    source, target = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        found = re.search(r'assembly = "((?:[^"\\]|\\.)*)"', file.read())
    if not found:
        sys.exit(f"{source}: no PTX in it")
    with open(target, "w", encoding="utf-8") as file:
        file.write(unescape(found.group(1)).rstrip("\0"))


if __name__ == "__main__":
    main()
