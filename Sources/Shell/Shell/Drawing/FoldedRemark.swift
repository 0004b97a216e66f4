import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// Says below a folded drawing how many messages are missing, what they do, and what shows them.
struct FoldedRemark {
  private let count: Int
  private let parts: [String]

  /// - Parameter told: the records of which the drawing tells.
  init(_ told: Set<Int>, of diagram: Diagram, _ stories: [Story]) {
    let missing = diagram.messages.filter { message in
      message.record.map { !told.contains($0) } ?? false
    }
    count = missing.count
    parts = FoldedKinds(missing, stories).words
  }

  /// In one row where that is possible: parts that have no room in it are left out.
  func words(width: Int) -> String {
    guard count > 0 else { return allIsHere(width) }
    let folded = localized(count, one: "1 message is folded", other: "\(count) messages are folded")
    let shorter = (1..<max(1, parts.count)).reversed().map { count in
      localized("\(folded): \(Array(parts.prefix(count)).commaSeparated) … All: diagram last")
    }
    var words = shorter + [localized("\(folded). All: diagram last")]
    if !parts.isEmpty {
      words.insert(localized("\(folded): \(parts.commaSeparated). All: diagram last"), at: 0)
    }
    return words.first { $0.cells <= width } ?? localized("\(count) folded. All: diagram last")
  }

  private func allIsHere(_ width: Int) -> String {
    let words = localized("Every message is here. With all changes: diagram last")
    return words.cells <= width ? words : localized("All changes: diagram last")
  }
}

/// What the folded messages do, in the words of a reader who does not see them.
private struct FoldedKinds {
  private enum Kind: CaseIterable {
    case heard, writing, making, lifecycle, subscribing, keyboard, other
  }

  private let counts: [Kind: Int]

  init(_ messages: [Diagram.Message], _ stories: [Story]) {
    let hearers = stories.flatMap(\.announcements).flatMap(\.hearers)
    let heard = Set(hearers.filter { !$0.acted }.map(\.message))
    let writings = Set(stories.flatMap(\.writings).map(\.message))
    let kinds = messages.map { message -> Kind in
      if message.record.map(heard.contains) == true { return .heard }
      if message.record.map(writings.contains) == true { return .writing }
      if message.isForKeyboard { return .keyboard }
      return switch message.kind {
      case .create: .making
      case .lifecycle: .lifecycle
      case .subscribe: .subscribing
      default: .other
      }
    }
    counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Empty when there is nothing to say of them.
  var words: [String] {
    if Set(counts.keys) == [.other] { return [] }
    return Kind.allCases.compactMap { kind in counts[kind].map { words(kind, $0) } }
  }

  private func words(_ kind: Kind, _ count: Int) -> String {
    switch kind {
    case .heard:
      localized(count, one: "1 is heard without effect", other: "\(count) are heard without effect")
    case .writing: localized(count, one: "1 writes a view", other: "\(count) write views")
    case .making: localized(count, one: "1 makes an object", other: "\(count) make objects")
    case .lifecycle:
      localized(count, one: "1 is of the life cycle", other: "\(count) are of the life cycle")
    case .subscribing: localized(count, one: "1 subscribes", other: "\(count) subscribe")
    case .keyboard:
      localized(count, one: "1 is for the keyboard", other: "\(count) are for the keyboard")
    case .other:
      localized(count, one: "1 is a step between", other: "\(count) are steps between")
    }
  }
}

extension Diagram.Message {
  fileprivate var isForKeyboard: Bool {
    Contract.Rule.Exemption.firstResponder.methods.contains { text.hasPrefix($0) }
  }
}
