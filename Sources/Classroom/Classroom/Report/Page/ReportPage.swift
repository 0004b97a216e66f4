import Documents
import Exports
import Localization

nonisolated extension ClassReport {
  /// The report as one HTML page, without scripts, pictures and network access.
  public var html: Lines {
    let title = localized("Class report")
    let main: Markup = """
      <main>
      <h1>\(title)</h1>
      <p>\(summary)</p>
      \(assignmentTable.markup)
      <div class="first">
      \(whoNeedsHelp)
      \(whoStopped)
      \(whatToTalkAbout)
      </div>
      \(warnings)
      \([questionTable, conceptTable, learnerTable, taskTable].map(\.markup))
      \(section(.legend, legend.map { "<li>\($0)</li>" }))
      \(sources)
      </main>
      """
    let page = WebPage(
      language: Language.current.rawValue, title: title, style: ReportStyle.sheet,
      policy: "default-src 'none'; style-src 'unsafe-inline'", body: [main])
    return Lines(text: page.source)
  }

  /// Problems with the files, to know before reading the figures.
  private var warnings: [Markup] {
    let all: [Markup] = (leftOut.map(\.words) + remarks.map(\.words)).map { "<li>\($0)</li>" }
    guard !all.isEmpty else { return [] }
    return [
      """
      <section class="warning"><h2>\(ReportSection.warnings.title)</h2>
      <ul>
      \(all)
      </ul></section>
      """
    ]
  }

  private var whoNeedsHelp: Markup {
    section(
      .whoNeedsHelp,
      learnersNeedingHelp.map { "<li>\($0.tally.bar) <bdi>\($0.name)</bdi></li>" })
  }

  private var whoStopped: Markup {
    section(
      .whoStopped,
      stops.map { "<li><bdi>\($0.learner)</bdi><span>\($0.words)</span></li>" })
  }

  private var whatToTalkAbout: Markup {
    section(
      .whatToTalkAbout,
      hardestQuestions.map { question in
        let answer: [Markup] = question.commonWrongAnswers.prefix(1).map { "<br>\($0.line)" }
        let words: Markup = "<span>\(question.item.markup)\(answer)</span>"
        return "<li>\(question.tally.bar) \(words)</li>"
      })
  }

  private func section(_ section: ReportSection, _ items: [Markup]) -> Markup {
    let body: Markup =
      items.isEmpty ? "<p>\(textOfEmpty(section) ?? "")</p>" : "<ul>\n\(items)\n</ul>"
    return "<section><h2>\(section.title)</h2>\n\(body)\n</section>"
  }

  private var sources: Markup {
    let files: [Markup] = learners.map { learner in
      "<li><bdi>\(learner.name)</bdi>: <bdi>\(learner.files.commaSeparated)</bdi></li>"
    }
    let homework: Markup = homeworkWords.map { "<p>\($0)</p>\n" } ?? ""
    return """
      <section><h2>\(ReportSection.sources.title)</h2>
      <p>\(ClassReport.privacy)</p>
      \(homework)<ul>
      \(files)
      </ul></section>
      """
  }
}
