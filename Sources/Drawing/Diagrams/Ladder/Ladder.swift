import Cells

/// The ladder drawing, row by row: rows that are drawn never change when more is appended.
public struct Ladder: Sendable {
  /// How a ladder or a wide drawing is made.
  public struct Options: Equatable, Sendable {
    /// In cells.
    public var width: Int
    public var charset: Charset
    /// After how many rows the heads are drawn again; `nil` for never.
    public var repeatHeadsEvery: Int?

    public init(width: Int = 80, charset: Charset = .unicode, repeatHeadsEvery: Int? = nil) {
      self.width = width
      self.charset = charset
      self.repeatHeadsEvery = repeatHeadsEvery
    }
  }

  let options: Options
  private(set) var columns: LadderColumns
  private(set) var lifelines: Lifelines
  private(set) var boxes: [Diagram.Box]
  private var activations: [Int: Int] = [:]
  /// The styles of the brackets of the open frames.
  var frames: [Styled.Style] = []
  private var rowsSinceHeads = 0
  /// A row with nothing on the lifelines. It is made when they change, since most rows begin with it.
  private(set) var emptyRow = LadderGrid(width: 0)

  var charset: Charset { options.charset }
  var participants: [Diagram.Participant] { lifelines.participants }
  var lives: [Lifelines.Life] { lifelines.lives }

  /// `nil` when the lifelines leave no room for words.
  ///
  /// - Parameters:
  ///   - numberWidth: the cells for message numbers. A longer number takes the room from its words.
  ///   - deepest: the deepest nesting to expect; it decides how far a level is indented.
  ///   - leastRoom: the cells in which the words can be written without breaking one.
  public init?(
    _ participants: [Diagram.Participant], _ options: Options = Options(), numberWidth: Int = 2,
    deepest: Int = 6, leastRoom: Int = 0, boxes: [Diagram.Box] = []
  ) {
    let columns = LadderColumns(
      count: participants.count, width: options.width, numberWidth: numberWidth,
      deepest: deepest, leastRoom: leastRoom)
    guard let columns else { return nil }
    self.options = options
    self.boxes = boxes
    self.columns = columns
    lifelines = Lifelines(participants, becomes: options.charset.becomes)
    makeEmptyRow()
  }

  /// Draws an item and returns its rows, with the heads above them when these are due again.
  public mutating func append(_ item: Diagram.Item) -> [Styled.Line] {
    var lines: [Styled.Line] = []
    if let every = options.repeatHeadsEvery, rowsSinceHeads >= max(1, every) {
      lines = [Styled.Line()] + heads
      rowsSinceHeads = 0
    }
    let rows = rows(of: item)
    rowsSinceHeads += rows.count
    return lines.isEmpty ? rows : lines + rows
  }

  /// Takes what became known of a diagram that is still coming: names, and participants, which get their lifelines at
  /// the right.
  ///
  /// - Parameter diagram: has the participants that there are, and perhaps more.
  /// - Returns: the heads to draw again; `nil`, without any change, when there is no room for all lifelines.
  mutating func update(_ diagram: Diagram) -> [Styled.Line]? {
    guard let columns = columns.with(count: diagram.participants.count) else { return nil }
    self.columns = columns
    boxes = diagram.boxes
    lifelines.update(diagram.participants)
    makeEmptyRow()
    rowsSinceHeads = 0
    return heads
  }

  mutating func begin(_ index: Int) {
    guard lives[index] == .before else { return }
    lifelines.set(.running, of: index)
    makeEmptyRow()
  }

  mutating func end(_ index: Int) {
    lifelines.set(.over, of: index)
    activations[index] = nil
    makeEmptyRow()
  }

  mutating func activate(_ index: Int, _ difference: Int) {
    activations[index] = max(0, activations[index, default: 0] + difference)
    makeEmptyRow()
  }

  func isActive(_ index: Int) -> Bool { activations[index, default: 0] > 0 }

  func isRunning(_ index: Int) -> Bool { lifelines.isRunning(index) }

  func style(_ index: Int) -> Styled.Style { participants[index].style }

  private mutating func makeEmptyRow() { emptyRow = grid(first: lives.count) }

  /// A row with the first lifelines and nothing on them.
  func grid(first count: Int) -> LadderGrid {
    var grid = LadderGrid(width: columns.gridWidth)
    for index in lives.indices.prefix(count) {
      let position = columns.position(of: index)
      switch lives[index] {
      case .before: grid.put(charset.before, .faint, at: position)
      case .running:
        let sign = isActive(index) ? charset.active : charset.lifeline
        grid.put(sign, style(index), at: position)
      case .over: break
      }
    }
    return grid
  }
}
