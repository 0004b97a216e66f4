import Cells
import Trace

/// Keeps the time, and turns to a new screen when a step does not fit below what is there.
struct AsciicastFilm {
  private let height: Int
  private var time = 0
  /// How many rows are written on, and whether that is the first screen.
  private var used: Int?

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
    if let used, used + step.rows.count < height {
      self.used = used + step.rows.count
      return step.rows.terminalLines
    }
    defer { used = step.heads.count + step.rows.count }
    let lines = (step.heads + step.rows).terminalLines
    return used == nil ? lines : Self.newScreen + lines
  }

  private func event(_ code: String, _ data: String) -> String {
    JSON.array([.double(Double(time)), .string(code), .string(data)]).text
  }

  private static let newScreen = "\u{1B}[H\u{1B}[2J"
}

extension [String] {
  fileprivate var terminalLines: String { map { $0 + "\r\n" }.joined() }
}
