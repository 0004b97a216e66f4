/// A part of a form: a fixed word, or an argument with how many words it takes.
public struct Part<Context: CommandContext>: ExpressibleByStringLiteral {
  /// The fixed word, in small letters; `nil` for an argument.
  public let literal: String?
  public let placeholder: String
  /// How many words it takes.
  let least: Int
  let most: Int
  /// Whether help shows that it takes several words.
  private let isList: Bool
  let isFile: Bool
  public let candidates: Candidates.Maker<Context>
  /// Tries to read a word; `false` where it is used wrongly.
  public let accepts: (String, Context) throws(Context.Problem) -> Bool

  public init(stringLiteral word: String) {
    self.init(word: word)
  }

  public init(word: String) {
    (literal, placeholder, least, most, isList) = (word, word, 1, 1, false)
    isFile = false
    candidates = { _ in .words([word]) }
    accepts = { other, _ in other.lowercased() == word }
  }

  private init<Value>(
    _ argument: Argument<Context, Value>, _ count: ClosedRange<Int>, isList: Bool = false
  ) {
    (literal, placeholder) = (nil, argument.placeholder)
    (least, most, self.isList) = (count.lowerBound, count.upperBound, isList)
    isFile = argument.isFile
    candidates = argument.candidates
    accepts = { (word, context) throws(Context.Problem) in
      try argument.read(word, context) != nil
    }
  }

  private static var many: Int { 1 << 16 }

  public static func one<Value>(_ argument: Argument<Context, Value>) -> Part {
    Part(argument, 1...1)
  }
  public static func optional<Value>(_ argument: Argument<Context, Value>) -> Part {
    Part(argument, 0...1)
  }
  /// One or more.
  public static func some<Value>(_ argument: Argument<Context, Value>) -> Part {
    Part(argument, 1...many, isList: true)
  }
  /// Any number, or none.
  public static func any<Value>(_ argument: Argument<Context, Value>) -> Part {
    Part(argument, 0...many, isList: true)
  }
  /// A single argument that may be written as several words.
  public static func rest<Value>(_ argument: Argument<Context, Value>) -> Part {
    Part(argument, 1...many)
  }

  var isOptional: Bool { least == 0 }
  /// As help writes it, without brackets.
  public var text: String { isList && !placeholder.isEmpty ? placeholder + "…" : placeholder }
}
