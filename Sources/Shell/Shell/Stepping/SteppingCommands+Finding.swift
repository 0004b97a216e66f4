import Analysis
import Cells
import Diagrams
import Localization

extension SteppingCommands {
  /// Lists the messages and changes of state that match.
  func find(_ request: Request) throws(ShellProblem) -> Reply {
    var stepping = try stepping(request.options)
    let words = request.words
    let query = try EventQuery(asked: words)
    let (search, reached) = (stepping.search, run.stopped?.reached)
    let found = try search.events(matching: query, upTo: reached)
    guard !found.isEmpty else { throw search.problem(query, words, upTo: reached) }
    run.sought = (query, words)
    run.showedNumbers(countingAll: request.options[.all])
    let list = MessageList(
      stepping.drawing.diagram, request.options, rows: found.compactMap(search.row))
    let hint = localized("find next and find previous go to the matches.")
    return Reply(
      .stack([
        list.styled(width: width(request.options)),
        .wrapped([counts(of: found, in: search), hint].joinedSentences, to: width, .faint),
      ]))
  }

  /// `5 messages and 2 changes of state.`
  private func counts(of found: [EventSearch.Event], in search: RunSearch) -> String {
    let messages = found.count {
      if case .message = search.events[$0] { true } else { false }
    }
    let changes = found.count - messages
    let parts = [
      messages == 0 ? nil : Counted.messages(messages),
      changes == 0
        ? nil
        : localized(changes, one: "1 change of state", other: "\(changes) changes of state"),
    ]
    return localized("\(parts.compactMap(\.self).listed(.and)).")
  }

  func findAgain(_ request: Request) throws(ShellProblem) -> Reply {
    let isBack = request.goesBack
    var stepping = try stepping(request.options)
    guard let (query, words) = run.sought else { throw .search(.nothingToFind) }
    let found = try stepping.search.events(matching: query, upTo: run.stopped?.reached)
    let positions = found.map(\.position)
    let start = start(of: stepping, isBack: isBack)
    guard let position = positions.nearest(to: start, isBack: isBack) else {
      throw noFurtherMatch(words, in: stepping, isBack: isBack)
    }
    return jump(stepping, to: stepping.place.at(position))
  }

  /// Nothing in this direction; where you are at no message, nothing at all.
  func noFurtherMatch(
    _ words: [String], in stepping: Stepping, isBack: Bool
  ) -> ShellProblem {
    let (words, isPart) = (words.asTyped, stepping.isPart)
    return .search(
      run.stepping == nil
        ? .noMatch(words, stepping.place.trace.gaps, isPart: isPart)
        : .noFurtherMatch(words, isBack: isBack, isPart: isPart))
  }

  /// The position from which a search goes on: before the first message, or backwards after the last, unless you
  /// are at a message.
  func start(of stepping: Stepping, isBack: Bool) -> Int {
    guard isBack, run.stepping == nil else { return stepping.place.position }
    return stepping.place.stops.count + 1
  }
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
