/// What the word that is being typed could become.
public nonisolated struct Candidates: Equatable, Sendable {
  public struct Candidate: Equatable, Sendable {
    public let text: String
    /// What it does, for terminals that show it.
    public var meaning: String?
  }

  /// Names of files that fit, too. Each kind includes the ones before it.
  public enum Files: Int, Sendable { case none, directories, all }

  public var all: [Candidate] = []
  /// The shell of the terminal knows these names best.
  public var files = Files.none

  public static func words(_ words: [String]) -> Candidates {
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
  /// The place of the word in a line.
  public struct Position<Context: CommandContext>: Sendable {
    public let context: Context
    /// The words between the command and the typed word, without options.
    public let words: [String]

    public init(_ context: Context, words: [String]) {
      self.context = context
      self.words = words
    }
  }

  public typealias Maker<Context: CommandContext> =
    @MainActor @Sendable (Position<Context>) -> Candidates

  public static func none<Context>(_: Position<Context>) -> Candidates { Candidates() }
  public static func files<Context>(_: Position<Context>) -> Candidates { Candidates(files: .all) }

  public static func choices<Context, Value: Choice>(of _: Value.Type) -> Maker<Context> {
    { _ in .words(Value.names) }
  }
}
