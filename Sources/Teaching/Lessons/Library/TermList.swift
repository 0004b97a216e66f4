import Cells
import Localization

/// The words of a language for the terms of the course, and the words that may not be written for them.
///
/// A line of its file is one or more English terms, a colon, the words to write and, after `not`, the others:
/// `contract: 契约, not 约定`. The colon and the commas may be those of a Chinese keyboard. Other lines are comments, and
/// so is a line without a word to write.
public struct TermList: Equatable, Sendable {
  static func fileName(_ language: String) -> String { "terms.\(language).txt" }

  struct Term: Equatable, Sendable {
    var english: [String]
    /// What to write. The first is the usual word.
    var words: [String]
    var rejected: [String]
  }

  private(set) var terms: [Term] = []

  /// Whether there is nothing to hold a text to.
  public var isEmpty: Bool { terms.isEmpty }

  init(_ text: String) {
    let form = /([A-Za-z][A-Za-z, -]*)(?:[:] |： ?)(?![,， ]*not )(.+?)(?:[,， ]+not (.+))?/
    for line in SourceText(text, file: "").lines {
      guard let (_, english, words, rejected) = line.wholeMatch(of: form)?.output,
        !words.listed.isEmpty
      else { continue }
      terms.append(
        Term(english: english.listed, words: words.listed, rejected: rejected?.listed ?? []))
    }
  }
}

extension Substring {
  fileprivate var listed: [String] {
    split { ",，".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
  }
}

extension LessonIndex {
  /// The list of `terms.zh-Hans.txt`, from the directory or else from its base; empty when neither has one.
  public func terms(in language: String) -> TermList {
    let folders = [folder] + (base.map { [LessonFolder(path: $0, folder.cache)] } ?? [])
    let texts = folders.lazy.compactMap { try? $0.text(TermList.fileName(language)).get() }
    return TermList(texts.first ?? "")
  }
}

extension LessonIndex {
  /// Lists of concepts and terms in the directory itself that say nothing. Without a word, nothing would be held to them.
  var problemsOfLists: [LessonProblem] {
    let lists = (folder.names(".txt") ?? []).filter { $0.hasPrefix("terms.") }
    let names = (folder.exists(ConceptList.file) ? [ConceptList.file] : []) + lists
    return names.compactMap { name in
      problem(ofList: name).map { LessonProblem(shown(name), $0.location, .file($0)) }
    }
  }

  private func problem(ofList name: String) -> LessonProblem.FileProblem? {
    let word = String(name.dropFirst("terms.".count).dropLast(".txt".count))
    if name != ConceptList.file, Language(rawValue: word) == nil {
      let meant = Language(typed: word).map { TermList.fileName($0.rawValue) }
      return .otherLanguage(meant: meant)
    }
    return switch folder.text(name) {
    case .failure(let problem): problem
    case .success(let text) where name == ConceptList.file:
      ConceptList(text).ids.isEmpty ? .noConcepts : nil
    case .success(let text): TermList(text).isEmpty ? .noTerms : nil
    }
  }
}
