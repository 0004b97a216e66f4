import Localization
import Testing

@testable import Terminal

@Suite struct CompletionTests {
  let candidates = ["New folder", "New game", "Edit", "新建 文件夹"]

  func answer(_ word: String, isInQuotes: Bool = false) -> CompletionAnswer? {
    CompletionRequest(line: "tap " + word, wordOffset: 4, isInQuotes: isInQuotes)?
      .answer(from: candidates)
  }

  @Test func `one candidate is written whole, in quotes if it needs them`() {
    #expect(answer("E") == .one("Edit", endsWord: true))
    #expect(answer("新") == .one("\"新建 文件夹\"", endsWord: true))
  }

  @Test func `several are written as far as they agree, and listed as you would type them`() {
    #expect(
      answer("N")
        == .several(beginning: "\"New ", choices: ["\"New folder\"", "\"New game\""]))
  }

  @Test func `an open quote stays the person's own`() {
    #expect(answer("New f", isInQuotes: true) == .one("New folder", endsWord: true))
    #expect(
      answer("N", isInQuotes: true)
        == .several(beginning: "New ", choices: ["New folder", "New game"]))
  }

  @Test func `a backslash is itself, except in quotes`() {
    let candidate = [#"a\b"#]
    for (line, isInQuotes) in [(#"a\"#, false), (#"a\\"#, true)] {
      let request = CompletionRequest(line: line, wordOffset: 0, isInQuotes: isInQuotes)
      #expect(request?.word == #"a\"#)
      #expect(
        request?.answer(from: candidate)
          == .one(isInQuotes ? #"a\\b"# : #""a\\b""#, endsWord: true))
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `among many files, each is compared once`() {
    let files = (1...30_000).map { "file\($0)" }
    let request = CompletionRequest(line: "f", wordOffset: 0)
    let answer = request?.answer(from: files + files)
    #expect(answer == .several(beginning: "file", choices: files))
  }

  @Test func `case is overlooked when nothing fits otherwise`() {
    #expect(answer("eD") == .one("Edit", endsWord: true))
  }

  @Test func `no letter that was typed is taken away, only its case`() {
    let request = CompletionRequest(line: "ab", wordOffset: 0)
    #expect(
      request?.answer(from: ["ABC", "Abd"])
        == .several(beginning: "AB", choices: ["ABC", "Abd"]))
  }

  @Test(arguments: ["src/", "--format="])
  func `a folder and an option with a value are no finished words`(candidate: String) {
    let request = CompletionRequest(line: String(candidate.prefix(3)), wordOffset: 0)
    #expect(request?.answer(from: [candidate]) == .one(candidate, endsWord: false))
  }

  @Test func `an offset beyond the line asks nothing`() {
    #expect(CompletionRequest(line: "新", wordOffset: 4) == nil)
  }

  @Test func `no candidate, no answer; one twice is one`() {
    #expect(answer("x") == .nothing)
    let twice = ["run", "run"]
    #expect(
      CompletionRequest(line: "r", wordOffset: 0)?.answer(from: twice)
        == .one("run", endsWord: true))
  }
}

@Suite struct QuotingTests {
  @Test(arguments: [
    ("Edit", "Edit"), ("文件夹", "文件夹"), ("New folder", "\"New folder\""), ("", "\"\""),
    ("#1", "\"#1\""), ("say \"hi\"", "\"say \\\"hi\\\"\""), ("it's", "it's"),
    ("a\\b", "\"a\\\\b\""), ("“Hi”", #""\“Hi\”""#), ("\u{301}a b", "\"\u{301}a b\""),
  ])
  func `a text becomes one word, and the word the text again`(text: String, word: String) {
    #expect(Quoting.word(text) == word)
    #expect(Words(word).words == [text])
    #expect(Quoting.unescaped(Quoting.inside(text)) == text)
  }

  @Test func `a beginning leaves its quote open`() {
    #expect(Quoting.beginning("New ") == "\"New ")
    #expect(Quoting.beginning("") == "")
  }
}
