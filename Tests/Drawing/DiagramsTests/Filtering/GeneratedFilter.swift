import Diagrams
import TestSupport
import Trace

extension DiagramFilter {
  static func generated(_ random: inout SplitMix64, messages: Int) -> DiagramFilter {
    var filter = DiagramFilter()
    if random.below(3) == 0 { filter.only = names(&random, 4) }
    if random.below(3) == 0 { filter.hide = names(&random, 2) }
    if random.below(4) == 0 { filter.focus = names(&random, 1) }
    if random.below(4) == 0 { filter.depth = 1 + random.below(4) }
    if random.below(4) == 0 { filter.steps = range(&random, messages) }
    if random.below(5) == 0 { filter.turns = range(&random, 5) }
    if random.below(3) == 0 { filter.folds.append(.widgets) }
    if random.below(3) == 0 { filter.folds.append(.loops) }
    if random.below(4) == 0 { filter.folds.append(.call(1 + random.below(messages))) }
    if random.below(4) == 0 { filter.folds.append(.calls(random.pick(words))) }
    return filter
  }

  private static func names(_ random: inout SplitMix64, _ most: Int) -> [String] {
    (0...random.below(most)).map { _ in random.pick(words) }
  }

  private static func range(_ random: inout SplitMix64, _ last: Int) -> ClosedRange<Int> {
    let first = 1 + random.below(last)
    return first...(first + random.below(last))
  }

  private static let words =
    cast + ["View", "Controller", "Model", "User", "labels", "observer", "set", "call", "nobody"]
}

private let cast = [
  "User", "PlayVC", "FolderVC", "Store", "NC", "nameField", "tableView", "timeLabel", "sizeLabel",
  "dateLabel",
]

extension Trace {
  /// Calls in calls, again and again, with changes of state, answers and releases.
  static func generated(_ random: inout SplitMix64) -> Trace {
    var lines: [String] = []
    for turn in 0...random.below(5) {
      if turn > 0 || random.below(2) == 0 { lines.append("- " + random.pick(["tick 2", "tap"])) }
      let call = call(&random, depth: 0)
      for _ in 0...random.below(3) { lines += call }
      if random.below(6) == 0 { lines.append("x " + random.pick(cast)) }
    }
    var trace = Trace(sketch: lines.joined(separator: "\n"))
    for (holder, widget) in [
      ("PlayVC", "nameField"), ("PlayVC", "timeLabel"), ("PlayVC", "sizeLabel"),
      ("PlayVC", "dateLabel"), ("FolderVC", "tableView"),
    ] {
      let held = Reference(from: holder, property: widget, to: widget, strength: .strong)
      trace.records.append(.init(n: trace.records.count + 1, event: .reference(held)))
    }
    return trace
  }

  private static func call(_ random: inout SplitMix64, depth: Int) -> [String] {
    let kinds: [MessageKind] = [.call, .set, .observer, .query, .delegate, .user]
    let (from, to) = (random.pick(cast), random.pick(cast))
    let indent = String(repeating: " ", count: depth)
    let text = "\(random.pick(["go", "stop", "show"]))(\(random.below(3)))"
    var lines = ["\(indent)\(from) > \(to) : \(text) | \(random.pick(kinds).rawValue)"]
    if random.below(2) == 0 { lines.append("\(indent) ! \(to).value 1 > \(random.below(9))") }
    guard depth < 3 else { return lines }
    for _ in 0..<random.below(3) {
      let inner = call(&random, depth: depth + 1)
      for _ in 0...random.below(3) { lines += inner }
    }
    if random.below(3) == 0 { lines.append("\(indent) = \(random.below(9))") }
    return lines
  }
}
