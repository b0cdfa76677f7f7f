// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import TestSupport

extension Scene {
  /// Rows of a label and a field; the labels trailing, the fields filled, every row on its baseline.
  static func form(rows: Int, seed: Int) -> Scene {
    var random = RandomSource(seed: seed)
    let sizes = (0..<rows).flatMap { _ in
      [Metrics.label(&random), Metrics.field(&random)]
    }
    let height = Double(rows) * 31 + 100
    var scene = Scene(name: "form_\(rows)") {
      var contents = sizes.map { Metrics($0) }
      var views = contents.map { LayoutView(content: $0) }
      let grid = GridView(
        views: (0..<rows).map { [views[2 * $0], views[2 * $0 + 1]] })
      grid.rowAlignment = .firstBaseline
      grid.column(at: 0).xPlacement = .trailing
      grid.column(at: 1).xPlacement = .fill
      let root = LayoutRoot(grid, width: .exact(600), height: .exact(height))
      let middle = rows / 2
      contents = [contents[2 * middle]]
      views = [views[2 * middle]]
      return Stage(
        root,
        edits: [
          .init(name: "resize") { root.width = .exact(500 + Double($0 % 300)) },
          .init(name: "content") { time in
            contents[0].intrinsicContentSize.width = 60 + Double(time % 80)
            views[0].invalidateIntrinsicContentSize()
          },
          .init(name: "hide") { time in
            grid.row(at: middle).isHidden = time % 2 == 0
          },
          .init(name: "insert") { time in
            if time % 2 == 0 {
              grid.insertRow(
                at: middle,
                with: [
                  LayoutView(content: Metrics(80, 16, ascent: 12)),
                  LayoutView(content: Metrics(90, 22, ascent: 15)),
                ])
            } else {
              grid.removeRow(at: middle)
            }
          },
        ])
    }
    scene.direct = DirectForm(sizes)
    return scene
  }

  /// Rows of a label and a field that keeps a width.
  static func widths(rows: Int, seed: Int) -> Scene {
    Scene(name: "widths_\(rows)") {
      var random = RandomSource(seed: seed)
      var contents: [Metrics] = []
      var labels: [LayoutView] = []
      let grid = GridView(
        views: (0..<rows).map { _ in
          let content = Metrics.label(&random)
          let label = LayoutView(content: content)
          contents.append(content)
          labels.append(label)
          let field = LayoutView(content: Metrics.field(&random))
          field.widthAnchor.constraint(equalToConstant: 200).isActive = true
          return [label, field]
        })
      grid.rowAlignment = .firstBaseline
      grid.column(at: 0).xPlacement = .trailing
      let root = LayoutRoot(grid, width: .exact(600), height: .exact(Double(rows) * 31 + 100))
      let (content, label) = (contents[rows / 2], labels[rows / 2])
      return Stage(
        root,
        edits: [
          .init(name: "resize") { root.width = .exact(500 + Double($0 % 300)) },
          .init(name: "content") { time in
            content.intrinsicContentSize.width = 60 + Double(time % 80)
            label.invalidateIntrinsicContentSize()
          },
        ])
    }
  }

  /// Forms of four rows below each other; a size group makes the labels of all of them equally wide.
  static func sections(count: Int, seed: Int) -> Scene {
    Scene(name: "sections_\(count)") {
      var random = RandomSource(seed: seed)
      let label = Metrics.label(&random)
      let labelView = LayoutView(content: label)
      var grids: [GridView] = []
      for section in 0..<count {
        let grid = GridView(
          views: (0..<4).map { row in
            let isFirst = section == 0 && row == 0
            return [
              isFirst ? labelView : LayoutView(content: Metrics.label(&random)),
              LayoutView(content: Metrics.field(&random)),
            ]
          })
        grid.column(at: 0).sizeGroup = "labels"
        grid.column(at: 1).xPlacement = .fill
        grids.append(grid)
      }
      let stack = StackView(views: grids)
      stack.orientation = .vertical
      stack.alignment = .width
      let root = LayoutRoot(stack, width: .exact(600), height: .fitting)
      return Stage(
        root,
        edits: [
          .init(name: "resize") { root.width = .exact(500 + Double($0 % 300)) },
          .init(name: "content") { time in
            label.intrinsicContentSize.width = 60 + Double(time % 80)
            labelView.invalidateIntrinsicContentSize()
          },
        ])
    }
  }

  /// Rows of a label and a plain view that frames a field, some points away from each of its edges. The
  /// fields grow with their column.
  static func padded(rows: Int, seed: Int) -> Scene {
    Scene(name: "padded_\(rows)") {
      var random = RandomSource(seed: seed)
      var fields: [(content: Metrics, view: LayoutView)] = []
      let grid = GridView(
        views: (0..<rows).map { _ in
          let label = LayoutView(content: Metrics.label(&random))
          let content = Metrics.field(&random)
          let field = LayoutView(content: content)
          field.setContentHuggingPriority(100, for: .horizontal)
          fields.append((content, field))
          let view = LayoutView()
          view.addConstrained(field)
          field.fillSuperview(by: 6)
          return [label, view]
        })
      grid.column(at: 0).xPlacement = .trailing
      grid.column(at: 1).xPlacement = .fill
      let root = LayoutRoot(grid, width: .exact(600), height: .exact(Double(rows) * 43 + 100))
      let middle = fields[rows / 2]
      return Stage(
        root,
        edits: [
          .init(name: "resize") { root.width = .exact(500 + Double($0 % 300)) },
          .init(name: "content") { time in
            middle.content.intrinsicContentSize.width = 60 + Double(time % 80)
            middle.view.invalidateIntrinsicContentSize()
          },
        ])
    }
  }

  /// A table of boxes, every one centred in its cell.
  static func cells(rows: Int, columns: Int, seed: Int) -> Scene {
    Scene(name: "cells_\(rows)_\(columns)") {
      var random = RandomSource(seed: seed)
      let first = Metrics(60, 20)
      var views: [[LayoutView?]] = []
      for row in 0..<rows {
        views.append(
          (0..<columns).map { column in
            let content =
              row == 0 && column == 0
              ? first
              : Metrics(Double(random.integer(20...80)), Double(random.integer(10...30)))
            return LayoutView(content: content)
          })
      }
      let grid = GridView(views: views)
      grid.xPlacement = .center
      grid.yPlacement = .center
      let root = LayoutRoot(
        grid, width: .exact(Double(columns) * 100), height: .exact(Double(rows) * 50))
      let corner = grid.cell(atColumnIndex: 0, rowIndex: 0).contentView
      return Stage(
        root,
        edits: [
          .init(name: "resize") {
            root.width = .exact(Double(columns) * 100 + Double($0 % 300))
          },
          .init(name: "content") { time in
            first.intrinsicContentSize.width = 60 + Double(time % 80)
            corner?.invalidateIntrinsicContentSize()
          },
        ])
    }
  }
}

extension Metrics {
  /// The same numbers, for another view.
  convenience init(_ other: Metrics) {
    self.init(
      other.intrinsicContentSize.width, other.intrinsicContentSize.height,
      ascent: other.firstBaselineOffsetFromTop)
  }
}
