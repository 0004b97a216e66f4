import Actions
import Analysis
import Cells
import Diagrams
import Lessons
import Localization
import Stage
import Trace

/// Checks one section of a lesson: what it runs, what is generated in it, and what it says.
struct SectionCheck {
  let section: Section
  let lesson: Lesson
  let course: Course
  private(set) var findings: [Finding] = []
  private(set) var runs = 0
  /// New text for a drawing or a table that is out of date, and what to say where nothing is corrected.
  private(set) var corrections: [(correction: Correction, finding: Finding)] = []

  init(_ section: Section, of lesson: Lesson, in course: Course) {
    self.section = section
    self.lesson = lesson
    self.course = course
  }

  /// - Parameter goesOn: asked before each run of a table.
  mutating func check(while goesOn: () -> Bool) {
    switch section.kind {
    case .text, .contract, .exercise: break
    case .run: _ = watch()
    case .claims(let claims): check(claims)
    case .variations(let variations): check(variations)
    case .task(let task): check(task)
    case .question(let question): check(question)
    }
    checkPattern()
    checkDrawing()
    checkTable(while: goesOn)
  }

  mutating func find(_ message: String, at place: Location) {
    findings.append(Finding(lesson.file, place, message))
  }

  /// - Parameters:
  ///   - place: where the first difference is.
  ///   - message: what to say where nothing is corrected.
  mutating func correct(
    _ lines: Range<Int>, to change: Correction.Change, at place: Location,
    otherwise message: String
  ) {
    let correction = Correction(file: lesson.file, lines: lines, change: change)
    corrections.append((correction, Finding(lesson.file, place, message)))
  }
}

extension SectionCheck {
  /// The run of the section; `nil` after a finding, or when there is no run.
  private mutating func watch() -> FilteredRun? {
    section.run.flatMap { watch($0) }
  }

  /// - Parameter isLent: whether another page of the lesson lends the run. What is wrong with it is told there, and here
  ///   only what is wrong with the words that choose from it.
  mutating func watch(_ run: RunRequest, isLent: Bool = false) -> FilteredRun? {
    runs += 1
    do {
      let watched = try course.watch(run)
      if watched.messages.isEmpty, let place = isLent ? choosingPlace : run.location {
        find(localized("this filter hides every message. Show more."), at: place)
      }
      return watched
    } catch {
      let choosing = isLent && section.run != nil ? nil : place(of: error)
      if let place = choosing ?? (isLent ? nil : run.location) { find(error.message, at: place) }
      return nil
    }
  }

  /// Of the first word on the heading that chooses from the run of another page.
  private var choosingPlace: Location? {
    section.run == nil
      ? RunRequest.Filter.keys.lazy.compactMap { section.attributes[$0]?.location }.first : nil
  }

  /// The place of the attribute that is wrong; `nil` when no attribute is wrong.
  private func place(of problem: FilteredRunProblem) -> Location? {
    switch problem {
    case .run(.unknownMistake), .run(.isPattern): section.attributes["mistake"]?.location
    case .run(.unknownPattern), .run(.isApp), .run(.isMistake):
      section.attributes["pattern"]?.location
    case .run: nil
    case .filter(.noMessage): (section.attributes["steps"] ?? section.attributes["fold"])?.location
    case .filter(let fault): fault.part.flatMap { section.attributes[$0.rawValue]?.location }
    }
  }

  mutating func checkDrawing() {
    guard let run = section.run, let drawing = run.drawing, let written = mermaid(of: run)
    else { return }
    guard drawing.text != written, drawing.text != written + "\n" else { return }
    let found = Diagram.reading(mermaid: drawing.text)
    guard !found.problems.isEmpty || found.0 != Diagram.reading(mermaid: written).0
    else { return }
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    correct(
      drawing.location.line + 1..<drawing.lastLine,
      to: .lines(lines.last == "" ? lines.dropLast() : lines),
      at: drawing.firstDifference(from: lines),
      otherwise: localized(
        "this drawing differs from the run. The same `check` with `--write` draws it again; then read the difference."
      ))
  }

  /// In the language of the lesson; `nil` after a finding.
  private mutating func mermaid(of run: RunRequest) -> String? {
    do {
      return try lesson.inItsLanguage { () throws(FilteredRunProblem) in
        try course.watch(run).diagram.mermaid
      }
    } catch {
      find(error.message, at: place(of: error) ?? run.location)
      return nil
    }
  }
}

