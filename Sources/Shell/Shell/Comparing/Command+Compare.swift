import Foundation
import Grammar
import Stage

extension Command {
  static let compare = Command(
    "compare", .patterns, to: "one scenario in two patterns: both stories, and what differs",
    example: ["compare mvc viper edit"],
    details: """
      Both stories next to each other, message by message, each with its number: what set the action off, the way to \
      what changed, how that was announced, who heard, and which views and screens came of it. What both have is in \
      one row, even if other objects do it. * marks what only one of them has, ~ what the other one has in another \
      place. Below it is what differs and why, and how many messages it takes to the model and from there to a view. \
      In a window, rows that say less are folded. With --all, all rows, the figures of all patterns of the app, and \
      both drawings: side by side where the width allows it, else one after the other, with a mark on each message \
      that only one of them has. Of two runs of one system, every message is marked that is another, or that is in \
      another place. For files, and for a pattern with and without a mistake: help diff.
      """,
    Form(
      .one(.pattern), .one(.otherPattern), .one(.scenario()), options: .drawing + .looking,
      run: { $0.comparing.compare }),
    Form(
      .one(.file()), to: "a saved run and the current run", options: .drawing + .looking,
      traits: .looksAtRun, run: Session.compareWithFile))
}

extension Argument<Pattern> {
  /// Only patterns of one app can be compared.
  fileprivate static var otherPattern: Self {
    .init(
      pattern.placeholder,
      candidates: { position in
        guard let first = position.words.first.flatMap({ Pattern(called: $0) }) else {
          return .words(Pattern.names)
        }
        return .words(first.app.patterns.filter { $0 != first }.map(\.name))
      }
    ) { (name, _) throws(ShellProblem) in try Pattern(typed: name) }
  }
}

extension Session {
  /// A pattern alone is not meant as a file.
  fileprivate func compareWithFile(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try request[.file()]
    let isFile = FileManager.default.fileExists(atPath: name)
    if !isFile, let problem = understanding.compare([name]) { throw problem }
    return try comparing.compareWithFile(request)
  }
}
