# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that do not compile, and compilers that do not work."""

import os
import pickle
import re
import signal
import stat
import time

import numpy as np
import pytest
from conftest import EXAMPLES, draw

import tttc
from tttc._options import OPTIONS, as_keywords

GOOD = (EXAMPLES / "ttt_linear.ttt").read_text()

# Replaced text, its replacement, the text at the message's location, words of message or hint.
MISTAKES = [
    ("x @ W1 + b1", "x @ W1 + b2", "b2", "unknown name `b2`"),
    ("x @ W1 + b1", "x @ b1 + b1", "x @ b1", "`@` has two rows, [d] and [d]"),
    ("(f(k) - v)^2", "(f(k) - W1)^2", "W1", "W1"),
    ("out = f(q)", "out = f(q", "(", "to close this '('"),
    ("param gamma", "parm gamma", "gamma", "did you mean `param`?"),
    ("every b {", "every 0 {", "0", "found 0"),
    ("tok[t % b]", "tok[t]", "t", "not seen to fit an axis of b"),
    ("grad(loss, start)", "grad(los, start)", "los", "did you mean `loss`?"),
    ("layer_norm(", "layernorm(", "layernorm", "did you mean `layer_norm`?"),
    ("out = f(q)", "ou = f(q)", "ttt_linear", "has no `out`"),
]


@pytest.mark.parametrize("old, new, pointed, words", MISTAKES)
def test_mistakes_have_a_place(old, new, pointed, words):
    assert old in GOOD
    text = GOOD.replace(old, new)
    with pytest.raises(tttc.CompileError) as raised:
        tttc.compile(text, name="cell 3", d=8, b=4)
    first = raised.value.diagnostics[0]
    assert first.severity == "error" and first.file == "cell 3" and first.end_line == first.line
    assert text.splitlines()[first.line - 1][first.column - 1 : first.end_column - 1] == pointed
    assert words in f"{first.message} {first.hint}" and words in str(raised.value)
    assert f"cell 3:{first.line}:{first.column}: error: " in str(raised.value)


def test_options_and_constants():
    with pytest.raises(tttc.CompileError, match="has no constant `dd`"):
        tttc.compile(GOOD, dd=3)
    with pytest.raises(tttc.CompileError, match="dtype=f9: expected f32"):
        tttc.compile(GOOD, dtype="f9")
    with pytest.raises(TypeError, match="constant 'd': expected a number"):
        tttc.compile(GOOD, d="8")
    with pytest.raises(ValueError, match="layout"):
        tttc.compile(GOOD, layout="tbhd")
    with pytest.raises(FileNotFoundError):
        tttc.compile("no-such-file.ttt")
    with pytest.raises(tttc.CompileError, match="the layer has a constant `chunk`, and it is an option"):
        tttc.compile(EXAMPLES / "lact.ttt", chunk=4)


def test_numbers_of_numpy():
    assert tttc.compile(GOOD, d=np.int64(8), b=4).dims["d"] == 8


def test_files_that_are_not_regular(tmp_path):
    """Reading one may wait or not end."""
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "link").symlink_to(tmp_path / "fifo")
    for path, found in ((tmp_path / "fifo", "FIFO"), (tmp_path / "link", "FIFO"), (tmp_path, "directory"),
                        ("/dev/zero", "device")):  # fmt: skip
        with pytest.raises(tttc.CallError, match=f"cannot open '{path}': expected a regular file") as raised:
            tttc.load(path)
        assert (raised.value.status, raised.value.found) == ("load", f"a {found}")
        with pytest.raises(
            tttc.CompileError, match=f"cannot read '{path}': expected a regular file, found a {found}\nhint: read it"
        ):
            tttc.compile(path)


def test_files_that_cannot_be_read():
    with pytest.raises(tttc.CallError, match="cannot read '/proc/self/mem': Input/output error"):
        tttc.load("/proc/self/mem")
    with pytest.raises(tttc.CompileError, match="cannot read '/proc/self/mem': Input/output error"):
        tttc.compile("/proc/self/mem")


