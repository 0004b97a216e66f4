import Localization

/// What a report consists of, in the order in which it is told: first what to do about it.
public nonisolated enum ReportSection {
  case whoNeedsHelp, whatToTalkAbout, warnings
  case questions, concepts, learners, tasks
  case legend, sources

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

  /// What is said where there is nothing to tell; `nil` for a section that is left out then.
  public var whenEmpty: String? {
    switch self {
    case .whoNeedsHelp: localized("Nobody stands out.")
    case .whatToTalkAbout: localized("No question stands out.")
    default: nil
    }
  }
}
