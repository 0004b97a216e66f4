import Testing

@testable import TestSupport

/// What is read from the program that judges mutants.
@Suite struct MutationReportTests {
  private func report(_ output: String, status: Int32 = 0) -> MutationRun.Report {
    .init("mermaid", .init(output: output, errors: "", status: status))
  }

  @Test func `a run to the end has only the findings that it says`() {
    let report = report("case 1\ncase 2\nwrong control: x\nend\n")
    #expect(report.culprit == nil)
    #expect(report.findings.map(\.seed) == [Seed(2)])
    #expect(report.findings.map(\.what) == ["control: x"])
  }

  @Test func `the case that ends the process is the culprit`() {
    let report = report("case 1\ncase 2\n", status: 6)
    #expect(report.culprit == 2)
    #expect(report.findings.map(\.what) == ["crash: status 6 "])
  }

  @Test func `a line that a library prints is wrong, and the cases after it are read`() {
    let report = report("case 1\nhello\ncase 2\nwrong control: x\ncase 3\n", status: 6)
    #expect(report.culprit == 3)
    #expect(report.findings.map(\.seed) == [Seed(1), Seed(2), Seed(3)])
    #expect(
      report.findings.map(\.what) == ["printed: \"hello\"", "control: x", "crash: status 6 "])
  }
}
