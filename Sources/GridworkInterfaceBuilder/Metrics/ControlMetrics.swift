// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// What is known of Apple's controls: the distances from the edges of a control's frame to its
/// alignment rectangle, and its baseline.
///
/// The values are data, in `Data/controls.tsv`, measured from the frames that public Interface
/// Builder files store. Each of them says how many samples agree.
struct ControlMetrics: Sendable {
  /// The generation of controls: those of the systems before macOS 11, those since, and those of
  /// Xcode 26, which draws many controls without insets, or all that have a bezel.
  enum Era: String, Sendable {
    case old, new, newest, flat

    /// The generation that a version of Interface Builder draws.
    init(toolsVersion: Int) {
      switch toolsVersion {
      case ..<17_000: self = .old
      case 24_000..<32_000: self = .newest
      default: self = .new
      }
    }

    /// The generation and those that stand in for it where it was not measured.
    fileprivate var nearest: [Era] {
      switch self {
      case .old: [.old, .new]
      case .new: [.new, .old]
      case .newest, .flat: [.newest, .new, .old]
      }
    }

    /// The generations that a file may show that a version of this generation saved, the likely ones
    /// first.
    var candidates: [Era] { self == .newest ? [.newest, .flat, .new, .old] : nearest }
  }

  let insets: LayoutEdgeInsets
  /// The distance from the baseline to the bottom of the alignment rectangle, in points; nil if it
  /// was not measured.
  let baselineAboveBottom: Double?
  /// The largest number of samples of an edge.
  let sampleCount: Int

  /// The metrics of a control whose frame has a height, by its key, such as
  /// `button:push:rounded:b:regular`; nil if none of its kind was measured. Another generation stands
  /// in for a control that was measured in that alone.
  static func metrics(of key: String, height: Double, era: Era) -> ControlMetrics? {
    for nearest in era.nearest {
      let name = "\(nearest.rawValue) \(key)"
      guard let metrics = table["\(name)#\(height.tableText)"] ?? table["\(name)#*"] else {
        continue
      }
      let hasBezel = ["button:", "popUp:", "segmented:", "stepper:", "colorWell:", "comboBox:"]
        .contains { key.hasPrefix($0) }
      return era == .flat && hasBezel ? metrics.withoutInsets : metrics
    }
    return nil
  }

  /// The metrics of a control whose frame is its alignment rectangle.
  private var withoutInsets: ControlMetrics {
    ControlMetrics(
      insets: .zero, baselineAboveBottom: baselineAboveBottom.map { $0 + insets.bottom },
      sampleCount: sampleCount)
  }

  private static let table: [String: ControlMetrics] = {
    let lines = String(decoding: PackageResources.controls_tsv, as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    var table: [String: ControlMetrics] = [:]
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 8 else { continue }
      // A value precedes the slash and its number of samples.
      let values = fields[3...].map { field in
        field.split(separator: "/").first.flatMap { Double($0) }
      }
      let left = values[0] ?? values[1] ?? 0
      table["\(fields[0]) \(fields[1])#\(fields[2])"] = ControlMetrics(
        insets: LayoutEdgeInsets(
          top: values[2] ?? 0, left: left, bottom: values[3] ?? 0, right: values[1] ?? left),
        baselineAboveBottom: values[4],
        sampleCount: fields[3..<7].compactMap { field in
          field.split(separator: ":").last.flatMap { Int($0) }
        }.max() ?? 0)
    }
    return table
  }()
}

extension Double {
  /// The number as the table writes it: without a fraction of zero.
  fileprivate var tableText: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
