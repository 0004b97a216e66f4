import Diagrams
import Localization

/// Every step in words, once for each language. They are what is read without a script and on paper, and
/// what a drawing is to ears.
struct PlayerTranscript {
  private let player: Player

  init(_ player: Player) {
    self.player = player
  }

  var lines: [String] {
    ["<section id=\"all-steps\">", "<h2>\(Said(localized("All steps")).html)</h2>"]
      + Said(player.spokenDiagram).map(transcript).flatMap { $0 } + ["</section>"]
  }

  private func transcript(in language: Language, of diagram: Diagram) -> [String] {
    Language.$current.withValue(language) {
      let steps = zip(1..., diagram.steps).map { position, step in
        html(of: step, at: position, in: diagram)
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
      ? introduction + diagram.sentences(on: diagram.items) : introduction
  }

  private func html(of step: [Diagram.Item], at position: Int, in diagram: Diagram) -> String {
    let number = step.lazy.compactMap(\.message).first?.number ?? position
    let sentences = step.flatMap { item in
      diagram.sentences(on: [item]).map { sentence in
        item.message == nil
          ? paragraphs([sentence])
          : "<p><a href=\"#step=\(position)\">\(sentence.xmlEscaped)</a></p>"
      }
    }
    return "<li value=\"\(number)\">\(sentences.joined())</li>"
  }

  private func paragraphs(_ sentences: [String]) -> String {
    sentences.map { "<p>\(String($0.drop(while: { $0 == " " })).xmlEscaped)</p>" }.joined()
  }
}

extension Diagram.Item {
  var message: Diagram.Message? {
    if case .message(let message) = self { message } else { nil }
  }
}
