import Cells
import Grammar
import Localization

extension Command {
  static let completions = Command(
    "completions", .shell, to: "a script that lets Tab complete lifeline in your shell",
    example: ["completions bash"],
    details: """
      The script asks lifeline itself, so it stays up to date. bash: lifeline completions bash > \
      ~/.local/share/bash-completion/completions/lifeline. zsh: write it into a file _lifeline in a \
      directory of fpath. fish: lifeline completions fish > ~/.config/fish/completions/lifeline.fish.
      """,
    Form(.one(.terminalShell), run: Session.completions))
}

extension Argument<CompletionScript> {
  fileprivate static var terminalShell: Self { .init(choice: CompletionScript.choices) }
}

extension Session {
  fileprivate func completions(_ request: Request) throws(ShellProblem) -> Reply {
    Reply(Styled(try request[.terminalShell].text(for: "lifeline")))
  }
}
