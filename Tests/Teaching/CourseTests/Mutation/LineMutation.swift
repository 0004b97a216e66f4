import TestSupport

/// What can happen to a line of a lesson while an author edits it.
enum LineMutation: CaseIterable {
  case cut, double, swap, tick, backtick, number, character

  /// The lines after the mutation of the line at `index`. They are unchanged when the mutation does not
  /// fit that line.
  func applied(to lines: [String], at index: Int, _ random: inout SplitMix64) -> [String] {
    var lines = lines
    switch self {
    case .cut: lines.remove(at: index)
    case .double: lines.insert(lines[index], at: index)
    case .swap:
      if index + 1 < lines.count { lines.swapAt(index, index + 1) }
    case .tick:
      let flipped = lines[index].contains("[x]") ? ("[x]", "[ ]") : ("[ ]", "[x]")
      lines[index] = lines[index].replacing(flipped.0, with: flipped.1)
    case .backtick: lines[index].removeFirst("`", &random)
    case .number:
      lines[index] = String(lines[index].map { $0.isNumber ? Character("7") : $0 })
    case .character:
      guard !lines[index].isEmpty else { break }
      let place = random.below(lines[index].count)
      lines[index].remove(at: lines[index].index(lines[index].startIndex, offsetBy: place))
    }
    return lines
  }
}

extension String {
  fileprivate mutating func removeFirst(_ character: Character, _ random: inout SplitMix64) {
    let places = indices.filter { self[$0] == character }
    if !places.isEmpty { remove(at: random.pick(places)) }
  }
}
