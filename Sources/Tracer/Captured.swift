/// A value as it was when it was recorded. Never an object: a stored argument must not keep a popped
/// screen alive. Participants are their ids; text is made when it is shown.
public nonisolated enum Captured: Equatable, Sendable {
  case string(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case participant(Int)
  case list([Captured])
  /// Anything else, turned to text at once.
  case text(String)

  /// The participants in the value, in order.
  var participants: [Int] {
    switch self {
    case .participant(let id): [id]
    case .list(let values): values.flatMap(\.participants)
    default: []
    }
  }

  /// The value as source code would spell it.
  func text(naming name: (Int) -> String) -> String {
    switch self {
    case .string(let value): value.debugDescription
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): String(value)
    case .participant(let id): name(id)
    case .list(let values): "[" + values.map { $0.text(naming: name) }.joined(separator: ", ") + "]"
    case .text(let value): value
    }
  }
}

// The expansions call `_capture` on every argument; the overloads keep the common cases free of
// dynamic casts.

public func _capture(_ value: String) -> Captured { .string(value) }
public func _capture(_ value: Int) -> Captured { .int(value) }
public func _capture(_ value: Double) -> Captured { .double(value) }
public func _capture(_ value: Bool) -> Captured { .bool(value) }
public func _capture<P: Participant>(_ value: P) -> Captured { captureParticipant(value) }
public func _capture<P: Participant>(_ value: P?) -> Captured {
  value.map(captureParticipant) ?? .text("nil")
}

public func _capture<Value>(_ value: Value) -> Captured {
  switch value {
  case let string as String: .string(string)
  case let int as Int: .int(int)
  case let bool as Bool: .bool(bool)
  case let double as Double: .double(double)
  case let described as any CustomStringConvertible & Sendable: .text(described.description)
  case let participant as any Participant: captureParticipant(participant)
  default: captureByMirror(value)
  }
}

private func captureParticipant(_ participant: any Participant) -> Captured {
  Recorder.current?.introduce(participant)
  return .participant(participant._lifeline.id)
}

private func captureByMirror(_ value: Any) -> Captured {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { _capture($0.value) } ?? .text("nil")
  case .collection:
    return .list(mirror.children.map { _capture($0.value) })
  case .set, .dictionary:
    let elements = mirror.children.map { _capture($0.value).text(naming: currentName) }
    return .text("[" + elements.sorted().joined(separator: ", ") + "]")
  case .struct:
    return .text(described(value, mirror))
  case .tuple:
    let elements = mirror.children.map { _capture($0.value).text(naming: currentName) }
    return .text("(" + elements.joined(separator: ", ") + ")")
  case .enum:
    return .text(describedCase(value, mirror))
  case nil where "\(type(of: value))".contains("->"):
    return .text("{ … }")
  default:
    return .text("\(type(of: value))")
  }
}

private func described(_ value: Any, _ mirror: Mirror) -> String {
  let fields = mirror.children.map { child in
    "\(child.label ?? "_"): \(_capture(child.value).text(naming: currentName))"
  }
  return "\(type(of: value))(\(fields.joined(separator: ", ")))"
}

private func describedCase(_ value: Any, _ mirror: Mirror) -> String {
  guard let payload = mirror.children.first else { return ".\(value)" }
  let inside = _capture(payload.value).text(naming: currentName)
  let plain = inside.hasPrefix("(") ? inside : "(\(inside))"
  return ".\(payload.label ?? "")\(plain)"
}

private func currentName(of id: Int) -> String {
  Recorder.current?.baseName(of: id) ?? "?"
}
