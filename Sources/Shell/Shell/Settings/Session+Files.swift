import Cells
import Documents
import Files
import Foundation
import Localization

extension Session {
  /// Reads the file of settings, if there is one.
  ///
  /// - Returns: what is wrong with it. All lines that can be obeyed are obeyed.
  public func readSettings() -> Reply {
    guard let file = settings.file, FileManager.default.fileExists(atPath: file.withHomeSpelledOut)
    else {
      return Reply()
    }
    settings.isReadingFile = true
    defer { settings.isReadingFile = false }
    return Language.$current.withValue(language) {
      do throws(ShellProblem) {
        var reply = try obey(file)
        reply.text = Styled()
        reply.leaves = false
        return completed(reply)
      } catch {
        return completed(.failure(error.message, error.status))
      }
    }
  }

  func source(_ request: Request) throws(ShellProblem) -> Reply {
    try obey(request[.file()])
  }

  /// Answers the lines of a file as if they were typed. A line that fails is told with its place, and the rest is
  /// obeyed.
  private func obey(_ file: String) throws(ShellProblem) -> Reply {
    let path = URL(fileURLWithPath: file.withHomeSpelledOut).resolvingSymlinksInPath().path
    guard !settings.openFiles.contains(path) else { throw .file(.sourcesItself(file)) }
    let text = try TextFile(file.withHomeSpelledOut).read()
    settings.openFiles.append(path)
    defer { settings.openFiles.removeLast() }
    var all = Reply()
    // Swift reads the line end of Windows as a single character.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() where !all.leaves {
      guard case .command(let command) = ScriptLine(String(line)) else { continue }
      guard !environment.isInterrupted() else { throw .input(.interrupted) }
      let reply = Language.$current.withValue(language) { answer(command) }
      all.add(reply, at: "\(file):\(index + 1)")
    }
    return all
  }
}

extension Reply {
  /// Adds what the next line answered.
  ///
  /// - Parameter place: where the line is, to put before its error messages.
  fileprivate mutating func add(_ reply: Reply, at place: String) {
    let rows = reply.lines.map { Styled($0.map { Styled.Line([.init($0)]) }) } ?? Styled()
    text = .stack([text, reply.text + rows].filter { !$0.lines.isEmpty })
    let added = reply.complaint.map { reply.status == .done ? $0 : "\(place): \($0)" }
    complaint = [complaint, added].compactMap(\.self).joined(separator: "\n")
    if complaint?.isEmpty == true { complaint = nil }
    if reply.status != .done { status = .failed }
    leaves = leaves || reply.leaves
    isSpoken = isSpoken || reply.isSpoken
  }
}
