import AppInterface

extension Pattern {
  /// Which properties keep a piece of view state, the deciding one first; empty when only the framework keeps
  /// it. They are found by a run in which this piece changes.
  ///
  /// A property keeps the piece when its value tells the value of the piece. It decides when it changes whenever the
  /// piece changes, and is the first to do so when the user changes the piece; the clock or the network may change
  /// another one first. A widget decides only what no other object keeps: it changes under the finger, before the app
  /// hears of it.
  ///
  /// Where the app has the piece in several places, one property decides in each.
  public func holders(of piece: ViewStatePiece) -> [ViewStateHolder] {
    let key = Key(pattern: self, piece: piece.name)
    if let known = Pattern.known[key] { return known }
    var holders: [ViewStateHolder] = []
    for probe in piece.probes {
      let found = (try? ProbedRun(probe, of: piece, in: self).holders) ?? []
      let new = found.filter { one in !holders.contains { $0.isSameProperty(as: one) } }
      holders += new
    }
    Pattern.known[key] = holders
    return holders
  }

  private struct Key: Hashable {
    let pattern: Pattern
    let piece: String
  }

  /// The same run gives the same answer.
  private static var known: [Key: [ViewStateHolder]] = [:]
}
