/// A part of a form: a fixed word, or an argument with how many words it takes.
struct Part: ExpressibleByStringLiteral {
  /// The fixed word, in small letters; `nil` for an argument.
  let literal: String?
  let placeholder: String
  /// How many words it takes.
  let least: Int
  let most: Int
  /// Whether help shows that it takes several words.
  private let isList: Bool
  let isFile: Bool
  let candidates: Candidates.Maker
  /// Tries to read a word; `false` where it is used wrongly.
  let accepts: (String, Session) throws(ShellProblem) -> Bool

  init(stringLiteral word: String) {
    self.init(word: word)
  }

  init(word: String) {
    (literal, placeholder, least, most, isList) = (word, word, 1, 1, false)
    isFile = false
    candidates = { _ in .words([word]) }
    accepts = { other, _ in other.lowercased() == word }
  }

  private init<Value>(_ argument: Argument<Value>, _ count: ClosedRange<Int>, isList: Bool = false)
  {
    (literal, placeholder) = (nil, argument.placeholder)
    (least, most, self.isList) = (count.lowerBound, count.upperBound, isList)
    isFile = argument.isFile
    candidates = argument.candidates
    accepts = { (word, session) throws(ShellProblem) in try argument.read(word, session) != nil }
  }

  private static let many = 1 << 16

  static func one<Value>(_ argument: Argument<Value>) -> Part { Part(argument, 1...1) }
  static func optional<Value>(_ argument: Argument<Value>) -> Part { Part(argument, 0...1) }
  /// One or more.
  static func some<Value>(_ argument: Argument<Value>) -> Part {
    Part(argument, 1...many, isList: true)
  }
  /// Any number, or none.
  static func any<Value>(_ argument: Argument<Value>) -> Part {
    Part(argument, 0...many, isList: true)
  }
  /// A single argument that may be written as several words.
  static func rest<Value>(_ argument: Argument<Value>) -> Part { Part(argument, 1...many) }

  var isOptional: Bool { least == 0 }
  /// As help writes it, without brackets.
  var text: String { isList && !placeholder.isEmpty ? placeholder + "…" : placeholder }
}
