#===- ArraysTest.py - Layers, arrays and the interpreter -----------------===-#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# Mismatching arrays are reported with their location in the layer, before anything runs.
#
#===------------------------------------------------------------------------===#

from Support import Array, ToolTest, ema_inputs, filled, main, read_npz, write_npz


class ArraysTest(ToolTest):
    def interpret(self, arrays, *options):
        return self.run_layer(arrays, "--interpret", *options)

    def write_layer(self, text):
        self.layer = self.dir / "written.ttt"
        self.layer.write_text(text)

    def test_interpret(self):
        arrays = ema_inputs()
        self.assertEma(self.interpret(arrays), arrays, "<f8", 1e-14)

    def test_state_per_batch(self):
        arrays = ema_inputs(batched_state=True)
        self.assertEma(self.interpret(arrays), arrays, "<f8", 1e-14)

    def test_dims_come_from_the_arrays(self):
        arrays = ema_inputs(d=4)
        self.assertEma(self.interpret(arrays, "--dim=b=3"), arrays, "<f8", 1e-14)

    def test_no_tokens(self):
        arrays = ema_inputs(t=0)
        self.assertEma(self.interpret(arrays), arrays, "<f8", 0)

    def test_no_sequences(self):
        self.assertFails(self.interpret(ema_inputs(b=0)), 1, "at least one sequence, found 0")

    def test_no_heads(self):
        self.assertFails(self.interpret(ema_inputs(h=0)), 1, "error: `heads` must be a whole "
                         "positive number, found 0 by the array for `")

    def test_others_are_named_once(self):
        arrays = dict(ema_inputs(), zebra=filled(2), apple=filled(3))
        result = self.interpret(arrays)
        self.assertEma(result, arrays, "<f8", 1e-14)
        self.assertRegex(result.stderr, r"\Attt-run: note: .*not taken by layer 'ema': "
                                        r"apple, zebra\n\Z")

    def test_missing_arrays(self):
        arrays = ema_inputs()
        del arrays["gate"], arrays["S"]
        self.assertFails(self.interpret(arrays), 1,
                         "ema.ttt:3:18: error: expected an array for the token `gate`, found none",
                         "ema.ttt:7:11: error: expected an array for the state `S`, found none",
                         "hint: without `=` its initial value is learned")
        self.assertFalse(self.outputs.exists())

    def test_other_length(self):
        arrays = dict(ema_inputs(), gate=filled(2, 2, 6))
        self.assertFails(self.interpret(arrays), 1, "ema.ttt:3:18: error: ", "axis T")

    def test_other_rank(self):
        arrays = dict(ema_inputs(), w=filled(3))
        self.assertFails(self.interpret(arrays), 1, "ema.ttt:4:9: error: ", "[H, d]")

    def test_dim_against_array(self):
        self.assertFails(self.interpret(ema_inputs(), "--dim=d=7"), 1, "error: ", "`--dim`")

    def test_unknown_dim(self):
        self.assertFails(self.interpret(ema_inputs(), "--dim=q=7"), 1, "no constant `q`")

    def test_warnings_and_errors_of_the_layer(self):
        self.write_layer("layer l(d = 2) {\n  token x : [d]\n  each token { out = y }\n}\n")
        self.assertFails(self.interpret({"x": filled(1, 1, 2, 2)}), 1, "written.ttt:3:22: error: ")

    def test_several_layers(self):
        one = "layer {} {{\n  token x\n  each token {{ out = {} * x }}\n}}\n"
        self.write_layer(one.format("a", 2) + one.format("b", 3))
        arrays = {"x": Array((1, 1, 2), [1, 2])}
        self.assertFails(self.interpret(arrays), 1, "several layers: a, b", "--layer")
        self.assertFails(self.interpret(arrays, "--layer=c"), 1, "no layer 'c', it has: a, b")
        self.assertEqual(self.interpret(arrays, "--layer=b").returncode, 0)
        self.assertEqual(read_npz(self.outputs)["out"].values, [3, 6])

    def test_position(self):
        self.write_layer("layer l {\n  token x\n  each token { out = x * t }\n}\n")
        arrays = {"x": Array((1, 1, 2), [1, 10])}
        self.assertEqual(self.interpret(arrays, "--position=5").returncode, 0)
        self.assertEqual(list(read_npz(self.outputs)["out"].values), [5, 60])
        cotangents = self.dir / "cotangents.npz"
        write_npz(cotangents, {"d_out": Array((1, 1, 2), [1, 1])})
        self.assertEqual(self.interpret(arrays, "--position=5", "--backward", "--cotangents",
                                        cotangents).returncode, 0)
        self.assertEqual(list(read_npz(self.outputs)["d_x"].values), [5, 6])

    def test_no_layer(self):
        self.write_layer("// nothing\n")
        self.assertFails(self.interpret(ema_inputs()), 1, "has no layer")

    def test_files_that_cannot_be_read(self):
        good = ["--interpret", "--outputs", self.outputs, "--inputs"]
        self.assertFails(self.call("none.ttt", *good, "i"), 1, "cannot open 'none.ttt'")
        self.assertFails(self.call(self.dir, *good, "i"), 1, "cannot read")
        self.assertFails(self.call(self.layer, *good, "none.npz"), 1,
                         "none.npz: cannot be read: No such file or directory")
        self.assertFails(self.call(self.layer, *good, self.layer), 1,
                         "ema.ttt: expected a zip archive")

    def test_output_that_cannot_be_written(self):
        self.outputs = self.dir / "none" / "out.npz"
        self.assertFails(self.interpret(ema_inputs()), 1, "none/out.npz")


if __name__ == "__main__":
    main()
