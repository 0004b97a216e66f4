import Analysis
import Trace

/// Looks facts up in the records of a trace.
struct TraceFacts {
  private(set) var messages: [Int: Trace.Message]
  private(set) var changes: [Int: Trace.StateChange]
  let participants: [String: Trace.Participant]
  private var declared: [String: Int]
  private let turns: [(n: Int, action: String)]

  init(_ trace: Trace) {
    messages = Dictionary(uniqueKeysWithValues: trace.messages)
    changes = Dictionary(uniqueKeysWithValues: trace.stateChanges)
    participants = Dictionary(uniqueKeysWithValues: trace.participants.map { ($0.name, $0) })
    declared = Dictionary(
      uniqueKeysWithValues: trace.records.compactMap { record in
        guard case .participant(let new) = record.event else { return nil }
        return (new.name, record.n)
      })
    turns = trace.records.compactMap { record in
      guard case .turn(let turn) = record.event else { return nil }
      return (record.n, turn.action)
    }
  }

  /// What happened in an action, which is counted from 0; for `nil`, in all of them.
  func during(_ action: Int?) -> TraceFacts {
    let starts =
      turns.indices.filter { $0 == 0 || turns[$0].action != turns[$0 - 1].action }
      .map { turns[$0].n } + [.max]
    let records = starts[action ?? 0]..<(action.map { starts[$0 + 1] } ?? .max)
    var facts = self
    facts.messages = messages.filter { records.contains($0.key) }
    facts.changes = changes.filter { records.contains($0.key) }
    facts.declared = declared.filter { records.contains($0.value) }
    return facts
  }

  func role(_ name: String) -> Role? { participants[name]?.role }
  private func isInApp(_ name: String) -> Bool { role(name).map { !$0.isOutside } ?? false }

  /// Each message goes to the next object, and comes because of the one before it.
  func has(_ way: Contrast.Way) -> Bool {
    let arrives = zip(way.messages, way.objects.dropFirst()).allSatisfy { messages[$0]?.to == $1 }
    let isCaused = zip(way.messages, way.messages.dropFirst()).allSatisfy { earlier, later in
      let message = messages[later]
      return [message?.parent, message?.cause, message?.origin].contains(earlier)
    }
    return arrives && isCaused && way.objects.count == way.messages.count + 1
      && way.objects.allSatisfy { participants[$0] != nil }
  }

  func has(_ change: Contrast.Change?) -> Bool {
    guard let change else { return !changes.values.contains { isInApp($0.owner) } }
    let found = changes[change.record]
    return found?.owner == change.owner && found?.property == change.property
  }

  func has(_ news: Contrast.News?) -> Bool {
    guard let news else { return !messages.values.contains { $0.kind.isNews } }
    guard let first = news.messages.first, let message = messages[first] else { return false }
    let kinds: [MessageKind] =
      switch news.manner {
      case .posted: [.post, .write]
      case .observed: [.observer]
      case .bound: [.binding]
      case .delegated: [.delegate]
      case .calledBack: [.closure]
      case .ordered: [.call, .set, .forward, .diff, .command]
      }
    let told = Set(
      messages.filter { n, told in
        news.messages.contains(n) || (told.parent.map(news.messages.contains) ?? false)
      }.map(\.value.to))
    return message.from == news.announcer
      && news.messages.allSatisfy { messages[$0].map { kinds.contains($0.kind) } ?? false }
      && told.isSuperset(of: news.hearers)
  }

  func has(_ move: Contrast.Move) -> Bool {
    messages[move.message]?.from == move.mover && participants[move.screen] != nil
  }

  func has(_ aside: Contrast.Aside) -> Bool {
    let message = messages[aside.message]
    let inside = changes.filter { _, change in
      var next = change.parent
      while let n = next {
        if n == aside.message { return true }
        next = messages[n]?.parent
      }
      return false
    }
    return message?.from == aside.from && message?.to == aside.to && message?.text == aside.text
      && Set(inside.keys) == Set(aside.changes)
  }

