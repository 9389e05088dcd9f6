# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Forks, threads, other frameworks in the process, the commands, notebooks."""

import os
import pathlib
import shutil
import subprocess
import sys
import threading

import numpy as np
import pytest
from conftest import EXAMPLES, draw

import tttc


def test_fork_after_a_call(linear):
    """Workers of a data loader, in a separate process: JAX's threads do not survive a fork."""
    code = f"""
import os, sys
import numpy as np
import tttc
layer = tttc.load({linear._compiled.kernel_path!r})
ones = [np.ones(shape, np.float32) for shape in [(1, 64, 4, 8)] * 3 + [(1, 64, 4), (4, 8), (4, 8), (4,), (4, 8, 8), (4, 8)]]
expected = layer(*ones)
child = os.fork()
if child == 0:
    os._exit(0 if np.array_equal(layer(*ones), expected) else 1)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_threads(linear):
    arrays = draw(linear, tokens=64)
    expected = linear(**arrays)
    wrong = []

    def work():
        for _ in range(50):
            if not np.array_equal(linear(**arrays), expected):
                wrong.append(1)

    workers = [threading.Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not wrong


def test_two_runtimes(linear, tmp_path):
    """Two copies of the package, with separate runtimes and threads, like two versions."""
    shutil.copytree(pathlib.Path(tttc.__file__).parent, tmp_path / "other")
    code = f"""
import numpy as np
import tttc, other
assert tttc._core.__file__ != other._core.__file__ and tttc.Layer is not other.Layer
path = {linear._compiled.kernel_path!r}
ones = [np.ones(shape, np.float32) for shape in [(2, 64, 4, 8)] * 3 + [(2, 64, 4), (4, 8), (4, 8), (4,), (4, 8, 8), (4, 8)]]
layers = tttc.load(path), other.load(path)
for _ in range(20):
    first, second = (layer(*ones) for layer in layers)
    assert np.array_equal(first, second)
other.set_num_threads(1)
assert np.array_equal(layers[1](*ones), first)
try:
    layers[1](*ones[:-1], ones[-1][:1])
except ValueError as error:
    assert "tensor 'b1'" in str(error)
else:
    raise AssertionError
"""
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60, env=environment)


@pytest.mark.parametrize("order", ["tttc, torch, jax", "torch, jax, tttc", "jax, tttc, torch"])
def test_imports_in_any_order(linear, order):
    pytest.importorskip("torch")
    pytest.importorskip("jax")
    code = f"""
import {order}
import numpy as np
layer = tttc.load({linear._compiled.kernel_path!r})
ones = [np.ones(shape, np.float32) for shape in [(1, 3, 1, 8)] * 3 + [(1, 3, 1), (1, 8), (1, 8), (4,), (1, 8, 8), (1, 8)]]
of_torch = layer(*map(torch.from_numpy, ones))
assert np.array_equal(of_torch.numpy(), layer(*ones)) and np.array_equal(layer(*map(jax.numpy.asarray, ones)), layer(*ones))
"""
    subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True)


def test_doctor(tmp_path):
    done = subprocess.run([sys.executable, "-m", "tttc", "doctor"], capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "compiled, run, right" in done.stdout, done.stdout
    broken = {**os.environ, "TTTC_COMPILER_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "tttc", "doctor"], capture_output=True, text=True, check=False, env=broken
    )
    assert done.returncode == 1 and "MISSING" in done.stdout


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full")
def test_outputs_that_are_full(linear):
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tttc", "cache", "ls"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (1, "tttc: error: standard output: No space left on device\n")


def test_cell_magic():
    class Shell:
        """The part of IPython's shell that the magic uses."""

        execution_count = 7

        def __init__(self):
            self.user_ns, self.magics = {}, {}

        def register_magic_function(self, function, magic_kind, magic_name):
            self.magics[magic_kind, magic_name] = function

    shell = Shell()
    tttc.load_ipython_extension(shell)
    magic = shell.magics["cell", "ttt"]
    text = (EXAMPLES / "ttt_linear.ttt").read_text()
    magic("linear d=8 b=4 backward=True", text)
    assert shell.user_ns["linear"].dims == {"b": 4, "d": 8} and shell.user_ns["linear"].has_backward
    with pytest.raises(SyntaxError, match="expected a name"):
        magic("d=8", text)


def test_cell_magic_shows_the_place(capsys):
    from tttc import _ipython

    class Shell:
        execution_count = 7
        user_ns: dict = {}

        def register_magic_function(self, function, **_):
            self.magic = function

    shell = Shell()
    _ipython.register(shell)
    shell.magic("bad", "layer a(d = 4) {\n  token q : [d]\n  each token { out = qq }\n}")
    printed = capsys.readouterr().out
    assert "cell 7:3:22: error: unknown name `qq`" in printed and "^" in printed and "bad" not in shell.user_ns
