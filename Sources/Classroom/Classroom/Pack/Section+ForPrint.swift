import Lessons
import Localization

extension Lesson {
  /// With the title of a lesson or exercise in place of the address of a link to it.
  func titlingLinks(in index: LessonIndex) -> Lesson {
    let (targets, exercises) = (LinkTargets(index), index.exercises)
    var titles: [LinkTargets.Target: String] = [:]
    for entry in index.entries {
      titles[.lesson(id: entry.id)] = index.title(of: entry, in: language)
    }
    for entry in exercises.entries {
      titles[.exercise(id: entry.id)] = exercises.title(of: entry, in: language)
    }
    return relinked { targets.target(of: $0).flatMap { titles[$0] } }
  }
}

extension Section {
  /// Without comments and other HTML, and with links to the web only: on paper, the names of other lessons are in quotes.
  /// Comes after ``Lesson/titlingLinks(in:)``.
  var forPrint: Section {
    var section = self
    section.heading = heading.forPrint
    section.blocks = blocks.forPrint
    if case .task(let task) = kind { section.kind = .task(task.forPrint) }
    return section
  }
}

extension PageTask {
  fileprivate var forPrint: PageTask {
    var task = self
    task.prompt = prompt.forPrint
    task.hints = hints.forPrint
    task.explanation = explanation.forPrint.withoutShell
    for index in task.goals.indices { task.goals[index].text = goals[index].text.forPrint }
    return task
  }
}

extension Question {
  var forPrint: Question {
    var question = self
    question.prompt = prompt.forPrint
    question.hints = hints.forPrint
    question.explanation = explanation.forPrint.withoutShell
    for index in question.choices.indices {
      question.choices[index].text = choices[index].text.forPrint
      question.choices[index].reason = choices[index].reason.forPrint.withoutShell
    }
    return question
  }
}

extension [Hint] {
  fileprivate var forPrint: [Hint] {
    withoutShell.map { hint in
      var hint = hint
      hint.text = hint.text.forPrint
      return hint
    }
  }

  /// Without hints that only tell what to type.
  var withoutShell: [Hint] {
    compactMap { hint in
      var hint = hint
      hint.text = hint.text.withoutShell
      return hint.text.isEmpty ? nil : hint
    }
  }
}

extension [Block] {
  fileprivate var forPrint: [Block] {
    compactMap { block in
      block.kind.forPrint.map { Block($0, at: block.location, to: block.lastLine) }
    }
  }
}

extension Block.Kind {
  /// `nil` for invisible blocks.
  fileprivate var forPrint: Block.Kind? {
    switch self {
    case .heading(let level, let text): .heading(level: level, text.forPrint)
    case .paragraph(let text): text.withoutTurning.forPrint.paragraph
    case .list(let list): .list(list.mapBlocks(\.forPrint))
    case .table(let table): .table(table.forPrint)
    case .quote(let blocks): .quote(blocks.forPrint)
    case .details(let summary, let blocks): .details(summary: summary, blocks.forPrint)
    case .notes(let summary, let blocks): .notes(summary: summary, blocks.forPrint)
    case .code, .ruler: self
    case .html: nil
    }
  }
}

extension Block.Table {
  fileprivate var forPrint: Block.Table {
    Block.Table(header: header.forPrint, rows: rows.map(\.forPrint))
  }
}

extension Block.Row {
  fileprivate var forPrint: Block.Row {
    Block.Row(cells: cells.map { Block.Cell(text: $0.text.forPrint) }, location: location)
  }
}

extension [Inline] {
  fileprivate var forPrint: [Inline] { flatMap(\.forPrint) }

  fileprivate var paragraph: Block.Kind? {
    plain.allSatisfy(\.isWhitespace) ? nil : .paragraph(self)
  }

  /// Without sentences that only lead back to another lesson. Empty if the rest only leads to the next one.
  fileprivate var withoutTurning: [Inline] {
    let all = sentences
    let kept = all.filter { !$0.onlyLeads(localized("Back to")) }
    if kept.allSatisfy({ $0.onlyLeads(localized("Next:")) }) { return [] }
    return kept.count == all.count ? self : kept.joinedSentences
  }

  /// Whether it says nothing but these words, links to lessons, and small words between them.
  private func onlyLeads(_ words: String) -> Bool {
    let said = filter { !$0.isLocalLink }.plain
    guard said.hasPrefix(words), contains(where: \.isLocalLink) else { return false }
    let small = localized("the, or, to, and").words
    return said.dropFirst(words.count).words.allSatisfy(small.contains)
  }

  /// In quotes if it is this title, in small or capital letters. Other words belong to their sentence.
  fileprivate func named(_ title: String) -> [Inline] {
    let name = flowing.plain
    guard name.lowercased() == title.lowercased() else { return forPrint }
    let quoted = localized("\"\(name)\"")
    if codeSpans.isEmpty { return [.text(quoted)] }
    return [.text(String(quoted.prefix(1)))] + flowing.forPrint + [.text(String(quoted.suffix(1)))]
  }
}

extension Inline {
  fileprivate var forPrint: [Inline] {
    switch self {
    case .emphasis(let inner): [.emphasis(inner.forPrint)]
    case .strong(let inner): [.strong(inner.forPrint)]
    case .strikethrough(let inner): [.strikethrough(inner.forPrint)]
    case .link(let inner, let url):
      url.isOnTheWeb ? [.link(inner.forPrint, url: url)] : inner.named(url)
    case .image(let inner, let url):
      url.isOnTheWeb
        ? [.link(inner.isEmpty ? [.text(url)] : inner.forPrint, url: url)]
        : inner.forPrint + [.text(localized(" (\(url))"))]
    case .html: []
    case .text, .code, .softBreak, .lineBreak: [self]
    }
  }

  fileprivate var isLocalLink: Bool {
    if case .link(_, let url) = self { !url.isOnTheWeb } else { false }
  }
}

extension StringProtocol {
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
  }
}

extension String {
  fileprivate var isOnTheWeb: Bool {
    let address = lowercased()
    return ["https://", "http://", "mailto:"].contains { address.hasPrefix($0) }
  }
}
