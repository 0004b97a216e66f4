/// Where things are in a ladder: lifelines left, numbers and words right.
struct LadderColumns: Sendable {
  let gap: Int
  let numberWidth: Int
  /// What fills the column of numbers where there is no number.
  let noNumber: String
  /// The lifelines, and a cell to the right of the last one for a message to itself.
  let gridWidth: Int
  let wordsWidth: Int
  private let width: Int
  private let deepest: Int
  private let leastRoom: Int
  private let margin: Int
  private let indentStep: Int
  /// Words need room more than indentation does: the arrows show the nesting, too. No word is broken for it.
  private let mostIndent: Int

  /// The widest spacing that leaves room for words; `nil` when no spacing does.
  ///
  /// - Parameter leastRoom: the cells in which the words can be written without breaking one.
  init?(count: Int, width: Int, numberWidth: Int, deepest: Int, leastRoom: Int) {
    // What is nested is indented by at least a cell.
    let least = max(8, leastRoom + (deepest > 0 ? 1 : 0))
    let liked = max(24, least)
    func grid(_ gap: Int, _ margin: Int) -> Int { margin + max(0, count - 1) * gap + 2 }
    func room(_ gap: Int, _ margin: Int) -> Int { width - grid(gap, margin) - numberWidth - 2 }
    let spacings = [(4, 1, liked), (3, 1, liked), (2, 0, least)]
    let fitting = spacings.first { gap, margin, words in room(gap, margin) >= words }
    guard let (gap, margin, _) = fitting else { return nil }
    (self.width, self.deepest, self.leastRoom) = (width, deepest, leastRoom)
    (self.gap, self.margin) = (gap, margin)
    gridWidth = grid(gap, margin)
    wordsWidth = room(gap, margin)
    self.numberWidth = numberWidth
    noNumber = String(repeating: " ", count: numberWidth + 2)
    indentStep = deepest * 2 <= wordsWidth / 3 ? 2 : 1
    mostIndent = min(wordsWidth / 2, max(1, wordsWidth - max(14, leastRoom)))
  }

  /// The same for another number of lifelines.
  func with(count: Int) -> LadderColumns? {
    LadderColumns(
      count: count, width: width, numberWidth: numberWidth, deepest: deepest, leastRoom: leastRoom)
  }

  func position(of lifeline: Int) -> Int { margin + lifeline * gap }

  func indent(_ depth: Int) -> Int { min(depth * indentStep, mostIndent) }

  func isCapped(_ depth: Int) -> Bool { depth * indentStep > mostIndent }
}