def test_programs_longer_than_the_limit(tmp_path):
    path = tmp_path / "long.ttt"
    with open(path, "wb") as file:
        file.truncate(1 << 40)  # takes no space on the disk
    with pytest.raises(tttc.CompileError, match="at most 1048576 bytes"):
        tttc.compile(path)


SMALL = b"""// caf\xe9\r
layer small(d = 2, n = 3) {\r
  token q : [d] // \xe9\xff\r
  each token { out = n * q }\r
}\r
"""


def test_bytes_that_are_not_utf8(tmp_path):
    """They may stand in comments."""
    path = tmp_path / "latin.ttt"
    path.write_bytes(SMALL)
    layer = tttc.compile(path, invariant=True)
    q = np.ones((1, 3, 1, 2), "f")
    assert (layer(q) == 3 * q).all()
    assert layer.source.encode(errors="surrogateescape") == SMALL
    assert layer.check(q) and "small" in layer.explain() + layer.ir("ast")
    assert pickle.loads(pickle.dumps(layer)) is layer
    other = tmp_path / "other.ttt"
    other.write_bytes(SMALL.replace(b"\xff", b"\xfe"))
    assert tttc.compile(other, invariant=True).key != layer.key
    # The same line, with a mistake.
    path.write_bytes(SMALL.replace(b": [d]", b": [e]"))
    with pytest.raises(tttc.CompileError, match="`e`") as raised:
        tttc.compile(path)
    first = raised.value.diagnostics[0]
    assert (first.file, first.line, first.column) == (str(path), 3, 14)


@pytest.mark.parametrize(
    "text",
    [b"\x7fELF\x02\x01\x01" + bytes(range(256)), b"\xff\xfel\0a\0", b"\xe9\n", b"\x89PNG\r\n"],
    ids=["elf", "utf16", "latin1", "png"],
)
def test_binary_files_as_programs(tmp_path, text):
    path = tmp_path / "binary"
    path.write_bytes(text)
    with pytest.raises(tttc.CompileError) as raised:
        tttc.compile(path)
    first = raised.value.diagnostics[0]
    assert (first.severity, first.file, first.line, first.column) == ("error", str(path), 1, 1)


def test_texts_with_surrogates():
    """Outside of comments they have a place, inside they compile."""
    text = SMALL.decode(errors="surrogateescape")
    assert tttc.compile(text.replace("caf", "\ud800 \u2028")).name == "small"
    with pytest.raises(tttc.CompileError) as raised:
        tttc.compile(text.replace("n * q", "\ud800 * q"), name="cell")
    assert (raised.value.diagnostics[0].file, raised.value.diagnostics[0].line) == ("cell", 4)


def test_messages_with_other_separators_of_lines():
    """Only newlines end a message of the compiler."""
    text = GOOD.replace("f(q)", "f(qq) // \u2028 \x85 x")
    with pytest.raises(tttc.CompileError, match="unknown name `qq`") as raised:
        tttc.compile(text, name="cell", d=8, b=4)
    assert len(raised.value.diagnostics) == 1 and '{"' not in str(raised.value)


def test_constants_that_are_given_twice():
    with pytest.raises(TypeError, match="constant 'd' is given twice: in dims and as a keyword; leave one of them out"):
        tttc.compile(GOOD, dims={"d": 8, "b": 4}, d=8)


@pytest.mark.parametrize(
    ("timeout", "error"),
    [
        ("x", TypeError), (True, TypeError), ([1], TypeError), (-1, ValueError), (0, ValueError),
        (float("nan"), ValueError), (float("inf"), ValueError), (10**7, ValueError),
    ],
)  # fmt: skip
def test_timeouts_that_are_none(timeout, error):
    """Also if the kernel is in the cache."""
    assert tttc.compile(GOOD, d=8, b=4, timeout=np.int64(100)).dims["d"] == 8
    expected = "timeout: expected seconds above 0, at most 1000000, or None for no limit, found "
    with pytest.raises(error, match=re.escape(f"{expected}{timeout!r}")):
        tttc.compile(GOOD, d=8, b=4, timeout=timeout)


