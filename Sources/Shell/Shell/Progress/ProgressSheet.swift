import Actions
import Cells
import Lessons
import Localization
import Progress
import Trace

/// What the learner has done, lesson by lesson, and what is left.
struct ProgressSheet {
  struct Row {
    let standing: LessonStanding
    let minutesLeft: Int
    /// The minutes of core pages among them.
    let coreLeft: Int
  }

  let lessons: [Row]
  let exercises: ExerciseList
  let wayOn: WayOn
  let display: Display

  func styled(width: Int) -> Styled {
    var rows = lessons.map { (term: $0.standing.title, text: $0.words) }
    if !exercises.all.isEmpty { rows.append((localized("Exercises"), wordsOnExercises)) }
    rows = rows.map { ($0.term, display.typed($0.text)) }
    return .stack([
      Rows(rows: rows, style: .strong).styled(width: width), .wrapped(whole, to: width),
      .wrapped(next, to: width, .faint),
    ])
  }

  /// In the system's shell, it leads to the prompt.
  private var next: [String] {
    let prompt = localized("To get to the prompt, where you type this: \(display.program)")
    return display.isTypedInShell ? wayOn.lines : wayOn.lines + [prompt]
  }

  var json: [JSON] {
    lessons.map(\.json) + (exercises.all.isEmpty ? [] : [jsonOfExercises])
      + wayOn.assignments.map(\.json)
  }

  private var jsonOfExercises: JSON {
    let tally = exercises.all.compactMap { exercises[$0] }
      .reduce(into: Tally()) { $0.add($1, isTask: false) }
    return .object(of: [
      "lesson": SectionID.exercises, "title": localized("Exercises"),
      "asked": String(exercises.all.count), "done": String(exercises.solved),
      "tried": String(tally.tried), "rightAtFirst": String(tally[.rightAtFirstTry]),
      "hints": String(tally.hints),
    ])
  }

  private var wordsOnExercises: String {
    guard exercises.solved > 0 else {
      return localized("0 of \(exercises.all.count) done. To see them: exercise")
    }
    return exercises.solved.share(of: exercises.all.count)
  }

  /// `All lessons: 12 of 299 done (4 %); about 14 hours left.`
  private var whole: String {
    let done = lessons.map(\.standing.done).reduce(0, +)
    let asked = lessons.map(\.standing.asking.count).reduce(0, +)
    let minutes = lessons.map(\.minutesLeft).reduce(0, +)
    let words = done.share(of: asked)
    let core = lessons.map(\.coreLeft).reduce(0, +)
    guard minutes > 0 else { return localized("All lessons: \(words).") }
    let (left, short) = (LessonStanding.time(minutes), LessonStanding.time(core))
    guard core == 0 else {
      return localized("All lessons: \(words); about \(left) left, \(short) of the core.")
    }
    return localized("All lessons: \(words); about \(left) left.")
  }
}

extension Int {
  /// `3 of 28 done (11 %)`
  fileprivate func share(of all: Int) -> String {
    guard all > 0 else { return localized("nothing to answer") }
    return localized("\(self) of \(all) done (\(self * 100 / all) %)")
  }
}

extension ProgressSheet.Row {
  /// `page 12 of 20; 5 of 14 done (35 %); 4 of 5 right at the first try; 2 hints; about 20 min left`
  fileprivate var words: String {
    let id = standing.lesson
    guard standing.isBegun else {
      return coreLeft == 0
        ? localized("not begun; about \(minutesLeft) min: lesson \(id)")
        : localized("\(minutesLeft) min, core \(coreLeft); to begin: lesson \(id)")
    }
    return ([standing.state] + standing.figures + left).joined(separator: localized("; "))
  }

  private var left: [String] {
    guard minutesLeft > 0 else { return [] }
    return coreLeft == 0
      ? [localized("about \(minutesLeft) min left")]
      : [localized("about \(minutesLeft) min left, \(coreLeft) of the core")]
  }

  fileprivate var json: JSON {
    let tally = standing.tally
    return .object(of: [
      "lesson": standing.lesson, "title": standing.title,
      "place": standing.page.flatMap { standing.pages[$0].id },
      "asked": String(standing.asking.count), "done": String(standing.done),
      "answered": String(tally.answered), "tried": String(tally.tried),
      "rightAtFirst": String(tally[.rightAtFirstTry]), "tasks": String(tally[.done]),
      "hints": String(tally.hints), "minutesLeft": String(minutesLeft),
      "coreMinutesLeft": String(coreLeft),
    ])
  }
}

extension LessonStanding {
  fileprivate var figures: [String] {
    [
      asking.isEmpty ? nil : done.share(of: asking.count),
      tally.tried == 0
        ? nil : localized("\(tally[.rightAtFirstTry]) of \(tally.tried) right at the first try"),
      tally.hints == 0
        ? nil : localized(tally.hints, one: "1 hint", other: "\(tally.hints) hints"),
    ].compactMap(\.self)
  }

  fileprivate var state: String {
    if isFinished { return localized("✓ finished") }
    return page.map(place) ?? localized("begun")
  }
}

enum ReviewWords {
  /// What is due, or when something will be.
  static func sentence(_ plan: ReviewPlan) -> String {
    guard plan.due.isEmpty else { return due(plan.due.count) }
    return plan.next.map(nothingDue)
      ?? localized("Answer a question in a lesson, and it comes back here.")
  }

  static func due(_ count: Int) -> String {
    localized(
      count, one: "1 question is due. Type: review",
      other: "\(count) questions are due. Type: review")
  }

  static func nothingDue(until next: Day) -> String {
    localized("Nothing is due today. The next is due on \(next).")
  }
}
