import Foundation

/// A lesson file as a value.
public struct Lesson: Equatable, Sendable {
  public var id: String
  public var title: String
  /// The pattern of runs that name no pattern themselves. It is not checked here: only `Stage` knows the
  /// patterns.
  public var pattern: String?
  /// Where the front matter names the pattern.
  public var patternLocation: Location?
  /// As messages name it: `Lessons/02-mvc.md`.
  public var file: String
  /// `en` or `zh-Hans`, taken from the file name.
  public var language: String
  public var sections: [Section]

  /// The section with this id; `nil` when there is none.
  public subscript(id: String) -> Section? { sections.first { $0.id == id } }
}

extension Lesson {
  /// A lesson made of sections of other lessons, such as a review.
  public init(id: String, title: String, sections: [Section]) {
    self.init(
      id: id, title: title, pattern: nil, file: "", language: "en", sections: sections)
  }
}

/// One page of a lesson: a heading of the first two levels, or a heading with an id, and all blocks
/// below it.
public struct Section: Equatable, Sendable {
  /// Stable and never translated. `nil` for sections of text only.
  public var id: String?
  public var heading: [Inline]
  /// The level of the heading, counted from 1.
  public var level: Int
  public var location: Location
  /// The Markdown source of the section, heading included.
  public var text: String
  /// The last line of the section, counted from 1.
  public var lastLine: Int
  public var attributes: Attributes
  public var kind: Kind
  /// Everything below the heading, in the order of the file.
  public var blocks: [Block]
  /// Eight hexadecimal digits that change with the text. Mermaid drawings do not count.
  public var digest: String

  /// What a section is for, with its contents.
  public enum Kind: Equatable, Sendable {
    case text
    case run(RunRequest)
    case contract(ContractTable)
    case claims(Claims)
    case variations(Variations)
    case task(PageTask)
    case exercise(Exercise)
    case question(Question)
  }
}

extension Section {
  /// Where a key is on its heading; the heading itself, where it does not have the key.
  public func place(of key: String) -> Location { attributes[key]?.location ?? location }

  /// `nil` when the section asks no question.
  public var question: Question? {
    if case .question(let question) = kind { question } else { nil }
  }

  /// `nil` when the section is no exercise.
  public var exercise: Exercise? {
    if case .exercise(let exercise) = kind { exercise } else { nil }
  }

  /// Whether it is a question or a task.
  public var asks: Bool {
    switch kind {
    case .question, .task: true
    case .text, .run, .contract, .claims, .variations, .exercise: false
    }
  }

  /// Whether something is changed here.
  public var changes: Bool {
    if case .variations = kind { true } else { false }
  }

  /// Whether the learner has something to do here, which counts in progress and reports.
  public var isToDo: Bool { asks || changes }

  /// The type on its heading; `nil` where there is none, and for a page that could not be read as that type.
  var type: SectionType? { isMisread ? nil : attributes.type }

  /// Whether its type is not text, but its contents could not be read as that type.
  public var isMisread: Bool {
    kind == .text && !["text", "code"].contains(attributes["type"]?.text ?? "text")
  }

  /// The run that it shows or asks about; `nil` when it has none.
  public var run: RunRequest? {
    switch kind {
    case .run(let run): run
    case .claims(let claims): claims.run
    case .variations(let variations): variations.run
    case .question(let question): question.run
    case .text, .contract, .task, .exercise: nil
    }
  }

  /// Whether it shows a run, and nothing else.
  public var isRun: Bool {
    if case .run = kind { true } else { false }
  }

  /// Whether learners are to guess before they see the drawing of its run.
  public var waits: Bool { isRun && attributes["wait"] != nil }

  /// Notes for teachers only.
  public var notes: [[Block]] {
    blocks.compactMap { if case .notes(_, let text) = $0.kind { text } else { nil } }
  }
}

extension String {
  private static let longestID = 60

  /// Whether this is an id such as `watch-rename`: at most 60 small letters and digits, with single
  /// hyphens between them.
  public var isID: Bool {
    let words = split(separator: "-", omittingEmptySubsequences: false)
    return utf8.count <= String.longestID
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isOfIDs) }
  }

  /// This text as an id: `cafe-au-lait` for `Café au lait!`; `nil` when no letter or digit is left.
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
