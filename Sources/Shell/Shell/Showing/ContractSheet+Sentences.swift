import Analysis
import Cells
import Localization
import Trace

extension ContractSheet {
  /// For ears and pipes.
  var sentences: [String] {
    [localized("The contract of \(title).")] + ways.map(sentence)
      + [localized("Nothing else is allowed."), contract.rule?.sentence].compactMap { $0 }
      + verdict
  }

  private func sentence(_ way: Way) -> String {
    let (from, to) = (way.route.from.heading, way.route.to.heading)
    let may =
      way.allowed.isEmpty
      ? localized("\(from) may not send to \(to).")
      : localized("\(from) may send to \(to): \(way.allowed.map(\.rawValue).listed("and")).")
    let sent = counted(way.allowed, way).map { localized(" Sent: \($0).") }
    let wrong = counted(way.forbidden, way).map { localized(" Sent but not allowed: \($0).") }
    return [may, sent, wrong].compactMap(\.self).joined()
  }

  /// `2 delegate and 1 datasource`
  private func counted(_ kinds: [MessageKind], _ way: Way) -> String? {
    let counts = kinds.compactMap { kind -> String? in
      let count = use?.count(of: kind, on: way.route) ?? 0
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return counts.isEmpty ? nil : counts.listed("and")
  }

  private var verdict: [String] {
    guard use != nil else { return [] }
    guard !breaches.isEmpty else { return [localized("No breach.")] }
    return [localized("\(countOfBreaches):")]
      + breaches.compactMap { breach in
        message(of: breach).map {
          localized(
            "Message \($0.number), \($0.from) to \($0.to), \($0.text): \(breach.wording)."
          ).printable
        }
      }
  }
}
