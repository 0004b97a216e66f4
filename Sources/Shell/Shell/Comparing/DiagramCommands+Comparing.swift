import Foundation
import Localization

extension DiagramCommands {
  /// A saved run and the current run, next to each other.
  func compare(_ request: Request) throws(ShellProblem) -> Reply {
    let file = try request[.savedRun]
    let saved = RunComparison.Run(
      title: URL(filePath: file).lastPathComponent, trace: try trace(inFile: file))
    let current = RunComparison.Run(title: localized("the current run"), trace: try run.trace())
    let compared = RunComparison(
      first: saved, second: current, figures: request.options[.all] ? [saved, current] : [],
      listing: "diff \(file.quotedIfNeeded)",
      whole: request.options[.all] ? nil : display.command("compare \(file.quotedIfNeeded) --all"))
    return Reply(
      try compared.styled(
        by: renderer, request.options, width: width(request.options), height: display.height))
  }
}
