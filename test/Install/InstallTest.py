#===- InstallTest.py - What is installed suffices -------------------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Installs into an empty folder and builds a program outside of the repository against it.
#
#===------------------------------------------------------------------------===#

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).parent
BUILD, CMAKE, COMPILER, CXX_COMPILER = sys.argv[1:5]
# Running sums of 1, 2, 3 and of ten times that, and their squares; dims of two kernels of a layer.
EXPECTED = "1 1\n10 100\n3 9\n30 900\n6 36\n60 3600\nd=2, d=3\n"


class InstallTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        cls.dir = pathlib.Path(cls.holder.name)
        # A name with a blank, and moved after it was installed: nothing in it is absolute.
        cls.run_tool(CMAKE, "--install", BUILD, "--prefix", cls.dir / "first")
        cls.prefix = cls.dir / "in stalled"
        shutil.move(cls.dir / "first", cls.prefix)

    @classmethod
    def tearDownClass(cls):
        cls.holder.cleanup()

    @classmethod
    def run_tool(cls, *words, **options):
        result = subprocess.run([str(word) for word in words], capture_output=True, text=True,
                                timeout=120, **options)
        if result.returncode:
            raise AssertionError(f"{words}: {result.returncode}\n{result.stdout}{result.stderr}")
        return result.stdout

    def libraries(self, binary):
        return self.run_tool("ldd", binary)

    def test_a_program_with_cmake(self):
        build = self.dir / "build"
        project = self.dir / "program"
        shutil.copytree(HERE / "program", project)
        self.run_tool(CMAKE, "-S", project, "-B", build, f"-DCMAKE_PREFIX_PATH={self.prefix}",
                      f"-DCMAKE_C_COMPILER={COMPILER}", f"-DCMAKE_CXX_COMPILER={CXX_COMPILER}")
        self.run_tool(CMAKE, "--build", build)
        compiled = self.run_tool(build / "compile")
        self.assertRegex(compiled, r"\Asignature: status 0\n// Layer total, dual form, causal, d=4.\n")
        self.assertIn("\nobj: status 0\nELF with a header\nobj: status 15\n"
                      "total.ttt:3:22: error: unknown name `y`\n", compiled)
        self.assertRegex(compiled, r"\n40 digits\n\Z")
        for client, has_shared in (("client", True), ("client_static", False)):
            self.assertEqual(self.run_tool(build / client), "1\n100\n4\n400\n9\n900\n"
                             "the kernel takes an array 'y', found none\n")
            found = self.libraries(build / client)
            self.assertNotRegex(found, "LLVM|MLIR")
            self.assertEqual("libtttc_runtime" in found, has_shared, client)
        self.assertEqual(self.run_tool(build / "program"), EXPECTED)
        found = self.libraries(build / "program")
        self.assertIn("libtttc_runtime.so.2 => " + str(self.prefix), found)
        self.assertNotRegex(found, "LLVM|MLIR|stdc")
        # Nothing to do, until the text of a layer changes.
        self.assertNotIn("kernel", self.run_tool(CMAKE, "--build", build))
        text = (project / "layers.ttt").read_text()
        (project / "layers.ttt").write_text(text.replace("out = m\n", "out = 2 * m\n"))
        self.assertIn("Compiling the kernel total", self.run_tool(CMAKE, "--build", build))
        self.assertEqual(self.run_tool(build / "program").splitlines()[0], "2 4")

    def test_arguments_of_the_function(self):
        for words, message in (("x layers.ttt DIM d=3", "unknown arguments: DIM;d=3"),):
            project = self.dir / "wrong"
            shutil.rmtree(project, ignore_errors=True)
            project.mkdir()
            (project / "CMakeLists.txt").write_text(
                "cmake_minimum_required(VERSION 3.20)\nproject(p LANGUAGES C)\n"
                f"find_package(tttc REQUIRED)\ntttc_add_kernel({words})\n")
            result = subprocess.run(
                [CMAKE, "-S", project, "-B", project / "build",
                 f"-DCMAKE_PREFIX_PATH={self.prefix}", f"-DCMAKE_C_COMPILER={COMPILER}"],
                capture_output=True, text=True, timeout=60)
            self.assertNotEqual(result.returncode, 0)
            self.assertIn(message, " ".join(result.stderr.split()))

    @unittest.skipUnless(shutil.which("pkg-config"), "no pkg-config")
    def test_a_program_with_pkg_config(self):
        environment = dict(os.environ, PKG_CONFIG_PATH=str(next(
            self.prefix.glob("lib*/**/pkgconfig"))))
        self.assertEqual(self.run_tool("pkg-config", "--modversion", "tttc", env=environment),
                         self.run_tool(self.prefix / "bin" / "ttt-run", "--version").split()[1] + "\n")
        library = next(self.prefix.glob("lib*/**/libtttc_runtime.so.2")).parent
        for package, header, text, expected in (
                ("tttc", "runtime", "tttc_status_name(TTTC_OK)", r"ok\n"),
                ("tttc-compiler", "compiler", "(tttc_last_error(), tttc_build_id())",
                 r"[0-9a-f]{40}\n")):
            flags = self.run_tool("pkg-config", "--cflags", "--libs", package, env=environment)
            source, program = self.dir / "program.c", self.dir / "compiled"
            source.write_text(f'#include "tttc/{header}.h"\n#include <stdio.h>\n'
                              f"int main(void) {{ puts({text}); }}\n")
            self.run_tool("sh", "-c", f'"$0" "$1" -o "$2" {flags}', COMPILER, source, program)
            self.assertRegex(self.run_tool(program, env=dict(os.environ, LD_LIBRARY_PATH=str(library))),
                             rf"\A{expected}\Z")

    def test_what_the_compiler_exports(self):
        library = next(self.prefix.glob("lib*/**/libtttc_compiler.so"))
        names = {line.split()[-1] for line in
                 self.run_tool("nm", "-D", "--defined-only", library).splitlines()}
        self.assertEqual(names, {"tttc_compile", "tttc_build_id"} | {
            f"tttc_artifact_{what}" for what in ("data", "header", "objects", "diagnostics", "report", "free")})

    def test_tools(self):
        """They find each other, and their libraries."""
        tools = self.prefix / "bin"
        self.assertRegex(self.run_tool(tools / "tttc", "--version"), r"\Atttc \d")
        self.assertNotRegex(self.libraries(tools / "ttt-run"), "not found|LLVM|MLIR")
        layer, inputs = HERE / "program" / "layers.ttt", self.dir / "in.npz"
        sys.path.insert(0, str(HERE.parents[1] / "utils"))
        import npz
        npz.write(inputs, {"x": npz.Array((1, 1, 5, 2), [0.5 * i for i in range(10)])})
        checked = self.run_tool(tools / "ttt-run", layer, "--layer=total", "--inputs", inputs,
                                "--check", env={"PATH": "/usr/bin:/bin"})
        self.assertTrue(re.match(r"m_final  relative RMS error", checked), checked)

    def test_examples_and_documents(self):
        root, share = HERE.parents[1], self.prefix / "share"
        for source, installed in (("dsl/Grammar.ebnf", "tttc/Grammar.ebnf"),
                                  ("docs/Language.md", "doc/tttc/Language.md"),
                                  ("docs/TestingLayers.md", "doc/tttc/TestingLayers.md"),
                                  *((f"dsl/examples/{path.name}", f"tttc/examples/{path.name}")
                                    for path in (root / "dsl" / "examples").glob("*.ttt"))):
            self.assertEqual((share / installed).read_bytes(), (root / source).read_bytes())
        self.assertGreater(len(list((share / "tttc" / "examples").iterdir())), 40)
        self.run_tool(self.prefix / "bin" / "tttc", share / "tttc" / "examples" / "ttt_linear.ttt",
                      "--emit=signature")

    def test_nothing_else(self):
        found = {str(path.relative_to(self.prefix)) for path in self.prefix.rglob("*")
                 if not path.is_dir()}
        # tttc-halide is installed where it is built.
        self.assertEqual({path for path in found if path.startswith("bin/")} - {"bin/tttc-halide"},
                         {"bin/tttc", "bin/ttt-run", "bin/ttt-opt"})
        self.assertEqual({path for path in found if path.startswith("include/")},
                         {"include/tttc/runtime.h", "include/tttc/device.h", "include/tttc/client.h",
                          "include/tttc/compiler.h"})
        self.assertEqual({path.split("/")[1] for path in found if path.startswith("share/")},
                         {"doc", "tttc"})
        for path in found:
            self.assertNotIn(BUILD.encode(), (self.prefix / path).read_bytes()
                             if not path.startswith("bin/") else b"", path)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
