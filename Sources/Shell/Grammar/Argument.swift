import Files
import Localization

/// A word, or several, that a form of a command takes: what help writes for it, what it could be, and how it is read.
public struct Argument<Context: CommandContext, Value> {
  /// - Returns: `nil` for a word that is used wrongly; the command then says how it is used.
  public typealias Reader = (_ word: String, Context) throws(Context.Problem) -> Value?

  /// What help writes for it. In a form it tells arguments apart.
  public let placeholder: String
  let candidates: Candidates.Maker<Context>
  let isFile: Bool
  /// The words that it may be, where they are few.
  private(set) var choices: [String] = []
  let read: Reader

  public init(
    _ placeholder: String, candidates: @escaping Candidates.Maker<Context> = Candidates.none,
    read: @escaping Reader
  ) {
    self.placeholder = placeholder
    isFile = false
    self.candidates = candidates
    self.read = read
  }
}

extension Argument where Value == String {
  /// A word that is taken as it is.
  public init(
    _ placeholder: String, candidates: @escaping Candidates.Maker<Context> = Candidates.none
  ) {
    self.init(placeholder, candidates: candidates) { (word, _) in word }
  }

  /// One of some names, in any case. An unknown name is taken as it is, for the command to judge.
  public init(
    _ placeholder: String, candidates: @escaping Candidates.Maker<Context>,
    names: @escaping @MainActor (Context) -> [String]
  ) {
    self.init(placeholder, candidates: candidates) { (word, context) in
      word.spelled(as: names(context))
    }
  }

  /// One of some names, which are also what it could be.
  public init(_ placeholder: String, names: @escaping @MainActor @Sendable (Context) -> [String]) {
    self.init(placeholder, candidates: { .words(names($0.context)) }, names: names)
  }

  /// The name of a file or a directory. `~/` is the home directory. An empty name would be the current directory, which
  /// is not meant by `""` or by a variable of the system's shell that is not set. A name of blanks is none either.
  public init(file placeholder: String) {
    self.placeholder = placeholder
    candidates = Candidates.files
    isFile = true
    read = { (name, _) in name.allSatisfy(\.isWhitespace) ? nil : name.withHomeSpelledOut }
  }
}

extension Argument where Value: Choice {
  /// One of a few words. For any other word, the command says how it is used.
  ///
  /// - Parameter problem: what is wrong with some of the others, where there is more to say.
  public init(
    choice placeholder: String = Value.choices,
    problem: @escaping (String) -> Context.Problem? = { _ in nil }
  ) {
    self.init(placeholder, candidates: Candidates.choices(of: Value.self)) {
      (word, _) throws(Context.Problem) in
      let value = Value(typed: word)
      if value == nil, let problem = problem(word) { throw problem }
      return value
    }
    choices = Value.names
  }
}
