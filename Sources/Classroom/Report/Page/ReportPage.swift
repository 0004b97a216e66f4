import Exports
import Localization

nonisolated extension ClassReport {
  /// One page that needs nothing beside it: no script, no picture, no network.
  public var html: Lines {
    let title = localized("Class report")
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="\(Language.current.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      \(ReportStyle.sheet)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      <p>\(summary)</p>
      \(warnings)
      <div class="first">
      \(whoNeedsHelp)
      \(whatToTalkAbout)
      </div>
      \(tables)
      \(sources)
      </main>
      </body>
      </html>
      """
    return Lines(text: page.html)
  }

  private var tables: [Markup] {
    [questionTable, conceptTable, learnerTable, taskTable].map(\.markup)
      + legend.map { "<p class=\"legend\">\($0)</p>" }
  }
}

nonisolated extension ClassReport {
  /// What to know before the figures are trusted.
  private var warnings: [Markup] {
    let files: [Markup] = leftOut.map { "<li><bdi>\($0.file)</bdi>: \($0.reason)</li>" }
    let all = files + remarks.map { "<li>\($0.words)</li>" }
    guard !all.isEmpty else { return [] }
    return [
      """
      <section class="warning"><h2>\(localized("Look at these files"))</h2>
      <ul>
      \(all)
      </ul></section>
      """
    ]
  }

  private var whoNeedsHelp: Markup {
    section(
      localized("Who needs help"), nobody: localized("Nobody stands out."),
      strugglers.map { "<li><bdi>\($0.name)</bdi> \(Bar($0.tally).markup)</li>" })
  }

  private var whatToTalkAbout: Markup {
    section(
      localized("What to talk about"), nobody: localized("No question stands out."),
      stumblingBlocks.prefix(5).map { question in
        let answer: [Markup] = question.commonMisses.prefix(1).map { "<br>\($0.line)" }
        return "<li>\(question.item.markup) \(Bar(question.tally).markup)\(answer)</li>"
      })
  }

  private func section(_ title: String, nobody: String, _ items: [Markup]) -> Markup {
    let body: Markup = items.isEmpty ? "<p>\(nobody)</p>" : "<ul>\n\(items)\n</ul>"
    return "<section><h2>\(title)</h2>\n\(body)\n</section>"
  }

  private var sources: Markup {
    let files: [Markup] = learners.map { learner in
      "<li><bdi>\(learner.name)</bdi>: <bdi>\(learner.files.commaSeparated)</bdi></li>"
    }
    return """
      <section><h2>\(localized("Where this comes from"))</h2>
      <p>\(localized("Made on this machine, from these files. Nothing of it was sent anywhere."))</p>
      <ul>
      \(files)
      </ul></section>
      """
  }
}
