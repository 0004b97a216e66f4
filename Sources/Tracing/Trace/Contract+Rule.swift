extension Contract {
  /// What a table cannot say, as a lesson writes it after `rule:`.
  ///
  ///     write View only-inside observer, lifecycle when post except busy-indicators, first-responder
  ///     state State only-inside update except restoring
  ///     command after diff
  public struct Rule: Equatable, Sendable {
    /// What has to be inside of calls, or after messages.
    public enum Subject: Equatable, Sendable {
      /// What a controller does with objects of this role: only inside of calls. The condition restricts that to turns in
      /// which such a message is sent.
      case operation(Operation, Role, when: MessageKind? = nil)
      /// Changes of the state of objects of these roles, no matter which object makes them.
      case state([Role], Relation)
      case messages(MessageKind, Relation)
    }

    public enum Operation: String, CaseIterable, Sendable {
      /// A call or a set.
      case write
      case call
      case set

      /// The kinds of messages that count as this operation.
      public var kinds: [MessageKind] {
        switch self {
        case .write: [.call, .set]
        case .call: [.call]
        case .set: [.set]
        }
      }
    }

    public enum Relation: String, CaseIterable, Sendable {
      /// Some call around it is of one of the kinds.
      case onlyInside = "only-inside"
      /// No call around it is of one of the kinds.
      case notInside = "not-inside"
      /// A message of one of the kinds came earlier in the same turn.
      case after
    }

    /// What the rule does not apply to. The messages of an operation: they show nothing of the model, or the view asked
    /// for them. `restoring` is for the other rules, and excepts all that happens inside the call.
    public enum Exemption: String, CaseIterable, Sendable {
      case busyIndicators = "busy-indicators"
      case firstResponder = "first-responder"
      /// What a data source puts on a cell when the table asks for it.
      case cells
      /// What is put on an alert before it is presented.
      case alerts
      case restoring

      /// The names of the methods, without parentheses and labels.
      public var methods: [String] {
        switch self {
        case .busyIndicators: ["beginRefreshing", "endRefreshing"]
        case .firstResponder: ["becomeFirstResponder", "resignFirstResponder"]
        case .cells: ["contentConfiguration"]
        case .alerts: ["addTextField", "addAction"]
        case .restoring: ["decodeRestorableState"]
        }
      }
    }

    public var subject: Subject
    /// Of the calls or messages.
    public var kinds: [MessageKind]
    public var exemptions: [Exemption]

    public init(
      _ subject: Subject, _ kinds: [MessageKind], except exemptions: [Exemption] = []
    ) {
      self.subject = subject
      self.kinds = kinds
      self.exemptions = exemptions
    }
  }
}

extension Contract.Rule {
  public var relation: Relation {
    switch subject {
    case .operation: .onlyInside
    case .state(_, let relation), .messages(_, let relation): relation
    }
  }

  /// The rule applies only to turns in which such a message is sent; `nil` for all turns.
  public var condition: MessageKind? {
    if case .operation(_, _, let condition) = subject { condition } else { nil }
  }
}

extension Contract.Rule: CustomStringConvertible {
  /// The rule as a lesson writes it.
  public var description: String {
    let parts = [
      subjectWords, list(relation.rawValue, kinds.map(\.rawValue)),
      list("when", [condition].compactMap { $0?.rawValue }),
      list("except", exemptions.map(\.rawValue)),
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private var subjectWords: String {
    switch subject {
    case .operation(let operation, let role, _): "\(operation.rawValue) \(role.heading)"
    case .state(let roles, _): "state \(roles.map(\.heading).joined(separator: ", "))"
    case .messages(let kind, _): kind.rawValue
    }
  }

  private func list(_ word: String, _ names: [String]) -> String? {
    names.isEmpty ? nil : "\(word) \(names.joined(separator: ", "))"
  }
}
