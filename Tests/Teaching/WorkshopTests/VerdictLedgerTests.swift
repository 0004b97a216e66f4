import Testing

@testable import Workshop

/// The recorded verdicts as a file, and which versions they leave to be judged.
struct VerdictLedgerTests {
  private let text = """
    # What the judge said of each version of the exercises, and a digest of all that this depends on.
    # Only `lifeline check --exercises --write` changes this file.
    mvc-rename solution passes 0123456789abcdef
    mvc-rename start goals 0000000000000001
    viper-edit start builds 0000000000000002

    """

  @Test func `the file has a line for each version, and reads back the same`() {
    var ledger = VerdictLedger()
    ledger.record(
      [entry("viper-edit", "start", .builds, "0000000000000002")], of: "viper-edit")
    ledger.record(
      [
        entry("mvc-rename", "start", .goals, "0000000000000001"),
        entry("mvc-rename", "solution", nil, "0123456789abcdef"),
      ], of: "mvc-rename")
    #expect(ledger.text == text)
    #expect(VerdictLedger(text: text) == ledger)
  }

  @Test(arguments: ["mvc-rename start goals", "mvc-rename start perfect 0000000000000001", "x", ""])
  func `a line that cannot be read leaves its version to be judged`(line: String) {
    #expect(VerdictLedger(text: line) == VerdictLedger())
  }

  @Test func `an exercise that is judged again loses what it had, and one that is gone all`() {
    var ledger = VerdictLedger(text: text)
    ledger.record([entry("mvc-rename", "start", nil, "f")], of: "mvc-rename")
    #expect(ledger["mvc-rename", "start"]?.word == "passes")
    #expect(ledger["mvc-rename", "solution"] == nil)
    ledger.keep(only: ["mvc-rename"])
    #expect(ledger["viper-edit", "start"] == nil)
  }

  @Test func `a verdict holds as long as its digest is the same`() {
    let known = entry("mvc-rename", "start", .goals, "1")
    #expect(VersionChoice.all.includes(known, digest: "1"))
    #expect(!VersionChoice.due(alsoBy: nil).includes(known, digest: "1"))
    #expect(VersionChoice.due(alsoBy: nil).includes(known, digest: "2"))
    #expect(VersionChoice.due(alsoBy: nil).includes(known, digest: nil))
  }

  @Test func `a commit chooses one in ten, and each commit others`() {
    let known = (1...500).map { entry("mvc-rename", "wrong-\($0)", .goals, "1") }
    func chosen(by commit: String) -> [String] {
      known.filter { VersionChoice.due(alsoBy: commit).includes($0, digest: "1") }.map(\.version)
    }
    #expect((30...70).contains(chosen(by: "f1b16da3").count))
    #expect(chosen(by: "f1b16da3") == chosen(by: "f1b16da3"))
    #expect(Set(chosen(by: "f1b16da3")).intersection(chosen(by: "5b343e1c")).count < 20)
  }

  private func entry(
    _ exercise: String, _ version: String, _ failed: ExerciseVerdict.Layer?, _ digest: String
  ) -> VerdictLedger.Entry {
    .init(exercise: exercise, version: version, failed: failed, digest: digest)
  }
}
