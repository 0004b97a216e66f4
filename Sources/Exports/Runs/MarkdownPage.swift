import Diagrams
import Trace

/// A page of Markdown that shows a run: what was done, the drawing in a code block, and every step in
/// words.
public struct MarkdownPage {
  public var diagram: Diagram
  /// `nil` for what nobody ran.
  public var header: Trace.Header?
  /// The rows of the drawing.
  public var drawing: [String]

  public init(_ diagram: Diagram, header: Trace.Header?, drawing: [String]) {
    self.diagram = diagram
    self.header = header
    self.drawing = drawing
  }

  public var lines: Lines { Lines([]) }
}
