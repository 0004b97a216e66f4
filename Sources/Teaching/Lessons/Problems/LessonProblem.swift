import Cells

/// Something wrong in a lesson or a scenario, and where.
public struct LessonProblem: Error, Hashable, Sendable {
  /// The path of the file, as messages show it.
  public var file: String
  public var location: Location
  public var kind: Kind

  public init(_ file: String, _ location: Location, _ kind: Kind) {
    self.file = file
    self.location = location
    self.kind = kind
  }

  /// What is wrong, by the part of a lesson that it concerns. Each concern words its own messages,
  /// and no switch over problems has a `default`: the compiler finds a problem without a message.
  public enum Kind: Hashable, Sendable {
    case file(FileProblem)
    case frontMatter(FrontMatterProblem)
    case key(KeyProblem)
    case heading(HeadingProblem)
    case actions(ActionsProblem)
    case markdown(MarkdownProblem)
    case contract(ContractProblem)
    case rule(RuleProblem)
    case question(QuestionProblem)
    case answer(AnswerProblem)
    case reason(ReasonProblem)
    case statement(StatementProblem)
    case drawing(DrawingProblem)
    case variation(VariationProblem)
    case code(CodeProblem)
    case exercise(ExerciseProblem)
    case translation(TranslationProblem)
  }
}

extension LessonProblem.Kind {
  /// Whether a part of the file has no end, so that it is not known what belongs to the parts below it.
  public var hidesRest: Bool {
    switch self {
    case .heading(.swallowedHeading), .drawing(.openDrawing), .markdown(.openCode): true
    default: false
    }
  }

  /// A directory has no lines.
  public var isOfDirectory: Bool {
    switch self {
    case .file(.noDirectory), .file(.notADirectory), .file(.closedDirectory): true
    default: false
    }
  }

  /// What was found and what to do, in the current language, without the place.
  public var message: String { adviceOnSign + words }

  private var words: String {
    switch self {
    case .file(let problem): problem.message
    case .frontMatter(let problem): problem.message
    case .key(let problem): problem.message
    case .heading(let problem): problem.message
    case .actions(let problem): problem.message
    case .markdown(let problem): problem.message
    case .contract(let problem): problem.message
    case .rule(let problem): problem.message
    case .question(let problem): problem.message
    case .answer(let problem): problem.message
    case .reason(let problem): problem.message
    case .statement(let problem): problem.message
    case .drawing(let problem): problem.message
    case .variation(let problem): problem.message
    case .code(let problem): problem.message
    case .exercise(let problem): problem.message
    case .translation(let problem): problem.message
    }
  }
}

extension LessonProblem: CustomStringConvertible {
  /// `Lessons/02-mvc.md:14:3: what was found. What to do.`
  public var description: String {
    let place = kind.isOfDirectory ? "" : ":\(location.line):\(location.column)"
    return "\(file.printable)\(place): \(kind.message)"
  }
}

/// Ordered by file and place.
extension LessonProblem: Comparable {
  public static func < (a: LessonProblem, b: LessonProblem) -> Bool {
    (a.file, a.location, a.kind.message) < (b.file, b.location, b.kind.message)
  }
}

extension String {
  /// At most 60 characters of a text, for a message.
  package var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
