import Documents
import Trace

/// The screens of a run: each is what an action ended on, after all its turns.
struct PlayerScreens {
  let json: JSON
  /// The last turn by the end of which each screen was shown; never falling, so that it can be searched.
  private var ends: [Int] = []
  /// The turn of each message, by its record number.
  private let turns: [Int: Int]

  init(_ trace: Trace) {
    let all = trace.records.compactMap { record in
      if case .screen(let screen) = record.event { screen } else { nil }
    }
    json = .array(all.map { ScreenParts.json($0.text.printableLines) })
    for screen in all { ends.append(max(screen.turn, ends.last ?? screen.turn)) }
    turns = trace.messagesByRecord.mapValues(\.turn)
  }

  /// The screen on which the action of a message ends.
  func index(at record: Int?) -> JSON? {
    guard let turn = record.flatMap({ turns[$0] }) else { return nil }
    let index = ends.indices.partitioningIndex { ends[$0] >= turn }
    return index < ends.count ? .int(index) : nil
  }
}
