import Diagrams

/// Numbers of pages as they are typed: `1-9,12`, or with the lessons that they are of, `mvc:1-9,12,mvp:3`.
nonisolated struct PageNumbers: Equatable {
  struct Part: Equatable {
    /// `nil` when no lesson is named.
    let lesson: String?
    /// From 1.
    var numbers: Set<Int>
  }

  private static let greatest = 1000

  private(set) var parts: [Part] = []

  /// Signs of Chinese keyboards count, too: `１－９、１２`, `1～9`, `mvc：1——9`.
  ///
  /// - Returns: `nil` for anything else.
  init?(_ word: String) {
    let plain = word.plainRange.replacing("、", with: ",")
    for item in plain.split(separator: ",", omittingEmptySubsequences: false) {
      let words = item.split(separator: ":", omittingEmptySubsequences: false)
      guard let range = words.last, words.count <= 2, let numbers = Self.numbers(in: range) else {
        return nil
      }
      if words.count == 2 {
        guard !words[0].isEmpty else { return nil }
        parts.append(Part(lesson: String(words[0]), numbers: numbers))
      } else if parts.isEmpty {
        parts.append(Part(lesson: nil, numbers: numbers))
      } else {
        parts[parts.count - 1].numbers.formUnion(numbers)
      }
    }
  }

  private static func numbers(in range: Substring) -> Set<Int>? {
    let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends[0], let last = ends[ends.count - 1], ends.count <= 2, 0 < first,
      first <= last, last <= greatest
    else { return nil }
    return Set(first...last)
  }
}

nonisolated extension PageNumbers.Part {
  /// As it is typed: `mvc:1-9,12`.
  var words: String {
    (lesson.map { $0 + ":" } ?? "") + numbers.sorted().ranges.joined(separator: ",")
  }
}
