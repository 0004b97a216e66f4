extension Session {
  /// All commands as a Markdown table, for the README.
  public static var commandTable: String {
    let rows = Command.all.flatMap { command in
      command.usages.map { "| `\($0.cell)` | \(command.summary(of: $0)) |" }
    }
    return (["| type | to |", "|---|---|"] + rows).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// A bar would end the cell, even in a code span.
  fileprivate var cell: String { replacing("|", with: "\\|") }
}
