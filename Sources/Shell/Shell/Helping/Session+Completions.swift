import Analysis
import Cells
import Diagrams
import Files
import Foundation
import Grammar
import Localization

extension Session {
  /// What the last word of a line could become. A line that ends with a space begins a new word.
  public func completions(of line: String) -> [String] {
    let words = Words(aliases.expanded(line))
    let isUnfinished = words.isOpen || line.last.map { !$0.isWhitespace } ?? false
    let head = isUnfinished ? Array(words.words.dropLast()) : words.words
    let last = isUnfinished ? words.words.last ?? "" : ""
    let found = Completer(self).candidates(for: last, after: head)
    return found.all.map(\.text) + names(of: found.files, for: last)
  }

  /// Names of files for a word, or for the value of an option: `--output=pic`.
  private func names(of files: Candidates.Files, for word: String) -> [String] {
    guard files != .none else { return [] }
    let option = word.hasPrefix("--") ? word.prefix { $0 != "=" } : ""
    let start = option.isEmpty ? 0 : option.count + 1
    return fileNames(continuing: String(word.dropFirst(start)))
      .filter { files == .all || $0.hasSuffix("/") }
      .map { word.prefix(start) + $0 }
  }

  /// The paths as they continue the word, in any case; directories end with `/`. Hidden files are found only by their
  /// dot, and names that a line cannot hold are left out.
  private func fileNames(continuing word: String) -> [String] {
    guard word != "~" else { return ["~/"] }
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let start = word.dropFirst(folder.count).lowercased()
    let place = URL(
      fileURLWithPath: folder.withHomeSpelledOut,
      relativeTo: URL(fileURLWithPath: environment.here)
    ).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted().filter { name in
      name.lowercased().hasPrefix(start) && (start.hasPrefix(".") || !name.hasPrefix("."))
        && name == name.printable
    }.map { name in folder + name + (Folder(place + "/" + name).isThere ? "/" : "") }
  }

  /// Values of the part that was begun last; another part, where it may be complete.
  func filterCandidates(after words: [String]) -> [String] {
    let beginnings = DiagramFilter.Part.allCases.map(\.rawValue) + [DiagramFilter.everything]
    let others = beginnings.filter { !words.contains($0) }
    guard let place = words.lastIndex(where: beginnings.contains),
      let part = DiagramFilter.Part(rawValue: words[place])
    else { return others }
    let isComplete = place < words.count - 1
    guard part.takesNames else { return isComplete ? others : [] }
    let values = filterCandidates(part).filter { !words[place...].contains($0) }
    return isComplete ? values + others : values
  }

  func filterCandidates(_ part: DiagramFilter.Part) -> [String] {
    guard part.takesNames else { return [] }
    let folds = part == .fold ? ["widgets", "loops"] : []
    guard let trace = try? run.trace() else { return folds }
    let diagram = renderer.diagram(of: trace, options)
    return (folds + diagram.names + diagram.roles + diagram.kinds).uniqued()
  }

  /// What can be after the words of a query.
  func queryCandidates(after words: [String]) -> [String] {
    let names = (try? run.trace()).map { EventVocabulary($0) }
    let participants = names?.participants ?? []
    switch words.last?.lowercased() {
    case "from", "to", "->": return participants
    case "kind": return EventVocabulary.kinds
    case let word? where EventQuery.beforeValue.contains(word): return []
    case nil, "after", "before": return (names?.words ?? []) + EventQuery.keywords
    default: return (names?.words ?? []) + EventQuery.keywords + EventQuery.bounds
    }
  }

  /// What can be after the words of a stop.
  func stopCandidates(after words: [String]) -> [String] {
    let last = words.last?.lowercased() ?? ""
    guard last != Stop.Modifier.count.rawValue, !EventQuery.beforeValue.contains(last) else {
      return []
    }
    let isBegun = words.contains { $0.lowercased() != "back" }
    return queryCandidates(after: words) + (isBegun ? Stop.Modifier.allCases.map(\.rawValue) : [])
  }
}
