// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

package import Gridwork
package import GridworkInspector

/// A setting that a program changes in the text of a document, which keeps everything else as its author wrote
/// it.
///
/// A state is a number: 0 is the document itself, 1 its first variant. Where a variant does not have the
/// setting, the one that it gets from the document is changed.
package enum DocumentSetting {
  /// The exact width of the root in a state, in points.
  case width(Double, state: Int)
  /// The layout direction of a state.
  case direction(UserInterfaceLayoutDirection, state: Int)
  /// The text of a label in a state.
  case text(String, view: String, state: Int)
  /// The content hugging priorities of a view.
  case hugging(horizontal: Double, vertical: Double, view: String)
  /// The placement of a view in its cell along an axis, such as `trailing`.
  case placement(String, LayoutAxis, view: String)
}

extension DocumentSource {
  /// The JSON text with another value for a setting.
  ///
  /// The value is not checked: reading the text again says what is wrong with it.
  ///
  /// - Complexity: O(*n*) for a text of *n* bytes.
  /// - Parameter change: The setting and its value.
  /// - Returns: The text; nil if the document has no such view or state, if a view that is in no cell is
  ///   to have a placement, if a guide is to hug its content, if the width is not finite, or if the document was
  ///   not read from JSON.
  package func json(setting change: DocumentSetting) -> String? {
    guard let text = jsonText, let index = try? DocumentIndex(document),
      let (path, value) = place(of: change, in: text, index)
    else { return nil }
    let bytes = text.bytes(applying: text.patch(setting: path, to: value))
    // A list that was missing is there now, and takes the setting.
    if case .array(let elements) = value, elements.isEmpty {
      return (try? DocumentSource(json: bytes))?.json(setting: change)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func place(
    of setting: DocumentSetting, in text: JSONText, _ index: DocumentIndex
  ) -> (path: JSONPath, value: JSONOutput)? {
    /// The path of a member in a state, or in the document if the state does not have it.
    func member(_ keys: [String], of state: Int, else path: JSONPath) -> JSONPath? {
      guard state >= 0, state <= document.variants.count else { return nil }
      let own = keys.reduce(JSONPath() + "variants" + (state - 1)) { $0 + $1 }
      return state > 0 && text.has(own) ? own : path
    }
    switch setting {
    case .width(let width, let state):
      // JSON would say null for it, which is the fitting width.
      guard width.isFinite else { return nil }
      guard let size = member(["size"], of: state, else: JSONPath() + "size") else { return nil }
      return text.has(size) ? (size + 0, .number(width)) : (size, .numbers([width, nil]))
    case .direction(let direction, let state):
      let word = direction == .leftToRight ? "ltr" : "rtl"
      return member(["direction"], of: state, else: JSONPath() + "direction")
        .map { ($0, .string(word)) }
    case .text(let words, let view, let state):
      guard let number = index.numbers[view], index.items[number].kind == .label else {
        return nil
      }
      return member(["text", view], of: state, else: index.items[number].path + "text")
        .map { ($0, .string(words)) }
    case .hugging(let horizontal, let vertical, let view):
      guard let item = index.item(view), item.kind != .guide else { return nil }
      let key = item.kind == .stack ? "huggingPriority" : "hugging"
      return (item.path + key, .numbers([horizontal, vertical]))
    case .placement(let word, let axis, let view):
      guard let number = index.numbers[view], let cell = index.cell(of: number) else { return nil }
      let key = axis == .horizontal ? "xPlacement" : "yPlacement"
      let cells = cell.grid.path + "cells"
      guard text.has(cells) else { return (cells, .array([])) }
      let known = document.root.subtree[cell.number].cells.firstIndex {
        $0.column == cell.column && $0.row == cell.row
      }
      if let known { return (cells + known + key, .string(word)) }
      let entry = JSONOutput.object([
        ("column", .integer(cell.column)), ("row", .integer(cell.row)), (key, .string(word)),
      ])
      return (cells + document.root.subtree[cell.number].cells.count, entry)
    }
  }
}

extension DocumentTree {
  /// The settings of all views that ``DocumentSetting`` changes, as the tree shows them: a list of objects, each
  /// with the `id`, the `texts` of a label in every state, and along both axes the `hugging` priorities and the
  /// `placement` in a cell.
  package var settings: JSONOutput {
    .array(
      index.items.indices.compactMap { number in
        guard let view = view(number) else { return nil }
        var members: [(key: String, value: JSONOutput)] = [("id", .string(index.items[number].id))]
        if case .label(let label) = models[number].content {
          let texts = document.states.map { $0?.text[index.items[number].id] ?? label.text }
          members.append(("texts", .strings(texts)))
        }
        let hugging =
          (view as? StackView).map { $0.huggingPriority(for:) } ?? view.contentHuggingPriority(for:)
        members.append(
          (
            "hugging",
            .numbers(LayoutAxis.allCases.map { printedNumber(Double(hugging($0).rawValue)) })
          ))
        if let cell = index.cell(of: number) {
          let own = models[cell.number].cells.first {
            $0.column == cell.column && $0.row == cell.row
          }
          members.append(
            (
              "placement",
              .array([
                (own?.xPlacement ?? .inherited).output(.horizontal),
                (own?.yPlacement ?? .inherited).output(.vertical),
              ])
            ))
        }
        return .object(members)
      })
  }
}

extension LayoutDocument.View {
  /// The cells of a grid that have settings of their own.
  fileprivate var cells: [LayoutDocument.Grid.Cell] {
    if case .grid(let grid) = content { grid.cells } else { [] }
  }
}

extension JSONText {
  /// Whether the text has a member.
  fileprivate func has(_ path: JSONPath) -> Bool {
    resolved(path).path.components.count == path.components.count
  }
}
