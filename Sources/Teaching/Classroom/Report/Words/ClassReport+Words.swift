import Localization
import Progress

/// The sections of a report in their order: what to do comes first.
public nonisolated enum ReportSection {
  case whoNeedsHelp, whatToTalkAbout, warnings
  case questions, concepts, learners, tasks
  case legend, sources

  /// The heading, in the current language.
  public var title: String {
    switch self {
    case .whoNeedsHelp: localized("Who needs help")
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

  /// The text of an empty section; `nil` for a section that is left out when it is empty.
  public var whenEmpty: String? {
    switch self {
    case .whoNeedsHelp: localized("Nobody stands out.")
    case .whatToTalkAbout: localized("No question stands out.")
    case .warnings, .questions, .concepts, .learners, .tasks, .legend, .sources: nil
    }
  }
}

nonisolated extension ClassReport {
  /// `5 learners, 2 lessons, 8 questions; 2026-03-02 to 2026-03-09`
  public var summary: String {
    let counts = [
      localized(learners.count, one: "1 learner", other: "\(learners.count) learners"),
      localized(syllabus.parts.count, one: "1 lesson", other: "\(syllabus.parts.count) lessons"),
      localized(questions.count, one: "1 question", other: "\(questions.count) questions"),
    ].commaSeparated
    return days.map { [counts, $0.words].joined(separator: localized("; ")) } ?? counts
  }

  /// Says that the report was made on this machine and sent nowhere, in the current language.
  public static var privacy: String {
    localized("Made on this machine, from these files. Nothing of it was sent anywhere.")
  }

  /// How to read the figures.
  public var legend: [String] {
    let fewest = Discrimination.fewestLearners
    return [
      localized(
        """
        Right at once is right at the first try, of all who tried. To have the answer shown is a try; \
        to skip a question is none. What few tried comes behind what many missed.
        """),
      localized(
        """
        Discrimination, from -1 to 1, says how far those who know the rest know this, too. It is \
        told from \(fewest) learners on; below 0.2 the question is worth a look.
        """),
    ]
  }
}

nonisolated extension ClassReport.LeftOut {
  /// The file and the reason, for a line of the report.
  public var words: String { localized("\(file): \(reason)") }
}

nonisolated extension ClosedRange where Bound == Day {
  /// `2026-03-02 to 2026-03-09`
  public var words: String {
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
        \(files.listed("and")) bear the same name, \(name.inQuotes), and have nothing in common. They \
        are told apart by their files. If it is one person, ask for one file with all of it: \
        progress import, then progress export.
        """)
    case .shared(let entries, let names):
      localized(
        """
        \(names.listed("and")) share \(entries) entries that can have come to be only once. Either \
        one file was copied from another, or one person used several names. They count for each.
        """)
    }
  }
}

nonisolated extension String {
  fileprivate var inQuotes: String { "\"\(self)\"" }
}
