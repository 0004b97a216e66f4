import Analysis
import Lessons
import Stage
import Trace

/// Evaluates predicates about a run: against its trace, the objects at its end, and the screen.
public struct EvaluationContext {
  private var messages: [Trace.Message] = []
  private var roles: [String: String] = [:]
  /// The names of the objects of each type.
  private var types: [String: Set<String>] = [:]
  /// Without what only ended with the process.
  private var released: Set<String> = []
  private var events = EventContext()
  private(set) var state = TraceState()
  /// The text on the screen; empty when there is no screen.
  public var screen = ""

  /// Before the first record.
  public init() {}

  /// Uses the trace and the screen as they are now. Later actions in the play are not seen.
  public init(_ play: Play) {
    // Wide enough that no word is broken, and independent of the terminal.
    self.init(play.trace, screen: play.stage.screen(ScreenForm(width: 120)))
  }

  /// - Parameter screen: the text on the screen at the end of the run; empty when there is no screen.
  public init(_ trace: Trace, screen: String) {
    self.screen = screen
    apply(trace.records[...])
  }

  /// Goes on to after the next records.
  public mutating func apply(_ records: ArraySlice<Trace.Record>) {
    for record in records {
      state.apply(record)
      switch record.event {
      case .message(let message): messages.append(message)
      case .participant(let participant):
        events.add(participant)
        types[participant.type, default: []].insert(participant.name)
        if roles[participant.name] == nil { roles[participant.name] = participant.role.heading }
      case .release(let release): released.insert(release.object)
      case .state, .reference, .turn, .return, .screen: break
      }
    }
  }

  /// Whether a predicate is true at the end of the run.
  public func holds(_ predicate: Predicate) -> Bool {
    switch predicate {
    case .screen(let shows, let words): screen.shows(words) == shows
    case .property(let path, let comparison, let value): holds(path, comparison, value)
    case .message(let pattern, .some): messages.contains { matches(pattern, $0) }
    case .message(_, .exactly(let count)): self.count(of: predicate) == count
    case .order(let first, let second):
      comes(first, before: messages.firstIndex { matches(second, $0) })
    case .later(let later, let first):
      comes(first, before: messages.lastIndex { matches(later, $0) })
    case .life(let name, isAlive: true): state[name] != nil
    case .life(let name, isAlive: false): released.contains(name)
    }
  }

  /// How many messages match a predicate about messages; `nil` for one about something else.
  public func count(of predicate: Predicate) -> Int? {
    guard case .message(let pattern, _) = predicate else { return nil }
    return messages.count { matches(pattern, $0) }
  }

  /// Whether an object was released, or ended with its process.
  func hasEnded(_ name: String) -> Bool { roles[name] != nil && state[name] == nil }

  /// The names that a claim may use.
  var names: [String] {
    Set(roles.keys).union(roles.values).union(types.keys).sorted()
  }

  /// The names of all objects that were in the run.
  var objectNames: [String] { roles.keys.sorted() }

  /// Those of a type.
  func objects(ofType type: String) -> [String] { types[type, default: []].sorted() }

  /// Those of a role, which is called as in its heading.
  func objects(ofRole role: String) -> [String] { objectNames.filter { roles[$0] == role } }

  /// The names in a claim that nothing in the run has. With one of them a claim of absence holds, but says nothing; any
  /// other claim fails.
  func strangers(in predicate: Predicate) -> [String] {
    switch predicate {
    case .property(let path, _, _): path.prefix(1).filter { roles[$0] == nil }
    case .life(let name, _): [name].filter { roles[$0] == nil }
    case .message, .order, .later:
      predicate.patterns.flatMap { [$0.from, $0.to] }.compactMap(\.self).filter {
        roles[$0] == nil && types[$0] == nil && Role(heading: $0) == nil
      }
    case .screen: []
    }
  }

  /// Whether a message matches a pattern.
  public func matches(_ pattern: EventPattern, _ message: Trace.Message) -> Bool {
    pattern.matches(message, in: events)
  }

  /// Whether such a message is sent before the one at an index; `false` where there is none.
  private func comes(_ first: EventPattern, before end: Int?) -> Bool {
    guard let end else { return false }
    return messages[..<end].contains { matches(first, $0) }
  }
}

extension EvaluationContext {
  private func holds(
    _ path: [String], _ comparison: Predicate.Comparison, _ expected: String
  ) -> Bool {
    guard let value = value(at: path) else { return false }
    let bare = expected.withoutQuotes
    return switch comparison {
    case .equals: bare.isSameValue(as: value)
    case .differs: !bare.isSameValue(as: value)
    case .contains: contains(value, bare)
    case .lacks: !contains(value, bare)
    }
  }

  /// The value at the end of a path of properties; `nil` when the path leads nowhere.
  func value(at path: [String]) -> String? {
    guard var object = path.first.flatMap({ state[$0] }) else { return nil }
    for property in path.dropFirst().dropLast() {
      guard let next = object[property].flatMap({ state[$0] }) else { return nil }
      object = next
    }
    return path.last.flatMap { object[$0] }
  }

  private func contains(_ value: String, _ expected: String) -> Bool {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return value.has(expected) }
    let names = value.dropFirst().dropLast().split(separator: ", ").map(String.init)
    return names.contains { name in
      expected.isSameValue(as: name) || expected.isSameValue(as: state[name]?["name"])
    }
  }
}

extension String {
  /// Whether a screen shows these words, and not as a part of longer ones: `Hi` is not on a screen with `History`.
  fileprivate func shows(_ words: String) -> Bool {
    ranges(of: words).contains {
      !continuesWord(at: $0.lowerBound) && !continuesWord(at: $0.upperBound)
    }
  }

  private func continuesWord(at place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return false }
    return self[index(before: place)].isOfSpacedWord && self[place].isOfSpacedWord
  }
}

extension Character {
  /// Whether it belongs to words with spaces between them. Chinese has none, and its letters have no case.
  fileprivate var isOfSpacedWord: Bool { isCased || isASCII && isNumber }
}
