// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GridworkDocument
import Testing

// The schema judges whatever a test lets the reader read, unless it is too long for a person to write: it
// accepts what the reader accepts, and refuses what the reader refuses, unless that takes more than a
// look at one value.

/// What a document says, or what is wrong with it; the schema is asked, too.
func read(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws(DocumentError) -> LayoutDocument {
  let verdict = Result { () throws(DocumentError) in try LayoutDocument(json: text) }
  if text.utf8.count < 20_000, let value = try? EditedJSON(text) {
    expectAgreement(on: value, verdict, sourceLocation)
  }
  return try verdict.get()
}

private func expectAgreement(
  on value: EditedJSON, _ verdict: Result<LayoutDocument, DocumentError>,
  _ sourceLocation: SourceLocation
) {
  let isAccepted = JSONSchema.layoutDocument.accepts(value)
  switch verdict {
  case .success:
    #expect(isAccepted, "The schema refuses \(value.text)", sourceLocation: sourceLocation)
  // Foundation is more lenient than JSON.
  case .failure(let error) where error.message.contains("trailing commas"): break
  case .failure(let error):
    #expect(
      isAccepted == error.isBeyondSchemas, "The schema accepts \(value.text): \(error)",
      sourceLocation: sourceLocation)
  }
}

extension DocumentError {
  /// Whether it takes more than one value, or arithmetic, to see what is wrong. These are all such
  /// errors.
  fileprivate var isBeyondSchemas: Bool {
    // That the end of a range is at least 1 is the part that a schema says.
    Self.beyondSchemas.contains { message.contains($0) }
      && !message.hasPrefix("Found the number 0; a range must ascend")
  }

  private static let beyondSchemas = [
    // Names that are taken, or that nothing has.
    "appears twice", "again;", "There is no view", "There is no constraint", "There is no metric",
    "There is no row", "There is no column",
    "does not arrange", "Only the top-level view",
    // What a name leads to.
    "expected a label", "expected a grid", "expected a view", "only a grid has",
    // Places in a grid.
    "the grid has", "Found a view where", "The view spans cells", "merged areas", "are merged",
    "cells in all", "a range must ascend",
    // What attributes mean.
    "cannot be related", "relates to another position", "A row has top", "A column has leading",
    "A guide has no margins", "A guide has no baseline",
    "Margins and safe area have",
    // What visual formats mean.
    "Expected a view like", "stands for the superview", "format cannot",
    // Numbers inside a relation.
    "A number has a magnitude", "A priority must be",
  ]
}