def test_cpus_are_listed_by_the_command_line():
    with pytest.raises(
        tttc.CompileError, match="target_cpu: expected the name of a CPU, found 'help'\nhint: `tttc --target-cpu=help`"
    ):
        tttc.compile(GOOD, d=8, b=4, target_cpu="help")


def test_warnings_are_warnings():
    text = GOOD.replace("    acc = 0 ", "    unused = 1\n    acc = 0 ")
    with pytest.warns(tttc.CompileWarning, match="unused") as said:
        tttc.compile(text, d=8, b=4)
    assert said[0].filename == __file__


def write_program(folder, text):
    program = folder / "tttc"
    program.write_text("#!/bin/sh\n" + text)
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return folder


def test_compilers_that_do_not_work(tmp_path, monkeypatch):
    monkeypatch.setenv("TTTC_COMPILER_DIR", str(tmp_path))
    (tmp_path / "tttc").mkdir()
    for _ in range(2):
        with pytest.raises(tttc.CompilerNotFound, match="there is no program"):
            tttc.compile(GOOD + "// 1\n", d=8, b=4)
        if (tmp_path / "tttc").exists():
            (tmp_path / "tttc").rmdir()
    write_program(tmp_path, "kill -SEGV $$\n")
    with pytest.raises(tttc.CompileError, match="ended by SIGSEGV"):
        tttc.compile(GOOD + "// 2\n", d=8, b=4)
    write_program(tmp_path, "echo out of luck >&2; exit 1\n")
    with pytest.raises(tttc.CompileError, match="out of luck"):
        tttc.compile(GOOD + "// 3\n", d=8, b=4)
    write_program(tmp_path, "exec sleep 600\n")
    begin = time.monotonic()
    with pytest.raises(tttc.CompileError, match="took more than 0.5 s"):
        tttc.compile(GOOD + "// 4\n", d=8, b=4, timeout=0.5)
    assert time.monotonic() - begin < 60
    # The output is not a kernel.
    write_program(tmp_path, 'while [ "$1" != -o ]; do shift; done; echo nothing > "$2"\n')
    with pytest.raises(tttc.CallError):
        tttc.compile(GOOD + "// 5\n", d=8, b=4)


def bare_flags(message):
    """Flags of the command line outside of a whole command."""
    return re.findall(r"(?<![\w-])--[a-z][\w-]*", re.sub(r"`(tttc|ttt-run) --?[^`]*`", "", message))


KEYWORDS = [
    (
        {"decode": -1},
        "error: decode=-1: expected a whole number from 1 to 4096\nhint: help(tttc.compile) lists the options",
    ),
    ({"target_cpu": "x"}, "error: target_cpu: unknown CPU 'x'"),
    ({"target_cpu": "x"}, "(the command line's `tttc --target-cpu=help` lists the names)"),
    ({"target": "halide", "invariant": True}, "error: invariant=True: not supported with target=halide; compile it"),
    ({"wrt": "q"}, "error: wrt=q: expected backward=True beside it"),
    ({"wrt": ["q", "q"], "backward": True}, "error: wrt=q,q: expected each name once; 'q' is given twice"),
    ({"threads": 4}, "hint: `dims` takes the constants in the layer's header, and `heads`"),
]


@pytest.mark.parametrize("given, words", KEYWORDS)
def test_messages_name_keywords(given, words):
    """Not the options of the command line."""
    with pytest.raises(tttc.CompileError) as raised:
        tttc.compile(GOOD, **given)
    assert words in str(raised.value) and not bare_flags(str(raised.value))
    assert all(f"{diagnostic.message}" in str(raised.value) for diagnostic in raised.value.diagnostics)


