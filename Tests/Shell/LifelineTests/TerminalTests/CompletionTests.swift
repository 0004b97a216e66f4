import Testing

@testable import Terminal

@Suite struct CompletionTests {
  let candidates = ["New folder", "New game", "Edit", "新建 文件夹"].map { Completion($0) }

  func answer(_ word: String, _ quote: Character? = nil) -> CompletionAnswer? {
    CompletionRequest(line: "tap " + word, wordOffset: 4, openQuote: quote)?
      .answer(from: candidates)
  }

  @Test func `one candidate is written whole, in quotes if it needs them`() {
    #expect(answer("E") == .one("Edit", endsWord: true))
    #expect(answer("新") == .one("\"新建 文件夹\"", endsWord: true))
  }

  @Test func `several are written as far as they agree, and listed as one would type them`() {
    #expect(
      answer("N")
        == .several(beginning: "\"New ", choices: ["\"New folder\"", "\"New game\""]))
  }

  @Test func `an open quote stays the person's own`() {
    #expect(answer("New f", "'") == .one("New folder", endsWord: true))
    #expect(answer("N", "\"") == .several(beginning: "New ", choices: ["New folder", "New game"]))
  }

  @Test func `case is overlooked when nothing fits otherwise`() {
    #expect(answer("eD") == .one("Edit", endsWord: true))
  }

  @Test func `no letter that was typed is taken away, only its case`() {
    let request = CompletionRequest(line: "ab", wordOffset: 0)
    #expect(
      request?.answer(from: [Completion("ABC"), Completion("Abd")])
        == .several(beginning: "AB", choices: ["ABC", "Abd"]))
  }

  @Test func `an offset beyond the line asks nothing`() {
    #expect(CompletionRequest(line: "新", wordOffset: 4) == nil)
  }

  @Test func `no candidate, no answer; one twice is one`() {
    #expect(answer("x") == .nothing)
    let twice = [Completion("run"), Completion("run")]
    #expect(
      CompletionRequest(line: "r", wordOffset: 0)?.answer(from: twice)
        == .one("run", endsWord: true))
  }
}

@Suite struct QuotingTests {
  @Test(arguments: [
    ("Edit", "Edit"), ("文件夹", "文件夹"), ("New folder", "\"New folder\""), ("", "\"\""),
    ("#1", "\"#1\""), ("say \"hi\"", "\"say \\\"hi\\\"\""), ("it's", "\"it's\""),
    ("a\\b", "\"a\\\\b\""),
  ])
  func `a text becomes one word, and the word the text again`(text: String, word: String) {
    #expect(Quoting.word(text) == word)
    let inside = word.hasPrefix("\"") ? String(word.dropFirst().dropLast()) : word
    #expect(Quoting.unescaped(inside) == text)
  }

  @Test func `a beginning leaves its quote open`() {
    #expect(Quoting.beginning("New ") == "\"New ")
    #expect(Quoting.beginning("") == "")
  }
}
