#===- CompileTest.py - Calls of the compiler by ttt-run ------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Scripts replace the compiler: their arguments, the handling of their
# failures, and that no files are left behind.
#
#===------------------------------------------------------------------------===#

import json
import os
import signal
import subprocess
import sys
import time

from Support import KERNELS, ToolTest, ema_inputs, filled, main, write_npz

COPY = "shutil.copy({kernel!r}, sys.argv[sys.argv.index('-o') + 1])"


class CompileTest(ToolTest):
    def write_compiler(self, *lines, path="fake/compiler"):
        """Writes a script that records its arguments and then runs these lines."""
        script = self.dir / path
        script.parent.mkdir(exist_ok=True)
        script.write_text("\n".join([
            f"#!{sys.executable}", "import json, os, shutil, signal, sys, time",
            f"json.dump(sys.argv, open({str(self.dir / 'arguments')!r}, 'w'))", *lines, ""]))
        script.chmod(0o755)
        self.environment.setdefault("TTTC", str(script))
        return script

    def write_good_compiler(self, path="fake/compiler"):
        return self.write_compiler(COPY.format(kernel=str(KERNELS / "ema.so")), path=path)

    def given(self):
        return json.loads((self.dir / "arguments").read_text())

    def tearDown(self):
        self.assertEqual(os.listdir(self.temporary), [])

    def test_arguments(self):
        self.write_good_compiler()
        arrays = ema_inputs()
        self.assertEma(self.run_layer(arrays, "--check"), arrays, "<f4", 1e-5)
        *arguments, output = self.given()[1:]
        self.assertEqual(arguments, [
            str(self.layer), "--layer=ema", "--dim=b=2", "--dim=d=3", "--dim=heads=2",
            "--dtype=f32", "--form=auto", "--chunk=16", "-o"])
        self.assertTrue(output.startswith(str(self.temporary)) and output.endswith("/kernel.so"))

    def test_program_from_a_stream(self):
        """The text that was read first is compiled, under another name."""
        self.write_compiler("text = open(sys.argv[1]).read()",
                            f"assert text == open({str(self.layer)!r}).read(), text",
                            COPY.format(kernel=str(KERNELS / "ema.so")))
        arrays = ema_inputs()
        write_npz(self.inputs, arrays)
        with open(self.layer) as file:
            for stream in (file, subprocess.Popen(["cat", self.layer],
                                                  stdout=subprocess.PIPE).stdout):
                with stream:
                    result = subprocess.run(
                        [self.tool, "/dev/stdin", "--inputs", self.inputs, "--outputs",
                         self.outputs], stdin=stream, env=self.environment, capture_output=True,
                        text=True, timeout=50)
                self.assertEma(result, arrays, "<f4", 1e-5)

    def test_streams_that_are_closed(self):
        self.write_good_compiler()
        arrays = ema_inputs()
        write_npz(self.inputs, arrays)
        words = [str(self.tool), str(self.layer), "--inputs", str(self.inputs), "--outputs",
                 str(self.outputs)]
        for redirection in ("2>&-", "<&-", "0<&- 2>&-"):
            result = subprocess.run(["sh", "-c", f'exec "$@" {redirection}', "sh", *words],
                                    env=self.environment, capture_output=True, text=True,
                                    timeout=50)
            with self.subTest(redirection):
                self.assertEma(result, arrays, "<f4", 1e-5)
                self.assertEqual(result.stdout, "")
        result = subprocess.run(["sh", "-c", 'exec "$@" --check >&-', "sh", *words],
                                env=self.environment, capture_output=True, text=True, timeout=50)
        self.assertFails(result, 1, "cannot write standard output: Bad file descriptor")

    def test_options_are_passed_on(self):
        self.write_good_compiler()
        options = ("--form=dual", "--chunk=5", "--dtype=f64", "--target-cpu=znver4",
                   "--allow-huge", "--progress=never")
        self.run_layer(ema_inputs(), *options)
        for argument in options:
            self.assertIn(argument, self.given())

    def test_target(self):
        self.write_good_compiler()
        self.run_layer(ema_inputs(), "--target=sm_90a")
        self.assertIn("--target=sm_90a", self.given())
        self.assertFalse([word for word in self.given() if "target-cpu" in word])

    def test_split(self):
        """The kernel is compiled for the longest decode call, and for the total of tokens."""
        self.write_good_compiler()
        for split, decode in (("5", "1"), ("3,2", "2"), ("1,1,3", "3"), ("5,0", "1")):
            self.assertFails(self.run_layer(ema_inputs(), f"--split={split}"), 1,
                             "ttt-run: error: the kernel has no entries to go on with\n",
                             "hint: compile it with tttc --decode=N")
            self.assertEqual(self.given()[-4:-2], [f"--decode={decode}", "--context=5"])
        self.run_layer(ema_inputs(), "--split=2,3", "--invariant")
        self.assertEqual(self.given()[-5:-2], ["--decode=3", "--context=5", "--invariant"])
        carry = self.dir / "carry.npz"
        self.run_layer(ema_inputs(t=2), f"--kernel={KERNELS / 'ema_split'}.so", "--split=2",
                       f"--carry-out={carry}")
        self.run_layer(ema_inputs(), "--split=4,1", f"--carry-in={carry}")
        self.assertEqual(self.given()[-4:-2], ["--decode=4", "--context=7"])
        self.run_layer(ema_inputs())
        self.assertFalse([word for word in self.given() if "decode" in word])

    def test_backward(self):
        self.write_good_compiler()
        cotangents = self.dir / "cotangents.npz"
        write_npz(cotangents, {"d_out": filled(2, 2, 5, 3)})
        options = ([], ["--checkpoint=4"], ["--checkpoint", "none", "--wrt=w,S"],
                   ["--checkpoint=auto"])
        passed_on = "1", "4", "none", "auto"
        for given, checkpoint in zip(options, passed_on):
            self.run_layer(ema_inputs(), "--backward", f"--cotangents={cotangents}", *given)
            wrt = ["--wrt=w,S"] * (len(given) > 1)
            length = ["--tokens=5"] * (checkpoint == "auto")
            words = self.given()[:-2]
            self.assertEqual(words[words.index("--backward"):],
                             ["--backward", f"--checkpoint={checkpoint}", *length, *wrt])
        self.run_layer(ema_inputs())
        self.assertNotIn("--backward", self.given())

    def test_where_it_is_looked_for(self):
        self.environment["PATH"] += f":{self.dir / 'path'}"
        on_path = self.write_good_compiler("path/tttc")
        named = self.write_good_compiler("named/any")
        del self.environment["TTTC"]
        self.run_layer(ema_inputs())
        self.assertEqual(self.given()[0], str(on_path))
        self.environment["TTTC"] = str(named)
        self.run_layer(ema_inputs())
        self.assertEqual(self.given()[0], str(named))
        beside = self.write_good_compiler("bin/tttc")
        self.run_layer(ema_inputs())
        self.assertEqual(self.given()[0], str(beside))

    def test_not_found(self):
        self.environment["TTTC"] = str(self.dir / "none")
        self.assertFails(self.run_layer(ema_inputs()), 1, "cannot start the compiler", "none",
                         "hint: it is looked for beside ttt-run")

    def test_its_messages_are_shown(self):
        self.write_compiler("print('to stdout')", "print('to stderr', file=sys.stderr)",
                            "sys.exit(7)")
        result = self.run_layer(ema_inputs())
        self.assertFails(result, 1, "failed with exit status 7")
        self.assertIn("to stderr\n", result.stderr)
        self.assertIn("to stdout\n", result.stderr)
        self.assertEqual(result.stdout, "")

    def test_ended_by_a_signal(self):
        self.write_compiler("os.kill(os.getpid(), signal.SIGKILL)")
        self.assertFails(self.run_layer(ema_inputs()), 1, "was ended by signal 9 (Killed)")

    def test_no_kernel_written(self):
        self.write_compiler()
        self.assertFails(self.run_layer(ema_inputs()), 1, "cannot open", "kernel.so")

    def test_no_temporary_directory(self):
        self.write_good_compiler()
        self.environment["TMPDIR"] = str(self.dir / "none")
        self.assertFails(self.run_layer(ema_inputs()), 1, "cannot make a temporary directory")

    def test_interrupted(self):
        """Temporary files of ttt-run and the compiler are removed, however the latter ends."""
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT,
                       signal.SIGPIPE, signal.SIGALRM, signal.SIGUSR1, signal.SIGUSR2,
                       signal.SIGXCPU, signal.SIGVTALRM):
            with self.subTest(number):
                self.interrupt(number)
                self.assertEqual(os.listdir(self.temporary), [])

    def interrupt(self, number):
        process_id = self.dir / f"process{number}"
        self.environment.pop("TTTC", None)
        self.write_compiler("import tempfile; tempfile.mkstemp()",
                            f"signal.signal({int(number)}, signal.SIG_DFL)",
                            f"open({str(process_id)!r} + '.new', 'w').write(str(os.getpid()))",
                            f"os.rename({str(process_id)!r} + '.new', {str(process_id)!r})",
                            "time.sleep(40)")
        write_npz(self.inputs, ema_inputs())
        tool = subprocess.Popen([self.tool, self.layer, "--inputs", self.inputs, "--outputs",
                                 self.outputs], env=self.environment, stderr=subprocess.PIPE)
        self.addCleanup(tool.stderr.close)
        deadline = time.monotonic() + 20
        while not process_id.exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        tool.send_signal(number)
        self.assertEqual(tool.wait(timeout=20), 128 + number)
        self.assertIn(b"interrupted: " + signal.strsignal(number).encode(), tool.stderr.read())
        with self.assertRaises(ProcessLookupError):
            os.kill(int(process_id.read_text()), 0)


if __name__ == "__main__":
    main()
