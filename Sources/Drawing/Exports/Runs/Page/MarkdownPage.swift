import Diagrams
import Documents
import Localization
import Trace

extension Diagram {
  /// A page of Markdown that shows a run: what was done, the drawing in a code block, and every step in
  /// words. Its lines are made when they are asked for.
  ///
  /// - Parameters:
  ///   - header: `nil` for a diagram that was drawn by hand.
  ///   - drawing: the rows of the drawing.
  public func markdownPage(header: Trace.Header?, drawing: Lines) -> Lines {
    let name = header?.title ?? title ?? localized("A sequence diagram")
    let head = ["# " + name.markdown] + (header?.markdown ?? [])
    return Lines {
      let fence = drawing.fence
      let start = head + ["", "## " + localized("Conversation"), "", fence + "text"]
      let parts = [
        AnySequence(start), AnySequence(drawing), AnySequence([fence]), AnySequence(markdownSteps),
      ]
      return AnyIterator(parts.joined().makeIterator())
    }
  }

  /// A sentence for each step, as a list below a heading. The list is not numbered: the sentences have the
  /// numbers of the drawing. What a message leads to is below it.
  private var markdownSteps: some Sequence<String> {
    let heading = items.isEmpty ? [] : ["", "## " + localized("Step by step"), ""]
    let words = Transcript(self)
    return [
      AnySequence(heading), AnySequence(items.lazy.flatMap { $0.markdown(in: words) }),
    ].joined()
  }
}

extension Trace.Header {
  /// `rename in mvc`. A mistake is in place of the pattern: `rename in mvc.m1`.
  public var title: String {
    let name = mistake ?? pattern
    return scenario.map { localized("\($0) in \(name)") } ?? name
  }

  /// What was done before the run, and in it.
  fileprivate var markdown: [String] {
    setup.markdownList(under: localized("Before"))
      + actions.markdownList(under: localized("Actions"))
  }
}

extension [String] {
  fileprivate func markdownList(under heading: String) -> [String] {
    let rows = enumerated().map { "\($0 + 1). " + $1.codeSpan }
    return rows.isEmpty ? [] : ["", "## " + heading, ""] + rows
  }
}

extension Diagram.Item {
  fileprivate func markdown(in words: Transcript) -> [String] {
    words.bareSentences(on: [self]).map { sentence in
      let text = sentence.markdown
      switch self {
      case .message(let message):
        return "- " + (message.numeral.map { "**\($0.markdown)** " } ?? "") + text
      case .change, .reply, .release, .note, .activation: return "  - " + text
      case .turn, .frame, .section, .end, .numbering: return "- " + text
      }
    }
  }
}
