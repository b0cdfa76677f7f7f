# Copyright (c) 2026 the Gridwork authors
# SPDX-License-Identifier: Apache-2.0
"""Markdown as it is used in this project, as HTML.

Understands headings, paragraphs, lists, tables, quotations, fenced and indented blocks of code, images,
links, emphasis, and DocC's ``symbols`` and <doc:Articles>. A line that it does not understand becomes a
paragraph; nothing is lost.
"""
import html
import re

ITEM = re.compile(r"^(\s*)([-*]|\d+\.)\s+(.*)$")
KEYWORDS = (
    "actor any as async await break case catch class continue default defer deinit do else enum extension "
    "fallthrough false fileprivate final for func guard if import in init inout internal is let nil open "
    "override package private protocol public return self Self some static struct subscript super switch "
    "throw throws true try typealias var weak where while"
).split()
SWIFT = re.compile(
    r"(?P<c>//[^\n]*)|(?P<s>\"\"\".*?\"\"\"|\"(?:\\.|[^\"\\\n])*\")|(?P<n>\b\d[\d_.]*\b)|"
    r"(?P<k>[@#]\w+|\b(?:" + "|".join(KEYWORDS) + r")\b)", re.S)
JSON = re.compile(r"(?P<k>\"(?:\\.|[^\"\\])*\"(?=\s*:))|(?P<s>\"(?:\\.|[^\"\\])*\")|(?P<n>-?\b\d[\d.eE+-]*\b)")
GRAMMARS = {"swift": SWIFT, "json": JSON}


def highlighted(code, language):
    """Source text with its tokens marked."""
    grammar, result, end = GRAMMARS.get(language), [], 0
    if grammar is None:
        return html.escape(code)
    for match in grammar.finditer(code):
        result.append(html.escape(code[end : match.start()]))
        result.append(f'<span class="{match.lastgroup}">{html.escape(match[0])}</span>')
        end = match.end()
    return "".join(result) + html.escape(code[end:])


def block_of_code(code, language=""):
    # Messages have long lines, which wrap; code does not.
    kind = ' class="message"' if language == "text" else ""
    return f"<pre{kind}><code>{highlighted(code, language)}</code></pre>"


def breakable(code):
    """Code inside a sentence or a table: a long name may go on in the next line after a dot or a colon."""
    return re.sub(r"(?<=\w)([.:/])(?=\w)", r"\1<wbr>", html.escape(code))


