import Actions
import Cells
import Grammar
import Lessons
import Localization

/// The shell without a terminal: every line gets an answer.
///
/// A session holds the rooms of the shell. Each room answers some of the commands and owns the state that
/// these commands share. The session passes a line to the room that answers it.
public final class Session: AnsweringShell {
  /// Where the lines come from.
  public enum Mode: Sendable {
    /// Lines are typed: commands may be shortened.
    case interactive
    case script
  }

  let display: Display
  let environment: ShellEnvironment

  let library: Library
  let run: CurrentRun
  let renderer: RunRenderer
  let progress: ProgressCommands
  let lessons: LessonCommands
  let exercises: ExerciseCommands
  let settings: SettingsCommands

  // The rooms without a state of their own.
  var runs: RunCommands { RunCommands(renderer: renderer) }
  var branches: BranchCommands { BranchCommands(renderer: renderer) }
  var inspection: InspectionCommands { InspectionCommands(renderer: renderer) }
  var stepping: SteppingCommands { SteppingCommands(renderer: renderer) }
  var stops: StopCommands { StopCommands(renderer: renderer) }
  var code: CodeCommands { CodeCommands(renderer: renderer) }
  var why: WhyCommands { WhyCommands(renderer: renderer) }
  var diagrams: DiagramCommands { DiagramCommands(renderer: renderer) }
  var lenses: LensCommands { LensCommands(renderer: renderer) }
  var files: FileCommands { FileCommands(renderer: renderer) }
  var patterns: PatternCommands { PatternCommands(renderer: renderer) }
  var comparing: CompareCommands { CompareCommands(renderer: renderer) }
  var costs: CostCommands { CostCommands(renderer: renderer) }
  var checking: CheckCommands { CheckCommands(renderer: renderer) }
  var grading: GradingCommands { GradingCommands(renderer: renderer) }
  var classes: ClassCommands { ClassCommands(renderer: renderer) }
  var authoring: AuthoringCommands { AuthoringCommands(renderer: renderer) }
  var generating: GenerateCommands { GenerateCommands(renderer: renderer) }

  /// Whether an empty line repeats the last line.
  private var repeats = false
  /// Whether an empty line steps through the run that was shown last.
  private var offersSteps = false

  /// - Parameter options: the options that hold for every answer, such as `width` and `lang`.
  public init(
    _ mode: Mode = .interactive, options: Options = Options(),
    environment: ShellEnvironment = ShellEnvironment()
  ) {
    self.environment = environment
    display = Display(mode, options, environment)
    library = Library(display, environment)
    run = CurrentRun()
    let delivery = Delivery(display: display, environment: environment)
    renderer = RunRenderer(display: display, library: library, run: run, delivery: delivery)
    progress = ProgressCommands(renderer: renderer)
    lessons = LessonCommands(
      renderer: renderer, progress: progress, open: OpenLesson(run))
    exercises = ExerciseCommands(renderer: renderer, progress: progress)
    settings = SettingsCommands(renderer: renderer)
  }

  /// The place in the lesson or the pattern on view, with the position while you step: `mvc at 3/14> `. In the middle of
  /// an action only what you saw of it is counted: `mvc stopped at 5> `, and one step back `mvc stopped at 4/5> `.
  public var prompt: String {
    let place = lessons.open.bookmark?.place ?? run.name?.printable
    let position = Language.$current.withValue(language) { run.stepping.map(position(in:)) }
    return [place, position].compactMap { $0 }.joined(separator: " ") + "> "
  }

  private func position(in stepping: Stepping) -> String {
    let (number, total) = (stepping.number, run.knownTotal(of: stepping))
    if run.stopped != nil, number == total { return localized("stopped at \(number)") }
    let place = "\(number)/\(total)"
    return run.stopped == nil ? localized("at \(place)") : localized("stopped at \(place)")
  }

  /// What is said above the first prompt to a learner who comes back; `nil` on the first visit.
  public var welcomeBack: String? {
    Language.$current.withValue(language) { lessons.welcomeBack }
  }

  /// What is said there on the first visit: the lesson to begin with, or why there is none.
  public var adviceToNewcomer: String {
    Language.$current.withValue(language) { lessons.adviceToNewcomer }
  }

  /// `false` when the lesson has changed: then an empty line shows the new page. At the end of a run, an empty line turns
  /// the page.
  public var repeatsOnEmptyLine: Bool {
    let isDone = lessons.open.bookmark != nil && run.position?.isAtEnd == true
    return repeats && !isDone && !lessons.open.hasChanged
  }

  public var answerLetters: [Character] { awaited.letters }
  public var takesWords: Bool { awaited.takesWords }

  /// What the next line means.
  var awaited: Awaited {
    let stepping = run.stepping
    var awaited = Awaited(
      reset: progress.pendingReset, guess: stepping?.asked, page: lessons.open.awaited)
    // While each step is guessed, letters are answers, also those that come too late.
    awaited.isDebugging = stepping.map { !$0.asks } ?? offersSteps && mode == .interactive
    if let stepping, stepping.asks, stepping.asked == nil {
      awaited.asksNext = true
    } else if entersSteps {
      awaited.asksNext = false
    }
    return awaited
  }

