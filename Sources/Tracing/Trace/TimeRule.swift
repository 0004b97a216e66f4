/// When something may happen, as a lesson writes it after `rule:`.
///
///     state Model, ViewNode not-inside body
///     state State only-inside update except restoring
///     command after diff
public struct TimeRule: Equatable, Sendable {
  /// What the rule restricts.
  public enum Subject: Equatable, Sendable {
    /// Changes of the state of objects of these roles.
    case state([Role])
    case messages(MessageKind)
  }

  public enum Relation: String, CaseIterable, Sendable {
    /// Some call around it is of one of the kinds.
    case onlyInside = "only-inside"
    /// No call around it is of one of the kinds.
    case notInside = "not-inside"
    /// A message of one of the kinds came earlier in the same turn.
    case after
  }

  public var subject: Subject
  public var relation: Relation
  public var kinds: [MessageKind]
  /// A call of this method may do it, too.
  public var exemption: Exemption?

  public enum Exemption: String, CaseIterable, Sendable {
    case restoring

    /// The name of the method, without parentheses and labels.
    public var method: String {
      switch self {
      case .restoring: "decodeRestorableState"
      }
    }
  }

  public init(
    _ subject: Subject, _ relation: Relation, _ kinds: [MessageKind],
    except exemption: Exemption? = nil
  ) {
    self.subject = subject
    self.relation = relation
    self.kinds = kinds
    self.exemption = exemption
  }
}

extension TimeRule: CustomStringConvertible {
  /// The rule as a lesson writes it.
  public var description: String {
    let kinds = kinds.map(\.rawValue).joined(separator: ", ")
    let exception = exemption.map { " except \($0.rawValue)" } ?? ""
    return "\(subject) \(relation.rawValue) \(kinds)\(exception)"
  }
}

extension TimeRule.Subject: CustomStringConvertible {
  public var description: String {
    switch self {
    case .state(let roles): "state \(roles.map(\.heading).joined(separator: ", "))"
    case .messages(let kind): kind.rawValue
    }
  }
}
