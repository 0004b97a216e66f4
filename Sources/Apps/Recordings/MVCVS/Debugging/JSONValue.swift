import RecordingsApp

/// A JSON value that can be changed at a path.
nonisolated enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// One step of a path.
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }

  subscript(_ step: Step) -> JSONValue? {
    switch (self, step) {
    case (.object(let members), .key(let key)): members[key]
    case (.array(let values), .index(let index)) where values.indices.contains(index):
      values[index]
    default: nil
    }
  }

  /// A copy with another value at the path; `nil` when there is no such path. The index after the last one
  /// appends to an array.
  func replacing(_ path: ArraySlice<Step>, with value: JSONValue) -> JSONValue? {
    guard let step = path.first else { return value }
    let part = self[step]?.replacing(path.dropFirst(), with: value)
    if let part { return setting(step, to: part) }
    guard case .array(let values) = self, step == .index(values.count), path.count == 1 else {
      return nil
    }
    return .array(values + [value])
  }

  private func setting(_ step: Step, to part: JSONValue) -> JSONValue {
    switch (self, step) {
    case (.object(var members), .key(let key)):
      members[key] = part
      return .object(members)
    case (.array(var values), .index(let index)):
      values[index] = part
      return .array(values)
    default:
      return self
    }
  }

  /// The paths of all parts. Members of objects are sorted by name.
  func paths(from start: String = "") -> [String] {
    switch self {
    case .object(let members):
      members.sorted { $0.key < $1.key }.flatMap { key, value in
        let path = start.isEmpty ? key : "\(start).\(key)"
        return [path] + value.paths(from: path)
      }
    case .array(let values):
      values.enumerated().flatMap { index, value in
        ["\(start)[\(index)]"] + value.paths(from: "\(start)[\(index)]")
      }
    default: []
    }
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}
