import Analysis
import Cells
import Diagrams
import Localization
import Trace

extension ContractSheet {
  public func styled(width: Int) -> Styled {
    let matrix = matrix(width: width)
    return .stack([
      .wrapped(heading, to: width, .heading),
      matrix.map { .stack([Styled($0), .wrapped(legend, to: width, .faint)]) } ?? Styled(),
      list(width: width), rule(width: width), verdict(width: width),
      remark.map { .wrapped($0, to: width) } ?? Styled(),
    ])
  }

  private var heading: String {
    use == nil
      ? localized("The contract of \(title)")
      : localized("The contract of \(title), and what was sent")
  }

  private func list(width: Int) -> Styled {
    let cells = cells
    return .stack(
      senders.compactMap { sender in
        let own = cells.filter { $0.route.from == sender }
        guard !own.isEmpty else { return nil }
        let rows = Rows(
          rows: own.map {
            ("\(charset.becomes) \($0.route.to.heading)", kinds(of: $0).keepingNumbers)
          },
          style: .plain, leastRoom: 14)
        return Styled(sender.heading, .strong) + rows.styled(width: width).withPlainSpaces
      })
  }

  private func rule(width: Int) -> Styled {
    let sentences = contract.ruleSentences
    return sentences.isEmpty ? Styled() : .wrapped(sentences.joinedSentences, to: width)
  }

  private func verdict(width: Int) -> Styled {
    guard use != nil else { return Styled() }
    guard let count = countOfBreaches else {
      return .wrapped(localized("No breach."), to: width, .success)
    }
    let sign = "\(charset.breach)"
    let sent = breaches.map {
      (term: "\(sign) \(number($0))", text: localized("\(words($0)): \($0.wording)"))
    }
    let outside = changes.map { (term: sign, text: words($0)) }
    return .wrapped(localized("\(count):"), to: width, .failure)
      + Rows(rows: sent + outside, style: .failure).styled(width: width)
  }

  private func number(_ breach: Breach) -> String {
    message(of: breach).map { String($0.number) } ?? "?"
  }

  /// `FolderVC → tableView, reloadData()`
  private func words(_ breach: Breach) -> String {
    guard let message = message(of: breach) else { return "" }
    return "\(message.from) \(charset.becomes) \(message.to), \(message.text)".printable
  }
}

extension String {
  /// `delegate 2` with a space between the two at which no line ends.
  fileprivate var keepingNumbers: String { replacing(#/ (\d)/#) { "\u{A0}\($0.output.1)" } }
}

extension Styled {
  /// With spaces again for those at which no line ends.
  fileprivate var withPlainSpaces: Styled {
    Styled(
      lines.map { line in
        var line = line
        line.spans = line.spans.map { Span($0.text.replacing("\u{A0}", with: " "), $0.style) }
        return line
      })
  }
}
