import Files

/// An option of commands or of the program: how it is written, what it means and how its value is read.
///
/// It is declared once. Help, completion, the man page, the command line and the typed value in a request
/// come from this declaration. A flag is an option of type `Bool`.
@dynamicMemberLookup
public nonisolated struct Option<Context: CommandContext, Value: Equatable & Sendable>: Sendable {
  /// Reads a word.
  ///
  /// - Parameters:
  ///   - word: what comes after the option; empty for a flag.
  ///   - former: what the same option said before on the same line.
  public typealias Reader =
    @Sendable (_ word: String, _ former: Value?) throws(Context.Problem) -> Value

  public let read: Reader
  let untyped: AnyOption<Context>

  /// - Parameters:
  ///   - placeholder: what help writes for its value; `nil` for a flag.
  ///   - meaning: in English; a key of the catalogue.
  ///   - short: another spelling with its hyphen, such as `-h`.
  ///   - candidates: what the value could be, for completion.
  public init(
    _ name: String, _ placeholder: String?, _ meaning: String, short: String? = nil,
    candidates: @escaping Candidates.Maker<Context> = Candidates.none, read: @escaping Reader
  ) {
    self.read = read
    untyped = AnyOption(
      name: name, placeholder: placeholder, englishMeaning: meaning, short: short,
      candidates: candidates
    ) { (word, options) throws(Context.Problem) in
      options[name] = try read(word, options[name] as? Value)
    }
  }

  public subscript<Part>(dynamicMember part: KeyPath<AnyOption<Context>, Part>) -> Part {
    untyped[keyPath: part]
  }
}

nonisolated extension Option {
  /// An option whose value is read from a single word.
  ///
  /// - Parameters:
  ///   - expected: said of a word that has no value.
  ///   - value: `nil` for a word that has none.
  public init(
    _ name: String, _ placeholder: String, _ meaning: String,
    expecting expected: @autoclosure @escaping @Sendable () -> String,
    value: @escaping @Sendable (_ word: String) -> Value?
  ) {
    self.init(name, placeholder, meaning) { (word, _) throws(Context.Problem) in
      guard let value = value(word) else {
        throw .line(.badValue(word, for: "--" + name, expected: expected()))
      }
      return value
    }
  }
}

nonisolated extension Option where Value == Bool {
  /// A flag, which takes no value.
  public init(flag name: String, _ meaning: String, short: String? = nil) {
    self.init(name, nil, meaning, short: short) { _, _ in true }
  }
}

nonisolated extension Option where Value == String {
  /// An option whose value is taken as it is.
  public init(text name: String, _ placeholder: String, _ meaning: String) {
    self.init(name, placeholder, meaning) { word, _ in word }
  }

  /// An option whose value is the name of a file or a directory. An empty name is none.
  public init(file name: String, _ placeholder: String, _ meaning: String) {
    self.init(name, placeholder, meaning, candidates: Candidates.files) {
      (word, _) throws(Context.Problem) in
      guard !word.allSatisfy(\.isWhitespace) else {
        throw .line(.noValue("--" + name, usage: "--\(name) \(placeholder)"))
      }
      return word.withHomeSpelledOut
    }
  }
}

nonisolated extension Option where Value == [String] {
  /// An option that may be given several times.
  public init(list name: String, _ placeholder: String, _ meaning: String) {
    self.init(name, placeholder, meaning) { word, former in (former ?? []) + [word] }
  }
}

nonisolated extension Option where Value: Choice {
  /// An option whose value is one of a few words.
  public init(choice name: String, _ meaning: String, as placeholder: String? = nil) {
    self.init(
      name, placeholder ?? Value.choices, meaning,
      candidates: Candidates.choices(of: Value.self)
    ) { (word, _) throws(Context.Problem) in
      guard let value = Value(typed: word) else {
        throw .line(
          .badValue(word, for: "--" + name, expected: Value.choices, known: Value.names))
      }
      return value
    }
  }
}
