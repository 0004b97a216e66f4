/// What of a diagram to show; as it begins, everything.
///
/// A name in it is a participant's, the heading of a role (`Model`) or a kind of message
/// (`observer`). One that means nothing in a diagram matches nothing there: a look may be older than
/// the run.
public struct DiagramFilter: Hashable, Sendable {
  /// Keeps what is said among these, and only in these ways.
  public var only: [String] = []
  /// Leaves out what is said from or to these, or in these ways.
  public var hide: [String] = []
  /// Keeps what is said from or to these, or in these ways; with whom they speak stays.
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
    /// The same for every call to somebody, or of a kind.
    case calls(String)
  }

  /// The word that begins each part where a look is written.
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

  /// Part by part, what the other one says in place of what this one says.
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
