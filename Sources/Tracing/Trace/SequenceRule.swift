/// When a controller may do something, as a lesson writes it behind `rule:`.
///
///     write View only-inside observer, lifecycle when post except busy-indicators, first-responder
public struct SequenceRule: Equatable, Sendable {
  /// What must not be done at any time.
  public enum Operation: String, CaseIterable, Sendable {
    /// To call or to set.
    case write
    case call
    case set
  }

  /// Messages that the rule leaves alone, since they tell nothing about the model, or were asked for.
  public enum Exemption: String, CaseIterable, Sendable {
    case busyIndicators = "busy-indicators"
    case firstResponder = "first-responder"
    /// What a data source puts on a cell when the table asks for it.
    case cells
  }

  public var operation: Operation
  public var receiver: Role
  /// The calls inside which it may be done.
  public var enclosingKinds: [MessageKind]
  /// The rule holds only in turns in which such a message is sent; `nil` for all turns.
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
  /// As it is written.
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
  public var kinds: [MessageKind] {
    switch self {
    case .write: [.call, .set]
    case .call: [.call]
    case .set: [.set]
    }
  }
}

extension SequenceRule.Exemption {
  /// The methods, without what stands in their parentheses.
  public var methods: [String] {
    switch self {
    case .busyIndicators: ["beginRefreshing", "endRefreshing"]
    case .firstResponder: ["becomeFirstResponder", "resignFirstResponder"]
    case .cells: ["contentConfiguration"]
    }
  }
}
