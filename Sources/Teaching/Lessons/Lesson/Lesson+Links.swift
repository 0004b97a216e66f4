extension Lesson {
  /// The same lesson with other addresses after its links.
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

/// Where the links in lessons lead. The exercises are read at the first link to one.
public struct LinkTargets {
  private let lessons: LessonIndex
  fileprivate lazy var exercises = lessons.exercises

  public init(_ lessons: LessonIndex) { self.lessons = lessons }

  /// The command that opens the lesson or begins the exercise a link leads to; `nil` for a link to something else.
  public mutating func command(for url: String) -> String? {
    switch target(of: url) {
    case .exercise(let id): "exercise start \(id)"
    case .lesson(let id): "lesson \(id)"
    case nil: nil
    }
  }

  /// What a link leads to; `nil` for anything but a lesson or an exercise.
  public mutating func target(of url: String) -> Target? {
    if let exercise = exercise(for: url) { return .exercise(id: exercise) }
    return lessons.entry(inFile: url.path).map { .lesson(id: $0.id) }
  }

  public enum Target: Equatable, Sendable {
    case lesson(id: String), exercise(id: String)
  }

  /// The id of the exercise that a link leads to, such as `exercises/mvc-kept-alive.md`.
  mutating func exercise(for url: String) -> String? {
    let (path, folder) = (url.path, LessonIndex.exerciseFolder + "/")
    guard path.hasPrefix(folder) else { return nil }
    return exercises.entry(inFile: String(path.dropFirst(folder.count)))?.id
  }
}

extension LessonIndex {
  /// - Parameter name: of the file, or of the file of a translation.
  fileprivate func entry(inFile name: String) -> Entry? {
    entries.first { ([$0.name] + $0.translations.map(\.name)).contains(name) }
  }

  /// The exercises that a lesson links to, in its language and in the order of the links.
  public func exercises(linkedFrom lesson: Lesson) -> [ExercisePage] {
    var targets = LinkTargets(self)
    var ids: [String] = []
    // The addresses stay as they are.
    _ = lesson.relinked { url in
      if let id = targets.exercise(for: url), !ids.contains(id) { ids.append(id) }
      return nil
    }
    return ids.compactMap { targets.exercises.exercise($0, in: lesson.language) }
      .filter { $0.exercise.kind != .project }
  }
}

extension String {
  /// Without what an address says about a place in the file.
  fileprivate var path: String { String(prefix { $0 != "#" && $0 != "?" }) }
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
