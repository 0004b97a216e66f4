/// When a concept comes back. The gap grows with every day of right answers, from one day to four
/// months, and starts again with a wrong one.
public struct Schedule: Equatable, Sendable {
  /// In days.
  public static let gaps = [1, 3, 7, 14, 30, 60, 120]

  public let concept: String
  /// When it is to be asked next.
  public private(set) var due: Day
  /// When it was answered last.
  public private(set) var last: Day
  private var step = 0

  /// From the first answer on, right or wrong.
  init(concept: String, first day: Day) {
    self.concept = concept
    last = day
    due = day + Self.gaps[0]
  }

  /// How many days were to pass until it is due.
  public var gap: Int { Self.gaps[step] }

  /// Right answers before the day that the concept is due change nothing: the gap has not shown yet
  /// that it was short enough.
  mutating func practise(on day: Day, wasRight: Bool) {
    last = day
    guard !wasRight || day >= due else { return }
    step = wasRight ? min(step + 1, Self.gaps.count - 1) : 0
    due = day + gap
  }
}
