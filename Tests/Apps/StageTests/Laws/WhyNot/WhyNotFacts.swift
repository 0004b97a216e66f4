import Analysis
import Lessons
import Stage
import Testing
import Trace

/// A run, the part of it that is asked about, and what the run shows by itself.
@MainActor struct AskedAbout {
  let trace: Trace
  let there: Trace?
  let start: Int
  let contract: Contract
  let search: WhyNotSearch
  let messages: [Int: Trace.Message]
  let messagesThere: [Int: Trace.Message]
  let tally: MessageTally
  let tallyThere: MessageTally

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
    messages = trace.messagesByRecord
    messagesThere = there?.messagesByRecord ?? [:]
    tally = MessageTally(trace)
    tallyThere = MessageTally(there ?? trace)
  }

  var objects: [String] { trace.participants.map(\.name) }

  // MARK: Single facts

  func expect(_ departure: WhyNot.Departure, of object: String) throws {
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

  func expect(_ different: WhyNot.Different, of object: String) {
    let n = different.message
    #expect(tally.hasMore(of: n, than: tallyThere), "\(object): \(n)")
    switch different.there {
    case .times(let count):
      #expect(count > 0 && tallyThere.count(of: n, in: tally) == count, "\(object): \(n)")
    case .to(let other):
      #expect(tallyThere.count(of: n, in: tally) == 0, "\(object): \(n)")
      #expect(
        messagesThere.contains { $1.to == other && $1.text == messages[n]?.text },
        "\(object): \(other)")
    }
  }

  func expect(_ missing: MissingMessage, of object: String, told: [Int]) throws {
    let there = try #require(there)
    #expect(missing.told == told, "\(object)")
    #expect(tallyThere.hasMore(of: missing.message, than: tally), "\(object): \(missing.message)")
    for part in missing.breaks {
      #expect(tallyThere.hasMore(of: part.missing, than: tally), "\(object): \(part.missing)")
      if let after = part.after { #expect(messages[after] != nil) }
      if case .otherAnswer(let own, let other)? = part.reason {
        #expect(own != other && trace.returns(own, from: part.after), "\(object): \(own)")
        #expect(there.records.contains { $0.event.returns(other) }, "\(object): \(other)")
      }
      if let lost = part.lostChange { try expect(lost, of: object) }
      if case .registered(let call, let change)? = part.reason {
        #expect(messages[call]?.kind == .subscribe, "\(object): \(call)")
        #expect(trace.stateChanges.contains { $0.n == change }, "\(object): \(change)")
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

  /// The message came here, and the change did not, or in another message.
  func expect(_ lost: MissingMessage.LostChange, of object: String) throws {
    let change = try #require(there?.changesByRecord[lost.change])
    let message = try #require(messages[lost.message])
    let messageThere = change.parent.flatMap { messagesThere[$0] }
    #expect(message.kind == messageThere?.kind, "\(object): \(lost)")
    let same = trace.stateChanges.filter { _, own in
      own.parent == lost.message && own.owner == change.owner
        && own.property == change.property && own.new == change.new
    }
    #expect(same.map(\.n) == [], "\(object): \(lost)")
    let elsewhere = lost.elsewhere.flatMap { trace.changesByRecord[$0] }
    #expect(elsewhere.map { $0.parent != lost.message } ?? true, "\(object): \(lost)")
    #expect(elsewhere.map { $0.property == change.property } ?? true, "\(object): \(lost)")
  }

  func expect(_ teller: WhyNot.Teller, of object: String) {
    switch teller.tie {
    case .holds(let path, _): #expect(holds(teller.name, path.split(separator: ".")[...], object))
    case .registered(let n) where messages[n]?.kind == .read:
      #expect(body(around: n) == lastBody(of: object), "\(object)")
    case .registered(let n):
      #expect(messages[n]?.kind == .subscribe && messages[n]?.from == object, "\(object)")
    case .wasRegistered(let n, let end):
      #expect(messages[n]?.kind == .subscribe && messages[n]?.from == object, "\(object)")
      #expect(messages[end]?.from == object && messages[end]?.to == teller.name && n < end)
    case .made(let n):
      let made = messages[n]?.to ?? ""
      #expect(made == object || isInside(object, made), "\(object): \(made)")
      #expect(messages[n]?.kind == .create && messages[n]?.from == teller.name, "\(object)")
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

  func expectRegistered(_ registrations: [Registration], _ object: String) {
    for registration in registrations {
      let call = messages[registration.record]
      #expect(call?.to == registration.publisher, "\(object)")
      guard registration.isRead else {
        #expect(call?.kind == .subscribe && call?.from == object, "\(object)")
        continue
      }
      #expect(call?.kind == .read && body(around: registration.record) == lastBody(of: object))
    }
  }

  /// Nothing of this was posted since the first registration.
  func expectQuiet(_ registrations: [Registration], _ object: String) {
    expectRegistered(registrations, object)
    let posts = trace.messages.filter { $0.n >= start && $0.message.kind == .post }
    for (n, _) in posts where n > registrations.first?.record ?? .max {
      #expect(!topics(registrations).contains(topic(n)), "\(object): \(n)")
    }
  }

  // MARK: What the run shows by itself

  /// The computation of a body in which something was read.
  func body(around n: Int) -> Int? {
    var place: Int? = n
    while let record = place, messages[record]?.kind != .body { place = messages[record]?.parent }
    return place
  }

  func lastBody(of node: String) -> Int? {
    trace.messages.last { $0.message.kind == .body && $0.message.to == node }?.n
  }

  func told(_ object: String) -> [Int] {
    trace.messages.filter {
      $0.n >= start && $0.message.to == object && $0.message.from != object && tells($0.n)
    }.map(\.n)
  }

  func tells(_ n: Int) -> Bool {
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

  func topics(_ registrations: [Registration]) -> Set<String> {
    Set(registrations.map { $0.topic.filter { $0 != "$" } })
  }

  func topic(_ n: Int) -> String {
    messages[n]?.kind == .post ? messages[n]?.arguments.first ?? "" : messages[n]?.text ?? ""
  }

  func role(_ object: String) -> Role? {
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

  /// Whether a view is inside of another one: held by it, or by a view inside of it.
  private func isInside(_ view: String, _ outer: String, _ seen: Set<String> = []) -> Bool {
    trace.records.contains { record in
      guard case .reference(let hold) = record.event, hold.to == view, hold.strength == .strong,
        role(hold.from) == .view, !seen.contains(hold.from),
        held(by: hold.from, as: hold.property).contains(view)
      else { return false }
      return hold.from == outer || isInside(hold.from, outer, seen.union([view]))
    }
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
}
