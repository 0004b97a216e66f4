import Analysis
import Grammar
import Localization
import Stage

// A name without its command: what is called so, and the line that it belongs into.

extension Session {
  /// The lines that words could be the end of: `use mvc` and `lesson mvc` for `mvc`, `run mvc rename` for `rename mvc`.
  ///
  /// - Returns: the two likeliest; none where nothing has this name.
  public func lines(endingIn words: [String]) -> [String] {
    guard let word = words.first else { return [] }
    if words.count == 2, let line = runLine(of: words) { return [line] }
    let found = beginnings.lazy.compactMap { head in
      self.name(like: word, after: head).map { (head + [$0.quotedIfNeeded]).joined(separator: " ") }
    }
    var lines = Array(found.prefix(2))
    if words.count == 2, let lesson = lines.first(where: { $0.hasPrefix("lesson ") }) {
      lines = ["\(lesson) \(words[1].quotedIfNeeded)"]
    }
    return lines
  }

  /// The line for a pattern and a scenario, in either order.
  func runLine(of words: [String]) -> String? {
    for (first, second) in zip(words, words.dropFirst()) {
      for (pattern, scenario) in [(first, second), (second, first)] {
        guard let pattern = name(like: pattern, after: ["use"]),
          let scenario = name(like: scenario, after: ["run", pattern])
        else { continue }
        return "run \(pattern) \(scenario)"
      }
    }
    return nil
  }

  /// The beginnings of lines that take names, the likeliest first. A scenario is one of the app in use, else of any app.
  private var beginnings: [[String]] {
    let present = run.play?.pattern ?? .usual
    let patterns = [present] + App.all.filter { $0 != present.app }.compactMap(\.patterns.first)
    return [["use"], ["lesson"]] + patterns.map { ["run", $0.name] }
      + [["exercise", "start"], ["set"], ["tap"], ["open"], ["state"], ["find"]]
  }

  /// The name that a word means, as completion offers it there. Signs and capital letters do not count: `MVVM+C` is mvvm-c.
  private func name(like word: String, after head: [String]) -> String? {
    let wanted = word.bare
    guard !wanted.isEmpty else { return nil }
    let known = Completer(self).candidates(for: "", after: head).all.map(\.text)
    let isQuery = head == ["find"]
    return known.first {
      $0.bare == wanted && !(isQuery && EventQuery.keywords.contains($0))
    }
  }
}

extension String {
  fileprivate var bare: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
