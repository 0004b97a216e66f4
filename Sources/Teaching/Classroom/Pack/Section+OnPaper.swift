import Lessons

extension Section {
  /// Without comments and other HTML, and with links only to where paper can lead: the web.
  var onPaper: Section {
    var section = self
    section.heading = heading.onPaper
    section.blocks = blocks.onPaper
    if case .task(let task) = kind { section.kind = .task(task.onPaper) }
    return section
  }
}

extension Exercise {
  fileprivate var onPaper: Exercise {
    var task = self
    task.prompt = prompt.onPaper
    task.hints = hints.map(\.onPaper)
    task.explanation = explanation.onPaper
    for index in task.goals.indices { task.goals[index].text = goals[index].text.onPaper }
    return task
  }
}

extension Question {
  var onPaper: Question {
    var question = self
    question.prompt = prompt.onPaper
    question.hints = hints.map(\.onPaper)
    question.explanation = explanation.onPaper
    for index in question.choices.indices {
      question.choices[index].text = choices[index].text.onPaper
      question.choices[index].reason = choices[index].reason.onPaper
    }
    return question
  }
}

extension Hint {
  fileprivate var onPaper: Hint {
    var hint = self
    hint.text = text.onPaper
    return hint
  }
}

extension [Block] {
  fileprivate var onPaper: [Block] {
    compactMap { block in
      block.kind.onPaper.map { Block($0, at: block.location, to: block.lastLine) }
    }
  }
}

extension Block.Kind {
  /// `nil` for what nobody sees.
  fileprivate var onPaper: Block.Kind? {
    switch self {
    case .heading(let level, let text): .heading(level: level, text.onPaper)
    case .paragraph(let text): text.onPaper.isBlank ? nil : .paragraph(text.onPaper)
    case .list(let list): .list(list.onPaper)
    case .table(let table): .table(table.onPaper)
    case .quote(let blocks): .quote(blocks.onPaper)
    case .details(let summary, let blocks): .details(summary: summary, blocks.onPaper)
    case .notes(let summary, let blocks): .notes(summary: summary, blocks.onPaper)
    case .code, .ruler: self
    case .html: nil
    }
  }
}

extension Block.List {
  fileprivate var onPaper: Block.List {
    var list = self
    for index in items.indices { list.items[index].blocks = items[index].blocks.onPaper }
    return list
  }
}

extension Block.Table {
  fileprivate var onPaper: Block.Table {
    Block.Table(header: header.onPaper, rows: rows.map(\.onPaper))
  }
}

extension Block.Row {
  fileprivate var onPaper: Block.Row {
    Block.Row(cells: cells.map { Block.Cell(text: $0.text.onPaper) }, location: location)
  }
}

extension [Inline] {
  fileprivate var onPaper: [Inline] { flatMap(\.onPaper) }

  fileprivate var isBlank: Bool { plain.allSatisfy(\.isWhitespace) }
}

extension Inline {
  fileprivate var onPaper: [Inline] {
    switch self {
    case .emphasis(let inner): [.emphasis(inner.onPaper)]
    case .strong(let inner): [.strong(inner.onPaper)]
    case .strikethrough(let inner): [.strikethrough(inner.onPaper)]
    case .link(let inner, let url):
      url.isOnTheWeb ? [.link(inner.onPaper, url: url)] : inner.onPaper
    case .image(let inner, let url):
      url.isOnTheWeb
        ? [.link(inner.isEmpty ? [.text(url)] : inner.onPaper, url: url)]
        : inner.onPaper + [.text(" (\(url))")]
    case .html: []
    case .text, .code, .softBreak, .lineBreak: [self]
    }
  }
}

extension String {
  fileprivate var isOnTheWeb: Bool {
    let address = lowercased()
    return ["https://", "http://", "mailto:"].contains { address.hasPrefix($0) }
  }
}
