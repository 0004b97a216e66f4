/// The words of a line or a command line, with the options among them set apart.
public nonisolated struct SplitWords: Equatable, Sendable {
  /// An option as it was written: `--width 80` or `--width=80`.
  public struct Given: Equatable, Sendable {
    /// With its hyphens.
    public let spelling: String
    /// The word after it or after its `=`; `nil` for a flag or when the value is missing.
    public var value: String?
  }

  /// The words that are not options.
  public private(set) var words: [String]
  /// The options, in the order in which they were written.
  public private(set) var given: [Given] = []
  /// The spelling of an option at the end of the line that still needs its value; else `nil`.
  public private(set) var waiting: String?
  private var open: String?

  /// The same without the first word.
  public var rest: SplitWords {
    var rest = self
    rest.words = Array(words.dropFirst())
    return rest
  }

  /// Takes options out.
  ///
  /// - Returns: the options that were taken out.
  public mutating func takeOut(_ isWanted: (Given) -> Bool) -> [Given] {
    defer { given.removeAll(where: isWanted) }
    return given.filter(isWanted)
  }

  /// Words without any option.
  public init(words: [String]) {
    self.words = words
  }

  /// - Parameters:
  ///   - line: its words. After `--`, no word is an option.
  ///   - short: the options with a single hyphen. Other words with a single hyphen are not options.
  ///   - takesValue: whether the option with this spelling is followed by a value.
  public init(
    _ line: some Sequence<String>, short: Set<String> = [], takesValue: (String) -> Bool
  ) {
    self.init(words: [])
    var isOver = false
    for word in line {
      if let option = open, isOver || !word.hasPrefix("--") {
        given.append(Given(spelling: option, value: word))
        open = nil
      } else if isOver || !(word.hasPrefix("--") || short.contains(word)) {
        words.append(word)
      } else if word == "--" {
        endOpen()
        isOver = true
      } else {
        read(word, takesValue)
      }
    }
    waiting = open
    endOpen()
  }

  private mutating func read(_ word: String, _ takesValue: (String) -> Bool) {
    endOpen()
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let value = parts.dropFirst().first.map(String.init)
    if value == nil, takesValue(spelling) {
      open = spelling
    } else {
      given.append(Given(spelling: spelling, value: value))
    }
  }

  /// An option whose value is missing.
  private mutating func endOpen() {
    if let open { given.append(Given(spelling: open)) }
    open = nil
  }
}
