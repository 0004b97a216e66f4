import Testing

@testable import Course

/// What a change does to the tests of a pattern: counted in the files of the tests.
@Suite struct TestCostTests {
  private let code = [
    "Folder/FolderPresenter.swift": "final class FolderPresenter {}\n",
    "Folder/FolderViewController.swift":
      "final class FolderViewController: UITableViewController {}\n",
    "Folder/RootViewController.swift": "final class RootViewController: FolderViewController {}\n",
  ]

  private func suite(_ members: String, _ tests: String...) -> String {
    "@Suite struct S {\n  \(members)\n" + tests.map { "  \($0)\n" }.joined() + "}\n"
  }

  private func cost(from old: String, to new: String, helper: String = "") -> TestCost {
    TestCost(
      from: code.merging(["Tests/S.swift": old, "Tests/Helper.swift": helper]) { $1 },
      to: code.merging(["Tests/S.swift": new, "Tests/Helper.swift": helper]) { $1 })
  }

  private let one = "@Test func `one`() { #expect(1 == 1) }"
  private let two = "@Test func two() {}"

  @Test func `a test with another text has changed, and one more is new`() {
    let changed = "@Test func `one`() { #expect(2 == 2) }"
    let cost = cost(from: suite("", one), to: suite("", changed, two))
    #expect(cost == TestCost(before: 1, changed: 1, now: 2, written: 2, withoutViews: 2))
  }

  @Test func `where tests are moved, nothing has changed`() {
    let cost = cost(from: suite("", one, two), to: suite("let made = 1", two, one))
    #expect(cost == TestCost(before: 2, changed: 0, now: 2, written: 0, withoutViews: 0))
  }

  @Test(
    arguments: [
      ("let presenter = FolderPresenter()", "", true),
      ("let count: UInt = 1 // UIWindow", "", true),
      ("let window = UIWindow()", "", false),
      ("let scene = RootViewController()", "", false),
      ("let bed = TestBed()", "struct TestBed { let spy = Spy() }\nclass Spy {}", true),
      ("let bed = TestBed()", "struct TestBed { let spy = Spy() }\nclass Spy: UIView {}", false),
    ])
  func `a test needs a view when its suite reaches one`(
    member: String, helper: String, isWithout: Bool
  ) {
    let cost = cost(from: suite(member), to: suite(member, two), helper: helper)
    #expect(cost.written == 1)
    #expect(cost.withoutViews == (isWithout ? 1 : 0))
  }

  @Test func `what another test of the suite names does not matter`() {
    let window = "@Test func window() { _ = UIWindow() }"
    let cost = cost(from: suite(""), to: suite("", window, two))
    #expect(cost.written == 2)
    #expect(cost.withoutViews == 1)
  }
}
