import RecordingsApp

/// The view state as JSON that can be edited.
struct EditedViewState {
  private let whole: JSONValue

  init(_ json: String) {
    whole = JSONValue(json) ?? .null
  }

  func setting(_ path: String, to value: String) throws(ViewStateProblem) -> SplitViewState {
    guard let steps = steps(path), let text = replacing(steps, with: .string(value)) else {
      throw .unknownPath(path, paths: whole.paths())
    }
    guard let parsed = JSONValue(value).flatMap({ replacing(steps, with: $0) }) else {
      return try decode(text, value, path)
    }
    if let state = try? decode(parsed, value, path) { return state }
    // A text may consist of digits only.
    if let state = try? decode(text, value, path) { return state }
    return try decode(parsed, value, path)
  }

  private func replacing(_ steps: [JSONValue.Step], with value: JSONValue) -> JSONValue? {
    whole.replacing(steps[...], with: value)
  }

  private func decode(
    _ json: JSONValue, _ value: String, _ path: String
  ) throws(ViewStateProblem) -> SplitViewState {
    do {
      let data = try JSONEncoder().encode(json)
      let state = try SplitViewState(json: String(decoding: data, as: UTF8.self))
      if state.times.allSatisfy((0...86_400).contains) { return state }
    } catch {
      throw .unfitting(value, path: path, expected: (error as? DecodingError)?.expected ?? "JSON")
    }
    throw .unfitting(value, path: path, expected: "0 to 86400 seconds")
  }

  /// `folderViews[0].editing` as steps; `nil` when it is no path.
  private func steps(_ path: String) -> [JSONValue.Step]? {
    var steps: [JSONValue.Step] = []
    for part in path.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let key = pieces.first, !key.isEmpty else { return nil }
      steps.append(.key(String(key)))
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()) else { return nil }
        steps.append(.index(index))
      }
    }
    return steps
  }
}

extension SplitViewState {
  /// All times in it, in seconds.
  fileprivate var times: [TimeInterval] {
    [playView.playState?.progress, playView.playState?.duration, recordView?.recordState.duration]
      .compactMap(\.self)
  }
}

extension JSONValue {
  fileprivate init?(_ json: String) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)) else {
      return nil
    }
    self = value
  }
}

extension DecodingError {
  /// The kind of value that is expected.
  fileprivate var expected: String {
    switch self {
    case .typeMismatch(let type, _), .valueNotFound(let type, _): Self.words(for: type)
    case .keyNotFound(let key, _): "an object with \"\(key.stringValue)\""
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: "another value"
    }
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is Bool.Type: "true or false"
    case is Double.Type: "a number"
    case is String.Type: "a text"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
