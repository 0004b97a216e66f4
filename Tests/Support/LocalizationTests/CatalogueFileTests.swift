import Testing

@Suite struct CatalogueFileTests {
  private let text = #"""
    # The Chinese of Lifeline.
    msgid ""
    msgstr ""
    "Language: zh_Hans\n"

    # Greetings
    #. %1: person.name
    #: Sources/Hello.swift
    #, qt-format
    msgid "Hello \"%1\""
    msgstr "你好 \"%1\""

    #: Sources/Hello.swift
    msgid ""
    "One\n"
    "Two"
    msgstr ""
    "一\n"
    "二"

    #: Sources/Bye.swift Sources/Hello.swift
    msgid "Bye"
    msgstr ""

    #~ msgid "Gone"
    #~ msgstr "没了"

    """#

  @Test func `reads what it writes`() {
    let file = CatalogueFile(text)
    #expect(
      file.entries == [
        .init(
          phrase: "Hello \"%1\"", translation: "你好 \"%1\"", notes: ["Greetings"],
          values: ["person.name"], files: ["Sources/Hello.swift"]),
        .init(phrase: "One\nTwo", translation: "一\n二", files: ["Sources/Hello.swift"]),
        .init(phrase: "Bye", files: ["Sources/Bye.swift", "Sources/Hello.swift"]),
        .init(phrase: "Gone", translation: "没了", isObsolete: true),
      ])
    #expect(file.text == text)
  }

  @Test func `a new phrase comes after the phrase before it, and a dead phrase goes to the end`() {
    var file = CatalogueFile(text)
    file.update(
      from: SourcePhrases(calls: [
        .init(key: "Hello \"%1\"", values: ["name"], file: "Sources/Hello.swift"),
        .init(key: "New", values: [], file: "Sources/New.swift"),
        .init(key: "Gone", values: [], file: "Sources/New.swift"),
        .init(key: "Bye", values: [], file: "Sources/New.swift"),
        .init(key: "Bye", values: [], file: "Sources/Newer.swift"),
      ]))
    #expect(
      file.entries == [
        .init(
          phrase: "Hello \"%1\"", translation: "你好 \"%1\"", notes: ["Greetings"], values: ["name"],
          files: ["Sources/Hello.swift"]),
        .init(phrase: "New", files: ["Sources/New.swift"]),
        .init(phrase: "Bye", files: ["Sources/New.swift", "Sources/Newer.swift"]),
        .init(phrase: "Gone", translation: "没了", files: ["Sources/New.swift"]),
        .init(phrase: "One\nTwo", translation: "一\n二", isObsolete: true),
      ])
  }
}
