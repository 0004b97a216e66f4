import Localization
import Progress

/// The sections of a report in their order: what to do comes first.
public nonisolated enum ReportSection {
  case assignments, whoNeedsHelp, whoStopped, whatToTalkAbout, warnings
  case questions, concepts, learners, tasks
  case legend, sources

  /// The heading, in the current language.
  public var title: String {
    switch self {
    case .assignments: localized("What was to be done")
    case .whoNeedsHelp: localized("Who needs help")
    case .whoStopped: localized("Who stopped or did less than most")
    case .whatToTalkAbout: localized("What to talk about")
    case .warnings: localized("Look at these files")
    case .questions: localized("Questions, the hardest first")
    case .concepts: localized("Concepts, the weakest first")
    case .learners: localized("Learners, and what each did in which lesson")
    case .tasks: localized("Tasks")
    case .legend: localized("How to read this")
    case .sources: localized("Where this comes from")
    }
  }
}

nonisolated extension ClassReport {
  /// The text of an empty section; `nil` for a section that is left out when it is empty. Where nothing was done, there is
  /// nothing to praise.
  public func textOfEmpty(_ section: ReportSection) -> String? {
    switch section {
    case .whoNeedsHelp:
      localized("Every learner was right at once half of the time or more.")
    case .whoStopped:
      learners.allSatisfy(\.lessons.isEmpty)
        ? localized("No learner has begun a lesson.")
        : localized("No learner stopped or did less than most.")
    case .whatToTalkAbout:
      questions.contains { $0.tally.tried > 1 }
        ? localized(
          "At every question that several learners tried, half or more were right at once.")
        : localized("There is no question yet that several learners tried.")
    case .assignments, .warnings, .questions, .concepts, .learners, .tasks, .legend, .sources: nil
    }
  }

  /// `5 learners, 2 lessons, 8 questions; 2026-03-02 to 2026-03-09`
  public var summary: String {
    let begun = Set(learners.flatMap(\.lessons).map(\.lesson)).count
    let counts = [
      localized(learners.count, one: "1 learner", other: "\(learners.count) learners"),
      localized(begun, one: "1 lesson", other: "\(begun) lessons"),
      localized(questions.count, one: "1 question", other: "\(questions.count) questions"),
    ].commaSeparated
    return days.map { [counts, $0.words].joined(separator: localized("; ")) } ?? counts
  }

  /// Says that the report was made on this machine and sent nowhere, in the current language.
  public static var privacy: String {
    localized("Made on this machine, from these files. Nothing was sent anywhere.")
  }

  /// The files that say what was to be done; `nil` when there are none.
  public var homeworkWords: String? {
    homework.isEmpty ? nil : localized("Homework: \(homework.commaSeparated)")
  }

  /// How to read the figures.
  public var legend: [String] {
    let fewest = Discrimination.fewestLearners
    return [
      localized(
        """
        "Right at once" counts the learners whose first answer was right, out of all who \
        answered or had the answer shown, as skip does. "Tries" counts answers alone: it is 0 for \
        learners who gave none before it was shown. A question from which a learner went on \
        without either is "left open", and is not counted as tried. Questions that nobody tried \
        come last.
        """),
      localized(
        """
        Questions and concepts with the smallest share "right at once" come first. Where the shares \
        are equal, what many missed comes before what few missed, and what many knew after what few \
        knew. In "What to talk about", the answers of few learners weigh less than those of many.
        """),
      localized(
        """
        "Only chose" means that all chosen answers are right, but some right ones are missing.
        """),
      localized(
        """
        "Done" counts the questions and tasks that are answered rightly or shown, of all in the lesson. \
        A learner has stopped who did not finish a lesson, and did nothing in it for the last \
        \(Stop.idleDays) days of the class. A learner did less than most where more than half of \
        those who began the lesson did more.
        """),
      localized(
        """
        Discrimination, from -1 to 1, says whether learners who do well on the other questions do \
        well on this one too. It is shown from \(fewest) learners on. If it is below 0.2, look at \
        the question again.
        """),
    ]
  }
}

nonisolated extension Stop {
  /// `mvc: 3 of 28 done (11 %), the last: Who may talk to whom; 2026-03-02`
  public var words: String {
    let last = lesson.completion.last.map {
      localized("the last: \($0.title.isEmpty ? $0.name : $0.title)")
    }
    let parts = [
      [lesson.completion.words, last].compactMap(\.self).commaSeparated, lesson.days.words,
    ]
    return localized("\(lesson.lesson): \(parts.joined(separator: localized("; ")))")
  }
}

nonisolated extension LearnerStatistics.Completion {
  /// `3 of 28 done (11 %)`; empty for a lesson that is gone.
  public var words: String {
    guard all > 0 else { return "" }
    let percent = done * 100 / all
    return localized("\(done) of \(all) done (\(percent) %)")
  }
}

nonisolated extension ClassReport.LeftOut {
  /// The file and the reason, for a line of the report.
  public var words: String { localized("\(file): \(reason)") }
}

nonisolated extension ClosedRange where Bound == Day {
  /// `2026-03-02 to 2026-03-09`
  var words: String {
    lowerBound == upperBound
      ? lowerBound.description : localized("\(lowerBound) to \(upperBound)")
  }
}

nonisolated extension Roster.Remark {
  /// The remark as text, in the current language.
  public var words: String {
    switch self {
    case .sameName(let name, let files):
      localized(
        """
        \(files.count) learners have the name \(name.inQuotes): \(files.eachListed). They have \
        nothing else in common, so the report lists them by file. If they are one person, ask for a \
        single file: progress import, then progress export.
        """)
    case .shared(let entries, let names):
      localized(
        entries,
        one: """
          \(names.listed(.and)) share 1 identical entry. Either one file is a copy of another, or \
          one person used several names. The entry counts for each of them.
          """,
        other: """
          \(names.listed(.and)) share \(entries) identical entries. Either one file is a copy of \
          another, or one person used several names. The entries count for each of them.
          """)
    }
  }
}

nonisolated extension [[String]] {
  /// `one with a.json and b.json; one with c.json`
  fileprivate var eachListed: String {
    map { localized("one with \($0.listed(.and))") }.joined(separator: localized("; "))
  }
}

nonisolated extension String {
  fileprivate var inQuotes: String { "\"\(self)\"" }
}
