import Testing
import Trace

@testable import Analysis

/// What you type after `find`, and what lessons write in code spans: the same patterns.
@Suite struct EventQueryTests {
  private func pattern(_ words: String...) throws -> EventPattern { try EventQuery(words).pattern }

  @Test func `says in words what an event is like`() throws {
    #expect(try pattern("setName") == EventPattern(word: "setName"))
    #expect(try pattern("setName(_:)") == EventPattern(word: "setName"))
    #expect(try pattern("from", "VC", "to", "Model") == EventPattern(from: "VC", to: "Model"))
    #expect(try pattern("Recording.setName") == EventPattern(to: "Recording", word: "setName"))
    var pattern = EventPattern(to: "Recording")
    pattern.kind = .call
    pattern.argument = "to"
    #expect(try self.pattern("kind", "CALL", "with", "to", "TO", "Recording") == pattern)
    pattern = EventPattern(to: "Recording", word: "name")
    (pattern.old, pattern.new, pattern.isState) = ("Hello", "Hi", true)
    #expect(
      try self.pattern("state", "Recording.name", "was", "Hello", "=", "Hi") == pattern)
    #expect(try self.pattern("Recording.name==Hi", "was", "Hello", "state") == pattern)
    pattern = EventPattern()
    pattern.isBreach = true
    #expect(try self.pattern("breach") == pattern)
  }

  @Test(arguments: [
    ("\"Hi\"", "Hi"), ("\"\"", ""), ("\"", "\""), ("Hi", "Hi"), ("\"Hi", "\"Hi"), ("Hi\"", "Hi\""),
    ("", ""),
  ])
  func `a string is written with its quotes or without`(value: String, plain: String) {
    #expect(value.withoutQuotes == plain)
  }

  @Test func `arrows are those of lessons`() throws {
    let arrow = EventPattern(from: "NC", to: "FolderVC", word: "observer")
    #expect(EventPattern("NC -> FolderVC : observer") == arrow)
    #expect(try pattern("NC", "->", "FolderVC", ":", "observer") == arrow)
    #expect(try pattern("NC->FolderVC", "observer") == arrow)
    #expect(try pattern("NC", "->", "*") == EventPattern(from: "NC"))
    #expect(EventPattern("to Recording kind call") != nil)
    // A single word is a name there, also where it is a keyword here.
    #expect(EventPattern("state") == EventPattern(word: "state"))
  }

  @Test func `arguments in a lesson are those of the message, and labels say nothing`() {
    var call = EventPattern(word: "setName")
    #expect(EventPattern("setName(_:)") == call)
    call.call = "setName(\"Hi\")"
    #expect(EventPattern("setName(\"Hi\")") == call)
    (call.from, call.to) = ("PlayVC", "Hello")
    #expect(EventPattern("PlayVC -> Hello : setName(\"Hi\")") == call)
  }

  /// In a line of the shell, a word has lost its quotes.
  @Test(arguments: [
    "setName(\"Hi\")", "setName(Hi)", "setName(x->y)", "setName(a=b)", "setName(a==b)",
    "setName(a.b)", "setName(:))",
  ])
  func `what is in parentheses is the argument, whatever its signs`(word: String) throws {
    var call = EventPattern(word: "setName")
    call.call = word
    #expect(try pattern(word) == call)
    (call.from, call.to) = ("A", "B")
    #expect(try pattern("A->B", ":", word) == call)
    call.from = nil
    #expect(try pattern("B.\(word)") == call)
  }

  @Test func `a call is a single word, though its arguments have spaces`() throws {
    let moved = try EventQuery(["moveRow(at:", "row", "0,", "to:", "row", "1)", "to", "List"])
    #expect(moved.pattern.word == "moveRow")
    #expect(moved.pattern.call == "moveRow(at: row 0, to: row 1)")
    #expect(moved.pattern.to == "List")
    let bound = try EventQuery(["tap", "after", "sort(by:", "name)"])
    #expect(bound.bound == .init(word: .after, pattern: try pattern("sort(by: name)")))
    #expect(throws: EventQueryProblem.tooMuch("Hello")) { try pattern("sort(by:", "Hello") }
  }

  /// The parser ran into the end of the stack at 12,000 calls.
  @Test func `a line of very many calls is refused as a line of two is`() {
    let calls = Array(repeating: "a(x)", count: 20_000)
    #expect(throws: EventQueryProblem.tooMuch("a")) { try EventQuery(calls) }
    #expect(throws: EventQueryProblem.tooMuch("a")) { try EventQuery(Array(calls.prefix(2))) }
    let open = Array(repeating: "a(x", count: 20_000)
    #expect(throws: EventQueryProblem.tooMuch("a")) { try EventQuery(open) }
  }

  @Test func `a bound is a pattern, too`() throws {
    let query = try EventQuery(["kind", "set", "after", "post"])
    #expect(query.bound == .init(word: .after, pattern: EventPattern(word: "post")))
    let other = try EventQuery(["post", "BEFORE", "to", "View"])
    #expect(other.bound == .init(word: .before, pattern: EventPattern(to: "View")))
  }

  private static let refused: [([String], EventQueryProblem)] = [
    ([], .nothing), (["after", "post"], .nothing), (["to"], .open("to")),
    (["A", "->"], .open("->")), (["setName", "after"], .open("after")),
    (["name", "="], .open("=")), (["setName", "save"], .tooMuch("save")),
    (["to", "A", "to", "B"], .tooMuch("B")),
    (["a", "after", "b", "before", "c"], .tooMuch("before")),
    (["two", "NC", "->", "*"], .tooMuch("two")), (["A", ":", "b"], .tooMuch(":")),
    (["kind", "notify"], .unknownKind("notify")),
  ]

  @Test(arguments: refused)
  func `refuses words that are no query`(words: [String], problem: EventQueryProblem) {
    #expect(throws: problem) { try EventQuery(words) }
  }
}
