import Grammar
import Localization

// Signs of a shell of Unix, which mean nothing here.

extension Session {
  /// What does the same as the first of these signs in a line.
  func signOfUnix(in words: [String]) -> ShellProblem? {
    guard let place = words.dropFirst().firstIndex(where: \.isSignOfUnix) else { return nil }
    guard words[place] != "|" else { return .input(.pipe) }
    let meant = try? command(named: words[0])
    let options = meant?.optionRows.map(\.usage) ?? []
    let canWrite = options.contains { $0.hasPrefix(Option.output.spelling) }
    let start = canWrite ? words[..<place].map(\.quotedIfNeeded) : ["export", "text"]
    let isAlone = words[place].allSatisfy { $0 == ">" }
    let file = words[place...].prefix(isAlone ? 2 : 1).joined(separator: " ")
    return .input(.writing(into: file, after: start))
  }
}

nonisolated extension ShellProblem.Input {
  /// - Parameters:
  ///   - file: with `>` before its name.
  ///   - start: the words of the line before it.
  static func writing(into file: String, after start: [String] = []) -> Self {
    let name = String(file.drop { $0 == ">" || $0 == " " })
    let file = name.isEmpty ? "FILE" : name.quotedIfNeeded
    return .redirection((start + [Option.output.spelling, file]).joined(separator: " "))
  }
}

nonisolated extension String {
  var isSignOfUnix: Bool { self == "|" || hasPrefix(">") }
}

nonisolated extension ShellProblem {
  /// Whether it is about words that a command does not take.
  var mayComeFromSigns: Bool {
    switch self {
    case .line(.wrongUse), .line(.unquotedFile), .line(.unknownFirstWord),
      .run(.filter(.unknownPart)):
      true
    default: false
    }
  }
}
