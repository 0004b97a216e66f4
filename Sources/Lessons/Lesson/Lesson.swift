/// One lesson file, read.
public struct Lesson: Equatable, Sendable {
  public var id: String
  public var title: String
  /// The pattern that its runs use unless they say otherwise. Whether there is such a pattern is
  /// for the stage to know.
  public var pattern: String?
  /// The version of the lesson format.
  public var version: Int
  /// As messages name it: `Lessons/02-mvc.md`.
  public var file: String
  /// `en`, `zh-Hans`: from the file name.
  public var language: String
  public var sections: [Section]

  public subscript(id: String) -> Section? { sections.first { $0.id == id } }
}

/// What a learner sees at once: a heading of the first two levels, or one with an id, and what
/// stands below it.
public struct Section: Equatable, Sendable {
  /// Stable and never translated. Sections that only tell something may go without.
  public var id: String?
  public var heading: [Inline]
  public var level: Int
  public var location: Location
  public var lastLine: Int
  public var attributes: Attributes
  public var kind: Kind
  /// All below the heading, in the order of the file.
  public var blocks: [Block]

  public enum Kind: Equatable, Sendable {
    case text
    case run(RunRequest)
    case contract(ContractTable)
    case predict(Prediction)
    case quiz(Question)
    case task(Exercise)
  }
}
