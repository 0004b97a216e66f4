import Analysis
import Cells
import Diagrams
import Lessons
import Localization

extension SteppingCommands {
  /// Lists the messages and changes of state that match.
  func find(_ request: Request) throws(ShellProblem) -> Reply {
    let stepping = try stepping(request.options)
    let words = request.words
    let query = try EventQuery(asked: words)
    let search = RunSearch(stepping, upTo: run.stopped?.reached)
    let found = try search.events(matching: query)
    guard !found.isEmpty else { throw search.problem(query, words) }
    run.sought = (query, words)
    let list = MessageList(
      stepping.drawing.diagram, request.options, rows: found.compactMap(search.row))
    let hint = localized("find next and find previous go to the matches.")
    return Reply(
      .stack([
        list.styled(width: width(request.options)),
        .wrapped("\(FoundCounts(found, in: search).text) \(hint)", to: width, .faint),
      ]))
  }

  func findNext(_ request: Request) throws(ShellProblem) -> Reply { try findAgain(request, isBack: false) }

  func findPrevious(_ request: Request) throws(ShellProblem) -> Reply {
    try findAgain(request, isBack: true)
  }

  private func findAgain(_ request: Request, isBack: Bool) throws(ShellProblem) -> Reply {
    guard let (query, words) = run.sought else { throw .search(.nothingToFind) }
    let stepping = try stepping(request.options)
    let search = RunSearch(stepping, upTo: run.stopped?.reached)
    let positions = try search.events(matching: query).map(\.position)
    let start = start(of: stepping, isBack: isBack)
    guard let position = positions.nearest(to: start, isBack: isBack) else {
      throw .search(.noFurtherMatch(words.asTyped, isBack: isBack))
    }
    return jump(stepping, to: stepping.place.at(position))
  }

  /// The position from which a search goes on: before the first message, or backwards behind the last, unless you
  /// stand at a message.
  func start(of stepping: Stepping, isBack: Bool) -> Int {
    guard isBack, run.stepping == nil else { return stepping.place.position }
    return stepping.place.stops.count + 1
  }
}

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
    for event in matches(vocabulary.spelled(stop.query).query) where positions.last != event.position {
      guard stop.condition.map({ holds($0, event.position) }) ?? true else { continue }
      positions.append(event.position)
    }
    guard let count = stop.count else { return positions }
    return positions.count >= count ? [positions[count - 1]] : []
  }

  private func matches(_ query: EventQuery) -> [EventSearch.Event] {
    events.events(matching: query).filter { $0.position <= limit }
  }

  /// Why nothing was found.
  func problem(_ query: EventQuery, _ words: [String]) -> ShellProblem {
    let everything = EventSearch(stepping.place.everyMessage)
    let hidden = everything.events(matching: vocabulary.spelled(query).query).count
    let isCut = limit < stepping.place.stops.count
    return .search(
      hidden > 0 && !isCut ? .allHidden(words.asTyped, count: hidden) : .noMatch(words.asTyped))
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

/// `5 messages and 2 changes of state.`
private struct FoundCounts {
  private let messages: Int
  private let changes: Int

  init(_ found: [EventSearch.Event], in search: RunSearch) {
    messages = found.count {
      if case .message = search.events[$0] { true } else { false }
    }
    changes = found.count - messages
  }

  var text: String {
    let parts = [
      messages == 0 ? nil : localized(messages, one: "1 message", other: "\(messages) messages"),
      changes == 0
        ? nil
        : localized(changes, one: "1 change of state", other: "\(changes) changes of state"),
    ]
    return localized("\(parts.compactMap(\.self).listed("and")).")
  }
}

extension Stepper {
  /// One that stops at every message of the same trace.
  fileprivate var everyMessage: Stepper { Stepper(trace, stops: trace.messages.map(\.n)) }
}

extension [Int] {
  /// The nearest of these positions, which grow, before or after another position.
  func nearest(to position: Int, isBack: Bool) -> Int? {
    isBack ? last { $0 < position } : first { $0 > position }
  }
}

extension [String] {
  /// Words as a line has them.
  var asTyped: String { map(\.quotedIfNeeded).joined(separator: " ") }
}
