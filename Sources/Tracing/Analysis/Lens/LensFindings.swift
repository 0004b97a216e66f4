import Cells
import Trace

/// What a lens finds in a run: the messages of the pattern, and the objects that play a part in it.
public struct LensFindings: Equatable, Sendable {
  /// An object in one of its parts.
  public struct Player: Equatable, Sendable {
    public var part: Lens.Part
    /// The name of the object.
    public var object: String
    /// In how many messages of the pattern it plays this part.
    public var messages: Int
  }

  public let lens: Lens
  /// The record numbers of the messages, in order.
  public let messages: [Int]
  /// By part, and in each part in the order of the run.
  public let players: [Player]

  public init(_ lens: Lens, in trace: Trace) {
    self.lens = lens
    let announcers = Announcers(trace)
    let containment = lens == .composite ? Containment(everIn: trace) : nil
    var cast: [(part: Lens.Part, object: String)] = []
    var found: [Int] = []
    for (n, message) in trace.messages where message.from != message.to {
      if let containment {
        guard containment.passesDown(message) else { continue }
        cast.append((.composite, message.from))
        cast.append((containment.isComposite(message.to) ? .composite : .leaf, message.to))
      } else {
        guard lens.kinds.contains(message.kind) else { continue }
        let parts = lens.parts(of: message, announcers)
        if let part = parts.sender { cast.append((part, message.from)) }
        if let part = parts.receiver { cast.append((part, message.to)) }
      }
      found.append(n)
    }
    messages = found
    players = lens.parts.flatMap { part in
      let objects = cast.filter { $0.part == part }.map(\.object)
      let counts = Dictionary(grouping: objects, by: \.self).mapValues(\.count)
      return objects.uniqued().map {
        Player(part: part, object: $0, messages: counts[$0, default: 0])
      }
    }
  }

  /// The objects that play a part.
  public func players(of part: Lens.Part) -> [Player] { players.filter { $0.part == part } }
}

extension Lens {
  /// Which parts the two ends of a message play. Where properties are observed, reading is registering, and the object
  /// that hears of each write passes the news on.
  fileprivate func parts(
    of message: Trace.Message, _ announcers: Announcers
  ) -> (sender: Part?, receiver: Part?) {
    guard self == .observer else { return (.context, .strategy) }
    return switch message.kind {
    case .subscribe: (.observer, announcers.part(of: message.to))
    case .read: (.observer, announcers.part(of: message.to) ?? .subject)
    case .write: (.subject, .centre)
    case .invalidate: (.centre, .observer)
    case .post: (.subject, .centre)
    case .binding: (announcers.part(of: message.from) ?? .subject, .observer)
    default: (announcers.part(of: message.from), .observer)
    }
  }
}

/// Who announces something of its own, and who passes on what others announce.
private struct Announcers {
  private let roles: [String: Role]
  /// Those to whom something is posted.
  private let centres: Set<String>

  init(_ trace: Trace) {
    roles = trace.roles
    centres = Set(trace.messages.filter { $0.message.kind == .post }.map(\.message.to))
  }

  /// A file may not declare an object. Then only a post to it shows that it is a centre, and else it may be either:
  /// `nil`.
  func part(of object: String) -> Lens.Part? {
    if centres.contains(object) || roles[object] == .notificationCenter { return .centre }
    return roles[object].map { _ in .subject }
  }
}
