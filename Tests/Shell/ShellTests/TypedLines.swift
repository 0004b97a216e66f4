import Shell

extension Session {
  /// Types lines.
  ///
  /// - Returns: the reply to the last of them.
  @discardableResult func reply(toEach lines: [String]) -> Reply {
    lines.map { reply(to: $0) }.last ?? Reply()
  }

  /// The whole answer to the last of these lines, error message included.
  func says(_ lines: [String]) -> String {
    let answer = reply(toEach: lines)
    return [answer.text.plain, answer.complaint ?? ""].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

extension Reply {
  /// What a user reads: the answer, or why there is none.
  var words: String { complaint ?? text.plain }
}

/// What a script in the course reads for the last of these lines.
func answer(_ lines: String...) -> String { answer(lines) }

func answer(_ lines: [String]) -> String {
  Session(.script, environment: .course).reply(toEach: lines).words
}

/// The same, row by row, without empty rows.
func rows(_ lines: String...) -> [String] { rows(lines) }

func rows(_ lines: [String]) -> [String] {
  answer(lines).split(separator: "\n").map(String.init)
}
