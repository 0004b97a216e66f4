import Analysis
import Grammar
import Localization
import Stage

// A name without its command: what is called so, and the line that it belongs into.

extension Understanding {
  /// The lines that words could be the end of: `use mvc` and `lesson mvc` for `mvc`, `run mvc rename` for `rename mvc`.
  ///
  /// - Returns: the two likeliest; none where nothing has this name.
  func lines(endingIn words: [String]) -> [String] {
    guard let word = words.first else { return [] }
    if words.count == 2, let line = runLine(of: words) { return [line] }
    let found = beginnings.lazy.compactMap { head in
      self.name(like: word, after: head).map { (head + [$0.typedWord]).joined(separator: " ") }
    }
    var lines = Array(found.prefix(2))
    if words.count == 2, let lesson = lines.first(where: { $0.hasPrefix("lesson ") }) {
      lines = ["\(lesson) \(words[1].typedWord)"]
    }
    return lines
  }

  /// The line for a pattern and a scenario, in either order.
  func runLine(of words: [String]) -> String? {
    zip(words, words.dropFirst()).lazy
      .compactMap { runLine($0, $1) ?? runLine($1, $0) }.first
  }

  /// The line for a scenario and a pattern, in this order.
  func runLine(swapping words: ArraySlice<String>) -> String? {
    zip(words, words.dropFirst()).lazy.compactMap { runLine($1, $0) }.first
  }

  private func runLine(_ pattern: String, _ scenario: String) -> String? {
    guard let pattern = name(like: pattern, after: ["use"]),
      let scenario = name(like: scenario, after: ["run", pattern])
    else { return nil }
    return "run \(pattern) \(scenario)"
  }

  /// The beginnings of lines that take names, the likeliest first. A scenario is one of the app in use, else of any app.
  private var beginnings: [[String]] {
    let present = run.pattern ?? .usual
    let patterns = [present] + App.all.filter { $0 != present.app }.compactMap(\.patterns.first)
    return [["use"], ["lesson"]] + patterns.map { ["run", $0.name] }
      + [["exercise", "start"], ["set"], ["tap"], ["open"], ["state"], ["find"]]
  }

  /// The name that a word means, as completion offers it there. Signs and capital letters do not count: `MVVM+C` is mvvm-c.
  private func name(like word: String, after head: [String]) -> String? {
    let wanted = word.bare
    guard !wanted.isEmpty else { return nil }
    let known = Completer(session).candidates(for: "", after: head).all.map(\.text)
    let isQuery = head == ["find"]
    return known.first {
      $0.bare == wanted && !(isQuery && EventQuery.keywords.contains($0))
    }
  }
}

// MARK: As it is meant

extension Understanding {
  /// A line with its alias spelled out, and without the sign of a question: `why 5?`, `why not Store ?`. No name ends so.
  func spelledOut(_ line: String) -> String {
    let line = session.aliases.expanded(line)
    guard line.contains(where: { "?？".contains($0) }), let first = Words(line).words.first,
      let command = try? session.command(named: first), command.name == "why"
    else { return line }
    return line.replacing(#/\h*[?？](?=\h|$)/#, with: "")
  }
}

extension String {
  fileprivate var bare: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
