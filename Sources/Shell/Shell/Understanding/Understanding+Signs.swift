import Grammar
import Localization

// Signs of a shell of Unix, which mean nothing here.

extension Understanding {
  /// What does the same as the first of these signs in a line.
  func signOfUnix(in words: [String]) -> ShellProblem? {
    guard let place = words.dropFirst().firstIndex(where: \.isSignOfUnix) else { return nil }
    guard words[place] != "|" else { return .input(.pipe) }
    let isAlone = words[place].allSatisfy { $0 == ">" }
    let file = words[place...].prefix(isAlone ? 2 : 1).joined(separator: " ")
    var start = words[..<place].map(\.typedWord)
    if start == ["actions", "save"] { return .input(.writing(into: file, after: start, as: nil)) }
    if start.last == Option.output.spelling { start.removeLast() }
    let options = (try? session.command(named: words[0]))?.optionRows.map(\.usage) ?? []
    guard options.contains(where: { $0.hasPrefix(Option.output.spelling) }) else {
      return .input(.screenOnly(ShellProblem.Input.output(into: file, after: ["export", "text"])))
    }
    return .input(.writing(into: file, after: start))
  }
}

nonisolated extension ShellProblem.Input {
  /// - Parameters:
  ///   - file: with `>` before its name.
  ///   - start: the words of the line before it.
  ///   - option: before the file; `nil` for a command that takes the file alone.
  static func writing(
    into file: String, after start: [String] = [], as option: String? = Option.output.spelling
  ) -> Self {
    .redirection(output(into: file, after: start, as: option))
  }

  fileprivate static func output(
    into file: String, after start: [String], as option: String? = Option.output.spelling
  ) -> String {
    let name = String(file.drop { $0 == ">" || $0 == " " })
    let words = start + [option, name.isEmpty ? "FILE" : name.typedWord].compactMap(\.self)
    return words.joined(separator: " ")
  }
}

nonisolated extension String {
  var isSignOfUnix: Bool { self == "|" || hasPrefix(">") }
}

nonisolated extension ShellProblem {
  /// Whether it is about words that a command does not take.
  var mayComeFromSigns: Bool {
    switch self {
    case .line(.wrongUse), .line(.missingOption), .line(.unquotedFile), .line(.severalFiles),
      .line(.unknownFirstWord), .run(.filter(.unknownPart)), .input(.redirection):
      true
    default: false
    }
  }
}
