import Foundation
import Testing

@testable import Terminal

@Suite final class HistoryFileTests {
  let folder = NSTemporaryDirectory() + "lifeline-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var file: HistoryFile { HistoryFile(path: folder + "/state/history", limit: 3) }

  @Test(
    arguments: [
      (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/lifeline/history"),
      (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/lifeline/history"),
      (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/lifeline/history"),
      ([:], nil),
    ] as [([String: String], String?)])
  func `it lies in the state directory`(environment: [String: String], path: String?) {
    #expect(HistoryFile.standard(in: environment)?.path == path)
  }

  @Test func `repeated lines, empty lines and lines after a space are not kept`() {
    #expect(HistoryFile.keeps("run", after: nil))
    #expect(HistoryFile.keeps("run", after: "step"))
    #expect(!HistoryFile.keeps("run", after: "run"))
    #expect(!HistoryFile.keeps(" run", after: nil))
    #expect(!HistoryFile.keeps("", after: nil))
  }

  @Test func `only the owner may read it`() throws {
    file.append("run")
    #expect(try mode(of: folder + "/state") == 0o700)
    #expect(try mode(of: file.path) == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    #expect(file.load() == ["run"])
    #expect(try mode(of: file.path) == 0o600)
  }

  @Test func `the oldest lines are forgotten, in the file too`() throws {
    for line in ["a long one", "b", "新", "d", "e"] { file.append(line) }
    #expect(file.load() == ["新", "d", "e"])
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "新\nd\ne\n")
    file.append("f")
    #expect(file.load() == ["d", "e", "f"])
  }

  @Test func `what another session adds while the file is made shorter is kept`() {
    let file = HistoryFile(path: folder + "/state/history", limit: 5000)
    file.append((1...5000).map(String.init).joined(separator: "\n"))
    DispatchQueue.concurrentPerform(iterations: 2) { [file] session in
      if session == 0 {
        for number in 5001...8000 { file.append("\(number)") }
      } else {
        for _ in 1...30 { _ = file.load() }
      }
    }
    #expect(file.load() == (3001...8000).map(String.init))
  }

  @Test func `a directory in its place is a problem, and a file that is not there yet is none`()
    throws
  {
    #expect(file.problem == nil)
    file.append("run")
    #expect(file.problem == nil)
    try FileManager.default.removeItem(atPath: file.path)
    try FileManager.default.createDirectory(
      atPath: file.path, withIntermediateDirectories: false)
    #expect(
      file.problem == """
        \(file.path): this is no file that can be read and written, so the lines that you type are not kept. Check its \
        permissions, or move it away.
        """)
  }

  @Test func `a device is no history`() throws {
    let device = HistoryFile(path: folder + "/device")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: device.path, withDestinationPath: "/dev/full")
    device.append("run")
    #expect(device.load() == [])
  }

  @Test func `a file that cannot be opened is empty`() {
    let nowhere = HistoryFile(path: "/dev/null/history")
    nowhere.append("run")
    #expect(nowhere.load() == [])
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
