// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

// What the hosts use of AppKit. A glyph is 10 points wide, a line 16 tall with its baseline at 12.

@MainActor open class NSResponder {
  public init() {}
  open var acceptsFirstResponder: Bool { false }
}

@MainActor open class NSLayoutConstraint {
  public enum Orientation: Int, Sendable { case horizontal, vertical }

  public struct Priority: Hashable, RawRepresentable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let defaultHigh = Priority(rawValue: 750)
    public static let defaultLow = Priority(rawValue: 250)
  }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor open class NSWindow {
  public init() {}
  open var backingScaleFactor: CGFloat = 2
}

@MainActor open class NSView: NSResponder {
  public class var noIntrinsicMetric: CGFloat { -1 }

  open var frame: NSRect { didSet { if frame.size != oldValue.size { needsLayout = true } } }
  open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  open var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  open weak var window: NSWindow?
  open weak var nextKeyView: NSView?
  open var isHidden = false
  open var needsLayout = true
  open var isFlipped: Bool { false }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  /// How many times the stand-in was told that its size is another.
  public private(set) var invalidations = 0

  public override convenience init() { self.init(frame: .zero) }
  public init(frame frameRect: NSRect) { frame = frameRect }
  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    needsLayout = true
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func layoutSubtreeIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    layout()
  }

  open func layout() {}
  open var intrinsicContentSize: NSSize {
    NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
  }
  open var fittingSize: NSSize { .zero }
  open func invalidateIntrinsicContentSize() { invalidations += 1 }
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

  open func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { .defaultLow }
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { .defaultHigh }
}

@MainActor open class NSCell {
  open var wraps = false
}

@MainActor open class NSControl: NSView {
  open var cell: NSCell? = NSCell()
  open func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }
}

@MainActor open class NSTextField: NSControl {
  open var stringValue = ""
  open var isEditable = false
  open override var acceptsFirstResponder: Bool { isEditable }

  open override var intrinsicContentSize: NSSize {
    isEditable
      ? NSSize(width: 120, height: 22) : NSSize(width: 10 * stringValue.count, height: 16)
  }

  open override func sizeThatFits(_ size: NSSize) -> NSSize {
    let perLine = max(1, Int(size.width / 10))
    let lines = max(1, (stringValue.count + perLine - 1) / perLine)
    return NSSize(width: size.width, height: 16 * CGFloat(lines))
  }

  open override var firstBaselineOffsetFromTop: CGFloat { isEditable ? 15 : 12 }
  open override var lastBaselineOffsetFromBottom: CGFloat { isEditable ? 7 : 4 }
}

@MainActor open class NSButton: NSControl {
  open override var intrinsicContentSize: NSSize { NSSize(width: 80, height: 20) }
  open override var firstBaselineOffsetFromTop: CGFloat { 14 }
  open override var lastBaselineOffsetFromBottom: CGFloat { 6 }
  /// The shadow lies outside the alignment rectangle.
  open override var alignmentRectInsets: NSEdgeInsets {
    NSEdgeInsets(top: 2, left: 6, bottom: 6, right: 6)
  }
}
