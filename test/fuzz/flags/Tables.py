#===- Tables.py - Choices of random command lines ------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# One row per flag: valid values, and invalid ones. A flag that --help lists
# but no row has is drawn too, with the values of OTHERS.
#
#===------------------------------------------------------------------------===#

import re

NUMBERS = (["1", "2", "3", "8", "16"], ["0", "-1", "2.5", "x", "", "99999999999999999999", "1e3"])
FLAG = ([None], ["yes", "0", ""])  # takes no value
OTHERS = ([None, "1", "auto"], ["x", "", "-1"])

# The phases before machine code; none of them is specific to GPUs.
EARLY = ["ast", "core", "ttt", "grad", "dual", "backward", "signature", "tiled", "torch"]
CPU = ["linalg", "llvm", "asm", "obj"]
GPU = ["tile", "nvvm", "ptx", "cubin"]
LATE = [*CPU, "so", *GPU]

TTTC = {
    "--emit": (EARLY + LATE, ["what", "", "SO"]),
    "-o": (["out", "-", "out.so", "out.x.y"], ["", "none/out", "."]),
    "--layer": (["LAYER"], ["nonesuch", ""]),
    "--dim": (["NAME=SIZE"], ["NAME=0", "NAME=-2", "NAME=2.5", "NAME=nan", "NAME=inf", "NAME=x",
                              "NAME=", "=3", "nonesuch=3", "NAME", "", "NAME=1e-300"]),
    "--form": (["primal", "dual", "auto"], ["best", ""]),
    "--chunk": (NUMBERS[0], NUMBERS[1] + ["4097"]),
    "--dtype": (["f32", "f64", "bf16", "f16"], ["f8", ""]),
    "--target": (["sm_80", "sm_90a"], ["sm_1", "x86", ""]),
    "--target-cpu": (["native", "x86-64", "x86-64-v3", "znver4", "skylake-avx512"],
                     ["nonesuch", "", "cortex-a76"]),
    "--backward": FLAG,
    "--checkpoint": (["1", "2", "3", "none", "auto"], ["0", "-1", "some", "", "65537"]),
    "--tokens": (["1", "7", "2048", "1099511627776"], NUMBERS[1]),
    "--wrt": (["INPUT", "INPUT,INPUT"], ["nonesuch", ",", "", "INPUT,"]),
    "--decode": (["1", "3", "8"], NUMBERS[1] + ["4097"]),
    "--context": (["1", "8", "4096", "1073741824"], NUMBERS[1]),
    "--invariant": FLAG,
    "--format": FLAG,
    "--explain": FLAG,
    "--time-passes": FLAG,
    "--help": FLAG,
    "--version": FLAG,
    "--name": (["cell 3", "out"], [""]),
    "--header": (["yes", "no"], ["maybe", ""]),
    "--diagnostics": (["text"], ["yaml", ""]),  # other formats have separate tests
    "--build-id": FLAG,
}

TTT_RUN = {
    "--outputs-dtype": (["f32", "f64", "bf16", "f16"], ["f8", ""]),
    "--inputs": (["INPUTS"], ["BADNPZ", "", "none.npz", "."]),
    "--outputs": (["out"], ["", "none/out", "."]),
    "--random": (["0", "7"], ["-1", "x", "", "1.5"]),
    "--batch": (["1", "2"], NUMBERS[1]),
    "--heads": (["1", "2"], NUMBERS[1]),
    "--tokens": (["0", "1", "9"], ["-1", "2.5", "x", "", "99999999999999999999"]),
    "--layer": TTTC["--layer"],
    "--dim": TTTC["--dim"],
    "--interpret": FLAG,
    "--position": (["0", "5"], NUMBERS[1]),
    "--check": FLAG,
    "--tolerance": (["1e-3", "1", "0"], ["-1", "x", "nan", ""]),
    "--backward": FLAG,
    "--cotangents": (["COTANGENTS"], ["INPUTS", "BADNPZ", "none.npz"]),
    "--checkpoint": TTTC["--checkpoint"],
    "--wrt": TTTC["--wrt"],
    "--form": TTTC["--form"],
    "--chunk": TTTC["--chunk"],
    "--split": (["SPLIT"], ["0", "x", "", "1,", "3,-1", "SPLIT,1"]),
    "--carry-out": (["carry"], ["none/carry", ""]),
    "--carry-in": (["BADNPZ"], ["INPUTS", "none.npz", ""]),
    "--invariant": FLAG,
    "--dtype": (["f32", "f64"], ["f8", "f16", ""]),
    "--target-cpu": (["native", "x86-64", "x86-64-v3"], ["nonesuch", ""]),
    "--target": (["sm_80"], ["sm_1", ""]),
    "--kernel": (["BADKERNEL"], ["none.so", ".", ""]),
    "--threads": (["0", "1", "3"], NUMBERS[1]),
    "--time": (["1", "3"], NUMBERS[1]),
    "--help": FLAG,
    "--version": FLAG,
}

