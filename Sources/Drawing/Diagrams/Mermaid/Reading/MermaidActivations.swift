/// How many activations are open, and where each participant became inactive.
struct MermaidActivations {
  /// By the index of the participant.
  private var counts: [Int: Int] = [:]
  private var ends: [Int: Int] = [:]
  /// For each open frame, the line in which it begins, and that in which its present branch does.
  private var frames: [(start: Int, branch: Int)] = []

  mutating func begin(_ participant: Int) { counts[participant, default: 0] += 1 }

  /// - Returns: `false` where none is open.
  mutating func end(_ participant: Int, inLine line: Int) -> Bool {
    guard let count = counts[participant], count > 0 else { return false }
    counts[participant] = count - 1
    ends[participant] = line
    return true
  }

  mutating func beginFrame(inLine line: Int) { frames.append((line, line)) }

  mutating func beginBranch(inLine line: Int) {
    guard let frame = frames.popLast() else { return }
    frames.append((frame.start, line))
  }

  mutating func endFrame() { _ = frames.popLast() }

  /// Why nothing of it can end.
  func whyInactive(_ participant: Int, _ name: String) -> MermaidProblem.Kind {
    guard let end = ends[participant],
      frames.contains(where: { $0.start < end && end < $0.branch })
    else { return .notActive(name) }
    return .inactiveSinceBranch(name, line: end)
  }
}
