extension Styled {
  /// What stays in sight while the lines of a drawing are read: who has which lifeline, and what the user did.
  public struct Heading: Equatable, Sendable {
    /// The names, each above its lifeline.
    public var names: [Line]
    /// The same in fewer rows: numbers above the lifelines, and what they stand for.
    public var numbers: [Line]
    /// One line that says what the user did; none before the first action.
    public var turn: [Line]

    public init(names: [Line], numbers: [Line], turn: [Line] = []) {
      self.names = names
      self.numbers = numbers
      self.turn = turn
    }

    /// The names if they fit into a third of the rows, else the numbers; then the turn.
    public func lines(inWindowOf rows: Int) -> [Line] {
      let heads = 3 * names.count <= rows ? names : numbers
      return Array((heads + turn).prefix(max(0, rows - 2)))
    }
  }
}
