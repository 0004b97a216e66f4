import Testing

@testable import Analysis

/// Whether an argument that is written so can have had a value.
@Suite struct SentValueTests {
  @Test(arguments: [
    ("\"Hi\"", "\"Hi\""), ("true", "true"), ("nil", "nil"), ("name", "\"Hi\""), ("3", "4"),
    (".loaded", ".loaded"), (".loaded", ".player(.loaded)"), (".loaded", "42"),
    (".rename(name)", ".rename(\"Hi\")"), (".rename(to: name)", ".rename(to: \"Hi\")"),
    (".rename(\"Hi\")", ".rename(\"Hi\", 2)"), (".rename(\"Hi\").twice", ".other"),
    (".a(.b(1))", ".c(2, .a(.b(1)))"), ("\"\\(name)\"", "\"Hi\""), ("\"\"\"\nHi\n\"\"\"", "\"Hi\""),
    ("false", "42"),
  ])
  func `a value that it can have had`(written: String, sent: String) {
    #expect(SentValue(written).mayBe(SentValue(sent)))
  }

  @Test(arguments: [
    ("\"Hi\"", "\"Ho\""), ("true", "false"), ("nil", "42"), ("nil", ".loaded"), ("nil", "\"Hi\""),
    (".loaded", ".failed"), (".loaded", ".player(.failed)"), (".loaded", ".player(\"loaded\")"),
    (".rename(\"Hi\")", ".rename(\"Ho\")"), (".rename(to: name)", ".rename(as: \"Hi\")"),
    (".a(.b(1))", ".a(.c(1))"),
  ])
  func `a value that it cannot have had`(written: String, sent: String) {
    #expect(!SentValue(written).mayBe(SentValue(sent)))
  }
}
