/// A run that a section asks for, and the part of it to draw.
///
/// Either a scenario, or actions of the section's own: between two actions stands ` ; `.
///
///     <!-- id: a type: run run: rename only: PlayVC, Recording -->
///     <!-- id: b type: run setup: launch ; open "Hello" actions: type "Hi" ; tap "Play" -->
///     <!-- id: c type: run run: rename pattern: mvp all: -->
public struct RunRequest: Equatable, Sendable {
  public enum Source: Equatable, Sendable {
    case scenario(String)
    case actions([String], setup: [String])
  }

  public var source: Source
  /// The section's own pattern, else the lesson's.
  public var pattern: String?
  public var filter: Filter
  /// The drawing that the file holds, for checking against the run.
  public var drawing: Drawing?
  /// Where the scenario or the actions are named.
  public var location: Location

  public struct Filter: Equatable, Sendable {
    /// Participants to keep; empty for everyone.
    public var only: [String] = []
    public var hide: [String] = []
    public var fold: [String] = []
    /// Queries, data-source pulls and plain returns too.
    public var all = false
  }

  /// A Mermaid code block.
  public struct Drawing: Equatable, Sendable {
    public var text: String
    /// Of the fence; the text begins one line below.
    public var location: Location
    public var lastLine: Int
  }
}
