import Analysis

extension Session {
  /// What can be after the words of a query.
  func queryCandidates(after words: [String]) -> [String] {
    let names = (try? run.trace()).map { EventVocabulary($0) }
    let participants = names?.participants ?? []
    switch words.last?.lowercased() {
    case "from", "to", "->": return participants
    case "kind": return EventVocabulary.kinds
    case "with", "was", "=": return []
    case nil, "after", "before": return (names?.words ?? []) + EventQuery.keywords
    default: return (names?.words ?? []) + EventQuery.keywords + EventQuery.bounds
    }
  }

  /// What can be after the words of a stop.
  func stopCandidates(after words: [String]) -> [String] {
    if words.last?.lowercased() == Stop.Modifier.count.rawValue { return [] }
    let isBegun = words.contains { $0.lowercased() != "back" }
    return queryCandidates(after: words) + (isBegun ? Stop.Modifier.allCases.map(\.rawValue) : [])
  }
}
