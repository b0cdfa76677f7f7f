// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension ConstraintLog {
  /// Reads all reports in a text and ignores everything around them.
  ///
  /// AppKit prints some reports twice in a row; such a report is returned once. A list of
  /// constraints counts as a report even without the sentences around it. The text may come from a
  /// web page: entities such as `&lt;` and backslashes before brackets are understood.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes.
  /// - Parameter text: The log.
  /// - Returns: The reports with at least one constraint, even if that constraint cannot be read.
  /// - Throws: A ``DocumentError`` if the text is longer than
  ///   ``LayoutDocument/maximumByteCount``.
  public static func logs(in text: String) throws(DocumentError) -> [ConstraintLog] {
    var logs: [ConstraintLog] = []
    var reader = LogReader()
    for statement in LogStatement.statements(in: try LogText(text)) {
      if statement.beginsReport {
        reader.finish(into: &logs)
        reader = LogReader(hasBegun: true)
      }
      reader.read(statement)
    }
    reader.finish(into: &logs)
    return logs
  }

  /// Reads all reports in the bytes of a file and ignores everything around them.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Parameter bytes: The text in UTF-8 or in UTF-16, with or without a byte order mark.
  /// - Returns: The reports with at least one constraint, even if that constraint cannot be read.
  /// - Throws: A ``DocumentError`` if the text is longer than
  ///   ``LayoutDocument/maximumByteCount``.
  public static func logs(
    in bytes: some Collection<UInt8>
  ) throws(DocumentError) -> [ConstraintLog] {
    try logs(in: LogText.decoded(bytes))
  }
}

/// Collects the constraints of one report.
private struct LogReader {
  private var log = ConstraintLog()
  /// The positions of the constraints with an address.
  private var positions: [String: [Int]] = [:]
  private var items = LogItems()
  private var unreadable: Set<String> = []
  private var broken: Int?
  /// Whether the sentence that begins a report has come.
  private let hasBegun: Bool

  init(hasBegun: Bool = false) { self.hasBegun = hasBegun }

  mutating func read(_ statement: LogStatement) {
    do throws(LogFailure) {
      switch statement.form {
      case .whole: break
      case .open: throw LogFailure("The closing bracket is missing.")
      case .hidden:
        // The unified log hides other texts as well.
        guard hasBegun, log.constraints.isEmpty else { return }
        throw LogFailure(
          "The unified log hid the constraints of this report. Run the program in Xcode, or with "
            + "OS_ACTIVITY_DT_MODE=1 in its environment, and take the text that it prints.")
      }
      var reader = try LogConstraintReader(statement.text)
      let constraint = try reader.read(line: statement.line)
      let numbers = items.add(reader.items)
      let position = add(constraint.renumbered { numbers[$0] })
      if statement.isBroken { broken = position }
    } catch {
      // A report prints the constraint that it breaks twice.
      guard unreadable.insert(statement.text).inserted else { return }
      log.unreadable.append(
        ConstraintLog.Unreadable(
          line: statement.line, text: statement.text, reason: error.message))
    }
  }

  /// The position of a constraint, which is added if it is new.
  private mutating func add(_ constraint: ConstraintLog.Constraint) -> Int {
    // Programs may give two constraints the same name instead of an address.
    let same = positions[constraint.address, default: []].first {
      log.constraints[$0].comparisons == constraint.comparisons
    }
    if let same { return same }
    positions[constraint.address, default: []].append(log.constraints.count)
    log.constraints.append(constraint)
    return log.constraints.count - 1
  }

  /// Appends the report, unless it is empty or repeats the last one.
  consuming func finish(into logs: inout [ConstraintLog]) {
    guard !log.constraints.isEmpty || !log.unreadable.isEmpty else { return }
    let comparisons = log.constraints.flatMap { $0.comparisons }
    // A view that is placed in a superview, which no line names, is likely to be in the view around
    // others to whose edge it is tied.
    let placed = Set(comparisons.flatMap { $0.terms }.compactMap { $0.subject.placedItem })
    items.nest(
      comparisons.compactMap { $0.alignedItems }.filter {
        placed.contains($0) || placed.contains($1)
      })
    items.join(comparisons.compactMap { $0.neighbours })
    log.items = items.all
    log.broken = broken
    log.resolveDoubts()
    let addresses = Set(log.constraints.map { $0.address })
    if let last = logs.last, !addresses.isEmpty,
      Set(last.constraints.map { $0.address }) == addresses
    {
      return
    }
    logs.append(log)
  }
}
