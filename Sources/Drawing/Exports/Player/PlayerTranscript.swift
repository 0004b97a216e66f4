import Diagrams
import Documents
import Localization

extension Player {
  /// Every step in words, once for each language: for readers without a script, for paper and for screen
  /// readers.
  var transcript: [Markup] {
    ["<section id=\"all-steps\">", "<h2>\(Translated(localized("All steps")).html)</h2>"]
      + Translated(spokenDiagram).map(transcript).flatMap { $0 } + ["</section>"]
  }

  private func transcript(in language: Language, of diagram: Diagram) -> [Markup] {
    Language.$current.withValue(language) {
      let words = Transcript(diagram)
      let hasNumerals = diagram.isDrawnByHand && diagram.messages.contains { $0.numeral != nil }
      let steps = zip(1..., diagram.steps).map { position, step in
        html(of: step, at: position, in: words, withNumerals: hasNumerals)
      }
      return ["<div class=\"transcript\" lang=\"\(language.rawValue)\">"]
        + ["<div class=\"introduction\">\(paragraphs(introduction(to: diagram)))</div>"]
        + ["<ol role=\"list\">"] + steps + ["</ol>"]
        + ["<div>\(paragraphs(diagram.closing().dropFirst().map { localized("\($0).") }))</div>"]
        + ["</div>"]
    }
  }

  /// Where no message is sent, all there is.
  private func introduction(to diagram: Diagram) -> [String] {
    let introduction = [localized("\(diagram.summary()).")] + diagram.introduction
    return diagram.steps.isEmpty
      ? introduction + diagram.bareSentences(on: diagram.items) : introduction
  }

  /// - Parameter hasNumerals: the sentences have the numbers that are drawn, which may be fractions or missing.
  private func html(
    of step: [Diagram.Item], at position: Int, in words: Transcript,
    withNumerals hasNumerals: Bool
  ) -> Markup {
    let message = step.lazy.compactMap(\.message).first
    let numeral = hasNumerals ? message?.numeral.map { "\($0). " } ?? "" : ""
    let sentences: [Markup] = step.flatMap { item in
      words.bareSentences(on: [item]).map { sentence in
        item.message == nil
          ? "<p>\(sentence)</p>"
          : "<p><a href=\"#step=\(position)\">\(numeral)\(sentence)</a></p>"
      }
    }
    guard !hasNumerals else { return "<li>\(sentences.joined)</li>" }
    let number = message?.numeral.flatMap { Int($0) } ?? message?.number ?? position
    return "<li value=\"\(number)\">\(sentences.joined)</li>"
  }

  private func paragraphs(_ sentences: [String]) -> Markup {
    sentences.map { "<p>\($0)</p>" as Markup }.joined
  }
}
