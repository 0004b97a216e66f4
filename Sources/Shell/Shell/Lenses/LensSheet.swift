import Analysis
import Cells
import Diagrams
import Localization
import Trace

/// What a lens finds, below the drawing: who plays which part, or what contains what.
struct LensSheet {
  let findings: LensFindings
  /// `nil` where the lens does not ask what contains what.
  let tree: ContainmentTree?
  /// The records of the messages that are drawn.
  let drawn: Set<Int>
  /// What a file does not have of its run; `nil` for your own run.
  let gaps: Trace.Gaps?
  let isPlain: Bool

  func heading(width: Int) -> Styled {
    let words = localized("\(findings.lens.title): \(findings.lens.idea)")
    return isPlain ? Styled(words) : .wrapped(words, to: width, .heading)
  }

  func styled(width: Int) -> Styled {
    guard let tree, !tree.rows.isEmpty else { return players(width: width) }
    return .stack([
      Styled(localized("What contains what at this point of the run"), .heading)
        + trunk(tree, width: width),
      .wrapped(passed, to: width, .faint),
    ])
  }

  // MARK: Who plays what

  private func players(width: Int) -> Styled {
    guard !findings.messages.isEmpty else {
      let none = localized("No message of this run belongs to it.")
      return .wrapped(
        isIncomplete ? inFile(localized("no message belongs to it.")) : none, to: width)
    }
    return isPlain ? sentences : .stack([list(width: width), .wrapped(count, to: width, .faint)])
  }

  private func list(width: Int) -> Styled {
    .stack(
      findings.lens.parts.map { part in
        let rows = findings.players(of: part).map { player in
          (term: player.object.printable, text: Counted.messages(player.messages))
        }
        guard !rows.isEmpty else { return Styled() }
        return .wrapped(localized("\(part.title): \(part.task)"), to: width, .strong)
          + Rows(rows: rows, style: .plain).styled(width: width)
      })
  }

  private var sentences: Styled {
    let lines = findings.players.map { player in
      localized(
        """
        \(player.object.printable), \(player.part.title): \(Counted.messages(player.messages)).
        """)
    }
    return Styled((lines + [count]).map { .init([.init($0)]) })
  }

  private var count: String {
    let count = findings.messages.count
    let all =
      isIncomplete
      ? inFile(
        localized(
          count, one: "1 message belongs to it.", other: "\(count) messages belong to it."))
      : localized(
        count, one: "1 message of the run belongs to it.",
        other: "\(count) messages of the run belong to it.")
    let hidden = findings.messages.count { !drawn.contains($0) }
    guard hidden > 0 else { return all }
    let undrawn = localized(
      hidden, one: "1 of them is not drawn: it is folded (--all shows it) or filtered out.",
      other: "\(hidden) of them are not drawn: they are folded (--all shows them) or filtered out.")
    return [all, undrawn].joinedSentences
  }

  private var isIncomplete: Bool { gaps?.sentence != nil }

  private func inFile(_ words: String) -> String { gaps?.sentence(before: words) ?? words }

  // MARK: What contains what

  private func trunk(_ tree: ContainmentTree, width: Int) -> Styled {
    Styled(
      tree.rows.flatMap { row -> [Styled.Line] in
        isPlain ? [.init([.init(sentence(row))])] : line(row, width)
      })
  }

  private func line(_ row: ContainmentTree.Row, _ width: Int) -> [Styled.Line] {
    // A deep tree goes on at the right edge.
    let indent = min(2 * row.depth, max(0, width - 24))
    let name = row.object.name.printable
    let role = row.object.role.heading
    let spans: [Styled.Span] = [
      .init(name, row.contents > 0 ? .strong : .plain), .init("  " + role, .faint),
    ]
    return spans.wrapped(to: max(8, width - indent)).map {
      .init([.init(String(repeating: " ", count: indent))] + $0.spans)
    }
  }

  private func sentence(_ row: ContainmentTree.Row) -> String {
    let (name, level) = (row.object.name.printable, row.depth + 1)
    guard row.contents > 0 else { return localized("Level \(level): \(name) contains nothing.") }
    return localized(
      row.contents, one: "Level \(level): \(name) contains 1 object.",
      other: "Level \(level): \(name) contains \(row.contents) objects.")
  }

  /// How many messages went down the tree, among things that are sent the same messages.
  private var passed: String {
    let count = findings.messages.count
    let kinds = localized("view to view, screen to screen, model to model")
    let messages = localized(
      count, one: "1 message went from a group to a part of the same kind (\(kinds)).",
      other: "\(count) messages went from a group to a part of the same kind (\(kinds)).")
    return [gaps?.sentence, messages].compactMap(\.self).joinedSentences
  }
}
