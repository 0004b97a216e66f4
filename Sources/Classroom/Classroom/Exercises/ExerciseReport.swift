import Analysis
import Documents
import Lessons
import Localization
import Files
import QuestionBanks
import Stage
import Trace
import Workshop

/// What a learner hands in about an exercise or a feature of their own: the changes, the verdict, the conversation
/// before and after, and questions to defend it.
public struct ExerciseReport {
  private let page: ExercisePage
  private let patch: Patch
  private let verdict: ExerciseVerdict
  /// Why a layer is not passed, in words.
  private let reasons: [String]
  /// The runs of the pattern as it is, by scenario. A scenario of the feature has none.
  private let before: [String: Trace]
  /// The rows of a drawing.
  private let drawing: (Trace) -> [String]

  public init(
    on page: ExercisePage, patch: Patch, verdict: ExerciseVerdict, reasons: [String],
    before: [String: Trace], drawing: @escaping (Trace) -> [String]
  ) {
    (self.page, self.patch, self.verdict) = (page, patch, verdict)
    (self.reasons, self.before, self.drawing) = (reasons, before, drawing)
  }

  public var markdown: String { blocks.markdown + "\n" }

  /// A page that loads nothing from outside and runs no script.
  public func html(language: String) -> String {
    WebPage(
      language: language, title: page.title, style: Self.style,
      policy: "default-src 'none'; style-src 'unsafe-inline'", body: blocks.flatMap(\.asPart)
    ).source
  }

  private static let style: Markup = """
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
    pre { font: .8rem/1.25 ui-monospace, "Noto Sans Mono", monospace; overflow-x: auto; background: #f4f4f4; padding: .6rem; }
    table { border-collapse: collapse; } td, th { border: 1px solid #bbb; padding: .2rem .6rem; text-align: left; }
    @media (prefers-color-scheme: dark) { body { background: #161616; color: #eee; } pre { background: #222; } }
    """

  private var blocks: [Block] {
    [.heading(1, [.text(page.title)])] + changes + judged + conversations + tests + defence
  }

  // MARK: Parts

  private var changes: [Block] {
    let rows = patch.files.map { file -> [[Inline]] in
      [[.code(file.path)], [.text("\(file.added)")], [.text("\(file.removed)")]]
    }
    let heads = [localized("file"), localized("lines added"), localized("lines removed")]
    return [.heading(2, [.text(localized("What was changed"))])]
      + (patch.files.isEmpty
        ? [.paragraph(localized("Nothing was changed yet."))]
        : [.table(heads, rows), Block(.code(language: "diff", text: patch.text))])
  }

  private var judged: [Block] {
    let passed = verdict.passed.map { (isTicked: true, blocks: [Block.paragraph($0.words)]) }
    let failed = (verdict.failure?.layer).map { layer in
      (
        isTicked: false,
        blocks: [Block.paragraph(layer.wordsOfFailure)] + reasons.map { .text($0) }
      )
    }
    return [
      .heading(2, [.text(localized("What was judged"))]),
      .boxes(passed + [failed].compactMap(\.self)),
    ]
      + (verdict.remarks.isEmpty
        ? []
        : [
          .paragraph(localized("It works. A reader would ask about this:")),
          .bullets(verdict.remarks.map { [.paragraph($0.words)] }),
        ])
  }

  private var conversations: [Block] {
    guard !verdict.traces.isEmpty else { return [] }
    return [.heading(2, [.text(localized("What the objects say"))])]
      + verdict.traces.flatMap { name, trace in
        [.heading(3, [.text(name)])]
          + (before[name].map { changed(from: $0, to: trace) } ?? drawn(trace))
      }
  }

  private func drawn(_ trace: Trace) -> [Block] {
    [.text(drawing(trace).joined(separator: "\n"))]
  }

  private func changed(from before: Trace, to after: Trace) -> [Block] {
    let difference = TraceDifference(before, after)
    guard !difference.isEmpty else {
      return [.paragraph(localized("Every message is the same as in the unchanged pattern."))]
    }
    let lines = difference.lines.flatMap { $0.text() }
    let more = lines.count - Self.mostLines
    let rest = more > 0 ? [.paragraph(localized("\(more) more lines are left out."))] : [Block]()
    return [
      .paragraph(localized("Compared with the unchanged pattern: \(difference.summary).")),
      .text(lines.prefix(Self.mostLines).joined(separator: "\n")),
    ] + rest
  }

  private static let mostLines = 80

  private var tests: [Block] {
    guard !verdict.tests.isEmpty else { return [] }
    let items = verdict.tests.map { test in
      (
        isTicked: test.failures.isEmpty,
        blocks: [Block.paragraph(test.name)] + test.failures.map { .text($0.words) }
      )
    }
    return [.heading(2, [.text(localized("Tests of the pattern"))]), .boxes(items)]
  }

  private var defence: [Block] {
    let questions = [
      localized(
        "Which message shows that the feature keeps to the pattern? Name it by its number."),
      localized("Which object decides, and why does no other object decide?"),
      localized(
        "What would the feature cost in another pattern? Name the files that would change."),
    ]
    return [
      .heading(2, [.text(localized("Defend it"))]),
      .numbered(questions.map { [.paragraph($0)] }),
    ]
  }
}

extension Block {
  /// With headings of the level that they have: elsewhere, blocks are below a heading already.
  fileprivate var asPart: [Markup] {
    guard case .heading(let level, let text) = kind else { return [self].html }
    return [.tag("h\(level)", [:], text.html)]
  }
}
