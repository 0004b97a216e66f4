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
    var replies: [Reply] = []
    for (index, line) in lines.enumerated() where replies.last?.leaves != true {
      guard case .command(let typed) = ScriptLine(line), let command = commandLine(in: typed)
      else { continue }
      guard !environment.isInterrupted() else {
        let reply = Reply.failure(localized("Interrupted: the lines from here on were not obeyed."))
        replies.append(reply.told(at: "\(file):\(index + 1)", inPlace: tellsInPlace, width: width))
        break
      }
      let reply = Language.$current.withValue(language) {
        (settings.isReadingFile ? answerAsSetting(command) : answer(command)).withAllThatFollows
      }
      replies.append(reply.told(at: "\(file):\(index + 1)", inPlace: tellsInPlace, width: width))
    }
    return Reply(ofLines: replies, inPlace: tellsInPlace)
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

  /// What a line of a file answered, with all that waits to be made.
  ///
  /// - Parameters:
  ///   - place: where the line is, to put before its error messages.
  ///   - inPlace: whether these are told below the answer.
  fileprivate func told(at place: String, inPlace: Bool, width: Int) -> Reply {
    let rows = lines.map { Styled($0.map { Styled.Line([.init($0)]) }) } ?? Styled()
    var reply = afterLines
    if reply.status != .done { reply.mapComplaint { "\(place): \($0)" } }
    let told = inPlace ? reply.complaint.map { Styled.wrapped($0, to: width, .failure) } : nil
    reply.text = .stack([reply.text + rows, told ?? Styled()])
    return reply
  }

  /// What all lines of a file answered.
  ///
  /// - Parameter inPlace: whether their error messages are in their texts already.
  fileprivate init(ofLines replies: [Reply], inPlace: Bool) {
    self.init(.stack(replies.map(\.text)))
    if !inPlace { add(complaint: replies.compactMap(\.complaint).joined(separator: "\n")) }
    if replies.contains(where: { $0.status != .done }) { status = .failed }
    leaves = replies.contains(where: \.leaves)
    isSpoken = replies.contains(where: \.isSpoken)
  }
}
