// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

extension Element {
  /// Whether the element describes a view: it has a frame. The content view of a box has no id in
  /// files of Xcode 5 and older.
  var isView: Bool {
    (self["id"] != nil || self["key"] == "contentView") && child("rect", key: "frame") != nil
  }

  /// The element's key in the table of metrics: the class, the style and the size of a control.
  func controlKey(_ size: LayoutSize, on platform: InterfaceBuilderFile.Platform) -> String {
    guard platform == .macOS else { return "ios:\(name)" }
    let cell = children.first { $0["key"] == "cell" } ?? self
    func style(_ attribute: String) -> String { cell[attribute] ?? "" }
    let scale = cell["controlSize"] ?? self["controlSize"] ?? "regular"
    let direction = size.width >= size.height ? "h" : "v"
    switch name {
    case "button":
      let border = style("borderStyle") == "border" ? "b" : ""
      let type = style("type")
      // A box to check draws no bezel, whichever it names or leaves out.
      let bezel = ["check", "radio"].contains(type) ? "regularSquare" : style("bezelStyle")
      return "button:\(type):\(bezel):\(border):\(scale)"
    case "popUpButton":
      let pulls = cell.flag("pullsDown") ? "pulls" : ""
      return
        "popUp:\(style("type")):\(style("bezelStyle")):\(style("borderStyle")):\(pulls):\(scale)"
    case "textField", "secureTextField", "searchField", "tokenField":
      // A label with a background is no wider than its alignment rectangle.
      let border =
        style("borderStyle")
        + (cell.flag("drawsBackground") && cell["borderStyle"] == nil ? "background" : "")
      if name == "tokenField" { return "tokenField:\(border)::\(scale)" }
      let kind = name == "searchField" ? name : "textField"
      return "\(kind):\(border):\(style("bezelStyle")):\(scale)"
    case "comboBox", "datePicker", "colorWell", "levelIndicator", "imageView":
      return "\(name)::\(scale)"
    case "box":
      let title = self["titlePosition"] == "noTitle" ? "noTitle" : ""
      // Without a border a box is as plain as a custom one.
      let type = self["borderType"] == "none" ? "custom" : self["boxType"] ?? "primary"
      return "box:\(type):\(title):\(direction)"
    case "slider":
      let ticks = (cell.number("numberOfTickMarks") ?? 0) > 0 ? "ticks" : ""
      return "slider:\(style("tickMarkPosition")):\(ticks):\(style("sliderType")):\(direction):"
        + scale
    case "progressIndicator": return "progress:\(self["style"] ?? "bar"):\(scale)"
    case "pathControl":
      return "pathControl:\(style("pathStyle") == "popUp" ? "" : "standard:")\(scale)"
    case "segmentedControl": return "segmented:\(style("style")):\(scale)"
    case "tabView": return "tabView:\(self["type"] ?? ""):\(scale)"
    default: return "\(name):\(scale)"
    }
  }

  /// Whether Apple's class has a content size along an axis, whatever its value. A text field, for
  /// instance, has a height but no width of its own.
  func hasContentSize(along axis: LayoutAxis, _ size: LayoutSize) -> Bool {
    switch name {
    case "label", "button", "popUpButton", "segmentedControl", "switch", "stepper",
      "activityIndicatorView", "datePicker", "pickerView", "pageControl", "colorWell",
      "comboButton", "matrix", "searchBar", "tokenField", "pathControl":
      return true
    case "textField":
      // A field of UIKit is as wide as its text.
      guard axis == .horizontal, let cell = child("textFieldCell") else { return true }
      return !cell.flag("editable") || cell["borderStyle"] == nil
    case "secureTextField", "comboBox", "searchField", "levelIndicator",
      "toolbar", "navigationBar", "tabBar", "progressView":
      return axis == .vertical
    case "imageView":
      return self["image"] != nil || child("imageCell")?["image"] != nil
    case "slider":
      return (axis == .vertical) == (size.width >= size.height)
    case "progressIndicator":
      return self["style"] == "spinning" || (axis == .vertical) == (size.width >= size.height)
    case "box":
      return self["boxType"] == "separator" && (axis == .vertical) == (size.width >= size.height)
    default:
      return false
    }
  }
}
