import Diagrams

extension Session {
  /// Values of the part that was begun last; another part, where it may be complete.
  func lookCandidates(behind words: [String]) -> [String] {
    let parts = Look.Part.allCases.map(\.rawValue).filter { !words.contains($0) }
    let others = parts + (words.contains(Look.everything) ? [] : [Look.everything])
    let place = words.lastIndex { Look.Part(rawValue: $0) != nil || $0 == Look.everything }
    guard let place, let part = Look.Part(rawValue: words[place]) else { return others }
    let isComplete = place < words.count - 1
    guard part.takesNames else { return isComplete ? others : [] }
    let values = lookCandidates(part).filter { !words[place...].contains($0) }
    return isComplete ? values + others : values
  }

  func lookCandidates(_ part: Look.Part) -> [String] {
    guard part.takesNames else { return [] }
    let folds = part == .fold ? ["widgets", "loops"] : []
    guard let trace = try? presentTrace() else { return folds }
    let diagram = diagram(of: trace, options)
    var seen: Set<String> = []
    return (folds + diagram.names + diagram.roles + diagram.kinds).filter {
      seen.insert($0).inserted
    }
  }
}