extension SectionCheck {
  private mutating func check(_ claims: Claims) {
    guard let watched = watch(), let pattern = Pattern(named: watched.trace.header.pattern)
    else { return }
    for claim in claims.claims {
      check(
        claim.predicate, about: watched.context, in: pattern, at: claim.location,
        failing: watched.context.words(onWrong: claim))
    }
  }

  private mutating func check(_ task: PageTask) {
    var place = section.place(of: "pattern")
    do {
      let pattern = try Pattern.pattern(named: task.pattern ?? Pattern.usual.name)
      runs += 1
      place = section.place(of: "setup")
      let setup = Script(.setup, setup: task.setup, actions: [])
      checkStart(of: task, EvaluationContext(try course.play(setup, in: pattern)))
      // That there is no solution has been reported.
      guard !task.solution.isEmpty else { return }
      place = task.solutionLocation
      let script = Script(.solution, setup: task.setup, actions: task.solution)
      let end = EvaluationContext(try course.play(script, in: pattern))
      for goal in task.goals {
        check(
          goal.predicate, about: end, in: pattern, at: goal.location,
          failing: localized(
            "`\(goal.source)` does not hold after the solution. Correct the goal or the solution."))
      }
    } catch {
      find(error.message, at: place)
    }
  }

  /// A goal that states an absence may hold at the start, but not all goals together.
  private mutating func checkStart(of task: PageTask, _ start: EvaluationContext) {
    let met = task.goals.filter { start.holds($0.predicate) }
    let early = met.filter { !$0.predicate.isAboutAbsence }
    for goal in early {
      find(
        localized(
          "`\(goal.source)` already holds at the start. Choose a goal that the task changes."),
        at: goal.location)
    }
    guard early.isEmpty, met.count == task.goals.count, let first = met.first else { return }
    find(
      localized("all goals already hold at the start. Add a goal that the task changes."),
      at: first.location)
  }

  private mutating func check(_ question: Question) {
    checkConcepts(of: question)
    // Problems with the run itself are reported by `watch`, at the attribute that is wrong.
    if question.run != nil, watch() == nil { return }
    if let borrowed = question.borrowed, watch(borrowed.run, isLent: true) == nil { return }
    do {
      _ = try course.ask(question, id: section.id ?? "")
    } catch {
      let place = error.choice.map { question.choices[$0].location }
      find(error.message, at: place ?? defaultPlace(of: error.kind))
    }
  }

  private func defaultPlace(of kind: AskingProblem.Kind) -> Location {
    switch kind {
    case .noMessage: section.place(of: "after")
    case .nothingFollows: section.place(of: "ask")
    case .noBreach: section.place(of: "mistake")
    case .run, .wrongTick, .alsoRight, .outOfOrder, .eitherOrder, .noMethod, .breaksNoRule,
      .alsoBreaksRule, .unknownName, .unknownWord, .nothingToChoose:
      section.location
    }
  }

  private mutating func checkConcepts(of question: Question) {
    let known = course.concepts.ids
    guard !known.isEmpty else { return }
    for concept in question.concepts where !known.contains(concept) {
      let problem = LessonProblem.Kind.question(.unknownConcept(UnknownWord(concept, among: known)))
      find(problem.message, at: section.place(of: "concept"))
    }
  }
}

extension RunRequest.Drawing {
  /// - Parameter lines: of another drawing.
  fileprivate func firstDifference(from lines: [String]) -> Location {
    let own = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard !own.isEmpty else { return location }
    let same = zip(own, lines).prefix { $0.trimmed == $1.trimmed }.count
    return Location(line: location.line + 1 + min(same, own.count - 1))
  }
}

extension DiagramFilterProblem {
  /// The part of the filter that is wrong; `nil` when the problem names no part.
  fileprivate nonisolated var part: DiagramFilter.Part? {
    switch self {
    case .nothingSaid(let part), .saidTooMuch(let part, _), .badNumber(let part, _),
      .unknownName(_, let part, _, _, _), .notDrawn(_, let part):
      part
    case .noNumeral: .steps
    case .noTurn, .hasNoTurns: .turns
    case .unknownPart, .noMessage: nil
    }
  }
}
