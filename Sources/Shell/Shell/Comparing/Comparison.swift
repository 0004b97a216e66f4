import Analysis
import Cells
import Course
import Diagrams
import Localization
import Trace

/// The figures of several runs, such as those of a scenario in every pattern of the app.
struct Comparison {
  private let figures: [Figures]
  private let chosen: [String]

  /// - Parameter chosen: the titles of the two runs that are compared.
  init(_ runs: [RunComparison.Run], _ detail: Diagram.Detail, chosen: [String]) {
    self.chosen = chosen
    let hops = Self.hops(runs, chosen)
    figures = zip(runs, hops).map { run, hops in
      Figures(title: run.title, diagram: Diagram(run.trace, showing: detail), hops: hops)
    }
  }

  /// Counted to what the two runs change that are compared.
  private static func hops(_ runs: [RunComparison.Run], _ chosen: [String]) -> [Hops?] {
    let told = runs.map { ToldRun($0.trace) }
    let places = chosen.compactMap { title in runs.firstIndex { $0.title == title } }
    guard let first = places.first, let second = places.last,
      let (here, there) = Hops.ofBoth(told[first], told[second])
    else { return runs.map { _ in nil } }
    return told.indices.map { place in
      switch place {
      case first: here
      case second: there
      default: Hops.of(told[place], like: here, of: told[first])
      }
    }
  }

  func styled(width: Int) -> Styled {
    let names = figures.map(\.title)
    let first = (names.map(\.cells).max() ?? 0) + 2
    let heads = [
      localized("messages"), localized("depth"), localized("participants"), localized("changes"),
      localized("to model"), localized("to view"),
    ]
    let short = [
      localized("msgs"), localized("depth"), localized("parts"), localized("chgs"),
      localized("mdl"), localized("view"),
    ]
    let fits = first + heads.map { $0.cells + 2 }.reduce(0, +) <= width
    let shown = fits ? heads : short
    let gap = first + short.map { $0.cells + 2 }.reduce(0, +) <= width ? 2 : 1
    let busiest = localized("busiest")
    let hasRoom = first + row(heads, heads, busiest, gap).cells + 24 <= width
    let head = Styled.Line([
      .init(String(repeating: " ", count: first)),
      .init(row(shown, shown, hasRoom ? busiest : "", gap), .faint),
    ])
    return Styled(
      [head]
        + figures.map { figure in
          Styled.Line([
            .init(
              figure.title.padded(to: first),
              chosen.contains(figure.title) ? .strong : .plain),
            .init(
              row(figure.cells, shown, hasRoom ? figure.busiest : "", gap)),
          ])
        })
  }

  private func row(_ cells: [String], _ heads: [String], _ last: String, _ gap: Int) -> String {
    let numbers = zip(cells, heads).map { $0.padded(to: $1.cells + gap, at: .trailing) }.joined()
    return last.isEmpty ? numbers : numbers + "  " + last
  }
}

/// The figures of one run.
private struct Figures {
  let title: String
  let diagram: Diagram
  let hops: Hops?

  /// A dash where no data changes that can be compared, or no view is written after that.
  var cells: [String] {
    let sent = diagram.messages
    // The greatest number of calls that are open at once.
    let depth = (sent.map(\.depth).max() ?? -1) + 1
    let numbers: [Int?] = [
      sent.count, depth, diagram.participants.count, diagram.changes.count, hops?.toData,
      hops?.toView,
    ]
    return numbers.map { $0.map(String.init) ?? "–" }
  }

  /// The object that takes part in most messages, and its share. Views and what is outside the app do
  /// not count. An object with a share near 100 does too much.
  var busiest: String {
    let messages = diagram.messages
    var counts: [String: Int] = [:]
    for message in messages {
      for id in Set([message.from, message.to]) { counts[id, default: 0] += 1 }
    }
    let candidates = diagram.participants.filter { !Self.outside.contains($0.role) }
    let shares = candidates.map { participant in
      let part = counts[participant.id] ?? 0
      return (name: participant.name, percent: 100 * part / max(1, messages.count))
    }
    return shares.max { $0.percent < $1.percent }.map { "\($0.name) \($0.percent) %" } ?? ""
  }

  private static let outside: [Role?] = [nil, .user, .view, .system, .timer, .remote]
}