  /// Enter goes on with the steps of a page before it turns the page. Without a lesson, it begins the steps of a run.
  private var entersSteps: Bool {
    lessons.open.bookmark == nil
      ? offersSteps && mode == .interactive : run.position?.isAtEnd == false
  }

  func meaning(of line: String, in awaited: Awaited) -> LineMeaning {
    let commands = KnownCommands(
      names: Session.commands.names, aliases: aliases.names, isShort: isCommand)
    return awaited.meaning(of: line, among: commands)
  }

  /// The answer to a line. An empty line asks for news, such as a lesson that was saved, and goes on in a lesson.
  public func reply(to line: String) -> Reply {
    repeats = false
    return Language.$current.withValue(language) { completed(answerOrNews(line)) }
  }

  public func interrupt() { progress.endConfirmation() }

  /// Tries once more to save what could not be saved.
  public func farewell() -> Reply {
    progress.writeWaiting()
    return Language.$current.withValue(language) { completed(Reply()) }
  }

  /// The answer to any line. Before it, a lesson that was saved is read again; an empty line asks for that.
  private func answerOrNews(_ typed: String) -> Reply {
    let asksForNews = typed.isBlank && awaited.asksNext != true
    if !asksForNews { display.countShown(lines: 1) }
    guard let line = commandLine(in: typed) else {
      progress.endConfirmation()
      return Reply()
    }
    // The next line says whether to forget what was done, whatever else is new.
    if awaited.reset != nil { return answer(line) }
    let onPage = meaning(of: line, in: Awaited(page: lessons.open.awaited))
    let isAnswer = if case .answer = onPage { true } else { false }
    return lessons.rereading(asksForNews: asksForNews, wasAnswer: isAnswer) { answer(line) }
  }

  /// - Parameter line: without what was copied with it.
  func answer(_ line: String) -> Reply {
    let meaning = meaning(of: line, in: awaited)
    do throws(ShellProblem) {
      progress.endConfirmation()
      return try answer(meaning)
    } catch {
      let words = Words(aliases.expanded(line)).words
      let problem = understanding.advised(error, on: words)
      let message = [
        told(problem), understanding.pageBefore(insteadOf: words),
        understanding.adviceToSay(line), remarkOnRun(meaning),
      ]
      return .failure(message.compactMap(\.self).joined(separator: "\n"), problem.status)
    }
  }

  /// An exercise in a script is done in the system's shell.
  private func told(_ problem: ShellProblem) -> String {
    if case .exercise = problem { display.told(problem) } else { problem.message }
  }

  /// A line at the prompt may have been copied with more than its command; `nil` where it is only a prompt.
  func commandLine(in line: String) -> String? {
    guard mode == .interactive else { return line }
    let typed = TypedLine(text: line)
    return typed.isOnlyPrompt ? nil : typed.command(isCommand)
  }

  private func isCommand(_ word: String) -> Bool { (try? command(named: word)) != nil }

  private func answer(_ meaning: LineMeaning) throws(ShellProblem) -> Reply {
    switch meaning {
    case .forget(let reset): return try progress.perform(reset)
    case .guessAtMessage(let line): return try stepping.guess(line)
    case .guessOnPage(let line): return try lessons.guess(line, options)
    case .variant(let letter): return try lessons.variant(letter, options)
    case .answer(let line):
      if let problem = understanding.habit(insteadOfAnswer: line) { throw problem }
      return try lessons.answer(to: line)
    case .nextPage: return try lessons.goOn(options)
    case .command(let line):
      if let problem = understanding.habit(insteadOfCommand: line) { throw problem }
      let request = try Request(understanding.spelledOut(line), in: self, options: options)
      // At the end: `source` has lines of its own, which say the same of themselves.
      defer { repeats = request.form.traits.contains(.repeats) }
      let remark = lessons.remark(onRunShownBy: request)
      let reply = try answer(request)
      offersSteps = request.offersSteps(after: offersSteps)
      return remark.map { reply.after(.wrapped($0, to: width, .faint)) } ?? reply
    case .nothing: return Reply()
    case .mistake(let problem): throw problem
    }
  }

  /// The remark above the answer to a command, where the command failed.
  private func remarkOnRun(_ meaning: LineMeaning) -> String? {
    guard case .command(let line) = meaning else { return nil }
    let request = try? Request(understanding.spelledOut(line), in: self, options: options)
    return request.flatMap { lessons.remark(onRunShownBy: $0) }
  }

  /// Adds the remarks about progress, and lays the reply out for the screen.
  func completed(_ reply: Reply) -> Reply {
    var reply = reply
    reply.add(complaint: progress.takeRemark())
    reply.isSpoken = reply.isSpoken || options[.plain]
    reply.mapComplaint(laidOut)
    let complaintLines = reply.complaint?.split(separator: "\n").count ?? 0
    display.countShown(lines: reply.text.lines.count + complaintLines)
    return reply
  }

  /// Wrapped for the screen. A script gets whole sentences, since programs search in them.
  private func laidOut(_ complaint: String) -> String {
    mode == .interactive ? complaint.wrapped(to: width).joined(separator: "\n") : complaint
  }
}
