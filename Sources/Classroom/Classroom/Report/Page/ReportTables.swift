import Documents
import Exports
import Localization
import Progress

nonisolated extension ClassReport {
  var assignmentTable: Table {
    Table(
      ReportSection.assignments.title,
      [
        localized("learner"), localized("result"), localized("last day"), localized("done in time"),
        localized("done"), localized("to do"),
      ],
      assignments.map { statistics in
        .init(
          lead: .init(
            head: "\(statistics.title)", cells: ["\(statistics.summary)", "", "", "", ""]),
          rows: statistics.rows)
      })
  }

  var questionTable: Table {
    Table(
      ReportSection.questions.title,
      [
        localized("question"), localized("right at once"), localized("tries"),
        localized("shown"), localized("left open"), localized("hints"), localized("discrimination"),
        localized("wrong answers"),
      ],
      rows: questions.map { question in
        let tally = question.tally
        return .init(
          head: question.item.markup,
          cells: [
            tally.bar, "\(tally.meanTries?.digits(1) ?? "–")", "\(tally[.shown])",
            "\(tally[.skipped])", "\(tally.hints)", question.sharpness, question.missed,
          ])
      })
  }

  var conceptTable: Table {
    Table(
      ReportSection.concepts.title,
      [localized("concept"), localized("right at once")],
      rows: concepts.map { .init(head: "\($0.name)", cells: [$0.tally.bar]) })
  }

  var learnerTable: Table {
    Table(
      ReportSection.learners.title,
      [
        localized("learner"), localized("done"), localized("right at once"), localized("later"),
        localized("still wrong"), localized("shown"), localized("left open"), localized("hints"),
        localized("tasks done"), localized("days"),
      ],
      learners.map { learner in
        .init(
          lead: .init(
            head: "<bdi>\(learner.name)</bdi>",
            cells: ["\(learner.completionWords)"] + learner.tally.cells(on: learner.days)),
          rows: learner.lessons.map { lesson in
            .init(
              head: "\(lesson.lesson)",
              cells: ["\(lesson.completion.words)"] + lesson.tally.cells(on: lesson.days))
          })
      })
  }

  var taskTable: Table {
    Table(
      ReportSection.tasks.title,
      [localized("task"), localized("done"), localized("shown"), localized("hints")],
      rows: tasks.map { task in
        .init(
          head: task.item.markup,
          cells: [
            "\(task.tally[.done])", "\(task.tally.tasksShown)", "\(task.tally.hints)",
          ])
      })
  }
}

nonisolated extension AssignmentStatistics {
  fileprivate var rows: [Table.Row] {
    guard !isUnknown else { return [] }
    return results.map { result in
      .init(
        head: "<bdi>\(result.learner)</bdi>",
        cells: [
          "\(words(of: result.state))", "\(result.day?.description ?? "–")", "\(result.inTime)",
          "\(result.done)", "\(result.all)",
        ])
    }
  }
}

nonisolated extension LearnerStatistics {
  fileprivate var completionWords: String {
    let completions = lessons.map(\.completion)
    return Completion(
      done: completions.map(\.done).reduce(0, +), all: completions.map(\.all).reduce(0, +),
      last: nil
    ).words
  }
}

nonisolated extension Tally {
  fileprivate func cells(on days: ClosedRange<Day>?) -> [Markup] {
    [
      bar, "\(self[.rightLater])", "\(self[.wrong])", "\(self[.shown])",
      "\(self[.skipped])", "\(hints)", "\(self[.done])", "\(days?.words ?? "–")",
    ]
  }
}

nonisolated extension ItemStatistics {
  fileprivate var sharpness: Markup {
    guard let discrimination else { return "–" }
    return "\(discrimination.words) <small>(\(discrimination.learners))</small>"
  }

  fileprivate var missed: Markup {
    let lines: [Markup] = wrongAnswerLines.map { "<li>\($0)</li>" }
    return lines.isEmpty ? "" : "<ul>\(lines)</ul>"
  }
}

nonisolated extension Item {
  /// Its heading and its name.
  var markup: Markup {
    let about = state.words.map { ", \($0)" } ?? ""
    return title.isEmpty
      ? "<code>\(name)</code>\(about)" : "\(title) <small><code>\(name)</code>\(about)</small>"
  }
}
