import Localization

extension GeneratorProblem {
  /// What was found, where, and what to do next.
  public var message: String {
    switch self {
    case .malformedName(let name, let nearest?):
      localized(
        """
        \(name.quoted) cannot be the name of a module, which begins a type's name: letters and \
        digits, a capital first. Type: \(nearest)
        """)
    case .malformedName(let name, nil):
      localized(
        """
        \(name.quoted) cannot be the name of a module, which begins a type's name. Use letters \
        and digits, a capital first, such as Note.
        """)
    case .takenName(let name):
      localized(
        "\(name.quoted) cannot be the name of a module: Swift or the kit uses it. Choose another.")
    case .prefixedName(let name):
      localized(
        """
        \(name.quoted) cannot be the name of a module: names that begin with UI are those of \
        UIKit. Leave UI out.
        """)
    case .malformedTemplateName(let name):
      localized(
        """
        \(name.quoted) cannot be the name of a template. Use letters, digits, hyphens and \
        underscores; for a folder, type its path with a slash, such as ./my-template
        """)
    case .unknownTemplate(let name, let known, let folders):
      localized(
        """
        There is no template \(name.quoted). There are: \(known.commaSeparated). Your own are \
        folders in \(folders.commaSeparated).
        """)
    case .noFolder(let path):
      localized("There is no folder \(path.quoted). Check the path of the template.")
    case .emptyTemplate(let path):
      localized(
        """
        The template \(path.quoted) has no file that ends in .swift. Add one, such as \
        {{ module }}Router.swift
        """)
    case .notAFile(let path):
      localized("\(path.quoted) is not a regular file. Put the file itself into the template.")
    case .unreadable(let path):
      localized("\(path.quoted) cannot be read as UTF-8 text. Check the file.")
    case .noTests(let name):
      localized(
        """
        The template \(name.quoted) has no tests. Leave out --tests, or add files to a folder \
        Tests in it.
        """)
    case .syntax(let file, let line, let reason):
      localized("\(file):\(line): Stencil says: \(reason). Correct the template.")
    case .unknownVariable(let name, let file, let line, let known):
      localized(
        "\(file):\(line): There is no variable \(name.quoted). There are: \(known.commaSeparated).")
    case .malformedFileName(let name, let template):
      localized(
        """
        \(template.quoted) becomes \(name.quoted), which is not the name of a .swift file in the \
        same folder. Change the name in the template.
        """)
    case .sameName(let name, let template):
      localized(
        """
        Two files of the template \(template.quoted) become \(name.quoted). Give them different \
        names.
        """)
    }
  }

  /// Whether the line was written wrongly, not the template.
  public var isWrongUse: Bool {
    switch self {
    case .malformedName, .takenName, .prefixedName, .malformedTemplateName: true
    default: false
    }
  }
}
