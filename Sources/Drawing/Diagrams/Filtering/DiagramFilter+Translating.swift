extension DiagramFilter {
  /// The same filter for a diagram that shows more of the same run.
  ///
  /// Messages have other numbers there: a message that only the whole shows belongs to the message before it.
  /// A widget that shares a lifeline here has its own there.
  func translated(from drawn: Diagram, to whole: Diagram) -> DiagramFilter {
    let members = drawn.members(in: whole)
    func alone(_ names: [String]) -> [String] { names.flatMap { members[$0] ?? [$0] } }
    var filter = self
    filter.only = alone(only)
    filter.hide = alone(hide)
    filter.focus = alone(focus)
    filter.steps = steps.map { $0.translated(from: drawn, to: whole) }
    return filter
  }
}

extension ClosedRange<Int> {
  fileprivate func translated(from drawn: Diagram, to whole: Diagram) -> Self {
    func record(_ number: Int) -> Int {
      drawn.messages.first { $0.number >= number }?.record ?? .max
    }
    func count(before record: Int) -> Int { whole.messages.count { ($0.record ?? 0) < record } }
    let first = lowerBound == 1 ? 0 : count(before: record(lowerBound))
    let end = upperBound == .max ? whole.messages.count : count(before: record(upperBound + 1))
    return (first + 1)...Swift.max(first + 1, end)
  }
}

extension Diagram {
  /// The members of each shared lifeline.
  fileprivate func members(in whole: Diagram) -> [String: [String]] {
    let shared = Set(participants.filter(\.isShared).map(\.id))
    guard !shared.isEmpty else { return [:] }
    let receivers = Dictionary(
      whole.messages.compactMap { message in message.record.map { ($0, message.to) } },
      uniquingKeysWith: { first, _ in first })
    return messages.reduce(into: [:]) { members, message in
      guard shared.contains(message.to), let name = message.record.flatMap({ receivers[$0] }),
        members[message.to]?.contains(name) != true
      else { return }
      members[message.to, default: []].append(name)
    }
  }
}
