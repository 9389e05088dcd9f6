#===- FilesTest.py - Files that cannot be read or written ----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Full disks, endless inputs, an interrupted compiler: an error, and no partial or
# temporary file.
#
#===------------------------------------------------------------------------===#

import json
import os
import pathlib
import re
import resource
import shutil
import signal
import stat
import subprocess
import time
import unittest

from Support import PROGRAM, SECONDS, TTTC, ToolTest, main

# In float64 it calls the mathematics library.
CALLING = PROGRAM.replace("2 * x", "exp(x)")
HALIDE = unittest.skipUnless((pathlib.Path(TTTC).parent / "tttc-halide").exists(), "no Halide")
# Compiling it takes more than 256 MiB.
LARGE = """
layer large(d = 8) {
  token q, k, v : [d]
  learner f(x) {
    state W1, W2 : [d, d]
    return relu(x @ W1) @ W2
  }
  loss(f) = 0.5 * sum((f(k) - v)^2)
  each token {
    f = f - sum_tokens(grad(loss, f), last = 64)
    out = f(q)
  }
}
"""
# A signal after the first fork, whose process is written to a file.
SIGNAL_AT_FORK = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>

pid_t fork(void) {
  pid_t pid = ((pid_t (*)(void))dlsym(RTLD_NEXT, "fork"))();
  const char *path = getenv("FORKED");
  if (pid > 0 && path) {
    FILE *file = fopen(path, "w");
    fprintf(file, "%d", (int)pid);
    fclose(file);
    raise(SIGTERM);
  }
  return pid;
}
"""


def has_ended(pid):
    """True of a process that nobody has waited for, too."""
    try:
        return ") Z " in pathlib.Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return True


def running_in(parent, program):
    """The process id of a program that a thread of a process has started; None: not yet."""
    for children in pathlib.Path(f"/proc/{parent}/task").glob("*/children"):
        for child in children.read_text().split():
            if pathlib.Path(f"/proc/{child}/comm").read_text().strip() == program:
                return child
    return None


class FilesTest(ToolTest):
    def call(self, *arguments, **options):
        return subprocess.run([TTTC, *map(str, arguments)], cwd=self.dir, timeout=SECONDS,
                              stdin=options.pop("stdin", subprocess.DEVNULL),
                              stdout=options.pop("stdout", subprocess.PIPE),
                              stderr=subprocess.PIPE, text=options.pop("text", True), **options)

    def fails(self, result, message):
        """Checks that stderr is one line, the compiler's own message."""
        self.assertEqual((result.returncode, result.stderr), (1, f"tttc: error: {message}\n"))

    def assembler(self, *lines):
        """Writes a ptxas into this folder, and returns an environment without another one."""
        path = self.dir / "ptxas"
        path.write_text("#!/bin/sh\n" + "\n".join(lines) + "\n")
        path.chmod(0o755)
        return {"PATH": f"{self.dir}:/bin", "CUDA_HOME": "/nonexistent"}

    def test_assembler(self):
        cubin = "scale.ttt", "--target=sm_80", "--emit=cubin", "-o", "scale.cubin"
        good = self.assembler("exit 0")
        without = {**good, "PATH": "/nonexistent"}
        self.fails(self.call(*cubin, env=without),
                   "no ptxas in PATH or CUDA_HOME/bin: machine code needs the CUDA toolkit; PTX "
                   "(--emit=ptx) needs nothing")
        self.fails(self.call(*cubin, env={**good, "TMPDIR": "/nonexistent"}),
                   "cannot write a temporary file for ptxas in '/nonexistent': No such file or "
                   "directory (TMPDIR sets the folder; --emit=ptx needs none)")
        self.fails(self.call(*cubin, env=self.assembler("echo no such GPU", "exit 3")),
                   "ptxas failed: no such GPU")
        # $4 is the file behind -o.
        result = self.call(*cubin, env=self.assembler('rm -f "$4"'))
        self.assertEqual(result.returncode, 1)
        self.assertIn("tttc: error: cannot read what ptxas wrote: No such file", result.stderr)
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600))
        self.fails(self.call(*cubin, env=good, preexec_fn=limit),
                   "cannot write a temporary file: File too large")
        self.assertEqual(self.names(), ["ptxas", "scale.ttt"])

    def test_full_disk(self):
        message = "cannot write '/dev/full': No space left on device"
        for emit in "ttt", "llvm", "asm", "obj", "so":
            self.fails(self.call("scale.ttt", f"--emit={emit}", "-o", "/dev/full"), message)
        with open("/dev/full", "w") as full:
            for arguments in ["scale.ttt", "--emit=ttt"], ["scale.ttt", "--format"], ["--help"]:
                self.fails(self.call(*arguments, stdout=full),
                           "cannot write standard output: No space left on device")
        self.assertEqual(self.names(), ["scale.ttt"])

    def test_out_of_memory(self):
        limit = lambda: resource.setrlimit(resource.RLIMIT_DATA, (1 << 28, 1 << 28))
        (self.dir / "large.ttt").write_text(LARGE)
        result = self.call("large.ttt", "--backward", "-o", "large.so", preexec_fn=limit)
        self.assertEqual(result.returncode, 1)
        self.assertIn("tttc: error: out of memory\nhint: ", result.stderr)
        self.assertNotIn("bug", result.stderr)
        result = self.call("large.ttt", "--backward", "-o", "large.so", "--diagnostics=json",
                           preexec_fn=limit)
        self.assertEqual(json.loads(result.stderr.splitlines()[-1])["message"], "out of memory")
        self.assertEqual(self.names(), ["large.ttt", "scale.ttt"])

    def test_closed_output(self):
        result = subprocess.run(["sh", "-c", f"'{TTTC}' scale.ttt --emit=ttt >&-"], cwd=self.dir,
                                timeout=SECONDS, capture_output=True, text=True)
        self.fails(result, "cannot write standard output: Bad file descriptor")

    def test_largest_file(self):
        """An object larger than the file size limit; the previous file stays."""
        (self.dir / "scale.o").write_text("before")
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600))
        result = self.call("scale.ttt", "--emit=obj", preexec_fn=limit)
        self.fails(result, "cannot write 'scale.o': File too large")
        self.assertEqual((self.dir / "scale.o").read_text(), "before")
        self.assertEqual(self.names(), ["scale.o", "scale.ttt"])
        self.fails(self.call("scale.ttt", preexec_fn=limit), "cannot write 'scale.so': File too large")
        self.assertEqual(self.names(), ["scale.o", "scale.ttt"])

    def test_endless_input(self):
        message = "cannot read '/dev/zero': expected at most 1048576 bytes of source, found more"
        self.fails(self.call("/dev/zero"), message)
        self.fails(self.call("/dev/zero", "--format"), message)
        with open("/dev/zero") as zero:
            self.fails(self.call("-", stdin=zero), "cannot read standard input: expected at most "
                       "1048576 bytes of source, found more")

    def test_longest_program(self):
        longest = PROGRAM + " " * ((1 << 20) - len(PROGRAM))
        self.program.write_text(longest)
        self.assertEqual(self.call("scale.ttt", "--emit=ast").returncode, 0)
        self.program.write_text(longest + " ")
        self.fails(self.call("scale.ttt"), "cannot read 'scale.ttt': expected at most 1048576 "
                   "bytes of source, found more")

    def test_linkers(self):
        """No linker is started for a kernel, whether one is installed or not."""
        for name in "ld", "ld.lld", "ld.lld-22":
            linker = self.dir / name
            linker.write_text(f"#!/bin/sh\ntouch {self.dir}/started\nexit 3\n")
            linker.chmod(0o755)
        kernels = []
        for path in self.dir, "/nonexistent", os.environ["PATH"]:
            for text in PROGRAM, CALLING:
                self.program.write_text(text)
                for flags in [], ["--backward", "--decode=8", "--dtype=f64"], ["--target=sm_80"]:
                    result = self.call("scale.ttt", "--header=no", *flags,
                                       env={"PATH": str(path), "CUDA_HOME": "/nonexistent"})
                    self.assertEqual((result.returncode, result.stderr), (0, ""), (path, flags))
            kernels.append((self.dir / "scale.so").read_bytes())
        self.assertEqual(self.names(), ["ld", "ld.lld", "ld.lld-22", "scale.so", "scale.ttt"])
        self.assertEqual(kernels[0], kernels[1])

    def test_directories(self):
        self.fails(self.call("."), "cannot read '.': Is a directory")
        (self.dir / "folder").mkdir()
        for emit in "ttt", "so":
            self.fails(self.call("scale.ttt", f"--emit={emit}", "-o", "folder"),
                       "cannot write 'folder': Is a directory")
        self.assertEqual(self.names(), ["folder", "scale.ttt"])

    def test_no_rights(self):
        """Root may write everything, so the test drops its privileges."""
        compiler = shutil.copy(TTTC, self.dir / "tttc")
        (self.dir / "scale.so").write_text("before")
        (self.dir / "scale.so").chmod(0o444)
        options = {}
        if os.geteuid() == 0:
            nobody = 65534
            for path in self.dir, *self.dir.iterdir():
                os.chown(path, nobody, nobody)
            options["user"] = nobody

        def call():
            return subprocess.run([compiler, "scale.ttt"], cwd=self.dir, timeout=SECONDS,
                                  capture_output=True, text=True, **options)
        self.fails(call(), "cannot write 'scale.so': Permission denied")
        (self.dir / "scale.so").unlink()
        self.dir.chmod(0o500)
        self.fails(call(), "cannot write 'scale.so': Permission denied")
        self.dir.chmod(0o700)
        self.program.chmod(0)
        self.fails(call(), "cannot read 'scale.ttt': Permission denied")

    def test_pipes(self):
        os.mkfifo(self.dir / "in.ttt")
        os.mkfifo(self.dir / "out.mlir")
        compiler = subprocess.Popen([TTTC, "in.ttt", "--emit=ttt", "-o", "out.mlir"], cwd=self.dir)
        (self.dir / "in.ttt").write_text(PROGRAM)
        self.assertIn("func.func @scale", (self.dir / "out.mlir").read_text())
        self.assertEqual(compiler.wait(timeout=SECONDS), 0)
        self.assertTrue(stat.S_ISFIFO((self.dir / "out.mlir").stat().st_mode))

    def test_names_of_the_runtime(self):
        """Layers whose kernel symbols would collide with functions of the runtime."""
        header = (pathlib.Path(__file__).parents[3] / "runtime/include/tttc/runtime.h").read_text()
        names = set(re.findall(r"\btttc_kernel_(\w+)", header))
        self.assertIn("open", names)
        for name in names:
            (self.dir / "named.ttt").write_text(PROGRAM.replace("layer scale", f"layer {name}"))
            result = self.call("named.ttt")
            self.assertEqual(result.returncode, 1, name)
            self.assertIn(f"would be called `tttc_kernel_{name}`", result.stderr)
        self.assertEqual(self.names(), ["named.ttt", "scale.ttt"])

    def test_links_and_rights(self):
        """A link stays a link; objects get the permissions of new files."""
        (self.dir / "there").mkdir()
        (self.dir / "there" / "real.so").write_text("before")
        (self.dir / "scale.so").symlink_to("there/real.so")
        os.umask(0o022)
        self.assertEqual(self.call("scale.ttt").returncode, 0)
        self.assertTrue((self.dir / "scale.so").is_symlink())
        self.assertTrue((self.dir / "there" / "real.so").read_bytes().startswith(b"\x7fELF"))
        self.assertEqual((self.dir / "scale.so").stat().st_mode & 0o777, 0o755)
        self.assertEqual((self.dir / "scale.h").stat().st_mode & 0o777, 0o644)
        self.assertEqual(self.names(), ["scale.h", "scale.so", "scale.ttt", "there"])
        # Also a link to a file that does not exist yet.
        (self.dir / "there" / "real.so").unlink()
        self.assertEqual(self.call("scale.ttt").returncode, 0)
        self.assertTrue((self.dir / "scale.so").is_symlink())
        self.assertTrue((self.dir / "there" / "real.so").read_bytes().startswith(b"\x7fELF"))

    def test_program_is_kept(self):
        self.program.rename(self.dir / "scale.h")
        for program, output, *arguments in (
                ("scale.h", "scale.h", "--emit=so", "-o", "scale.h"),
                ("scale.h", "./scale.h", "--emit=ttt", "-o", "./scale.h"),
                ("./scale.h", "scale.h")):
            result = self.call(program, *arguments)
            self.assertEqual((result.returncode, result.stderr), (
                2, f"tttc: error: would write '{output}' over the program; expected another name, "
                "with -o\n"))
        self.assertEqual(self.names(), ["scale.h"])
        (self.dir / "scale.h").rename(self.program)
        self.assertEqual(self.program.read_text(), PROGRAM)
        result = self.call("scale.ttt", "-o", "scale.h")
        self.assertEqual((result.returncode, result.stderr), (2, "tttc: error: -o scale.h: is the "
                         "name of the header that is written beside it; expected another one\n"))
        self.assertEqual(self.call("scale.ttt", "--format", "-o", "scale.ttt").returncode, 0)

    def test_standard_output(self):
        """Every kind: the file's bytes, and no header."""
        kinds = ["ttt", "asm", "obj", "so"], ["ptx", "so"]
        for emits, target in zip(kinds, ([], ["--target=sm_80"])):
            for emit in emits:
                flags = ["scale.ttt", f"--emit={emit}", *target]
                printed = self.call(*flags, "-o", "-", text=False)
                self.assertEqual((printed.returncode, printed.stderr), (0, b""), emit)
                self.assertEqual(self.names(), ["scale.ttt"])
                self.assertEqual(self.call(*flags, "-o", "file", "--header=no").returncode, 0)
                self.assertEqual(self.names(), ["file", "scale.ttt"])
                self.assertEqual((self.dir / "file").read_bytes(), printed.stdout, emit)
                (self.dir / "file").unlink()

    def test_no_header(self):
        self.assertEqual(self.call("scale.ttt", "--header=no").returncode, 0)
        self.assertEqual(self.names(), ["scale.so", "scale.ttt"])
        self.assertEqual(self.call("scale.ttt", "-o", "scale.h", "--header=no").returncode, 0)
        self.assertEqual(self.names(), ["scale.h", "scale.so", "scale.ttt"])

    def test_no_temporary_folder(self):
        environment = dict(os.environ, TMPDIR=str(self.dir / "none"))
        self.assertEqual(self.call("scale.ttt", env=environment).returncode, 0)
        self.assertEqual(self.names(), ["scale.h", "scale.so", "scale.ttt"])

    def waiting(self, program, script, *flags, **options):
        """Starts a compiler. Returns when it waits for a program, a shell script."""
        path = self.dir / "path"
        path.mkdir(exist_ok=True)
        (path / program).write_text(f"#!/bin/sh\necho $$ > {self.dir}/pid\n"
                                    f"mv {self.dir}/pid {self.dir}/started\n{script}\n")
        (path / program).chmod(0o755)
        (self.dir / "temporary").mkdir(exist_ok=True)
        environment = dict(os.environ, PATH=f"{path}:/usr/bin:/bin", TMPDIR=str(self.dir / "temporary"),
                           CC=program)
        compiler = subprocess.Popen([TTTC, "scale.ttt", *flags], cwd=self.dir, env=environment,
                                    start_new_session=True, stderr=subprocess.PIPE, **options)
        self.addCleanup(compiler.stderr.close)
        deadline = time.monotonic() + SECONDS
        while not (self.dir / "started").exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        pid = int((self.dir / "started").read_text())
        (self.dir / "started").unlink()
        return compiler, pid

    def stopped_by(self, signal_number, program, *flags):
        """A compiler that gets a signal while it waits for a program."""
        # `exec`: the process that is waited for is `sleep`.
        compiler, pid = self.waiting(program, "exec sleep 60", *flags)
        compiler.send_signal(signal_number)
        self.assertEqual(compiler.wait(timeout=SECONDS), -signal_number)
        if signal_number == signal.SIGKILL:  # leaves temporary files and programs behind
            os.kill(pid, signal.SIGKILL)
        else:
            self.assertEqual(list((self.dir / "temporary").iterdir()), [])
            self.assertRaises(ProcessLookupError, os.kill, pid, 0)
        self.assertEqual(self.names(), ["path", "scale.ttt", "temporary"])
        self.assertEqual(compiler.stderr.read(), b"")

    def test_signals(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGXCPU,
                       signal.SIGKILL):
            with self.subTest(number):
                self.stopped_by(number, "ptxas", "--target=sm_80")

    def test_signal_while_a_program_starts(self):
        # Arrives before the compiler knows the process that it has made.
        (self.dir / "fork.c").write_text(SIGNAL_AT_FORK)
        subprocess.run(["cc", "-shared", "-fPIC", "fork.c", "-o", "fork.so"], cwd=self.dir, check=True)
        path = self.dir / "path"
        path.mkdir()
        (path / "ptxas").write_text("#!/bin/sh\nexec sleep 60\n")
        (path / "ptxas").chmod(0o755)
        options = f"{os.environ.get('ASAN_OPTIONS', '')}:verify_asan_link_order=0"
        environment = dict(os.environ, PATH=f"{path}:/usr/bin:/bin", TMPDIR=str(path), ASAN_OPTIONS=options,
                           LD_PRELOAD=str(self.dir / "fork.so"), FORKED=str(self.dir / "forked"))
        result = self.call("scale.ttt", "--target=sm_80", env=environment)
        self.assertEqual((result.returncode, result.stderr), (-signal.SIGTERM, ""))
        self.assertRaises(ProcessLookupError, os.kill, int((self.dir / "forked").read_text()), 0)
        self.assertEqual(self.names("path"), ["ptxas"])

    def test_program_that_ignores_signals(self):
        # Is killed after a second.
        compiler, pid = self.waiting("ptxas", "trap '' TERM; while :; do sleep 1; done", "--target=sm_80")
        compiler.terminate()
        self.assertEqual(compiler.wait(timeout=SECONDS), -signal.SIGTERM)
        self.assertRaises(ProcessLookupError, os.kill, pid, 0)
        self.assertEqual(list((self.dir / "temporary").iterdir()), [])

    def test_ignored_signals(self):
        # As under `nohup`, and in the background of a script: the files of a compilation that goes
        # on are kept.
        def ignore():
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
                signal.signal(number, signal.SIG_IGN)

        compiler, pid = self.waiting("ptxas", "exec sleep 60", "--target=sm_80", preexec_fn=ignore)
        files = self.names("temporary")
        self.assertNotEqual(files, [])
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
            compiler.send_signal(number)
        time.sleep(0.3)
        self.assertIsNone(compiler.poll())
        self.assertEqual(self.names("temporary"), files)
        compiler.terminate()
        self.assertEqual(compiler.wait(timeout=SECONDS), -signal.SIGTERM)
        self.assertEqual(self.names("temporary"), [])

    @HALIDE
    def test_no_temporary_folder_for_halide(self):
        self.fails(self.call("scale.ttt", "--target=halide", env=dict(os.environ, TMPDIR="/nonexistent")),
                   "cannot write a temporary file for Halide in '/nonexistent': No such file or "
                   "directory (TMPDIR sets the folder; --emit=halide needs none)")
        self.assertEqual(self.names(), ["scale.ttt"])

    @HALIDE
    def test_signals_beside_halide(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGQUIT):
            with self.subTest(number):
                self.stopped_by(number, "compile-c", "--target=halide")

    @HALIDE
    def test_halide_ends_with_the_compiler(self):
        # Halide takes some two seconds: the signal comes before the C compiler begins.
        (self.dir / "large.ttt").write_text(LARGE.replace("last = 64", "last = 32"))
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
            with self.subTest(number):
                temporary = self.dir / f"temporary-{number}"
                temporary.mkdir()
                compiler = subprocess.Popen([TTTC, "large.ttt", "--target=halide"], cwd=self.dir,
                                            env=dict(os.environ, TMPDIR=str(temporary)))
                deadline = time.monotonic() + SECONDS
                while not (started := running_in(compiler.pid, "tttc-halide")):
                    self.assertLess(time.monotonic(), deadline)
                    time.sleep(0.01)
                time.sleep(0.1)  # it has said what it does when its parent ends
                compiler.send_signal(number)
                self.assertEqual(compiler.wait(timeout=SECONDS), -number)
                while not (ended := has_ended(started)) and time.monotonic() < deadline:
                    time.sleep(0.01)
                self.assertTrue(ended)
                if number != signal.SIGKILL:
                    self.assertEqual(self.names(temporary.name), [])


if __name__ == "__main__":
    main()
