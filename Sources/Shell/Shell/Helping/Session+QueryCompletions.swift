import Analysis

extension Session {
  /// What can stand behind the words of a query.
  func queryCandidates(behind words: [String]) -> [String] {
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

  /// What can stand behind the words of a stop.
  func stopCandidates(behind words: [String]) -> [String] {
    if words.last?.lowercased() == Stop.Modifier.count.rawValue { return [] }
    let isBegun = words.contains { $0.lowercased() != "back" }
    return queryCandidates(behind: words) + (isBegun ? Stop.Modifier.allCases.map(\.rawValue) : [])
  }
}
