import Lessons
import Stage
import Testing

@testable import Course

/// The figures of a bill as rows for other programs.
@Suite struct CostRecordsTests {
  @Test func `each figure is a row, also of each file and of its tests`() throws {
    var bill = Bill(pattern: .usual)
    bill.code = [.init(path: "FolderVC.swift", added: 7, removed: 2)]
    bill.testFiles = [.init(path: "FolderTests.swift", added: 5, removed: 0)]
    bill.messages = [.init(action: "tap \"Edit\"", before: nil, now: 3)]
    let scenario = Scenario.read(
      "# Confirm\ntap \"Edit\"\n", name: "confirm", file: "confirm.scenario")
    let change = Change(scenario: try #require(scenario.value), exercises: [])
    let rows = CostRecords([bill], of: change).rows.map { $0.joined(separator: "|") }
    #expect(
      rows == [
        "confirm|mvc|lines added|FolderVC.swift||7",
        "confirm|mvc|lines removed|FolderVC.swift||2",
        "confirm|mvc|test lines added|FolderTests.swift||5",
        "confirm|mvc|test lines removed|FolderTests.swift||0",
        "confirm|mvc|tests||0|0",
        "confirm|mvc|tests changed|||0",
        "confirm|mvc|tests changed or new|||0",
        "confirm|mvc|tests changed or new without a view|||0",
        "confirm|mvc|messages|tap \"Edit\"||3",
      ])
  }
}
