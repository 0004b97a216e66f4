import Actions

extension String {
  /// The text as a command line shows it: `lifeline help all` where the prompt has `help all`. A command comes after a
  /// colon, or in the same sentence in a list of such commands; what is in quotes or in a code span is a name or an example,
  /// and stays. An action keeps its words: it needs an app that runs, which a single command of a command line
  /// does not have.
  ///
  /// - Parameter program: what is put before a command.
  @MainActor func naming(program: String) -> String {
    let names = Set(Session.commands.names)
    var isInList = false
    let part =
      #/
      "(?:\\.|[^"\\])*" | (?:^|\s|：)'(?:[^']|'\\'')*' | `[^`]*`
      | (?<end> [.?!](?=\s) | [。？！\n] )
      | (?<sign> :\ |：|,\ |\ or\ |、|或\ ?) (?<word> [a-z\-]+ ) (?![A-Za-z0-9_:(\-])
      /#
    return replacing(part) { match in
      if match.end != nil { isInList = false }
      guard let sign = match.sign, let word = match.word.map(String.init) else {
        return String(match.0)
      }
      if [": ", "："].contains(sign) { isInList = names.contains(word) }
      let isCommand = isInList && names.contains(word) && !Action.names.contains(word)
      return isCommand ? "\(sign)\(program) \(word)" : String(match.0)
    }
  }
}
