import Localization

extension QuestionBank {
  /// What of this bank is lost or changed in a format, and how often, in the current language.
  public func unsupportedFeatures(in format: QuestionFormat) -> [String] {
    let orders = questions.count { if case .order = $0.form { true } else { false } }
    let blanks = questions.count { if case .blanks = $0.form { true } else { false } }
    let words = questions.count { $0.form == .word }
    let tasks = questions.filter { if case .task = $0.form { true } else { false } }
    let hints = questions.reduce(0) { $0 + $1.hints.count }
    let taskHints = tasks.reduce(0) { $0 + $1.hints.count }
    let tags = questions.reduce(0) { $0 + $1.tags.count }
    let choices = questions.reduce(0) { $0 + max($1.rightOptions.count - Moodle.mostRight, 0) }
    let features: [(count: Int, formats: [QuestionFormat], message: String)] = [
      (
        orders, [.moodle, .gift, .qti12],
        localized("ordering questions become matching questions: \(orders)")
      ),
      (
        blanks, [.moodle, .gift, .qti12, .qti21],
        localized("blanks become matching questions: \(blanks)")
      ),
      (
        orders + blanks, [.gift],
        localized(
          "places are shuffled, unless Shuffle is turned off in the question: \(orders + blanks)")
      ),
      (
        words, [.moodle, .gift, .qti12, .qti21],
        localized("typed words must be spelled exactly as given: \(words)")
      ),
      (
        tasks.count, [.moodle, .gift, .qti12, .qti21],
        localized("tasks become essays, which a person has to grade: \(tasks.count)")
      ),
      (hints, [.gift, .qti12, .qti21], localized("hints are left out: \(hints)")),
      (taskHints, [.moodle], localized("hints of tasks are left out: \(taskHints)")),
      (tags, [.qti12], localized("tags are left out: \(tags)")),
      (
        choices, [.moodle, .gift],
        localized("this format counts at most ten right choices; these are not counted: \(choices)")
      ),
    ]
    return features.filter { $0.count > 0 && $0.formats.contains(format) }.map(\.message)
  }
}
