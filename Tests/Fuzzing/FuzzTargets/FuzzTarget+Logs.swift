// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument

extension FuzzTarget {
  /// A log is read, every line that cannot be read is one of its lines and says why, and every report
  /// is explained with finite frames.
  static func readLog(_ bytes: [UInt8]) -> String? {
    do {
      let lines = 1...bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      for log in try ConstraintLog.logs(in: bytes) {
        let places = log.constraints.map(\.line) + log.unreadable.map(\.line)
        if places.isEmpty { return "a report has no constraint" }
        if !places.allSatisfy(lines.contains) { return "a constraint is on no line of the text" }
        if log.unreadable.contains(where: \.reason.isEmpty) {
          return "a line is refused in silence"
        }
        // A long report takes longer than a fuzzer may wait.
        guard log.constraints.count <= 20 else { continue }
        let explanation = try log.explanation()
        if !explanation.layout.isFinite { return "a frame is not finite" }
        if explanation.text(ofFile: "fuzz.log").isEmpty { return "an explanation is empty" }
      }
    } catch {
      return "a log is refused: \(error)"
    }
    return nil
  }
}
