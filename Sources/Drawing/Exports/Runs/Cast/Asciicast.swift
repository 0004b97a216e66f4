import Cells
import Documents
import Trace

/// A drawing as it grows on a terminal: a recording in the format of asciinema, version 2.
///
/// Every step takes a second.
public struct Asciicast<Steps: Sequence<AsciicastStep> & Sendable>: Sendable {
  let title: String
  /// In columns.
  let width: Int
  /// In rows.
  let height: Int
  let steps: Steps

  public init(title: String, width: Int, height: Int, steps: Steps) {
    self.title = title
    self.width = width
    self.height = height
    self.steps = steps
  }

  /// A header, then for each step a marker and what it writes.
  public var lines: Lines {
    Lines { [self] in
      var timeline = AsciicastTimeline(height: height)
      let events = steps.lazy.flatMap { timeline.events(of: $0) }
      return AnyIterator([AnySequence([header]), AnySequence(events)].joined().makeIterator())
    }
  }

  private var header: String {
    JSON.object([
      .init("version", .int(2)), .init("width", .int(width)), .init("height", .int(height)),
      .init("title", .string(title.printable)),
    ]).text
  }
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
