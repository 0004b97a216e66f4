import Foundation
import Progress
import TestSupport
import Testing

/// Several shells that use the same store. Some of them are killed.
@Suite struct SideBySideTests {
  let folder = Folder()

  private struct Host {
    let process = Process()
    let output = Pipe()

    init(_ folder: Folder, answers: Int) throws {
      process.executableURL = URL(filePath: BuiltProgram("ProgressTestHost").path)
      process.arguments = [folder.url.path, "\(answers)"]
      process.standardOutput = output
      try process.run()
    }

    /// Waits for the end of the process. Returns all lines that it wrote.
    func finish(after said: Data = Data()) -> [String] {
      let rest = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: said + rest, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Kills the process after it has written a number of lines.
    func kill(after lines: Int) -> [String] {
      var text = Data()
      while text.count(where: { $0 == 0x0A }) < lines {
        let piece = output.fileHandleForReading.availableData
        guard !piece.isEmpty else { break }
        text += piece
      }
      Foundation.kill(process.processIdentifier, SIGKILL)
      return finish(after: text)
    }
  }

  @Test func `a shell killed while it begins a store leaves one to go on with`() throws {
    for round in 0..<30 {
      let folder = Folder()
      let host = try Host(folder, answers: 1)
      usleep(UInt32(round) * 1500)
      let told = host.kill(after: 0)
      let opening = try ProgressStore.open(in: folder.url)
      #expect(opening.quarantined == nil)
      #expect(try Set(opening.store.log().entries.map(\.id.uuidString)).isSuperset(of: told))
    }
  }

  private var recorded: [String] {
    get throws { try folder.open().log().entries.map(\.id.uuidString) }
  }

  @Test func `two shells lose no answer of each other`() throws {
    let hosts = [try Host(folder, answers: 200), try Host(folder, answers: 200)]
    let told = hosts.flatMap { $0.finish() }
    #expect(told.count == 400)
    #expect(try Set(recorded) == Set(told))
    #expect(try recorded.count == 400)
  }

  @Test func `ten shells that begin a store at once begin the same one`() throws {
    try folder.put("no database".utf8)
    let hosts = try (1...10).map { _ in try Host(folder, answers: 2) }
    let told = hosts.flatMap { $0.finish() }
    #expect(told.count == 20)
    #expect(try Set(recorded) == Set(told))
    #expect(folder.names.count { $0.hasPrefix("progress-set-aside") } == 1)
  }

  @Test func `a killed shell loses no answer that it took`() throws {
    var told: Set<String> = []
    for round in 0..<12 {
      told.formUnion(try Host(folder, answers: 10_000).kill(after: 1 + round * 7 % 20))
      #expect(try told.isSubset(of: recorded))
    }
    #expect(told.count >= 12)
    #expect(folder.names.allSatisfy { !$0.contains("aside") })
    #expect(try recorded.count <= told.count + 12)
  }
}
