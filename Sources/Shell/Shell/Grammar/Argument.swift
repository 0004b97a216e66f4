import Actions

/// A word, or several, that a form of a command takes: what stands for it in help, what it could be, and
/// how it is read.
struct Argument<Value> {
  /// - Returns: `nil` for a word that is used wrongly; the command then says how it is used.
  typealias Reading = (_ word: String, Session) throws(ShellProblem) -> Value?

  /// What stands for it in help. In a form it tells arguments apart.
  let placeholder: String
  let candidates: Candidates.Maker
  let isFile: Bool
  let read: Reading

  init(
    _ placeholder: String, candidates: @escaping Candidates.Maker = Candidates.none,
    read: @escaping Reading
  ) {
    self.placeholder = placeholder
    isFile = false
    self.candidates = candidates
    self.read = read
  }
}

extension Argument<String> {
  /// A word that is taken as it is.
  init(_ placeholder: String, candidates: @escaping Candidates.Maker = Candidates.none) {
    self.init(placeholder, candidates: candidates) { (word, _) in word }
  }
}

extension Argument<String> {
  /// One of some names, in any case. An unknown name is taken as it is, for the command to judge.
  init(
    _ placeholder: String, candidates: @escaping Candidates.Maker,
    names: @escaping @MainActor (Session) -> [String]
  ) {
    self.init(placeholder, candidates: candidates) { (word, session) in
      word.spelled(as: names(session))
    }
  }

  /// One of some names, which are also what it could be.
  init(_ placeholder: String, names: @escaping @MainActor @Sendable (Session) -> [String]) {
    self.init(placeholder, candidates: { .words(names($0.session)) }, names: names)
  }
}

extension Argument<String> {
  /// The name of a file or a directory. `~/` is the home directory.
  init(file placeholder: String) {
    self.placeholder = placeholder
    candidates = Candidates.files
    isFile = true
    read = { (name, _) in name.withHomeSpelledOut }
  }
}

extension Argument where Value: Choice {
  /// One of a few words. For any other word, the command says how it is used.
  init(choice placeholder: String = Value.choices) {
    self.init(placeholder, candidates: Candidates.choices(of: Value.self)) { (word, _) in
      Value(typed: word)
    }
  }
}
