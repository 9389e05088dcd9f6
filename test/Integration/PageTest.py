#===- PageTest.py - A layer in a web page ---------------------------------===#
#
# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#===------------------------------------------------------------------------===#
#
# The page of examples/wasm in Chromium without a window, from a server of this process: the text of
# the address is learned, and the page says how the inner loss fell. Skipped without tttc-halide, what
# builds WebAssembly, or Chromium.
#
#===------------------------------------------------------------------------===#

import functools
import http.server
import os
import re
import shutil
import signal
import subprocess
import threading
import urllib.parse

from Machines import MACHINES, SAMPLES, build_page, skip_without
from Support import IntegrationTest, main

BROWSER = "chromium"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of a folder, without a log."""

    def log_message(self, *words):
        pass


class PageTest(IntegrationTest):
    def setUp(self):
        super().setUp()
        self.site = self.dir / "site"
        self.site.mkdir()
        for name in ("index.html", "memory.js"):
            shutil.copy(SAMPLES / "wasm" / name, self.site)
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=self.site))
        self.address = f"http://127.0.0.1:{server.server_port}/"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        for close in (server.server_close, thread.join, server.shutdown):
            self.addCleanup(close)

    def paragraphs(self, text):
        """The texts of the page's paragraphs by id, once it has read `text`."""
        # Without a limit of address space: the browser reserves more. Its virtual time runs until
        # nothing is left to do; its clock stands still while the page computes.
        browser = subprocess.Popen(
            [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=10000",
             f"--user-data-dir={self.dir / 'profile'}", "--dump-dom",
             f"{self.address}?{urllib.parse.urlencode({'text': text}, quote_via=urllib.parse.quote)}"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
        try:
            page, log = browser.communicate(timeout=120)
        finally:
            # Its other processes too, which would keep the profile.
            try:
                os.killpg(browser.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            browser.wait()
        self.assertEqual(browser.returncode, 0, log)
        return {name: " ".join(text.split())
                for name, text in re.findall(r'<p id="(\w+)">(.*?)</p>', page, re.DOTALL)}

    def test_the_loss_falls(self):
        build_page(self).rename(self.site / "memory.wasm")
        found = self.paragraphs("the cat sat on the mat. " * 20)
        losses = re.fullmatch(r"inner loss: (\d\.\d{3}) in the first 16 bytes, (\d\.\d{3}) in the last 16",
                              found["losses"])
        self.assertTrue(losses, found)
        first, last = map(float, losses.groups())
        self.assertGreater(first, 0.4)
        self.assertLess(last, 0.1)
        self.assertRegex(found["status"],
                         r"^479 tokens read again in \d+\.\d ms: [1-9][\d,]* tokens per second$")
        self.assertEqual(self.paragraphs(""), {"losses": "", "status": "type something"})

    def test_without_a_module(self):
        self.assertRegex(self.paragraphs("abc")["status"],
                         r"^memory.wasm: .*; README.md says how it is built$")


if __name__ == "__main__":
    skip_without(*MACHINES["wasm"].needs, BROWSER)
    main()
