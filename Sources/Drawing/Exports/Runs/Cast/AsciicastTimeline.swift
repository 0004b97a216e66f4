import Cells
import Trace

/// Gives each step its time, and begins a new screen when a step does not fit below the rows on it.
struct AsciicastTimeline {
  private let height: Int
  private var time = 0
  /// How many rows are written on; `nil` before the first screen.
  private var used: Int?
  /// The rows of the step before, which a new screen begins with.
  private var last: [String] = []

  init(height: Int) {
    self.height = height
  }

  mutating func events(of step: AsciicastStep) -> [String] {
    defer { time += 1 }
    let marker = step.marker.map { event("m", $0.printable) }
    return [marker, event("o", text(of: step))].compactMap(\.self)
  }

  /// The last row of the screen stays empty, for the cursor.
  private mutating func text(of step: AsciicastStep) -> String {
    defer { last = step.rows }
    if let used, used + step.rows.count < height {
      self.used = used + step.rows.count
      return step.rows.terminalLines
    }
    let opening = used == nil ? "" : Self.newScreen
    let again = step.heads.count + last.count + step.rows.count < height ? last : []
    let rows = step.heads + again + step.rows
    used = rows.count
    return opening + rows.terminalLines
  }

  private func event(_ code: String, _ data: String) -> String {
    JSON.array([.double(Double(time)), .string(code), .string(data)]).text
  }

  private static let newScreen = "\u{1B}[H\u{1B}[2J"
}

extension [String] {
  fileprivate var terminalLines: String { map { $0 + "\r\n" }.joined() }
}
