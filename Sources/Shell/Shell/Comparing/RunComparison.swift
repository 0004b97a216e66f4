import Analysis
import Cells
import Course
import Diagrams
import Localization
import Stage
import Trace

/// Two runs next to each other: both stories, what differs and why, and the figures. With everything, also the figures of
/// other runs and both drawings.
struct RunComparison {
  /// A run, and what it is called.
  struct Run {
    let title: String
    let trace: Trace
    /// The same at the beginning of a sentence, where that differs.
    var opening: String?
  }

  let first: Run
  let second: Run
  /// The runs whose figures are shown in a table; none for the figures of both in one sentence.
  let figures: [Run]
  /// What to type for a list of the differences between two runs of one system.
  var listing: String?
  /// What to type for all of it.
  var whole: String?

  /// So many differences are read at once, without what explains them.
  var mostSentences = 4

  /// - Parameter height: of the window.
  func styled(
    by renderer: RunRenderer, _ options: Options, width: Int, height: Int
  ) throws(ShellProblem) -> Styled {
    let pair = try Pair(self, renderer, options)
    let last = figures(pair, options, width) + closing(pair.difference, width: width)
    func parts(telling count: Int) -> [Styled] {
      paragraphs(on: pair, telling: count, last, options, width: width, height: height)
    }
    let counts = (1...mostSentences).reversed()
    let fitting = counts.lazy.map(parts).first { Styled.stack($0).lines.count < height }
    // Sentences are not folded, so that fewer of them would not fit either.
    let parts = fitting ?? parts(telling: options[.plain] ? mostSentences : 1)
    guard options[.all] else { return .stack(parts) }
    let drawings = ComparedDrawings(
      pair.runs, pair.difference, options, width: width)
    return .stack(parts + [drawings.styled])
  }

  /// - Parameters:
  ///   - count: how many differences are told.
  ///   - last: what comes after them.
  private func paragraphs(
    on pair: Pair, telling count: Int, _ last: Styled, _ options: Options, width: Int, height: Int
  ) -> [Styled] {
    let told = sentences(pair, count, options, width)
    let ends = [told.text, last]
    var shown = told.cited
    if options[.all] {
      for side in Contrast.Side.allCases {
        shown[side].formUnion(pair.difference.records[side].filter(pair.runs[side].column.tells))
      }
    }
    // The blank lines between the parts, and a row for the prompt.
    let rest = ends.map { $0.lines.count + 1 }.reduce(1, +)
    let room = options[.all] || height == .max ? nil : height - rest
    let stories = stories(pair, showing: shown, options, width: width, room: room)
    return ([stories] + ends).map { $0.inCharset(of: options) }
  }

  private func stories(
    _ pair: Pair, showing shown: ShownMessages, _ options: Options, width: Int, room: Int?
  ) -> Styled {
    guard !options[.plain] else {
      return .stack([pair.runs.first, pair.runs.second].map { $0.told(options, width: width) })
    }
    let columns = pair.runs.map(\.column)
    let alignment = pair.alignment.showing(shown, of: columns.map(\.run))
    let sheet = StorySheet(columns, alignment, options.charset)
    return sheet.styled(width: width, room: room)
  }

  // MARK: What differs

  private func sentences(
    _ pair: Pair, _ most: Int, _ options: Options, _ width: Int
  ) -> (text: Styled, cited: ShownMessages) {
    let patterns = Both(first, second).map {
      Pattern(named: $0.trace.header.pattern)?.localizedTitle ?? $0.title
    }
    let actions = pair.runs.map { $0.column.run.stories.map(\.action) }
    var cited = ShownMessages([], [])
    let words = ContrastWords(
      first.title, second.title, patterns: patterns, actions: actions
    ) { side, record in
      cited[side].insert(record)
      return pair.runs[side].column.numbers[record]
    }
    let shown = options[.all] ? pair.contrasts[...] : pair.contrasts.leading(most)
    let more = pair.contrasts.count - shown.count
    let remark = localized(
      more, one: "1 more difference: --all", other: "\(more) more differences: --all")
    let text =
      Styled.wrapped(shown.map { words.sentence($0) }, to: width)
      + (more > 0 ? .wrapped(remark, to: width, .faint) : Styled())
    return (text, cited)
  }

  // MARK: Figures and what to type

