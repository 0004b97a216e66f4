extension Lesson {
  /// The same lesson with other addresses after its links.
  ///
  /// - Parameter address: the new address; `nil` to keep the old one.
  public func relinked(_ address: (String) -> String?) -> Lesson {
    var lesson = self
    lesson.sections.relink(address)
    return lesson
  }
}

/// What has text with links in it.
///
/// What a page consists of is kept twice, as its blocks and divided by its kind. Each has to name all its texts here.
private protocol Linking {
  mutating func relink(_ address: (String) -> String?)
}

extension Array: Linking where Element: Linking {
  mutating func relink(_ address: (String) -> String?) {
    for index in indices { self[index].relink(address) }
  }
}

extension Section: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    heading.relink(address)
    blocks.relink(address)
    kind.relink(address)
  }
}

// MARK: The kinds of pages

extension Section.Kind: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    switch self {
    case .text, .run, .contract: break
    case .claims(var claims):
      claims.claims.relink(address)
      self = .claims(claims)
    case .variations(var variations):
      variations.relink(address)
      self = .variations(variations)
    case .task(var task):
      task.relink(address)
      self = .task(task)
    case .exercise(var exercise):
      exercise.relink(address)
      self = .exercise(exercise)
    case .question(var question):
      question.relink(address)
      self = .question(question)
    }
  }
}

extension Variations: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    prompt.relink(address)
    variants.relink(address)
  }
}

extension Variations.Variant: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    text.relink(address)
    remark.relink(address)
  }
}

extension PageTask: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    prompt.relink(address)
    goals.relink(address)
    hints.relink(address)
    explanation.relink(address)
  }
}

extension Exercise: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    prompt.relink(address)
    goals.relink(address)
    hints.relink(address)
    explanation.relink(address)
  }
}

extension Question: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    prompt.relink(address)
    choices.relink(address)
    hints.relink(address)
    explanation.relink(address)
  }
}

extension Question.Choice: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    text.relink(address)
    reason.relink(address)
  }
}

extension Statement: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) { text.relink(address) }
}

extension Hint: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) { text.relink(address) }
}

// MARK: Markdown

extension Block: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    switch kind {
    case .heading(let level, var text):
      text.relink(address)
      kind = .heading(level: level, text)
    case .paragraph(var text):
      text.relink(address)
      kind = .paragraph(text)
    case .list(var list):
      list.items.relink(address)
      kind = .list(list)
    case .table(var table):
      table.header.relink(address)
      table.rows.relink(address)
      kind = .table(table)
    case .quote(var blocks):
      blocks.relink(address)
      kind = .quote(blocks)
    case .details(let summary, var blocks):
      blocks.relink(address)
      kind = .details(summary: summary, blocks)
    case .notes(let summary, var blocks):
      blocks.relink(address)
      kind = .notes(summary: summary, blocks)
    case .code, .ruler, .html: break
    }
  }
}

extension Block.Item: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) { blocks.relink(address) }
}

extension Block.Row: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) { cells.relink(address) }
}

extension Block.Cell: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) { text.relink(address) }
}

extension Inline: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    self =
      switch self {
      case .link(let text, let url): .link(text.relinked(address), url: address(url) ?? url)
      case .image(let description, let url):
        .image(description: description.relinked(address), url: url)
      case .emphasis(let text): .emphasis(text.relinked(address))
      case .strong(let text): .strong(text.relinked(address))
      case .strikethrough(let text): .strikethrough(text.relinked(address))
      case .text, .code, .softBreak, .lineBreak, .html: self
      }
  }
}

extension [Inline] {
  fileprivate func relinked(_ address: (String) -> String?) -> [Inline] {
    var copy = self
    copy.relink(address)
    return copy
  }
}
