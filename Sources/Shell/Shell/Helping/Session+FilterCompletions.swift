import Diagrams

extension Session {
  /// Values of the part that was begun last; another part, where it may be complete.
  func filterCandidates(after words: [String]) -> [String] {
    let parts = DiagramFilter.Part.allCases.map(\.rawValue).filter { !words.contains($0) }
    let others =
      parts + (words.contains(DiagramFilter.everything) ? [] : [DiagramFilter.everything])
    let place = words.lastIndex {
      DiagramFilter.Part(rawValue: $0) != nil || $0 == DiagramFilter.everything
    }
    guard let place, let part = DiagramFilter.Part(rawValue: words[place]) else { return others }
    let isComplete = place < words.count - 1
    guard part.takesNames else { return isComplete ? others : [] }
    let values = filterCandidates(part).filter { !words[place...].contains($0) }
    return isComplete ? values + others : values
  }

  func filterCandidates(_ part: DiagramFilter.Part) -> [String] {
    guard part.takesNames else { return [] }
    let folds = part == .fold ? ["widgets", "loops"] : []
    guard let trace = try? run.trace() else { return folds }
    let diagram = renderer.diagram(of: trace, options)
    var seen: Set<String> = []
    return (folds + diagram.names + diagram.roles + diagram.kinds).filter {
      seen.insert($0).inserted
    }
  }
}
