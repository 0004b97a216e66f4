import Trace

/// A run with a mistake next to the same run without it.
///
/// Messages of the two runs are the same when they come in the same action, between the same objects, with the same words and
/// values, and equally often.
public struct MistakenRun: Sendable {
  let here: KeyedRun
  let there: KeyedRun
  /// What objects there are called here, where that differs.
  let newNames: [String: String]
  private let skipped: Set<Int>

  /// - Parameters:
  ///   - here: the run with the mistake.
  ///   - there: the same actions without the mistake, as far as they are possible there.
  ///   - skipped: the actions that are not, counted from 0.
  ///   - end: the number of the last record here that counts.
  public init(
    _ here: Trace, withoutMistake there: Trace, skipped: Set<Int> = [], upTo end: Int = .max
  ) {
    newNames = there.newNames(in: here, comparingTypes: false, skipping: skipped)
    self.skipped = skipped
    self.here = KeyedRun(here.upTo(end))
    self.there = KeyedRun(there, renaming: newNames, skipped: skipped)
  }

  /// The run without the mistake.
  public var traceWithoutMistake: Trace { there.run.trace }

  /// What an object of this run is called in the other: the same, where no other name is known. `nil` when another object
  /// of the other run has that name.
  func nameThere(_ name: String) -> String? {
    newNames.first { $0.value == name }?.key ?? (newNames[name] == nil ? name : nil)
  }

  func nameHere(_ name: String) -> String { newNames[name] ?? name }

  /// A message of the other run with the names that objects have in this one.
  public func renamed(_ messageThere: Trace.Message) -> Trace.Message {
    messageThere.renaming(newNames)
  }

  func counterpartThere(_ messageHere: Int) -> Int? {
    here.keys[messageHere].flatMap { there.records[$0] }
  }

  func counterpartHere(_ messageThere: Int) -> Int? {
    there.keys[messageThere].flatMap { here.records[$0] }
  }

  // MARK: What an object was told

  /// Whether the action of a message was possible in the other run.
  func wasPossibleThere(_ messageHere: Int) -> Bool {
    !skipped.contains(here.action(of: messageHere))
  }

  /// Whether the action of a record there is over here. Until then, what is missing may still come, in another call as well.
  func isOver(_ recordThere: Int) -> Bool {
    here.ended.contains(there.action(of: recordThere))
  }

  /// What tells the object something there and not here, in the actions of a part of this run: first what it is told
  /// by no other object here.
  ///
  /// - Parameter member: only messages with this name; `nil` for all.
  func missing(
    for object: String, member: String?, told: [Int], in part: RunPart
  ) -> Missing {
    if let member, let change = missingChange(of: object, member, in: part) {
      return change
    }
    let isTold = member.map { name in told.contains { here.run.messages[$0]?.hasName(name) == true }
    }
    let isSettled = isTold ?? true || changesHere(object, member ?? "", in: part)
    let named = goals(for: object, member: member, in: part)
    let wanted =
      named.isEmpty && !isSettled ? goals(for: object, member: nil, in: part) : named
    let decided = wanted.filter(isOver)
    let calls = Set(told.compactMap { here.run.messages[$0]?.callWithoutEmptyLabels })
    let isToldHere = { (n: Int) in
      there.run.messages[n].map { calls.contains($0.callWithoutEmptyLabels) } ?? false
    }
    guard let goal = decided.first(where: { !isToldHere($0) }) ?? decided.first,
      let chain = there.causes.chain(to: goal)
    else { return wanted.isEmpty ? .nothing : .undecided }
    return .message(
      MissingMessage(message: goal, told: told, breaks: breaks(in: chain)))
  }

  enum Missing {
    case nothing
    /// There is something, but it may still come here.
    case undecided
    case message(MissingMessage)
  }

  private func goals(for object: String, member: String?, in part: RunPart) -> [Int] {
    guard let name = nameThere(object) else { return [] }
    let actions = actions(of: part)
    let isHere = isHere(object)
    return there.run.sent(to: name).filter { n, message in
      !message.isToItself && actions.contains(there.action(of: n))
        && (isTold(message) || (!isHere && message.kind == .create))
        && member.map(message.hasName) ?? true && counterpartHere(n) == nil
    }.map(\.n)
  }

  private func isTold(_ messageThere: Trace.Message) -> Bool {
    messageThere.isEvent && !messageThere.isForwardedQuestion(in: there.run.messages)
  }

