import Analysis
import Cells
import Localization
import Trace

extension TraceState.Object {
  func styled(width: Int) -> Styled {
    let rows = Rows(
      rows: properties.map { ($0.name.printable, $0.value.printable) }, style: .plain,
      leastRoom: 12)
    let list =
      properties.isEmpty
      ? Styled(localized("  no properties"), .faint) : rows.styled(width: width)
    return heading(width: width) + list
  }

  private func heading(width: Int) -> Styled {
    let name = Styled.Span(participant.name.printable, .strong)
    let kind = "(\(participant.role.heading), \(participant.type.printable))"
    let whole = Styled([.init([name, .init(" " + kind, .faint)])])
    guard whole.cells > width else { return whole }
    return Styled([.init([name])]) + .wrapped(kind, to: width, .faint)
  }
}