def test_options_are_keywords_of_compile():
    """One table has their flags, types and messages."""
    assert set(OPTIONS) <= set(tttc.compile.__kwdefaults__)
    for option in OPTIONS.values():
        text = as_keywords(f"{option.flag}: expected no {option.flag} beside it")
        written = f"{option.name}=True" if option.kind is bool else option.name
        assert text == f"{written}: expected no {written} beside it"


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("--dim heads=... gives it, --dim=heads=N too", "heads=... gives it, heads=N too"),
        ("arrays and `--dim` must agree", "arrays and `dims` must agree"),
        ("--help lists the options", "help(tttc.compile) lists the options"),
        ("--target=sm_90 or another of --help", "target=sm_90 or another of the command line's `tttc --help`"),
        ("`ttt-run --split --carry-out` writes it", "the command line's `ttt-run --split --carry-out` writes it"),
        ("compile it with tttc --backward.", "compile it with the command line's `tttc --backward`."),
        ("expected --emit=so beside it", "expected the command line's `tttc --emit=so`"),
        ("a - b -- c, x--y, a --", "a - b -- c, x--y, a --"),
    ],
)
def test_flags_without_a_keyword(said, written):
    """They are shown in a whole command."""
    assert as_keywords(said) == written


def test_hints_name_whole_commands():
    text = "layer soft(d = 3) {\n  token q : [d]\n  each token { out = softmax(q) }\n}\n"
    with pytest.raises(tttc.CompileError, match="the command line's `ttt-run --interpret` runs the whole") as raised:
        tttc.compile(text)
    assert not bare_flags(str(raised.value))


@pytest.mark.parametrize(
    ("phase", "message"),
    [
        ("foo", r"error: ir\('foo'\): expected ast, .*, asm, torch or, with target, tile, .*, c or stmt$"),
        ("tile", r"error: ir\('tile'\): expected a layer compiled with target=sm_80, .* or sm_120a$"),
        ("halide", r"error: ir\('halide'\): expected a layer compiled with target=halide or halide:MACHINE$"),
        ("primal", r"error: ir\('primal'\): expected .* \(the form of a kernel is form=primal\)$"),
    ],
)
def test_phases_that_are_none(linear, phase, message):
    with pytest.raises(tttc.CompileError, match=message) as raised:
        linear.ir(phase)
    assert not bare_flags(str(raised.value))


def test_phases_of_another_target():
    layer = tttc.compile(GOOD, d=32, b=16, target="sm_80")
    with pytest.raises(tttc.CompileError, match=r"ir\('asm'\): is not for sm_80; expected .* or ptx beside target$"):
        layer.ir("asm")


@pytest.mark.parametrize("phase", ["so", "obj", "cubin", "bundle"])
def test_phases_that_are_no_text(linear, phase):
    with pytest.raises(ValueError, match=f"ir: expected a phase that is text, found '{phase}'"):
        linear.ir(phase)


@pytest.mark.parametrize("phase", ["", "dual ", "a=b", None])
def test_names_that_are_no_phase(linear, phase):
    with pytest.raises(ValueError, match=f"ir: expected the name of a phase, such as 'dual', found {phase!r}"):
        linear.ir(phase)


def test_checks_speak_python(linear):
    arrays = draw(linear)
    found = linear.check(**arrays, tolerance=1e-12)
    assert not found and "hint: 'tolerance' sets the limit" in str(found) and not bare_flags(str(found))
    assert "error: expected relative RMS errors of at most 1.0e-12, found larger ones: " in found.verdict
    with pytest.raises(tttc.CallError, match="^error: tolerance=-1: expected a number of at least 0$"):
        linear.check(**arrays, tolerance=-1)
    with pytest.raises(tttc.CallError, match="ttt_linear.ttt:4:12: error: the array for `k` has 11 on axis T"):
        linear.check(**{**arrays, "q": arrays["q"][:, :5]})


def test_message_of_heads():
    with pytest.raises(tttc.CompileError, match="hint: `heads=...` gives it"):
        tttc.compile(tttc.example("layer_ttt_linear"), width=16, d=4, b=4)


