import Testing

@testable import Workshop

/// What the recorder would not see in a learner's code.
struct RecordingGapTests {
  private let start = [
    "Play.swift": "@Traced(.controller) class PlayVC: UIViewController {}",
    "Cell.swift": "final class Cell {}",
  ]

  private func gaps(_ text: String, in path: String = "Play.swift") -> [RecordingGap] {
    RecordingGap.all(in: [path: text], from: start)
  }

  @Test func `the code of the start has none`() {
    #expect(RecordingGap.all(in: start, from: start) == [])
  }

  @Test func `a class without a role`() {
    #expect(
      gaps("import UIKit\nfinal class Helper {}")
        == [.untraced("Helper", file: "Play.swift", line: 2)])
    #expect(gaps("@Traced(.model) final class Helper {}") == [])
  }

  @Test func `a class with another role`() {
    let text = "@Traced(.model) class PlayVC: UIViewController {}"
    let gap = RecordingGap.otherRole("PlayVC", file: "Play.swift", line: 1, role: ".controller")
    #expect(gaps(text) == [gap])
    let moved = RecordingGap.otherRole("PlayVC", file: "New.swift", line: 1, role: ".controller")
    #expect(gaps(text, in: "New.swift") == [moved])
  }

  @Test func `a class that was not recorded may move to another file`() {
    #expect(gaps("final class Cell {}", in: "New.swift") == [])
  }

  @Test func `a comment is no role, and hides no class`() {
    #expect(
      gaps("// @Traced(.model)\n/* a */ final /* b */ class Helper {}")
        == [.untraced("Helper", file: "Play.swift", line: 2)])
  }

  @Test func `a class in another type, on the same line`() {
    #expect(
      gaps("enum E { final class Spy {} }") == [.untraced("Spy", file: "Play.swift", line: 1)])
    #expect(gaps("enum E { @Traced(.model) final class Spy {} }") == [])
    #expect(
      gaps("@Traced(.model) final class Outer { final class Spy {} }")
        == [.untraced("Spy", file: "Play.swift", line: 1)])
  }

  @Test func `a protocol for classes is no class`() {
    #expect(gaps("protocol PlayDelegate: class { func play() }") == [])
  }

  @Test func `a word that changes what is recorded`() {
    #expect(
      gaps("func f() {\n  quietly { play() }\n}")
        == [.forbidden("quietly", file: "Play.swift", line: 2)])
    #expect(gaps("// quietly") == [])
  }

  @Test func `such a word may stay in its own file, and not move to another`() {
    let start = ["Play.swift": "func f() { quietly { play() } }"]
    #expect(RecordingGap.all(in: start, from: start) == [])
    #expect(
      RecordingGap.all(in: ["New.swift": start["Play.swift"] ?? ""], from: start)
        == [.forbidden("quietly", file: "New.swift", line: 1)])
  }
}
