import Diagrams

/// Where the pictures will be, in points.
public struct PictureSheet: Equatable, Sendable {
  public var width, height: Double
  /// The sizes of letters to choose from, the largest first.
  public var letters: [Double]
  /// Whether each picture is as high as the sheet, so that all are shown in the same size.
  public var isFilled = false

  /// What pandoc leaves for a picture on a slide of 720 × 405 points, with letters to be read from the last row.
  public static let slide = Self(width: 648, height: 266, letters: [18, 16, 14], isFilled: true)
  /// The same on a slide for a browser.
  public static let show = Self(width: 648, height: 316, letters: [18, 16, 14], isFilled: true)
  /// A page with usual margins, and with room for a heading.
  public static let paper = Self(width: 468, height: 560, letters: [10, 9])
}

extension PictureScene {
  /// A diagram in pictures that are no higher than a slide or a sheet of paper, in the order of the messages, with letters
  /// that are never smaller than it allows. All of them have the same columns: no object moves from one picture to the
  /// next.
  ///
  /// - Returns: one picture, with the largest letters with which it fits; else as few pictures as need the smallest
  ///   letters, of nearly the same height.
  public static func all(of diagram: Diagram, on sheet: PictureSheet) -> [PictureScene] {
    var layout = SheetLayout(diagram, sheet, letters: sheet.letters.first ?? 9)
    for letters in sheet.letters.dropFirst() where layout.height > sheet.height {
      layout = SheetLayout(diagram, sheet, letters: letters)
    }
    return layout.parts.map { PictureScene(layout, $0) }
  }
}

/// A diagram laid out for a sheet, before it is cut into pictures.
struct SheetLayout {
  let diagram: Diagram
  let sheet: PictureSheet
  let layout: PictureLayout
  /// What is drawn with each item.
  let groups: [PictureGroup?]
  /// A point has so many pixels.
  let pixels: Double

  init(_ diagram: Diagram, _ sheet: PictureSheet, letters: Double) {
    (self.diagram, self.sheet) = (diagram, sheet)
    pixels = Font.code.size / letters
    // What is shown has a title of its own.
    var untitled = diagram
    untitled.title = nil
    layout = PictureLayout(untitled, within: sheet.width * pixels)
    var rows = layout.rows(of: diagram)
    groups = diagram.items.map { rows.append($0) }
  }

  /// The items that come together: those of a step, but each one alone where a step is higher than the sheet.
  var pieces: [Range<Int>] {
    var start = 0
    return diagram.steps.flatMap { step in
      let items = start..<start + step.count
      start = items.upperBound
      return height(of: items) <= sheet.height ? [items] : items.map { $0..<$0 + 1 }
    }
  }

  /// From the upper end of its first row to the lower end of its last.
  func rows(of items: Range<Int>) -> ClosedRange<Double> {
    guard !items.isEmpty else { return layout.top...layout.top }
    let top = items.lowerBound == 0 ? layout.top : layout.stops[items.lowerBound]
    return top...max(top, layout.stops[items.upperBound])
  }

  /// In points, with the heads.
  func height(of items: Range<Int>) -> Double {
    let rows = rows(of: items)
    return (layout.top + rows.upperBound - rows.lowerBound) / pixels
  }

  var height: Double { height(of: 0..<diagram.items.count) }

  /// As few parts as fit, of nearly the same height. Each is some pieces.
  var parts: [[Range<Int>]] {
    let pieces = pieces
    guard !pieces.isEmpty else { return [diagram.items.indices.map { $0..<$0 + 1 }] }
    let fewest = Self.parts(pieces) { height(of: $0) <= sheet.height }
    let share = rows(of: 0..<diagram.items.count).length / Double(fewest.count)
    let heights = stride(from: (layout.top + share) / pixels, to: sheet.height, by: 6)
    let fair = heights.lazy.map { most in Self.parts(pieces) { height(of: $0) <= most } }
    return fair.first { $0.count == fewest.count } ?? fewest
  }

  private static func parts(
    _ pieces: [Range<Int>], while fits: (Range<Int>) -> Bool
  ) -> [[Range<Int>]] {
    pieces.reduce(into: []) { parts, piece in
      if let first = parts.last?.first, fits(first.lowerBound..<piece.upperBound) {
        parts[parts.count - 1].append(piece)
      } else {
        parts.append([piece])
      }
    }
  }
}
