import Analysis
import Trace

extension Contrast {
  /// Whether both traces show it.
  func holds(_ one: TraceFacts, _ two: TraceFacts, _ contracts: [Contract]) -> Bool {
    func facts(_ side: Side) -> (own: TraceFacts, other: TraceFacts) {
      side == .first ? (one, two) : (two, one)
    }
    switch self {
    case .data(let here, let there):
      return one.has(here) && two.has(there) && one.lacks(there, unless: here)
        && two.lacks(here, unless: there)
    case .waysIn(let here, let there):
      return [(one, here), (two, there)].allSatisfy { facts, way in
        facts.has(way)
          && (way.setting.map(facts.has) ?? (!way.messages.isEmpty || facts.isOwn(way)))
      }
    case .waysOut(let here, let there):
      return here.end == there.end && one.ends(here, as: two, there)
        && [(one, here), (two, there)].allSatisfy { facts, way in
          facts.has(way) && facts.isInApp(way.start) && !facts.isOrdered(way)
        }
    case .news(let here, let there): return one.has(here) && two.has(there)
    case .moves(let here, let there): return one.has(here) && two.has(there)
    case .onlyMove(let side, let move):
      guard let message = facts(side).own.messages[move.message] else { return false }
      return facts(side).own.has(move)
        && !facts(side).other.hasSame(to: message.to, message.text)
        && one.lastScreen != two.lastScreen
    case .making(let here, let there):
      return Set(here) == one.made.subtracting(two.declared.keys)
        && Set(there) == two.made.subtracting(one.declared.keys)
    case .aside(let side, let aside), .step(let side, let aside):
      return facts(side).own.has(aside)
        && !facts(side).other.hasSame(to: aside.to, aside.text)
    case .tellings(let here, let there):
      return one.has(here) && two.has(there) && !two.hasSame(as: here) && !one.hasSame(as: there)
    case .sending(let here, let there), .value(let here, let there):
      return one.has(here) && two.has(there)
        && (here.kind != there.kind || here.values != there.values)
    case .rule(let side, let route):
      let contract = contracts[side == .first ? 0 : 1]
      return MessageKind.allCases.allSatisfy { !contract.allows($0, on: route) }
    case .question(let side, let question):
      return facts(side).own.count(question) == question.count
        && facts(side).other.count(question) == 0
    case .idle(let side, let names):
      return facts(side).own.areIdle(names)
        && names.allSatisfy { facts(side).other.participants[$0] == nil }
    case .place(let here, let there):
      return here.file != there.file && here.text == there.text && one.has(here) && two.has(there)
    case .names(let here, let there): return here != there
    case .nothing: return one.said == two.said
    }
  }
}

extension TraceFacts {
  /// Both ways end with the same method, unless the view gets no method in both runs.
  fileprivate func ends(
    _ way: Contrast.Way, as other: TraceFacts, _ otherWay: Contrast.Way
  ) -> Bool {
    let (here, there) = (
      way.messages.last.flatMap { messages[$0] },
      otherWay.messages.last.flatMap { other.messages[$0] }
    )
    return here?.text == there?.text
      || texts(to: way.end).isDisjoint(with: other.texts(to: way.end))
  }

  /// What the app does to a view.
  private func texts(to view: String) -> Set<String> {
    Set(
      messages.values.filter { $0.to == view && isInApp($0.from) && $0.kind != .query }
        .map(\.text))
  }

  /// Where nothing is said to change, nothing with the name of what changes in the other run does.
  fileprivate func lacks(_ change: Contrast.Change?, unless own: Contrast.Change?) -> Bool {
    guard own == nil, let change else { return true }
    return !changes.values.contains { $0.property == change.property && !$0.isInitial }
  }

  fileprivate func has(_ spot: Contrast.Spot) -> Bool {
    guard let message = messages[spot.message] else { return false }
    return message.to == spot.to && message.text == spot.text
      && message.location?.file.hasSuffix("/" + spot.file) ?? false
  }

  /// All messages but questions, in order.
  fileprivate var said: [[String]] {
    messages.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.kind != .query && $0.kind != .datasource }
      .map { [$0.from, $0.to, $0.text, $0.kind.rawValue] + $0.arguments }
  }
}
