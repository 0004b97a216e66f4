import Actions
import Analysis
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// Every fact of every answer of `why not` is in the run: in who holds whom, who registered for what, and the messages.
///
/// The checks look at single records, and know nothing of how the answers are found.
@MainActor struct WhyNotLawTests {
  @Test(arguments: Seed.share(of: await Performance.all))
  func `each fact of each answer is in the run`(_ performance: Performance) throws {
    let run = try AskedAbout(performance.scenario, in: performance.pattern)
    for object in run.objects { try run.expectFacts(about: object) }
  }

  @Test(arguments: Seed.share(of: await MistakenPattern.all))
  func `so are the facts about a run with a mistake`(_ mistaken: MistakenPattern) throws {
    let pattern = mistaken.pattern
    let mistake = try #require(pattern.mistakes.first { $0.id == mistaken.id })
    let scenario = try #require(Scenarios.of(pattern).first { $0.name == mistake.scenario })
    let run = try AskedAbout(scenario, in: pattern, with: mistake)
    for object in run.objects { try run.expectFacts(about: object) }
  }
}

struct MistakenPattern: Sendable, CustomTestStringConvertible {
  let pattern: Pattern
  let id: String

  nonisolated var testDescription: String { id }

  static let all = Pattern.all.flatMap { pattern in
    pattern.mistakes.map { MistakenPattern(pattern: pattern, id: $0.id) }
  }
}

/// A run, the part of it that is asked about, and what the run shows by itself.
@MainActor private struct AskedAbout {
  let trace: Trace
  let there: Trace?
  let start: Int
  let contract: Contract
  let search: WhyNotSearch
  let messages: [Int: Trace.Message]
  let messagesThere: [Int: Trace.Message]

  init(_ scenario: Scenario, in pattern: Pattern, with mistake: Mistake? = nil) throws {
    trace = try Scenarios.trace(scenario, in: pattern, with: mistake, withSetup: true)
    let part = try Scenarios.trace(scenario, in: pattern, with: mistake)
    there = try mistake.map { _ in
      try Scenarios.trace(scenario, in: pattern, withSetup: true)
    }
    start = trace.messages[trace.messages.count - part.messages.count].n
    contract = try Scenarios.contract(of: pattern.name).contract
    search = WhyNotSearch(
      in: trace, since: start,
      mistaken: there.map { [trace] in MistakenRun(trace, withoutMistake: $0) },
      contract: contract)
    messages = Dictionary(uniqueKeysWithValues: trace.messages)
    messagesThere = Dictionary(uniqueKeysWithValues: there?.messages ?? [])
  }

  var objects: [String] { trace.participants.map(\.name) }

