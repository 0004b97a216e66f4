import Cells
import Localization
import Trace

/// The names that mean something in a run: for completion, and to know a misspelled name.
public struct EventVocabulary: Sendable {
  /// Of participants, their types and their roles.
  public let participants: [String]
  /// Of methods, without their parentheses, and of properties.
  public let members: [String]

  public init(_ trace: Trace) {
    let declared = trace.participants
    let all = declared.map(\.name) + declared.map(\.type) + declared.map(\.role.heading)
    participants = all.uniqued()
    let names = trace.records.compactMap { record -> String? in
      switch record.event {
      case .message(let message): message.baseName
      case .state(let change): change.property
      default: nil
      }
    }
    members = names.uniqued()
  }

  /// The kinds of messages, whether the run has them or not.
  public static let kinds = MessageKind.allCases.map(\.rawValue)

  /// Everything that a word alone can mean.
  public var words: [String] { (members + participants + Self.kinds).uniqued() }
}

// MARK: Spelling

extension EventVocabulary {
  /// The query with its names spelled as in the run, whatever their case.
  ///
  /// - Returns: the unknown names stay as they are; each comes with the names among which it was looked for.
  public func spelled(
    _ query: EventQuery
  ) -> (query: EventQuery, unknown: [(name: String, known: [String])]) {
    var unknown: [(name: String, known: [String])] = []
    func spelled(_ name: inout String?, among known: [String]) {
      guard let word = name else { return }
      if let found = known.first(spelledLike: word) {
        name = found
      } else {
        unknown.append((word, known))
      }
    }
    func spelled(_ pattern: EventPattern) -> EventPattern {
      var pattern = pattern
      spelled(&pattern.from, among: participants)
      spelled(&pattern.to, among: participants)
      spelled(&pattern.word, among: pattern.isOneWord ? words : members + Self.kinds)
      return pattern
    }
    var other = EventQuery(spelled(query.pattern))
    other.bound = query.bound.map { .init(word: $0.word, pattern: spelled($0.pattern)) }
    return (other, unknown)
  }
}
