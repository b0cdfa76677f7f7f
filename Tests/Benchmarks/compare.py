#!/usr/bin/env python3
# Copyright (c) 2026 the Gridwork authors
# SPDX-License-Identifier: Apache-2.0
"""Compares the solver with kiwi on this machine, now, and prints a table in Markdown.

    Tests/Benchmarks/compare.py [--quick | --scenes]

Needs the Swift toolchain, a C++17 compiler and pip. kiwi's headers come from the source distribution of
kiwisolver and stay in a temporary folder. Both solvers run the same scripts, taking turns; kiwi also
runs each one sorted into the order that it is fastest in, and its better time counts. Both build for some
milliseconds before a build counts: a processor that has been idle is slower until then.

A second table is about whole layouts through the public interface, beside what the solver alone takes
to build the same form and beside a layout of it written by hand.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tarfile
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# Workload, edits, how many; the time of the build where there are none.
BUILDS = ["form 10", "form 30", "form 100", "form 300", "grid 10 10", "grid 32 32", "nested 4",
          "stack 100", "enaml"]
EDITS = [("form 10", "resize", 1000), ("form 100", "resize", 1000), ("form 300", "resize", 300),
         ("grid 10 10", "resize", 1000), ("enaml", "resize", 1000),
         ("form 10", "intrinsic", 1000), ("form 100", "intrinsic", 400),
         ("grid 10 10", "intrinsic", 1000), ("form 10", "mid", 100), ("form 100", "mid", 20)]
SLOW = {"form 300", "grid 32 32"}
# Gridwork alone: how it grows.
GROWTH = ["form 10", "form 100", "form 1000"]
# Whole layouts, each in two sizes.
SCENES = [("form 100", "form 1000"), ("cells 10 100", "cells 100 100"), ("stacks 10", "stacks 50"),
          ("row 10", "row 100"), ("deep 10", "deep 50"), ("list 10", "list 100"),
          ("moving 20", "moving 200"), ("removal 20", "removal 200")]


def call(*command, **options):
    return subprocess.run(
        [str(part) for part in command], check=True, text=True, capture_output=True, **options).stdout


def build_gridwork():
    subprocess.run(["swift", "build", "-c", "release", "--product", "gridwork-bench"], cwd=ROOT,
                   check=True, stdout=sys.stderr)
    return pathlib.Path(call("swift", "build", "-c", "release", "--show-bin-path", cwd=ROOT).strip()
                        ) / "gridwork-bench"


def build_kiwi(folder):
    call(sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", ":all:", "--no-deps",
         "--dest", folder, "kiwisolver")
    archive = next(folder.glob("kiwisolver-*.tar.gz"))
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    headers = next(folder.glob("kiwisolver-*/kiwi/kiwi.h")).parent.parent
    program = folder / "kiwi"
    call("c++", "-O3", "-DNDEBUG", "-std=c++17", f"-I{headers}", HERE / "Peers" / "kiwi.cpp",
         "-o", program)
    return program, archive.name.removesuffix(".tar.gz").replace("kiwisolver-", "kiwi ")


class Bench:
    def __init__(self, folder, gridwork, kiwi):
        self.folder, self.gridwork, self.kiwi = folder, gridwork, kiwi

    def script(self, workload, edits="none", count=1, is_sorted=False):
        order = "sorted" if is_sorted else "natural"
        path = self.folder / f"{workload} {edits} {count} {order}.lcs"
        if not path.exists():
            path.write_text(call(
                self.gridwork, "workload", *workload.split(), "--edits", edits, "--count", count,
                "--dumps", 1, *(["--sorted"] if is_sorted else [])))
        return path

    def ours(self, workload, edits="none", count=1):
        """One process."""
        path = self.script(workload, edits, count)
        return json.loads(call(self.gridwork, "run", path, "--reps", 15))

    def theirs(self, workload, edits, count, is_sorted):
        """One process of kiwi; an empty answer for what took too long."""
        path = self.script(workload, edits, count, is_sorted)
        limit = 60 if is_sorted else 5 if workload in SLOW else 20
        return json.loads(call(self.kiwi, path, limit))

    def compare(self, workload, key, edits="none", count=1):
        """The best times of kiwi in the natural order, in the friendliest, and of Gridwork, each of five
        processes that take turns: a busy moment of the machine meets all three. None for what took
        too long, and is tried once."""
        times = [[], [], []]
        for turn in range(5):
            if turn == 0 or workload not in SLOW:
                times[0].append(self.theirs(workload, edits, count, False).get(key))
            times[1].append(self.theirs(workload, edits, count, True).get(key))
            times[2].append(self.ours(workload, edits, count)[key])
        return [min((time for time in column if time is not None), default=None)
                for column in times]

    def scene(self, name):
        """The line of the build, and those of the edits by name; each the median of three processes."""
        runs = [[json.loads(line) for line in
                 call(self.gridwork, "scene", *name.split(), "--count", 40).splitlines()]
                for _ in range(3)]

        def median(lines):
            return {key: value if isinstance(value, str) else statistics.median(
                line[key] for line in lines) for key, value in lines[0].items()}
        build, *edits = [median(lines) for lines in zip(*runs)]
        return build, {edit["edit"]: edit for edit in edits}


def microseconds(value):
    if value is None:
        return "–"
    return f"{value:,.2f}" if value < 10 else f"{value:,.0f}"


def row(bench, title, key, workload, edits="none", count=1):
    natural, friendliest, ours = bench.compare(workload, key, edits, count)
    best = min(time for time in (natural, friendliest) if time is not None)
    cells = [title, microseconds(natural), microseconds(friendliest), microseconds(ours),
             f"**{best / ours:,.0f} ×**" if best / ours >= 10 else f"**{best / ours:.1f} ×**"]
    print("| " + " | ".join(cells) + " |", flush=True)


def scene_tables(bench):
    print("| whole layouts, µs | compose, lay out, read | edits | memory, KB a view | growth with the size |")
    print("| --- | ---: | --- | ---: | ---: |")
    for small, large in SCENES:
        (before, _), (build, edits) = bench.scene(small), bench.scene(large)
        texts = [f"{name} {microseconds(edit['edit_loop_us'])}" for name, edit in edits.items()]
        times, size = build["build_us"] / before["build_us"], build["views"] / before["views"]
        print(f"| {large} | {microseconds(build['build_us'])} | {', '.join(texts)} "
              f"| {build['build_heap_bytes'] / build['views'] / 1000:.2f} | {times:.1f} × for {size:.0f} × the views |",
              flush=True)
    build, edits = bench.scene("form 1000")
    alone = min(bench.ours("form 1000")["build_us"] for _ in range(5))
    resize = edits["resize"]["edit_loop_us"]
    print()
    print("| form of 1,000 rows, µs | end to end | compared with | ratio |")
    print("| --- | ---: | ---: | ---: |")
    print(f"| composed, laid out, read ÷ the solver's build of such a form "
          f"| {microseconds(build['build_us'])} | {microseconds(alone)} | {build['build_us'] / alone:.2f} × |")
    print(f"| resized ÷ laid out by hand | {microseconds(resize)} | {microseconds(build['direct_us'])} "
          f"| {resize / build['direct_us']:.1f} × |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="leave out what takes kiwi a second or more")
    parser.add_argument("--scenes", action="store_true", help="only the whole layouts, without kiwi")
    arguments = parser.parse_args()
    quick = arguments.quick
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        gridwork = build_gridwork()
        if arguments.scenes:
            scene_tables(Bench(folder, gridwork, None))
            return
        kiwi, version = build_kiwi(folder)
        bench = Bench(folder, gridwork, kiwi)
        print(f"| µs | {version}, natural order | {version}, friendliest order | Gridwork | ratio |")
        print("| --- | ---: | ---: | ---: | ---: |")
        for workload in BUILDS:
            if not (quick and workload in SLOW):
                row(bench, f"build {workload}", "build_us", workload)
        for workload, edits, count in EDITS:
            if not (quick and workload in SLOW):
                row(bench, f"{edits} {workload}", "edit_mean_us", workload, edits, count)
        print()
        print("| Gridwork alone | build, µs | a row inserted in the middle, µs | memory, KB a row |")
        print("| --- | ---: | ---: | ---: |")
        for workload in GROWTH:
            runs = [bench.ours(workload, "mid", 100) for _ in range(5)]
            build, edit = (min(run[key] for run in runs) for key in ("build_us", "edit_mean_us"))
            memory = statistics.median(run["build_heap_bytes"] / 1000 for run in runs)
            rows = int(workload.split()[1])
            print(f"| {workload} | {build:,.0f} | {edit:.2f} | {memory / rows:.1f} |", flush=True)
        print()
        scene_tables(bench)


if __name__ == "__main__":
    main()
