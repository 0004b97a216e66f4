import Measuring

/// What a form costs for files of doubling sizes.
struct Doublings {
  /// Twice, and 20 % more.
  static let most = 2.4
  /// What takes less is noise: in seconds and in MiB.
  private static let (leastTime, leastMemory) = (0.05, 40.0)
  /// A run that takes longer, in seconds, is the last.
  private static let longest = 10.0

  private let form: Form
  private var runs: [Run] = []

  init(of form: Form, _ files: [String]) {
    self.form = form
    let output = temporary("doubling-output.txt") { _ in nil }
    for file in files {
      let command = [CommandLine.arguments[0], "draw", form.rawValue, file]
      guard let run = Self.best(command, into: output) else { break }
      runs.append(run)
      if run.processor > Self.longest { break }
    }
  }

  /// The quickest of a few runs: other programs only ever make a run slower.
  private static func best(_ command: [String], into output: String) -> Run? {
    var best: Run?
    for _ in 0..<5 {
      guard let next = run(command, into: output) else { return best }
      if best.map({ next.processor < $0.processor }) ?? true { best = next }
      if next.processor > 0.5 { break }
    }
    return best
  }

  var row: String {
    let costs = runs.map { padded("\(rounded($0.processor, 1000)) / \(Int($0.peak))", 14) }
    let time = worst(\.processor, atLeast: Self.leastTime)
    let memory = worst(\.peak, atLeast: Self.leastMemory)
    return padded("  " + form.rawValue, 14) + costs.joined() + time + " / " + memory
  }

  /// `×2.1`, with `!` when a doubling costs too much; `–` when all of it is noise.
  private func worst(_ cost: KeyPath<Run, Double>, atLeast least: Double) -> String {
    let doublings = zip(runs, runs.dropFirst()).filter { $1[keyPath: cost] >= least }
    let factors = doublings.map { small, large in
      let factor = large[keyPath: cost] / small[keyPath: cost]
      let growth = max(2, large.written / small.written)
      return (factor: factor, excess: factor / growth)
    }
    guard let worst = factors.max(by: { $0.excess < $1.excess }) else { return "–" }
    return "×\(rounded(worst.factor, 10))" + (2 * worst.excess > Self.most ? "!" : "")
  }
}
