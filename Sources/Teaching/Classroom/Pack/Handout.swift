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

  /// The drawing replaces the drawing in the file. If the file has none, it is put at the end.
  private func body(of page: PackedLesson.Page) -> [Block] {
    let drawing = page.figure.map(blocks) ?? []
    var blocks = page.section.openBlocks.filter { !$0.isFoldedAway }
      .narrow(to: Self.mostTableColumns)
    if let place = blocks.firstIndex(where: \.isMermaid) {
      blocks.replaceSubrange(place...place, with: drawing)
    } else {
      blocks += drawing
    }
    return page.isTask ? blocks.map(\.withBoxes) : blocks
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
