import Trace

/// That an object hears of something from another.
public struct Registration: Equatable, Sendable {
  /// The record number of the call that registered it, or that read the property.
  public var record: Int
  public var publisher: String
  /// The name of a notification, in quotes, or of a property to which it is bound or that it has read; the method that
  /// registered it when that names neither.
  public var topic: String
  /// Whether the topic is the name of what is announced, and not of the method that registered.
  public var hasTopic = true
  /// Whether the last body of a node read the topic: the node hears of the next write.
  public var isRead = false
  /// Whether it lasts as long as the object keeps what it got back. No record says when that ended.
  public var lastsWhileKept = false
  /// The record number of the call that ended it; `nil` when none did.
  public var ended: Int?

  fileprivate func hasEnded(by record: Int) -> Bool { ended.map { $0 <= record } ?? false }
}

extension Registration {
  init(_ record: Int, _ message: Trace.Message) {
    self.record = record
    publisher = message.to
    let topic = message.arguments.last { $0.hasPrefix("\"") } ?? message.text
    self.topic = topic
    hasTopic = !topic.hasSuffix(")")
    isRead = message.kind == .read
    lastsWhileKept =
      message.kind == .subscribe
      && (!message.text.hasSuffix(")") || message.text == "publisher(for:)")
  }
}

/// What was registered and announced in a run, and for which topics.
struct Topics {
  private var registrations: [String: [Registration]] = [:]
  private var announced: [(n: Int, publishers: Set<String>, topic: String)] = []
  /// The records at which the body of a node was computed.
  private var bodies: [String: [Int]] = [:]
  /// How many tokens an object has handed back to a publisher, while it is registered there.
  private var tokensBack: [String: Int] = [:]

  init(_ trace: Trace) {
    // By the number of a body and of what is asked during it: the node.
    var nodes: [Int: String] = [:]
    for (n, message) in trace.messages {
      nodes[n] = message.kind == .body ? message.to : message.parent.flatMap { nodes[$0] }
      if message.text.hasPrefix("removeObserver(") {
        end(n, message)
        continue
      }
      switch message.kind {
      case .body: bodies[message.to, default: []].append(n)
      case .read:
        if let node = nodes[n] { registrations[node, default: []].append(Registration(n, message)) }
      case .write: announced.append((n, [message.from], message.text))
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

  /// Ends what an object has registered for at a publisher: all, or a topic. A token does not say for what it is. So of
  /// several, all end when the last is handed back.
  private mutating func end(_ n: Int, _ removal: Trace.Message) {
    let (object, publisher) = (removal.from, removal.to)
    let topic = removal.arguments.last { $0.hasPrefix("\"") }
    let own = registrations[object] ?? []
    let open = own.indices.filter { place in
      let one = own[place]
      return one.publisher == publisher && one.ended == nil && !one.isRead
        && (topic == nil || topic == one.topic)
    }
    if topic == nil, !removal.arguments.contains(object) {
      let back = tokensBack["\(object) \(publisher)", default: 0] + 1
      tokensBack["\(object) \(publisher)"] = back < open.count ? back : 0
      guard back >= open.count else { return }
    }
    for place in open { registrations[object]?[place].ended = n }
  }

  /// What an object has registered for up to a record, and has not ended, each topic of a publisher once. What a node
  /// read counts until its body is computed again. What is kept may be in the place of what was kept before for the same
  /// topic, so only the last of these counts.
  func registrations(of object: String, upTo end: Int) -> [Registration] {
    let lastBody = bodies[object]?.last { $0 <= end } ?? 0
    let present = (registrations[object] ?? []).filter {
      $0.record <= end && !$0.hasEnded(by: end) && !($0.isRead && $0.record < lastBody)
    }
    let kept = present.filter(\.lastsWhileKept).map { ($0.topic, $0.record) }
    let last = Dictionary(kept) { _, later in later }
    var seen: Set<String> = []
    return present.filter { one in
      (!one.lastsWhileKept || last[one.topic] == one.record)
        && seen.insert("\(one.publisher) \(one.topic)").inserted
    }
  }

  /// What an object had registered for and ended up to a record, and has not registered for again.
  func endedRegistrations(of object: String, upTo end: Int) -> [Registration] {
    let present = registrations(of: object, upTo: end)
    return (registrations[object] ?? []).filter { former in
      former.hasEnded(by: end)
        && !present.contains { $0.publisher == former.publisher && $0.topic == former.topic }
    }
  }

  /// What some publishers announced between two records, with the topic.
  func announcements(
    by publishers: Set<String>, from first: Int, to end: Int
  ) -> [(n: Int, publishers: Set<String>, topic: String)] {
    announced.filter { n, senders, _ in
      n >= first && n <= end && !senders.isDisjoint(with: publishers)
    }
  }
}

extension String {
  /// A topic without the sign that marks a published property: `$nameText` emits `nameText`.
  var plainTopic: String { hasPrefix("$") ? String(dropFirst()) : self }
}
