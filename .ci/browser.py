#!/usr/bin/env python3
# Copyright (c) 2026 the Gridwork authors
# SPDX-License-Identifier: Apache-2.0
"""Chromium without a window, used as a person uses it."""

import base64
import contextlib
import json
import os
import queue
import subprocess
import tempfile
import threading
import time


class Browser:
    """Chromium, told what to do through a pipe."""

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def pipes():
            # Chromium reads commands from descriptor 3 and writes answers to descriptor 4.
            inner, outer = os.dup(commands), os.dup(answers)
            os.dup2(inner, 3)
            os.dup2(outer, 4)

        self.process = subprocess.Popen(
            [
                "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
                "--disable-extensions", "--disable-background-networking", "--force-color-profile=srgb",
                # A frame belongs to the page that is used.
                "--disable-features=IsolateSandboxedIframes",
                f"--user-data-dir={self.profile.name}", "--remote-debugging-pipe",
            ],
            preexec_fn=pipes, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.number = 0
        self.messages = queue.Queue()
        self.faults = []
        # The contexts of scripts, by frame; the one that expressions belong to, and where its frame is.
        self.contexts = {}
        self.context, self.origin = None, (0, 0)
        threading.Thread(target=self.read, daemon=True).start()
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(domain + ".enable")

    def read(self):
        rest = b""
        while True:
            part = os.read(self.answers, 1 << 16)
            if not part:
                self.messages.put(None)
                return
            *whole, rest = (rest + part).split(b"\0")
            for message in whole:
                self.messages.put(json.loads(message))

    def call(self, method, **parameters):
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        if getattr(self, "session", None):
            command["sessionId"] = self.session
        os.write(self.commands, json.dumps(command).encode() + b"\0")
        while True:
            message = self.next()
            if message.get("id") == self.number:
                if "error" in message:
                    raise Fault(f"{method}: {message['error']['message']}")
                return message["result"]

    def next(self):
        try:
            message = self.messages.get(timeout=30)
        except queue.Empty:
            raise Fault("the browser does not answer") from None
        if message is None:
            raise Fault("the browser has ended")
        parameters = message.get("params", {})
        if message.get("method") == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            thrown = details.get("exception", {}).get("description") or details["text"]
            self.faults.append(f"the script throws: {thrown}")
        if message.get("method") == "Log.entryAdded" and parameters["entry"]["level"] == "error":
            self.faults.append(f"the browser complains: {parameters['entry']['text']}")
        if message.get("method") == "Runtime.executionContextCreated":
            context = parameters["context"]
            self.contexts[context["auxData"]["frameId"]] = context["id"]
        return message

    @contextlib.contextmanager
    def within(self, selector):
        """What is done in here is done in a frame."""
        element = self.call("Runtime.evaluate", expression=f"document.querySelector({json.dumps(selector)})")
        described = self.call("DOM.describeNode", objectId=element["result"]["objectId"])["node"]
        box = self.value(f"(() => {{ const b = document.querySelector({json.dumps(selector)})"
                         ".getBoundingClientRect(); return [b.x, b.y]; })()")
        self.context, self.origin = self.contexts[described["frameId"]], box
        try:
            yield
        finally:
            self.context, self.origin = None, (0, 0)

    def value(self, expression):
        """The value of an expression on the page."""
        context = {"contextId": self.context} if self.context else {}
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True,
                           **context)
        if "exceptionDetails" in answer:
            raise Fault(f"{expression}: {answer['exceptionDetails']['exception']['description']}")
        return answer["result"].get("value")

    def open(self, address, width=1400, height=900, mark="tab"):
        """Opens a page, whose script marks the body in the end."""
        self.resize(width, height)
        self.call("Page.navigate", url=address)
        self.wait(f"document.readyState === 'complete' && document.body.dataset.{mark} !== undefined",
                  "the page's script has run to its end")

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=False)

    def wait(self, condition, meaning):
        """Waits until a condition holds."""
        end = time.monotonic() + 15
        while not self.value(f"!!({condition})"):
            if time.monotonic() > end or self.faults:
                raise Fault("; ".join(self.faults) or f"it is not true that {meaning}")
            time.sleep(0.02)

    def point(self, selector):
        """Points at the middle of an element; returns where that is."""
        box = self.value(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null;"
            " e.scrollIntoView({ block: 'nearest' }); const b = e.getBoundingClientRect();"
            " return [b.x, b.y, b.width, b.height]; })()")
        if not box:
            raise Fault(f"there is no {selector}")
        point = {"x": self.origin[0] + box[0] + box[2] / 2, "y": self.origin[1] + box[1] + box[3] / 2}
        self.call("Input.dispatchMouseEvent", type="mouseMoved", **point)
        return point

    def click(self, selector):
        point = self.point(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **point)

    def drag(self, selector, distance):
        """Drags an element to the right, ten points at a time."""
        point = self.point(selector)
        self.call("Input.dispatchMouseEvent", type="mousePressed", button="left", clickCount=1, **point)
        for part in range(10, abs(distance) + 1, 10):
            moved = {"x": point["x"] + (part if distance > 0 else -part), "y": point["y"]}
            self.call("Input.dispatchMouseEvent", type="mouseMoved", button="left", buttons=1, **moved)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", button="left", clickCount=1, **moved)

    def screenshot(self, path):
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def press(self, *keys, modifiers=0):
        """Presses keys: names such as ArrowDown, or characters; 2 for Control, 8 for Shift."""
        codes = {"Enter": 13, "Escape": 27, "Tab": 9, "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37,
                 "ArrowRight": 39, "Home": 36, "End": 35}
        for key in keys:
            parameters = {"key": key, "windowsVirtualKeyCode": codes.get(key, 0), "modifiers": modifiers}
            if (len(key) == 1 or key == "Enter") and not modifiers & 2:
                parameters["text"] = "\r" if key == "Enter" else key
            self.call("Input.dispatchKeyEvent", type="keyDown", **parameters)
            self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def end(self):
        self.process.kill()
        self.process.wait()
        self.profile.cleanup()


class Fault(Exception):
    """What is wrong with the page."""


def expect(found, wanted, meaning):
    if found != wanted:
        raise Fault(f"{meaning}: found {found!r}, not {wanted!r}")


def expect_part(text, part, meaning):
    if part not in (text or ""):
        raise Fault(f"{meaning}: there is no {part!r} in {text!r}")