def test_heads_that_contradict():
    """A number of heads counts where the text does not read it."""
    layer = tttc.compile("layer twice(d = 3) {\n  token k : [d]\n  each token { out = 2 * k }\n}\n", heads=2)
    assert layer.signature.heads == 2
    k = np.ones((1, 4, 3, 3), np.float32)
    with pytest.raises(tttc.CallError, match="expected length 2 of axis H, which the kernel was compiled for, found 3"):
        layer(k)
    assert layer(k[:, :, :2]).shape == (1, 4, 2, 3)


def test_arguments_that_are_none():
    with pytest.raises(ValueError, match="constant 'd': expected a finite number, found nan"):
        tttc.compile(GOOD, d=float("nan"))
    with pytest.raises(TypeError, match=r"dims: expected a mapping of names to numbers, \{'d': 64\}, found \[1\]"):
        tttc.compile(GOOD, dims=[1])
    with pytest.raises(FileNotFoundError, match="expected the .so of a kernel, found an empty path"):
        tttc.load("")
    with pytest.raises(FileNotFoundError, match="expected a file, or a text with a newline, found an empty string"):
        tttc.compile("")


@pytest.mark.parametrize("interrupted", [False, True])
def test_what_the_compiler_runs_ends_with_it(tmp_path, monkeypatch, interrupted):
    """At a time limit and Ctrl-C, a program that it has started ends too and leaves no files."""
    import threading

    tools, temporary = tmp_path / "tools", tmp_path / "temporary"
    tools.mkdir()
    temporary.mkdir()
    write_program(tools, f"echo $$ >{tmp_path}/pid; exec sleep 600\n").joinpath("tttc").rename(tools / "ptxas")
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    monkeypatch.setenv("TMPDIR", str(temporary))

    def interrupt():
        while not (tmp_path / "pid").exists():
            time.sleep(0.05)
        os.kill(os.getpid(), signal.SIGINT)

    if interrupted:
        threading.Thread(target=interrupt, daemon=True).start()
    # Sizes that no other test compiles: the cache must not have the kernel.
    with pytest.raises(KeyboardInterrupt if interrupted else tttc.CompileError):
        tttc.compile(GOOD, d=48, b=16, target="sm_80", timeout=None if interrupted else 5)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_the_compiler_ends_with_this_process(tmp_path, number):
    import subprocess
    import sys

    tools = tmp_path / "tools"
    tools.mkdir()
    write_program(tools, f"echo $PPID >{tmp_path}/pid; exec sleep 600\n").joinpath("tttc").rename(tools / "ptxas")
    environment = {**os.environ, "PATH": f"{tools}:/usr/bin:/bin", "TTTC_CACHE_DIR": str(tmp_path / "cache")}
    code = f"import tttc; tttc.compile({GOOD!r}, d=48, b=16, target='sm_80')"
    process = subprocess.Popen([sys.executable, "-c", code], env=environment)
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        assert process.poll() is None
        time.sleep(0.05)
    compiler = int((tmp_path / "pid").read_text())
    process.send_signal(number)
    process.wait(30)
    for _ in range(600):
        try:
            with open(f"/proc/{compiler}/stat") as file:
                if ") Z " in file.read():
                    break
        except FileNotFoundError:
            break
        time.sleep(0.05)
    else:
        pytest.fail("the compiler runs on")
    assert not list((tmp_path / "cache").rglob("*.so"))


def test_full_cache(tmp_path, monkeypatch):
    """What the compiler cannot write to the cache, it writes elsewhere."""
    import subprocess

    import tttc._cache

    cache = tmp_path / "cache"
    cache.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", cache], capture_output=True).returncode:
        pytest.skip("needs the right to mount a file system")
    try:
        monkeypatch.setenv("TTTC_CACHE_DIR", str(cache / "kernels"))
        monkeypatch.setattr(tttc._cache, "_temporary_folder", None)
        with pytest.warns(RuntimeWarning, match="cannot be used: cannot write .*No space left on device"):
            assert tttc.compile(tttc.example("ttt_mlp"), d=24).form == "dual"
    finally:
        subprocess.run(["umount", "-l", cache], check=True)


