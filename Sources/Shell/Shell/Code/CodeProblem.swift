import Localization

nonisolated extension ShellProblem {
  public enum Code: Sendable {
    /// The sources of the apps are not there.
    case noSources
    case unknownSymbol(String, known: [String])
    /// The name of members that only have other kits than those that the pattern uses.
    case notInPattern(String)
    /// An object of a run of an app that does not come with Lifeline.
    case ofOtherApp(object: String, type: String)
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
    case .unknownSymbol(let name, let known) where known.isEmpty:
      localized("No source has \(name.quoted).")
    case .unknownSymbol(let name, let known):
      localized("No source has \(name.quoted).")
        + (hint(name, known)
          ?? localized(
            " Type a class or a method, as in: code FolderViewController. Tab completes their names."
          ))
    case .notInPattern(let name): localized("No code of this pattern has \(name.quoted).")
    case .ofOtherApp(let object, let type):
      localized(
        """
        \(object) is in this run, but its type \(type) is not in the sources. code knows only the apps that come with \
        Lifeline.
        """)
    }
  }
}
