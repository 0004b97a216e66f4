extension Lesson {
  /// The same lesson with other addresses after its links.
  ///
  /// - Parameter address: the new address; `nil` to keep the old one.
  public func relinked(_ address: (String) -> String?) -> Lesson {
    var lesson = self
    lesson.sections = sections.relinked(address)
    return lesson
  }
}

/// What has text with links in it.
///
/// What a page consists of is kept twice, as its blocks and divided by its kind. Each has to name all its texts here.
private protocol Linking {
  mutating func relink(_ address: (String) -> String?)
}

extension Linking {
  fileprivate func relinked(_ address: (String) -> String?) -> Self {
    var copy = self
    copy.relink(address)
    return copy
  }
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
    self =
      switch self {
      case .text, .run, .contract: self
      case .claims(let claims): .claims(claims.relinked(address))
      case .variations(let variations): .variations(variations.relinked(address))
      case .task(let task): .task(task.relinked(address))
      case .exercise(let exercise): .exercise(exercise.relinked(address))
      case .question(let question): .question(question.relinked(address))
      }
  }
}

extension Claims: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) { claims.relink(address) }
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
    kind =
      switch kind {
      case .heading(let level, let text): .heading(level: level, text.relinked(address))
      case .paragraph(let text): .paragraph(text.relinked(address))
      case .list(let list): .list(list.mapBlocks { $0.relinked(address) })
      case .table(let table): .table(table.relinked(address))
      case .quote(let blocks): .quote(blocks.relinked(address))
      case .details(let summary, let blocks):
        .details(summary: summary, blocks.relinked(address))
      case .notes(let summary, let blocks): .notes(summary: summary, blocks.relinked(address))
      case .code, .ruler, .html: kind
      }
  }
}

extension Block.Table: Linking {
  fileprivate mutating func relink(_ address: (String) -> String?) {
    header.relink(address)
    rows.relink(address)
  }
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
