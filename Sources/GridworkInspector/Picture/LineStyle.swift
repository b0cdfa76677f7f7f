// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// The characters that a picture in text is drawn with.
public struct LineStyle: Sendable {
  /// A character for every way in which lines leave it: 1 up, 2 down, 4 left, 8 right, added up.
  let joints: [Character]
  /// The characters of separators.
  let dots: (horizontal: Character, vertical: Character)
  /// What stands for the rest of a name that is cut short.
  let ellipsis: Character

  /// `+`, `-` and `|`: for every terminal, and for files that travel.
  public static let ascii = LineStyle(
    joints: Array(" |||-+++-+++-+++"), dots: (".", ":"), ellipsis: "~")

  /// Unicode's box drawing characters: lines without gaps.
  public static let boxDrawing = LineStyle(
    joints: Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼"), dots: ("┄", "┆"), ellipsis: "…")
}
