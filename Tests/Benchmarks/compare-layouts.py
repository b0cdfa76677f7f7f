#!/usr/bin/env python3
# Copyright (c) 2026 the Gridwork authors
# SPDX-License-Identifier: Apache-2.0
"""Compares whole layouts with those of toolkits on this machine, now, and prints a table in Markdown.

    apt-get install qt6-base-dev libgtk-4-dev xvfb chromium
    Tests/Benchmarks/compare-layouts.py [--turns N]

Needs the Swift toolchain, a C++20 compiler, and whatever of the above there is: a toolkit that is not
installed is left out. Everybody takes turns; each time is processor time of the thread that lays out, and
each ratio is the median of the ratios of the turns, so that a busy moment of the machine meets both. All
build for some milliseconds before a build counts.
"""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile

from compare import HERE, build_gridwork, call

PEERS = HERE / "Peers"
SCENES = ["form 1000", "form 10", "cells 100 100", "stacks 50"]
LINES = ["build", "resize", "content", "hide", "insert"]
TITLES = {"build": "compose, lay out, read"}


class Program:
    """A peer that is a program of its own and prints what `gridwork-bench scene` prints."""

    def __init__(self, title, command, **environment):
        self.title, self.command = title, command
        self.environment = dict(os.environ, **environment)

    def measure(self, scene):
        times = {}
        lines = call(*self.command, *scene.split(), "--count", 40, env=self.environment).splitlines()
        for line in map(json.loads, lines):
            times[line.get("edit", "build")] = line.get("build_us", line.get("edit_loop_us"))
        return times

    def close(self):
        pass


class Chromium:
    """A headless Chromium, which reads commands from descriptor 3 and answers on descriptor 4."""
    title = "Chromium, CSS grid and flexbox"

    def __init__(self, folder):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()
        self.process = subprocess.Popen(
            ["sh", "-c", f'exec 3<&{commands} 4>&{answers} && exec "$0" "$@"', "chromium",
             "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={folder}/chromium", "about:blank"],
            pass_fds=(commands, answers), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer, self.number, self.session = b"", 0, None
        page = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        # Times of the page's main thread in processor time.
        self.send("Performance.enable", timeDomain="threadTicks")
        self.send("Page.enable")
        frame = self.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
        self.send("Page.setDocumentContent", frameId=frame, html=(PEERS / "chromium.html").read_text())

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                received = os.read(self.answers, 65536)
                if not received:
                    raise RuntimeError("Chromium has ended")
                self.buffer += received
            line, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(line)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def evaluate(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def busy(self):
        """What the tasks of the page have taken so far, in microseconds."""
        metrics = self.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1e6

    def timed(self, expression, times):
        before = self.busy()
        value = self.evaluate(expression)
        return (self.busy() - before) / times, value

    def measure(self, scene):
        name, *sizes = scene.split()
        views = 1
        for size in sizes:
            views *= int(size)
        # Enough of it that starting a task does not count.
        builds, count = max(3, 1000 // views), max(40, 10_000 // views)
        parameters = f"{json.dumps(name)}, [{', '.join(sizes)}]"
        self.evaluate(f"build({parameters}, 2)")
        times = {}
        times["build"], edits = self.timed(f"build({parameters}, {builds})", builds)
        for edit in edits:
            self.evaluate(f"perform('{edit}', 2)")
            times[edit] = self.timed(f"perform('{edit}', {count})", count)[0]
        return times

    def close(self):
        self.process.terminate()
        self.process.wait()


def has(*packages):
    return subprocess.run(["pkg-config", "--exists", *packages]).returncode == 0


def compile_peer(folder, name, source, package, *options):
    program = folder / name
    flags = call("pkg-config", "--cflags", "--libs", package).split()
    call("c++", "-O3", "-DNDEBUG", "-std=c++20", "-fPIC", *options, PEERS / source, "-o", program, *flags)
    return program


def peers(folder):
    """What is installed, each ready to run."""
    found = []
    if has("Qt6Widgets"):
        for title, name, options in [("Qt 6, bare layout items", "qt-items", ["-DBARE_ITEMS"]),
                                     ("Qt 6, QWidgets", "qt-widgets", [])]:
            program = compile_peer(folder, name, "qt.cpp", "Qt6Widgets", *options)
            found.append(Program(title, [program], QT_QPA_PLATFORM="offscreen"))
    if has("gtk4") and shutil.which("xvfb-run"):
        program = compile_peer(folder, "gtk", "gtk.cpp", "gtk4")
        found.append(Program("GTK 4", ["xvfb-run", "--auto-servernum", program],
                             GSK_RENDERER="cairo", GTK_A11Y="none", GSETTINGS_BACKEND="memory"))
    if shutil.which("chromium"):
        found.append(Chromium(folder))
    return found


def microseconds(value):
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def ratio(value):
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=5)
    turns = parser.parse_args().turns
    # Chromium may still be writing its profile when it is told to end.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        gridwork = Program("Gridwork", [build_gridwork(), "scene"])
        others = peers(pathlib.Path(name))
        # For every scene and peer, the times of Gridwork and of the peer in each turn.
        pairs = {(scene, peer.title): [] for scene in SCENES for peer in others}
        try:
            for turn in range(turns):
                for scene in SCENES:
                    for peer in others:
                        both = (gridwork.measure(scene), peer.measure(scene))
                        pairs[scene, peer.title].append(both)
                print(f"turn {turn + 1} of {turns}", file=sys.stderr)
        finally:
            for peer in others:
                peer.close()

    print("| µs | Gridwork | " + " | ".join(peer.title for peer in others) + " |")
    print("| --- | ---: |" + " ---: |" * len(others))
    for scene in SCENES:
        every = [ours for peer in others for ours, _ in pairs[scene, peer.title]]
        for line in (line for line in LINES if line in every[0]):
            cells = [microseconds(statistics.median(ours[line] for ours in every))]
            for peer in others:
                both = [(ours[line], theirs[line]) for ours, theirs in pairs[scene, peer.title]]
                time = statistics.median(theirs for _, theirs in both)
                times = statistics.median(theirs / ours for ours, theirs in both)
                cells.append(f"{microseconds(time)} (**{ratio(times)} ×**)")
            print(f"| {scene}: {TITLES.get(line, line)} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
