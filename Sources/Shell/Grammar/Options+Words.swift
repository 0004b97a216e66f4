nonisolated extension Options {
  /// The options behind `lifeline`, which hold for every answer.
  public init(_ words: [String]) throws(OptionProblem) {
    self.init()
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