# Texts that are no examples; their layers are small.
SMALL = "layer small(d = 4, b = 2) {\n  token x : [d]\n  learner f(x) {\n    state W : [d, d]\n    " \
        "return x @ W\n  }\n  loss(f) = 0.5 * sum((f(x) - x)^2)\n  every b {\n    start = f\n    " \
        "acc = 0\n    each token {\n      acc = acc + 0.1 * grad(loss, start)\n      " \
        "f = start - acc\n      out = f(x)\n    }\n  }\n}\n"
ODD_TEXTS = {
    "empty.ttt": b"",
    "comment.ttt": b"// nothing else\n",
    "cut.ttt": SMALL[:170].encode(),
    "small.ttt": SMALL.encode(),
    "dos.ttt": SMALL.replace("\n", "\r\n").encode(),
    "bom.ttt": b"\xef\xbb\xbf" + SMALL.encode(),
    "utf16.ttt": SMALL.encode("utf-16"),
    "zeros.ttt": b"\0" * 64,
    "bytes.ttt": bytes(range(256)),
    "twice.ttt": (SMALL + SMALL.replace("layer small", "layer other")).encode(),
    "same.ttt": (SMALL + SMALL).encode(),
    "no_token.ttt": b"layer l {\n  param p\n}\n",
    "deep.ttt": ("layer l {\n  token x\n  each token { out = " + "(" * 400 + "x" + ")" * 400
                 + " }\n}\n").encode(),
    "name with blank.ttt": SMALL.encode(),
}
MISSING_TEXTS = ["missing.ttt", ".", ""]
BAD_NPZ = {
    "empty.npz": b"",
    "text.npz": b"not an archive, but long enough to look for one in it",
    "none.npz": b"PK\x05\x06" + b"\0" * 18,
}
BAD_KERNELS = {"text.so": b"no kernel", "empty.so": b"", "head.so": b"\x7fELF\x02\x01\x01" + b"\0" * 90}


def head(text):
    """(name, [(constant, default)]) of the first layer of a text; None: it has none."""
    found = re.search(r"^layer (\w+)(?:\((.*?)\))?", text, re.M)
    if not found:
        return None
    constants = [part.split("=") for part in (found.group(2) or "").split(",") if "=" in part]
    return found.group(1), [(name.strip(), value.strip()) for name, value in constants]


def declared(text):
    """Names of tokens, params and states."""
    names = []
    for line in re.findall(r"\b(?:token|param|state)\b([^\n}]*)", text):
        line, inner = line.split("//")[0], r"\([^()]*\)"
        while re.search(inner, line):
            line = re.sub(inner, "", line)
        names += re.findall(r"(?:^|,)\s*(\w+)", re.sub(r":\s*\[.*?\]|=[^,]*", "", line))
    return names


def repeated(text):
    """Names of the repetition counts of `repeat` in a text."""
    return re.findall(r"\brepeat (\w+)", text)


def from_help(text):
    """The flags that a --help output lists."""
    return re.findall(r"^  (--?[a-z][a-z-]*)", text, re.M)
