import Trace

/// Makes the records of a trace by rule. The same rule always makes the same trace.
struct TraceGenerator {
  static let header = Trace.Header(pattern: "mvc", scenario: "long", actions: ["tick"])

  /// How many records there are.
  private(set) var count = 0
  private let take: (Trace.Record) -> Void

  /// - Parameter take: gets each record when it is made.
  init(take: @escaping (Trace.Record) -> Void) { self.take = take }

  /// A trace that a rule makes, in memory.
  static func trace(_ rule: (inout TraceGenerator) -> Void) -> Trace {
    var records: [Trace.Record] = []
    var generator = TraceGenerator { records.append($0) }
    rule(&generator)
    return Trace(header: header, records: records)
  }

  mutating func add(_ event: Trace.Event) {
    count += 1
    take(Trace.Record(n: count, event: event))
  }

  mutating func addTurn(_ number: Int = 1) { add(.turn(.init(number: number, action: "tick"))) }

  mutating func declare(_ name: String, _ role: Role, type: String = "Object") {
    add(.participant(.init(name: name, type: type, role: role)))
  }

  mutating func message(
    _ from: String, _ to: String, turn: Int = 1, depth: Int = 0, parent: Int? = nil,
    _ kind: MessageKind = .call, text: String = "message()", arguments: [String] = []
  ) {
    add(
      .message(
        .init(
          turn: turn, depth: depth, parent: parent, kind: kind, from: from, to: to, text: text,
          arguments: arguments)))
  }

  /// A change of state.
  mutating func change(
    _ owner: String, _ property: String = "value", from old: Int?, to new: Int, parent: Int?
  ) {
    add(
      .state(
        .init(
          parent: parent, owner: owner, property: property, old: old.map { "\($0)" }, new: "\(new)")
      ))
  }

  mutating func hold(_ holder: String, _ property: String, _ held: String) {
    add(.reference(.init(from: holder, property: property, to: held, strength: .strong)))
  }
}
