/// What to show of a diagram; a new filter shows everything.
///
/// A name in it is the name of a participant, the heading of a role (`Model`) or a kind of message
/// (`observer`). A name that is unknown in a diagram matches nothing there: a filter may be older than
/// the run.
public struct DiagramFilter: Hashable, Sendable {
  /// Keeps messages among these participants, and of these kinds.
  public var only: [String] = []
  /// Leaves out messages from or to these participants, or of these kinds.
  public var hide: [String] = []
  /// Keeps messages from or to these participants, or of these kinds; the other end stays, too.
  public var focus: [String] = []
  /// What is drawn in less space.
  public var folds: [Fold] = []
  /// How many levels of nesting to show; `nil` for all.
  public var depth: Int?
  /// The numbers of the first and the last message to show; `nil` for all.
  public var steps: ClosedRange<Int>?
  /// The numbers of the first and the last turn to show; `nil` for all.
  public var turns: ClosedRange<Int>?

  public init() {}

  /// A way to draw several items, or several lifelines, in less space.
  public enum Fold: Hashable, Sendable {
    /// Draws the widgets of a screen as their screen.
    case widgets
    /// Draws repeated blocks as a single round in a loop frame.
    case loops
    /// Draws a call, chosen by its number, and everything inside it in a single row.
    case call(Int)
    /// Does the same for every call to a participant or role, or of a kind.
    case calls(String)
  }

  /// The word that begins each part of a filter as text.
  public enum Part: String, CaseIterable, Sendable {
    case only, hide, focus, fold, depth, steps, turns

    /// Whether names follow the word.
    public var takesNames: Bool {
      switch self {
      case .only, .hide, .focus, .fold: true
      case .depth, .steps, .turns: false
      }
    }
  }

  /// Whether the filter shows everything.
  public var isEmpty: Bool { self == DiagramFilter() }

  /// This filter, with the parts that the other filter sets in place of its own.
  public func changed(by other: DiagramFilter) -> DiagramFilter {
    var filter = self
    if !other.only.isEmpty { filter.only = other.only }
    if !other.hide.isEmpty { filter.hide = other.hide }
    if !other.focus.isEmpty { filter.focus = other.focus }
    if !other.folds.isEmpty { filter.folds = other.folds }
    filter.depth = other.depth ?? depth
    filter.steps = other.steps ?? steps
    filter.turns = other.turns ?? turns
    return filter
  }
}
