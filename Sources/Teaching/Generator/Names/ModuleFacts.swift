import Foundation

/// What a template may say about the module that is made.
public struct ModuleFacts: Equatable, Sendable {
  public var module: ModuleName
  /// The name of the project that the module is for.
  public var project: String
  public var author: String
  /// As it is to be written.
  public var date: String

  /// - Parameters:
  ///   - project: `nil` when there is none: then it is called like the module.
  ///   - author: `nil` when git names no user; then the generator is the author.
  public init(module: ModuleName, project: String?, author: String?, date: String) {
    self.module = module
    self.project = project.flatMap(\.singleLine) ?? module.text
    self.author = author.flatMap(\.singleLine) ?? "Lifeline"
    self.date = date
  }

  /// The project as the name of a Swift module: `my_app` for `my-app`.
  var target: String {
    let name = String(project.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name
  }
}

extension String {
  /// Without line breaks and control characters, so that it cannot leave its comment; `nil` when nothing is left.
  fileprivate var singleLine: String? {
    let words = split { character in
      character.isNewline
        || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    let line = words.joined(separator: " ").trimmingCharacters(in: .whitespaces)
    return line.isEmpty ? nil : line
  }
}
