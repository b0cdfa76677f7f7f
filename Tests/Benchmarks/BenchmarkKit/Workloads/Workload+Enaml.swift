// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// The widget form that other solvers carry as their micro-benchmark: three labels, three fields and a
/// container in an absolute coordinate system, most distances given twice, as `>=` and as `==`.
extension Workload {
  static func enaml(seed: Int) -> Workload {
    var form = Workload(name: "enaml", seed: seed)
    form.windowWidth = 400
    let names = ["window", "lb1", "lb2", "lb3", "fl1", "fl2", "fl3", "ct"]
    var boxes: [String: Box] = [:]
    for name in names {
      let box = Box(
        x: form.variable(), y: form.variable(), width: form.variable(), height: form.variable())
      for quantity in [box.x, box.y, box.width, box.height] {
        form.add(quantity, .greaterThanOrEqual, 0)
      }
      boxes[name] = box
    }
    guard let window = boxes["window"], let container = boxes["ct"] else { return form }
    let inner = Frame(x: form.span(), y: form.span())
    form.addEdit(window.width, 400, at: 700)
    form.addEdit(window.height, 600, at: 700)
    form.add(window.width, .equal, 0, at: 300)
    form.add(window.height, .equal, 0, at: 300)
    form.add(inner.x.near - window.x, .equal, 10)
    form.add(inner.y.near - window.y, .equal, 10)
    form.add(inner.x.far - window.x - window.width, .equal, -10)
    form.add(inner.y.far - window.y - window.height, .equal, -10)
    form.containerSizes(container)
    for (name, width) in [("lb1", 67.0), ("lb2", 66), ("lb3", 24)] {
      if let label = boxes[name] { form.labelSizes(label, width) }
    }
    for name in ["fl1", "fl2", "fl3"] {
      if let field = boxes[name] { form.fieldSizes(field) }
    }
    form.columns(boxes, inner.y)
    form.lines(boxes, inner.x)
    form.finishBuild()
    return form
  }

  private mutating func containerSizes(_ box: Box) {
    add(box.height, .greaterThanOrEqual, 24, at: 500)
    add(box.height, .lessThanOrEqual, 24, at: 500)
    add(box.width, .greaterThanOrEqual, 119, at: 500)
    add(box.width, .lessThanOrEqual, 16_777_200, at: 500)
  }

  private mutating func labelSizes(_ box: Box, _ width: Double) {
    add(box.width, .equal, width, at: 100)
    add(box.width, .greaterThanOrEqual, width, at: 700)
    add(box.height, .equal, 16, at: 700)
    add(box.height, .greaterThanOrEqual, 16, at: 700)
  }

  private mutating func fieldSizes(_ box: Box) {
    add(box.width, .greaterThanOrEqual, 125, at: 700)
    add(box.height, .equal, 21, at: 700)
    add(box.height, .greaterThanOrEqual, 21, at: 700)
  }

  /// A required least distance that is exact if possible.
  private mutating func distance(_ form: LinearForm, _ constant: Double) {
    add(form, .greaterThanOrEqual, constant)
    add(form, .equal, constant, at: 310)
  }

  /// From top to bottom: labels on the left, fields on the right, the last field below both.
  private mutating func columns(_ boxes: [String: Box], _ inner: Span) {
    for names in [["lb1", "lb2", "lb3", "fl3"], ["fl1", "fl2", "ct", "fl3"]] {
      var end: LinearForm?
      for box in names.compactMap({ boxes[$0] }) {
        distance(box.y - (end ?? inner.near), end == nil ? 0 : 10)
        end = box.y + box.height
      }
      if let end { distance(inner.far - end, 0) }
    }
  }

  /// From left to right: a label and its field, the fields on a common line.
  private mutating func lines(_ boxes: [String: Box], _ inner: Span) {
    let midline = variable()
    for names in [("lb1", "fl1"), ("lb2", "fl2"), ("lb3", "ct")] {
      guard let label = boxes[names.0], let field = boxes[names.1] else { continue }
      distance(label.x - inner.near, 0)
      distance(field.x - label.x - label.width, 10)
      distance(inner.far - field.x - field.width, 0)
      add(field.x - midline, .equal, 0, at: 700)
      add(field.y + 0.5 * field.height - label.y - 0.5 * label.height, .equal, 0, at: 700)
    }
    guard let field = boxes["fl3"] else { return }
    distance(field.x - inner.near, 0)
    distance(inner.far - field.x - field.width, 0)
  }
}
