import Foundation

extension ProgressLog {
  /// The questions that were asked about a concept, and are the first to be asked again when it is
  /// due: the one asked longest ago stands first.
  public func questions(about concept: String) -> [SectionID] {
    let asked = entries.filter { $0.answer?.concepts.contains(concept) == true }
    return askedLongestAgoFirst(Array(Set(asked.map(\.section))))
  }

  /// Puts questions into the order in which they should be asked. Those that were never asked come
  /// first, and stay in the order in which they are given.
  public func askedLongestAgoFirst(_ questions: [SectionID]) -> [SectionID] {
    var order: [SectionID: Int] = [:]
    for (index, entry) in entries.enumerated() where entry.answer != nil {
      order[entry.section] = index
    }
    return questions.enumerated()
      .sorted { (order[$0.element] ?? -1, $0.offset) < (order[$1.element] ?? -1, $1.offset) }
      .map(\.element)
  }
}
