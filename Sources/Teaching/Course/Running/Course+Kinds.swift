import Analysis
import Stage

extension Course {
  /// How messages travel in all scenarios of the patterns. A scenario that cannot be run is left out.
  ///
  /// - Parameter proceed: called before each run and at the end with the number of runs done and in all. It throws to
  ///   end the work.
  public func kinds<Failure: Error>(
    of patterns: [Pattern], proceed: (_ done: Int, _ total: Int) throws(Failure) -> Void
  ) throws(Failure) -> KindTable {
    var table = KindTable()
    let scripts = patterns.flatMap { pattern in
      index.scenarios(for: pattern).map { (pattern, Script($0)) }
    }
    for (number, (pattern, script)) in scripts.enumerated() {
      try proceed(number, scripts.count)
      guard let play = try? run(script, in: pattern, showingSetup: true) else { continue }
      table.add(play.trace)
    }
    try proceed(scripts.count, scripts.count)
    return table
  }
}
