import Localization

extension LessonProblem {
  /// The lines between the two `---` at the top of a lesson.
  public enum FrontMatterProblem: Hashable, Sendable {
    case noFrontMatter
    case openFrontMatter
    case notKeyAndValue(String)
    /// A sign in the middle of a plain value.
    case needsQuotes(String)
    case badQuotes
    case missingKey(String)
    case unknownVersion(String)

    var message: String {
      switch self {
      case .noFrontMatter:
        localized(
          """
          the lesson does not begin with `---`. Put `lifeline: 1`, an `id:` and a `title:` between \
          two such lines at the top.
          """)
      case .openFrontMatter: localized("the front matter has no end. Close it with a line `---`.")
      case .notKeyAndValue(let line):
        localized(
          """
          `\(line.shortened)` is not `key: value`. Write one plain value on one line; put it in \
          double quotes when it begins with a sign.
          """)
      case .needsQuotes(let sign):
        localized("`\(sign)` ends a plain value in YAML. Put the value in double quotes.")
      case .badQuotes:
        localized(
          """
          this value is not closed by a double quote. Write `\\"` for a quote inside it, `\\\\` for a \
          backslash, and nothing after it.
          """)
      case .missingKey(let key):
        localized(
          "the front matter has no `\(key)`. Add a line `\(key): \(key.exampleValue)`.")
      case .unknownVersion(let version):
        localized(
          """
          this lesson is written for version \(version.shortened) of the format. This Lifeline reads \
          `lifeline: 1`.
          """)
      }
    }
  }

  /// A key and its value, in the front matter, on a heading or in a scenario.
  public enum KeyProblem: Hashable, Sendable {
    case unknownKey(UnknownWord)
    case duplicateKey(String)
    case emptyKey(String)
    case badID(String)
    /// After the colon of a key.
    case noSpace(key: String, value: String)

    var message: String {
      switch self {
      case .unknownKey(let key):
        localized("there is no key `\(key.word.shortened)`.") + key.guess
      case .duplicateKey(let key): localized("`\(key):` is here twice. Remove one.")
      case .emptyKey(let key): localized("`\(key):` has no value. Write one after the colon.")
      case .badID(let id):
        localized(
          """
          `\(id.shortened)` cannot be an id. Use lowercase letters, digits and hyphens: \
          `watch-rename`.
          """)
      case .noSpace(let key, let value):
        localized("leave a space after the colon: `\(key): \(value.shortened)`.")
      }
    }
  }

  /// A heading and the comment on it.
  public enum HeadingProblem: Hashable, Sendable {
    case textBeforeHeading
    /// Below the front matter is nothing.
    case noPage
    /// A heading without words.
    case noTitle
    case openComment
    case secondComment
    case noAttributes
    case wordsBeforeAttribute(String)
    case unknownType(UnknownWord)
    case foreignSign(ForeignSign)
    case idleAttribute(String, type: String)
    /// On a page without a type. `fitting` is a type that has the key, and if it is sure, the only one.
    case keyWithoutType(String, fitting: String?, isSure: Bool)
    case missingAttribute(String, type: String)
    /// Neither a scenario nor actions.
    case noRun(type: String)
    case duplicateSection(id: String, firstLine: Int)
    case strayComment
    /// On a line of its own.
    case looseComment
    case swallowedHeading
    /// By a line of `=` or `-` below it.
    case underlinedHeading

    var message: String {
      switch self {
      case .textBeforeHeading:
        localized("there is text before the first heading. Begin with `# Title`.")
      case .noPage:
        localized("this lesson has no page. Write a heading below the front matter: `# Title`.")
      case .openComment:
        localized("this comment has no end. Close it with `-->`, and write no `--` inside it.")
      case .noTitle: localized("this heading has no words. Write a title after the `#` signs.")
      case .secondComment:
        localized("this heading has two comments. Put all keys into the first one.")
      case .noAttributes:
        localized("this comment is empty. Write `id: some-name`.")
      case .wordsBeforeAttribute(let words):
        localized("`\(words.shortened)` has no key. Begin with a key and a colon, such as `id:`.")
      case .unknownType(let type):
        localized("there is no section type `\(type.word.shortened)`.") + type.guess
      case .foreignSign(let sign): localized("write `\(sign.meant)` for `\(sign.sign)`.")
      case .idleAttribute(let key, let type):
        localized("a section of type `\(type)` cannot have `\(key):`. Remove it.")
      case .keyWithoutType(let key, fitting: let type?, isSure: true):
        localized(
          "`\(key):` means nothing on a page without `type:`. Add `type: \(type)`, or remove it.")
      case .keyWithoutType(let key, fitting: let type?, isSure: false):
        localized(
          """
          `\(key):` means nothing on a page without `type:`. Add a type, such as `type: \(type)`, or remove it.
          """)
      case .keyWithoutType(let key, fitting: nil, isSure: _):
        localized("`\(key):` means nothing on a page without `type:`. Remove it.")
      case .noRun(let type):
        localized(
          """
          a section of type `\(type)` needs `run:` or `actions:`. Add one to the comment on the heading.
          """)
      case .missingAttribute(let key, let type):
        localized(
          "a section of type `\(type)` needs `\(key):`. Add it to the comment on the heading.")
      case .duplicateSection(let id, let line):
        localized("the id `\(id)` was given on line \(line) already. Choose another one.")
      case .strayComment:
        localized(
          """
          this comment is not on a heading, so it is ignored. Begin its line with `## ` and words.
          """)
      case .looseComment:
        localized(
          """
          this comment is not on a heading, so it is ignored. Put it at the end of the heading, on the same line.
          """)
      case .swallowedHeading:
        localized(
          """
          this heading belongs to the list, the code or the HTML above it. Begin it at the start of the line; \
          close the code with a fence; leave a blank line below HTML.
          """)
      case .underlinedHeading:
        localized(
          """
          this heading is underlined, so lists of pages do not find it. Begin it with `# ` or `## ` instead.
          """)
      }
    }
  }
}

extension String {
  /// A value that the front matter may have for this key.
  fileprivate var exampleValue: String { self == "lifeline" ? "1" : "…" }
}
