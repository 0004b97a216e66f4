extension Lesson {
  /// The same lesson with other addresses behind its links.
  ///
  /// - Parameter address: the new address; `nil` to keep the old one.
  public func relinked(_ address: (String) -> String?) -> Lesson {
    var lesson = self
    lesson.sections = sections.map { section in
      var section = section
      section.blocks = section.blocks.relinked(address)
      if case .question(var question) = section.kind {
        question.explanation = question.explanation.relinked(address)
        for index in question.choices.indices {
          question.choices[index].reason = question.choices[index].reason.relinked(address)
        }
        section.kind = .question(question)
      }
      return section
    }
    return lesson
  }
}

extension LessonIndex {
  /// The command that opens the lesson or begins the exercise a link leads to; `nil` for a link to something else.
  public func command(forLink url: String) -> String? {
    let path = String(url.prefix { $0 != "#" && $0 != "?" })
    if path.hasPrefix(LessonIndex.exerciseFolder + "/") {
      let name = path.dropFirst(LessonIndex.exerciseFolder.count + 1)
      let exercise = exercises.entries.first {
        ([$0.name] + $0.translations.map(\.name)).contains(String(name))
      }
      return exercise.map { "exercise start \($0.id)" }
    }
    return entries.first { ([$0.name] + $0.translations.map(\.name)).contains(path) }
      .map { "lesson \($0.id)" }
  }
}

extension [Block] {
  fileprivate func relinked(_ address: (String) -> String?) -> [Block] {
    map { $0.relinked(address) }
  }
}

extension Block {
  fileprivate func relinked(_ address: (String) -> String?) -> Block {
    var block = self
    switch kind {
    case .heading(let level, let text):
      block.kind = .heading(level: level, text.relinked(address))
    case .paragraph(let text): block.kind = .paragraph(text.relinked(address))
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = list.items[index].blocks.relinked(address)
      }
      block.kind = .list(list)
    case .table(var table):
      table.rows = table.rows.map { row in
        Row(
          cells: row.cells.map { Cell(text: $0.text.relinked(address), location: $0.location) },
          location: row.location)
      }
      block.kind = .table(table)
    case .quote(let blocks): block.kind = .quote(blocks.relinked(address))
    case .details(let summary, let blocks):
      block.kind = .details(summary: summary, blocks.relinked(address))
    case .notes(let summary, let blocks):
      block.kind = .notes(summary: summary, blocks.relinked(address))
    case .code, .ruler, .html: break
    }
    return block
  }
}

extension [Inline] {
  fileprivate func relinked(_ address: (String) -> String?) -> [Inline] {
    map { inline in
      switch inline {
      case .link(let text, let url):
        .link(text.relinked(address), url: address(url) ?? url)
      case .emphasis(let text): .emphasis(text.relinked(address))
      case .strong(let text): .strong(text.relinked(address))
      case .strikethrough(let text): .strikethrough(text.relinked(address))
      case .text, .code, .image, .softBreak, .lineBreak, .html: inline
      }
    }
  }
}
