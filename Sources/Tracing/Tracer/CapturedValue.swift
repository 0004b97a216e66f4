/// A value as it was when it was recorded. It holds no object: a recorded argument must not keep a popped
/// screen alive. Participants are kept as ids and named when the trace is made.
public nonisolated enum CapturedValue: Equatable, Sendable {
  case string(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case participant(Int)
  case list([CapturedValue])
  /// Any other value, as text.
  case text(String)
  /// Text with values in it, such as a structure's fields. Participants in it are named later.
  case pieces([CapturedValue])

  /// The participants in the value, in order.
  var participants: [Int] {
    switch self {
    case .participant(let id): [id]
    case .list(let values), .pieces(let values): values.flatMap(\.participants)
    default: []
    }
  }

  /// The value as Swift code.
  func text(naming name: (Int) -> String) -> String {
    switch self {
    case .string(let value): value.swiftLiteral
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): String(value)
    case .participant(let id): name(id)
    case .list(let values): "[" + values.map { $0.text(naming: name) }.joined(separator: ", ") + "]"
    case .text(let value): value
    case .pieces(let values): values.map { $0.text(naming: name) }.joined()
    }
  }

  /// `[first, second]`, with the given brackets.
  static func joined(
    _ values: [CapturedValue], from open: String, to close: String
  ) -> CapturedValue {
    let separated = values.enumerated().flatMap { index, value in
      index == 0 ? [value] : [.text(", "), value]
    }
    return .pieces([.text(open)] + separated + [.text(close)])
  }
}

// The expansions call `_capture` on every argument; the overloads keep the common cases free of
// dynamic casts.

public func _capture(_ value: String) -> CapturedValue { .string(value) }
public func _capture(_ value: Int) -> CapturedValue { .int(value) }
public func _capture(_ value: Double) -> CapturedValue { .double(value) }
public func _capture(_ value: Bool) -> CapturedValue { .bool(value) }
public func _capture<P: Participant>(_ value: P) -> CapturedValue { captureParticipant(value) }
public func _capture<P: Participant>(_ value: P?) -> CapturedValue {
  value.map(captureParticipant) ?? .text("nil")
}

/// For closures, also non-escaping closures.
public func _capture<each Argument, Result>(
  _ closure: (repeat each Argument) throws -> Result
) -> CapturedValue { .text("{ … }") }

/// The value of a wrapped property, from its wrapper.
public func _capture<Wrapper: RecordedWrapper>(_ wrapper: Wrapper, as name: String) -> CapturedValue
{
  wrapper.captured(as: name)
}

/// A wrapper that the recorder does not know shows no value.
@_disfavoredOverload
public func _capture<Wrapper>(_ wrapper: Wrapper, as name: String) -> CapturedValue { .text("…") }

@_disfavoredOverload
public func _capture<Value>(_ value: Value) -> CapturedValue {
  switch value {
  case let string as String: .string(string)
  case let int as Int: .int(int)
  case let bool as Bool: .bool(bool)
  case let double as Double: .double(double)
  case let participant as any Participant: captureParticipant(participant)
  default: captureByMirror(value)
  }
}

/// An object that was made without this recorder has no name in it: its type is shown.
private func captureParticipant(_ participant: any Participant) -> CapturedValue {
  guard let recorder = TraceRecorder.current else { return .text("") }
  let id = recorder.id(of: participant)
  guard id != 0 else { return .text(type(of: participant)._lifelineType) }
  recorder.introduce(participant)
  return .participant(id)
}

private func captureByMirror(_ value: Any) -> CapturedValue {
  let mirror = Mirror(reflecting: value)
  let children = { mirror.children.map { _capture($0.value) } }
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { _capture($0.value) } ?? .text("nil")
  case .collection: return .list(children())
  case .tuple: return .joined(children(), from: "(", to: ")")
  case .set: return .joined(children().sorted(by: precedes), from: "[", to: "]")
  case .dictionary: return captureDictionary(mirror)
  case nil where "\(type(of: value))".contains("->"): return .text("{ … }")
  default: return captureDescribed(value, mirror)
  }
}

/// The order of sets and dictionaries differs from run to run, so they are sorted.
private func precedes(_ first: CapturedValue, _ second: CapturedValue) -> Bool {
  if case .int(let first) = first, case .int(let second) = second { return first < second }
  return first.text { String($0) } < second.text { String($0) }
}

private func captureDictionary(_ mirror: Mirror) -> CapturedValue {
  let pairs = mirror.children.map { pair in
    Mirror(reflecting: pair.value).children.map { _capture($0.value) }
  }
  guard !pairs.isEmpty else { return .text("[:]") }
  let sorted = pairs.filter { $0.count == 2 }.sorted { precedes($0[0], $1[0]) }
  return .joined(sorted.map { .pieces([$0[0], .text(": "), $0[1]]) }, from: "[", to: "]")
}

private func captureDescribed(_ value: Any, _ mirror: Mirror) -> CapturedValue {
  if let described = value as? any CustomStringConvertible {
    return .text(described.description.withPlainApostrophes)
  }
  switch mirror.displayStyle {
  case .struct: return captureFields(of: value, mirror)
  case .enum: return captureCase(value, mirror)
  default: return .text("\(type(of: value))")
  }
}

private func captureFields(of value: Any, _ mirror: Mirror) -> CapturedValue {
  let fields = mirror.children.map { child in
    CapturedValue.pieces([.text("\(child.label ?? "_"): "), _capture(child.value)])
  }
  return .joined(fields, from: "\(type(of: value))(", to: ")")
}

private func captureCase(_ value: Any, _ mirror: Mirror) -> CapturedValue {
  guard let payload = mirror.children.first else { return .text(".\(value)") }
  let tuple = Mirror(reflecting: payload.value)
  let single: [Mirror.Child] = [(label: nil, value: payload.value)]
  let values = tuple.displayStyle == .tuple ? Array(tuple.children) : single
  let labelled = values.map { child -> CapturedValue in
    guard let label = child.label, !label.hasPrefix(".") else { return _capture(child.value) }
    return .pieces([.text("\(label): "), _capture(child.value)])
  }
  return .joined(labelled, from: ".\(payload.label ?? "")(", to: ")")
}
