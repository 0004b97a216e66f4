import Actions
import Cells
import Classroom
import Localization
import Progress

/// A report on a class for a terminal: first what to do about it, then all figures.
struct ClassReportSheet {
  let report: ClassReport
  let width: Int
  /// Without bars, for screen readers.
  let isPlain: Bool

  var styled: Styled {
    .stack([
      .wrapped(localized("Class report"), to: width, .heading)
        + .wrapped(report.summary, to: width),
      section(.assignments, report.assignments.map { ($0.title, [$0.summary] + $0.lines) }),
      section(.whoNeedsHelp, report.learnersNeedingHelp.map { ($0.name, [figures($0.tally)]) }),
      section(.whoStopped, report.stops.map { ($0.learner, [$0.words]) }),
      whatToTalkAbout,
      list(.warnings, report.leftOut.map(\.words) + report.remarks.map(\.words)),
      questions,
      section(
        .concepts, report.concepts.map { ($0.name, [figures($0.tally, $0.tally.rightWords)]) }),
      learners,
      section(.tasks, report.tasks.map { ($0.item.name, [$0.item.title, $0.taskWords]) }),
      list(.legend, report.legend), sources,
    ])
  }

  private var whatToTalkAbout: Styled {
    section(
      .whatToTalkAbout,
      report.hardestQuestions.map { question in
        let figures = figures(question.tally, question.tally.triedWords)
        return (
          question.item.name,
          [question.item.title, figures] + question.commonWrongAnswers.prefix(1).map(\.line)
        )
      })
  }

  private var questions: Styled {
    section(
      .questions,
      report.questions.map { question in
        (
          question.item.name,
          [question.item.title, figures(question.tally), question.details.commaSeparated]
            + question.wrongAnswerLines
        )
      })
  }

  private var learners: Styled {
    section(
      .learners,
      report.learners.map { learner in
        let lessons = learner.lessons.map(\.words)
        return (
          learner.name,
          lessons.count == 1
            ? lessons.map { figures(learner.tally, $0) } : [figures(learner.tally)] + lessons
        )
      })
  }

  private var sources: Styled {
    let homework = report.homeworkWords.map { Styled.wrapped($0.printable, to: width) } ?? Styled()
    return section(.sources, report.learners.map { ($0.name, [$0.files.commaSeparated]) })
      + homework + .wrapped(ClassReport.privacy, to: width, .faint)
  }

  /// - Parameter rows: each with lines. Empty lines are left out.
  private func section(_ section: ReportSection, _ rows: [(String, [String])]) -> Styled {
    let head = Styled.wrapped(section.title, to: width, .heading)
    guard !rows.isEmpty else {
      return report.textOfEmpty(section).map { head + .wrapped($0, to: width) } ?? Styled()
    }
    let safe = rows.map { term, lines in
      let text = lines.filter { !$0.isEmpty }.map(\.printable).joined(separator: "\n")
      return (term: term.printable, text: text)
    }
    return head + Rows(rows: safe, style: .strong, leastRoom: 40).styled(width: width)
  }

  private func list(_ section: ReportSection, _ items: [String]) -> Styled {
    guard !items.isEmpty else { return Styled() }
    return items.reduce(.wrapped(section.title, to: width, .heading)) {
      $0 + Styled.wrapped($1.printable, to: width - 4).hanging(under: "  - ")
    }
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
