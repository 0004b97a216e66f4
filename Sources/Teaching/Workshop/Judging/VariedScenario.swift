import Lessons

/// A scenario that is played otherwise than the exercise shows: code that knows what is shown there by heart fails.
struct VariedScenario {
  /// The name of the scenario itself.
  let original: String
  let scenario: JudgedScenario
  private let way: ExerciseVerdict.Way
  /// What is typed in the scenario itself, when only that is different; `nil` when more is.
  let former: [String]?

  fileprivate init(
    _ scenario: Scenario, of original: Scenario, _ way: ExerciseVerdict.Way,
    former: [String]? = nil
  ) {
    var scenario = scenario
    scenario.name = "\(original.name)~\(way.number)"
    self.original = original.name
    self.way = way
    self.scenario = .known(scenario)
    self.former = former
  }

  /// For a verdict.
  var variant: ExerciseVerdict.Variant {
    .init(
      name: scenario.name, original: original, way: way,
      lines: scenario.scenario.setup + scenario.scenario.actions)
  }

  /// The variants of an exercise's scenarios: with other names, the same actions more than once, and in another order.
  /// Those that only a changed app can play have none.
  ///
  /// - Parameters:
  ///   - exercise: its id chooses, so that each check is the same.
  ///   - isPlayable: whether the pattern as it is can play a scenario.
  static func all(
    of scenarios: [JudgedScenario], in exercise: String, isPlayable: (Scenario) -> Bool
  ) -> [VariedScenario] {
    let known = scenarios.compactMap(\.known)
    let choice = exercise.utf8.reduce(0) { ($0 * 31 + Int($1)) % 1_000 }
    return known.flatMap { scenario in
      let others = known.rotated(by: choice).filter { $0.name != scenario.name }
      let more = scenario.moreOften.map { VariedScenario($0, of: scenario, .moreOften) }
      let later = others.compactMap { other in
        scenario.after(other).map { VariedScenario($0, of: scenario, .after(other.name)) }
      }
      let variants = [more, later].map { $0.first { isPlayable($0.scenario.scenario) } }
      return ([scenario.withOtherNames(choice)] + variants).compactMap(\.self)
    }
  }
}

extension ExerciseVerdict.Way {
  /// A scenario of an exercise may be called `rename-2`; hardly any is called `rename~2`.
  fileprivate var number: Int {
    switch self {
    case .otherNames: 2
    case .moreOften: 3
    case .after: 4
    }
  }
}

extension JudgedScenario {
  fileprivate var known: Scenario? {
    if case .known(let scenario) = self { scenario } else { nil }
  }
}

extension Scenario {
  private static let names = ["Ferry", "Lantern", "Meadow", "Harbour", "Willow", "Amber", "Zenith"]

  /// `nil` when nothing is typed.
  fileprivate func withOtherNames(_ choice: Int) -> VariedScenario? {
    let former = (setup + actions).compactMap(\.typed)
    guard !former.isEmpty else { return nil }
    return VariedScenario(typing(choice), of: self, .otherNames, former: former)
  }

  /// Other names are typed, the same one where it was the same.
  private func typing(_ choice: Int) -> Scenario {
    var varied = self
    for (index, name) in Set((setup + actions).compactMap(\.typed)).sorted().enumerated() {
      let other = "type \"\(Self.names[(choice + index) % Self.names.count])\""
      let changed = { (line: String) in line.typed == name ? other : line }
      (varied.setup, varied.actions) = (varied.setup.map(changed), varied.actions.map(changed))
    }
    return varied
  }

  /// It goes on with its actions once more, and twice; then with the last of them alone.
  fileprivate var moreOften: [Scenario] {
    let again = [typing(1).actions, typing(3).actions]
    let all = [again.flatMap(\.self), again[0], Array(again[0].suffix(1))]
    return all.map { more in
      var varied = self
      varied.actions += more
      return varied
    }
  }

  /// First comes another scenario, when both begin in the same way.
  fileprivate func after(_ other: Scenario) -> Scenario? {
    let common = zip(setup, other.setup).prefix { $0 == $1 }.count
    guard common == min(setup.count, other.setup.count), common > 0 else { return nil }
    var varied = self
    varied.setup = Array(setup.prefix(common))
    varied.actions =
      other.setup.dropFirst(common) + other.actions + setup.dropFirst(common) + actions
    return varied
  }
}

extension Array {
  fileprivate func rotated(by count: Int) -> [Element] {
    isEmpty ? [] : Array(self[(count % self.count)...] + self[..<(count % self.count)])
  }
}

extension String {
  /// `Hi` in `type "Hi"`; `nil` for other actions, and for an empty name, which is a case of its own.
  fileprivate var typed: String? {
    wholeMatch(of: /type "([^"]+)"/).map { String($0.1) }
  }
}
