import Foundation
import TestSupport
import Testing

@testable import Shell

/// The sections of the man page that are written by hand.
@MainActor @Suite struct ManualTests {
  /// A page of man writes `\-` for a hyphen.
  private let page = Session(.script).reply(to: "manual").text.plain.replacing("\\-", with: "-")

  private func section(_ title: String) -> Substring {
    let after = page.range(of: ".SH \(title)\n").map { page[$0.upperBound...] } ?? ""
    return after.range(of: "\n.SH ").map { after[..<$0.lowerBound] } ?? after
  }

  @Test func `it names every variable of the environment that the program reads`() throws {
    var read: Set<String> = ["VISUAL", "EDITOR", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "TMPDIR"]
    for folder in ["Shell", "Support"] {
      let root = "\(Repository.root)/Sources/\(folder)"
      for path in try FileManager.default.subpathsOfDirectory(atPath: root)
      where path.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
        read.formUnion(text.matches(of: #/environment\["([A-Z_]+)"/#).map { String($0.1) })
      }
    }
    #expect(read.count > 10)
    let named = section("ENVIRONMENT").split { !$0.isLetter && $0 != "_" }.map(String.init)
    #expect(read.subtracting(named) == [])
  }

  @Test func `it names the files and the exit statuses`() {
    let files = section("FILES").split(separator: "\n").filter { $0.hasPrefix(".B ") }
    #expect(
      files.map { $0.dropFirst(3) } == [
        "~/.config/lifeline/config", "~/.config/lifeline/templates, .lifeline/templates",
        "~/.local/state/lifeline/progress.sqlite", "~/.local/state/lifeline/history", "~/.inputrc",
      ])
    let statuses = section("EXIT STATUS").split(separator: "\n").filter { $0.hasPrefix(".B ") }
    #expect(statuses.map { $0.dropFirst(3) } == ["0", "1", "2", "0, 1, 2", "128 + N"])
  }
}
