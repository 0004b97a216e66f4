import Localization
import Testing

struct SpellingTests {
  @Test func `the nearest word is at most two letters away`() {
    let words = ["launch", "lessons", "lesson", "use"]
    #expect(Spelling.nearest(to: "lanch", among: words) == "launch")
    #expect(Spelling.nearest(to: "luanch", among: words) == "launch")
    #expect(Spelling.nearest(to: "LESSON", among: words) == "lesson")
    #expect(Spelling.nearest(to: "banana", among: words) == nil)
    #expect(Spelling.nearest(to: "x", among: words) == nil)
    #expect(Spelling.nearest(to: "foo", among: ["goto"]) == nil)
    #expect(Spelling.nearest(to: "brw", among: ["brew"]) == "brew")
    #expect(Spelling.nearest(to: String(repeating: "l", count: 100_000), among: words) == nil)
  }

  @Test func `a sign is not near to a letter, and nothing is near to no word`() {
    #expect(Spelling.nearest(to: "E", among: ["Edit", "+"]) == nil)
    #expect(Spelling.nearest(to: "E", among: ["+", "Ed"]) == "Ed")
    #expect(Spelling.nearest(to: "", among: ["Edit", "+"]) == nil)
    #expect(Spelling.nearest(to: "E", among: ["e"]) == "e")
  }

  @Test func `a word that is cut off means the only one that it begins`() {
    let words = ["language", "lens", "show", "width"]
    let meant = ["lang", "LAN", "la", "widt", "l", "le", "", "languages"].map { hint($0, words) }
    let language = " Did you mean \"language\"?"
    #expect(
      meant == [
        language, language, language, " Did you mean \"width\"?", nil, " Did you mean \"lens\"?",
        nil,
        language,
      ])
    #expect(hint("re", ["rename", "restore"]) == nil)
  }

  @Test func `a list that is cut says what shows all of it`() {
    let words = (1...21).map { "word\($0)" }
    let shown = words.prefix(12).joined(separator: ", ")
    #expect(listing(words) == " There are \(shown) and 9 more.")
    #expect(listing(words, all: "words") == " There are \(shown) and 9 more. To see all: words")
    #expect(listing(["a", "b"], all: "words") == " There are a and b.")
    #expect(guess("word22", words, all: "words") == " Did you mean \"word2\"?")
  }
}
