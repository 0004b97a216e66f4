import Localization
import Progress

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

  public static var privacy: String {
    localized("Made on this machine, from these files. Nothing of it was sent anywhere.")
  }

  /// How the figures are to be read.
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
