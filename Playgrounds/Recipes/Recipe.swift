// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import Gridwork

/// A layout to learn from: one idea, shown by a form that people know.
///
/// Every recipe also exists as the document `Documents/<name>.json`, with the same frames, and as the
/// picture `Pictures/<name>.svg`.
public struct Recipe: Sendable, CustomStringConvertible {
  /// The name of its document, its picture and its snapshot, such as `sign-in-form`.
  public let name: String
  /// What the layout is, such as `Sign-in form`.
  public let title: String
  /// The one idea that it teaches, as a sentence.
  public let idea: String
  /// The path of the source file that makes it.
  public let sourcePath: String

  private let width: LayoutRoot.Extent
  private let height: LayoutRoot.Extent
  private let direction: UserInterfaceLayoutDirection
  private let makeView: @Sendable () -> LayoutView

  init(
    _ name: String, _ title: String, teaches idea: String, width: LayoutRoot.Extent = .fitting,
    height: LayoutRoot.Extent = .fitting,
    direction: UserInterfaceLayoutDirection = .leftToRight, sourcePath: String = #filePath,
    makeView: @escaping @Sendable () -> LayoutView
  ) {
    self.name = name
    self.title = title
    self.idea = idea
    self.width = width
    self.height = height
    self.direction = direction
    self.sourcePath = sourcePath
    self.makeView = makeView
  }

  /// The name.
  public var description: String { name }

  /// Makes the layout: a new tree in a root of the recipe's size, without snapping to pixels.
  public func makeRoot() -> LayoutRoot {
    LayoutRoot(makeView(), width: width, height: height, direction: direction, scale: 0)
  }
}
