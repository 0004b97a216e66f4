import Diagrams
import Trace

/// The parts of a screen as the script draws them, read from the text of the screen.
enum ScreenParts {
  /// The scenes next to each other, from the left, and what is presented on top of them. The text itself where it is no
  /// screen as the kit draws it, or has several scenes in front.
  static func json(_ text: String) -> JSON { parts(of: text) ?? .string(text) }

  private static func parts(of text: String) -> JSON? {
    guard let grid = ScreenGrid(text), let panes = grid.panes else { return nil }
    let inFront = grid.boxesInFront
    guard inFront.count < 2 else { return nil }
    let scenes = panes.compactMap { scene(grid, $0, behind: inFront.first) }
    let top = inFront.first.flatMap { scene(grid, $0, behind: nil) }
    guard scenes.count == panes.count, (top == nil) == inFront.isEmpty else { return nil }
    return .members(["panes": .array(scenes), "top": top])
  }

  /// The buttons and the title of the bar, the rows, and the buttons of the toolbar.
  private static func scene(
    _ grid: ScreenGrid, _ box: ScreenGrid.Box, behind cover: ScreenGrid.Box?
  ) -> JSON? {
    // The kit leaves a column empty at both sides of what it draws.
    guard box.columns.count >= 4 else { return nil }
    let inside = box.columns.lowerBound + 1..<box.columns.upperBound
    guard let head = border(grid.text(box.rows.lowerBound, inside)),
      let foot = border(grid.text(box.rows.upperBound, inside)), foot.trailing.isEmpty
    else { return nil }
    let names = head.leading.split(separator: "  ", maxSplits: 1).map(String.init)
    let isAlone = names.count < 2
    let left = isAlone && !head.leading.hasPrefix("‹") ? "" : names.first ?? ""
    let title = isAlone && !left.isEmpty ? "" : names.last ?? ""
    let toolbar = foot.leading.split(separator: " · ").map { JSON.string(String($0)) }
    var rows: [JSON] = []
    for row in box.rows.dropFirst().dropLast() {
      guard let content = Self.row(grid, row, of: box, behind: cover) else { return nil }
      rows.append(content)
    }
    while rows.last == Self.row("") || rows.last == covered { rows.removeLast() }
    return .members([
      "left": left.isEmpty ? nil : .string(left), "title": .string(title),
      "right": head.trailing.isEmpty ? nil : .string(head.trailing), "rows": .array(rows),
      "toolbar": toolbar.isEmpty ? nil : .array(toolbar),
    ])
  }

  /// The words at the start and at the end of a border, with a line between them; `nil` for another text.
  private static func border(_ text: String) -> (leading: String, trailing: String)? {
    guard let first = text.firstIndex(of: "─"), let last = text.lastIndex(of: "─") else {
      return nil
    }
    let leading = text[..<first].drop { $0 == " " }
    let trailing = text[text.index(after: last)...].drop { $0 == " " }
    guard text[first...last].allSatisfy({ $0 == "─" }) else { return nil }
    return (String(leading).withoutSpacesAtEnd, String(trailing))
  }

  private static func row(
    _ grid: ScreenGrid, _ row: Int, of box: ScreenGrid.Box, behind cover: ScreenGrid.Box?
  ) -> JSON? {
    let (start, end) = (box.columns.lowerBound, box.columns.upperBound)
    let hidden = cover.flatMap { $0.rows.contains(row) ? $0.columns : nil }
    func isSide(_ column: Int) -> Bool {
      grid[row, column] == "│" || hidden?.contains(column) == true
    }
    guard isSide(start), isSide(end) else { return nil }
    guard let hidden, hidden.overlaps(box.columns) else {
      return Self.row(grid.text(row, start + 2..<end - 1))
    }
    guard hidden.lowerBound > start + 2 else { return covered }
    let text = grid.text(row, start + 2..<hidden.lowerBound)
    let isControl = text.hasPrefix("[") || text.hasPrefix("(")
    return item(text) ?? (isControl ? covered : .members(["text": .string(text)]))
  }
}

// MARK: Rows

extension ScreenParts {
  /// A row of which too little is seen: another scene is in front of it.
  private static let covered = JSON.object([])

  static func row(_ text: String) -> JSON {
    item(text) ?? field(text) ?? slider(text) ?? buttons(text) ?? .members(["text": .string(text)])
  }

  private static func item(_ text: String) -> JSON? {
    let isDeletable = text.hasPrefix("⊖ ")
    let rest = isDeletable ? text.dropFirst(2) : text[...]
    let kinds = [(sign: "▸ ", name: "folder"), (sign: "♪ ", name: "recording")]
    guard let kind = kinds.first(where: { rest.hasPrefix($0.sign) }) else { return nil }
    return .members([
      kind.name: .string(String(rest.dropFirst(2))), "deletable": isDeletable ? .bool(true) : nil,
    ])
  }

  private static func field(_ text: String) -> JSON? {
    guard text.count > 1, text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    return .members(["field": .string(String(text.dropFirst().dropLast()).withoutSpacesAtEnd)])
  }

  private static func slider(_ text: String) -> JSON? {
    guard let space = text.lastIndex(of: " ") else { return nil }
    let track = text[text.index(after: space)...]
    guard let knob = track.firstIndex(of: "●") else { return nil }
    let (before, after) = (track[..<knob], track[track.index(after: knob)...])
    guard track.count > 1, before.allSatisfy({ $0 == "━" }), after.allSatisfy({ $0 == "─" }) else {
      return nil
    }
    let place = Double(before.count) / Double(track.count - 1)
    return .members([
      "slider": .string(String(text[..<space])), "percent": .int(Int((place * 100).rounded())),
    ])
  }

  private static func buttons(_ text: String) -> JSON? {
    guard text.hasPrefix("( "), text.hasSuffix(" )") else { return nil }
    let labels = text.dropFirst(2).dropLast(2)
      .split(separator: " )", omittingEmptySubsequences: false)
    var buttons: [JSON] = []
    for (index, piece) in labels.enumerated() {
      let words = piece.drop { $0 == " " }
      guard index == 0 || words.hasPrefix("( ") else { return nil }
      buttons.append(button(index == 0 ? words : words.dropFirst(2)))
    }
    return .members(["buttons": .array(buttons)])
  }

  /// A label between dots is that of a disabled button.
  private static func button(_ label: Substring) -> JSON {
    let isDisabled = label.count > 2 && label.hasPrefix("·") && label.hasSuffix("·")
    return .members([
      "label": .string(String(isDisabled ? label.dropFirst().dropLast() : label)),
      "disabled": isDisabled ? .bool(true) : nil,
    ])
  }
}
