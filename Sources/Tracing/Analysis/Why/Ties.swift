import Trace

/// How one object can reach another.
public enum Tie: Equatable, Sendable {
  /// By a property.
  case holds(property: String, Trace.Reference.Strength)
  /// The other object registered with it, in the message with this record number.
  case registered(Int)
  /// It has sent a message to the other object before; the record number of the last one.
  case talked(Int)
}

/// Which objects can reach which, at the end of a trace.
struct Ties {
  let ownership: Ownership
  private var registrations: [String: [String: Int]] = [:]
  private var talks: [String: [String: Int]] = [:]

  init(_ trace: Trace) {
    ownership = Ownership(of: trace)
    for (n, message) in trace.messages where message.from != message.to {
      if message.kind == .subscribe {
        registrations[message.from, default: [:]][message.to] = n
      } else if message.kind.isEvent {
        talks[message.to, default: [:]][message.from] = n
      }
    }
  }

  /// The living objects of the app that can reach an object, each with the strongest reason.
  func knowers(of object: String) -> [(name: String, tie: Tie)] {
    var known: [(name: String, tie: Tie)] = []
    func add(_ name: String, _ tie: Tie) {
      guard name != object, ownership[name]?.role.canTell == true,
        !known.contains(where: { $0.name == name })
      else { return }
      known.append((name, tie))
    }
    for (publisher, n) in (registrations[object] ?? [:]).sorted(by: { $0.value < $1.value }) {
      add(publisher, .registered(n))
    }
    for hold in ownership.holders(of: object) {
      add(hold.holder, .holds(property: hold.property, hold.strength))
    }
    for (sender, n) in (talks[object] ?? [:]).sorted(by: { $0.value < $1.value }) {
      add(sender, .talked(n))
    }
    return known
  }

  /// The objects with which an object has registered.
  func publishers(of object: String) -> [String: Int] { registrations[object] ?? [:] }
}

extension MessageKind {
  /// Whether its receiver is told something, and not only asked.
  var isEvent: Bool {
    switch self {
    case .query, .datasource, .subscribe, .create, .user: false
    default: true
    }
  }
}

extension MessageKind {
  var isQuestion: Bool { self == .query || self == .datasource }
}

extension Role {
  /// Whether it is a part of the app that may tell another part of a change.
  var canTell: Bool {
    switch self {
    // A view tells only what is done to it.
    case .user, .view, .system, .timer, .remote, .builder, .configurator: false
    default: true
    }
  }

  /// Whether it keeps the data that the app is about.
  var keepsData: Bool { [.model, .viewStateModel, .service, .data].contains(self) }
}