def test_interrupted_compilation_leaves_nothing(tmp_path, monkeypatch, cache_folder):
    import subprocess
    import sys

    write_program(tmp_path, "exec sleep 600\n")
    folder = tmp_path / "cache"
    environment = {**os.environ, "TTTC_COMPILER_DIR": str(tmp_path), "TTTC_CACHE_DIR": str(folder)}
    code = f"import tttc; tttc.compile({GOOD!r}, d=8, b=4)"
    process = subprocess.Popen([sys.executable, "-c", code], env=environment, stderr=subprocess.PIPE)
    while not folder.exists() and process.poll() is None:
        time.sleep(0.05)
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate(timeout=30)
    assert b"KeyboardInterrupt" in stderr
    assert not list(folder.rglob("*.so"))


def test_loaded_kernels_have_no_text(linear, tmp_path):
    import shutil

    path = tmp_path / "linear.so"
    shutil.copy(linear._compiled.kernel_path, path)
    loaded = tttc.load(path)
    with pytest.raises(tttc.CallError, match="its text is not known"):
        loaded.explain()
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(tttc.CallError):
        tttc.load(path)
    with pytest.raises(FileNotFoundError):
        tttc.load(tmp_path / "none.so")


def test_options_that_are_no_switches():
    with pytest.raises(
        TypeError, match=r"decode: expected a number, found True\nhint: decode: .*, for up to N tokens a call$"
    ):
        tttc.compile(GOOD, decode=True)
    with pytest.raises(
        TypeError, match="constant 'bakcward': expected a number, found True; did you mean the option backward"
    ):
        tttc.compile(GOOD, bakcward=True)
    with pytest.raises(TypeError, match=r"^emit='dual': is no keyword of compile\nhint: layer.ir\(phase\) returns"):
        tttc.compile(GOOD, emit="dual")
    with pytest.raises(TypeError, match="^explain=True: is no keyword of compile\nhint: layer.explain"):
        tttc.compile(GOOD, explain=True)


def test_signatures_are_printed(linear):
    assert repr(linear.signature) == "<tttc.Signature forward(q, k, v, lr, gamma, beta, tok, W1, b1)>"
    lines = str(linear.signature).splitlines()
    assert [line.split()[0] for line in lines][:3] == ["q", "k", "v"]
    assert any(line.startswith("W1 ") and line.endswith("init normal(0.02)") for line in lines)
    assert linear.signature["gamma"].start == "init 1" and linear.signature["q"].start == ""


def test_remarks_are_said_once(linear):
    lines = linear.explain().splitlines()
    remarks = [line for line in lines if "remark:" in line]
    assert remarks and len(remarks) == len(set(remarks))


def test_a_reader_of_a_command_may_stop(linear):
    import subprocess
    import sys

    code = f"{sys.executable} -m tttc cache ls | true"
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0 and done.stderr == ""


def test_names_that_would_meet():
    text = """layer meet(d = 4) {
  token k, v : [d]
  token m_W_final : [d]
  learner f(x) {
    state W : [d, d]
    return x @ W
  }
  loss(f) = 0.5 * sum((f(k) - v)^2)
  m = f
  each token {
    m = 0.9 * m - 0.1 * grad(loss, f)
    f = f + m
    out = f(m_W_final)
  }
}
"""
    with pytest.raises(tttc.CompileError, match="'m_W_final' and 'm.W_final' would both be the keyword m_W_final"):
        tttc.compile(text)


def test_elements_of_another_type_have_a_remedy(linear):
    import numpy as np
    from conftest import draw

    arrays = draw(linear)
    with pytest.raises(tttc.CallError, match='found f16\nhint: convert it to f32: .* dtype="f16" have 16 bits'):
        linear(**{**arrays, "q": arrays["q"].astype(np.float16)})
    with pytest.raises(tttc.CallError, match='hint: convert it to f32, or compile with dtype="f64"') as raised:
        linear(**{**arrays, "q": arrays["q"].astype(np.float64)})
    assert (raised.value.expected, raised.value.found) == ("dtype f32", "f64")


