import Lessons
import Localization

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
    let parts = sheets.map { sheet in sheet.flatMap { [$0.numberedHeading] + body(of: $0) } }
    let asked = Array(parts.joined(separator: [Block.newSheet]))
    return [
      .heading(1, [.text(localized("\(lesson.title): questions"))]),
      .paragraph(localized("Name: \(Blank.line)")),
    ] + asked
  }

  /// Pages that may be on one sheet: none of them answers one above it.
  private var sheets: [[PackedLesson.Page]] {
    pages.reduce(into: []) { sheets, page in
      guard let sheet = sheets.last, !page.answers(sheet) else { return sheets.append([page]) }
      sheets[sheets.count - 1].append(page)
    }
  }

  private func body(of page: PackedLesson.Page) -> [Block] {
    if let asked = page.asked {
      return page.openBlocks.filter { !$0.isMermaid } + (page.figure?.onPaper ?? []) + asked.sheet
    }
    if page.section.waits {
      let words = page.section.beforeDrawing.openBlocks.filter { !$0.isFolded }
      return words + [.roomForGuess]
    }
    if let guess = page.change?.guess { return guesses(guess.openBlocks) }
    guard case .task(let task) = page.section.kind else { return page.openBlocks }
    return work(task, page.openBlocks)
  }

  /// The variants come last, each with room to write.
  private func guesses(_ blocks: [Block]) -> [Block] {
    var shown = blocks.filter { !$0.isFolded && !$0.isMermaid }
    guard let place = shown.lastIndex(where: \.isBulleted) else { return shown + [.roomForGuess] }
    let variants = shown.remove(at: place)
    return shown + [variants.withRoomForGuesses]
  }

  /// What to do is above the goals, which have boxes; below them is room to write.
  private func work(_ task: PageTask, _ blocks: [Block]) -> [Block] {
    let goals = blocks.lastIndex(where: \.isBulleted) ?? blocks.endIndex
    // Underscores alone would be a ruler in Markdown.
    let lines = (0..<Self.linesForActions).map { _ in [Block.paragraph("… \(Blank.line)")] }
    return blocks[..<goals].map(\.withBoxes) + task.directions(isTyped: false)
      + blocks[goals...].map(\.withBoxes) + [.numbered(lines)]
  }
}

extension PackedLesson.Page {
  /// What is changed on a page tells what the app does without the change. A drawing tells what a question asks whose
  /// answer it is.
  fileprivate func answers(_ earlier: [PackedLesson.Page]) -> Bool {
    guard change == nil else { return true }
    guard let drawn = section.drawnPage else { return false }
    return earlier.contains { $0.section.covers.contains(drawn) }
  }
}

extension Block {
  /// Paper begins a new sheet at a ruler between two pages; elsewhere it is a line.
  fileprivate static var newSheet: Block { Block(.ruler) }

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
