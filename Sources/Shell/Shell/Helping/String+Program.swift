import Actions

extension String {
  /// The text as a command line shows it: `lifeline help all` where the prompt has `help all`. A command comes after a
  /// colon, or in a list of such commands. An action keeps its words: it needs an app that runs, which a single command
  /// of a command line does not have.
  @MainActor var namingProgram: String {
    let names = Set(Session.commands.names)
    var isInList = false
    return replacing(#/(: |：|\. |。|, | or |、|或 ?)([a-z-]+)(?![a-z:-])/#) { match in
      switch match.1 {
      case ": ", "：": isInList = names.contains(String(match.2))
      case ". ", "。": isInList = false
      default: break
      }
      let isCommand =
        isInList && names.contains(String(match.2)) && !Action.names.contains(String(match.2))
      return isCommand ? "\(match.1)lifeline \(match.2)" : String(match.0)
    }
  }
}
