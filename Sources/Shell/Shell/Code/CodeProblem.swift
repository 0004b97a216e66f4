import Localization

nonisolated extension ShellProblem {
  public enum Code: Sendable {
    /// The sources of the apps are not there.
    case noSources
    case unknownSymbol(String, known: [String])
  }
}

nonisolated extension ShellProblem.Code {
  var message: String {
    switch self {
    case .noSources:
      localized(
        """
        The sources of the apps are not there. They belong next to the lessons that come with \
        Lifeline, in Sources/Apps.
        """)
    case .unknownSymbol(let name, let known):
      localized("No source has \(name.quoted).\(guess(name, known))")
    }
  }
}
