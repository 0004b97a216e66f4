import Cells
import Classroom
import Localization

/// A report on a class for a terminal: first what to do about it, then all figures.
struct ClassReportText {
  private let report: ClassReport
  private let width: Int
  /// No bars, for ears.
  private let isPlain: Bool

  init(_ report: ClassReport, width: Int, isPlain: Bool) {
    self.report = report
    self.width = width
    self.isPlain = isPlain
  }

  var styled: Styled {
    .stack([
      head, warnings, whoNeedsHelp, whatToTalkAbout, questions, concepts, learners, tasks, legend,
      sources,
    ])
  }

  private var head: Styled {
    .wrapped(localized("Class report"), to: width, .heading) + .wrapped(report.summary, to: width)
  }

  private var warnings: Styled {
    let files = report.leftOut.map { "\($0.file): \($0.reason)" }
    return section(
      localized("Look at these files"), (files + report.remarks.map(\.words)).map { ("-", [$0]) })
  }

  private var whoNeedsHelp: Styled {
    section(
      localized("Who needs help"),
      report.strugglers.map { ($0.name, [figures($0.tally)]) },
      nobody: localized("Nobody stands out."))
  }

  private var whatToTalkAbout: Styled {
    section(
      localized("What to talk about"),
      report.stumblingBlocks.prefix(5).map { question in
        let figures = figures(question.tally, question.tally.triedWords)
        return (
          question.item.name,
          [question.item.title, figures] + question.commonMisses.prefix(1).map(\.line)
        )
      },
      nobody: localized("No question stands out."))
  }

  private var questions: Styled {
    section(
      localized("Questions, the hardest first"),
      report.questions.map { question in
        (
          question.item.name,
          [question.item.title, figures(question.tally), question.details.commaSeparated]
            + question.wrongAnswerLines
        )
      })
  }

  private var legend: Styled {
    section(localized("How to read this"), report.legend.map { ("-", [$0]) })
  }

  private var concepts: Styled {
    section(
      localized("Concepts, the weakest first"),
      report.concepts.map { ($0.name, [figures($0.tally, $0.tally.rightWords)]) })
  }

  private var learners: Styled {
    section(
      localized("Learners, and what each did in which lesson"),
      report.learners.map { learner in
        let lessons = learner.lessons.map(\.words)
        return (
          learner.name,
          lessons.count == 1
            ? lessons.map { figures(learner.tally, $0) } : [figures(learner.tally)] + lessons
        )
      })
  }

  private var tasks: Styled {
    section(
      localized("Tasks"), report.tasks.map { ($0.item.name, [$0.item.title, $0.taskWords]) })
  }

  private var sources: Styled {
    section(
      localized("Where this comes from"),
      report.learners.map { ($0.name, [$0.files.commaSeparated]) })
      + .wrapped(
        localized("Made on this machine, from these files. Nothing of it was sent anywhere."),
        to: width, .faint)
  }
}

extension ClassReportText {
  /// - Parameters:
  ///   - rows: each with lines, of which empty ones are left out.
  ///   - nobody: what is said where there is no row; without it nothing is.
  private func section(
    _ title: String, _ rows: [(String, [String])], nobody: String? = nil
  ) -> Styled {
    let head = Styled.wrapped(title, to: width, .heading)
    guard !rows.isEmpty else { return nobody.map { head + .wrapped($0, to: width) } ?? Styled() }
    let safe = rows.map { term, lines in
      let text = lines.filter { !$0.isEmpty }.map(\.printable).joined(separator: "\n")
      return (term: term.printable, text: text)
    }
    return head + Rows(rows: safe, style: .strong, leastRoom: 40).styled(width: width)
  }

  /// With a bar before the words.
  private func figures(_ tally: Tally, _ words: String? = nil) -> String {
    let words = words ?? tally.words
    guard let share = tally.share, !isPlain else { return words }
    let full = Int((share * Double(Self.barLength)).rounded())
    let empty = Self.barLength - full
    let bar = String(repeating: "■", count: full) + String(repeating: "□", count: empty)
    return "\(bar) \(words)"
  }

  private static let barLength = 8
}
