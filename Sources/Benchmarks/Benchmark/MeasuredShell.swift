import Foundation

/// The program, as it is used from outside.
struct MeasuredShell {
  let program: String
  private static let runs = 5

  /// All commands that `help all` lists.
  var commands: [String] {
    output(of: ["--complete", ""]).map { String($0.prefix { $0 != "\t" }) }
      .filter { !$0.isEmpty && !$0.hasPrefix(":") }
  }

  /// The lines below the last heading of a command's page in help.
  func example(of command: String) -> [String] {
    let page = output(of: ["help", command])
    guard let heading = page.lastIndex(of: "For example") else { return [] }
    return page[(heading + 1)...].map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The processor time of a script with these lines: the median of several runs, each in a directory and a home of
  /// its own. `nil` when it fails.
  func seconds(for lines: [String]) -> Double? {
    let runs = (0..<Self.runs).compactMap { _ in time(of: lines) }.sorted()
    return runs.count == Self.runs ? runs[runs.count / 2] : nil
  }

  private func time(of lines: [String]) -> Double? {
    inFolder { folder in
      let script = folder + "/script"
      try? (lines.joined(separator: "\n") + "\n").write(
        toFile: script, atomically: true, encoding: .utf8)
      // Two runs that differ are no failure, but a status of their own.
      return runProcess([program, script], into: folder + "/output", statuses: [0, 1])?.processor
    }
  }

  private func output(of words: [String]) -> [String] {
    inFolder { folder in
      runProcess([program] + words, into: folder + "/output")
      return (contents(of: folder + "/output") ?? "").split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
  }

  /// The folder is the current directory and the home.
  private func inFolder<Value>(_ work: (String) -> Value) -> Value {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString).path
    let settings = folder + "/.config/lifeline"
    try? files.createDirectory(atPath: settings, withIntermediateDirectories: true)
    try? "set width 60\n".write(
      toFile: settings + "/config", atomically: true, encoding: .utf8)
    defer { try? files.removeItem(atPath: folder) }
    _ = files.changeCurrentDirectoryPath(folder)
    setenv("HOME", folder, 1)
    return work(folder)
  }
}
