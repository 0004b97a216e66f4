/// When a controller may do something, as a lesson writes it after `rule:`.
///
///     write View only-inside observer, lifecycle when post except busy-indicators, first-responder
public struct SequenceRule: Equatable, Sendable {
  /// What the rule restricts.
  public enum Operation: String, CaseIterable, Sendable {
    /// A call or a set.
    case write
    case call
    case set
  }

  /// Messages that the rule does not apply to: they show nothing of the model, or the view asked for them.
  public enum Exemption: String, CaseIterable, Sendable {
    case busyIndicators = "busy-indicators"
    case firstResponder = "first-responder"
    /// What a data source puts on a cell when the table asks for it.
    case cells
    /// What is put on an alert before it is presented.
    case alerts
  }

  public var operation: Operation
  /// The role of the objects that receive the restricted messages.
  public var receiver: Role
  /// The kinds of calls inside which the operation is allowed.
  public var enclosingKinds: [MessageKind]
  /// The rule applies only to turns in which such a message is sent; `nil` for all turns.
  public var condition: MessageKind?
  public var exemptions: [Exemption]

  public init(
    _ operation: Operation, _ receiver: Role, onlyInside enclosingKinds: [MessageKind],
    when condition: MessageKind? = nil, except exemptions: [Exemption] = []
  ) {
    self.operation = operation
    self.receiver = receiver
    self.enclosingKinds = enclosingKinds
    self.condition = condition
    self.exemptions = exemptions
  }
}

extension SequenceRule: CustomStringConvertible {
  /// The rule as a lesson writes it.
  public var description: String {
    let parts = [
      "\(operation.rawValue) \(receiver.heading)",
      list("only-inside", enclosingKinds.map(\.rawValue)),
      list("when", [condition].compactMap { $0?.rawValue }),
      list("except", exemptions.map(\.rawValue)),
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private func list(_ word: String, _ names: [String]) -> String? {
    names.isEmpty ? nil : "\(word) \(names.joined(separator: ", "))"
  }
}

extension SequenceRule.Operation {
  /// The kinds of messages that count as this operation.
  public var kinds: [MessageKind] {
    switch self {
    case .write: [.call, .set]
    case .call: [.call]
    case .set: [.set]
    }
  }
}

extension SequenceRule.Exemption {
  /// The names of the methods, without parentheses and labels.
  public var methods: [String] {
    switch self {
    case .busyIndicators: ["beginRefreshing", "endRefreshing"]
    case .firstResponder: ["becomeFirstResponder", "resignFirstResponder"]
    case .cells: ["contentConfiguration"]
    case .alerts: ["addTextField", "addAction"]
    }
  }
}
