import Localization
import Trace

extension Diagram.Message {
  /// The kind and the cause, such as `[observer, set off by 3]` or `[body, first]`. Calls and messages of the user show
  /// no kind. `nil` when there is nothing to show.
  public var tag: String? {
    let kind = kind == .call || kind == .user ? nil : kind?.rawValue
    let cause = cause.map { localized("set off by \($0)") }
    let parts = [kind, cause, occasion?.words].compactMap { $0 }
    return parts.isEmpty ? nil : "[" + parts.joined(separator: ", ") + "]"
  }
}

extension Diagram.Message.Occasion {
  fileprivate var words: String {
    switch self {
    case .first: localized("first")
    case .valueDiffers(let properties) where properties.isEmpty: localized("value differs")
    case .valueDiffers(let properties) where properties.count == 1:
      localized("\(properties[0]) differs")
    case .valueDiffers(let properties): localized("\(properties.listed(.and)) differ")
    }
  }
}

extension Diagram.Change {
  /// `name "Hello" → "Hi"`
  public func words(_ becomes: String) -> String {
    guard let old else { return "\(property) = \(new)" }
    return "\(property) \(old) \(becomes) \(new)"
  }
}

extension Diagram.Message.Outcome {
  func words(_ becomes: String) -> String {
    switch self {
    case .change(let change): change.words(becomes)
    case .remark(let words): words
    }
  }
}

extension Diagram.Reply.Outcome {
  /// `returns VALUE` or `throws ERROR`
  public var words: String {
    switch self {
    case .value(let value): localized("returns \(value)")
    case .error(let error): localized("throws \(error)")
    }
  }
}

extension Diagram.Release {
  /// - Parameter name: gives the name of the object with an id.
  public func words(_ name: (String) -> String) -> String {
    let views = silentViews == 0 ? [] : [Counted.views(silentViews)]
    return localized("\((objects.map(name) + views).commaSeparated) released")
  }
}

extension Diagram.Turn {
  /// The action, or `turn 2` when the turn continues the action of the turn before.
  public var words: String { continues ? localized("turn \(number)") : action }
}
