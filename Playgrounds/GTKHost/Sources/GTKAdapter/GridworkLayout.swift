// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

public import CGtk
public import Gridwork

/// The layout of one container widget: a tree of views whose leaves are the container's children.
///
/// ``makeContainer(_:)`` returns the widget. It owns this object, which owns the tree.
public final class GridworkLayout {
  /// The root of the tree.
  public let root: LayoutRoot
  private let container: UnsafeMutablePointer<GtkWidget>
  private var contents: [WidgetContent] = []
  /// Whether changes come from GTK itself, which need not be told of them.
  private var isRefreshing = false

  private init(_ root: LayoutRoot, in container: UnsafeMutablePointer<GtkWidget>) {
    self.root = root
    self.container = container
    // GTK allocates whole units, and scales them itself.
    root.scale = 1
    root.onNeedsLayout = { [unowned self] in
      if !isRefreshing { gtk_widget_queue_resize(container) }
    }
    adoptWidgets()
  }

  deinit { root.onNeedsLayout = nil }

  /// Makes a widget that lays out the widgets of the ``WidgetView``s of a tree, and takes them in as its
  /// children.
  public static func makeContainer(_ root: LayoutRoot) -> UnsafeMutablePointer<GtkWidget> {
    let container = gridwork_new(ContainerType.widget).assumingMemoryBound(to: GtkWidget.self)
    let layout = GridworkLayout(root, in: container)
    g_object_set_data_full(
      container.object, dataKey, Unmanaged.passRetained(layout).toOpaque(),
      { layout in
        if let layout { Unmanaged<GridworkLayout>.fromOpaque(layout).release() }
      })
    layout.readDirection()
    return container
  }

  /// The layout of a widget that ``makeContainer(_:)`` made; nil for any other.
  public static func of(_ container: UnsafeMutablePointer<GtkWidget>) -> GridworkLayout? {
    g_object_get_data(container.object, dataKey).map {
      Unmanaged<GridworkLayout>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static let dataKey = "gridwork-layout"

  /// Makes the widgets of all leaves children of the container, hidden ones included.
  private func adoptWidgets() {
    var views = [root.view]
    while let view = views.popLast() {
      if let view = view as? WidgetView { contents.append(view.content) }
      views += view.subviews.reversed()
    }
    for content in contents { gtk_widget_set_parent(content.widget, container) }
  }

  // MARK: What GTK asks

  func readDirection() {
    let isRightToLeft = gtk_widget_get_direction(container) == GTK_TEXT_DIR_RTL
    root.direction = isRightToLeft ? .rightToLeft : .leftToRight
  }

  var requestMode: GtkSizeRequestMode {
    refresh()
    return root.isHeightForWidth
      ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
  }

  /// The smallest and the natural width.
  func measureWidth() -> (minimum: Double, natural: Double) {
    refresh()
    return (root.minimumSize.width, root.intrinsicContentSize.width)
  }

  /// The smallest and the natural height, at a width if there is one, and the first baseline.
  func measureHeight(at width: Double?) -> (minimum: Double, natural: Double, baseline: Double?) {
    refresh()
    let height = width.flatMap { root.height(forWidth: $0) }
    return (
      height ?? (root.isHeightForWidth ? root.intrinsicContentSize : root.minimumSize).height,
      height ?? root.intrinsicContentSize.height, root.firstBaselineOffsetFromTop
    )
  }

  func allocate(_ size: LayoutSize) {
    refresh()
    root.layOut(in: size)
    for content in contents { content.allocate() }
  }

  private func refresh() {
    isRefreshing = true
    for content in contents { content.refresh() }
    isRefreshing = false
  }
}
