import Localization

extension DiagramFilter {
  /// The word that resets the filter.
  public static let everything = "everything"

  /// Reads `only PlayVC Model depth 4`.
  public init(_ words: [String]) throws(DiagramFilterProblem) {
    self.init()
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == DiagramFilter.everything {
        self = DiagramFilter()
      } else if let part = Part(rawValue: word) {
        let values = rest.prefix { Part(rawValue: $0) == nil && $0 != DiagramFilter.everything }
        rest = rest.dropFirst(values.count)
        try read(part, Array(values))
      } else {
        throw .unknownPart(word)
      }
    }
  }

  /// - Parameter words: a word may hold several names, with commas between them.
  public mutating func read(_ part: Part, _ words: [String]) throws(DiagramFilterProblem) {
    let words = words.flatMap { $0.split { ",，、".contains($0) } }.map(String.init)
    guard let word = words.first else { throw .nothingSaid(part) }
    guard part.takesNames || words.count == 1 else { throw .saidTooMuch(part, words[1]) }
    switch part {
    case .only: only += words
    case .hide: hide += words
    case .focus: focus += words
    case .fold: folds += words.map(Fold.init)
    case .depth:
      guard let depth = Int(word), depth > 0 else { throw .badNumber(part, word) }
      self.depth = depth
    case .steps: steps = try range(part, word)
    case .turns: turns = try range(part, word)
    }
  }

  /// `3-9`, `3` alone, or `3-` for all from there.
  private func range(_ part: Part, _ word: String) throws(DiagramFilterProblem) -> ClosedRange<Int>
  {
    let ends = word.plainRange.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2, let first = Int(ends[0]), first > 0 else {
      throw .badNumber(part, word)
    }
    guard ends.count == 2 else { return first...first }
    let last = ends[1].isEmpty ? Int.max : Int(ends[1])
    guard let last, last >= first else { throw .badNumber(part, word) }
    return first...last
  }
}

extension DiagramFilter.Fold {
  /// `widgets`, `loops`, the number of a message, or a name.
  init(_ word: String) {
    let digits = word.hasPrefix("#") ? String(word.dropFirst()) : word
    switch word {
    case "widgets": self = .widgets
    case "loops": self = .loops
    default: self = Int(digits).map { .call($0) } ?? .calls(word)
    }
  }

  /// As you would type it.
  public var word: String {
    switch self {
    case .widgets: "widgets"
    case .loops: "loops"
    case .call(let number): String(number)
    case .calls(let name): name
    }
  }
}

extension DiagramFilter: CustomStringConvertible {
  /// The filter as you would type it.
  public var description: String {
    let parts: [(Part, [String])] = [
      (.only, only), (.hide, hide), (.focus, focus), (.fold, folds.map(\.word)),
      (.depth, depth.map { [String($0)] } ?? []), (.steps, steps.map { [$0.words] } ?? []),
      (.turns, turns.map { [$0.words] } ?? []),
    ]
    return parts.filter { !$1.isEmpty }
      .map { ([$0.rawValue] + $1.map(\.quotedIfNeeded)).joined(separator: " ") }
      .joined(separator: " ")
  }
}

extension ClosedRange<Int> {
  fileprivate var words: String {
    if upperBound == .max { return "\(lowerBound)-" }
    return count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound)"
  }
}

extension String {
  /// `1-9` for a range as other keyboards type it: `１－９`, `1～9`, `1——9`, `1–9`.
  public var plainRange: String { narrow.replacing(/[–—~]+/, with: "-") }
}
