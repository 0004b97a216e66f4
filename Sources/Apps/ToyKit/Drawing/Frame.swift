import Cells

/// A box with words in its borders: a bar above, a toolbar below.
struct Frame {
  var left = ""
  var title = ""
  var right = ""
  var toolbar = ""
  var content: [String]

  /// - Parameter height: the number of lines inside. Further lines are left out.
  func lines(width: Int, height: Int, glyphs: Glyphs) -> [String] {
    let inside =
      content.prefix(height) + Array(repeating: "", count: max(0, height - content.count))
    let body = inside.map {
      glyphs.vertical + " " + $0.fitted(to: width - 4) + " " + glyphs.vertical
    }
    let head = [left, title].filter { !$0.isEmpty }.joined(separator: "  ")
    return [border(glyphs.topLeft, head, right, glyphs.topRight, width, glyphs)] + body
      + [border(glyphs.bottomLeft, toolbar, "", glyphs.bottomRight, width, glyphs)]
  }

  private func border(
    _ first: String, _ leading: String, _ trailing: String, _ last: String, _ width: Int,
    _ glyphs: Glyphs
  ) -> String {
    let end = trailing.isEmpty ? "" : " \(trailing) "
    let room = max(0, width - 2 - end.cells)
    let start = leading.isEmpty ? "" : " " + leading.shortened(to: max(0, room - 3)) + " "
    let rule = String(repeating: glyphs.horizontal, count: max(0, room - start.cells))
    return first + start + rule + end + last
  }
}

extension String {
  /// Exactly `width` cells: padded, or shortened with an ellipsis.
  func fitted(to width: Int) -> String { shortened(to: width).padded(to: width) }

  func shortened(to width: Int) -> String {
    guard cells > width else { return self }
    return width < 1 ? "" : firstCells(width - 1) + "…"
  }

  /// As many whole characters as fit into `width` cells.
  func firstCells(_ width: Int) -> String {
    var result = ""
    var used = 0
    for character in self {
      used += character.cells
      guard used <= width else { break }
      result.append(character)
    }
    return result
  }

  /// What comes after the first `width` cells; half of a wide character becomes a space.
  func afterCells(_ width: Int) -> String {
    var used = 0
    for (index, character) in zip(indices, self) {
      if used >= width { return String(repeating: " ", count: used - width) + self[index...] }
      used += character.cells
    }
    return ""
  }
}
