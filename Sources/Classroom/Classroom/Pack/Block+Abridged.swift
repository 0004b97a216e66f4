import Cells
import Lessons
import Localization

extension [Block] {
  /// The blocks for a slide: all of them if they fit, else what is most important. A table or a list that no slide can hold
  /// goes on, on the next slides. A wide table becomes a list.
  func abridged(in room: SlideRoom) -> [Block] {
    let whole = narrowForSlides
    if whole.fit(in: room) { return whole }
    let kept = whole.mostImportant(in: room)
    if kept.contains(where: \.matters) == whole.contains(where: \.matters), !kept.isEmpty {
      return kept
    }
    return whole.thoughts.min { $0.rank < $1.rank }?.shortened(on: room) ?? []
  }

  /// The blocks for slides that follow each other. The words of a page speak of all its code, so none is left out: where one
  /// slide cannot hold it, each block of code is on one with the words before it. Words for which there is no room have the
  /// slide before, but the beginning of a long block has room for them.
  func abridgedWithAllCode(in room: SlideRoom) -> [[Block]] {
    let (kept, code) = (abridged(in: room), filter(\.isCode))
    guard let first = firstIndex(where: \.isCode),
      !kept.fit(in: room) || !code.allSatisfy(kept.contains)
    else { return [kept] }
    if code.count > 1 {
      return [self[...first], self[(first + 1)...]]
        .flatMap { Array($0).abridgedWithAllCode(in: room) }
    }
    if code.allSatisfy(kept.contains), code.fitted(in: room).count > 1 { return [kept] }
    return [self[..<first], self[first...]].map { Array($0).abridged(in: room) }
  }

  /// What fits of them on a slide: lists with what leads to them, then as many paragraphs as fit. From the first that does not
  /// fit, they are made of first sentences, and no paragraph is skipped: the next one may speak of it. Then they grow in turn
  /// by a sentence, while there is room.
  private func mostImportant(in room: SlideRoom) -> [Block] {
    let thoughts = thoughts
    var shown: [Int: [Block]] = [:]
    func show(_ index: Int, _ words: [Block]) -> Bool {
      let next = shown.merging([index: words]) { $1 }
      guard next.keys.sorted().flatMap({ next[$0] ?? [] }).fit(in: room) else { return false }
      shown = next
      return true
    }
    var isFull = false
    for index in thoughts.indices.sorted(by: { thoughts[$0].rank < thoughts[$1].rank }) {
      isFull = isFull || !show(index, thoughts[index])
      guard isFull, !show(index, thoughts[index].shortened()) else { continue }
      if thoughts[index].rank > 0 { break }
    }
    var (more, grown) = (0, true)
    while grown {
      (more, grown) = (more + 1, false)
      for index in shown.keys.sorted() {
        let (now, next) = (
          thoughts[index].shortened(to: more - 1), thoughts[index].shortened(to: more)
        )
        if shown[index] == now, now != next, show(index, next) { grown = true }
      }
    }
    return shown.keys.sorted().flatMap { shown[$0] ?? [] }
  }

  /// With as many sentences as need no more slides than the first ones of all.
  private func shortened(on room: SlideRoom) -> [Block] {
    let fewest = shortened().fitted(in: room).count
    var (more, words) = (0, shortened())
    while true {
      more += 1
      let next = shortened(to: more)
      guard next != words, next.fitted(in: room).count == fewest else { return words }
      words = next
    }
  }

  /// With the first sentence of each paragraph, and this many more. A paragraph that leads to a list or to code keeps the
  /// sentence that introduces it, too: without it, the list would say something else.
  fileprivate func shortened(to more: Int = 0) -> [Block] {
    thoughts.flatMap { thought -> [Block] in
      let words = thought.map { $0.shortened(to: more) }
      guard thought.count > 1, let lead = thought.first?.paragraph?.sentences.last,
        lead.plain.introduces, let start = words.first?.paragraph, start.sentences.last != lead
      else { return words }
      return [.paragraph((start.sentences + [lead]).joinedSentences)] + words.dropFirst()
    }
  }

  /// Less and less of them: the last sentence is left out first. None ends where the next sentence is needed.
  var beginnings: [[Block]] {
    indices.reversed().flatMap { index in
      self[index].beginnings.map { Array(self[..<index]) + [$0] }
    }
  }

  /// The sentences that ask, as a paragraph; empty when there is none. A short one, such as `Why?`, is about the sentence
  /// before it, which comes with it.
  var asking: [Block] {
    let sentences = compactMap(\.paragraph).flatMap(\.sentences)
    let kept = sentences.indices.filter { index in
      sentences[index].isQuestion || sentences[(index + 1)...].first?.isShortQuestion == true
    }
    return kept.isEmpty ? [] : [.paragraph(kept.map { sentences[$0] }.joinedSentences)]
  }

