import Testing

@testable import Terminal

@Suite struct HistoryReferenceTests {
  private let lines = ["use mvc", "run rename", "step"]

  @Test(arguments: [
    ("!!", "step"), ("!1", "use mvc"), ("!-2", "run rename"), ("!r", "run rename"),
    ("!run --plain", "run rename --plain"), ("!! 3", "step 3"),
  ])
  func `a reference stands for an earlier line`(typed: String, line: String) {
    #expect(HistoryReference.line(meantBy: typed, in: lines) == line)
  }

  @Test(arguments: ["!0", "!4", "!-4", "!x", "!-9223372036854775808", "!99999999999999999999"])
  func `it may mean no line`(typed: String) {
    #expect(HistoryReference.line(meantBy: typed, in: lines) == nil)
  }

  @Test(arguments: ["", "!", "step", "type Hi!", " !!", "! x"])
  func `other lines are no reference`(typed: String) {
    #expect(HistoryReference.line(meantBy: typed, in: lines) == nil)
  }

  @Test func `without history nothing is meant`() {
    for typed in ["!!", "!1", "!-1", "!r"] {
      #expect(HistoryReference.line(meantBy: typed, in: []) == nil)
    }
  }
}
