import QuestionBanks
import TestSupport
import Testing

@testable import QuestionBanks

/// The exact text of the file for each program.
///
/// `LIFELINE_RECORD=1 swift test --filter QuestionFileTests` writes the files again; read the diff.
@Suite struct QuestionFileTests {
  @Test(arguments: QuestionFormat.allCases)
  func `is as it was last read`(format: QuestionFormat) throws {
    let text = SmallBank.bank.file(format).reading
    let file = "Classroom/QuestionBanksTests/Golden/\(format.rawValue).txt"
    #expect(text == (try Golden.text(of: file, found: text)))
  }

  @Test(arguments: [QuestionFormat.qti12, .qti21])
  func `the same questions make the same bytes, in an archive that begins as archives do`(
    format: QuestionFormat
  ) throws {
    guard case .archive(let archive) = SmallBank.bank.file(format) else {
      Issue.record("no archive")
      return
    }
    let bytes = try #require(archive.bytes)
    #expect(bytes == archive.bytes)
    #expect(bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]))
  }

  @Test func `signs of a format are escaped, though a combining mark follows them`() {
    let chapter = QuestionBank.Chapter(
      id: "c", title: "A/\u{301}::\u{301}B", questions: [SmallBank.task])
    let bank = QuestionBank([chapter])
    #expect(Array(GIFT(bank: bank).lines)[0] == "$CATEGORY: $course$/top/A//\u{301}::\u{301}B")
    #expect(
      Moodle(bank: bank).lines.text.contains("<text>$course$/top/A//\u{301}::\u{301}B</text>"))
    let note = Array(AnkiNotes(bank: bank).lines).last
    #expect(note?.hasSuffix("\tLifeline::A/\u{301}: :\u{301}B") == true)
    #expect("a*\u{301}".withoutWildcards == "a\\*\u{301}")
    #expect("a ->\u{301} \u{D4E}->".unarrowed == "a →\u{301} \u{D4E}→")
    #expect("a ->\u{301} \u{D4E}->".withoutArrow == "a -*>\u{301} \u{D4E}-*>")
    #expect("\u{D4E}[sound:x]".html.source == "\u{D4E}<span>[</span>sound:x]")
  }

  @Test func `what a format cannot say of these questions is counted`() {
    let unsupportedFeatures = QuestionFormat.allCases.map { format in
      "\(format): "
        + SmallBank.bank.unsupportedFeatures(in: format).joined(separator: "; ")
    }
    #expect(
      unsupportedFeatures.joined(separator: "\n") == """
        moodle: ordering questions become matching questions: 1; \
        blanks become matching questions: 1; \
        typed words must be spelled exactly as given: 1; \
        tasks become essays, which a person has to grade: 1; hints of tasks are left out: 1
        gift: ordering questions become matching questions: 1; \
        blanks become matching questions: 1; \
        places are shuffled, unless Shuffle is turned off in the question: 2; \
        typed words must be spelled exactly as given: 1; \
        tasks become essays, which a person has to grade: 1; hints are left out: 6
        qti12: ordering questions become matching questions: 1; \
        blanks become matching questions: 1; \
        typed words must be spelled exactly as given: 1; \
        tasks become essays, which a person has to grade: 1; hints are left out: 6; \
        tags are left out: 11
        qti21: blanks become matching questions: 1; \
        typed words must be spelled exactly as given: 1; \
        tasks become essays, which a person has to grade: 1; hints are left out: 6
        anki: \n\
        csv: 
        """)
  }
}

extension QuestionFile {
  /// The text of all its files, one after the other.
  fileprivate var reading: String {
    switch self {
    case .text(let lines): lines.text
    case .archive(let archive):
      archive.files.map { "=== \($0.path)\n\($0.text)" }.joined(separator: "\n")
    }
  }
}
