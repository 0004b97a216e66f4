import Localization

nonisolated extension Options {
  /// The options behind `lifeline`, which hold for every answer.
  ///
  /// - Parameter language: the one that holds when no option says otherwise.
  public init(
    _ words: [String], language: Language = .english
  ) throws(OptionProblem) {
    self.init()
    self.language = language
    var words = words[...]
    while let flag = words.popFirst().flatMap({ OptionName(spelled: $0) }) {
      do {
        try set(flag, flag.value == nil ? "" : words.popFirst() ?? "")
      } catch {
        throw OptionProblem(message: error.message)
      }
    }
  }
}

/// Why an option cannot be had.
public nonisolated struct OptionProblem: Error {
  public let message: String
}
