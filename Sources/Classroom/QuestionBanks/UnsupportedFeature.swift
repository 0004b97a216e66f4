import Localization

/// A feature of the questions that a format does not have, and what replaces it.
public struct UnsupportedFeature: Equatable, Sendable {
  enum Kind: Sendable {
    /// Orderings and blanks become matching questions.
    case orderAsMatching, blanksAsMatching
    /// Words must be spelled exactly; only upper and lower case are treated as equal.
    case strictWords
    /// Tasks become essays, which a person grades.
    case tasksAsEssays
    case hints, hintsOfTasks
    case tags
    /// Only ten right choices count.
    case rightChoices
  }

  let kind: Kind
  /// How many questions, hints, tags or choices are affected.
  let count: Int
}

extension QuestionBank {
  /// What of this bank is lost or changed in a format.
  public func unsupportedFeatures(in format: QuestionFormat) -> [UnsupportedFeature] {
    format.unsupportedFeatures.map { UnsupportedFeature(kind: $0, count: count($0)) }.filter {
      $0.count > 0
    }
  }

  private func count(_ kind: UnsupportedFeature.Kind) -> Int {
    switch kind {
    case .orderAsMatching: questions.count { if case .order = $0.form { true } else { false } }
    case .blanksAsMatching: questions.count { if case .blanks = $0.form { true } else { false } }
    case .strictWords: questions.count { $0.form == .word }
    case .tasksAsEssays: questions.count(where: \.isTask)
    case .hints: questions.reduce(0) { $0 + $1.hints.count }
    case .hintsOfTasks: questions.filter(\.isTask).reduce(0) { $0 + $1.hints.count }
    case .tags: questions.reduce(0) { $0 + $1.tags.count }
    case .rightChoices:
      questions.reduce(0) { $0 + max($1.rightOptions.count - Moodle.mostRight, 0) }
    }
  }
}

extension QuestionFormat {
  fileprivate var unsupportedFeatures: [UnsupportedFeature.Kind] {
    switch self {
    case .moodle:
      [
        .orderAsMatching, .blanksAsMatching, .strictWords, .tasksAsEssays, .hintsOfTasks,
        .rightChoices,
      ]
    case .gift:
      [.orderAsMatching, .blanksAsMatching, .strictWords, .tasksAsEssays, .hints, .rightChoices]
    case .qti12:
      [.orderAsMatching, .blanksAsMatching, .strictWords, .tasksAsEssays, .hints, .tags]
    case .qti21: [.blanksAsMatching, .strictWords, .tasksAsEssays, .hints]
    case .anki, .csv: []
    }
  }
}

extension BankQuestion {
  fileprivate var isTask: Bool { if case .task = form { true } else { false } }
}

extension UnsupportedFeature {
  /// What is lost and how often, in the current language.
  public var message: String {
    switch kind {
    case .orderAsMatching: localized("ordering questions become matching questions: \(count)")
    case .blanksAsMatching: localized("blanks become matching questions: \(count)")
    case .strictWords:
      localized("typed words must be spelled exactly as given: \(count)")
    case .tasksAsEssays: localized("tasks become essays, which a person has to grade: \(count)")
    case .hints: localized("hints are left out: \(count)")
    case .hintsOfTasks: localized("hints of tasks are left out: \(count)")
    case .tags: localized("tags are left out: \(count)")
    case .rightChoices:
      localized("this format counts at most ten right choices; these are not counted: \(count)")
    }
  }
}
