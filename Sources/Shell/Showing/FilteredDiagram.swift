import Diagrams
import Lessons

/// The part of a diagram that a lesson wants to be looked at, and how much is left out.
struct FilteredDiagram {
  private(set) var diagram: Diagram
  private var hidden = 0
  private var hiddenBreaches = 0

  /// Keeps what happens among the participants to keep. Numbers, nesting and causes are those of
  /// the whole, so that both can be compared.
  init(_ whole: Diagram, _ filter: RunRequest.Filter) {
    diagram = whole
    let kept = Set(whole.participants.map(\.name).filter { filter.keeps($0) })
    guard kept.count < whole.participants.count else { return }
    let ids = Set(whole.participants.filter { kept.contains($0.name) }.map(\.id))
    diagram.participants = whole.participants.filter { ids.contains($0.id) }
    diagram.items = whole.items.compactMap { $0.among(ids) }
    hidden = whole.messages.count - diagram.messages.count
    hiddenBreaches = whole.breaches.count - diagram.breaches.count
  }

  /// So that nothing is left out in silence.
  var remark: String? {
    guard hidden > 0 else { return nil }
    let broken = hiddenBreaches == 0 ? "" : ", \(hiddenBreaches) of which break the contract,"
    return "\(hidden) messages to or from others\(broken) are not shown here (diagram shows them)"
  }
}

extension RunRequest.Filter {
  fileprivate func keeps(_ name: String) -> Bool {
    (only.isEmpty || only.contains(name)) && !hide.contains(name)
  }
}

extension Diagram.Item {
  fileprivate func among(_ ids: Set<String>) -> Diagram.Item? {
    switch self {
    case .turn, .frame, .section, .end, .numbering: return self
    case .message(let message): return ids.isSuperset(of: [message.from, message.to]) ? self : nil
    case .reply(let reply): return ids.isSuperset(of: [reply.callee, reply.caller]) ? self : nil
    case .change(let change): return ids.contains(change.owner) ? self : nil
    case .note(let note): return ids.isSuperset(of: note.over) ? self : nil
    case .activation(let activation):
      return ids.contains(activation.participant) ? self : nil
    case .release(var release):
      release.objects.removeAll { !ids.contains($0) }
      return release.objects.isEmpty ? nil : .release(release)
    }
  }
}
