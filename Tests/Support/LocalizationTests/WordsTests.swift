import Localization
import Testing

struct WordsTests {
  @Test(arguments: [
    ("", []), ("  tap  Edit ", ["tap", "Edit"]), (#"tap "New folder""#, ["tap", "New folder"]),
    ("open “你 好”", ["open", "你 好"]), (#"type """#, ["type", ""]),
    (#"say "a \" and a \\""#, ["say", #"a " and a \"#]), (#"a"b c"d"#, ["ab cd"]),
    (#"type "a “b c” d""#, ["type", "a “b c” d"]), (#"type "“""#, ["type", "“"]),
    (#"open “New folder""#, ["open", "New folder"]),
    ("open “New folder“ x", ["open", "New folder", "x"]),
    (#"open “a \“b\” c”"#, ["open", "a “b” c"]), (#"a\b"#, [#"a\b"#]),
    (#"type "C:\new""#, ["type", #"C:\new"#]), (#"type "\n\\n""#, ["type", #"\n\n"#]),
    ("type \"\u{301}abc\" \u{301}d", ["type", "\u{301}abc", "\u{301}d"]),
    ("type 'New folder' x", ["type", "New folder", "x"]), ("type ''", ["type", ""]),
    (#"type '"a" \ “b'"#, ["type", #""a" \ “b"#]),
    ("say it's 'n more", ["say", "it's", "'n", "more"]),
    ("why not cell' 'a'b c'", ["why", "not", "cell'", "a'b c"]),
    (#"type "'a'" b'c'"#, ["type", "'a'", "b'c'"]), ("type ‘你 好’ x", ["type", "你 好", "x"]),
    ("say ‘a it’s b’", ["say", "a it’s b"]), ("say ‘a 'b c' d", ["say", "‘a", "b c", "d"]),
    ("svg --output='a b.svg' x", ["svg", "--output=a b.svg", "x"]),
    ("svg --output=‘a b.svg’", ["svg", "--output=a b.svg"]), ("svg x='a b", ["svg", "x='a", "b"]),
  ])
  func `words are separated by spaces, but not in quotes`(_ line: String, _ words: [String]) {
    #expect(Words(line).words == words)
    #expect(!Words(line).isOpen)
  }

  @Test func `a quote that is not closed is open`() {
    #expect(Words(#"tap "New fol"#).isOpen)
    #expect(Words(#"tap "New fol"#).words == ["tap", "New fol"])
    #expect(Words(#"type "a “b”"#).isOpen)
    #expect(Words("type “a b").isOpen)
  }

  @Test(arguments: [
    "Edit", "New folder", #"say "hi""#, #"a\b"#, "“quotes”", "", "\u{301}abc", "a \u{301}",
    "a\"\u{301}", "\\\u{301}", "\u{600}", "\r\n", "'a'", "'", "cell'",
    "‘a’", "‘", "it’s", "x='a'", "x=‘a’", "x='",
  ])
  func `a word in quotes is read as it was`(_ word: String) {
    #expect(Words(word.quoted).words == [word])
    #expect(Words(word.quotedIfNeeded).words == [word])
  }

  @Test(arguments: [
    ("a-1/b_c.mmd", "a-1/b_c.mmd"), ("你好", "你好"), ("--width=80", "--width=80"), ("", "''"),
    ("a b", "'a b'"), ("cost $5.mmd", "'cost $5.mmd'"), ("$(touch x)", "'$(touch x)'"),
    ("a;b", "'a;b'"), ("~/a", "'~/a'"), ("=a", "'=a'"), ("“a”", "'“a”'"), (#"a\b"#, #"'a\b'"#),
    ("\u{301}a", "'\u{301}a'"), ("it's", #"'it'\''s'"#), ("'\u{301}", "''\\''\u{301}'"),
  ])
  func `a word for the system's shell has no sign outside single quotes`(
    _ word: String, _ typed: String
  ) {
    #expect(word.shellWord == typed)
    #expect(LineToType.$isForSystemShell.withValue(true) { word.typedWord } == typed)
    #expect(word.typedWord == word.quotedIfNeeded)
    guard !word.unicodeScalars.contains("'") else { return }
    #expect(Words(typed).words == [word])
  }
}
