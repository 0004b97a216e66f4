import Trace

/// What differs between two runs of one system: messages, changes of state, turns and releases.
///
/// Not looked at are numbers of records, files and lines of code, screens, who holds whom, and numbers after the names
/// of objects, where they are shifted.
public struct TraceDifference: Sendable {
  /// What became of an occurrence.
  public enum Mark: String, CaseIterable, Sendable {
    case same, added, removed, changed
    /// It is here now and was elsewhere before.
    case moved
    /// It was here before and is elsewhere now. Its ``moved`` row counts, this row does not.
    case movedAway
  }

  /// An occurrence of either run, or of both.
  public struct Row: Equatable, Sendable {
    public let mark: Mark
    /// How many occurrences are around it.
    public let depth: Int
    public let before: Occurrence?
    public let after: Occurrence?
    /// Whether it was added or removed together with the call around it. Then it is no difference of its own.
    public let isInside: Bool

    /// Whether it counts as a difference.
    public var isDifference: Bool { mark != .same && mark != .movedAway && !isInside }

    /// Whether something else changed than its place.
    public let isEdited: Bool
  }

  /// Both runs as one: the second, with what is gone at the place where it was.
  public let rows: [Row]
  /// The roles of the participants of both runs.
  public let roles: [String: Role]

  public init(_ before: Trace, _ after: Trace) {
    var likenesses = Likenesses()
    let first = RunOutline(before, &likenesses, names: before.newNames(in: after))
    let second = RunOutline(after, &likenesses)
    rows = MergedRuns(RunAlignment(first, second)).rows
    roles = before.roles.merging(after.roles) { _, new in new }
  }

  public var differences: [Row] { rows.filter(\.isDifference) }

  public var isEmpty: Bool { !rows.contains(where: \.isDifference) }

  public func count(of mark: Mark) -> Int { rows.count { $0.mark == mark && $0.isDifference } }

  /// What was added or removed inside of a call that was, too.
  func countInside(of mark: Mark) -> Int { rows.count { $0.mark == mark && $0.isInside } }
}

/// Writes two aligned runs as one list.
private struct MergedRuns {
  private let alignment: RunAlignment
  private(set) var rows: [TraceDifference.Row] = []

  /// Entries to be written: of the first run, of the second, or of both.
  private struct Task {
    var before: Int?
    var after: Int?
    var depth: Int
    /// What became of the call around it.
    var around: TraceDifference.Mark
  }

  init(_ alignment: RunAlignment) {
    self.alignment = alignment
    var work = Array(
      tasks(alignment.before.top, alignment.after.top, depth: 0, in: .same).reversed())
    while let task = work.popLast() {
      let row = row(of: task)
      rows.append(row)
      guard row.mark != .movedAway else { continue }
      let left = task.before.map { alignment.before[$0].children } ?? []
      let right = task.after.map { alignment.after[$0].children } ?? []
      work += tasks(left, right, depth: task.depth + 1, in: row.mark).reversed()
    }
  }

  /// What is gone is before the next entry that both runs have in this place.
  private func tasks(
    _ left: [Int], _ right: [Int], depth: Int, in around: TraceDifference.Mark
  ) -> [Task] {
    var tasks: [Task] = []
    var rest = left.filter { !alignment.reordered.contains($0) }[...]
    func task(_ before: Int?, _ after: Int?) -> Task {
      Task(before: before, after: after, depth: depth, around: around)
    }
    for there in right {
      let here = alignment.formers[there]
      if let here, !alignment.moved.contains(here), let place = rest.firstIndex(of: here) {
        tasks += rest[..<place].map { task($0, nil) }
        rest = rest[(place + 1)...]
      }
      tasks.append(task(here, there))
    }
    return tasks + rest.map { task($0, nil) }
  }

  private func row(of task: Task) -> TraceDifference.Row {
    let (mark, isEdited) = fate(of: task)
    let after = task.after ?? task.before.flatMap { alignment.partners[$0] }
    return .init(
      mark: mark, depth: task.depth, before: task.before.map { alignment.before[$0].occurrence },
      after: after.map { alignment.after[$0].occurrence },
      isInside: mark == task.around && (mark == .added || mark == .removed), isEdited: isEdited)
  }

  private func fate(of task: Task) -> (TraceDifference.Mark, isEdited: Bool) {
    guard let here = task.before else { return (.added, false) }
    guard let there = task.after else {
      return (alignment.partners[here] == nil ? .removed : .movedAway, false)
    }
    let isEdited = alignment.before[here].head != alignment.after[there].head
    if alignment.moved.contains(here) { return (.moved, isEdited) }
    return (isEdited ? .changed : .same, isEdited)
  }
}
