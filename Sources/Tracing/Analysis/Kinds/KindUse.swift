import Localization
import Trace

/// What the messages of one kind did in some runs.
public struct KindUse: Equatable, Sendable {
  /// When the receiver is called.
  public enum Time: Hashable, Sendable {
    /// While the call that caused it goes on: the sender waits.
    case atOnce
    /// After that call has ended: an answer of the server, a tick.
    case later
  }

  public let kind: MessageKind
  public internal(set) var messages = 0
  /// The largest number of objects that got the same message.
  public internal(set) var receivers = 0
  public internal(set) var times: Set<Time> = []
  /// How many messages brought a value back.
  public internal(set) var answers = 0
  /// How properties of senders hold their receivers.
  public internal(set) var strengths: Set<Trace.Reference.Strength> = []
  /// Whether some receiver was held by no property of its sender.
  public internal(set) var isUnheld = false

  init(_ kind: MessageKind) {
    self.kind = kind
  }
}

/// How messages travelled in some runs: a row for each kind that was sent.
public struct KindTable: Equatable, Sendable {
  private var uses: [MessageKind: KindUse] = [:]

  public init(_ traces: Trace...) {
    for trace in traces { add(trace) }
  }

  /// In the order of `MessageKind.allCases`.
  public var rows: [KindUse] { MessageKind.allCases.compactMap { uses[$0] } }

  public subscript(kind: MessageKind) -> KindUse? { uses[kind] }

  /// Counts one more run.
  public mutating func add(_ trace: Trace) {
    let holds = Holds(trace)
    var announcements: [Announcement: Set<String>] = [:]
    for (n, message) in trace.messages where message.from != message.to {
      var use = uses[message.kind] ?? KindUse(message.kind)
      use.messages += 1
      use.times.insert(message.cause == nil ? .atOnce : .later)
      if holds.answered.contains(n) { use.answers += 1 }
      let strengths = holds.strengths(from: message.from, to: message.to)
      use.strengths.formUnion(strengths)
      if strengths.isEmpty { use.isUnheld = true }
      let said = Announcement(message)
      announcements[said, default: []].insert(message.to)
      use.receivers = max(use.receivers, announcements[said]?.count ?? 1)
      uses[message.kind] = use
    }
  }
}

/// One thing that is said, perhaps to several objects.
private struct Announcement: Hashable {
  private let turn: Int
  private let parent: Int?
  private let kind: MessageKind
  private let from: String
  private let what: [String]
  /// `nil` where the same thing may be said to several.
  private let receiver: String?

  init(_ message: Trace.Message) {
    (turn, parent, kind, from) = (message.turn, message.parent, message.kind, message.from)
    // Observers of one notification may have methods of different names.
    what = kind == .observer ? message.arguments : [message.text] + message.arguments
    receiver = message.kind.reachesSeveral ? nil : message.to
  }
}

extension MessageKind {
  /// Whether a sender of this kind does not choose its receiver, so that there may be several.
  fileprivate var reachesSeveral: Bool {
    [.observer, .binding, .targetAction, .invalidate].contains(self)
  }
}

/// The references and the answers of a run.
private struct Holds {
  /// The record numbers of the messages that brought a value back. A query always does, also one whose value the trace cannot
  /// describe. A read does, too, also one whose end is not recorded.
  let answered: Set<Int>
  private let references: [String: [String: Set<Trace.Reference.Strength>]]

  init(_ trace: Trace) {
    var answered: Set<Int> = []
    var references: [String: [String: Set<Trace.Reference.Strength>]] = [:]
    var queries: Set<Int> = []
    for record in trace.records {
      switch record.event {
      case .message(let message) where message.kind == .query: queries.insert(record.n)
      case .message(let message) where message.kind == .read: answered.insert(record.n)
      case .return(let result)
      where result.value != nil || result.error == nil && queries.contains(result.message):
        answered.insert(result.message)
      case .reference(let reference) where !reference.ended:
        references[reference.from, default: [:]][reference.to, default: []]
          .insert(reference.strength)
      default: break
      }
    }
    self.answered = answered
    self.references = references
  }

  func strengths(from holder: String, to held: String) -> Set<Trace.Reference.Strength> {
    references[holder]?[held] ?? []
  }
}

extension KindUse {
  /// What the sender has to know. This follows from the kind, and not from the run.
  public var knowledge: String {
    switch kind {
    case .user: localized("the screen")
    case .targetAction: localized("a target, a selector")
    case .delegate, .datasource: localized("a protocol")
    case .call, .set, .query: localized("a type or interface")
    case .create, .read, .render, .diff: localized("the receiver's type")
    case .post: localized("a name")
    case .observer: localized("a list of observers")
    case .subscribe: localized("what it observes")
    case .binding: localized("only its own value")
    case .closure: localized("parameters, a result")
    case .navigate: localized("the framework")
    case .lifecycle: localized("a framework's class")
    case .system: localized("its own parts")
    case .forward: localized("a selector")
    case .body: localized("that it is a view")
    case .write: localized("its own property")
    case .invalidate: localized("who has read")
    case .resume: localized("what waits for it")
    case .send, .update: localized("the list of messages")
    case .command: localized("that it can run")
    }
  }

  /// `at once`, `later on` or both.
  public var timing: String {
    switch (times.contains(.atOnce), times.contains(.later)) {
    case (true, true): localized("both")
    case (false, true): localized("later on")
    default: localized("at once")
    }
  }

  /// How many messages brought an answer: `never`, `partly` or `always`. In brackets: what the kind asks for, where
  /// runs do not record it.
  public var answering: String {
    guard answers == 0 else {
      return answers == messages ? localized("always") : localized("partly")
    }
    return switch kind {
    case .datasource: localized("(must)")
    case .delegate, .closure: localized("(may)")
    default: localized("never")
    }
  }

  /// How the sender's properties hold the receiver: `strong weak`, and `–` for no property.
  public var holding: String {
    let words = Trace.Reference.Strength.allCases.filter(strengths.contains).map(\.rawValue)
    return (words + (isUnheld ? ["–"] : [])).joined(separator: " ")
  }
}
