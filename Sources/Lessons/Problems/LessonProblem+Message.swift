extension LessonProblem: CustomStringConvertible {
  /// `Lessons/02-mvc.md:14:3: what was found. What to do.`
  public var description: String {
    "\(file):\(location.line):\(location.column): \(kind.message)"
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
    case .noDirectory: "there is no such directory. Name one that holds lessons."
    case .unreadable: "this file cannot be read. Check its permissions."
    case .notAFile: "this is not a regular file. Put a Markdown file here, or remove it."
    case .outsideDirectory:
      "this link leads out of the lesson directory. Copy the file into the directory."
    case .tooLarge(let limit): "this file is larger than \(limit) bytes. Split it in two."
    case .lineTooLong(let limit): "this line is longer than \(limit) bytes. Break it."
    case .notUTF8: "this file is not UTF-8 text. Save it as UTF-8."
    case .duplicateLesson(let id, let first):
      "the id `\(id)` belongs to \(first) already. Choose another one."
    default: nil
    }
  }

  private var frontMatterMessage: String? {
    switch self {
    case .noFrontMatter:
      "the lesson does not begin with `---`. Put `lifeline: 1`, an `id:` and a `title:` between "
        + "two such lines at the top."
    case .openFrontMatter: "the front matter has no end. Close it with a line `---`."
    case .notKeyAndValue(let line):
      "`\(line.shortened)` is not `key: value`. Write one plain value on one line; put it in "
        + "double quotes when it begins with a sign."
    case .badYAML(let words): "this is not valid YAML: \(words). Put the value in double quotes."
    case .unknownKey(let key, let nearest, let known):
      "no key is called `\(key.shortened)`. " + guess(nearest, known)
    case .missingKey(let key): "the front matter has no `\(key)`. Add a line `\(key): …`."
    case .badID(let id):
      "`\(id.shortened)` cannot be an id. Use small letters, digits and hyphens: `watch-rename`."
    case .unknownVersion(let version):
      "this lesson is written for version \(version.shortened) of the format. "
        + "This Lifeline reads `lifeline: 1`."
    default: nil
    }
  }

  private var attributeMessage: String? {
    switch self {
    case .textBeforeHeading: "text stands before the first heading. Begin with `# Title`."
    case .openComment:
      "this comment has no end. Close it with `-->`, and write no `--` inside it."
    case .noAttributes: "this comment says nothing about the section. Write `id: some-name`."
    case .wordsBeforeAttribute(let words):
      "`\(words.shortened)` belongs to no key. Begin with a key and a colon, such as `id:`."
    case .duplicateAttribute(let key): "`\(key):` stands here twice. Remove one."
    case .emptyAttribute(let key): "`\(key):` has no value. Write one after the colon."
    case .unknownType(let type, let nearest, let known):
      "no section type is called `\(type.shortened)`. " + guess(nearest, known)
    case .idleAttribute(let key, let type):
      "`\(key):` means nothing in a section of type `\(type)`. Remove it."
    case .missingAttribute(let key, let type):
      "a section of type `\(type)` needs `\(key):`. Add it to the comment on the heading."
    case .bothRunAndActions:
      "`run:` names a scenario and `actions:` lists actions. Keep one of them."
    case .setupWithoutActions:
      "the scenario brings its own set-up. Remove `setup:`, or list the `actions:` too."
    case .duplicateSection(let id, let line):
      "the id `\(id)` was given on line \(line) already. Choose another one."
    default: nil
    }
  }

  private var scenarioMessage: String? {
    switch self {
    case .noTitle: "the scenario has no title. Begin with a line `# What it shows`."
    case .lateSetup: "a set-up line stands after an action. Move it up."
    case .noActions: "the scenario has no action. Write one on each line, such as `launch`."
    case .unknownScenarioWord(let word):
      "`\(word.shortened)` begins no line of a scenario. "
        + "A line is `# title`, `setup: action` or an action."
    default: nil
    }
  }
}

/// "Did you mean …?", or all there is when nothing is near.
func guess(_ nearest: String?, _ known: [String]) -> String {
  if let nearest { return "Did you mean `\(nearest)`?" }
  return "There is " + known.map { "`\($0)`" }.joined(separator: ", ") + "."
}

extension String {
  /// Short enough for a message, whatever somebody wrote.
  var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
