import Trace

extension WhyNot {
  /// - Parameters:
  ///   - object: its name.
  ///   - first: the number of the first record of the part that is asked about. What is before it tells who knows whom.
  ///   - end: the number of the last record of the part. What comes later is only used to say that the object is told later.
  ///   - mistaken: the run together with the same run without its mistake; `nil` when it has none.
  ///   - contract: what the pattern allows; `nil` when that is not known.
  public init(
    _ object: String, in trace: Trace, since first: Int, upTo end: Int = .max,
    mistaken: MistakenRun? = nil, contract: Contract? = nil
  ) {
    let search = WhyNotSearch(trace, first, end, contract)
    self.object = object
    kind = search.kind
    changes = search.changes
    hearings = search.hearings
    screenMoves = search.screenMoves
    questions = search.questions(to: object)
    answer = search.answer(for: object, mistaken)
  }
}

/// Looks in a trace for the reasons why an object was not told.
struct WhyNotSearch {
  let trace: Trace
  let first: Int
  let end: Int
  let contract: Contract?
  let ownership: Ownership
  let topics: Topics
  let roles: [String: Role]
  let received: [String: [Int]]
  let sent: [String: [Int]]
  let messages: [Int: Trace.Message]
  let kind: DataKind?
  let changes: [Int]
  let hearings: [Int]
  let screenMoves: [Int]
  let changed: Set<String>

  init(_ trace: Trace, _ first: Int, _ end: Int, _ contract: Contract?) {
    (self.trace, self.first, self.end, self.contract) = (trace, first, end, contract)
    ownership = Ownership(of: trace, at: end)
    topics = Topics(trace)
    roles = trace.roles
    messages = Dictionary(trace.messages.map { ($0.n, $0.message) }) { first, _ in first }
    var received: [String: [Int]] = [:]
    var sent: [String: [Int]] = [:]
    for (n, message) in trace.messages where n >= first && message.from != message.to {
      if message.kind.isEvent { received[message.to, default: []].append(n) }
      if n <= end { sent[message.from, default: []].append(n) }
    }
    (self.received, self.sent) = (received, sent)
    let isMeant = { (n: Int) in n >= first && n <= end }
    let stories = trace.stories
    let all = stories.flatMap(\.changes).filter { isMeant($0.record) }
    let told = DataKind.allCases.first { kind in all.contains { $0.kind == kind } }
    kind = told
    let telling = Set(all.filter { $0.kind == told }.map(\.record))
    changes = telling.sorted()
    hearings = stories.flatMap(\.announcements)
      .filter { told in telling.min().map(told.changes.contains) ?? false }.flatMap(\.hearers).map(
        \.message
      )
      .filter(isMeant)
    // One message may take one screen away and bring another.
    screenMoves = Set(stories.flatMap(\.screens).compactMap(\.message).filter(isMeant)).sorted()
    let owners = trace.stateChanges.filter { telling.contains($0.n) }.map(\.change.owner)
    changed = Set(owners)
  }

  // MARK: The answer

  func answer(for object: String, _ mistaken: MistakenRun?) -> WhyNot.Answer {
    let told = told(object)
    let departure = WhyNot.Departure(of: object, in: trace, upTo: end)
    if told.isEmpty, var departure {
      departure.holdWithoutMistake = mistaken?.holdThere(of: object)
      return .gone(departure)
    }
    if let missing = mistaken?.missing(for: object, told: told, from: first, to: lastRecord) {
      return .missing(missing)
    }
    guard told.isEmpty else {
      return .told(
        .init(
          messages: told, extra: mistaken?.extra(told) ?? [],
          isImpossibleWithoutMistake: told.contains { mistaken?.wasPossibleThere($0) == false },
          unasked: mistaken?.unasked(object, from: first, to: lastRecord) ?? [],
          end: departure?.end))
    }
    let unasked = mistaken?.unasked(object, from: first, to: lastRecord) ?? []
    if !unasked.isEmpty { return .unasked(unasked) }
    let later = (received[object] ?? []).filter { $0 > end }
    if !later.isEmpty { return .notYet(later) }
    let acted = sentByPerson(to: object)
    if !acted.isEmpty { return .told(.init(messages: acted)) }
    return reason(for: object, except: [object])
  }

  private var lastRecord: Int { trace.records.last { $0.n <= end }?.n ?? 0 }

  func told(_ object: String) -> [Int] {
    (received[object] ?? []).filter { $0 <= end }
  }

  private func sentByPerson(to object: String) -> [Int] {
    trace.messages.filter {
      $0.n >= first && $0.n <= end && $0.message.to == object && $0.message.kind == .user
    }.map(\.n)
  }

  func questions(to object: String) -> [Int] {
    trace.messages.filter { n, message in
      n >= first && n <= end && message.to == object && message.from != object
        && message.kind.isQuestion
    }.map(\.n)
  }
}

extension MessageKind {
  /// Whether its receiver is told something by an object, and not only asked or made.
  var isEvent: Bool {
    switch self {
    case .query, .datasource, .subscribe, .create, .user: false
    default: true
    }
  }
}

extension MessageKind {
  var isQuestion: Bool { self == .query || self == .datasource }
}
