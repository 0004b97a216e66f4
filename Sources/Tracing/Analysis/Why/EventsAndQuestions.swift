import Trace

// Which messages tell their receiver something, and which only ask it.

extension MessageKind {
  /// Whether its receiver is told something by an object, and not only asked or made.
  var isEvent: Bool { !isQuestion && ![.subscribe, .create, .user].contains(self) }

  /// Whether it only asks its receiver for something.
  var isQuestion: Bool { [.query, .datasource, .read, .render].contains(self) }
}

extension Trace.Message {
  var isToItself: Bool { from == to }

  /// Whether the runtime forwards what only asks something.
  func isForwardedQuestion(in messages: [Int: Trace.Message]) -> Bool {
    kind == .forward && parent.flatMap { messages[$0] }?.isQuestion == true
  }

  /// Whether its receiver is told something. That the runtime asks an object to whom it would forward is no news.
  var isEvent: Bool { (kind.isEvent || isEdit) && !text.hasPrefix("forwardingTarget(") }

  /// Whether it only asks its receiver for something.
  var isQuestion: Bool { kind.isQuestion && !isEdit }

  /// Whether an object asks for something that it shows, such as the rows of a list.
  var isPull: Bool { kind == .datasource && !isEdit }

  /// Whether it says that the user edited a row. A table sends that to its data source, whom it asks all else.
  var isEdit: Bool { kind == .datasource && text.hasPrefix("tableView(_:commit:") }

  /// Whether it is the method, or writes the property. Labels may be left out.
  public func hasName(_ name: String) -> Bool {
    baseName.lowercased() == name.withoutParentheses.lowercased()
  }
}
