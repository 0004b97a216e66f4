import Actions

/// The run of a section, and the part of it to draw.
///
/// It is a scenario, or a list of actions separated by ` ; `.
///
///     <!-- id: a type: run run: rename only: PlayVC, Recording fold: widgets -->
///     <!-- id: b type: run setup: launch ; open "Hello" actions: type "Hi" ; tap "Play" -->
///     <!-- id: c type: run run: rename pattern: mvp all: -->
public struct RunRequest: Equatable, Sendable {
  /// The actions of the run: those of a scenario, or those on the heading.
  public enum Source: Hashable, Sendable {
    case scenario(String)
    case actions([String], setup: [String])
  }

  public var source: Source
  /// The section's own pattern, else the lesson's; `nil` when neither names a pattern.
  public var pattern: String?
  /// The id of the mistake to run it with, such as `mvc.m1`.
  public var mistake: String?
  public var filter: Filter
  /// The drawing in the file, which is checked against the run.
  public var drawing: Drawing?
  /// Where the scenario or the actions are named.
  public var location: Location

  /// What to draw, in the words of the shell's command `diagram`. The words are not parsed here.
  public struct Filter: Hashable, Sendable {
    /// The keys on a heading that choose what is drawn.
    public static let keys = ["only", "hide", "focus", "fold", "depth", "steps", "turns"]

    /// The words after each key of `keys` that the section has.
    public var words: [String: [String]] = [:]
    /// Whether queries, data-source pulls and plain returns are drawn too.
    public var all = false

    public init(_ words: [String: [String]] = [:], all: Bool = false) {
      self.words = words
      self.all = all
    }

    /// The words after a key; `nil` when the section does not have the key.
    public subscript(key: String) -> [String]? { words[key] }
  }

  /// A Mermaid code block.
  public struct Drawing: Equatable, Sendable {
    public var text: String
    /// Of the opening fence; the text begins on the next line.
    public var location: Location
    /// Of the closing fence, counted from 1.
    public var lastLine: Int
  }
}

/// How many steps a run of a lesson may take: a file from elsewhere must not block the shell.
public enum Steps {
  public static let most = 500

  /// Every action is a step; `tick 5` is five.
  public static func count(_ actions: [String]) -> Int {
    actions.reduce(0) { $0 + steps($1) }
  }

  private static func steps(_ line: String) -> Int {
    guard line.hasPrefix("tick"), case .tick(let times)? = try? Action(line) else { return 1 }
    return times
  }
}
