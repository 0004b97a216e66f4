import Generator
import Localization

nonisolated extension ShellProblem {
  public enum Generating: Sendable {
    case generator(GeneratorProblem)
    /// A pattern that the program has, and for which it has no template, with what may be meant by its name.
    case noTemplates(for: String, meant: String?, known: [String])
    /// Files that are there already. Nothing was written.
    case exist([String])
    /// A link where a file or a directory would be written.
    case link(String)
    /// A template that does not come with the program.
    case unknownBuiltIn(String, known: [String])
    /// A template that is no part of the program, so it cannot run.
    case notCompiled(String, known: [String])
  }
}

nonisolated extension ShellProblem.Generating {
  var message: String {
    switch self {
    case .generator(let problem): problem.message
    case .noTemplates(let pattern, let meant, let known):
      localized("There are no templates for \(pattern).")
        + (meant.map { localized(" Did you mean \($0.quoted)?") }
          ?? localized(" There are some for \(known.listed(.and))."))
    case .exist(let files) where files.count == 1: ShellProblem.File.exists(files[0]).message
    case .exist(let files):
      localized(
        """
        \(files[0].quoted) and \(files.count - 1) more already exist, so nothing was written. \
        Choose another directory with --output, or add --force to replace them.
        """)
    case .link(let path):
      localized(
        """
        \(path.quoted) is a link, which may lead out of the directory. Remove it, or choose \
        another directory with --output.
        """)
    case .unknownBuiltIn(let name, let known):
      localized(
        """
        \(name.quoted) is not a template of Lifeline, so it cannot be copied.\(guess(name, known))
        """)
    case .notCompiled(let name, let known):
      localized(
        """
        \(name.quoted) is not a template that can run here: only those of Lifeline are compiled into it. \
        Choose one of them: \(known.commaSeparated).
        """)
    }
  }
}
