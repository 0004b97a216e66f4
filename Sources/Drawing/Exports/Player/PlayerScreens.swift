import Documents
import Trace

/// The screens of a run: each is what an action ended on, after all its turns.
struct PlayerScreens {
  let json: JSON
  /// The turn at whose end each screen was shown.
  private let ends: [Int]
  /// The turn of each message, by its record number.
  private let turns: [Int: Int]

  init(_ trace: Trace) {
    let all = trace.records.compactMap { record in
      if case .screen(let screen) = record.event { screen } else { nil }
    }
    json = .array(all.map { .string($0.text.printableLines) })
    ends = all.map(\.turn)
    turns = Dictionary(trace.messages.map { ($0.n, $0.message.turn) }) { first, _ in first }
  }

  /// The screen on which the action of a message ends.
  func index(at record: Int?) -> JSON? {
    record.flatMap { turns[$0] }
      .flatMap { turn in ends.firstIndex { $0 >= turn } }.map { .int($0) }
  }
}
