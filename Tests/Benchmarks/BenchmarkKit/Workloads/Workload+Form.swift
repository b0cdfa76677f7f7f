// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import TestSupport

/// Rows of a label and a field; the labels trailing, every row on its baseline.
extension Workload {
  /// A row that is not there at first: what adds it and what it comes between.
  struct RowInsertion {
    /// The constraint that ties its neighbours while it is not there.
    var tie: Int
    var row: Range<Int>
  }

  /// A form of so many rows. Edits insert one more where `insertion` says, if it says so; `seed`
  /// chooses the sizes of the contents.
  static func form(rows: Int, insertion: Int?, seed: Int) -> Workload {
    var form = Workload(name: "form_\(rows)", seed: seed)
    let frame = form.frame(width: 600)
    let columns = form.tracks(2, in: frame.x, gap: columnGap)
    form.add(columns[0].extent, .lessThanOrEqual, 0, at: 100)
    var tracks: [Span] = []
    /// By place: the constraint that ties a row, or the end, to what is above.
    var ties: [Int] = []
    for place in 0..<rows {
      let track = form.span()
      ties.append(form.tie(track.near, at: place, to: tracks, in: frame))
      form.row(track, columns)
      tracks.append(track)
    }
    ties.append(form.add(frame.y.far - (tracks.last ?? frame.y).far, .equal, margin))
    form.finishBuild()
    if let insertion {
      let first = form.records.count
      let track = form.span()
      _ = form.tie(track.near, at: insertion, to: tracks, in: frame)
      form.row(track, columns)
      if insertion < rows {
        form.add(tracks[insertion].near - track.far, .equal, rowGap)
      } else {
        form.add(frame.y.far - track.far, .equal, margin)
      }
      form.contents.removeLast(2)
      form.rowInsertion = RowInsertion(
        tie: ties[insertion], row: first..<form.records.count)
    }
    return form
  }

  private mutating func tie(
    _ edge: LinearForm, at place: Int, to tracks: [Span], in frame: Frame
  ) -> Int {
    place == 0
      ? add(edge - frame.y.near, .equal, Self.margin)
      : add(edge - tracks[place - 1].far, .equal, Self.rowGap)
  }

  private mutating func row(_ track: Span, _ columns: [Span]) {
    let label = box(width: random.integer(30...140), height: 16, hugging: 251)
    let field = box(width: random.integer(60...120), height: 22, hugging: 249)
    add(track.extent, .greaterThanOrEqual, 0)
    add(track.extent, .lessThanOrEqual, 0, at: 100)
    contain(label, columns[0], track)
    contain(field, columns[1], track)
    place(label.x, label.width, in: columns[0], .far)
    place(field.x, field.width, in: columns[1], .fill)
    // Baselines: 12 below the top of a label, 15 below that of a field.
    add(label.y - field.y, .equal, 3)
  }

  /// The same form without variables for cells: what they ask for is asked of their tracks.
  static func lean(rows: Int, seed: Int) -> Workload {
    var form = Workload(name: "lean_\(rows)", seed: seed)
    let frame = form.frame(width: 600)
    let columns = form.tracks(2, in: frame.x, gap: columnGap)
    form.add(columns[0].extent, .lessThanOrEqual, 0, at: 100)
    for track in form.tracks(rows, in: frame.y, gap: rowGap) {
      let label = Double(form.random.integer(30...140))
      let field = Double(form.random.integer(60...120))
      form.add(track.extent, .lessThanOrEqual, 0, at: 100)
      // A trailing label: only its resistance shows.
      let labelWidth = form.add(columns[0].extent, .greaterThanOrEqual, label, at: 750)
      let labelHeight = form.add(track.extent, .greaterThanOrEqual, 16 + 3, at: 750)
      form.contents.append(Content(widths: [labelWidth], heights: [labelHeight]))
      let fieldWidths = [
        form.add(columns[1].extent, .lessThanOrEqual, field, at: 249),
        form.add(columns[1].extent, .greaterThanOrEqual, field, at: 750),
      ]
      let fieldHeight = form.add(track.extent, .greaterThanOrEqual, 22, at: 750)
      form.contents.append(Content(widths: fieldWidths, heights: [fieldHeight]))
    }
    form.finishBuild()
    return form
  }
}
