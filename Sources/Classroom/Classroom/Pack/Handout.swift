import Lessons
import Localization

/// The paper for learners to keep: what the pages tell, and all their drawings. It has no questions, because what
/// is below a question would often answer it: see `Worksheet`.
struct Handout {
  /// The columns of a wider table would break words.
  private static let mostTableColumns = 6

  let lesson: PackedLesson
  let columns: Int

  var blocks: [Block] {
    [.heading(1, [.text(lesson.title)])] + sittings
      + lesson.pages.filter { !$0.isForPencils }.flatMap(blocks)
  }

  /// What to read in one go, and which pages are the core.
  private var sittings: [Block] {
    let items: [[Block]] = lesson.sittings.map { sitting in
      let pages =
        sitting.core.isEmpty || sitting.core == sitting.numbers
        ? localized(
          sitting.pages.count, one: "\(sitting.title): page \(sitting.numbers)",
          other: "\(sitting.title): pages \(sitting.numbers)")
        : localized(
          "\(sitting.title): pages \(sitting.numbers), of which \(sitting.core) are the core")
      return [.paragraph(pages)]
    }
    guard !items.isEmpty else { return [] }
    return [.bullets(items)] + (lesson.pages.contains(where: \.isForPencils) ? [missing] : [])
  }

  private var missing: Block {
    .paragraph(
      localized("Pages that are missing here are questions and tasks, on a paper of their own."))
  }

  private func blocks(of page: PackedLesson.Page) -> [Block] {
    page.titleBlocks + body(of: page)
  }

  /// The drawing replaces the drawing in the file. If the file has none, it is put at the end. The matrix of
  /// a contract is put above its table, which names the kinds of messages.
  private func body(of page: PackedLesson.Page) -> [Block] {
    let blocks = page.openBlocks
    let place = blocks.firstIndex(where: page.section.isDrawing) ?? blocks.endIndex
    let matrix = page.contract?.blocks(columns: columns) ?? []
    let whole =
      blocks[..<place] + (page.figure?.onPaper ?? matrix)
      + blocks[place...].filter { !$0.isMermaid }
    return Array(whole).narrow(to: Self.mostTableColumns)
  }
}

/// The paper for learners to write on: the questions and tasks of a lesson, and what to guess, without anything that
/// answers them.
struct Worksheet {
  /// As many for each task: their number must not tell how many actions it takes.
  private static let linesForActions = 8

  let lesson: PackedLesson

  /// Whether there is anything to write.
  var isEmpty: Bool { pages.isEmpty }

  private var pages: [PackedLesson.Page] {
    lesson.pages.filter { $0.isForPencils || $0.section.waits || $0.change != nil }
  }

  var blocks: [Block] {
    [
      .heading(1, [.text(localized("\(lesson.title): questions"))]),
      .paragraph(localized("Name: \(Blank.line)")),
    ] + pages.flatMap { [$0.numberedHeading] + body(of: $0) }
  }

  private func body(of page: PackedLesson.Page) -> [Block] {
    if let asked = page.asked {
      return page.openBlocks.filter { !$0.isMermaid } + (page.figure?.onPaper ?? []) + asked.sheet
    }
    if page.section.waits {
      let words = page.section.beforeDrawing.openBlocks.filter { !$0.isFoldedAway }
      return words + [.roomForGuess]
    }
    if let guess = page.change?.guess { return guesses(guess.openBlocks) }
    guard case .task(let task) = page.section.kind else { return page.openBlocks }
    return work(task, page.openBlocks)
  }

  /// The variants come last, each with room to write.
  private func guesses(_ blocks: [Block]) -> [Block] {
    var shown = blocks.filter { !$0.isFoldedAway && !$0.isMermaid }
    guard let place = shown.lastIndex(where: \.isBulleted) else { return shown + [.roomForGuess] }
    let variants = shown.remove(at: place)
    return shown + [variants.withRoomForGuesses]
  }

  /// What to do is above the goals, which have boxes; below them is room to write.
  private func work(_ task: PageTask, _ blocks: [Block]) -> [Block] {
    let goals = blocks.lastIndex(where: \.isBulleted) ?? blocks.endIndex
    // Underscores alone would be a ruler in Markdown.
    let lines = (0..<Self.linesForActions).map { _ in [Block.paragraph("… \(Blank.line)")] }
    return blocks[..<goals].map(\.withBoxes) + task.directions
      + blocks[goals...].map(\.withBoxes) + [.numbered(lines)]
  }
}

extension PackedLesson.Page {
  /// Empty on the first page, which has the title of the lesson.
  fileprivate var titleBlocks: [Block] {
    number == 1 && section.level == 1 ? [] : [numberedHeading]
  }

  fileprivate var openBlocks: [Block] { section.openBlocks.filter { !$0.isFoldedAway } }
}

extension Figure {
  /// The drawing as pictures that no page break divides, with links to other forms of it.
  fileprivate var onPaper: [Block] {
    let links: [[Inline]] =
      [[.link([.text(localized("as one picture"))], url: picture)]]
      + [page].compactMap(\.self).map {
        [.link([.text(localized("step by step, in a browser"))], url: $0)]
      }
    return sheets.map { sheet in
      .paragraph([.image(description: [.text(name)], url: sheet.path)])
    } + [.paragraph(Array(links.joined(separator: [.text(" · ")])))]
  }
}

extension Block {
  fileprivate var isFoldedAway: Bool {
    if case .details = kind { true } else { false }
  }

  fileprivate var isBulleted: Bool {
    if case .list(let list) = kind { list.start == nil } else { false }
  }

  fileprivate static var roomForGuess: Block {
    .paragraph(localized("Your guess: \(Blank.line)"))
  }

  /// With room for a guess below each item but the first: there, nothing is changed.
  fileprivate var withRoomForGuesses: Block {
    guard case .list(var roomy) = kind else { return self }
    for index in roomy.items.indices.dropFirst() {
      roomy.items[index].blocks.append(.roomForGuess)
    }
    roomy.isLoose = true
    return Block(.list(roomy))
  }

  /// With a box for each item, to tick by hand.
  fileprivate var withBoxes: Block {
    guard case .list(var list) = kind, list.start == nil else { return self }
    for index in list.items.indices { list.items[index].isTicked = false }
    return Block(.list(list))
  }
}
