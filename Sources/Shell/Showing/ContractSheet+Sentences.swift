import Analysis
import Cells
import Trace

extension ContractSheet {
  /// For ears and pipes.
  var sentences: [String] {
    ["The contract of \(title)."] + ways.map(sentence) + ["Nothing else is allowed."]
      + [contract.rule?.sentence].compactMap { $0 } + verdict
  }

  private func sentence(_ way: Way) -> String {
    let (from, to) = (way.route.from.heading, way.route.to.heading)
    let may =
      way.allowed.isEmpty
      ? "\(from) may not send to \(to)."
      : "\(from) may send to \(to): \(way.allowed.map(\.rawValue).listed("and"))."
    let sent = [
      counted(way.allowed, way, "Sent"), counted(way.forbidden, way, "Sent but not allowed"),
    ]
    return ([may] + sent.compactMap { $0 }).joined(separator: " ")
  }

  /// `Sent: 2 delegate and 1 datasource.`
  private func counted(_ kinds: [MessageKind], _ way: Way, _ word: String) -> String? {
    let counts = kinds.compactMap { kind -> String? in
      let count = use?.count(of: kind, on: way.route) ?? 0
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return counts.isEmpty ? nil : "\(word): \(counts.listed("and"))."
  }

  private var verdict: [String] {
    guard use != nil else { return [] }
    guard !breaches.isEmpty else { return ["No breach."] }
    return ["\(countOfBreaches):"]
      + breaches.compactMap { breach in
        message(of: breach).map {
          "Message \($0.number), \($0.from) to \($0.to), \($0.text): \(breach.wording).".printable
        }
      }
  }
}
