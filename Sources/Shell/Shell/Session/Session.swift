import Cells
import Course
import Diagrams
import Localization
import Progress
import Stage
import Trace

/// The shell without a terminal: every line gets an answer.
public final class Session: Conversation {
  public enum Mode: Sendable {
    /// Somebody types: commands may be shortened.
    case interactive
    case script
  }

  public let mode: Mode
  public let options: Options
  public var width: Int
  public var height: Int
  private var repeats = false

  let environment: ShellEnvironment
  lazy var library = environment.library
  /// The lessons held against the stage.
  lazy var course = library.map { Course($0) }

  /// The run that actions go to.
  var play: Play? { didSet { stepping = nil } }
  /// A trace that was read from a file and is looked at, until the next action.
  var loaded: Trace? { didSet { stepping = nil } }
  /// Where in the past of the present trace somebody stands; `nil` for whoever looks at it as it is now.
  var stepping: Stepping?
  /// How many lines have gone over the screen, those of the prompt among them.
  private(set) var linesShown = 0
  /// What diagrams and lists of messages show, until it is changed.
  var filter = DiagramFilter()
  var bookmark: Bookmark?
  /// Of the lesson that was opened last.
  var lessonFiles: LessonFiles?
  /// A lesson that was left, with the app as it was.
  var aside: (bookmark: Bookmark, play: Play?)?
  /// Of questions and tasks.
  var outcomes: [SectionID: PageWork.Outcome] = [:]
  let progressRecorder: ProgressRecorder
  /// What is done when the next line is `yes`.
  var isConfirmed: (() throws(ShellProblem) -> Reply)?
  /// In which lessons are shown and answers given.
  public var language: Language

  public init(
    _ mode: Mode = .interactive, options: Options = Options(),
    environment: ShellEnvironment = ShellEnvironment()
  ) {
    self.mode = mode
    self.options = options
    self.environment = environment
    progressRecorder = ProgressRecorder(
      environment.progress, now: environment.now, timeZone: environment.timeZone)
    width = options.width ?? 80
    language = options.language
    height = mode == .interactive ? 24 : .max
  }

  public var prompt: String {
    let place = stepping.map { "at \($0.number)/\($0.total)" }
    return [bookmark?.place ?? play?.name, place].compactMap { $0 }.joined(separator: " ") + "> "
  }

  /// Not when there is a newer page to see.
  public var repeatsOnEmptyLine: Bool { repeats && !lessonHasChanged }

  public func reply(to line: String) -> Reply {
    repeats = false
    let line = asksOnEmptyLine && line.isBlank ? "step ask" : line
    return Language.$current.withValue(language) { said(to: line) }
  }

  private func said(to line: String) -> Reply {
    if !line.isBlank { linesShown += 1 }
    var reply = rereading(before: line) { line.isBlank ? Reply() : answer(line) }
    if let remark = progressRecorder.takeRemark() {
      reply.complaint = [reply.complaint, remark].compactMap(\.self).joined(separator: "\n")
    }
    reply.complaint = reply.complaint.map(laidOut)
    linesShown += reply.text.lines.count + (reply.complaint?.split(separator: "\n").count ?? 0)
    return reply
  }

  private func answer(_ line: String) -> Reply {
    do {
      if let confirmed = confirmation(by: line) { return try confirmed() }
      if isGuess(line) { return try guess(line) }
      if isAnswer(line) { return try answer(to: line) }
      let request = try Request(line, in: mode, options: options)
      repeats = request.command.repeats
      return try request.command.body(self)(request)
    } catch {
      return .failure(error.message, error.status)
    }
  }

  private func confirmation(
    by line: String
  ) -> (() throws(ShellProblem) -> Reply)? {
    defer { isConfirmed = nil }
    return ["yes", "是"].contains(line.withSingleSpaces.lowercased()) ? isConfirmed : nil
  }

  /// Lines for somebody who looks; whole sentences for files, where programs search.
  private func laidOut(_ complaint: String) -> String {
    mode == .interactive ? complaint.wrapped(to: width).joined(separator: "\n") : complaint
  }

  /// Words of a command line as one line of the shell.
  public static func line(_ words: [String]) -> String {
    words.enumerated().map { $0 > 0 && $1.needsQuotes ? $1.quoted : $1 }.joined(separator: " ")
  }

  /// Whether a word is a command when it is spelled out.
  public static func knows(_ word: String) -> Bool {
    Command.all.contains { $0.names.contains(word) }
  }

  public static func nearestCommand(to word: String) -> String? {
    Spelling.nearest(to: word, among: Command.names)
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var withSingleSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  fileprivate var needsQuotes: Bool {
    isEmpty || contains { $0.isWhitespace || "\"“”\\".contains($0) }
  }
}
