/// Why no module was made.
public enum GeneratorProblem: Error, Equatable, Sendable {
  /// A name that is no Swift identifier in upper camel case, and the nearest one that is.
  case malformedName(String, nearest: String?)
  /// A name that Swift or generated code already uses.
  case takenName(String)
  /// A name that begins as those of UIKit do.
  case prefixedName(String)
  case malformedTemplateName(String)
  case unknownTemplate(String, known: [String], folders: [String])
  case noFolder(String)
  /// A folder without a file that ends in `.swift`.
  case emptyTemplate(String)
  /// A link, or another thing that is no regular file, among a template's files.
  case notAFile(String)
  case unreadable(String)
  /// Tests are asked for, and the template has none.
  case noTests(String)
  /// What Stencil says about a line of a template.
  case syntax(String, line: Int, reason: String)
  case unknownVariable(String, file: String, line: Int, known: [String])
  /// A name that would lead out of the folder, or is not that of a Swift file.
  case malformedFileName(String, template: String)
  /// Two files of a template get the same name.
  case sameName(String, template: String)
}
