import Cells
import Documents
import Files
import Foundation
import Localization

extension Session {
  /// The lines of a file of commands.
  public static func lines(ofFile path: String) throws(ShellProblem) -> [String] {
    try TextFile(path).read().fileLines
  }

  /// Reads the file of settings, if there is one.
  ///
  /// - Returns: what is wrong with it. All lines that can be obeyed are obeyed.
  public func readSettings() -> Reply {
    guard let file = settings.file, FileManager.default.fileExists(atPath: file.withHomeSpelledOut)
    else { return Reply() }
    settings.isReadingFile = true
    defer { settings.isReadingFile = false }
    return Language.$current.withValue(language) {
      do throws(ShellProblem) {
        var reply = try obey(file, tellsInPlace: false)
        reply.text = Styled()
        reply.leaves = false
        return completed(reply)
      } catch {
        return completed(.failure(error.message, error.status))
      }
    }
  }

  func source(_ request: Request) throws(ShellProblem) -> Reply {
    try obey(request[.file()], tellsInPlace: mode == .interactive && !settings.isReadingFile)
  }

  /// Answers the lines of a file as if they were typed. A line that fails is told with its place, and the rest is
  /// obeyed.
  ///
  /// - Parameter tellsInPlace: whether what is wrong is told among the answers, in the order of the lines.
  private func obey(_ file: String, tellsInPlace: Bool) throws(ShellProblem) -> Reply {
    let path = URL(fileURLWithPath: file.withHomeSpelledOut).resolvingSymlinksInPath().path
    guard !settings.openFiles.contains(path) else { throw .file(.sourcesItself(file)) }
    let lines = try Self.lines(ofFile: file.withHomeSpelledOut)
    settings.openFiles.append(path)
    defer { settings.openFiles.removeLast() }
    var all = Reply()
    for (index, line) in lines.enumerated() where !all.leaves {
      guard case .command(let typed) = ScriptLine(line), let command = commandLine(in: typed)
      else { continue }
      guard !environment.isInterrupted() else {
        let reply = Reply.failure(localized("Interrupted: the lines from here on were not obeyed."))
        all.add(reply, at: "\(file):\(index + 1)", tellsInPlace: tellsInPlace, width: width)
        break
      }
      let reply = Language.$current.withValue(language) {
        (settings.isReadingFile ? answerAsSetting(command) : answer(command)).withAllThatFollows
      }
      all.add(reply, at: "\(file):\(index + 1)", tellsInPlace: tellsInPlace, width: width)
    }
    return all
  }

  /// The file of settings holds settings only: a run or a lesson would pass unseen there, and quit would drop the rest.
  private func answerAsSetting(_ line: String) -> Reply {
    let first = Words(aliases.expanded(line)).words.first ?? ""
    guard let command = try? command(named: first), !Self.ofSettings.contains(command.name) else {
      return answer(line)
    }
    let problem = ShellProblem.file(.notASetting(command.name))
    return .failure(problem.message, problem.status)
  }

  private static let ofSettings = ["set", "show", "language", "alias", "unalias", "source"]
}

extension Reply {
  /// A file of commands is answered as a whole, so nothing waits for the rest of an answer.
  fileprivate var withAllThatFollows: Reply {
    var (whole, next) = (self, following)
    while let more = next?.value {
      whole.text.lines += more.text.lines
      whole.isSpoken = whole.isSpoken || more.isSpoken
      whole.add(complaint: more.complaint)
      if more.status != .done { whole.status = more.status }
      next = more.following
    }
    whole.following = nil
    return whole
  }

  /// Adds what the next line answered.
  ///
  /// - Parameter place: where the line is, to put before its error messages.
  fileprivate mutating func add(
    _ reply: Reply, at place: String, tellsInPlace: Bool, width: Int
  ) {
    let rows = reply.lines.map { Styled($0.map { Styled.Line([.init($0)]) }) } ?? Styled()
    let reply = reply.afterLines
    let added = reply.complaint.map { reply.status == .done ? $0 : "\(place): \($0)" }
    let told = tellsInPlace ? added.map { Styled.wrapped($0, to: width, .failure) } : nil
    text = .stack([text, reply.text + rows, told ?? Styled()].filter { !$0.lines.isEmpty })
    if !tellsInPlace { add(complaint: added) }
    if reply.status != .done { status = .failed }
    leaves = leaves || reply.leaves
    isSpoken = isSpoken || reply.isSpoken
  }
}