def anchor(title):
    """The name of a heading, as other pages link to it."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"[`*<>]", "", title).lower()).strip("-")


class Markup:
    """Renders texts of one page. `links` turns what a text refers to into an address:
    symbol(name), article(name), address(url), each None if there is no such thing."""

    def __init__(self, links):
        self.links = links
        self.headings = []

    def render(self, text):
        return "\n".join(self.blocks(text.expandtabs(4).splitlines()))

    # Blocks

    def blocks(self, lines):
        position = 0
        while position < len(lines):
            line = lines[position]
            if not line.strip():
                position += 1
                continue
            for reader in (self.fence, self.indented, self.heading, self.table, self.quotation, self.items):
                end, markup = reader(lines, position)
                if end > position:
                    break
            else:
                end, markup = self.paragraph(lines, position)
            yield markup
            position = end

    def fence(self, lines, start):
        match = re.match(r"^\s*```(\S*)", lines[start])
        if not match:
            return start, ""
        indent = len(lines[start]) - len(lines[start].lstrip())
        end = start + 1
        while end < len(lines) and lines[end].strip() != "```":
            end += 1
        code = "\n".join(line[indent:] if line[:indent].isspace() else line for line in lines[start + 1 : end])
        return end + 1, block_of_code(code, match[1])

    def indented(self, lines, start):
        end = start
        while end < len(lines) and (lines[end].startswith("    ") or not lines[end].strip()):
            end += 1
        while end > start and not lines[end - 1].strip():
            end -= 1
        return end, block_of_code("\n".join(line[4:] for line in lines[start:end])) if end > start else ""

    def heading(self, lines, start):
        match = re.match(r"^(#+)\s+(.*)$", lines[start])
        if not match:
            return start, ""
        level, name = len(match[1]), anchor(match[2])
        self.headings.append((level, match[2], name))
        return start + 1, f'<h{level} id="{name}">{self.inline(match[2])}</h{level}>'

    def table(self, lines, start):
        if not lines[start].startswith("|") or start + 1 == len(lines):
            return start, ""
        ends = self.row(lines[start + 1])
        if not all(re.fullmatch(r":?-+:?", cell) for cell in ends):
            return start, ""
        classes = [' class="right"' if cell.endswith(":") else "" for cell in ends]

        def row(line, tag):
            cells = zip(self.row(line), classes)
            return "<tr>" + "".join(f"<{tag}{c}>{self.inline(cell)}</{tag}>" for cell, c in cells) + "</tr>"

        end = start + 2
        while end < len(lines) and lines[end].startswith("|"):
            end += 1
        body = "".join(row(line, "td") for line in lines[start + 2 : end])
        return end, f'<div class="table"><table>{row(lines[start], "th")}{body}</table></div>'

    @staticmethod
    def row(line):
        cells = re.split(r"(?<!\\)\|", line.strip().strip("|") if "\\|" not in line else line.strip()[1:-1])
        return [cell.strip().replace("\\|", "|") for cell in cells]

    def quotation(self, lines, start):
        end = start
        while end < len(lines) and lines[end].startswith(">"):
            end += 1
        inside = [line[1:].removeprefix(" ") for line in lines[start:end]]
        return end, "<blockquote>" + "\n".join(self.blocks(inside)) + "</blockquote>" if end > start else ""

    def items(self, lines, start):
        match = ITEM.match(lines[start])
        if not match:
            return start, ""
        indent, tag = len(match[1]), "ol" if match[2][0].isdigit() else "ul"
        result, end = [], start
        while end < len(lines):
            match = ITEM.match(lines[end])
            if not match or len(match[1]) != indent:
                break
            inside, end = [match[3]], end + 1
            width = match.start(3)
            while end < len(lines):
                line = lines[end]
                starts_item = ITEM.match(line) and len(line) - len(line.lstrip()) <= indent
                if starts_item or (line.strip() and not line.startswith(" " * (indent + 1)) and not lines[end - 1].strip()):
                    break
                if line.startswith("#") or line.startswith("|"):
                    break
                inside.append(line[width:] if line[:width].isspace() else line.lstrip())
                end += 1
            parts = list(self.blocks(inside))
            if parts and parts[0].startswith("<p>"):
                parts[0] = parts[0][3:-4]
            result.append(f"<li>{''.join(parts)}</li>")
        return end, f"<{tag}>" + "".join(result) + f"</{tag}>"

    def paragraph(self, lines, start):
        end = start + 1
        while end < len(lines) and lines[end].strip() and not re.match(r"^(#|\||>|\s*```)", lines[end]):
            if ITEM.match(lines[end]):
                break
            end += 1
        return end, f"<p>{self.inline(' '.join(line.strip() for line in lines[start:end]))}</p>"

    # Inside a line

    TOKEN = re.compile(
        r"``(?P<symbol>[^`]+)``|(?P<ticks>`+)(?P<code>.+?)(?P=ticks)|"
        r"!\[(?P<alternative>[^\]]*)\]\((?P<image>[^)\s]+)\)|"
        r"\[(?P<title>(?:[^\[\]`]|`[^`]*`)+)\]\((?P<target>[^)\s]+)\)|<doc:(?P<article>[^>]+)>|"
        r"<(?P<bare>https?://[^>]+)>|\*\*(?P<strong>.+?)\*\*|\*(?P<emphasis>[^*\s][^*]*?)\*")

    def inline(self, text):
        result, end = [], 0
        for match in self.TOKEN.finditer(text):
            result.append(html.escape(text[end : match.start()], quote=False))
            result.append(self.token(match))
            end = match.end()
        return "".join(result) + html.escape(text[end:], quote=False)

    def token(self, match):
        kind = match.groupdict()
        if kind["symbol"]:
            return self.symbol(kind["symbol"])
        if kind["code"]:
            return f"<code>{breakable(kind['code'].strip())}</code>"
        if kind["image"]:
            source = html.escape(self.links.image(kind["image"]))
            return f'<img src="{source}" alt="{html.escape(kind["alternative"])}">'
        if kind["article"]:
            address, title = self.links.article(kind["article"])
            return f'<a href="{html.escape(address)}">{html.escape(title)}</a>'
        if kind["target"]:
            address = html.escape(self.links.address(kind["target"]))
            return f'<a href="{address}">{self.inline(kind["title"])}</a>'
        if kind["bare"]:
            return f'<a href="{html.escape(kind["bare"])}">{html.escape(kind["bare"])}</a>'
        if kind["strong"]:
            return f"<strong>{self.inline(kind['strong'])}</strong>"
        return f"<em>{self.inline(kind['emphasis'])}</em>"

    def symbol(self, name):
        address = self.links.symbol(name)
        shown = breakable(re.sub(r"-\(.*\)$|-[0-9a-z]{4,}$", "", name).replace("/", "."))
        return f'<a href="{html.escape(address)}"><code>{shown}</code></a>' if address else f"<code>{shown}</code>"
