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

  /// The matrix of a contract is put above its table, which names the kinds of messages.
  private func body(of page: PackedLesson.Page) -> [Block] {
    let matrix = page.contract?.blocks(columns: columns) ?? []
    return page.openBlocks(withDrawing: page.figure?.onPaper ?? matrix)
      .narrow(to: Self.mostTableColumns)
  }
}

extension PackedLesson.Page {
  /// Empty on the first page, which has the title of the lesson.
  fileprivate var titleBlocks: [Block] {
    number == 1 && section.level == 1 ? [] : [numberedHeading]
  }

  /// Without hints and notes.
  var openBlocks: [Block] { section.openBlocks.filter { !$0.isFolded } }

  /// With other blocks in place of the drawing in the file; at the end if the file has none.
  func openBlocks(withDrawing drawing: [Block]) -> [Block] {
    let blocks = openBlocks
    let place = blocks.firstIndex(where: section.isDrawing) ?? blocks.endIndex
    return blocks[..<place] + drawing + blocks[place...].filter { !$0.isMermaid }
  }
}
