import Analysis
import Diagrams
import Lessons
import Trace

/// What can be found in the drawing that is stepped through.
struct RunSearch {
  let events: EventSearch
  private let stepping: Stepping
  private let vocabulary: EventVocabulary
  /// The last position that can be found.
  private let limit: Int

  /// - Parameter reached: the record number of the last message that was shown; `nil` for all of them.
  init(_ stepping: Stepping, upTo reached: Int?) {
    let diagram = stepping.drawing.diagram
    let shown = diagram.messages.compactMap(\.record) + diagram.changes.compactMap(\.record)
    events = EventSearch(
      stepping.place, showing: Set(shown), breaches: Set(diagram.breaches.compactMap(\.record)))
    limit = reached.map { stepping.place.moved(to: $0).position } ?? .max
    vocabulary = EventVocabulary(stepping.place.trace)
    self.stepping = stepping
  }

  /// Names are meant in any case. A name that the run does not have is a problem, with the nearest name.
  func events(matching query: EventQuery) throws(ShellProblem) -> [EventSearch.Event] {
    let (spelled, unknown) = vocabulary.spelled(query)
    if let (name, known) = unknown.first { throw .search(.unknownName(name, known: known)) }
    return matches(spelled)
  }

  /// Where a stop stops. A name that the run does not have may come in another run.
  func positions(of stop: Stop, holds: (Predicate, Int) -> Bool) -> [Int] {
    var positions: [Int] = []
    for event in matches(vocabulary.spelled(stop.query).query) {
      guard positions.last != event.position,
        stop.condition.map({ holds($0, event.position) }) ?? true
      else { continue }
      positions.append(event.position)
    }
    guard let count = stop.count else { return positions }
    return positions.count >= count ? [positions[count - 1]] : []
  }

  /// The changes of state at a position that a stop stops for.
  func changes(of stop: Stop, at position: Int) -> [Trace.StateChange] {
    matches(vocabulary.spelled(stop.query).query).filter { $0.position == position }.compactMap {
      if case .state(let change) = events[$0] { change } else { nil }
    }
  }

  private func matches(_ query: EventQuery) -> [EventSearch.Event] {
    events.events(matching: query).filter { $0.position <= limit }
  }

  /// Why nothing was found.
  func problem(_ query: EventQuery, _ words: [String]) -> ShellProblem {
    let everything = EventSearch(stepping.place.everyMessage)
    let hidden = everything.events(matching: vocabulary.spelled(query).query).count
    let isCut = limit < stepping.place.stops.count
    if isCut { return .search(.noMatchYet(words.asTyped)) }
    return .search(
      hidden > 0 ? .allHidden(words.asTyped, count: hidden) : .noMatch(words.asTyped))
  }

  /// An event as the drawing has it, under its number.
  func row(_ event: EventSearch.Event) -> MessageList.Row? {
    let number = stepping.number(at: event.position)
    let diagram = stepping.drawing.diagram
    if let message = diagram.messages.first(where: { $0.record == event.n }) {
      return .init(number: number, item: .message(message))
    }
    return diagram.changes.first { $0.record == event.n }.map {
      .init(number: number, item: .change($0))
    }
  }
}

extension Stepper {
  /// One that stops at every message of the same trace.
  fileprivate var everyMessage: Stepper { Stepper(trace, stops: trace.messages.map(\.n)) }
}
