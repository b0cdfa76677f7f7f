// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The characters that an ASCII picture is drawn with.
public struct LineStyle: Sendable {
  /// One character per set of directions in which lines leave a cell. The index is the sum of 1 for
  /// up, 2 for down, 4 for left and 8 for right.
  let joints: [Character]
  /// The characters of grid separators.
  let dots: (horizontal: Character, vertical: Character)
  /// Ends a shortened name.
  let ellipsis: Character

  /// `+`, `-` and `|`, which every terminal and every text file can show.
  public static let ascii = LineStyle(
    joints: Array(" |||-+++-+++-+++"), dots: (".", ":"), ellipsis: "~")

  /// The box-drawing characters of Unicode, which join without gaps.
  public static let boxDrawing = LineStyle(
    joints: Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼"), dots: ("┄", "┆"), ellipsis: "…")
}
