// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The set of characters that draws the lines of an ASCII picture.
public struct LineStyle: Sendable {
  /// The characters for lines that meet, one per set of directions. The index is the sum of 1 for
  /// up, 2 for down, 4 for left and 8 for right.
  let joints: [Character]
  /// The characters of grid separators.
  let dots: (horizontal: Character, vertical: Character)
  /// The character that ends a shortened name.
  let ellipsis: Character

  /// The characters `+`, `-` and `|`, which every terminal and every text file can show.
  public static let ascii = LineStyle(
    joints: Array(" |||-+++-+++-+++"), dots: (".", ":"), ellipsis: "~")

  /// Unicode's box-drawing characters, which join without gaps.
  public static let boxDrawing = LineStyle(
    joints: Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼"), dots: ("┄", "┆"), ellipsis: "…")
}
