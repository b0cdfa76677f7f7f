// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

extension LayoutDocument {
  /// The library whose names exported code uses.
  public enum Toolkit: String, Sendable, CaseIterable {
    /// Gridwork.
    case gridwork
    /// AppKit.
    case appKit
    /// UIKit, which has no grid: the content views of one become subviews of a plain view.
    case uiKit
  }
}

extension LayoutDocument.Toolkit {
  /// Whether the code is for Gridwork itself, which can express all of a document.
  var isOwn: Bool { self == .gridwork }

  func name(_ own: String, _ appKit: String, _ uiKit: String) -> String {
    switch self {
    case .gridwork: own
    case .appKit: appKit
    case .uiKit: uiKit
    }
  }

  var module: String { name("Gridwork", "AppKit", "UIKit") }
  var view: String { name("LayoutView", "NSView", "UIView") }
  var stack: String { name("StackView", "NSStackView", "UIStackView") }
  var guide: String { name("LayoutGuide", "NSLayoutGuide", "UILayoutGuide") }
  var constraint: String { name("LayoutConstraint", "NSLayoutConstraint", "NSLayoutConstraint") }
  var number: String { isOwn ? "Double" : "CGFloat" }
  var size: String { name("LayoutSize", "NSSize", "CGSize") }
  var insets: String { name("LayoutEdgeInsets", "NSEdgeInsets", "UIEdgeInsets") }
  var rect: String { name("LayoutRect", "NSRect", "CGRect") }
  var priority: String {
    name("LayoutPriority", "NSLayoutConstraint.Priority", "UILayoutPriority")
  }
  /// The value of an axis without content size.
  var noMetric: String { "\(view).noIntrinsicMetric" }
}
