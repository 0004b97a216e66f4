extension ScreenParts {
  /// - Returns: `nil` for a text that is no screen as the kit draws it, and for one with several scenes in front.
  init?(_ text: String) {
    guard let grid = ScreenGrid(text), let panes = grid.panes else { return nil }
    let inFront = grid.boxesInFront
    guard inFront.count < 2 else { return nil }
    let scenes = panes.compactMap { Scene(grid, $0, behind: inFront.first) }
    let top = inFront.first.flatMap { Scene(grid, $0, behind: nil) }
    guard scenes.count == panes.count, (top == nil) == inFront.isEmpty else { return nil }
    self.init(panes: scenes, top: top)
  }
}

extension ScreenParts.Scene {
  fileprivate init?(_ grid: ScreenGrid, _ box: ScreenGrid.Box, behind cover: ScreenGrid.Box?) {
    // The kit leaves a column empty at both sides of what it draws.
    guard box.columns.count >= 4 else { return nil }
    let inside = box.columns.lowerBound + 1..<box.columns.upperBound
    guard let head = Self.border(grid.text(box.rows.lowerBound, inside)),
      let foot = Self.border(grid.text(box.rows.upperBound, inside)), foot.trailing.isEmpty
    else { return nil }
    let names = head.leading.split(separator: "  ", maxSplits: 1).map(String.init)
    let isAlone = names.count < 2
    left = isAlone && !head.leading.hasPrefix("‹") ? "" : names.first ?? ""
    title = isAlone && !left.isEmpty ? "" : names.last ?? ""
    right = head.trailing
    toolbar = foot.leading.split(separator: " · ").map(String.init)
    for row in box.rows.dropFirst().dropLast() {
      guard let content = Self.row(grid, row, of: box, behind: cover) else { return nil }
      rows.append(content)
    }
    while rows.last == .text("") || rows.last == .covered { rows.removeLast() }
  }

  /// The words at the start and at the end of a border, with a line between them; `nil` for another text.
  private static func border(_ text: String) -> (leading: String, trailing: String)? {
    guard let first = text.firstIndex(of: "─"), let last = text.lastIndex(of: "─") else {
      return nil
    }
    let leading = text[..<first].drop { $0 == " " }
    let trailing = text[text.index(after: last)...].drop { $0 == " " }
    guard text[first...last].allSatisfy({ $0 == "─" }) else { return nil }
    return (String(leading).trimmingEnd, String(trailing))
  }

  private static func row(
    _ grid: ScreenGrid, _ row: Int, of box: ScreenGrid.Box, behind cover: ScreenGrid.Box?
  ) -> ScreenParts.Row? {
    let (start, end) = (box.columns.lowerBound, box.columns.upperBound)
    let hidden = cover.flatMap { $0.rows.contains(row) ? $0.columns : nil }
    func isSide(_ column: Int) -> Bool {
      grid[row, column] == "│" || hidden?.contains(column) == true
    }
    guard isSide(start), isSide(end) else { return nil }
    guard let hidden, hidden.overlaps(box.columns) else {
      return .init(grid.text(row, start + 2..<end - 1))
    }
    guard hidden.lowerBound > start + 2 else { return .covered }
    return .init(beginning: grid.text(row, start + 2..<hidden.lowerBound))
  }
}

extension ScreenParts.Row {
  init(_ text: String) {
    self =
      Self.readItem(text) ?? Self.readField(text) ?? Self.readSlider(text)
      ?? Self.readButtons(text) ?? .text(text)
  }

  /// A row of which the end is covered.
  fileprivate init(beginning text: String) {
    let isControl = text.hasPrefix("[") || text.hasPrefix("(")
    self = Self.readItem(text) ?? (isControl ? .covered : .text(text))
  }

  private static func readItem(_ text: String) -> Self? {
    let isDeletable = text.hasPrefix("⊖ ")
    let rest = isDeletable ? text.dropFirst(2) : text[...]
    let name = String(rest.dropFirst(2))
    if rest.hasPrefix("▸ ") { return .item(.folder, name: name, isDeletable: isDeletable) }
    if rest.hasPrefix("♪ ") { return .item(.recording, name: name, isDeletable: isDeletable) }
    return nil
  }

  private static func readField(_ text: String) -> Self? {
    guard text.count > 1, text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    return .field(String(text.dropFirst().dropLast()).trimmingEnd)
  }

  private static func readSlider(_ text: String) -> Self? {
    guard let space = text.lastIndex(of: " ") else { return nil }
    let track = text[text.index(after: space)...]
    guard let knob = track.firstIndex(of: "●") else { return nil }
    let (before, after) = (track[..<knob], track[track.index(after: knob)...])
    guard track.count > 1, before.allSatisfy({ $0 == "━" }), after.allSatisfy({ $0 == "─" }) else {
      return nil
    }
    let place = Double(before.count) / Double(track.count - 1)
    return .slider(String(text[..<space]), place: place)
  }

  private static func readButtons(_ text: String) -> Self? {
    guard text.hasPrefix("( "), text.hasSuffix(" )") else { return nil }
    let labels = text.dropFirst(2).dropLast(2)
      .split(separator: " )", omittingEmptySubsequences: false)
    var buttons: [ScreenParts.Button] = []
    for (index, piece) in labels.enumerated() {
      let words = piece.drop { $0 == " " }
      guard index == 0 || words.hasPrefix("( ") else { return nil }
      buttons.append(.init(marked: index == 0 ? words : words.dropFirst(2)))
    }
    return .buttons(buttons)
  }
}

extension ScreenParts.Button {
  /// A label between dots is that of a disabled button.
  fileprivate init(marked label: Substring) {
    isEnabled = !(label.count > 2 && label.hasPrefix("·") && label.hasSuffix("·"))
    self.label = String(isEnabled ? label : label.dropFirst().dropLast())
  }
}
