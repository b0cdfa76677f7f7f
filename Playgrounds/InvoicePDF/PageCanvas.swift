// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork

/// What is drawn on one page, as the operators of a PDF content stream.
struct PageCanvas {
  /// The height of the page in points: PDF measures y upwards from the lower edge.
  let pageHeight: Double
  /// The operators so far.
  private(set) var operators = ""

  init(pageHeight: Double) { self.pageHeight = pageHeight }

  /// Fills a rectangle with a shade of grey, from 0, black, to 1, white.
  mutating func fill(_ rect: LayoutRect, grey: Double) {
    let numbers = [rect.minX, pageHeight - rect.maxY, rect.width, rect.height].map(pdfNumber)
    operators += "\(pdfNumber(grey)) g \(numbers.joined(separator: " ")) re f 0 g\n"
  }

  /// Draws a line of text, with its baseline beginning at a point.
  mutating func draw(
    _ codes: ArraySlice<UInt8>, in font: StandardFont, size: Double, at point: LayoutPoint
  ) {
    let x = pdfNumber(point.x)
    let y = pdfNumber(pageHeight - point.y)
    operators +=
      "BT /\(font.name) \(pdfNumber(size)) Tf \(x) \(y) Td \(pdfString(codes)) Tj ET\n"
  }

  /// Draws the texts of a view and of everything inside it, where the layout has placed them.
  ///
  /// `origin` is the place of the top-level view's corner on the page.
  mutating func draw(_ view: LayoutView, at origin: LayoutPoint) {
    for leaf in view.readingOrder {
      guard let text = leaf.layoutContent as? PageText else { continue }
      let frame = leaf.frameInRoot.offsetBy(dx: origin.x, dy: origin.y)
      var baseline = frame.minY + (text.firstBaselineOffsetFromTop ?? 0)
      for line in text.lines(forWidth: frame.width) {
        draw(line, in: text.font, size: text.size, at: LayoutPoint(x: frame.minX, y: baseline))
        baseline += text.lineHeight
      }
    }
  }
}

/// A number as PDF writes it, to a thousandth of a point.
func pdfNumber(_ number: Double) -> String {
  let thousandths = Int((number * 1000).rounded())
  let sign = thousandths < 0 ? "-" : ""
  let (whole, part) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  guard part != 0 else { return "\(sign)\(whole)" }
  var digits = String(part)
  while digits.count < 3 { digits = "0" + digits }
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(whole).\(digits)"
}

/// WinAnsi codes as a string of PDF, in ASCII.
func pdfString(_ codes: ArraySlice<UInt8>) -> String {
  var string = "("
  for code in codes {
    switch code {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      string += "\\" + String(Unicode.Scalar(code))
    case 32...126:
      string += String(Unicode.Scalar(code))
    default:
      // Codes above 127 have three octal digits.
      string += "\\" + String(code, radix: 8)
    }
  }
  return string + ")"
}

/// Any text as a string of PDF: in UTF-16, written as hexadecimal digits.
func pdfTextString(_ text: String) -> String {
  let units = [0xFEFF] + text.utf16
  let digits = units.map { unit in
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
  return "<\(digits.joined())>"
}
