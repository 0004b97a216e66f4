import Cells
import Localization

extension CommandTable {
  /// All commands, by family, each with the ways to write it.
  public func overview(width: Int) -> Styled {
    let families = Context.Family.allCases.map { family in
      let rows = all.filter { $0.family == family }.flatMap { command in
        command.usages.map { ($0.usage, $0.meaning) }
      }
      return Styled(family.heading, .heading) + Rows(rows: rows).styled(width: width)
    }
    return .stack(
      families + [
        .wrapped(localized("help COMMAND explains one of them."), to: width)
      ])
  }
}

extension Command {
  /// The page of help on this command.
  ///
  /// - Parameter words: show only the forms that begin with these; if none does, all forms.
  public func page(about words: [String], width: Int) -> Styled {
    let meant = forms.filter { form in
      !words.isEmpty && form.parts.prefix(words.count).map(\.literal) == words
    }
    guard !meant.isEmpty else { return page(width: width) }
    let shows = example.last?.hasPrefix(([name] + words).joined(separator: " ")) ?? false
    var part = self
    (part.forms, part.summary) = (meant, meant[0].meaning ?? summary)
    if !shows { part.example = [] }
    return part.page(width: width)
  }

  private func page(width: Int) -> Styled {
    let ways = Styled(usages.flatMap { $0.usage.hung(by: "  ", to: width) })
    let options = Rows(rows: optionRows.map { ($0.usage, $0.meaning) })
    let typed = Styled(example.map { .init([.init("  "), .init($0, .code)]) })
    let parts = [
      ways, .wrapped(meaning.sentence, to: width), .wrapped(localized(details), to: width),
      options.styled(width: width),
      example.isEmpty ? Styled() : .wrapped(localized("For example"), to: width, .heading) + typed,
    ]
    return .stack(parts.filter { !$0.plain.isEmpty })
  }
}

extension Array {
  /// A table of the options, as help shows it.
  public func styled<Context>(width: Int) -> Styled where Element == AnyOption<Context> {
    Rows(rows: map { ($0.usage, $0.meaning) }).styled(width: width)
  }
}

extension String {
  /// Lines of code; all but the first are indented.
  fileprivate func hung(by indent: String, to width: Int) -> [Styled.Line] {
    wrapped(to: width, hanging: indent.cells).enumerated().map { index, line in
      Styled.Line((index == 0 ? [] : [.init(indent)]) + [.init(line, .code)])
    }
  }

  /// With a capital letter and a full stop; a question has its own mark.
  var sentence: String {
    let text = prefix(1).uppercased() + dropFirst()
    return text.hasSuffix("?") || text.hasSuffix("？") ? text : localized("\(text).")
  }
}
