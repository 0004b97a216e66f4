import Trace

/// Looks in a part of a run for the reasons why objects were not told. What it reads for one object serves for the others.
public struct WhyNotSearch {
  let trace: Trace
  let first: Int
  let end: Int
  let contract: Contract?
  let mistaken: MistakenRun?
  let knowsBefore: Bool
  let ownership: Ownership
  let topics: Topics
  let roles: [String: Role]
  let messages: [Int: Trace.Message]
  let traffic: Traffic
  let news: ToldChanges
  let causes: CauseFinder
  let departures: Departures

  /// - Parameters:
  ///   - first: the number of the first record of the part that is asked about. What is before it tells who knows whom.
  ///   - end: the number of the last record of the part. What comes later is only used to say that the object is told later.
  ///   - knowsBefore: whether the trace has all that came before the part.
  ///   - mistaken: the run together with the same run without its mistake; `nil` when it has none.
  ///   - contract: what the pattern allows; `nil` when that is not known.
  public init(
    in trace: Trace, since first: Int, upTo end: Int = .max, knowsBefore: Bool = true,
    mistaken: MistakenRun? = nil, contract: Contract? = nil
  ) {
    (self.trace, self.first, self.end) = (trace, first, end)
    (self.knowsBefore, self.mistaken, self.contract) = (knowsBefore, mistaken, contract)
    ownership = Ownership(of: trace, at: end)
    topics = Topics(trace)
    roles = trace.roles
    messages = trace.messagesByRecord
    traffic = Traffic(trace, messages, since: first, upTo: end)
    causes = CauseFinder(trace)
    news = ToldChanges(trace, since: first, upTo: end, traffic, messages, causes)
    departures = Departures(trace)
  }

  /// - Parameters:
  ///   - object: its name.
  ///   - member: a property or a method of the object; `nil` to ask about all messages.
  public func whyNot(_ object: String, member: String? = nil) -> WhyNot {
    WhyNot(
      object: object, changes: news.changes, kind: news.kind, otherChange: news.other,
      mainChange: news.main, hearingsOfChanges: news.hearings, screenMoves: news.screenMoves,
      questions: questions(to: object),
      registrants: registrants(of: object), endWithoutMistake: endThere(of: object),
      answer: answer(for: object, member: member))
  }

  // MARK: The answer

  private func answer(for object: String, member: String?) -> WhyNot.Answer {
    if let making = making(of: object) { return .notMade(making) }
    let told = only(member, told(object))
    let departure = departures.departure(of: object, upTo: end)
    if told.isEmpty, var departure {
      departure.holdWithoutMistake = mistaken?.holdThere(of: object, ended: departure.end)
      departure.successor = successor(of: object, after: departure)
      return .gone(departure)
    }
    // In the middle of an action, only its end shows what is missing: all that it is told counts.
    let missing = mistaken?.missing(
      for: object, member: member, told: traffic.received[object] ?? [], from: first,
      to: lastRecord)
    if case .message(let missing) = missing { return .missing(missing) }
    if let missing = mistaken?.missingObject(object) { return .notHere(missing) }
    let unasked = mistaken?.unasked(object, from: first, to: lastRecord) ?? []
    if let member, let record = applied(to: object), messages[record]?.hasName(member) == true,
      !told.contains(where: { messages[$0]?.hasName(member) == true })
    {
      return .applied(record)
    }
    guard told.isEmpty else {
      var telling = WhyNot.Telling(
        messages: told, changes: changes(leadingTo: told), later: later(object, member),
        // A function that waited may end in an object that is released already.
        unasked: unasked, departure: departure.flatMap { $0.end > told.last ?? 0 ? $0 : nil })
      if let mistaken { compare(&telling, of: object, member, with: mistaken) }
      return .told(telling)
    }
    let later = later(object, member)
    if !later.isEmpty { return .notYet(later) }
    if let question = unasked.first {
      return .unasked(unasked, breaks: mistaken?.breaks(before: question) ?? [])
    }
    let acted = sentByPerson(to: object)
    if !acted.isEmpty { return .told(.init(messages: acted)) }
    if let record = applied(to: object) { return .applied(record) }
    if let change = changeOutside(of: object) { return .changedItself(change) }
    if !messages.keys.contains(where: { $0 >= first && $0 <= end }) { return .nothingSent }
    return reason(for: object, except: [object])
  }

