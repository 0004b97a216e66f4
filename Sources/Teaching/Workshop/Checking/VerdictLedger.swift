/// The verdicts on versions of exercises, each with a digest of all that it depends on. A version is judged again
/// when its digest has changed.
public struct VerdictLedger: Equatable, Sendable {
  /// By exercise, then by version.
  private var entries: [String: [String: Entry]] = [:]

  public struct Entry: Equatable, Sendable {
    public var exercise: String
    /// As its patch is called: `solution`, `wrong-title-after`.
    public var version: String
    /// The layer that is not passed; `nil` when all are.
    public var failed: ExerciseVerdict.Layer?
    /// See ``VerdictDigests``.
    public var digest: String
  }

  public init() {}

  /// The verdict on a version; `nil` when it was not judged yet.
  public subscript(exercise: String, version: String) -> Entry? { entries[exercise]?[version] }

  /// Takes the verdicts on the versions of an exercise in place of those that it has.
  public mutating func record(_ versions: [Entry], of exercise: String) {
    entries[exercise] = Dictionary(versions.map { ($0.version, $0) }) { $1 }
  }

  /// Forgets exercises that there are no longer.
  public mutating func keep(only exercises: [String]) {
    entries = entries.filter { exercises.contains($0.key) }
  }
}

extension VerdictLedger {
  /// Its file, in the folder of the exercises.
  public static let file = "verdicts.txt"

  private static let head = """
    # What the judge said of each version of the exercises, and a digest of all that this depends on.
    # Only `lifeline check --exercises --write` changes this file.

    """

  /// Reads the text of a ledger. A line that says nothing is left out, so that its version is judged again.
  public init(text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let entry = Entry(line) else { continue }
      entries[entry.exercise, default: [:]][entry.version] = entry
    }
  }

  /// A line for each version, sorted.
  public var text: String {
    let lines = entries.values.flatMap(\.values)
      .sorted { ($0.exercise, $0.version) < ($1.exercise, $1.version) }
      .map { [$0.exercise, $0.version, $0.word, $0.digest].joined(separator: " ") + "\n" }
    return Self.head + lines.joined()
  }
}

extension VerdictLedger.Entry {
  private static let passing = "passes"

  /// `nil` for a line that does not say what became of a version.
  fileprivate init?(_ line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 4 else { return nil }
    let failed = ExerciseVerdict.Layer(rawValue: words[2])
    guard failed != nil || words[2] == Self.passing else { return nil }
    self.init(exercise: words[0], version: words[1], failed: failed, digest: words[3])
  }

  /// `passes`, or the layer: `contract`.
  var word: String { failed?.rawValue ?? Self.passing }
}