  private func figures(_ pair: Pair, _ options: Options, _ width: Int) -> Styled {
    guard figures.isEmpty else {
      return Comparison(figures, options.detail, chosen: [first.title, second.title])
        .styled(width: width)
    }
    let both = Hops.ofBoth(pair.runs.first.column.run, pair.runs.second.column.run)
    return .wrapped(
      [pair.runs.first.figures(both?.0), pair.runs.second.figures(both?.1)], to: width)
  }

  private func closing(_ difference: ConversationDifference, width: Int) -> Styled {
    var lines: [(String, String)] = []
    if difference.isWithinSystem, !difference.isEmpty, let listing {
      lines.append((localized("For what was added, removed, changed or moved, type:"), listing))
    }
    if let whole { lines.append((localized("Both drawings, and all figures:"), whole)) }
    return lines.map { words, line in Styled.advice(words, toType: line, width: width) }
      .reduce(Styled(), +)
  }
}

/// The messages of both runs that have a row in the table even if no story has them: those that a sentence cites, and with
/// everything those that only one run has.
private typealias ShownMessages = Both<Set<Int>>

extension StoryColumn {
  /// Whether a message is no question.
  fileprivate func tells(_ record: Int) -> Bool {
    ![nil, .query, .datasource, .read].contains(run.message(record)?.kind)
  }
}

/// Both runs, and what differs between them.
private struct Pair {
  let runs: Both<ComparedRun>
  let alignment: StoryAlignment
  let difference: ConversationDifference
  let contrasts: [PlacedContrast]

  init(
    _ compared: RunComparison, _ renderer: RunRenderer, _ options: Options
  ) throws(ShellProblem) {
    runs = Both(
      try ComparedRun(compared.first, renderer, options),
      try ComparedRun(compared.second, renderer, options))
    let (one, two) = (runs.first.column.run, runs.second.column.run)
    alignment = StoryAlignment(one, two)
    difference = ConversationDifference(
      one, two, drawn: runs.map { Set($0.column.numbers.keys) }, alignment)
    contrasts = ContrastReader.contrasts(
      one, two, alignment,
      contracts: runs.map { renderer.library.contract(of: $0.column.run.trace.header.pattern) })
  }
}

/// One of the two runs, as it is drawn.
struct ComparedRun {
  let diagram: Diagram
  let column: StoryColumn
  private let opening: String
  /// How many messages there are when no option leaves any out.
  private let total: Int

  init(
    _ run: RunComparison.Run, _ renderer: RunRenderer, _ options: Options
  ) throws(ShellProblem) {
    diagram = try renderer.visible(run.trace, options)
    column = StoryColumn(title: run.title, run.trace, drawnAs: diagram)
    opening = run.opening ?? run.title
    total = Diagram(run.trace, showing: options.detail).messages.count
  }

  var title: String { column.title }

  /// The run in sentences.
  func told(_ options: Options, width: Int) -> Styled {
    .wrapped(title, to: width, .heading)
      + Drawing(diagram, options, width: width).body
  }

  /// `MVC: 14 messages. It takes 5 to the model, and 4 from there to a view.`
  func figures(_ hops: Hops?) -> String {
    guard let hops else { return localized("\(opening): \(messages).") }
    let figures = ways(hops)
    let stories = column.run.stories
    guard stories.count > 1, let action = stories[hops.action].action else {
      return localized("\(opening): \(messages). \(figures)")
    }
    return localized("\(opening): \(messages). \(action): \(figures)")
  }

  /// What comes after a service has begun to work need not come from there, nor what an earlier object goes on with.
  private func ways(_ hops: Hops) -> String {
    let (way, goal) = (hops.toData, hops.kind.words)
    guard let rest = hops.toView else { return localized("It takes \(way) to \(goal).") }
    return hops.kind == .own || hops.leavesEarlier
      ? localized("It takes \(way) to \(goal), and \(rest) more to a view.")
      : localized("It takes \(way) to \(goal), and \(rest) from there to a view.")
  }

  private var messages: String {
    let sent = diagram.messages
    let (count, reads) = (sent.count, sent.count { $0.kind == .read })
    let messages =
      count < total
      ? localized(total, one: "\(count) of 1 message", other: "\(count) of \(total) messages")
      : Counted.messages(count)
    return reads == 0
      ? messages
      : localized(
        reads, one: "\(messages), 1 of them a read", other: "\(messages), \(reads) of them reads")
  }
}

extension DataKind {
  fileprivate var words: String {
    switch self {
    case .model: localized("the model")
    case .viewState: localized("the view state")
    case .own: localized("the service")
    }
  }
}
