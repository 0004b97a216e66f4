import Analysis
import Cells
import Diagrams
import Localization
import Trace

extension ContractSheet {
  /// For screen readers and pipes.
  public var sentences: [String] {
    [localized("The contract of \(title).")] + cells.map(sentence)
      + [localized("Nothing else is allowed.")] + contract.ruleSentences + verdict
  }

  private func sentence(_ cell: Cell) -> String {
    let (from, to) = (cell.route.from.heading, cell.route.to.heading)
    let may =
      cell.allowed.isEmpty
      ? localized("\(from) may not send to \(to).")
      : localized("\(from) may send to \(to): \(cell.allowed.map(\.rawValue).listed(.and)).")
    let sent = counted(cell.allowed, cell).map { localized(" Sent: \($0).") }
    let wrong = counted(cell.forbidden, cell).map { localized(" Sent but not allowed: \($0).") }
    return [may, sent, wrong].compactMap(\.self).joined()
  }

  /// `2 delegate and 1 datasource`
  private func counted(_ kinds: [MessageKind], _ cell: Cell) -> String? {
    let counts = kinds.compactMap { kind -> String? in
      let count = use?.count(of: kind, on: cell.route) ?? 0
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return counts.isEmpty ? nil : counts.listed(.and)
  }

  private var verdict: [String] {
    guard use != nil else { return [] }
    let rest = [remark].compactMap(\.self)
    guard let count = countOfBreaches else { return [localized("No breach.")] + rest }
    let sent = breaches.compactMap { breach in
      message(of: breach).map {
        localized(
          "Message \($0.number), \($0.from) to \($0.to), \($0.text): \(breach.wording)."
        ).printable
      }
    }
    let outside = changes.map { localized("\(words($0)).") }
    return [localized("\(count):")] + sent + outside + rest
  }

  /// `2 breaches`; `nil` for none.
  var countOfBreaches: String? {
    let count = breaches.count + changes.count
    return count == 0 ? nil : Counted.breaches(count)
  }

  /// `AppState.folders changed outside of all messages, during tap Edit: State changed outside an update`
  func words(_ outside: ContractVerdict.ChangeOutside) -> String {
    let property = "\(outside.change.owner).\(outside.change.property)"
    let words =
      outside.action.map {
        localized(
          "\(property) changed outside of all messages, during \($0): \(outside.wording)")
      } ?? localized("\(property) changed outside of all messages: \(outside.wording)")
    return words.printable
  }
}
