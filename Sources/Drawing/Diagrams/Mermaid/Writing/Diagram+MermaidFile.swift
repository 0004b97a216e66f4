extension Diagram {
  /// The diagram as Mermaid reads it, in a file of its own: it says what a filter hides, and which messages others
  /// refer to.
  public var mermaidFile: String { mermaidRemark + numberedInWords.mermaid }

  /// A comment on what a filter hides; empty where it hides nothing.
  var mermaidRemark: String {
    remarks.hidden.bareRemark.map { "%% \($0.onOneLine)\n" } ?? ""
  }

  /// With numbers in the words of messages, where other words refer to them: Mermaid's own numbers would count
  /// replies, too.
  var numberedInWords: Diagram {
    guard messages.contains(where: { $0.cause != nil }) else { return self }
    return mappingMessages { message in
      message.text = [message.numeral, message.text].spaced
    }
  }
}
