extension MessageKind {
  /// What to call a message that no method gave a name to.
  var unnamed: String {
    switch self {
    case .closure: "handler()"
    case .targetAction: "action"
    default: rawValue
    }
  }
}
