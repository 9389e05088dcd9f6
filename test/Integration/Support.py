#===- Support.py - Runs the tools in the integration tests ----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Every call has a time limit and, unless a sanitizer is built in, a memory limit.
# A seed is drawn for each run and printed; TTTC_TEST_SEED reproduces a run. With
# TTTC_TEST_FAILFAST set a test ends at its first failure; TTTC_TEST_ONLY is the name of a single
# case to run. Of large tables of cases the seed draws some; TTTC_TEST_ALL=1 runs all.
#
#===------------------------------------------------------------------------===#

import os
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).parent
EXAMPLES = HERE.parents[1] / "dsl" / "examples"
GOLDEN = HERE.parent / "golden"
INPUTS = HERE / "Inputs"
TTTC, TTT_RUN, ARRAYS = sys.argv[1:4]
MEMORY_LIMIT = 0 if "--no-memory-limit" in sys.argv else 8 << 30
SEED = int(os.environ.get("TTTC_TEST_SEED") or random.SystemRandom().randrange(1 << 32))

ONLY_CASE = os.environ.get("TTTC_TEST_CASE")
IS_WHOLE = os.environ.get("TTTC_TEST_ALL") == "1"

# Small values for constants whose names denote sizes.
SMALL = {"d": 8, "dk": 8, "dv": 12, "width": 12, "code": 6, "b": 4, "chunk": 4, "segment": 8,
         "split": 4, "c": 3, "n": 2, "steps": 2}


def limit_memory():
    if MEMORY_LIMIT:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))


def layer(name):
    """The .ttt file of an example or of one of Inputs; a path is returned unchanged."""
    if isinstance(name, pathlib.Path):
        return name
    path = INPUTS / f"{name}.ttt"
    return path if path.exists() else EXAMPLES / f"{name}.ttt"


def small_dims(text):
    """Small values for constants whose names denote sizes and whose defaults are numbers."""
    constants = re.search(r"^layer \w+\((.*)\)", text, re.MULTILINE)
    found = dict(re.findall(r"(\w+) = ([^,]+)", constants[1] if constants else ""))
    dims = {name: value for name, value in SMALL.items() if name in found}
    # Joined rows need the number of heads at compile time.
    return dict(dims, heads=2) if "join(" in text else dims


class IntegrationTest(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.dir = pathlib.Path(holder.name)

    def drawn(self, cases, count):
        """`count` of the cases in their order; all with TTTC_TEST_ALL, one with TTTC_TEST_CASE, its name.
        Each test draws others."""
        cases = list(cases)
        if ONLY_CASE:
            chosen = [case for case in cases if str(getattr(case, "stem", case)) == ONLY_CASE]
            self.assertTrue(chosen, f"TTTC_TEST_CASE={ONLY_CASE}: expected one of {cases}")
            return chosen
        if IS_WHOLE or count >= len(cases):
            return cases
        places = random.Random(f"{SEED} {self.id()}").sample(range(len(cases)), count)
        print(f"{self.id()}: {count} of {len(cases)} cases", flush=True)
        return [cases[place] for place in sorted(places)]

    def call(self, *arguments, timeout=60, env=None):
        """Runs a tool, which must succeed. Returns its output."""
        words = [str(argument) for argument in arguments]
        result = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                timeout=timeout, env=env, preexec_fn=limit_memory)
        self.assertEqual(result.returncode, 0,
                         f"TTTC_TEST_SEED={SEED}\n{' '.join(words)}\n{result.stdout}{result.stderr}")
        return result.stdout

    def arrays(self, command, *arguments):
        return self.call(ARRAYS, command, *arguments)

    def compile(self, name, form, dims=None, dtype="f32"):
        """Compiles a kernel of this form; the other form is an error unless the form is `auto`."""
        kernel = self.dir / f"{pathlib.Path(name).stem}.{form}.{dtype}.so"
        flags = [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]
        self.call(TTTC, layer(name), f"--form={form}", f"--dtype={dtype}", "--emit=so",
                  "-o", kernel, *flags, timeout=120)
        header = kernel.with_suffix(".h").read_text()
        if form != "auto":
            self.assertIn(f"{form} form", header)
        return kernel

    def inputs(self, name, dims=None, batch=2, heads=2, tokens=20, salt=0, seed=SEED):
        path = self.dir / f"{pathlib.Path(name).stem}.{salt}.in.npz"
        flags = [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]
        self.arrays("random", layer(name), path, f"--seed={seed + salt}", f"--batch={batch}",
                    f"--tokens={tokens}", f"--dim=heads={heads}", *flags)
        return path

    def run_kernel(self, name, kernel, inputs, threads=1, dims=None, to=None):
        outputs = self.dir / (to or f"{kernel.stem}.{inputs.stem}.out.npz")
        flags = [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]
        self.call(TTT_RUN, layer(name), "--inputs", inputs, "--outputs", outputs,
                  f"--kernel={kernel}", f"--threads={threads}", *flags)
        return outputs

    def check(self, name, inputs, *outputs, limit=2e-6, dims=None):
        """Compares with the interpreter, at `limit` or 8 times its own error in f32."""
        flags = [f"--dim={dim}={value}" for dim, value in (dims or {}).items()]
        return self.arrays("check", layer(name), inputs, *outputs, f"--limit={limit}", *flags)

    def forms_agree(self, name, forms, dims=None, sizes=({},)):
        """Compares each form with the interpreter, on random inputs of each size."""
        kernels = [self.compile(name, form, dims) for form in forms]
        for salt, size in enumerate(sizes):
            inputs = self.inputs(name, dims, salt=salt, **size)
            outputs = [self.run_kernel(name, kernel, inputs, dims=dims) for kernel in kernels]
            self.check(name, inputs, *outputs, dims=dims)


def main():
    print(f"TTTC_TEST_SEED={SEED}", flush=True)
    only = ["-k", os.environ["TTTC_TEST_ONLY"]] if "TTTC_TEST_ONLY" in os.environ else []
    unittest.main(argv=sys.argv[:1] + only, failfast="TTTC_TEST_FAILFAST" in os.environ)
