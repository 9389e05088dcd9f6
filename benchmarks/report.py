# Part of tttc, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rates, spreads, ratios and a table from the samples of one tttc-bench run.

`python3 -m doctest report.py` checks the examples below; ctest runs it.
"""

# FLOPs per token and head of a forward pass, by the name in a suite. They count the work of the
# dual form; a kernel that does more gets no credit for it.
FLOPS = {
    # K @ W1, Q @ W1, K^T @ U; Q @ K^T and scores @ U within a mini-batch.
    "ttt_linear": lambda d, b: 6 * d * d + 4 * b * d,
    # The same for seven products of [d, h] with h = 4 d, and for the scores of both layers.
    "ttt_mlp": lambda d, b: 56 * d * d + 20 * b * d,
}


def flops_per_call(case):
    """FLOPs of all batch entries, heads and tokens: `flops` names a formula, or is that of a token.

    >>> flops_per_call({"flops": "ttt_linear", "dims": {"d": 64, "b": 16},
    ...                 "batch": 1, "heads": 2, "tokens": 10})
    573440
    >>> flops_per_call({"flops": 100, "batch": 1, "heads": 2, "tokens": 10})
    2000
    """
    per_token = case["flops"]
    if isinstance(per_token, str):
        per_token = FLOPS[per_token](**case["dims"])
    return per_token * case["batch"] * case["heads"] * case["tokens"]


def quantile(values, q):
    """Quantile with linear interpolation between the sorted values.

    >>> quantile([4, 1, 3, 2], 0.5), quantile([1, 2, 3], 1), quantile([0, 10], 0.9)
    (2.5, 3, 9.0)
    """
    ordered = sorted(values)
    at = q * (len(ordered) - 1)
    low = int(at)
    if low + 1 == len(ordered):
        return ordered[low]
    return ordered[low] + (at - low) * (ordered[low + 1] - ordered[low])


def spread(values):
    """Median with the 10th and 90th percentile."""
    return {"median": quantile(values, 0.5), "p10": quantile(values, 0.1),
            "p90": quantile(values, 0.9)}


def summarize(run, flops, baselines):
    """Adds rates to every contestant of `run`. Ratios are computed round by round, so that
    slowdowns of a whole round cancel.

    >>> run = {"peak": {"flops_per_call": 100, "seconds": [1, 2, 1]}, "contestants": [
    ...     {"name": "c-slow", "seconds": [8, 8, 8]}, {"name": "c-plain", "seconds": [4, 8, 4]},
    ...     {"name": "dual", "seconds": [2, 4, 2]}]}
    >>> summarize(run, 100, ["slow", "plain"])
    >>> run["best_baseline"], run["contestants"][2]["ratio_to_baseline"]["p90"]
    ('c-plain', 2.0)
    >>> run["contestants"][2]["ratios"]["c-slow"]["median"]
    4.0
    >>> run["contestants"][2]["percent_of_peak"]["p10"], run["peak"]["gflops"]["median"]
    (50.0, 1e-07)
    """
    peak_rates = [run["peak"]["flops_per_call"] / s for s in run["peak"]["seconds"]]
    for rate in ("peak", "openblas"):
        if rate in run:
            run[rate]["gflops"] = spread(
                [run[rate]["flops_per_call"] / s / 1e9 for s in run[rate]["seconds"]])
    contestants = {c["name"]: c for c in run["contestants"]}
    rivals = [contestants["c-" + name] for name in baselines]
    best = min(rivals, key=lambda c: quantile(c["seconds"], 0.5)) if rivals else None
    run["best_baseline"] = best["name"] if best else None
    run["flops_per_call"] = flops
    for contestant in run["contestants"]:
        seconds = contestant["seconds"]
        contestant["milliseconds"] = spread([s * 1e3 for s in seconds])
        contestant["gflops"] = spread([flops / s / 1e9 for s in seconds])
        contestant["percent_of_peak"] = spread(
            [100 * flops / s / rate for s, rate in zip(seconds, peak_rates)])
        contestant["ratios"] = {rival["name"]: ratio(rival, contestant) for rival in rivals
                                if rival is not contestant}
        if best:
            contestant["ratio_to_baseline"] = ratio(best, contestant)


def ratio(rival, contestant):
    """How many times the contestant's time the rival's is."""
    return spread([r / s for r, s in zip(rival["seconds"], contestant["seconds"])])


def summarize_decode(run, baselines):
    """The same for contestants that compute a token a call: their time of a call and of a head, a
    kernel's time in those of each baseline, and in tokens of a forward call of the same kernel.

    >>> run = {"batch": 1, "heads": 2, "contestants": [
    ...     {"name": "c-hand", "decodes": True, "tokens": 10, "seconds": [1, 1]},
    ...     {"name": "dual", "decodes": True, "tokens": 10, "seconds": [4, 4]},
    ...     {"name": "dual-forward", "decodes": False, "tokens": 100, "seconds": [2, 2]}]}
    >>> summarize_decode(run, ["hand"])
    >>> dual = run["contestants"][1]
    >>> dual["microseconds_per_call"]["median"], dual["microseconds_per_head"]["median"]
    (400000.0, 200000.0)
    >>> dual["times_baseline"]["c-hand"]["median"], dual["forward_tokens"]["median"]
    (4.0, 20.0)
    """
    contestants = {c["name"]: c for c in run["contestants"]}
    for contestant in run["contestants"]:
        seconds = [s / contestant["tokens"] for s in contestant["seconds"]]
        contestant["microseconds_per_call"] = spread([s * 1e6 for s in seconds])
        contestant["microseconds_per_head"] = spread(
            [s * 1e6 / (run["batch"] * run["heads"]) for s in seconds])
        contestant["times_baseline"] = {
            "c-" + name: ratio(contestant, contestants["c-" + name]) for name in baselines
            if contestant["decodes"] and contestant["name"] != "c-" + name}
        forward = contestants.get(contestant["name"] + "-forward")
        if forward:
            contestant["forward_tokens"] = spread(
                [s / (f / forward["tokens"]) for s, f in zip(seconds, forward["seconds"])])


def verdict(ratio):
    """A ratio to the best baseline in words; "no difference" if the spread contains 1.

    >>> verdict({"median": 1.5, "p10": 1.4, "p90": 1.6})
    '1.50x'
    >>> verdict({"median": 1.02, "p10": 0.98, "p90": 1.05})
    '1.02x (no difference)'
    """
    text = "%.2fx" % ratio["median"]
    return text + " (no difference)" if ratio["p10"] <= 1 <= ratio["p90"] else text


def decode_rows(name, run):
    """Lines of the table of tokens."""
    lines = []
    for contestant in run["contestants"]:
        call, head = contestant["microseconds_per_call"], contestant["microseconds_per_head"]
        notes = ["%.2f times %s" % (times["median"], rival)
                 for rival, times in contestant["times_baseline"].items()]
        if "forward_tokens" in contestant:
            notes.append("%.1f tokens of a forward call" % contestant["forward_tokens"]["median"])
        lines.append("%-32s %-24s %9.2f %8.2f .. %7.2f %15.3f  %s" % (
            name, contestant["name"], call["median"], call["p10"], call["p90"], head["median"],
            ", ".join(notes) or "-"))
    return lines


def forward_rows(name, run):
    """Lines of the table of calls, and the rates of the machine in the same rounds."""
    lines = []
    for contestant in run["contestants"]:
        ms = contestant["milliseconds"]
        is_best = contestant["name"] == run["best_baseline"]
        against_best = None if is_best else contestant.get("ratio_to_baseline")
        text = verdict(against_best) if against_best else "is it" if is_best else "-"
        for rival, other in contestant["ratios"].items():
            if rival.endswith("_openblas") and rival != run["best_baseline"]:
                text += ", %s of %s" % (verdict(other), rival)
        lines.append("%-32s %-24s %9.3f %8.3f .. %7.3f %8.1f %6.1f  %s" % (
            name, contestant["name"], ms["median"], ms["p10"], ms["p90"],
            contestant["gflops"]["median"], contestant["percent_of_peak"]["median"], text))
    for rate in ("peak", "openblas"):
        if rate in run:
            lines.append("%-32s %-24s %9s %19s %8.1f" % (
                name, run[rate]["name"], "", "", run[rate]["gflops"]["median"]))
    return lines


def table(cases):
    """The cases of a results file as text: calls, then tokens."""
    forward = ["%-32s %-24s %9s %19s %8s %6s  %s" % (
        "case", "contestant", "ms", "p10 .. p90", "GFLOP/s", "% peak", "against best baseline")]
    decode = ["%-32s %-24s %9s %19s %15s  %s" % (
        "case", "contestant", "us a token", "p10 .. p90", "us a head", "")]
    for case in cases:
        name = case["case"]["name"] + (", AVX2" if case.get("version") == "avx2" else "")
        lines = decode if case["case"].get("decode") else forward
        if "refused" in case:
            lines.append("%-32s refused: %s" % (name, case["refused"]))
            continue
        lines += (decode_rows if lines is decode else forward_rows)(name, case["run"])
        for form, times in case["compile_seconds"].items():
            lines.append("%-32s %-24s %9.0f %8.0f .. %7.0f%s" % (
                (name, "tttc " + form) + tuple(1e3 * times[k] for k in ("median", "p10", "p90"))
                + (" ms" if lines is decode else "",)))
    return "\n".join((forward if len(forward) > 1 else []) + (decode if len(decode) > 1 else []))
