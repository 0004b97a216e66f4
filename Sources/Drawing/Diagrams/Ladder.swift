import Cells
import Trace

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

  enum Life {
    case before, running, over
  }

  let options: Options
  private let numberWidth: Int
  private let deepest: Int
  private let leastRoom: Int
  private(set) var participants: [Diagram.Participant]
  private(set) var columns: LadderColumns
  private(set) var lives: [Life]
  private var indices: [String: Int]
  let boxes: [Diagram.Box]
  private var activations: [Int: Int] = [:]
  /// The styles of the brackets of the open frames.
  var frames: [Styled.Style] = []
  private var rowsSinceHeads = 0

  var charset: Charset { options.charset }

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
    self.leastRoom = leastRoom
    self.options = options
    self.numberWidth = numberWidth
    self.boxes = boxes
    self.deepest = deepest
    self.participants = participants
    self.columns = columns
    indices = Dictionary(
      participants.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    lives = participants.map { $0.isMadeLater ? .before : .running }
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
    return lines + rows
  }

  /// Adds a lifeline at the right, for a drawing that grows while the app runs.
  ///
  /// - Returns: the heads to draw again; `nil`, without any change, when there is no room for it.
  public mutating func append(_ participant: Diagram.Participant) -> [Styled.Line]? {
    let columns = LadderColumns(
      count: participants.count + 1, width: options.width, numberWidth: numberWidth,
      deepest: deepest, leastRoom: leastRoom)
    guard let columns, indices[participant.id] == nil else { return nil }
    self.columns = columns
    indices[participant.id] = participants.count
    participants.append(participant)
    lives.append(participant.isMadeLater ? .before : .running)
    rowsSinceHeads = 0
    return [Styled.Line()] + heads
  }

  func index(_ id: String) -> Int? { indices[id] }

  func name(_ id: String) -> String { index(id).map { participants[$0].name } ?? id }

  mutating func begin(_ index: Int) {
    if lives[index] == .before { lives[index] = .running }
  }

  mutating func end(_ index: Int) {
    lives[index] = .over
    activations[index] = nil
  }

  mutating func activate(_ id: String, _ difference: Int) {
    guard let index = index(id) else { return }
    activations[index] = max(0, activations[index, default: 0] + difference)
  }

  func isActive(_ index: Int) -> Bool { activations[index, default: 0] > 0 }

  func isRunning(_ index: Int) -> Bool { lives[index] == .running }

  func style(_ index: Int) -> Styled.Style { participants[index].style }

  /// A row with the first lifelines and nothing on them.
  func grid(first count: Int? = nil) -> LadderGrid {
    var grid = LadderGrid(width: columns.gridWidth)
    for index in lives.indices.prefix(count ?? lives.count) {
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