  /// What an object is asked there and not here, in the actions of a part of this run; each question once.
  func unasked(_ object: String, in part: RunPart) -> [Int] {
    guard let name = nameThere(object) else { return [] }
    let actions = actions(of: part)
    var seen: Set<String> = []
    for (n, message) in here.run.sent(to: object) where actions.contains(here.action(of: n)) {
      seen.insert("\(message.from) \(message.text)")
    }
    return there.run.sent(to: name).filter { n, message in
      !message.isToItself && message.isQuestion
        && actions.contains(there.action(of: n)) && isOver(n)
        && seen.insert("\(nameHere(message.from)) \(message.text)").inserted
    }.map(\.n)
  }

  /// The actions of a part of this run.
  func actions(of part: RunPart) -> ClosedRange<Int> {
    let start = here.action(of: part.first)
    return start...max(here.actions[part.end] ?? .max, start)
  }

  /// What holds an object strongly in the other run, when it has ended here with a record.
  func holdThere(of object: String, ended record: Int) -> Ownership.Hold? {
    let action = here.actions[record] ?? .max
    let ownership = Ownership(of: there.run.trace, at: there.end(ofAction: action))
    return nameThere(object).flatMap(ownership.strongHold).map(renamed)
  }

  /// What holds what in the other run, with the names that objects have in this one.
  func renamed(_ holdThere: Ownership.Hold) -> Ownership.Hold {
    var hold = holdThere
    (hold.holder, hold.held) = (nameHere(hold.holder), nameHere(hold.held))
    return hold
  }
}

/// The messages of a run by what they are, so that the same message is found in another run.
struct KeyedRun: Sendable {
  let run: RunIndex
  /// The action of each record, counted from 0. Each action ends with a screen.
  let actions: [Int: Int]
  /// What each message is. Messages that are the same have the same content.
  let contents: [Int: String]
  /// The messages that are the same, in their order.
  let alike: [String: [Int]]
  /// Who sends what to which type of object, whenever it comes.
  let sendings: [Int: String]
  let allSendings: Set<String>
  let keys: [Int: String]
  let records: [String: Int]
  let causes: CauseFinder
  let departures: Departures
  /// The actions that are over.
  let ended: Set<Int>

  init(_ trace: Trace, renaming newNames: [String: String] = [:], skipped: Set<Int> = []) {
    run = RunIndex(trace)
    causes = CauseFinder(run)
    departures = Departures(trace)
    let actions = trace.actionsByRecord(skipping: skipped)
    self.actions = actions
    let screens = trace.records.filter { if case .screen = $0.event { true } else { false } }
    ended = Set(screens.compactMap { actions[$0.n] })
    var (contents, keys): ([Int: String], [Int: String]) = ([:], [:])
    var (alike, sendings): ([String: [Int]], [Int: String]) = ([:], [:])
    for (n, message) in run.sent {
      let message = message.renaming(newNames)
      let call = message.callWithoutEmptyLabels
      let content = "\(actions[n] ?? 0) \(message.key(of: call))"
      sendings[n] = "\(message.from) \(message.to.stem) \(call)"
      alike[content, default: []].append(n)
      contents[n] = content
      keys[n] = "\(content) \(alike[content]?.count ?? 0)"
    }
    (self.contents, self.alike, self.keys) = (contents, alike, keys)
    (self.sendings, allSendings) = (sendings, Set(sendings.values))
    records = Dictionary(keys.map { ($1, $0) }) { min($0, $1) }
  }

  /// What is no record of the run belongs to the first action.
  func action(of record: Int) -> Int { actions[record] ?? 0 }

  /// The last record of the actions up to one; all, if none is up to it.
  func end(ofAction action: Int) -> Int {
    run.trace.records.last { self.action(of: $0.n) <= action }?.n ?? .max
  }
}

extension Trace.Message {
  /// The call, without labels that have no argument. The code of a mistake may have one more parameter, and what is told
  /// is the same.
  var callWithoutEmptyLabels: String {
    let labels = text.dropFirst(baseName.count + 1).dropLast().split(separator: ":")
    guard !arguments.isEmpty, text.hasSuffix(")"), labels.count > arguments.count else {
      return call
    }
    var message = self
    let filled = labels.prefix(arguments.count).map { "\($0):" }.joined()
    message.text = "\(baseName)(\(filled))"
    return message.call
  }

  /// With other names of objects. A method or a property keeps its name, though an object may have the same.
  func renaming(_ names: [String: String]) -> Self {
    guard !names.isEmpty else { return self }
    var message = self
    (message.from, message.to) = (names[from] ?? from, names[to] ?? to)
    message.arguments = arguments.map { $0.renaming(names) }
    return message
  }

  /// What a person does is the same, whichever view is there.
  fileprivate func key(of call: String) -> String {
    kind == .user ? "\(kind.rawValue) \(call)" : "\(kind.rawValue) \(from) \(to) \(call)"
  }
}
