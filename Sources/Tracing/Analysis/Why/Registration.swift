import Trace

/// That an object wants to hear of something from another.
public struct Registration: Equatable, Sendable {
  /// The record number of the call that registered it.
  public var record: Int
  public var publisher: String
  /// The name of a notification, in quotes, or of a property to which it is bound; the method that registered it when that
  /// names neither.
  public var topic: String
}

extension Registration {
  init(_ record: Int, _ message: Trace.Message) {
    self.record = record
    publisher = message.to
    topic = message.arguments.last { $0.hasPrefix("\"") } ?? message.text
  }
}

/// What was registered and announced in a run, and for which topics.
struct Topics {
  private var registrations: [String: [Registration]] = [:]
  private var announced: [(n: Int, publishers: Set<String>, topic: String)] = []

  init(_ trace: Trace) {
    for (n, message) in trace.messages {
      switch message.kind {
      case .subscribe:
        registrations[message.from, default: []].append(Registration(n, message))
      case .post:
        let topic = message.arguments.first ?? message.text
        announced.append((n, [message.from, message.to], topic))
      case .binding: announced.append((n, [message.from], message.text))
      default: break
      }
    }
  }

  /// What an object has registered for up to a record, each topic of a publisher once.
  func registrations(of object: String, upTo end: Int) -> [Registration] {
    var seen: Set<String> = []
    return (registrations[object] ?? []).filter {
      $0.record <= end && seen.insert("\($0.publisher) \($0.topic)").inserted
    }
  }

  /// What some publishers announced between two records, with the topic.
  func announcements(
    by publishers: Set<String>, from first: Int, to end: Int
  ) -> [(n: Int, topic: String)] {
    announced.filter { n, senders, _ in
      n >= first && n <= end && !senders.isDisjoint(with: publishers)
    }.map { ($0.n, $0.topic) }
  }
}

extension String {
  /// A topic without the sign that marks a published property: `$nameText` emits `nameText`.
  var plainTopic: String { hasPrefix("$") ? String(dropFirst()) : self }
}
