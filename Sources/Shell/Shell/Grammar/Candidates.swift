/// What the word that is being typed could become.
nonisolated struct Candidates: Equatable, Sendable {
  struct Candidate: Equatable, Sendable {
    let text: String
    /// What it does, for terminals that show it.
    var meaning: String?
  }

  /// Names of files that fit, too. Each kind includes the ones before it.
  enum Files: Int, Sendable { case none, directories, all }

  var all: [Candidate] = []
  /// The shell of the terminal knows these names best.
  var files = Files.none

  static func words(_ words: [String]) -> Candidates {
    Candidates(all: words.map { Candidate(text: $0) })
  }

  /// Adds those that are not there yet.
  mutating func add(_ others: Candidates) {
    var known = Set(all.map(\.text))
    all += others.all.filter { known.insert($0.text).inserted }
    if others.files.rawValue > files.rawValue { files = others.files }
  }
}

// MARK: How they are found

nonisolated extension Candidates {
  /// Where in a line the word stands.
  struct Position: Sendable {
    let session: Session
    /// The words between the command and the typed word, without options.
    let words: [String]
  }

  typealias Maker = @MainActor @Sendable (Position) -> Candidates

  static let none: Maker = { _ in Candidates() }
  static let files: Maker = { _ in Candidates(files: .all) }

  static func choices<Value: Choice>(of _: Value.Type) -> Maker { { _ in .words(Value.names) } }
}
