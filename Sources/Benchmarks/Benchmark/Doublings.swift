import Cells

/// What a form costs for files of doubling sizes.
struct Doublings {
  /// Twice, and 20 % more.
  static let most = 2.4
  /// What takes less is noise: in seconds and in MiB.
  private static let (leastTime, leastMemory) = (0.05, 40.0)
  /// A run that takes longer, in seconds, is the last, and is not repeated.
  private static let longest = 30.0

  private let form: Form
  private let files: [String]
  private let output = temporary("benchmark-doubling-output.txt")
  /// The quickest of each file: other programs only ever make a run slower.
  private var runs: [Run] = []

  init(of form: Form, _ files: [String]) {
    (self.form, self.files) = (form, files)
    for file in files {
      guard let run = draw(file) else { break }
      runs.append(run)
      if run.processor > Self.longest { break }
    }
    for _ in 0..<4 { repeatWhatCostsTooMuch() }
  }

  private func draw(_ file: String) -> Run? {
    runProcess([CommandLine.arguments[0], "draw", form.rawValue, file], into: output)
  }

  /// Another program may have disturbed one of the two runs.
  private mutating func repeatWhatCostsTooMuch() {
    for large in runs.indices.dropFirst() {
      let time = factor(\.processor, of: large)
      guard (Self.leastTime...Self.longest).contains(runs[large].processor), time.excess > 1
      else { continue }
      for index in [large - 1, large] {
        guard let run = draw(files[index]), run.processor < runs[index].processor else { continue }
        runs[index] = run
      }
    }
  }

  var row: String {
    let costs = runs.map { "\(rounded($0.processor, 1000)) / \(Int($0.peak))".padded(to: 14) }
    let time = worst(\.processor, atLeast: Self.leastTime)
    let memory = worst(\.peak, atLeast: Self.leastMemory)
    return "  \(form.rawValue)".padded(to: 14) + costs.joined() + time + " / " + memory
  }

  /// `×2.1`, with `!` when a doubling costs too much; `–` when all of it is noise.
  private func worst(_ cost: KeyPath<Run, Double>, atLeast least: Double) -> String {
    let factors = runs.indices.dropFirst().filter { runs[$0][keyPath: cost] >= least }
      .map { factor(cost, of: $0) }
    guard let worst = factors.max(by: { $0.excess < $1.excess }) else { return "–" }
    return "×\(rounded(worst.factor, 10))" + (worst.excess > 1 ? "!" : "")
  }

  /// How many times as much a size costs as the size before, and that as a part of what it may cost: where the
  /// output grows by more than twice, the cost may grow as much.
  private func factor(
    _ cost: KeyPath<Run, Double>, of large: Int
  ) -> (factor: Double, excess: Double) {
    let factor = runs[large][keyPath: cost] / runs[large - 1][keyPath: cost]
    let growth = max(2, runs[large].written / runs[large - 1].written)
    return (factor, 2 * factor / growth / Self.most)
  }
}
