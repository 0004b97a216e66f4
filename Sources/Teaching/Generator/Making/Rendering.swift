import Stencil

/// Fills in the variables of a template.
struct Rendering {
  private let context: [String: Any]
  private let environment = Environment(trimBehaviour: .smart)

  init(_ facts: ModuleFacts, _ kit: Kit) {
    context = kit.context.merging([
      "module": facts.module.text, "project": facts.project, "target": facts.target,
      "author": facts.author, "date": facts.date,
    ]) { $1 }
  }

  func file(_ file: ModuleTemplate.File) throws(GeneratorProblem) -> ModuleTemplate.File {
    let folder = file.isTest ? ModuleTemplate.tests : ""
    let name = try rendered(String(file.path.dropFirst(folder.count)), of: file.path)
    guard name.isFileName else { throw .malformedFileName(name, template: file.path) }
    return .init(path: folder + name, text: try rendered(file.text, of: file.path))
  }

  private func rendered(_ text: String, of file: String) throws(GeneratorProblem) -> String {
    try requireKnownVariables(in: text, of: file)
    do {
      return try environment.renderTemplate(string: text, context: context)
    } catch {
      let problem = error as? TemplateSyntaxError
      throw .syntax(
        file, line: problem?.token.map { Int($0.sourceMap.location.lineNumber) } ?? 1,
        reason: (problem?.reason ?? "\(error)").withoutPeriod)
    }
  }

  /// Stencil writes nothing for a name that it does not know. Here it is a problem, with its place. A comment may
  /// name anything.
  private func requireKnownVariables(
    in text: String, of file: String
  ) throws(GeneratorProblem) {
    let code = text.replacing(#/(?s)\{#.*?#\}/#) { String($0.output.filter(\.isNewline)) }
    let own = Set(code.namesOfLoops + ["forloop", "block"])
    for path in code.lookedUpPaths {
      let parts = path.split(separator: ".").map(String.init)
      if own.contains(parts[0]) { continue }
      guard let known = knownPaths(insteadOf: parts) else { continue }
      let line = code[..<path.startIndex].count(where: \.isNewline) + 1
      throw .unknownVariable(String(path), file: file, line: line, known: known.sorted())
    }
  }

  /// Those that the template may name; `nil` where it names one of them. Stencil gives members to texts, too.
  private func knownPaths(insteadOf path: [String]) -> [String]? {
    guard let value = context[path[0]] else { return Array(context.keys) }
    guard let member = path.dropFirst().first, member != "count" else { return nil }
    if let members = value as? [String: String] {
      return members[member] == nil ? members.keys.map { "\(path[0]).\($0)" } : nil
    }
    let isOfText = value is String && (["first", "last"].contains(member) || Int(member) != nil)
    return isOfText ? nil : Array(context.keys)
  }
}

extension String {
  /// The name of a Swift file in the same folder, which is not hidden.
  fileprivate var isFileName: Bool {
    hasSuffix(".swift") && count > ".swift".count && !hasPrefix(".")
      && unicodeScalars.allSatisfy {
        $0 != "/" && $0 != "\\"
          && ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      }
  }

  fileprivate var withoutPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
