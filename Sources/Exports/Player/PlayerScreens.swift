import Trace

/// The screens of a run: with each, a turn ended.
struct PlayerScreens {
  let json: JSON
  private let screens: [Int: Int]
  /// By the records of the messages.
  private let turns: [Int: Int]

  init(_ trace: Trace) {
    let all = trace.records.compactMap { record in
      if case .screen(let screen) = record.event { screen } else { nil }
    }
    json = .array(all.map { .string($0.text.printableLines) })
    screens = Dictionary(all.enumerated().map { ($1.turn, $0) }) { _, last in last }
    turns = Dictionary(trace.messages.map { ($0.n, $0.message.turn) }) { first, _ in first }
  }

  /// The one that is there when the turn of a message has ended.
  func index(at record: Int?) -> JSON? {
    record.flatMap { turns[$0] }.flatMap { screens[$0] }.map { .int($0) }
  }
}
