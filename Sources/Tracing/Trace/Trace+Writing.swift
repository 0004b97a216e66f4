extension Trace.Header {
  /// The header as the first line of a file, without its line feed.
  public var jsonLine: String {
    let known: [JSON.Member] = [
      .init("lifeline", .int(1)),
      .init("app", .string(app)),
      .init("pattern", .string(pattern)),
      .init("scenario", .orNull(scenario)),
      .init("setup", .strings(setup)),
      .init("actions", .strings(actions)),
      .init("mistake", .orNull(mistake)),
    ]
    let chosen = part.map { [JSON.Member("part", .string($0))] } ?? []
    return JSON.object(known + chosen + unknown).text
  }
}

extension Trace.Record {
  /// The record as a line of a file, without its line feed.
  public var jsonLine: String { json.text }

  /// The record as an object.
  public var json: JSON {
    let (word, members) = event.fields
    let start: [JSON.Member] = [.init("n", .int(n)), .init("event", .string(word))]
    return .object(start + members + unknown)
  }
}

extension Trace.Event {
  /// The word in the field `event`, and the fields after it.
  fileprivate var fields: (word: String, members: [JSON.Member]) {
    switch self {
    case .participant(let participant): ("participant", participant.members)
    case .reference(let reference): ("reference", reference.members)
    case .turn(let turn): ("turn", turn.members)
    case .message(let message): ("message", message.members)
    case .state(let change): ("state", change.members)
    case .return(let result): ("return", result.members)
    case .release(let release): ("release", [JSON.Member("object", .string(release.object))])
    case .screen(let screen): ("screen", screen.members)
    }
  }
}

extension Trace.Participant {
  fileprivate var members: [JSON.Member] {
    [
      .init("name", .string(name)), .init("type", .string(type)),
      .init("role", .string(role.rawValue)),
    ]
  }
}

extension Trace.Reference {
  fileprivate var members: [JSON.Member] {
    [
      .init("from", .string(from)), .init("property", .string(property)),
      .init("to", .string(to)), .init("strength", .string(strength.rawValue)),
    ] + (ended ? [.init("ended", .bool(true))] : [])
  }
}

extension Trace.Turn {
  fileprivate var members: [JSON.Member] {
    [.init("turn", .int(number)), .init("action", .string(action))]
      + (killed.isEmpty ? [] : [.init("killed", .strings(killed))])
  }
}

extension Trace.Message {
  fileprivate var members: [JSON.Member] {
    var members: [JSON.Member] = [
      .init("turn", .int(turn)), .init("depth", .int(depth)),
      .init("parent", parent.map(JSON.int) ?? .null),
    ]
    if let cause { members.append(.init("cause", .int(cause))) }
    if let origin { members.append(.init("origin", .int(origin))) }
    members += [
      .init("kind", .string(kind.rawValue)), .init("from", .string(from)),
      .init("to", .string(to)), .init("text", .string(text)),
    ]
    if !arguments.isEmpty { members.append(.init("arguments", .strings(arguments))) }
    return members + (location?.members ?? [])
  }
}

extension Trace.SourceLocation {
  fileprivate var members: [JSON.Member] {
    [.init("file", .string(file)), .init("line", .int(line))]
  }
}

extension Trace.StateChange {
  fileprivate var members: [JSON.Member] {
    (parent.map { [.init("parent", .int($0))] } ?? []) + [
      .init("owner", .string(owner)), .init("property", .string(property)),
      .init("old", .orNull(old)), .init("new", .string(new)),
    ]
  }
}

extension Trace.Return {
  fileprivate var members: [JSON.Member] {
    var members: [JSON.Member] = [.init("message", .int(message))]
    if let value { members.append(.init("value", .string(value))) }
    if let error { members.append(.init("error", .string(error))) }
    return members
  }
}

extension Trace.Screen {
  fileprivate var members: [JSON.Member] {
    [.init("turn", .int(turn)), .init("text", .string(text))]
  }
}

extension JSON {
  fileprivate static func orNull(_ string: String?) -> JSON { string.map(JSON.string) ?? .null }

  fileprivate static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }
}
