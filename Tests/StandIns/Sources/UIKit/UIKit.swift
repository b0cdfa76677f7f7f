// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

// What the hosts use of UIKit. A glyph is 10 points wide, a line 20 tall with its baseline at 16.

@MainActor open class UIResponder {
  public init() {}
  open var canBecomeFirstResponder: Bool { false }
}

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

@MainActor open class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor open class UITraitCollection {
  public var displayScale: CGFloat = 2
}

open class UIFont: @unchecked Sendable {
  open var ascender: CGFloat { 16 }
  open var descender: CGFloat { -4 }
  open var lineHeight: CGFloat { 20 }
}

@MainActor open class UIView: UIResponder {
  public class var noIntrinsicMetric: CGFloat { -1 }
  public class var layoutFittingCompressedSize: CGSize { .zero }

  open var frame: CGRect { didSet { if frame.size != oldValue.size { setNeedsLayout() } } }
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var isHidden = false
  open var traitCollection = UITraitCollection()
  open var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// How many times the stand-in was told that its size is another.
  public private(set) var invalidations = 0
  public private(set) var isLayoutNeeded = true

  public override convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) { self.frame = frame }
  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    setNeedsLayout()
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func setNeedsLayout() { isLayoutNeeded = true }

  open func layoutIfNeeded() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    layoutSubviews()
  }

  open func layoutSubviews() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { invalidations += 1 }
  open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { intrinsicContentSize }

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }

  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    var rect = rect
    var here = view
    while let current = here, current !== self {
      rect.origin.x += current.frame.origin.x
      rect.origin.y += current.frame.origin.y
      here = current.superview
    }
    return rect
  }
}

@MainActor open class UILabel: UIView {
  open var text: String?
  // UIFont! in the SDK: never nil for a label.
  open var font: UIFont = UIFont()
  open var numberOfLines = 1

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 10 * CGFloat((text ?? "").count), height: 20)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard numberOfLines != 1, horizontalFittingPriority == .required else {
      return intrinsicContentSize
    }
    let perLine = max(1, Int(targetSize.width / 10))
    let lines = max(1, ((text ?? "").count + perLine - 1) / perLine)
    return CGSize(width: targetSize.width, height: 20 * CGFloat(lines))
  }
}

@MainActor open class UITextField: UIView {
  open var font: UIFont? = UIFont()
  open override var canBecomeFirstResponder: Bool { true }
  /// 7 points above and below the line.
  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 34) }
}

@MainActor open class UITextView: UIView {
  open var font: UIFont? = UIFont()
  open var isScrollEnabled = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

@MainActor open class UIButton: UIView {
  open private(set) var titleLabel: UILabel? = UILabel()
  open override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 30) }
}
