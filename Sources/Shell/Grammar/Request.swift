import Localization

/// What is asked for, understood: a form of a command, with its words and options.
public struct Request<Context: CommandContext> {
  public let command: Command<Context>
  public let form: Form<Context>
  /// Those after the command, without options. Fixed words are spelled as the form has them.
  public let words: [String]
  /// The line with the command spelled out; `nil` for words of a command line.
  public let line: String?
  public private(set) var options: Options<Context>
  private let context: Context
  private let arguments: [String: [String]]

  /// Reads a line of the shell.
  ///
  /// - Parameter options: those that hold for every answer.
  public init(
    _ line: String, in context: Context, options: Options<Context>
  ) throws(Context.Problem) {
    let words = Words(line)
    guard !words.isOpen else { throw .line(.openQuote(line)) }
    let command = try context.command(named: words.words.first ?? "")
    let spelledOut = command.name + line.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    let rest = words.words.dropFirst()
    let split = command.syntax == .forms ? command.split(rest) : SplitWords(words: Array(rest))
    try self.init(command, split, in: context, options: options, line: spelledOut)
  }

  public init(
    _ command: Command<Context>, _ split: SplitWords, in context: Context,
    options: Options<Context>, line: String? = nil
  ) throws(Context.Problem) {
    self.command = command
    self.context = context
    self.options = options
    self.line = line
    form = try command.form(for: split)
    let assigned = form.assigned(split.words) ?? []
    words =
      command.syntax == .anything
      ? split.words : assigned.flatMap { $0.part.literal.map { [$0] } ?? Array($0.words) }
    arguments = Dictionary(
      assigned.map { ($0.part.placeholder, Array($0.words)) }, uniquingKeysWith: +)
    for given in split.given { try read(given) }
  }

  private mutating func read(_ given: SplitWords.Given) throws(Context.Problem) {
    if let option = form.options.spelled(given.spelling) {
      return try option.read(given, into: &options)
    }
    throw command.unfitting(given, in: form, after: words.first)
  }
}

// MARK: What a body asks for

extension Request {
  public subscript(flag: Option<Context, Bool>) -> Bool { options[flag] }
  public subscript<Value>(option: Option<Context, Value>) -> Value? { options[option] }

  /// The value of an argument that cannot be left out.
  public subscript<Value>(argument: Argument<Context, Value>) -> Value {
    get throws(Context.Problem) {
      guard let value = try ifGiven(argument) else { throw command.wrongUse }
      return value
    }
  }

  /// The value of an argument; `nil` when it was left out.
  public func ifGiven<Value>(_ argument: Argument<Context, Value>) throws(Context.Problem) -> Value?
  {
    try all(argument).first
  }

  /// The values of an argument that is there several times, or takes several words.
  public func all<Value>(_ argument: Argument<Context, Value>) throws(Context.Problem) -> [Value] {
    try (arguments[argument.placeholder] ?? []).map { word throws(Context.Problem) in
      guard let value = try argument.read(word, context) else {
        let isFirst = word == words.first
        throw command.misuse(
          of: word, after: words.first,
          among: argument.choices + (isFirst ? command.firstWords : []))
      }
      return value
    }
  }
}

// MARK: Which form is meant

extension Command {
  /// Sets the options apart. Those of all forms are known, since the form is not known yet.
  fileprivate func split(_ words: some Sequence<String>) -> SplitWords {
    let options = options
    return SplitWords(words) { options.spelled($0)?.takesValue ?? false }
  }

  /// The form that the words and the needed options fit best.
  fileprivate func form(for split: SplitWords) throws(Context.Problem) -> Form<Context> {
    if syntax == .anything { return forms[0] }
    let fitting = forms.filter { form in
      form.assigned(split.words) != nil
        && form.needed.allSatisfy { need in split.given.contains { $0.spelling == need.spelling } }
    }
    // The form with the most fixed words goes first.
    let most = fitting.map(\.fixed).max()
    if let form = fitting.first(where: { $0.fixed == most }) { return form }
    if let given = split.given.first(where: { options.spelled($0.spelling) == nil }) {
      throw unknown(given)
    }
    if let word = split.words.first(where: \.looksLikeShortOption) {
      throw unknown(SplitWords.Given(spelling: word))
    }
    throw unquotedFile(in: split.words) ?? unknownFirstWord(split.words.first)
      ?? missingOption(in: split)
      ?? misuse(of: split.words.first, after: split.words.first, among: firstWords)
  }

  /// Where fixed words name the form, and the others fit it, only an option is missing.
  private func missingOption(in split: SplitWords) -> Context.Problem? {
    for form in forms where !form.fixedWords.isEmpty && form.assigned(split.words) != nil {
      let missing = form.needed.first { need in
        !split.given.contains { $0.spelling == need.spelling }
      }
      guard let missing else { continue }
      let line = ([name] + form.fixedWords).joined(separator: " ")
      return .line(.missingOption(missing.shortUsage, of: line))
    }
    return nil
  }

  /// A first word that is none of those that are needed, and near none of them.
  private func unknownFirstWord(_ word: String?) -> Context.Problem? {
    let known = neededFirstWords
    guard let word, !known.isEmpty, !known.contains(word.lowercased()),
      Spelling.nearest(to: word, among: known) == nil
    else { return nil }
    return .line(.unknownFirstWord(word, of: name, known: known))
  }

  fileprivate func unknown(_ given: SplitWords.Given) -> Context.Problem {
    .line(.unknownFlag(given.spelling, of: name, known: options.map(\.spelling)))
  }

  /// An option that the form does not take. Fixed words name the form: `class report has no option --name`.
  fileprivate func unfitting(
    _ given: SplitWords.Given, in form: Form<Context>, after first: String?
  ) -> Context.Problem {
    guard options.spelled(given.spelling) != nil else { return unknown(given) }
    guard !form.fixedWords.isEmpty else { return misuse(of: nil, after: first, among: []) }
    let line = ([name] + form.fixedWords).joined(separator: " ")
    return .line(.unknownFlag(given.spelling, of: line, known: form.options.map(\.spelling)))
  }

  /// Several words at the end, where only the name of a single file fits: one with spaces, or several. Words that another
  /// form begins with are not meant as a file.
  private func unquotedFile(in words: [String]) -> Context.Problem? {
    guard !forms.contains(where: { $0.begins(with: words) }) else { return nil }
    for form in forms {
      guard let file = form.parts.last, file.isFile, file.most == 1,
        words.count > form.parts.count, words.contains(where: \.looksLikeFile),
        form.assigned(Array(words.prefix(form.parts.count))) != nil
      else { continue }
      let before = form.parts.count - 1
      let files = words.dropFirst(before)
      let line = ([name] + words.prefix(before)).joined(separator: " ")
      return .line(
        files.allSatisfy(\.hasFileEnding)
          ? .severalFiles(after: line)
          : .unquotedFile(files.joined(separator: " "), after: line))
    }
    return nil
  }
}

extension String {
  /// Names of scenarios and patterns have no point and no slash in them.
  fileprivate var looksLikeFile: Bool { contains { ".~/".contains($0) } }

  /// `a.mmd`, which a name does not go on after. `v1.` and `../new` have none.
  fileprivate var hasFileEnding: Bool {
    wholeMatch(of: #/.*[^.\/]\.[A-Za-z][A-Za-z0-9]*/#) != nil
  }

  /// `-o`. Commands have none of these, but people know them from other programs.
  fileprivate var looksLikeShortOption: Bool {
    count == 2 && first == "-" && last?.isLetter == true
  }
}

extension Form {
  fileprivate var fixed: Int { parts.count { $0.literal != nil } + needed.count }
}
