import Localization
import Progress
import TestSupport
import Testing

@testable import Classroom

/// The report as HTML and as CSV, for other programs.
struct PageTests {
  /// A report on a class of two learners. The text is in every place that can hold a text.
  private func report(_ text: String) -> ClassReport {
    let wrong = Sample.answer(1, .wrong, to: text, given: [text, "2"], about: [text])
    return Sample.report([
      Sample.submission(text, "a/\(text)", wrong),
      Sample.submission("Bo", "b", Sample.answer(2, .right)),
    ])
  }

  @Test(arguments: try Nasty.strings + Hostile.joined)
  func `nothing that a learner wrote becomes markup`(text: String) {
    #expect(tags(of: report(text)) == tags(of: report("words")))
  }

  /// Sorted, because the names change the order of the rows.
  private func tags(of report: ClassReport) -> [String] {
    report.html.text.matches(of: #/<[^>]*>/#.matchingSemantics(.unicodeScalar))
      .map { String($0.output) }.sorted()
  }

  @Test(arguments: try Nasty.strings + Hostile.joined + ["=\u{301}1", " =1", "\u{FEFF}@a"])
  func `every row of the CSV is one line with as many cells`(text: String) {
    let rows = Array(report(text).csv)
    #expect(rows.count == 1 + 2 * 2)
    #expect(rows.allSatisfy { cells($0).count == 18 })
    let formulas = rows.flatMap(cells).filter { cell in
      let first = cell.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
      return first.map { "=+-@".unicodeScalars.contains($0) } ?? false
    }
    #expect(formulas == [])
  }

  /// The cells of a row, as a CSV reader splits them.
  private func cells(_ row: String) -> [String] {
    var cells = [String.UnicodeScalarView()]
    var isQuoted = false
    for scalar in row.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == ",", !isQuoted {
        cells.append(.init())
      } else if scalar != "\"" {
        cells[cells.count - 1].append(scalar)
      }
    }
    return cells.map { String($0) }
  }

  @Test func `a row for each learner and each question, whether they met it or not`() {
    let rows = Sample.report([
      Sample.submission(
        "Ann", "a.json", Sample.answer(1, .wrong, given: ["3"]), Sample.answer(2, .right)),
      Sample.submission("Bo", "b.json", Sample.answer(3, .skipped, to: "r")),
    ]).csv
    #expect(
      rows.text == """
        \u{FEFF}learner,file,lesson,section,kind,title,result,right_at_first_try,tries,hints,first_day,\
        last_day,wrong_answers,state,done,assignment,due,in_time
        Ann,a.json,tour,q,question,,later,0,2,0,2026-03-02,2026-03-02,3,lesson-gone,1,,,
        Ann,a.json,tour,r,question,,,,,,,,,lesson-gone,0,,,
        Bo,b.json,tour,q,question,,,,,,,,,lesson-gone,0,,,
        Bo,b.json,tour,r,question,,left-open,,0,0,2026-03-02,2026-03-02,,lesson-gone,0,,,

        """)
  }

  @Test func `an answer that skip showed is no try, and the page says so`() {
    let report = Sample.report([Sample.submission("Ann", "a.json", Sample.answer(1, .shown))])
    #expect(
      report.csv.text.hasSuffix(
        "Ann,a.json,tour,q,question,,shown,0,0,0,2026-03-02,2026-03-02,,lesson-gone,1,,,\n"))
    let words = [
      "had the answer shown, as skip does.",
      "it is 0 for learners who gave none before it was shown.",
    ]
    let page = report.html.text
    #expect(words.filter { !page.contains($0) } == [])
  }

  @Test func `where nothing was done, nothing is praised`() {
    let report = Sample.report([Sample.submission("Ann", "a"), Sample.submission("Bo", "b")])
    let paragraphs = report.html.text.matches(of: #/<p>(.+?)<\/p>/#).map { String($0.output.1) }
    #expect(
      paragraphs.dropFirst().prefix(2) == [
        "No learner has begun a lesson.", "There is no question yet that several learners tried.",
      ])
  }

  @Test func `the page asks for nothing and runs nothing`() {
    let page = report("words").html.text
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
    #expect(!page.contains(#/<(script|link|img|iframe|base|form)|url\(|@import|\shref|\ssrc/#))
  }

  @Test func `the page is in the language of the reader`() {
    let page = Language.$current.withValue(.chinese) { report("words").html.text }
    #expect(page.contains("<html lang=\"zh-Hans\">"))
    #expect(page.contains("<h2>谁需要帮助</h2>"))
  }

  @Test(arguments: Seed.some(oneIn: 100))
  func `the same files give the same page, in any order`(seed: Seed) {
    let submissions = Sample.submissions(seed)
    var generator = SplitMix64(seed: seed)
    let other = submissions.shuffled(using: &generator)
    #expect(Sample.report(other).html == Sample.report(submissions).html)
    #expect(Sample.report(other).csv == Sample.report(submissions).csv)
  }
}
