import Lessons
import Localization

/// The paper for learners: the pages of a lesson without answers, with room to write.
struct Handout {
  /// The columns of a wider table would break words.
  private static let mostTableColumns = 6

  private let lesson: PackedLesson
  private let columns: Int

  init(_ lesson: PackedLesson, columns: Int) {
    self.lesson = lesson
    self.columns = columns
  }

  var blocks: [Block] {
    [
      .heading(1, [.text(lesson.title)]),
      .paragraph(localized("Name: \(Blank.line)")),
    ] + lesson.pages.flatMap(blocks)
  }

  private func blocks(of page: PackedLesson.Page) -> [Block] {
    page.titleBlocks + body(of: page) + (page.asked?.sheet ?? [])
  }

  /// The drawing replaces the drawing in the file. If the file has none, it is put at the end. The matrix of
  /// a contract is put above its table, which names the kinds of messages.
  private func body(of page: PackedLesson.Page) -> [Block] {
    let blocks = page.section.openBlocks.filter { !$0.isFoldedAway }
    let place = blocks.firstIndex(where: page.section.isDrawing) ?? blocks.endIndex
    let whole = blocks[..<place] + drawing(on: page) + blocks[place...].filter { !$0.isMermaid }
    let narrow = Array(whole).narrow(to: Self.mostTableColumns)
    return page.isTask ? narrow.map(\.withBoxes) : narrow
  }

  private func drawing(on page: PackedLesson.Page) -> [Block] {
    let guess = page.section.waits ? [Block.paragraph(localized("Your guess: \(Blank.line)"))] : []
    let matrix = page.contract?.blocks(columns: columns) ?? []
    return guess + (page.figure.map(blocks) ?? matrix)
  }

  private func blocks(of figure: Figure) -> [Block] {
    let links: [[Inline]] =
      [[.link([.text(localized("as a picture"))], url: figure.picture)]]
      + [figure.page].compactMap(\.self).map {
        [.link([.text(localized("step by step, in a browser"))], url: $0)]
      }
    return [
      .text(figure.text(columns: columns)),
      .paragraph(Array(links.joined(separator: [.text(" · ")]))),
    ]
  }
}

extension PackedLesson.Page {
  /// Empty on the first page, which has the title of the lesson.
  var titleBlocks: [Block] {
    number == 1 && section.level == 1
      ? [] : [.heading(2, [.text("\(number). ")] + heading)]
  }

  fileprivate var isTask: Bool {
    if case .task = section.kind { true } else { false }
  }
}

extension Block {
  fileprivate var isFoldedAway: Bool {
    if case .details = kind { true } else { false }
  }

  /// With a box for each item, to tick by hand.
  fileprivate var withBoxes: Block {
    guard case .list(var list) = kind, list.start == nil else { return self }
    for index in list.items.indices { list.items[index].isTicked = false }
    return Block(.list(list))
  }
}
