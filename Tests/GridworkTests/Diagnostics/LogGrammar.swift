// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the block of constraints in a log as the public log visualiser wtfautolayout does, after its
/// published grammar: `<Class:0xHEX 'identifier' body (active, names: …)>`, equations with one item on
/// either side, and visual format with one gap. What it accepts, the visualiser accepts.
struct LogGrammar {
  private var rest: Substring

  /// Whether the text is a block that the visualiser accepts.
  static func accepts(_ block: String) -> Bool {
    var grammar = LogGrammar(rest: block[...])
    return grammar.block() && grammar.rest.isEmpty
  }

  // MARK: Constraints

  private mutating func block() -> Bool {
    spaces()
    guard take("(") else { return false }
    repeat {
      spaces()
      guard take("\"<"), constraint(), take(">\"") else { return false }
    } while take(",")
    spaces()
    guard take(")") else { return false }
    spaces()
    return true
  }

  private mutating func constraint() -> Bool {
    guard className(), address(), take(" ") else { return false }
    spaces()
    if take("h=") {
      guard flags(), take(" v="), flags(), take(" ") else { return false }
    }
    if quoted() { spaces() }
    let start = rest
    var mentioned: [String] = []
    if !equation(&mentioned) {
      rest = start
      mentioned = []
      guard visualFormat(&mentioned) else { return false }
    }
    return info(mentioned)
  }

  // MARK: Bodies

  private mutating func equation(_ mentioned: inout [String]) -> Bool {
    guard itemAttribute(&mentioned) else { return false }
    spaces()
    guard relation() else { return false }
    spaces()
    let start = rest
    let hasFactor = number() && take("*")
    if !hasFactor { rest = start }
    let beforeItem = rest
    if !itemAttribute(&mentioned) {
      rest = beforeItem
      return number()
    }
    spaces()
    if take("+ ") || take("- ") { return number() }
    return true
  }

  private mutating func visualFormat(_ mentioned: inout [String]) -> Bool {
    guard take("H:") || take("V:"), bound(&mentioned), take("-(") else { return false }
    _ = relation()
    guard number(), take(")-"), bound(&mentioned) else { return false }
    _ = take("(LTR)")
    return true
  }

  private mutating func bound(_ mentioned: inout [String]) -> Bool {
    if take("|") {
      mentioned.append("|")
      return true
    }
    guard take("[") else { return false }
    let start = rest
    if instance(), take("]") { return true }
    rest = start
    let name = rest.prefix { !"[]|()".contains($0) && !$0.isNewline }
    rest = rest.dropFirst(name.count)
    mentioned.append(String(name))
    return !name.isEmpty && take("]")
  }

  // MARK: Items

  private mutating func itemAttribute(_ mentioned: inout [String]) -> Bool {
    let start = rest
    if instance() { return attribute() }
    rest = start
    // A name ends where an attribute begins.
    var name = ""
    while let next = rest.first, !"[]|()<>\":".contains(next), !next.isNewline {
      let here = rest
      if attribute() {
        mentioned.append(name)
        return !name.isEmpty
      }
      rest = here.dropFirst()
      name.append(next)
    }
    return false
  }

  /// An attribute ends where its letters do, whatever comes behind.
  private mutating func attribute() -> Bool {
    let names = [
      "leading", "trailing", "top", "bottom", "left", "right", "width", "height", "centerX",
      "centerY", "firstBaseline", "lastBaseline", "baseline", "minX", "midX", "maxX", "minY",
      "midY",
      "maxY",
    ]
    return take(".") && names.contains { take($0) }
  }

  private mutating func instance() -> Bool {
    guard className(), address() else { return false }
    let start = rest
    spaces()
    if !quoted() { rest = start }
    return true
  }

  private mutating func className() -> Bool {
    let name = rest.prefix { $0.isLetter || $0.isNumber || "$._".contains($0) }
    rest = rest.dropFirst(name.count)
    return !name.isEmpty && take(":")
  }

  private mutating func address() -> Bool {
    guard take("0x") else { return false }
    let digits = rest.prefix { $0.isHexDigit }
    rest = rest.dropFirst(digits.count)
    return !digits.isEmpty
  }

  private mutating func quoted() -> Bool {
    guard rest.first == "'" else { return false }
    let inner = rest.dropFirst().prefix { $0 != "'" && !$0.isNewline }
    let after = rest.dropFirst(inner.count + 1)
    guard after.first == "'" else { return false }
    rest = after.dropFirst()
    return true
  }

  // MARK: Names

  private mutating func info(_ mentioned: [String]) -> Bool {
    spaces()
    if take("(active)") { return mentioned.isEmpty }
    guard take("(active, names:") else { return false }
    spaces()
    var names: Set<String> = []
    repeat {
      if take("'|':") {
        // An address here would be that of an item called '|'.
        guard !rest.hasPrefix("0x") else { return false }
        names.insert("|")
        _ = name()
      } else {
        names.insert(name())
      }
      guard take(":"), address() else { return false }
    } while take(", ")
    spaces()
    return take(")") && mentioned.allSatisfy(names.contains)
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0 != ":" && !$0.isNewline }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  // MARK: Primitives

  private mutating func relation() -> Bool { take("==") || take("<=") || take(">=") }

  private mutating func flags() -> Bool {
    let flags = rest.prefix(3)
    rest = rest.dropFirst(3)
    return flags.count == 3 && flags.allSatisfy { "&-".contains($0) }
  }

  private mutating func number() -> Bool {
    _ = take("-")
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty else { return false }
    if take(".") {
      let decimals = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(decimals.count)
      guard !decimals.isEmpty else { return false }
    }
    guard take("e") else { return true }
    _ = take("+") || take("-")
    let exponent = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(exponent.count)
    return !exponent.isEmpty
  }

  private mutating func spaces() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
