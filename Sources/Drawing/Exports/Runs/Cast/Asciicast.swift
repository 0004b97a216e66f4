import Cells
import Documents
import Trace

/// A drawing as it grows on a terminal: a recording in the format of asciinema, version 2.
///
/// Every step takes a second, and begins a new screen when it does not fit below the rows on the screen.
public struct Asciicast {
  private let height: Int
  private var time = 0
  /// How many rows are written on; `nil` before the first screen.
  private var used: Int?
  /// The rows of the step before, which a new screen begins with.
  private var last: [String] = []

  private init(height: Int) { self.height = height }

  /// A header, then for each step a marker and what it writes.
  ///
  /// - Parameters:
  ///   - width: in columns.
  ///   - height: in rows.
  public static func lines(
    title: String, width: Int, height: Int, steps: some Sequence<AsciicastStep> & Sendable
  ) -> Lines {
    let header = JSON.object([
      .init("version", .int(2)), .init("width", .int(width)), .init("height", .int(height)),
      .init("title", .string(title.printable)),
    ])
    return Lines {
      var cast = Asciicast(height: height)
      let events = steps.lazy.flatMap { cast.events(of: $0) }
      return AnyIterator([AnySequence([header.text]), AnySequence(events)].joined().makeIterator())
    }
  }

  private mutating func events(of step: AsciicastStep) -> [String] {
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

/// What appears on the screen at once.
public struct AsciicastStep: Equatable, Sendable {
  /// The name of the marker at it; `nil` for none.
  let marker: String?
  /// The rows at the top of a new screen.
  let heads: [String]
  let rows: [String]

  /// - Parameter rows: without line ends; what is in them goes to the terminal as it is.
  public init(marker: String?, heads: [String], rows: [String]) {
    self.marker = marker
    self.heads = heads
    self.rows = rows
  }
}

extension [String] {
  fileprivate var terminalLines: String { map { $0 + "\r\n" }.joined() }
}