  func has(_ sending: Contrast.Sending) -> Bool {
    let message = messages[sending.message]
    return message?.from == sending.from && message?.to == sending.to
      && message?.kind == sending.kind && message?.arguments == sending.values
  }

  func count(_ question: Contrast.Question) -> Int {
    messages.values.count {
      $0.kind == .query && $0.from == question.from && $0.to == question.to
        && $0.text == question.text
    }
  }

  /// A message with the same words from the same object to the same.
  func hasSame(_ from: String, _ to: String, _ text: String) -> Bool {
    messages.values.contains { $0.from == from && $0.to == to && $0.text == text }
  }

  /// Objects that are declared after the first turn. No names mean that none is.
  func areNew(_ names: [String]) -> Bool {
    guard !names.isEmpty else {
      return !declared.keys.contains { name in
        role(name).map { !$0.isOutside && !$0.isMadeAtLaunch } ?? false
      }
    }
    let start = messages.keys.min() ?? 0
    return names.allSatisfy { name in
      guard let n = declared[name] else { return false }
      let before = messages.filter { $0.key < n && $0.key >= start }
      return !before.values.contains { $0.from == name || $0.to == name }
    }
  }

  func areIdle(_ names: [String]) -> Bool {
    names.allSatisfy { name in
      participants[name] != nil && !messages.values.contains { $0.from == name || $0.to == name }
    }
  }
}

extension Contrast {
  /// Whether both traces show it.
  func holds(_ one: TraceFacts, _ two: TraceFacts, _ contracts: [Contract]) -> Bool {
    func facts(_ side: Side) -> (own: TraceFacts, other: TraceFacts) {
      side == .first ? (one, two) : (two, one)
    }
    switch self {
    case .data(let here, let there): return one.has(here) && two.has(there)
    case .waysIn(let here, let there), .waysOut(let here, let there):
      return one.has(here) && two.has(there)
    case .news(let here, let there): return one.has(here) && two.has(there)
    case .moves(let here, let there): return one.has(here) && two.has(there)
    case .onlyMove(let side, let move):
      guard let message = facts(side).own.messages[move.message] else { return false }
      return facts(side).own.has(move)
        && !facts(side).other.hasSame(message.from, message.to, message.text)
    case .making(let here, let there): return one.areNew(here) && two.areNew(there)
    case .aside(let side, let aside), .step(let side, let aside):
      return facts(side).own.has(aside)
        && !facts(side).other.hasSame(aside.from, aside.to, aside.text)
    case .tellings(let here, let there): return one.has(here) && two.has(there)
    case .sending(let here, let there), .value(let here, let there):
      return one.has(here) && two.has(there)
        && (here.kind != there.kind || here.values != there.values)
    case .rule(let side, let route):
      let contract = contracts[side == .first ? 0 : 1]
      return MessageKind.allCases.allSatisfy { !contract.allows($0, on: route) }
    case .question(let side, let question):
      return facts(side).own.count(question) == question.count
        && facts(side).other.count(question) == 0
    case .idle(let side, let names): return facts(side).own.areIdle(names)
    case .names(let here, let there): return here != there
    case .nothing: return one.said == two.said
    }
  }
}

extension TraceFacts {
  /// All messages but questions, in order.
  fileprivate var said: [[String]] {
    messages.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.kind != .query && $0.kind != .datasource }
      .map { [$0.from, $0.to, $0.text, $0.kind.rawValue] + $0.arguments }
  }
}

extension MessageKind {
  fileprivate var isNews: Bool { [.post, .observer, .binding].contains(self) }
}

extension Role {
  fileprivate var isOutside: Bool {
    [.user, .view, .system, .timer, .remote, .notificationCenter].contains(self)
  }
  fileprivate var isMadeAtLaunch: Bool {
    [.app, .model, .viewStateModel, .service].contains(self)
  }
}
