// Copyright (c) 2026 the Gridwork authors
// SPDX-License-Identifier: Apache-2.0

import Gridwork
import GridworkDocument
import GridworkInspector

// The functions of the module. A text goes in as a pointer to its UTF-8 and the number of its bytes; it comes
// out as the block of memory that ``Answer`` describes. Functions keep nothing from one call to the next.

// MARK: Memory

/// Memory for a text to pass to one of the other functions.
@_cdecl("gridwork_allocate")
public func gridworkAllocate(_ count: Int) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 8)
}

/// Frees memory of ``gridworkAllocate(_:)`` or an answer.
@_cdecl("gridwork_free")
public func gridworkFree(_ block: UnsafeMutableRawPointer) { block.deallocate() }

// MARK: Documents

/// The frames of a document as JSON: what `gridwork layout --json` prints.
@_cdecl("gridwork_layout")
public func gridworkLayout(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
  Answer(to: bytes, count) { source, tree in tree.json(of: nil, source) }.block
}

/// The frames of all variants of a document as JSON: what `gridwork layout --json --variants` prints of a
/// document that has variants.
@_cdecl("gridwork_variants")
public func gridworkVariants(
  _ bytes: UnsafePointer<UInt8>, _ count: Int
) -> UnsafeMutableRawPointer {
  Answer(to: bytes, count) { source, tree throws(DocumentError) in
    var layouts: [(name: String, layout: ComputedLayout)] = []
    for variant in tree.document.variants {
      try tree.show(variant)
      layouts.append((variant.name, tree.root.computedLayout))
    }
    return tree.json(ofVariants: layouts, source)
  }.block
}

/// The frames of a document, one line for each view: what `gridwork layout` prints.
@_cdecl("gridwork_frames")
public func gridworkFrames(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
  Answer(to: bytes, count) { _, tree in tree.root.computedLayout.framesText }.block
}

/// The picture of a document as SVG: what `gridwork inspect -o picture.svg` writes.
@_cdecl("gridwork_picture")
public func gridworkPicture(
  _ bytes: UnsafePointer<UInt8>, _ count: Int
) -> UnsafeMutableRawPointer {
  Answer(to: bytes, count) { _, tree in tree.root.computedLayout.svgPicture() }.block
}

/// The findings in a document and its variants: what `gridwork verify` prints, about a file called `document`.
@_cdecl("gridwork_verify")
public func gridworkVerify(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
  Answer(to: bytes, count) { source, tree in
    DocumentVerifier(tree).report().text(ofFile: "document", source)
  }.block
}

/// A document for the page as JSON: the `data` of its inspector page, the `frames` of its own state as text, the
/// `settings` of its views, and the `directions` of all states. The data have reasons and constraints, which take
/// most of the time, if a flag is not 0.
@_cdecl("gridwork_inspect")
public func gridworkInspect(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, _ hasReasons: Int
) -> UnsafeMutableRawPointer {
  Answer(to: bytes, count) { _, tree throws(DocumentError) in
    let page = try DocumentVerifier(tree).page(title: "Document", reasons: hasReasons != 0).page
    let document = tree.document
    try tree.show(nil)
    return JSONOutput.object([
      ("data", page.dataOutput), ("frames", .string(tree.root.computedLayout.framesText)),
      ("settings", tree.settings),
      (
        "directions",
        .strings(
          document.states.map {
            ($0?.direction ?? document.direction) == .leftToRight ? "ltr" : "rtl"
          })
      ),
    ]).scriptText
  }.block
}

// MARK: Settings

// The text of a document with another value for a setting. A state is 0 for the document itself, and 1 for its
// first variant.

/// Sets the exact width of the root in a state, in points.
@_cdecl("gridwork_set_width")
public func gridworkSetWidth(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, _ state: Int, _ width: Double
) -> UnsafeMutableRawPointer {
  Answer(changing: bytes, count, .width(width, state: state)).block
}

/// Sets the direction of a state: right to left if a flag is not 0.
@_cdecl("gridwork_set_direction")
public func gridworkSetDirection(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, _ state: Int, _ isRightToLeft: Int
) -> UnsafeMutableRawPointer {
  let direction: UserInterfaceLayoutDirection = isRightToLeft == 0 ? .leftToRight : .rightToLeft
  return Answer(changing: bytes, count, .direction(direction, state: state)).block
}

/// Sets the text of a label in a state.
@_cdecl("gridwork_set_text")
public func gridworkSetText(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, _ state: Int,
  _ view: UnsafePointer<UInt8>, _ viewCount: Int,
  _ text: UnsafePointer<UInt8>, _ textCount: Int
) -> UnsafeMutableRawPointer {
  Answer(
    changing: bytes, count,
    .text(string(at: text, textCount), view: string(at: view, viewCount), state: state)
  ).block
}

/// Sets the content hugging priorities of a view.
@_cdecl("gridwork_set_hugging")
public func gridworkSetHugging(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, _ view: UnsafePointer<UInt8>, _ viewCount: Int,
  _ horizontal: Double, _ vertical: Double
) -> UnsafeMutableRawPointer {
  Answer(
    changing: bytes, count,
    .hugging(horizontal: horizontal, vertical: vertical, view: string(at: view, viewCount))
  ).block
}

/// Sets the placement of a view in its cell along an axis, 0 for the horizontal one, to a word of the document
/// format.
@_cdecl("gridwork_set_placement")
public func gridworkSetPlacement(
  _ bytes: UnsafePointer<UInt8>, _ count: Int, _ axis: Int,
  _ view: UnsafePointer<UInt8>, _ viewCount: Int,
  _ placement: UnsafePointer<UInt8>, _ placementCount: Int
) -> UnsafeMutableRawPointer {
  Answer(
    changing: bytes, count,
    .placement(
      string(at: placement, placementCount), axis == 0 ? .horizontal : .vertical,
      view: string(at: view, viewCount))
  ).block
}
