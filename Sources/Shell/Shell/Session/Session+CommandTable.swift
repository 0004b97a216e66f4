extension Session {
  /// All commands as a Markdown table, for the README.
  public static var commandTable: String {
    let rows = Command.all.flatMap { command in
      command.usages.map { "| `\($0.usage.cell)` | \($0.meaning) |" }
    }
    return (["| type | to |", "|---|---|"] + rows).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// A bar would end the cell, even in a code span.
  fileprivate var cell: String { replacing("|", with: "\\|") }
}
