import Diagrams
import Localization

extension Diagram {
  /// A sentence for each step, as a list below a heading. The numbers are those of the drawing, so that
  /// no list can count by itself; what a message leads to stands below it.
  var markdownSteps: some Sequence<String> {
    let heading = items.isEmpty ? [] : ["", "## " + localized("Step by step"), ""]
    return [AnySequence(heading), AnySequence(items.lazy.flatMap(markdown))].joined()
  }

  private func markdown(_ item: Item) -> [String] {
    bareSentences(on: [item]).map { sentence in
      let text = sentence.markdown
      switch item {
      case .message(let message):
        return "- " + (message.numeral.map { "**\($0.markdown)** " } ?? "") + text
      case .change, .reply, .release, .note, .activation: return "  - " + text
      case .turn, .frame, .section, .end, .numbering: return "- " + text
      }
    }
  }
}