  /// The last sentence that is said, as a paragraph.
  var lastSentence: [Block] {
    let sentence = compactMap(\.paragraph).last?.sentences.last
    return sentence.map { [.paragraph($0)] } ?? []
  }

  /// A list, a table or code stays with the paragraph that leads to it.
  private var thoughts: [[Block]] {
    grouped { before, block in before.isParagraph && !block.isParagraph && !block.isTable }
  }

  /// What matters more has a lower rank.
  private var rank: Int { contains(where: \.matters) ? 0 : 1 }

  /// With tables of more columns as lists.
  func narrow(to columns: Int) -> [Block] { map { $0.narrow(to: columns) } }

  /// With wide tables as lists.
  var narrowForSlides: [Block] { narrow(to: 3) }

  /// With tables as lists: speaker's notes cannot hold tables.
  var spoken: [Block] { map { $0.listed ?? $0 } }
}

extension Block {
  /// Made of first sentences.
  var abridged: Block { shortened(to: 0) }

  fileprivate func shortened(to more: Int) -> Block {
    switch kind {
    case .paragraph:
      let longer = beginnings.dropLast(more)
      return longer.last ?? self
    case .quote(let blocks): return Block(.quote(blocks.shortened(to: more)))
    case .list(let list): return Block(.list(list.mapBlocks { $0.shortened(to: more) }))
    case .heading, .table, .code, .details, .notes, .ruler, .html: return self
    }
  }

  /// The whole block first.
  fileprivate var beginnings: [Block] {
    guard let sentences = paragraph?.sentences else { return [self] }
    let parts = sentences.indices.dropFirst().reversed().map { Array(sentences[..<$0]) }
    return [self] + parts.filter { !$0.needsMore }.map { Block.paragraph($0.joinedSentences) }
  }

  /// Whether a slide should not do without it.
  fileprivate var matters: Bool { !isParagraph }

  var isParagraph: Bool { paragraph != nil }

  var isList: Bool {
    if case .list = kind { true } else { false }
  }

  /// Whether a list or code is still to come.
  var leadsOn: Bool { paragraph?.plain.introduces ?? false }

  fileprivate var isCode: Bool {
    if case .code = kind { true } else { false }
  }

  fileprivate func narrow(to columns: Int) -> Block {
    guard let table, table.header.cells.count > columns else { return self }
    return listed ?? self
  }

  /// A table as a list: each row is its first cell, then the cells that are not empty with the head
  /// of their column in bold. Without rows it is the list of its heads. `nil` for other blocks.
  fileprivate var listed: Block? {
    guard let table else { return nil }
    let heads = table.header.cells.map(\.text)
    guard !table.rows.isEmpty else { return .bullets(heads.map { [.paragraph($0)] }) }
    return .bullets(
      table.rows.map { row in
        let cells = zip(heads, row.cells.map(\.text)).dropFirst().filter { !$1.plain.isDash }
        let words = cells.map { head, cell in
          head.isEmpty ? cell : [Inline.strong(head), .text(localized(": "))] + cell
        }
        let rest = words.joined(separator: [.text(localized("; "))])
        return [.paragraph((row.cells.first?.text ?? []) + [.text(" – ")] + rest)]
      })
  }
}

extension [[Inline]] {
  /// In cells.
  private static let shortest = 12

  /// Whether these sentences are too short, such as `Yes.`, or end in a question, in a label or within brackets, so that the
  /// next one belongs to them.
  fileprivate var needsMore: Bool {
    let text = joinedSentences.plain
    return text.cells < Self.shortest || text.asks || text.isInBrackets || last?.isLabel ?? false
  }
}

extension [Inline] {
  /// Whether this sentence is strong as a whole.
  fileprivate var isLabel: Bool {
    if count == 1, case .strong = self[0] { true } else { false }
  }

  fileprivate var isQuestion: Bool { plain.lastUnquoted.map("?？".contains) ?? false }

  /// Whether it asks with no more than six short words, or twelve Chinese characters.
  fileprivate var isShortQuestion: Bool { isQuestion && plain.cells <= 25 }
}

extension String {
  /// Whether it ends in a question, so that its answer is still to come.
  fileprivate var asks: Bool { last.map("?？".contains) ?? false }

  /// Whether more brackets begin than end.
  fileprivate var isInBrackets: Bool {
    count { "(（".contains($0) } > count { ")）".contains($0) }
  }

  /// Whether it ends in no sentence, but in a colon or in `So`: a list or code is still to come.
  fileprivate var introduces: Bool { lastUnquoted.map { !".!?。！？".contains($0) } ?? false }

  fileprivate var isDash: Bool { ["–", "-", "—", ""].contains(self) }
}
