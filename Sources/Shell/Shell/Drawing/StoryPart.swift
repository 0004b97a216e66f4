import Analysis
import Cells
import Diagrams
import Localization

/// What is drawn of a diagram that is folded by its stories: some messages and changes. A message may stand for others.
struct StoryPart {
  let diagram: Diagram
  /// The records that have a row, or are counted in the row of a message that stands for others.
  private let told: Set<Int>
  private let hearers: OtherHearers

  /// - Parameters:
  ///   - records: those that have to be told.
  ///   - isSpoken: whether it is told in sentences: each of them is about one message.
  init(_ records: Set<Int>, of whole: Diagram, _ stories: [Story], isSpoken: Bool) {
    let writings = isSpoken ? WritingsTogether() : WritingsTogether(stories, in: whole, records)
    let hearers = OtherHearers(stories, in: whole, records)
    var part = whole.showing(
      records: records.subtracting(writings.folded).union(writings.words.keys))
    part.items = part.items.compactMap { $0.withoutLevel(writings.words, hearers.remarks) }
    diagram = part
    self.hearers = hearers
    told = records.union(writings.folded).union(writings.words.keys)
  }

  /// The records of which a drawing tells.
  ///
  /// - Parameter diagram: as it is drawn: remarks that had no room are gone.
  func told(in diagram: Diagram) -> Set<Int> {
    diagram.messages.reduce(into: told) { told, message in
      guard case .remark? = message.outcome, let record = message.record else { return }
      told.formUnion(hearers.folded[record] ?? [])
    }
  }
}

/// Messages of one object that write views one after the other. As long as not all of them have to be told, the first
/// stands for all: `writes 3 views`.
private struct WritingsTogether {
  /// For messages that stand for others.
  private(set) var words: [Int: String] = [:]
  /// The others.
  private(set) var folded: Set<Int> = []
  private var views: [Int: String] = [:]

  init() {}

  init(_ stories: [Story], in diagram: Diagram, _ records: Set<Int>) {
    views = Dictionary(
      stories.flatMap(\.writings).map { ($0.message, $0.view) },
      uniquingKeysWith: { first, _ in first })
    var group: [Diagram.Message] = []
    for item in diagram.items {
      if case .message(let message) = item, message.record.map({ views[$0] != nil }) == true {
        if let first = group.first, first.from != message.from {
          add(group, records)
          group = []
        }
        group.append(message)
      } else if item.record.map(records.contains) == true {
        add(group, records)
        group = []
      }
    }
    add(group, records)
  }

  private mutating func add(_ group: [Diagram.Message], _ records: Set<Int>) {
    let members = group.compactMap(\.record)
    let count = members.count(where: records.contains)
    guard count > 0, count < members.count, group.allSatisfy({ $0.breach == nil }) else { return }
    let views = members.compactMap { self.views[$0] }.uniqued()
    words[members[0]] =
      views.count == 1
      ? group.map(\.name).uniqued().joined(separator: ", ")
      // The names are shortened like arguments.
      : localized("writes \(views.count) views (\(views.joined(separator: ", ")))")
    folded.formUnion(members.dropFirst())
  }
}

/// Objects that heard of a change and did nothing are counted in the row of the last one that did something.
private struct OtherHearers {
  private(set) var remarks: [Int: String] = [:]
  /// The messages by which they heard, by the message in whose row they are counted.
  private(set) var folded: [Int: Set<Int>] = [:]

  init(_ stories: [Story], in diagram: Diagram, _ records: Set<Int>) {
    let drawn = Set(diagram.messages.compactMap(\.record))
    for announcement in stories.flatMap(\.announcements) {
      let acted = announcement.hearers.filter { $0.acted && records.contains($0.message) }
      let names = Set(acted.map(\.name))
      let others = announcement.hearers.filter {
        !$0.acted && drawn.contains($0.message) && !records.contains($0.message)
          && !names.contains($0.name)
      }
      guard let last = acted.last, !others.isEmpty else { continue }
      let count = Set(others.map(\.name)).count
      remarks[last.message] = localized(
        count, one: "and 1 more heard of it", other: "and \(count) more heard of it")
      folded[last.message] = Set(others.map(\.message))
    }
  }
}

extension Diagram.Item {
  /// Where calls between are folded, nesting and turns say nothing: turns are `nil`.
  ///
  /// - Parameters:
  ///   - words: in place of the texts of some messages.
  ///   - remarks: go into the rows of some messages.
  fileprivate func withoutLevel(
    _ words: [Int: String], _ remarks: [Int: String]
  ) -> Diagram.Item? {
    switch self {
    case .turn: return nil
    case .message(var message):
      message.depth = 0
      if let words = message.record.flatMap({ words[$0] }) {
        message.text = words
        // Several messages may have several kinds.
        message.kind = .call
      }
      message.outcome = message.record.flatMap { remarks[$0] }.map { .remark($0) }
      return .message(message)
    case .change(var change):
      change.depth = 0
      return .change(change)
    default: return self
    }
  }

  /// Of a message or a change.
  var record: Int? {
    switch self {
    case .message(let message): message.record
    case .change(let change): change.record
    default: nil
    }
  }
}

extension Diagram.Message {
  /// Of the method or property, without values.
  fileprivate var name: String {
    String(text.prefix { !"(=".contains($0) }.trimmedAtEnd)
  }
}
