/// A run that a section asks for, and the part of it to draw.
///
/// Either a scenario, or actions of the section's own: between two actions stands ` ; `.
///
///     <!-- id: a type: run run: rename only: PlayVC, Recording fold: widgets -->
///     <!-- id: b type: run setup: launch ; open "Hello" actions: type "Hi" ; tap "Play" -->
///     <!-- id: c type: run run: rename pattern: mvp all: -->
public struct RunRequest: Equatable, Sendable {
  public enum Source: Hashable, Sendable {
    case scenario(String)
    case actions([String], setup: [String])
  }

  public var source: Source
  /// The section's own pattern, else the lesson's.
  public var pattern: String?
  /// The mistake to run it with: `mvc.m1`.
  public var mistake: String?
  public var filter: Filter
  /// The drawing that the file holds, for checking against the run.
  public var drawing: Drawing?
  /// Where the scenario or the actions are named.
  public var location: Location

  /// What to show, in the words of the shell's `diagram`, whose business it is to understand them.
  public struct Filter: Hashable, Sendable {
    public static let keys = ["only", "hide", "focus", "fold", "depth", "steps", "turns"]

    /// What stands behind each key that is there.
    public var words: [String: [String]] = [:]
    /// Queries, data-source pulls and plain returns too.
    public var all = false

    public init(_ words: [String: [String]] = [:], all: Bool = false) {
      self.words = words
      self.all = all
    }

    public subscript(key: String) -> [String]? { words[key] }
  }

  /// A Mermaid code block.
  public struct Drawing: Equatable, Sendable {
    public var text: String
    /// Of the fence; the text begins one line below.
    public var location: Location
    public var lastLine: Int
  }
}
