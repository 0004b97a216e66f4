import Trace

/// What an action led to, as an architect tells it: what set it off, which data changed, how each change was
/// announced, who heard of it, which views were written, and which screens came and went.
///
/// It is made of effects in a trace and of the causes between them. Every number in it is that of a record.
public struct Story: Equatable, Sendable {
  /// The action as it is typed; `nil` when the trace has no turns.
  public let action: String?
  /// The messages that nothing else in this action caused. The first one set it off; what the framework does by itself
  /// afterwards has messages of its own.
  public internal(set) var triggers: [Int] = []
  public internal(set) var changes: [Change] = []
  public internal(set) var announcements: [Announcement] = []
  public internal(set) var writings: [Writing] = []
  public internal(set) var screens: [ScreenChange] = []

  /// A change of data.
  public struct Change: Equatable, Sendable {
    public let record: Int
    public let kind: DataKind
    /// The messages from the trigger to the one in which it happened, each caused by the one before it; empty when it
    /// happened outside of all messages, as when the network answers.
    public internal(set) var way: [Int] = []
  }

  /// How some changes were told to objects that had not made them.
  public struct Announcement: Equatable, Sendable {
    public let manner: Manner
    /// The changes that are told; empty when a post tells of something that the trace does not show.
    public internal(set) var changes: [Int]
    /// What announces them: the post, or the messages to the hearers themselves.
    public internal(set) var messages: [Int]
    public internal(set) var hearers: [Hearer] = []
  }

  public enum Manner: String, CaseIterable, Sendable {
    /// Handed to a notification centre, which tells its observers.
    case posted
    /// Noted before it happens, by what then marks those that have read the property.
    case marked
    /// Told to observers that have registered with the object itself.
    case observed
    /// Emitted by a bound observable.
    case bound
    /// Told to a delegate.
    case delegated
    /// Told to a closure that was handed over before.
    case calledBack
    /// Told by name, to an object that the sender knows.
    case ordered
  }

  /// An object that heard of changes.
  public struct Hearer: Equatable, Sendable {
    public let name: String
    /// The message by which it heard.
    public let message: Int
    /// What came of it, in order: the changes of state, the messages that wrote views, and the messages that moved
    /// between screens.
    public internal(set) var effects: [Int] = []

    /// Whether anything came of it.
    public var acted: Bool { !effects.isEmpty }
  }

  /// A message that tells a view what to show.
  public struct Writing: Equatable, Sendable {
    public let message: Int
    public let writer: String
    public let view: String
    /// The messages from the trigger to this one.
    public let way: [Int]
  }

  /// A screen that came to the window, or left it.
  public struct ScreenChange: Equatable, Sendable {
    public let screen: String
    public let came: Bool
    /// The message during which it happened; `nil` for none.
    public let message: Int?
    /// The messages from the trigger to that one.
    public internal(set) var way: [Int] = []
  }
}

extension Story {
  /// The change that the others follow from: the first of the model, else of view state, else of any object.
  public var firstChange: Change? {
    DataKind.allCases.lazy.compactMap { kind in changes.first { $0.kind == kind } }.first
  }

  /// The first change, and what changed before it and is of another kind: what it comes from.
  public var leadingChanges: [Change] {
    guard let first = firstChange else { return [] }
    let kinds = DataKind.allCases.compactMap { kind in changes.first { $0.kind == kind } }
    return kinds.filter { $0.record <= first.record }
  }

  /// The announcements of the change with this record, in order.
  public func announcements(of change: Int) -> [Announcement] {
    announcements.filter { $0.changes.contains(change) }
  }
}
