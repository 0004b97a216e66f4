import Actions

/// What is asked for, understood: a form of a command, with its words and options.
struct Request {
  let command: Command
  let form: Form
  /// Behind the command, without options. Fixed words are spelled as the form has them.
  let words: [String]
  /// The line with the command spelled out; `nil` for words of a command line.
  let line: String?
  private(set) var options: Options
  private let session: Session
  private let arguments: [String: [String]]

  /// Reads a line of the shell.
  ///
  /// - Parameter options: those that hold for every answer.
  init(_ line: String, in session: Session, options: Options) throws(ShellProblem) {
    let words = Words(line)
    guard !words.isOpen else { throw .run(.action(.openQuote(line))) }
    let command = try Command.named(words.words.first ?? "", in: session.mode)
    let spelledOut = command.name + line.drop(while: \.isWhitespace).drop { !$0.isWhitespace }
    let rest = words.words.dropFirst()
    let split = command.isVerbatim ? SplitWords(words: Array(rest)) : command.split(rest)
    try self.init(command, split, in: session, options: options, line: spelledOut)
  }

  init(
    _ command: Command, _ split: SplitWords, in session: Session, options: Options,
    line: String? = nil
  ) throws(ShellProblem) {
    self.command = command
    self.session = session
    self.options = options
    self.line = line
    form = try command.form(for: split)
    let assigned = form.assigned(split.words) ?? []
    words =
      command.isAction
      ? split.words : assigned.flatMap { $0.part.literal.map { [$0] } ?? Array($0.words) }
    arguments = Dictionary(
      assigned.map { ($0.part.placeholder, Array($0.words)) }, uniquingKeysWith: +)
    for given in split.given { try read(given) }
  }

  private mutating func read(_ given: SplitWords.Given) throws(ShellProblem) {
    if let option = form.options.spelled(given.spelling) {
      return try option.read(given, into: &options)
    }
    guard command.options.spelled(given.spelling) == nil else { throw command.wrongUse }
    throw command.unknown(given)
  }
}

// MARK: What a body asks for

extension Request {
  subscript(flag: Option<Bool>) -> Bool { options[flag] }
  subscript<Value>(option: Option<Value>) -> Value? { options[option] }

  /// The value of an argument that cannot be left out.
  subscript<Value>(argument: Argument<Value>) -> Value {
    get throws(ShellProblem) {
      guard let value = try ifGiven(argument) else { throw command.wrongUse }
      return value
    }
  }

  /// The value of an argument; `nil` when it was left out.
  func ifGiven<Value>(_ argument: Argument<Value>) throws(ShellProblem) -> Value? {
    try all(argument).first
  }

  /// The values of an argument that stands there several times, or takes several words.
  func all<Value>(_ argument: Argument<Value>) throws(ShellProblem) -> [Value] {
    try (arguments[argument.placeholder] ?? []).map { word throws(ShellProblem) in
      guard let value = try argument.read(word, session) else { throw command.wrongUse }
      return value
    }
  }
}

extension Request {
  /// The words of a command that is an action.
  func action() throws(ActionProblem) -> Action {
    if let line { return try Action(line) }
    return try Action(command.name, words)
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
  fileprivate func form(for split: SplitWords) throws(ShellProblem) -> Form {
    if isAction { return forms[0] }
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
    throw unquotedFile(in: split.words) ?? wrongUse
  }

  fileprivate func unknown(_ given: SplitWords.Given) -> ShellProblem {
    .line(.unknownFlag(given.spelling, of: name, known: options.spellings))
  }

  /// Several words at the end, where only the name of a single file fits. Words that another form
  /// begins with are not meant as a file.
  private func unquotedFile(in words: [String]) -> ShellProblem? {
    guard !forms.contains(where: { $0.begins(with: words) }) else { return nil }
    for form in forms {
      guard let file = form.parts.last, file.isFile, file.most == 1,
        words.count > form.parts.count,
        form.assigned(Array(words.prefix(form.parts.count))) != nil
      else { continue }
      let before = form.parts.count - 1
      return .line(
        .unquotedFile(
          words.dropFirst(before).joined(separator: " "),
          after: ([name] + words.prefix(before)).joined(separator: " ")))
    }
    return nil
  }
}

extension Form {
  fileprivate var fixed: Int { parts.count { $0.literal != nil } + needed.count }
}

nonisolated extension AnyOption {
  /// Reads what was written.
  func read(
    _ given: SplitWords.Given, into options: inout Options
  ) throws(ShellProblem) {
    guard takesValue else {
      guard given.value == nil else { throw .line(.valueTooMany(spelling)) }
      return try read("", into: &options)
    }
    guard let value = given.value else { throw .line(.noValue(spelling, usage: usage)) }
    try read(value, into: &options)
  }
}
