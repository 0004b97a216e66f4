import Progress

/// How a class did where a concept was asked about.
public nonisolated struct ConceptFigures: Equatable, Sendable {
  public let concept: String
  /// What people call it.
  public let name: String
  public let tally: Tally

  /// The weakest first.
  static func all(_ learners: [LearnerFigures], name: (String) -> String) -> [Self] {
    var tallies: [String: Tally] = [:]
    for standing in learners.flatMap(\.standings.values) {
      for concept in standing.concepts {
        tallies[concept, default: Tally()].add(standing, .question)
      }
    }
    return tallies.filter { $0.value.tried > 0 }
      .map { Self(concept: $0.key, name: name($0.key), tally: $0.value) }
      .sorted { ($0.tally.ease, $0.concept) < ($1.tally.ease, $1.concept) }
  }
}
