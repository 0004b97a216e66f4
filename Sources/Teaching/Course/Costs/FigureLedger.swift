import Trace

/// The recorded figures of solutions, each with a digest of all that they depend on: what the verdict on the solution
/// depends on, since both are made of one run, and which messages a drawing shows.
public struct FigureLedger: Equatable, Sendable {
  private var entries: [String: Entry] = [:]

  public struct Entry: Equatable, Sendable {
    public var digest: String
    public var figures: RunFigures

    public init(digest: String, figures: RunFigures) {
      (self.digest, self.figures) = (digest, figures)
    }
  }

  public init() {}

  /// By the id of the exercise. `nil` when nothing is recorded.
  public subscript(exercise: String) -> Entry? {
    get { entries[exercise] }
    set { entries[exercise] = newValue }
  }

  /// Forgets exercises that there are no longer.
  public mutating func keep(only exercises: [String]) {
    entries = entries.filter { exercises.contains($0.key) }
  }
}

extension FigureLedger {
  /// Its file, in the folder of the exercises.
  public static let file = "figures.txt"

  private static let head = """
    # What was counted in the runs of solutions: for each action the messages that a drawing shows, then the cells of the
    # contract that were used. The digest is of all that the verdict on the solution and the drawing depend on.
    # Only `lifeline check --exercises --write` changes this file.

    """

  /// Reads the text of a ledger. An exercise with a line that says nothing is left out, so that it is judged again.
  public init(text: String) {
    var (present, broken): (String?, Set<String>) = (nil, [])
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let head = Self.head(line) {
        present = head.exercise
        entries[head.exercise] = Entry(digest: head.digest, figures: .init(messages: [], cells: []))
      } else if let present, entries[present]?.figures.read(line) != true {
        broken.insert(present)
      }
    }
    entries = entries.filter { !broken.contains($0.key) }
  }

  private static func head(_ line: Substring) -> (exercise: String, digest: String)? {
    let words = line.split(separator: " ").map(String.init)
    return words.count == 2 && !line.hasPrefix(" ") ? (words[0], words[1]) : nil
  }

  /// The exercises in the order of their ids.
  public var text: String {
    Self.head
      + entries.sorted { $0.key < $1.key }.map { exercise, entry in
        "\(exercise) \(entry.digest)\n" + entry.figures.lines.map { $0 + "\n" }.joined()
      }.joined()
  }
}

extension RunFigures {
  fileprivate var lines: [String] {
    messages.map { "  messages \($0.count) \($0.action)" }
      + cells.map { "  cell \($0.from.rawValue) \($0.to.rawValue)" }
  }

  /// `false` for a line that says nothing.
  fileprivate mutating func read(_ line: Substring) -> Bool {
    let words = line.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3 else { return false }
    if words[0] == "messages", let count = Int(words[1]) {
      messages.append(.init(action: words[2], count: count))
    } else if words[0] == "cell", let from = Role(rawValue: words[1]),
      let to = Role(rawValue: words[2])
    {
      cells.append(.init(from: from, to: to))
    } else {
      return false
    }
    return true
  }
}
