import Course
import Grammar
import Stage

extension Command {
  static let diff = Command(
    "diff", .patterns, to: "what differs between two runs of one system",
    example: ["diff mvc-vs mvc-vs.m1 edit"],
    details: """
      Compares two runs, such as those before and after a change: files with traces, or a scenario run in a pattern or \
      with a mistake. A single file is compared with the current run. It lists the messages, changes of state, \
      turns and releases that were added (+), removed (-), changed (~) or moved (> here, < from there). In a script, it says nothing \
      when both runs are equal; the file of --output says it. Status on the command line: 0 when they are equal, 1 when not, 2 after an error. \
      Numbers of records, files and lines of code, screens, and who holds whom do not count. What else you do not want to \
      compare you can leave out: --hide query,datasource. The format markdown has a drawing in Mermaid and is short \
      enough for a comment on GitHub; what has no room is counted. Numbers are those of drawings with --all. For two \
      patterns: help compare.
      """,
    Form(
      .one(.traceFile), .optional(.laterTraceFile),
      to: "compare files, or a file with the current run",
      options: differing, traits: .looksAtRunWithOneWord, run: { $0.comparing.diff }),
    Form(
      .one(.system), .one(.system), .one(.scenario()), to: "run a scenario twice and compare",
      options: differing, run: { $0.comparing.diffRuns }))

  private static var differing: OptionList {
    .these(.plain, .width) + .looking + .these(Option<DifferenceFormat>.format) + .saving
  }
}

nonisolated enum DifferenceFormat: String, Choice {
  case text, markdown, json
}

/// A system that can run: a pattern, right or with a mistake.
struct RunnableSystem {
  let pattern: Pattern
  let mistake: Mistake?

  var name: String { mistake?.id ?? pattern.name }
}

extension Argument<String> {
  static var traceFile: Self { file(as: "BEFORE") }
  static var laterTraceFile: Self { file(as: "AFTER") }
}

extension Argument<RunnableSystem> {
  static var system: Self {
    .init(
      "PATTERN|MISTAKE",
      candidates: { _ in .words(Pattern.names + Pattern.all.flatMap(\.mistakes).map(\.id)) }
    ) { (name, _) throws(ShellProblem) in
      guard name.contains(".") else {
        return RunnableSystem(pattern: try Pattern(typed: name), mistake: nil)
      }
      let (pattern, mistake) = try Pattern.mistake(typed: name)
      return RunnableSystem(pattern: pattern, mistake: mistake)
    }
  }
}