  private func compare(
    _ telling: inout WhyNot.Telling, of object: String, _ member: String?,
    with mistaken: MistakenRun
  ) {
    let told = telling.messages
    telling.extra = mistaken.extra(told)
    telling.different = mistaken.different(told)
    telling.isImpossibleWithoutMistake = !told.allSatisfy(mistaken.wasPossibleThere)
    telling.lostChange = mistaken.lostChange(of: object, member, from: first, to: lastRecord)
    telling.sentOnlyHere = mistaken.sentOnlyHere(by: object, from: first, to: end)
    telling.sentOnlyThere = mistaken.sentOnlyThere(by: object, from: first, to: lastRecord)
  }

  private func successor(of object: String, after departure: WhyNot.Departure) -> String? {
    guard departure.holds.count == 1, let hold = departure.holds.first?.hold else { return nil }
    let held = ownership.holds(of: hold.holder, as: hold.property).filter(\.isStrong)
    guard held.count == 1, let next = held.first?.held,
      let own = trace.declaration(of: object), let later = trace.declaration(of: next), later > own
    else { return nil }
    return next
  }

  private var lastRecord: Int { trace.records.last { $0.n <= end }?.n ?? 0 }

  func told(_ object: String) -> [Int] {
    (traffic.received[object] ?? []).filter { $0 <= end }
  }

  /// Only those of a member, if there are any.
  private func only(_ member: String?, _ told: [Int]) -> [Int] {
    guard let member else { return told }
    let wanted = told.filter { messages[$0]?.hasName(member) == true }
    return wanted.isEmpty ? told : wanted
  }

  /// The record that makes an object after the end; `nil` when it was there before.
  private func making(of object: String) -> Int? {
    let making = trace.creation(of: object) ?? trace.declaration(of: object)
    return making.flatMap { $0 > end ? $0 : nil }
  }

  /// The last message in which a table got the rows of an object, its diffable data source.
  private func applied(to object: String) -> Int? {
    trace.messages.last { n, message in
      n >= first && n <= end && message.kind == .set && message.text == "apply(_:)"
        && ownership.holds(of: message.to, as: "dataSource").contains { $0.held == object }
    }?.n
  }

  private func changeOutside(of object: String) -> Int? {
    trace.stateChanges.first { n, change in
      n >= first && n <= end && change.owner == object && change.parent == nil && !change.isInitial
    }?.n
  }

  /// When an object that lives here ended in the run without the mistake.
  func endThere(of object: String) -> Int? {
    ownership[object] == nil ? nil : mistaken?.endThere(of: object, upTo: lastRecord)
  }

  func sentByPerson(to object: String) -> [Int] {
    sent(to: object) { $0.kind == .user }
  }

  private func later(_ object: String, _ member: String?) -> [Int] {
    only(member, (traffic.received[object] ?? []).filter { $0 > end })
  }

  func questions(to object: String) -> [Int] {
    sent(to: object) { $0.isQuestion || $0.isForwardedQuestion(in: messages) }
  }

  func registrants(of object: String) -> [Int] { sent(to: object) { $0.kind == .subscribe } }

  private func sent(to object: String, where isMeant: (Trace.Message) -> Bool) -> [Int] {
    trace.messages.filter { n, message in
      n >= first && n <= end && message.to == object && message.from != object && isMeant(message)
    }.map(\.n)
  }
}

extension Trace {
  /// The first message that makes an object.
  func creation(of name: String) -> Int? {
    messages.first { $0.message.to == name && $0.message.kind == .create }?.n
  }

  /// The record that declares an object.
  func declaration(of name: String) -> Int? {
    records.first { record in
      if case .participant(let participant) = record.event {
        participant.name == name
      } else {
        false
      }
    }?.n
  }
}
