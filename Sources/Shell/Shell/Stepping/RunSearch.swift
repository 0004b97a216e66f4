import Analysis
import Diagrams
import Lessons
import Localization
import Trace

/// What can be found in the drawing that is stepped through.
struct RunSearch {
  let events: EventSearch
  /// The numbers of the messages that are drawn, in order.
  private let numbers: [Int]
  /// The messages and changes that are drawn, by record.
  private let items: [Int: Diagram.Item]
  private let place: Stepper
  private let vocabulary: EventVocabulary
  /// Whether it is only the last action of a longer run.
  private let isPart: Bool

  init(_ diagram: Diagram, _ place: Stepper, isPart: Bool) {
    numbers = diagram.messages.map(\.number)
    items = diagram.itemsByRecord
    events = EventSearch(
      place, showing: Set(items.keys), breaches: Set(diagram.breaches.compactMap(\.record)))
    vocabulary = EventVocabulary(place.trace)
    self.place = place
    self.isPart = isPart
  }

  /// Names are meant in any case. A name that the run does not have is a problem, with the nearest name.
  ///
  /// - Parameter reached: the record number of the last message that can be found; `nil` for all of them.
  func events(
    matching query: EventQuery, upTo reached: Int? = nil
  ) throws(ShellProblem) -> [EventSearch.Event] {
    if let problem = vocabulary.problem(in: query, of: place.trace, isPart: isPart) {
      throw problem
    }
    let found = events.events(matching: vocabulary.spelled(query).query)
    guard let reached else { return found }
    let limit = place.moved(to: reached).position
    return found.filter { $0.position <= limit }
  }

  /// Where a stop stops. A name that the run does not have may come in another run.
  ///
  /// - Parameter holds: whether a condition is true at a position. The positions never go back.
  func positions(of stop: Stop, holds: (Predicate, Int) -> Bool) -> [Int] {
    let condition = stop.condition.map { SpelledCondition($0, in: place.trace).condition }
    var positions: [Int] = []
    for event in matches(stop) {
      guard positions.last != event.position,
        condition.map({ holds($0, event.position) }) ?? true
      else { continue }
      positions.append(event.position)
    }
    guard let count = stop.count else { return positions }
    return positions.count >= count ? [positions[count - 1]] : []
  }

  /// The changes of state at a position that a stop stops for.
  func changes(of stop: Stop, at position: Int) -> [Trace.StateChange] {
    matches(stop).filter { $0.position == position }.compactMap {
      if case .state(let change) = events[$0] { change } else { nil }
    }
  }

  private func matches(_ stop: Stop) -> [EventSearch.Event] {
    events.events(matching: vocabulary.spelled(stop.query).query)
  }

  /// Why nothing was found.
  func problem(_ query: EventQuery, _ words: [String], upTo reached: Int?) -> ShellProblem {
    if let reached, place.moved(to: reached).position < place.stops.count {
      return .search(.noMatchYet(words.asTyped))
    }
    let hidden = hiddenMatches(of: query)
    return .search(
      hidden > 0
        ? .allHidden(words.asTyped, count: hidden)
        : .noMatch(words.asTyped, place.trace.gaps, isPart: isPart))
  }

  /// How many matches there are, when none of them is in the drawing; else 0.
  func hiddenMatches(of query: EventQuery) -> Int {
    let spelled = vocabulary.spelled(query).query
    guard events.events(matching: spelled).isEmpty else { return 0 }
    let everywhere = Stepper(place.trace, stops: place.trace.messages.map(\.n))
    return EventSearch(everywhere).events(matching: spelled).count
  }

  /// An event as the drawing has it, under the number of its message.
  func row(_ event: EventSearch.Event) -> MessageList.Row? {
    items[event.n].map { .init(number: numbers.prefix(event.position).last ?? 0, item: $0) }
  }
}

extension EventVocabulary {
  /// Why a name in a query means nothing; `nil` when there are all of them.
  ///
  /// - Parameters:
  ///   - trace: what has these names.
  ///   - isPart: whether these are the names of the last action only.
  func problem(in query: EventQuery, of trace: Trace, isPart: Bool) -> ShellProblem? {
    guard let (name, known) = spelled(query).unknown.first else { return nil }
    if query.pattern.isOneWord, name == query.pattern.word, name.isMessageNumber {
      return .search(.numberSought(name))
    }
    return .search(
      known == participants && isMember(name)
        ? .notAParticipant(name)
        : .unknownName(name, known: known, trace.gaps, isPart: isPart))
  }

  /// Whether it is a method or a property, alone or after the name of who has it: `name`, `Hello.name`.
  private func isMember(_ name: String) -> Bool {
    guard let last = name.withoutArguments.split(separator: ".").last else { return false }
    return members.first(spelledLike: String(last)) != nil
  }
}

nonisolated extension String {
  /// Whether it may be the number of a message.
  var isMessageNumber: Bool { (Int(self) ?? 0) > 0 }

  /// `setName(_:)` as `setName`.
  fileprivate var withoutArguments: String { String(prefix { $0 != "(" }) }
}

extension Diagram {
  fileprivate var itemsByRecord: [Int: Item] {
    let found = items.compactMap { item in item.record.map { ($0, item) } }
    return Dictionary(found) { first, _ in first }
  }
}
