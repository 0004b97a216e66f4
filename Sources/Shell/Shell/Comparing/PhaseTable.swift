import Analysis
import Cells
import Diagrams
import Localization

/// What happens in two conversations, row by row, with the numbers of the messages in their drawings. Rows that both have
/// are folded into one.
struct PhaseTable {
  struct Part {
    let title: String
    /// The pattern's name in commands.
    let name: String
    let stretches: [PhaseStretch]
    /// The number of a message in the drawing, by its record.
    let numbers: [Int: Int]
  }

  let first: Part
  let second: Part
  /// What it means where they part; `nil` where no lesson says it.
  let note: (_ pattern: String, Phase) -> String?

  var alignment: PhaseAlignment { PhaseAlignment(first.stretches, second.stretches) }

  /// - Parameter isSame: whether the conversations do not differ.
  func styled(_ alignment: PhaseAlignment, isSame: Bool, width: Int) -> Styled {
    .stack([
      Styled(
        line("", localized("What happens"), first.title, second.title, width, .faint)
          + rows(of: alignment, width)),
      sentences(on: alignment, isSame: isSame).map { .wrapped($0, to: width) }.reduce(Styled(), +),
    ])
  }

  // MARK: Rows

  private func rows(of alignment: PhaseAlignment, _ width: Int) -> [Styled.Line] {
    var hasParted = false
    return alignment.rows.folded.flatMap { rows in
      let isCommon = rows[0].isCommon
      let sign = isCommon || hasParted ? " " : "*"
      if !isCommon { hasParted = true }
      return line(
        sign, rows.phases.map(\.words).commaSeparated, numbers(rows.compactMap(\.inFirst), first),
        numbers(rows.compactMap(\.inSecond), second), width, isCommon ? .plain : .strong)
    }
  }

  /// `4-7`, a change of state alone as a diamond, and a dash where there is nothing.
  private func numbers(_ stretches: [PhaseStretch], _ part: Part) -> String {
    let numbers = stretches.flatMap(\.messages).compactMap { part.numbers[$0] }
    guard let start = numbers.first, let end = numbers.last else {
      return stretches.isEmpty ? "–" : "◆"
    }
    return start == end ? "\(start)" : "\(start)-\(end)"
  }

  private func line(
    _ sign: String, _ words: String, _ left: String, _ right: String, _ width: Int,
    _ style: Styled.Style
  ) -> [Styled.Line] {
    let columns = [first.title, second.title].map { max($0.cells, 7) + 2 }
    let room = min(width - columns.reduce(0, +) - 2, 44)
    return words.wrapped(to: room).enumerated().map { index, words in
      guard index == 0 else { return Styled.Line([.init("  " + words, style)]) }
      let numbers = zip([left, right], columns).map { $0.padded(to: $1, at: .trailing) }.joined()
      return Styled.Line([.init(sign.padded(to: 2) + words.padded(to: room) + numbers, style)])
    }
  }

  // MARK: Where they part

  private func sentences(on alignment: PhaseAlignment, isSame: Bool) -> [String] {
    guard let row = alignment.parting else {
      return [
        isSame
          ? localized("In both, the same happens in the same order.")
          : localized("Both go through this in the same order, but not with the same messages.")
      ]
    }
    let owner = row.inFirst == nil ? second : first
    let place = localized(
      "They part first at “\(row.phase.words)” (marked *): only \(owner.title) has it there.")
    return [place] + [note(owner.name, row.phase)].compactMap(\.self)
  }
}

extension [PhaseAlignment.Row] {
  /// Neighbours that both have, together; every other row by itself.
  fileprivate var folded: [[PhaseAlignment.Row]] {
    reduce(into: []) { groups, row in
      if row.isCommon, groups.last?.last?.isCommon == true {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
  }

  /// In order, each once.
  fileprivate var phases: [Phase] {
    var seen: Set<Phase> = []
    return map(\.phase).filter { seen.insert($0).inserted }
  }
}

extension PhaseAlignment.Row {
  var inFirst: PhaseStretch? {
    switch self {
    case .both(let stretch, _), .first(let stretch): stretch
    case .second: nil
    }
  }

  var inSecond: PhaseStretch? {
    switch self {
    case .both(_, let stretch), .second(let stretch): stretch
    case .first: nil
    }
  }
}

extension Phase {
  /// What happens, as a clause.
  var words: String {
    switch self {
    case .action: localized("something happens outside")
    case .report: localized("a handler is told")
    case .passedOn: localized("it is passed on")
    case .change: localized("a model or service changes")
    case .kept: localized("the scene remembers it")
    case .announcement: localized("the change is announced")
    case .order: localized("the next part is told by name")
    case .writing: localized("a view is written")
    case .navigation: localized("a screen is shown or left")
    case .construction: localized("objects are made and connected")
    case .question: localized("something is asked")
    case .framework: localized("the framework acts")
    }
  }
}
