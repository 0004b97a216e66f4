import Localization

extension LessonProblem {
  /// A translation that does not fit its original.
  public enum TranslationProblem: Hashable, Sendable {
    case attributeInTranslation(String)
    case patternInTranslation
    case sectionWithoutOriginal(String)
    case missingTranslation(ids: [String])
    case noDigest(id: String)
    case staleTranslation(id: String)
    case differs(Difference)

    var message: String {
      switch self {
      case .attributeInTranslation(let key):
        localized("`\(key):` is taken from the original. Keep only `id:` and `digest:` here.")
      case .patternInTranslation:
        localized("`pattern:` is taken from the original. Remove this line.")
      case .sectionWithoutOriginal(let id):
        localized(
          "the original has no section `\(id.shortened)`. Correct the id, or remove the section.")
      case .missingTranslation(let ids):
        localized("not translated: \(ids.inCode.commaSeparated). They are shown in English.")
      case .noDigest(let id):
        localized("`\(id)` has no digest of its original. The same `check` with `--write` adds it.")
      case .staleTranslation(let id):
        localized(
          """
          the original of `\(id)` has changed. Review the translation, then give the same `check` \
          with `--write`.
          """)
      case .differs(let difference): difference.message
      }
    }
  }

  /// A difference between a translation and its original in what a program reads, not in the text.
  public enum Difference: Hashable, Sendable {
    case id(original: String)
    case choices(Int, original: Int)
    case hints(Int, original: Int)
    case ticks
    /// A code span.
    case code(String, original: String)
    case messages
    case statements
    case variants
    case solution
    case contract
    case title(String)

    fileprivate var message: String {
      switch self {
      case .id(let original):
        localized("this translates the lesson `\(original)`. Give it that id.")
      case .choices(let count, let original):
        localized(
          "this has \(count) choices, the original \(original). Keep their number and order.")
      case .hints(let count, let original):
        localized("this has \(count) hints, the original \(original). Keep their number and order.")
      case .ticks:
        localized("the ticked choices differ from the original. Keep their order and ticks.")
      case .code(let code, let original):
        localized(
          "this is `\(code.shortened)`; the original has `\(original.shortened)`. Leave code spans as they are."
        )
      case .messages:
        localized("the named messages differ from the original. Leave code spans as they are.")
      case .statements:
        localized("the checked code spans differ from the original. Leave them as they are.")
      case .variants:
        localized("the variants differ from the original. Keep their names and their order.")
      case .solution:
        localized("the solution differs from the original. Leave its code spans as they are.")
      case .title(let key):
        localized(
          "`\(key):` is here in one language only. Give it to both headings, or to neither.")
      case .contract: localized("the table differs from the original. Leave its words as they are.")
      }
    }
  }
}
