import Analysis
import Stage

extension Course {
  /// How messages travel in all scenarios of the patterns. A scenario that cannot be run is left out.
  public func kinds(of patterns: [Pattern]) -> KindTable {
    var table = KindTable()
    for pattern in patterns {
      for scenario in index.scenarios(for: pattern) {
        guard let play = try? run(Script(scenario), in: pattern, showingSetup: true) else {
          continue
        }
        table.add(play.trace)
      }
    }
    return table
  }
}
