import Foundation

/// Where templates are looked for: in folders, by name; the folder that comes first wins. Built-in templates come
/// last.
public struct TemplateShelf: Sendable {
  /// `.lifeline/templates` of the project, then that of the user.
  public var folders: [String]
  /// Where a relative path begins.
  public var here: String

  public init(folders: [String], here: String) {
    self.folders = folders
    self.here = here
  }

  /// - Parameter word: a name, or a path with a slash in it; `nil` for the usual template.
  public func template(
    _ word: String?, for architecture: Architecture
  ) throws(GeneratorProblem) -> ModuleTemplate {
    guard let word else {
      return try template(architecture.templates[0].rawValue, for: architecture)
    }
    if word.contains("/") { return try TemplateFolder(path(word)).template() }
    guard word.isTemplateName else { throw .malformedTemplateName(word) }
    for folder in folders {
      let folder = TemplateFolder("\(folder)/\(word)")
      if folder.isThere { return try folder.template() }
    }
    guard let builtIn = architecture.templates.first(where: { $0.rawValue == word }) else {
      throw .unknownTemplate(word, known: names(for: architecture), folders: folders)
    }
    return builtIn.template
  }

  /// The names of all templates that can be taken, the user's own first.
  public func names(for architecture: Architecture) -> [String] {
    var known: Set<String> = []
    return (own + architecture.templates.map(\.rawValue)).filter { known.insert($0).inserted }
  }

  /// The names of the user's own templates, sorted.
  public var own: [String] {
    Set(
      folders.flatMap { folder in
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.isTemplateName && TemplateFolder("\(folder)/\($0)").isThere }
      }
    ).sorted()
  }

  private func path(_ word: String) -> String {
    word.hasPrefix("/") ? word : "\(here)/\(word)"
  }
}

extension String {
  /// Letters, digits, hyphens and underscores: nothing that leads to another folder.
  public var isTemplateName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
