import Cells
import Exports
import Lessons
import Localization
import Stage

/// The contract of a page as a matrix, and its picture.
struct ContractFigure {
  private let sheet: ContractSheet
  private let name: String

  /// `nil` when the page has no contract.
  init?(_ name: String, _ section: Section, of lesson: Lesson) {
    guard let (patterns, table) = section.contract else { return nil }
    self.name = name
    let pattern = patterns.first ?? lesson.pattern ?? ""
    sheet = ContractSheet(
      pattern: pattern, title: Pattern(named: pattern)?.localizedTitle ?? lesson.title,
      contract: table.contract)
  }

  var part: Figure.Part {
    Figure.Part(path: "pictures/\(name).svg", element: picture.element, sentences: [legend])
  }

  /// Of the picture, in points.
  var size: (width: Int, height: Int) { (picture.width, picture.height) }

  private var picture: ContractPicture { ContractPicture(sheet) }

  /// What the signs mean.
  var legend: String { localized("A circle: allowed. A dash: not allowed.") }

  /// The matrix as text, and what its signs mean; empty when it does not fit.
  ///
  /// - Parameter columns: the width in cells.
  func blocks(columns: Int) -> [Block] {
    guard let matrix = sheet.matrix(width: columns) else { return [] }
    return [.text(Styled(matrix).plain), .paragraph(sheet.legend)]
  }
}
