import Actions
import Analysis
import Localization
import Trace

extension Trace.Reference.Strength {
  /// How a reference is drawn. Only a double line keeps the object alive.
  var arrow: String { self == .strong ? "═▶" : "╌▷" }

  var adverb: String {
    switch self {
    case .strong: localized("strongly")
    case .weak: localized("weakly")
    case .unowned: localized("unowned")
    }
  }
}

extension MemoryTable.Cell {
  var strengthWords: [String] {
    Trace.Reference.Strength.allCases.filter(strengths.contains).map(\.rawValue)
  }
}

extension [Ownership.Hold] {
  /// `A.child ═▶ B.owner ═▶ A`
  var chain: String {
    let steps = map { "\($0.holder.printable).\($0.property) \($0.strength.arrow) " }
    return steps.joined() + (last?.held.printable ?? "")
  }

  /// `A holds B as child, B holds A as owner`
  var sentence: String {
    map { localized("\($0.holder.printable) holds \($0.held.printable) as \($0.property)") }
      .commaSeparated
  }
}

extension Ownership {
  /// Names; widgets are only counted: `FolderVC2, FolderPresenter2, 6 views`.
  func listed(_ names: [String]) -> String {
    let objects = names.compactMap { self[$0] }
    let parts = objects.filter(isPart).count
    let whole = objects.filter { !isPart($0) }.map(\.name.printable)
    return (whole + (parts == 0 ? [] : [parts.views])).commaSeparated
  }

  /// Leaks, cycles that are not yet leaks, and objects that no property holds.
  ///
  /// - Parameter isComplete: whether all is known that may hold an object. Else only the cycles are certain.
  func findings(isPlain: Bool, isComplete: Bool) -> [String] {
    let leaks = isComplete ? leaks : []
    let leaked = leaks.map { leak in
      let cycle = isPlain ? localized("\(leak.cycle.sentence).") : leak.cycle.chain
      guard leak.cycle.count > 1 else {
        let name = leak.cycle[0].holder.printable
        return localized(
          """
          Leaked: \(listed(leak.objects)). The screen does not need \(name) any more, but it keeps \
          itself alive: \(cycle)
          """)
      }
      return localized(
        """
        Leaked: \(listed(leak.objects)). The screen does not need them any more, but they keep \
        each other alive: \(cycle)
        """)
    }
    let loops = cycles.filter { cycle in !leaks.contains { $0.cycle == cycle } }.map { cycle in
      let way = isPlain ? cycle.sentence : cycle.chain
      return cycle.count > 1
        ? localized(
          "In a retain cycle: \(way). They stay in memory when they are no longer needed.")
        : localized("In a retain cycle: \(way). It stays in memory when it is no longer needed.")
    }
    let kept = isComplete ? keptByClosures : []
    let strays =
      kept.isEmpty
      ? []
      : [
        localized(
          "Held by no traced property, so by something else, such as a closure or a timer: \(listed(kept))."
        )
      ]
    return leaked + loops + strays
  }
}

extension Int {
  var views: String { localized(self, one: "1 view", other: "\(self) views") }
}
