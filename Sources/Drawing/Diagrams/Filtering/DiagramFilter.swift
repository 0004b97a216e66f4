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
  public var folds: [Fold] = []
  /// How many levels of nesting to show.
  public var depth: Int?
  /// Numbers of messages.
  public var steps: ClosedRange<Int>?
  public var turns: ClosedRange<Int>?

  public init() {}

  public enum Fold: Hashable, Sendable {
    /// A screen's widgets into their screen.
    case widgets
    /// Repeated blocks into one round.
    case loops
    /// One call, by its number, with all below it.
    case call(Int)
    /// The same for every call to a participant or role, or of a kind.
    case calls(String)
  }

  /// The word that begins each part of a filter as text.
  public enum Part: String, CaseIterable, Sendable {
    case only, hide, focus, fold, depth, steps, turns

    /// Whether names stand behind it.
    public var takesNames: Bool {
      switch self {
      case .only, .hide, .focus, .fold: true
      case .depth, .steps, .turns: false
      }
    }
  }

  public var isEmpty: Bool { self == DiagramFilter() }

  /// This filter with the parts that the other one sets.
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