def test_examples_come_with_the_package():
    assert tttc.compile(tttc.example("ttt_linear"), d=8, b=4).name == "ttt_linear"
    with pytest.raises(FileNotFoundError, match="there is no example 'ttt_liner'; there are .*ttt_linear") as raised:
        tttc.example("ttt_liner")
    names = str(raised.value).partition("there are ")[2].split(", ")
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("number", [-1, 10**20])
def test_numbers_of_threads_that_are_none(number):
    with pytest.raises(ValueError, match=f"expected a number of threads, 0 for all, found {number}"):
        tttc.set_num_threads(number)


@pytest.mark.parametrize("number", [-1, -(10**20)])
def test_numbers_of_threads_of_a_call_that_are_none(linear, number):
    with pytest.raises(ValueError, match=f"num_threads: expected a number, 0 for all, found {number}"):
        linear.run(**draw(linear), num_threads=number)
    out = linear.run(**draw(linear), num_threads=10**20).out
    assert out.shape == linear.run(**draw(linear), num_threads=0).out.shape


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ({"backward": 1}, "backward: expected True or False, found 1"),
        ({"dtype": np.float32}, "dtype: expected a string, found <class 'numpy.float32'>"),
    ],
)
def test_options_of_another_type(option, message):
    with pytest.raises(TypeError, match=message):
        tttc.compile(GOOD, **option)


@pytest.mark.parametrize("cotangent", [np.zeros((2, 11, 2, 3), "f"), np.zeros(3, "f"), None])
def test_cotangents_of_another_shape(linear, cotangent):
    with pytest.raises(tttc.CallError, match=r"tensor 'd_out': expected \[B, T, H, 8\], found"):
        linear.check(**draw(linear), cotangents={"d_out": cotangent})
    with pytest.raises(TypeError, match="no gradient without a cotangent; it has"):
        linear.check(**draw(linear), cotangents={})


@pytest.mark.parametrize("name", ["n_fields", "n_sequence_fields", "n_unnamed_fields"])
def test_probes_that_the_tuple_of_outputs_would_hide(name):
    with pytest.raises(tttc.CompileError, match=f"'{name}' is an attribute of the tuple of a call's outputs"):
        tttc.compile(f"layer l(d = 2) {{\n  token q : [d]\n  each token {{ out = q\n probe {name} = sum(q) }}\n}}\n")


def test_probes_with_names_of_methods_of_tuples():
    layer = tttc.compile(
        "layer l(d = 2) {\n  token q : [d]\n  each token { out = q\n probe count = sum(q)\n probe index = 2 * sum(q) }\n}\n"
    )
    found = layer.run(q=np.ones((1, 3, 1, 2), "f"))
    np.testing.assert_array_equal(found.count, np.full((1, 3, 1), 2))
    np.testing.assert_array_equal(found.index, np.full((1, 3, 1), 4))


@pytest.mark.parametrize("name", ["cu_seqlens", "initial_state", "self", "slots"])
def test_arrays_that_are_called_like_keywords_of_calls(name):
    with pytest.raises(tttc.CompileError, match=f"'{name}' is a keyword of calls"):
        tttc.compile(f"layer l(d = 2) {{\n  token {name} : [d]\n  each token {{ out = {name} }}\n}}\n")


def test_a_kernel_for_another_processor():
    import platform

    other = "x86_64-linux-gnu" if platform.machine() == "aarch64" else "aarch64-linux-gnu"
    with pytest.raises(tttc.CompileError) as error:
        tttc.compile(GOOD, d=16, b=16, target=other)
    assert str(error.value) == (
        f"target='{other}': the kernel is for another machine, and this one cannot open it\nhint: the command line writes "
        f"it to a file, `tttc FILE.ttt --target={other} -o FILE.so`; there, tttc.load opens it"
    )


def test_an_output_between_the_rows_of_an_input(linear):
    memory = np.zeros((2, 9, 2, 16), np.float32)
    arrays = dict(draw(linear, tokens=9), q=memory[..., :8])
    with pytest.raises(tttc.CallError, match="output 'out' overlaps 'q' in memory, or lies between its rows"):
        linear.run(**arrays, out=memory[..., 8:])
