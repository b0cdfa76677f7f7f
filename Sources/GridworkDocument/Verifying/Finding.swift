// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

/// Something that is wrong with a layout.
public struct Finding: Sendable, Hashable {
  /// What kinds of things can be wrong.
  public enum Kind: String, Sendable, CaseIterable {
    /// Required constraints contradict each other.
    case conflict
    /// A frame could as well be another, and its view does not put up with that.
    case ambiguity
    /// A view is smaller than its content.
    case squeezed
    /// A view sticks out of the one that it lies in.
    case clipped
    /// A view sticks out of the top-level view.
    case outside
    /// Two views that lie in the same one overlap.
    case overlap
    /// Two neighbouring rows or columns of a grid overlap.
    case negativeGap = "negative gap"
    /// A container could not do as it was told.
    case problem
  }

  /// The kind.
  public var kind: Kind
  /// What it is about, without numbers: the same at another width for the same thing.
  public var subject: String
  /// How bad it is, in words.
  public var detail: String
  /// How bad it is, in points: what is missing, what sticks out or overlaps, how far the other frame
  /// is. 0 for a problem.
  public var amount: Double

  init(_ kind: Kind, _ subject: String, detail: String, amount: Double) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
    self.amount = amount
  }

  /// The finding on one line: `squeezed: title is 12 narrower than its content`.
  public var text: String { "\(kind.rawValue): \(subject) \(detail)" }

  /// What makes two findings at different widths the same.
  struct Identity: Hashable {
    var kind: Kind
    var subject: String
  }

  var identity: Identity { Identity(kind: kind, subject: subject) }
}
