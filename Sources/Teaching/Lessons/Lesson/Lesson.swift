import Foundation

/// One lesson file, read.
public struct Lesson: Equatable, Sendable {
  public var id: String
  public var title: String
  /// The pattern that its runs use unless they say otherwise. Whether there is such a pattern is
  /// for the stage to know.
  public var pattern: String?
  /// Where the pattern is named.
  public var patternLocation: Location?
  /// The version of the lesson format.
  public var version: Int
  /// As messages name it: `Lessons/02-mvc.md`.
  public var file: String
  /// `en`, `zh-Hans`: from the file name.
  public var language: String
  public var sections: [Section]

  public subscript(id: String) -> Section? { sections.first { $0.id == id } }
}

extension Lesson {
  /// A lesson put together from sections of others.
  public init(id: String, title: String, sections: [Section]) {
    self.init(
      id: id, title: title, pattern: nil, version: 1, file: "", language: "en", sections: sections)
  }
}

/// What a learner sees at once: a heading of the first two levels, or one with an id, and what
/// stands below it.
public struct Section: Equatable, Sendable {
  /// Stable and never translated. Sections that only tell something may go without.
  public var id: String?
  public var heading: [Inline]
  public var level: Int
  public var location: Location
  /// All of it as it was written, from the line of the heading on.
  public var text: String
  public var lastLine: Int
  public var attributes: Attributes
  public var kind: Kind
  /// All below the heading, in the order of the file.
  public var blocks: [Block]
  /// Changes when a word of it does; drawings, which programs write, do not count.
  public var digest: String

  public enum Kind: Equatable, Sendable {
    case text
    case run(RunRequest)
    case contract(ContractTable)
    case claims(Claims)
    case task(Exercise)
    case question(Question)
  }
}

extension Section {
  public var question: Question? {
    if case .question(let question) = kind { question } else { nil }
  }

  /// Whether there is something for a learner to answer or to do.
  public var asks: Bool {
    switch kind {
    case .question, .task: true
    case .text, .run, .contract, .claims: false
    }
  }

  /// Whether it was meant to be more than text, and could not be read as that.
  public var isMisread: Bool { kind == .text && (attributes["type"]?.text ?? "text") != "text" }

  /// What it asks to be run, if anything.
  public var run: RunRequest? {
    switch kind {
    case .run(let run): run
    case .claims(let claims): claims.run
    case .question(let question): question.run
    case .text, .contract, .task: nil
    }
  }

  /// What only a teacher should see.
  public var notes: [[Block]] {
    blocks.compactMap { if case .notes(_, let text) = $0.kind { text } else { nil } }
  }
}

extension String {
  private static let longestID = 60

  /// `watch-rename`: small letters and digits, with single hyphens between them.
  public var isID: Bool {
    let words = split(separator: "-", omittingEmptySubsequences: false)
    return utf8.count <= String.longestID
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isOfIDs) }
  }

  /// The id that comes nearest, `cafe-au-lait` for `Café au lait!`; `nil` where nothing is left.
  public var nearestID: String? {
    let letters = folding(options: .diacriticInsensitive, locale: nil).lowercased()
    let words = letters.split { !$0.isOfIDs }.joined(separator: "-")
    let id = words.prefix(String.longestID).split(separator: "-").joined(separator: "-")
    return id.isEmpty ? nil : id
  }
}

extension Character {
  fileprivate var isOfIDs: Bool { ("a"..."z").contains(self) || ("0"..."9").contains(self) }
}
