import Lessons

/// A scenario in which other names are typed than the exercise shows: code that knows those by heart fails.
struct VariedScenario {
  let scenario: JudgedScenario
  /// What is typed in the scenario itself.
  let former: [String]

  private static let names = ["Ferry", "Lantern", "Meadow", "Harbour", "Willow", "Amber", "Zenith"]

  /// `nil` for a scenario in which nothing is typed, and for one that only a changed app can play.
  ///
  /// - Parameter exercise: its id chooses the names, so that each check is the same.
  init?(_ scenario: JudgedScenario, in exercise: String) {
    guard case .known(var varied) = scenario else { return nil }
    let former = (varied.setup + varied.actions).compactMap(\.typed)
    guard !former.isEmpty else { return nil }
    let first = exercise.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1_000 }
    for (index, name) in Set(former).sorted().enumerated() {
      let other = "type \"\(Self.names[(first + index) % Self.names.count])\""
      let changed = { (line: String) in line.typed == name ? other : line }
      (varied.setup, varied.actions) = (varied.setup.map(changed), varied.actions.map(changed))
    }
    varied.name += "-2"
    (self.scenario, self.former) = (.known(varied), former)
  }
}

extension String {
  /// `Hi` in `type "Hi"`; `nil` for other actions, and for an empty name, which is a case of its own.
  fileprivate var typed: String? {
    wholeMatch(of: /type "([^"]+)"/).map { String($0.1) }
  }
}
