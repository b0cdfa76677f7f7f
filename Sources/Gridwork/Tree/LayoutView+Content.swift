// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  extension LayoutView {
    /// Creates a leaf whose sizes and baselines come from a host.
    public convenience init(content: some LayoutContent) {
      self.init()
      contentStorage = .containing(content)
    }

    /// Creates a leaf whose content moves to the frame of the view.
    public convenience init(content: some PlacedContent) {
      self.init()
      contentStorage = .containing(content)
    }

    /// The content that a host supplies for a leaf; nil for a view without content.
    public final var layoutContent: ContentBox? {
      get { contentStorage }
      set { show(newValue) }
    }

    package final var fixedText: FixedText? {
      get { (contentStorage as? FilledBox<FixedText>)?.content }
      set { show(newValue.map { .containing($0) }) }
    }
  }
#else
  extension LayoutView {
    /// Creates a leaf whose sizes and baselines come from a host.
    public convenience init(content: any LayoutContent) {
      self.init()
      contentStorage = content
    }

    /// The content that a host supplies for a leaf; nil for a view without content.
    public final var layoutContent: (any LayoutContent)? {
      get { contentStorage }
      set { show(newValue) }
    }

    /// The content, if it is a fixed text.
    package final var fixedText: FixedText? {
      get { contentStorage as? FixedText }
      set { show(newValue) }
    }
  }
#endif
