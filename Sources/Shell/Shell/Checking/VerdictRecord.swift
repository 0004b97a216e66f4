import Foundation
import Lessons
import Workshop

/// The verdicts that are recorded in a folder of exercises, while its versions are judged.
struct VerdictRecord {
  var digests: VerdictDigests
  private(set) var ledger: VerdictLedger
  let file: String
  private var saved: VerdictLedger

  /// A folder without the file has no verdicts yet.
  init(of index: LessonIndex, with toolchain: Toolchain) {
    file = index.directory + "/" + VerdictLedger.file
    let text = try? String(contentsOfFile: file, encoding: .utf8)
    saved = text.map(VerdictLedger.init) ?? VerdictLedger()
    ledger = saved
    ledger.keep(only: index.entries.map(\.id))
    digests = VerdictDigests(index, compiler: toolchain.compiler)
  }

  mutating func take(_ verdicts: [VerdictLedger.Entry], of exercise: String) {
    ledger.record(verdicts, of: exercise)
  }

  /// Whether the file had to be written.
  mutating func save() throws(ShellProblem) -> Bool {
    guard ledger != saved else { return false }
    try TextFile(file).write(ledger.text, replacing: true)
    saved = ledger
    return true
  }
}
