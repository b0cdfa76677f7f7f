// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

// Embedded Swift has existentials of classes only. There, a view keeps its content in a box.

#if hasFeature(Embedded)
  typealias StoredContent = ContentBox
  typealias StoredPlacedContent = ContentBox

  /// Content of any type, in place of `any LayoutContent`.
  public class ContentBox: LayoutContent {
    fileprivate init() {}

    /// The natural size of the content.
    public var intrinsicContentSize: LayoutSize {
      programmerError("A box without content has no size.")
    }
    /// The height of the content at a width.
    public func height(forWidth width: Double) -> Double? { nil }
    /// The widths at which the height of the content is the same.
    public func widthsOfSameHeight(around width: Double) -> ClosedRange<Double>? { nil }
    /// Whether the lengths of the content change evenly with the text scale.
    public var scalesEvenly: Bool { false }
    /// The first baseline of the content.
    public var firstBaselineOffsetFromTop: Double? { nil }
    /// The last baseline of the content.
    public var lastBaselineOffsetFromBottom: Double? { nil }
    /// Whether the content takes the keyboard focus.
    public var acceptsFirstResponder: Bool { false }
    /// The measures of the content's text.
    public var textMetrics: LayoutTextMetrics? { nil }
    /// A box with the content at the scale and in the language of some traits.
    public func adapted(to traits: LayoutTextTraits) -> ContentBox { self }

    /// The box, if its content is placed.
    var placed: ContentBox? { nil }
    func place(in frame: LayoutRect?) {}
  }

  extension ContentBox {
    /// A box with some content, for ``LayoutContent/adapted(to:)``.
    public static func containing(_ content: some LayoutContent) -> ContentBox {
      FilledBox(content)
    }

    /// A box with content that moves to the frame of its view.
    public static func containing(_ content: some PlacedContent) -> ContentBox {
      FilledBox(content) { content.place(in: $0) }
    }
  }

  /// The only kind of box.
  final class FilledBox<Content: LayoutContent>: ContentBox {
    let content: Content
    private let placing: ((LayoutRect?) -> Void)?

    init(_ content: Content, placing: ((LayoutRect?) -> Void)? = nil) {
      self.content = content
      self.placing = placing
    }

    override var intrinsicContentSize: LayoutSize { content.intrinsicContentSize }
    override func height(forWidth width: Double) -> Double? { content.height(forWidth: width) }
    override func widthsOfSameHeight(around width: Double) -> ClosedRange<Double>? {
      content.widthsOfSameHeight(around: width)
    }
    override var scalesEvenly: Bool { content.scalesEvenly }
    override var firstBaselineOffsetFromTop: Double? { content.firstBaselineOffsetFromTop }
    override var lastBaselineOffsetFromBottom: Double? { content.lastBaselineOffsetFromBottom }
    override var acceptsFirstResponder: Bool { content.acceptsFirstResponder }
    override var textMetrics: LayoutTextMetrics? { content.textMetrics }
    override func adapted(to traits: LayoutTextTraits) -> ContentBox { content.adapted(to: traits) }
    override var placed: ContentBox? { placing == nil ? nil : self }
    override func place(in frame: LayoutRect?) { placing?(frame) }
  }

  extension LayoutContent {
    /// Returns the content itself in a box: it is not text.
    public func adapted(to traits: LayoutTextTraits) -> ContentBox { FilledBox(self) }
  }

  extension FixedText {
    /// Returns the text in the language of some traits, at their scale.
    public func adapted(to traits: LayoutTextTraits) -> ContentBox { FilledBox(scaled(to: traits)) }
  }
#else
  typealias StoredContent = any LayoutContent
  typealias StoredPlacedContent = any PlacedContent

  extension LayoutContent {
    /// Returns the content itself: it is not text.
    public func adapted(to traits: LayoutTextTraits) -> any LayoutContent { self }

    /// The content, if it is placed.
    var placed: (any PlacedContent)? { self as? any PlacedContent }
  }

  extension FixedText {
    /// Returns the text in the language of some traits, with all of its lengths multiplied by their scale.
    ///
    /// A text without a translation is shown as it is, and in the pseudo-language 40 % longer; see
    /// ``LayoutTextTraits/text(_:translations:)``.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func adapted(to traits: LayoutTextTraits) -> any LayoutContent { scaled(to: traits) }
  }
#endif
