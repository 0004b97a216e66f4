/// Where things are in a ladder: lifelines left, numbers and words right.
struct LadderColumns: Equatable, Sendable {
  let count: Int
  let width: Int
  let gap: Int
  let margin: Int
  let numberWidth: Int
  /// What fills the column of numbers where there is no number.
  let noNumber: String
  let indentStep: Int
  /// What indentation leaves for the words, so that no word is broken.
  private let leastRoom: Int

  /// The widest spacing that leaves room for words; `nil` when no spacing does.
  ///
  /// - Parameter leastRoom: the cells in which the words can be written without breaking one.
  init?(count: Int, width: Int, numberWidth: Int, deepest: Int, leastRoom: Int) {
    // What is nested is indented by at least a cell.
    let least = max(8, leastRoom + (deepest > 0 ? 1 : 0))
    let liked = max(24, least)
    let fitting = [(gap: 4, margin: 1, words: liked), (3, 1, liked), (2, 0, least)].first {
      let lifelines = $0.margin + max(0, count - 1) * $0.gap + 1
      return width - lifelines - 2 - numberWidth - 1 >= $0.words
    }
    guard let fitting else { return nil }
    self.init(count, width, fitting.gap, fitting.margin, numberWidth, deepest, max(14, leastRoom))
  }

  private init(
    _ count: Int, _ width: Int, _ gap: Int, _ margin: Int, _ numberWidth: Int, _ deepest: Int,
    _ leastRoom: Int
  ) {
    self.count = count
    self.width = width
    self.gap = gap
    self.margin = margin
    self.numberWidth = numberWidth
    noNumber = String(repeating: " ", count: numberWidth + 2)
    self.leastRoom = leastRoom
    let words = width - margin - max(0, count - 1) * gap - 1 - 2 - numberWidth - 1
    indentStep = deepest * 2 <= words / 3 ? 2 : 1
  }

  /// The lifelines, and a cell to the right of the last one for a message to itself.
  var gridWidth: Int { margin + max(0, count - 1) * gap + 2 }

  var numberStart: Int { gridWidth + 1 }

  var wordsStart: Int { numberStart + numberWidth + 1 }

  var wordsWidth: Int { width - wordsStart }

  func position(of lifeline: Int) -> Int { margin + lifeline * gap }

  func indent(_ depth: Int) -> Int { min(depth * indentStep, mostIndent) }

  func isCapped(_ depth: Int) -> Bool { depth * indentStep > mostIndent }

  /// Words need room more than indentation does: the arrows show the nesting, too.
  private var mostIndent: Int { min(wordsWidth / 2, max(1, wordsWidth - leastRoom)) }
}
