import Trace

/// Looks in a part of a run for the reasons why objects were not told. What it reads for one object serves for the others.
public struct WhyNotSearch {
  let run: RunIndex
  let part: RunPart
  let contract: Contract?
  let mistaken: MistakenRun?
  let knowsBefore: Bool
  /// At the end of the part.
  let ownership: Ownership
  let topics: Topics
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
    run = RunIndex(trace)
    part = RunPart(first: first, end: trace.records.last { $0.n <= end }?.n ?? 0)
    (self.knowsBefore, self.mistaken, self.contract) = (knowsBefore, mistaken, contract)
    ownership = Ownership(of: trace, at: part.end)
    topics = Topics(trace)
    causes = CauseFinder(run)
    news = ToldChanges(run, in: part, causes)
    departures = Departures(trace)
  }

  /// - Parameters:
  ///   - object: its name.
  ///   - member: a property or a method of the object; `nil` to ask about all messages.
  public func whyNot(_ object: String, member: String? = nil) -> WhyNot {
    WhyNot(
      object: object, news: news, questions: questions(to: object),
      registrants: registrants(of: object), endWithoutMistake: endThere(of: object),
      answer: answer(for: object, member: member))
  }

  // MARK: The answer

  private func answer(for object: String, member: String?) -> WhyNot.Answer {
    if let making = making(of: object) { return .notMade(making) }
    let told = only(member, told(object))
    let departure = departures.departure(of: object, upTo: part.end)
    if told.isEmpty, var departure {
      departure.holdWithoutMistake = mistaken?.holdThere(of: object, ended: departure.end)
      departure.successor = successor(of: object, after: departure)
      return .gone(departure)
    }
    // A function that waited may end in an object that is released already.
    let end = departure.flatMap { $0.end > told.last ?? 0 ? $0 : nil }
    // In the middle of an action, only its end shows what is missing: all that it is told counts.
    let missing = mistaken?.missing(
      for: object, member: member, told: toldSinceStart(object), in: part)
    if case .message(var missing) = missing {
      missing.departure = end
      return .missing(missing)
    }
    if let missing = mistaken?.missingObject(object) { return .notHere(missing) }
    let unasked = mistaken?.unasked(object, in: part) ?? []
    if let member, let record = applied(to: object), run.messages[record]?.hasName(member) == true,
      !told.contains(where: { run.messages[$0]?.hasName(member) == true })
    {
      return .applied(record)
    }
    guard told.isEmpty else {
      var telling = WhyNot.Telling(
        messages: told, changes: changes(leadingTo: told), later: later(object, member),
        unasked: unasked, departure: end)
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
    if !run.messages.keys.contains(where: part.contains) { return .nothingSent }
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
    telling.lostChange = mistaken.lostChange(of: object, member, in: part)
    telling.sentOnlyHere = mistaken.sentOnlyHere(by: object, in: part)
    telling.sentOnlyThere = mistaken.sentOnlyThere(by: object, in: part)
  }

  private func successor(of object: String, after departure: WhyNot.Departure) -> String? {
    guard departure.holds.count == 1, let hold = departure.holds.first?.hold else { return nil }
    let held = ownership.holds(of: hold.holder, as: hold.property).filter(\.isStrong)
    guard held.count == 1, let next = held.first?.held,
      let own = run.declarations[object], let later = run.declarations[next], later > own
    else { return nil }
    return next
  }

  /// The messages of the part that told an object something.
  func told(_ object: String) -> [Int] { toldSinceStart(object).filter { $0 <= part.end } }

  /// The messages of the part, and those after it.
  private func toldSinceStart(_ object: String) -> [Int] {
    run.sent(to: object).filter { n, message in
      n >= part.first && !message.isToItself && message.isEvent
        && !message.isForwardedQuestion(in: run.messages)
    }.map(\.n)
  }

  /// The messages of the part that an object sent to others.
  func sentInPart(by object: String) -> [RunIndex.Sent] {
    run.sent(by: object).filter { part.contains($0.n) && !$0.message.isToItself }
  }

  /// Only those of a member, if there are any.
  private func only(_ member: String?, _ told: [Int]) -> [Int] {
    guard let member else { return told }
    let wanted = told.filter { run.messages[$0]?.hasName(member) == true }
    return wanted.isEmpty ? told : wanted
  }

  /// The record that makes an object after the end; `nil` when it was there before.
  private func making(of object: String) -> Int? {
    let making = run.creation(of: object) ?? run.declarations[object]
    return making.flatMap { $0 > part.end ? $0 : nil }
  }

  /// The last message in which a table got the rows of an object, its diffable data source.
  private func applied(to object: String) -> Int? {
    run.sent.last { n, message in
      part.contains(n) && message.kind == .set && message.text == "apply(_:)"
        && ownership.holds(of: message.to, as: "dataSource").contains { $0.held == object }
    }?.n
  }

  private func changeOutside(of object: String) -> Int? {
    run.changed.first { n, change in
      part.contains(n) && change.owner == object && change.parent == nil
    }?.n
  }

  /// When an object that lives here ended in the run without the mistake.
  func endThere(of object: String) -> Int? {
    ownership[object] == nil ? nil : mistaken?.endThere(of: object, upTo: part.end)
  }

  func sentByPerson(to object: String) -> [Int] {
    sentInPart(to: object) { $0.kind == .user }
  }

  private func later(_ object: String, _ member: String?) -> [Int] {
    only(member, toldSinceStart(object).filter { $0 > part.end })
  }

  func questions(to object: String) -> [Int] {
    sentInPart(to: object) { $0.isQuestion || $0.isForwardedQuestion(in: run.messages) }
  }

  func registrants(of object: String) -> [Int] { sentInPart(to: object) { $0.kind == .subscribe } }

  private func sentInPart(to object: String, where isMeant: (Trace.Message) -> Bool) -> [Int] {
    run.sent(to: object).filter { n, message in
      part.contains(n) && !message.isToItself && isMeant(message)
    }.map(\.n)
  }
}