  func expectFacts(about object: String) throws {
    let whyNot = search.whyNot(object)
    for n in whyNot.changes { #expect(trace.stateChanges.contains { $0.n == n && n >= start }) }
    for n in whyNot.hearings + whyNot.screenMoves { #expect(messages[n] != nil && n >= start) }
    for n in whyNot.questions { #expect(messages[n]?.to == object && !tells(n)) }
    try expect(whyNot.answer, about: object)
  }

  private func expect(_ answer: WhyNot.Answer, about object: String) throws {
    let told = told(object)
    switch answer {
    case .told(let telling):
      let acted = telling.messages.allSatisfy { messages[$0]?.kind == .user }
      #expect(telling.messages == (acted ? telling.messages : told), "\(object)")
      #expect(telling.messages.allSatisfy { messages[$0]?.to == object && $0 >= start })
      if let change = telling.change {
        #expect(trace.stateChanges.contains { $0.n == change.record && $0.n >= start })
        #expect(change.record < telling.messages.max() ?? 0, "\(object)")
      }
      for n in telling.extra { #expect(trace.hasMore(of: n, than: there), "\(object): \(n)") }
    case .gone(let departure): try expect(departure, of: object)
    case .missing(let missing): try expect(missing, of: object, told: told)
    case .unasked(let questions, _):
      for n in questions {
        #expect(
          !trace.messages.contains {
            $0.n >= start && $0.message.text == messagesThere[n]?.text
              && $0.message.to == object && $0.message.from == messagesThere[n]?.from
          })
      }
    case .notYet, .notMade, .notHere:
      Issue.record("\(object): nothing is later than the end")
    default:
      #expect(told.isEmpty, "\(object) was told")
      try expectSilence(answer, of: object)
    }
  }

  private func expectSilence(_ answer: WhyNot.Answer, of object: String) throws {
    switch answer {
    case .otherAnnounced(let silence, let announced):
      expectRegistered(silence, object)
      for n in announced { #expect(!topics(silence).contains(topic(n)), "\(object): \(n)") }
      for n in silence.sameName {
        #expect(topics(silence).contains(topic(n)) && silence.isRead, "\(object): \(n)")
      }
      for registration in silence.registrations {
        let speakers = (announced + silence.sameName)
          .flatMap { [messages[$0]?.from, messages[$0]?.to] }
        #expect(speakers.contains(registration.publisher), "\(object): \(registration.publisher)")
      }
    case .quiet(let silence):
      expectRegistered(silence, object)
      for teller in silence.idle {
        expect(teller, of: object)
        #expect(told(teller.name).isEmpty, "\(object): \(teller.name) was told")
      }
      for n in silence.ownMessages {
        let teller = messages[n]?.to ?? ""
        #expect(told(teller).allSatisfy { messages[$0]?.from == object }, "\(object): \(teller)")
      }
      if let before = silence.toldBefore {
        #expect(messages[before]?.to == object && before < start && tells(before), "\(object)")
      }
      let posts = trace.messages.filter { $0.n >= start && $0.message.kind == .post }
      for (n, _) in posts where n > silence.registrations.first?.record ?? .max {
        #expect(!topics(silence).contains(topic(n)), "\(object): \(n)")
      }
      if let route = silence.closedRoute { #expect(contract.kinds(on: route).isEmpty) }
    case .passedOver(let facts):
      expect(facts.teller, of: object)
      let heard = told(facts.teller.name).filter { messages[$0]?.from != object }
      #expect(facts.heard == heard, "\(object)")
      for n in facts.sent {
        #expect(messages[n]?.from == facts.teller.name && messages[n]?.to != object && tells(n))
        #expect(n > facts.heard.first ?? 0)
      }
    case .made(let making):
      #expect(messages[making]?.to == object && messages[making]?.kind == .create, "\(object)")
      #expect(making >= start, "\(object)")
    case .brokenOff(let precedent):
      let (again, missing) = (messages[precedent.again], messages[precedent.missing])
      #expect(messages[precedent.told]?.to == object && precedent.told < start)
      #expect(again?.to == missing?.from && precedent.again >= start, "\(object)")
      #expect(
        !trace.messages.contains {
          $0.n > precedent.again && $0.message.from == missing?.from
            && $0.message.text == missing?.text
        }, "\(object)")
      if let instead = precedent.instead {
        #expect(messages[instead]?.from == missing?.from && tells(instead), "\(object)")
        #expect(instead > precedent.again, "\(object)")
      }
    case .tellerNotTold(let teller, let reason):
      expect(teller, of: object)
      #expect(told(teller.name).isEmpty, "\(object): \(teller.name) was told")
      try expectSilence(reason, of: teller.name)
    case .closed(let column):
      #expect(role(object) == column.role)
      for sender in contract.senders where ![.user, .system, .timer, .remote].contains(sender) {
        let kinds = contract.kinds(on: .init(from: sender, to: column.role))
        #expect(
          kinds.allSatisfy {
            [.query, .datasource, .read, .render, .subscribe, .create].contains($0)
          })
      }
    case .changedItself(let n):
      #expect(
        trace.stateChanges.contains {
          $0.n == n && n >= start && $0.change.owner == object && $0.change.parent == nil
        }, "\(object)")
    case .nothingSent: #expect(!trace.messages.contains { $0.n >= start })
    case .onlyAsked(let questions):
      #expect(questions.allSatisfy { messages[$0]?.to == object && !tells($0) }, "\(object)")
      #expect(
        !trace.messages.contains { n, message in
          message.to == object && message.from != object && n < start && tells(n)
        }, "\(object) was told before")
    case .readNothing(let body):
      #expect(lastBody(of: object) == body)
      let reads = trace.messages.filter { $0.message.kind == .read }.map(\.n)
      #expect(reads.filter { self.body(around: $0) == body } == [], "\(object)")
    case .ranClosures(let records):
      let ran = trace.messages.filter { $0.message.from == object && $0.message.kind == .closure }
      #expect(!records.isEmpty && Set(records).isSubset(of: ran.map(\.n)), "\(object)")
    case .untold(let column):
      for name in column.idle { #expect(told(name) == [], "\(object): \(name) was told") }
      if column.isOutOfReach {
        let holders = Ownership(of: trace).holders(of: object).compactMap { role($0.holder) }
        #expect(!holders.contains { $0 != .view && column.senders.contains($0) }, "\(object)")
        #expect(column.active.isEmpty && column.idle.isEmpty, "\(object)")
        let views = Ownership(of: trace).holders(of: object).map(\.holder)
        #expect(column.views.allSatisfy { views.contains($0) && role($0) == .view }, "\(object)")
      } else if (column.active.map(\.teller.name) + column.idle).isEmpty {
        let living = Ownership(of: trace).objects.filter { $0.name != object }
        #expect(!living.contains { column.senders.contains($0.role) }, "\(object)")
      }
      for sender in (column.active.map(\.teller.name) + column.idle).compactMap(role) {
        #expect(column.senders.contains(sender), "\(object): \(sender)")
        #expect(contract.kinds(on: .init(from: sender, to: column.role)) != [])
      }
    case .beforeTrace, .unknown: Issue.record("\(object): the run and the contract tell more")
    default: break
    }
  }

  // MARK: Single facts

  private func expect(_ departure: WhyNot.Departure, of object: String) throws {
    let end = try #require(trace.records.first { $0.n == departure.end }?.event)
    switch end {
    case .release(let release): #expect(release.object == object)
    case .turn(let turn): #expect(turn.killed.contains(object) && departure.isKilled)
    default: Issue.record("\(object) did not end at \(departure.end)")
    }
    var held = object
    for ended in departure.holds {
      #expect(ended.hold.held == held, "\(object)")
      #expect(
        references(before: ended.record).contains {
          $0.from == ended.hold.holder && $0.to == held && $0.property == ended.hold.property
            && $0.strength == .strong && !$0.ended
        }, "\(object): \(ended.hold)")
      held = ended.hold.holder
    }
    // The chain ends with an object that let go, and not with one that was released itself.
    if let last = departure.holds.last,
      case .release(let release)? = trace.records.first(where: { $0.n == last.record })?.event,
      release.object == last.hold.holder
    {
      #expect(
        !references(before: last.record).contains {
          $0.to == last.hold.holder && $0.from != $0.to && $0.strength == .strong && !$0.ended
        }, "\(object): \(last.hold.holder) was released too")
    }
    if departure.holds.isEmpty {
      #expect(
        !references(before: departure.end).contains {
          $0.to == object && $0.from != object && $0.strength == .strong && !$0.ended
        }, "\(object) was held")
    }
  }

  private func expect(_ missing: MissingMessage, of object: String, told: [Int]) throws {
    let there = try #require(there)
    #expect(missing.told == told, "\(object)")
    #expect(there.hasMore(of: missing.message, than: trace), "\(object): \(missing.message)")
    for part in missing.breaks {
      #expect(there.hasMore(of: part.missing, than: trace), "\(object): \(part.missing)")
      if let after = part.after { #expect(messages[after] != nil) }
      if case .otherAnswer(let own, let other)? = part.reason {
        #expect(own != other && trace.returns(own, from: part.after), "\(object): \(own)")
        #expect(there.records.contains { $0.event.returns(other) }, "\(object): \(other)")
      }
      for n in part.instead {
        #expect(n > part.after ?? 0 && messages[n] != nil, "\(object): \(n)")
      }
      if case .lacks(let property, _)? = part.reason {
        let sent = messagesThere[part.missing]
        #expect(
          there.records.contains { record in
            guard record.n < part.missing, case .reference(let held) = record.event else {
              return false
            }
            return held.from == sent?.from && held.to == sent?.to && held.property == property
          }, "\(object): \(property)")
      }
    }
  }

  private func expect(_ teller: WhyNot.Teller, of object: String) {
    switch teller.tie {
    case .holds(let path, _): #expect(holds(teller.name, path.split(separator: ".")[...], object))
    case .registered(let n) where messages[n]?.kind == .read:
      #expect(body(around: n) == lastBody(of: object), "\(object)")
    case .registered(let n):
      #expect(messages[n]?.kind == .subscribe && messages[n]?.from == object, "\(object)")
    case .made(let n):
      #expect(messages[n]?.kind == .create && messages[n]?.to == object, "\(object)")
      #expect(messages[n]?.from == teller.name)
    case .mayTell:
      let kinds = role(teller.name).flatMap { from in
        role(object).map { contract.kinds(on: .init(from: from, to: $0)) }
      }
      let isAllowed = !(kinds ?? []).isEmpty
      #expect(isAllowed, "\(object): \(teller.name)")
    case .talked(let n):
      #expect(messages[n]?.from == teller.name && messages[n]?.to == object && n < start)
    }
  }

  private func expectRegistered(_ silence: WhyNot.Silence, _ object: String) {
    for registration in silence.registrations {
      let call = messages[registration.record]
      #expect(call?.to == registration.publisher, "\(object)")
      guard registration.isRead else {
        #expect(call?.kind == .subscribe && call?.from == object, "\(object)")
        continue
      }
      #expect(call?.kind == .read && body(around: registration.record) == lastBody(of: object))
    }
  }

  // MARK: What the run shows by itself

  /// The computation of a body in which something was read.
  private func body(around n: Int) -> Int? {
    var place: Int? = n
    while let record = place, messages[record]?.kind != .body { place = messages[record]?.parent }
    return place
  }

  private func lastBody(of node: String) -> Int? {
    trace.messages.last { $0.message.kind == .body && $0.message.to == node }?.n
  }

  private func told(_ object: String) -> [Int] {
    trace.messages.filter {
      $0.n >= start && $0.message.to == object && $0.message.from != object && tells($0.n)
    }.map(\.n)
  }

  private func tells(_ n: Int) -> Bool {
    guard let message = messages[n], !message.text.hasPrefix("forwardingTarget") else {
      return false
    }
    // What the user does with a row reaches the data source.
    if message.text.hasPrefix("tableView(_:commit:") { return true }
    // The runtime forwards questions, too: a forwarded one is of the kind of the call around it.
    let around = message.kind == .forward ? message.parent.flatMap { messages[$0]?.kind } : nil
    return ![.query, .datasource, .read, .render, .subscribe, .create, .user]
      .contains(around ?? message.kind)
  }

  private func topics(_ silence: WhyNot.Silence) -> Set<String> {
    Set(silence.registrations.map { $0.topic.filter { $0 != "$" } })
  }

  private func topic(_ n: Int) -> String {
    messages[n]?.kind == .post ? messages[n]?.arguments.first ?? "" : messages[n]?.text ?? ""
  }

  private func role(_ object: String) -> Role? {
    trace.participants.first { $0.name == object }?.role
  }

  private func references(before n: Int) -> [Trace.Reference] {
    trace.records.compactMap { record in
      guard record.n <= n, case .reference(let reference) = record.event else { return nil }
      return reference
    }
  }

  /// Whether an object reaches another by a path of properties at the end.
  private func holds(_ holder: String, _ path: ArraySlice<Substring>, _ object: String) -> Bool {
    guard let property = path.first else { return holder == object }
    return held(by: holder, as: String(property)).contains { holds($0, path.dropFirst(), object) }
  }

  private func held(by holder: String, as property: String) -> Set<String> {
    var held: Set<String> = []
    for record in trace.records {
      switch record.event {
      case .reference(let reference)
      where reference.from == holder && reference.property == property:
        if reference.ended { held.remove(reference.to) } else { held.insert(reference.to) }
      case .state(let change) where change.owner == holder && change.property == property:
        held = []
      case .release(let release): held.remove(release.object)
      default: break
      }
    }
    return held
  }
}

extension Trace.Event {
  fileprivate func returns(_ value: String) -> Bool {
    if case .return(let answer) = self { answer.value == value } else { false }
  }
}

extension Trace {
  fileprivate func returns(_ value: String, from call: Int?) -> Bool {
    records.contains { record in
      if case .return(let answer) = record.event {
        answer.message == call && answer.value == value
      } else {
        false
      }
    }
  }

  /// Whether such a message comes more often in this run than in another, in the same action.
  func hasMore(of n: Int, than other: Trace?) -> Bool {
    guard let other, let message = messages.first(where: { $0.n == n })?.message else {
      return false
    }
    let action = action(of: n)
    let count = { (run: Trace) in
      run.messages.count { other in
        other.message.text == message.text && other.message.arguments == message.arguments
          && other.message.kind == message.kind && other.message.from == message.from
          && other.message.to == message.to && run.action(of: other.n) == action
      }
    }
    return count(self) > count(other)
  }

  /// The number of the action of a record.
  fileprivate func action(of n: Int) -> Int {
    records.count { if case .screen = $0.event { $0.n < n } else { false } }
  }
}
