# Copyright (c) 2026 the Gridwork authors
# SPDX-License-Identifier: Apache-2.0
"""A tutorial of DocC as one page: text, the lines of code that each step adds, and its picture."""
import difflib
import html
import re

from markup import block_of_code

DIRECTIVE = re.compile(r"^@(\w+)(?:\((.*)\))?\s*(\{)?$")
ARGUMENT = re.compile(r'(\w+): "([^"]*)"')


def render(file, markup):
    """The page of a tutorial file. `markup` renders texts, and knows pictures."""
    result, text, open_blocks, before = [], [], [], ""

    def flush():
        nonlocal text
        if text:
            result.append(markup.render("\n".join(text)))
            text = []

    for line in file.read_text(encoding="utf-8").splitlines():
        line = line.strip()
        directive = DIRECTIVE.match(line)
        if directive:
            flush()
            name, arguments = directive[1], dict(ARGUMENT.findall(directive[2] or ""))
            end = ""
            if name == "Intro":
                result.append(f'<h1>{html.escape(arguments["title"])}</h1>')
            elif name == "Section":
                result.append(f'<h2>{html.escape(arguments["title"])}</h2>')
            elif name == "Step":
                result.append('<section class="step">')
                end = "</section>"
            elif name == "Code":
                code = (file.parent.parent / "Resources" / arguments["file"]).read_text(encoding="utf-8")
                result.append(step_code(before, code, arguments["name"]))
                before = code
            elif name == "Image":
                result.append(markup.inline(f'![{arguments["alt"]}]({arguments["source"]})'))
            if directive[3]:
                open_blocks.append(end)
        elif line == "}":
            flush()
            result.append(open_blocks.pop())
        else:
            text.append(line)
    return "\n".join(result)


def step_code(before, code, name):
    """What a step adds, and the whole file behind a fold."""
    lines = difflib.ndiff(before.splitlines(), code.splitlines())
    added = "\n".join(line[2:] for line in lines if line.startswith("+ ")).strip("\n")
    if not before:
        return block_of_code(added, "swift")
    whole = f"<details><summary>The whole <code>{name}</code></summary>{block_of_code(code, 'swift')}</details>"
    return block_of_code(added, "swift") + whole
