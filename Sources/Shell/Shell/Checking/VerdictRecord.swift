import Course
import Lessons
import Workshop

/// The verdicts and the figures that are recorded in a folder of exercises, while its versions are judged.
struct VerdictRecord {
  var digests: VerdictDigests
  private(set) var ledger: VerdictLedger
  private(set) var figures: FigureLedger
  private let directory: String
  /// As they are in the files.
  private var saved: (verdicts: VerdictLedger, figures: FigureLedger)

  /// A folder without the files has no verdicts and figures yet.
  init(of index: LessonIndex, with toolchain: Toolchain) {
    directory = index.directory
    saved = (
      .init(text: index.text(ofFile: VerdictLedger.file) ?? ""),
      .init(text: index.text(ofFile: FigureLedger.file) ?? "")
    )
    (ledger, figures) = saved
    ledger.keep(only: index.entries.map(\.id))
    figures.keep(only: index.entries.map(\.id))
    digests = VerdictDigests(index, compiler: toolchain.compiler)
  }

  mutating func take(_ check: ExerciseCheck, of exercise: String) {
    ledger.record(check.verdicts, of: exercise)
    if let entry = check.figures { figures[exercise] = entry }
  }

  /// Returns the paths of the files that had to be written.
  mutating func save() throws(ShellProblem) -> [String] {
    var written: [String] = []
    if ledger != saved.verdicts { try write(ledger.text, VerdictLedger.file, &written) }
    if figures != saved.figures { try write(figures.text, FigureLedger.file, &written) }
    saved = (ledger, figures)
    return written
  }

  private func write(
    _ text: String, _ name: String, _ written: inout [String]
  ) throws(ShellProblem) {
    let file = directory + "/" + name
    try TextFile(file).write(text, replacing: true)
    written.append(file)
  }
}
