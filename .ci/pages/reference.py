# Copyright (c) 2026 the Gridwork authors
# SPDX-License-Identifier: Apache-2.0
"""The public interface of the libraries, from the symbol graphs that the compiler writes."""
import json
import pathlib
import re

TYPES = ("swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias")
GROUPS = [
    ("swift.class", "Classes"), ("swift.struct", "Structures"), ("swift.enum", "Enumerations"),
    ("swift.protocol", "Protocols"), ("swift.typealias", "Type aliases"), ("swift.macro", "Macros"),
    ("swift.enum.case", "Cases"), ("swift.init", "Initialisers"), ("swift.type.property", "Type properties"),
    ("swift.property", "Properties"), ("swift.subscript", "Subscripts"), ("swift.type.method", "Type methods"),
    ("swift.method", "Methods"), ("swift.func", "Functions"), ("swift.func.op", "Operators"),
]


class Symbol:
    def __init__(self, graph, module):
        self.module = module
        self.path = tuple(graph["pathComponents"])
        self.name = self.path[-1]
        self.kind = graph["kind"]["identifier"]
        self.declaration = "".join(part["spelling"] for part in graph.get("declarationFragments", []))
        lines = graph.get("docComment", {}).get("lines", [])
        self.text = "\n".join(line["text"] for line in lines)

    @property
    def is_type(self):
        return self.kind in TYPES

    @property
    def summary(self):
        return self.text.strip().split("\n\n")[0]


class Reference:
    """All public symbols: where each is described, by module and by name."""

    def __init__(self, folder, modules):
        self.symbols, self.addresses, self.modules = [], {}, modules
        for module in modules:
            seen = set()
            for file in sorted(pathlib.Path(folder).glob(f"{module}*.symbols.json")):
                if file.name.split(".")[0].split("@")[0] != module:
                    continue
                for graph in json.loads(file.read_text(encoding="utf-8"))["symbols"]:
                    precise = graph["identifier"]["precise"]
                    if "::SYNTHESIZED::" in precise or graph["kind"]["identifier"] == "swift.extension":
                        continue
                    if precise not in seen:
                        seen.add(precise)
                        self.symbols.append(Symbol(graph, module))
        self.owners = {symbol.path for symbol in self.symbols if symbol.is_type}
        for symbol in self.symbols:
            self.addresses.setdefault("/".join(symbol.path), self.place(symbol))

    def place(self, symbol):
        """The page and the anchor of a symbol."""
        if symbol.is_type:
            return f"{symbol.module}/{'.'.join(symbol.path)}.html"
        anchor = "-".join(re.findall(r"\w+", symbol.name)) or "operator"
        owner = symbol.path[:-1]
        if owner and owner in self.owners and self.home(owner) == symbol.module:
            return f"{symbol.module}/{'.'.join(owner)}.html#{anchor}"
        return f"{symbol.module}/index.html#{'-'.join((*owner, anchor))}"

    def home(self, path):
        """The module that declares a type."""
        return next(symbol.module for symbol in self.symbols if symbol.path == path and symbol.is_type)

    def find(self, name, near=()):
        """The address of a name as documentation writes it, seen from a symbol or a module."""
        name = re.sub(r"-\([^)]*\)$|-[0-9a-z]{4,6}$", "", name)
        for module in self.modules:
            name = name.removeprefix(f"{module}/")
        for length in range(len(near), -1, -1):
            address = self.addresses.get("/".join((*near[:length], name)))
            if address:
                return address
        return None

    def members(self, path, module):
        """The members of a type, or the top level of a module, by kind."""
        inside = [
            symbol for symbol in self.symbols
            if symbol.module == module and symbol.path[:-1] == path
        ]
        return self.grouped(inside)

    def extensions(self, module):
        """What a module adds to the types of others, by the name of the type."""
        result = {}
        for symbol in self.symbols:
            owner = symbol.path[:-1]
            if symbol.module == module and owner and (owner not in self.owners or self.home(owner) != module):
                result.setdefault(".".join(owner), []).append(symbol)
        return result

    @staticmethod
    def grouped(symbols):
        for kind, title in GROUPS:
            group = sorted((s for s in symbols if s.kind == kind), key=lambda s: s.path)
            if group:
                yield title, group
