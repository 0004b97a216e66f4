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
      glyphs.vertical + " " + glyphs.fitted($0, to: width - 4) + " " + glyphs.vertical
    }
    let head = [left, title].filter { !$0.isEmpty }.joined(separator: "  ")
    return [border(glyphs.topLeft, head, right, glyphs.topRight, width, glyphs)] + body
      + [border(glyphs.bottomLeft, toolbar, "", glyphs.bottomRight, width, glyphs)]
  }

  private func border(
    _ first: String, _ leading: String, _ trailing: String, _ last: String, _ width: Int,
    _ glyphs: Glyphs
  ) -> String {
    let end = trailing.isEmpty ? "" : " \(glyphs.spelled(trailing)) "
    let room = max(0, width - 2 - end.cells)
    let start = leading.isEmpty ? "" : " " + glyphs.shortened(leading, to: max(0, room - 3)) + " "
    let rule = String(repeating: glyphs.horizontal, count: max(0, room - start.cells))
    return first + start + rule + end + last
  }
}

extension Glyphs {
  /// The text as the screen shows it, which may be wider: a picture for each control character, and replacements
  /// for what ASCII does not have.
  func spelled(_ text: String) -> String {
    replacements.reduce(text.printable) { $0.replacing($1.0, with: $1.1) }
  }

  /// The text as the screen shows it, in exactly `width` cells: padded, or shortened with an ellipsis.
  func fitted(_ text: String, to width: Int) -> String {
    shortened(text, to: width).padded(to: width)
  }

  func shortened(_ text: String, to width: Int) -> String {
    let text = spelled(text)
    guard text.cells > width else { return text }
    let ellipsis = spelled("…").firstCells(width)
    return text.firstCells(width - ellipsis.cells) + ellipsis
  }
}

extension String {
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
