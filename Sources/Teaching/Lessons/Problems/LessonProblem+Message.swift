import Cells
import Localization

extension LessonProblem: CustomStringConvertible {
  /// `Lessons/02-mvc.md:14:3: what was found. What to do.`
  public var description: String {
    "\(file.printable):\(location.line):\(location.column): \(kind.message)"
  }
}

extension LessonProblem.Kind {
  /// What was found and what to do, without the place.
  public var message: String {
    fileMessage ?? frontMatterMessage ?? attributeMessage ?? contentMessage ?? translationMessage
      ?? scenarioMessage ?? ""
  }

  private var fileMessage: String? {
    switch self {
    case .noDirectory: localized("there is no such directory. Name one that holds lessons.")
    case .unreadable: localized("this file cannot be read. Check its permissions.")
    case .notAFile: localized("this is not a regular file. Put a Markdown file here, or remove it.")
    case .badFileName:
      localized("this name holds signs that cannot be shown. Give the file another one.")
    case .outsideDirectory:
      localized("this link leads out of the lesson directory. Copy the file into the directory.")
    case .tooLarge(let limit):
      localized("this file is larger than \(limit) bytes. Split it in two.")
    case .lineTooLong(let limit): localized("this line is longer than \(limit) bytes. Break it.")
    case .notUTF8: localized("this file is not UTF-8 text. Save it as UTF-8.")
    case .duplicateLesson(let id, let first):
      localized("the id `\(id)` belongs to \(first) already. Choose another one.")
    default: nil
    }
  }

  private var frontMatterMessage: String? {
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
    case .badYAML(let words):
      localized("this is not valid YAML: \(words). Put the value in double quotes.")
    case .unknownKey(let key, let nearest, let known):
      localized("no key is called `\(key.shortened)`.") + guess(nearest, known)
    case .missingKey(let key):
      localized("the front matter has no `\(key)`. Add a line `\(key): …`.")
    case .badID(let id):
      localized(
        """
        `\(id.shortened)` cannot be an id. Use small letters, digits and hyphens: `watch-rename`.
        """)
    case .unknownVersion(let version):
      localized(
        """
        this lesson is written for version \(version.shortened) of the format. This Lifeline reads \
        `lifeline: 1`.
        """)
    default: nil
    }
  }

  private var attributeMessage: String? {
    switch self {
    case .textBeforeHeading:
      localized("text stands before the first heading. Begin with `# Title`.")
    case .openComment:
      localized("this comment has no end. Close it with `-->`, and write no `--` inside it.")
    case .noAttributes:
      localized("this comment says nothing about the section. Write `id: some-name`.")
    case .wordsBeforeAttribute(let words):
      localized(
        """
        `\(words.shortened)` belongs to no key. Begin with a key and a colon, such as `id:`.
        """)
    case .duplicateAttribute(let key): localized("`\(key):` stands here twice. Remove one.")
    case .emptyAttribute(let key): localized("`\(key):` has no value. Write one after the colon.")
    case .unknownType(let type, let nearest, let known):
      localized("no section type is called `\(type.shortened)`.") + guess(nearest, known)
    case .idleAttribute(let key, let type):
      localized("`\(key):` means nothing in a section of type `\(type)`. Remove it.")
    case .missingAttribute(let key, let type):
      localized(
        """
        a section of type `\(type)` needs `\(key):`. Add it to the comment on the heading.
        """)
    case .bothRunAndActions:
      localized("`run:` names a scenario and `actions:` lists actions. Keep one of them.")
    case .setupWithoutActions:
      localized("the scenario brings its own set-up. Remove `setup:`, or list the `actions:` too.")
    case .duplicateSection(let id, let line):
      localized("the id `\(id)` was given on line \(line) already. Choose another one.")
    default: nil
    }
  }

  private var scenarioMessage: String? {
    switch self {
    case .noTitle: localized("the scenario has no title. Begin with a line `# What it shows`.")
    case .lateSetup: localized("a set-up line stands after an action. Move it up.")
    case .noActions:
      localized("the scenario has no action. Write one on each line, such as `launch`.")
    case .unknownScenarioWord(let word):
      localized(
        """
        `\(word.shortened)` begins no line of a scenario. A line is `# title`, `setup: action` or \
        an action.
        """)
    default: nil
    }
  }
}

/// "Did you mean …?", or all there is when nothing is near.
func guess(_ nearest: String?, _ known: [String]) -> String {
  if let nearest { return localized(" Did you mean `\(nearest)`?") }
  return localized(" There is \(known.inCode.commaSeparated).")
}

extension [String] {
  /// Each in a code span.
  var inCode: [String] { map { "`\($0)`" } }
}

extension String {
  /// Short enough for a message, whatever somebody wrote.
  var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
