import Cells

/// A drawing without lifelines, for a window that has no room for these: each row says who sends what to whom.
public struct ArrowRows {
  private let lifelines: Lifelines
  private let numberWidth: Int
  private let width: Int
  private let charset: Charset

  public init(_ diagram: Diagram, width: Int, _ charset: Charset = .unicode) {
    lifelines = Lifelines(diagram.participants)
    numberWidth = diagram.numberWidth
    self.width = width
    self.charset = charset
  }

  /// Empty for all but messages, changes and replies.
  public func rows(of item: Diagram.Item) -> [Styled.Line] {
    switch item {
    case .message(let message): rows(of: message)
    case .change(let change):
      row(
        sign: "\(charset.change)", [name(change.owner)],
        ".\(change.words(charset.becomes))", style: .change)
    case .reply(let reply): row(sign: "", [name(reply.callee)], " \(reply.outcome.words)")
    default: []
    }
  }

  /// `9 NC ╌▷ FolderVC: handleChangeNotification`
  private func rows(of message: Diagram.Message) -> [Styled.Line] {
    let signs = message.arrow.line == .solid ? charset.solid : charset.broken
    let arrow = Styled.Span(" \(signs.line)\(signs.heads.filled.right) ", .faint)
    let outcome = message.outcome.map { "  " + $0.words(charset.becomes) } ?? ""
    let rows = row(
      sign: message.numeral ?? "", [name(message.from), arrow, name(message.to)],
      ": \(message.text)\(outcome)")
    let breach = message.breach.map { row(sign: "\(charset.breach)", [], $0, style: .failure) }
    return rows + (breach ?? [])
  }

  private func name(_ id: String) -> Styled.Span {
    let style = lifelines.index(id).map { lifelines.participants[$0].headStyle } ?? .plain
    return .init(lifelines.name(id).printable, style)
  }

  /// Words that do not fit next to the names go on below them.
  private func row(
    sign: String, _ heads: [Styled.Span], _ words: String, style: Styled.Style = .plain
  ) -> [Styled.Line] {
    let margin = sign.padded(to: numberWidth, at: .trailing) + " "
    let head = heads.map(\.text).joined()
    let hanging = margin.cells + 2
    let pieces = (margin + head + words.printable).wrapped(to: width, hanging: hanging)
    let pad = String(repeating: " ", count: hanging)
    return pieces.enumerated().map { index, piece in
      let piece = piece.last == " " ? String(piece.dropLast()) : piece
      guard index == 0 else { return Styled.Line([.init(pad + piece, style)]) }
      guard piece.hasPrefix(margin + head) else { return Styled.Line([.init(piece, style)]) }
      let rest = String(piece.dropFirst((margin + head).count))
      return Styled.Line([.init(margin, .faint)] + heads + [.init(rest, style)])
    }
  }
}
