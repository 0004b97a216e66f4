import Cells
import Documents
import Trace

/// A drawing as it grows on a terminal: a recording in the format of asciinema, version 2.
///
/// Every step takes a second.
public enum Asciicast {
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
      var timeline = AsciicastTimeline(height: height)
      let events = steps.lazy.flatMap { timeline.events(of: $0) }
      return AnyIterator([AnySequence([header.text]), AnySequence(events)].joined().makeIterator())
    }
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
