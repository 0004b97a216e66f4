// Where the texts of a page are. What changes all texts goes through here, and says only what it treats otherwise.

/// What becomes of a line of text.
public typealias TextChange = ([Inline]) -> [Inline]
/// What becomes of the blocks of a page, or of a part of it.
public typealias BlocksChange = ([Block]) -> [Block]

extension Section.Kind {
  func mapTexts(_ text: TextChange, blocks: BlocksChange) -> Section.Kind {
    switch self {
    case .text, .run, .contract: return self
    case .claims(var claims):
      claims.claims = claims.claims.mapTexts(text)
      return .claims(claims)
    case .variations(var variations):
      variations.prompt = blocks(variations.prompt)
      variations.variants = variations.variants.changing {
        $0.text = text($0.text)
        $0.remark = blocks($0.remark)
      }
      return .variations(variations)
    case .task(let task): return .task(task.mapTexts(text, blocks: blocks))
    case .exercise(var exercise):
      exercise.prompt = blocks(exercise.prompt)
      exercise.goals = exercise.goals.mapTexts(text)
      exercise.hints = exercise.hints.mapTexts(blocks: blocks)
      exercise.explanation = blocks(exercise.explanation)
      return .exercise(exercise)
    case .question(let question): return .question(question.mapTexts(text, blocks: blocks))
    }
  }
}

extension PageTask {
  public func mapTexts(_ text: TextChange, blocks: BlocksChange) -> PageTask {
    var task = self
    task.prompt = blocks(prompt)
    task.goals = goals.mapTexts(text)
    task.hints = hints.mapTexts(blocks: blocks)
    task.explanation = blocks(explanation)
    return task
  }
}

extension Question {
  public func mapTexts(_ text: TextChange, blocks: BlocksChange) -> Question {
    var question = self
    question.prompt = blocks(prompt)
    question.choices = choices.changing {
      $0.text = text($0.text)
      $0.reason = blocks($0.reason)
    }
    question.hints = hints.mapTexts(blocks: blocks)
    question.explanation = blocks(explanation)
    return question
  }
}

extension [Statement] {
  fileprivate func mapTexts(_ text: TextChange) -> [Statement] {
    changing { $0.text = text($0.text) }
  }
}

extension [Hint] {
  fileprivate func mapTexts(blocks: BlocksChange) -> [Hint] {
    changing { $0.text = blocks($0.text) }
  }
}

extension Block.Kind {
  public func mapTexts(_ text: TextChange, blocks: BlocksChange) -> Block.Kind {
    switch self {
    case .heading(let level, let line): .heading(level: level, text(line))
    case .paragraph(let line): .paragraph(text(line))
    case .list(let list): .list(list.mapBlocks(blocks))
    case .table(let table):
      .table(.init(header: table.header.mapTexts(text), rows: table.rows.map { $0.mapTexts(text) }))
    case .quote(let inner): .quote(blocks(inner))
    case .details(let summary, let inner): .details(summary: summary, blocks(inner))
    case .notes(let summary, let inner): .notes(summary: summary, blocks(inner))
    case .code, .ruler, .html: self
    }
  }
}

extension Block.Row {
  fileprivate func mapTexts(_ text: TextChange) -> Block.Row {
    Block.Row(cells: cells.changing { $0.text = text($0.text) }, location: location)
  }
}

extension Inline {
  /// With another text inside.
  public func mapText(_ text: TextChange) -> Inline {
    switch self {
    case .emphasis(let inner): .emphasis(text(inner))
    case .strong(let inner): .strong(text(inner))
    case .strikethrough(let inner): .strikethrough(text(inner))
    case .link(let inner, let url): .link(text(inner), url: url)
    case .image(let inner, let url): .image(description: text(inner), url: url)
    case .text, .code, .softBreak, .lineBreak, .html: self
    }
  }
}

extension Array {
  fileprivate func changing(_ change: (inout Element) -> Void) -> [Element] {
    var copy = self
    for index in indices { change(&copy[index]) }
    return copy
  }
}
