# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cache: concurrent cold processes, truncated files, unusable folders."""

import os
import shutil
import stat
import subprocess
import sys

import pytest
from conftest import EXAMPLES

import tttc
from tttc import _cache

GOOD = (EXAMPLES / "delta_rule.ttt").read_text()
CODE = """
import os, sys
import tttc
path, begin = sys.argv[1], sys.argv[2]
while not os.path.exists(begin):
    pass
layer = tttc.compile(path, dk=4, dv=4)
assert layer.dims == {"dk": 4, "dv": 4}, layer.dims
"""


def run_processes(count, folder, begin, extra=()):
    """Runs processes that compile the same layer concurrently; returns the errors of failed ones."""
    environment = {**os.environ, "TTTC_CACHE_DIR": str(folder), **dict(extra)}
    command = [sys.executable, "-c", CODE, str(EXAMPLES / "delta_rule.ttt"), str(begin)]
    processes = [subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) for _ in range(count)]
    begin.touch()
    failures = []
    for process in processes:
        _, stderr = process.communicate(timeout=300)
        if process.returncode:
            failures.append(stderr.decode())
    begin.unlink()
    return failures


def plant_torn_files(folder, text):
    for path in folder.rglob("*.so"):
        path.write_bytes(text)


def test_many_cold_processes(tmp_path):
    """The real compiler, four rounds; all but the first begin with truncated files."""
    folder = tmp_path / "cache"
    for _ in range(4):
        assert run_processes(16, folder, tmp_path / "begin") == []
        kept = list(folder.rglob("*"))
        assert sum(path.is_file() for path in kept) == 1
        plant_torn_files(folder, b"\x7fELF torn")


def test_many_rounds_of_a_quick_compiler(tmp_path, monkeypatch):
    """Fifty rounds of sixteen threads for one kernel; the compiler copies a finished kernel."""
    made = tmp_path / "made.so"
    shutil.copy(tttc.compile(GOOD, dk=4, dv=4)._compiled.kernel_path, made)
    tools = tmp_path / "tools"
    tools.mkdir()
    program = tools / "tttc"
    program.write_text(f'#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\nexec cp {made} "$2"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    code = f"""
import multiprocessing, os, pathlib, sys
import tttc
from tttc import _cache, _compile
folder = pathlib.Path(os.environ["TTTC_CACHE_DIR"])

def compile_once(barrier, results):
    barrier.wait()
    try:
        layer = tttc.compile({GOOD!r}, dk=4, dv=4)
        results.put(layer.dims == {{"dk": 4, "dv": 4}} or "other dims")
    except BaseException as error:
        results.put(repr(error))

if __name__ == "__main__":
    context = multiprocessing.get_context("fork")
    bad = []
    for round in range(50):
        results, barrier = context.SimpleQueue(), context.Barrier(16)
        processes = [context.Process(target=compile_once, args=(barrier, results)) for _ in range(16)]
        for process in processes:
            process.start()
        bad += [result for result in (results.get() for _ in processes) if result is not True]
        for process in processes:
            process.join()
        for path in folder.rglob("*.so"):
            if round % 2:
                path.unlink()
            else:
                path.write_bytes(path.read_bytes()[: round * 100])
    sys.exit("\\n".join(bad) or 0)
"""
    script = tmp_path / "rounds.py"
    script.write_text(code)
    environment = {**os.environ, "TTTC_CACHE_DIR": str(tmp_path / "cache"), "TTTC_COMPILER_DIR": str(tools)}
    done = subprocess.run(
        [sys.executable, script], env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr


def test_folders_that_cannot_be_used(tmp_path, monkeypatch):
    # A file is in the place of the folder.
    (tmp_path / "file").write_text("")
    os.mkfifo(tmp_path / "fifo")
    os.symlink(tmp_path / "missing" / "folder", tmp_path / "link")
    for i, (name, reason) in enumerate(
        {"file": "File exists", "fifo": "File exists", "link": "File exists", "/proc/cache": "No such file"}.items()
    ):
        monkeypatch.setattr(_cache, "_temporary_folder", None)
        monkeypatch.setenv("TTTC_CACHE_DIR", str(tmp_path / name))
        with pytest.warns(
            RuntimeWarning, match=f"{name}' cannot be used: {reason}.*; this process compiles without"
        ) as said:
            assert tttc.compile(GOOD + f"// unusable {i}\n", dk=4, dv=4).dims == {"dk": 4, "dv": 4}
        assert said[0].filename == __file__
    monkeypatch.setattr(_cache, "_temporary_folder", None)
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    monkeypatch.setenv("TTTC_CACHE_DIR", str(shared))
    with pytest.raises(PermissionError, match="may be written by others: expected mode 0700, found 0777; chmod 700"):
        tttc.compile(GOOD + "// 2\n", dk=4, dv=4)
    # Nobody may write it, but another user owns it.
    shared.chmod(0o555)
    user = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: user + 1)
    words = f"'{shared}' belongs to another user: expected owner {user + 1}, found {user}; name a folder of your own"
    with pytest.raises(PermissionError, match=words):
        tttc.compile(GOOD + "// 2\n", dk=4, dv=4)


def test_a_folder_at_home(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("TTTC_CACHE_DIR", "~/kernels")
    tttc.compile(GOOD + "// home\n", dk=4, dv=4)
    assert len(list((tmp_path / "kernels").rglob("*.so"))) == 1


def test_a_full_disk(tmp_path, monkeypatch):
    """A kernel that cannot be stored is still compiled."""
    folder = tmp_path / "cache"
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("TTTC_CACHE_DIR", str(folder))

    def full(*_):
        raise OSError(28, "No space left on device")

    replace = os.replace
    monkeypatch.setattr(os, "replace", lambda old, new: full() if str(folder) in str(new) else replace(old, new))
    monkeypatch.setattr(_cache, "_temporary_folder", None)
    with pytest.warns(RuntimeWarning, match="cannot be used: No space left on device") as said:
        assert tttc.compile(GOOD + "// 3\n", dk=4, dv=4).dims == {"dk": 4, "dv": 4}
    assert said[0].filename == __file__
    assert not list(folder.rglob("*.so"))


def test_an_edited_file_is_another_layer(tmp_path):
    path = tmp_path / "layer.ttt"
    path.write_text(GOOD)
    first = tttc.compile(path, dk=4, dv=4)
    path.write_text(GOOD.replace("layer delta_rule", "layer renamed"))
    second = tttc.compile(path, dk=4, dv=4)
    assert (first.name, second.name) == ("delta_rule", "renamed")
    assert tttc.compile(GOOD, dk=4, dv=4) is not second


def test_commands(tmp_path, monkeypatch):
    monkeypatch.setenv("TTTC_CACHE_DIR", str(tmp_path / "cache"))
    tttc._compile._layers.clear()
    tttc.compile(GOOD, dk=4, dv=4)
    assert len(_cache.entries()) == 1 and _cache.verify() == []
    plant_torn_files(tmp_path / "cache", b"torn")
    assert len(_cache.verify()) == 1
    assert _cache.clear() == 1 and _cache.entries() == []


def test_relative_cache_homes_are_ignored(monkeypatch, tmp_path):
    """As the XDG specification says."""
    monkeypatch.delenv("TTTC_CACHE_DIR", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert _cache.folder() == str(tmp_path / ".cache" / "tttc")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    assert _cache.folder() == str(tmp_path / "other" / "tttc")


def test_a_text_may_be_bytes():
    assert tttc.compile(GOOD.encode(), dk=4, dv=4).name == "delta_rule"
